/** A small season to begin with: sixty cells, four sides, and only what is easy to explain. */
import type { Text } from '../../../engine/contract.js';
import type { Mark } from '../../race/pack.js';
import { gamesOf } from '../calendar.js';
import type { Calendar, SeasonFile } from '../pack.js';
import { snake } from './layouts.js';

const t = (ru: string, en: string): Text => ({ ru, en });

const calendar: Calendar = { first: '2026-09-10', every: 14, games: 6, skip: [], firstNumber: 1 };

const marks: Record<string, Mark> = {
  4: { kind: 'change', by: 2 },
  7: { kind: 'castle', side: 1 },
  11: { kind: 'move', by: 3 },
  15: { kind: 'skip' },
  18: { kind: 'castle', side: 2 },
  22: { kind: 'change', by: -2 },
  26: { kind: 'move', by: -4 },
  31: { kind: 'castle', side: 3 },
  35: { kind: 'change', by: 3 },
  39: { kind: 'skip' },
  43: { kind: 'castle', side: 4 },
  47: { kind: 'move', by: 5 },
  51: { kind: 'change', by: -3 },
  56: { kind: 'move', by: -9 },
};

export const backyard: SeasonFile = {
  format: 1,
  id: 'backyard',
  version: '1',
  title: t('Дворовая экспедиция', 'The Backyard Expedition'),
  zone: 'Europe/Samara',
  size: 60,
  sides: [
    {
      id: 1,
      name: t('Коты с гаражей', 'Garage Cats'),
      short: t('Коты', 'Cats'),
      letter: 'К',
      colour: '#d9822b',
      pattern: 'stripes',
      about: t(
        'Спят по шестнадцать часов, зато остальные восемь — легенды.',
        'Asleep for sixteen hours; legends for the other eight.',
      ),
    },
    {
      id: 2,
      name: t('Псы у подъезда', 'Porch Dogs'),
      short: t('Псы', 'Dogs'),
      letter: 'П',
      colour: '#7a5230',
      pattern: 'plain',
      about: t(
        'Знают всех жильцов по запаху и всех почтальонов по имени.',
        'Know every tenant by smell and every postman by name.',
      ),
    },
    {
      id: 3,
      name: t('Голуби с крыши', 'Roof Pigeons'),
      short: t('Голуби', 'Pigeons'),
      letter: 'Г',
      colour: '#5f86b3',
      pattern: 'dots',
      about: t('Видят двор целиком и обсуждают его вслух.', 'See the whole yard and discuss it aloud.'),
    },
    {
      id: 4,
      name: t('Ежи из-под смородины', 'Currant Hedgehogs'),
      short: t('Ежи', 'Hedgehogs'),
      letter: 'Ё',
      colour: '#3f7d3a',
      pattern: 'crosses',
      about: t(
        'Ходят ночью, ходят громко, никому не уступают.',
        'Walk by night, walk loudly, give way to nobody.',
      ),
    },
  ],
  marks,
  invented: [],
  stories: {
    4: t('Кто-то забыл на лавке бутерброд.', 'Somebody has left a sandwich on the bench.'),
    7: t('Крыша гаража нагрета солнцем: котам здесь рады.', 'The garage roof is warm: cats are welcome.'),
    11: t('Самокат едет под горку сам.', 'The scooter rolls downhill by itself.'),
    15: t(
      'В песочнице строят замок. Строят все.',
      'A castle is being built in the sandpit. Everybody builds.',
    ),
    18: t('Подъезд номер три, коврик пса Шарика.', 'Entrance three, the mat of the dog Sharik.'),
    22: t('Лужа глубже, чем казалась.', 'The puddle is deeper than it looked.'),
    26: t(
      'Бабушка на лавке: «А вы чьи?» Назад и в обход.',
      'The old lady on the bench: “Whose are you?” Back and around.',
    ),
    31: t('Карниз девятого этажа.', 'The ledge of the ninth floor.'),
    35: t(
      'Дворник Петрович сегодня в духе и открыл калитку.',
      'Petrovich the caretaker is in a good mood and has opened the gate.',
    ),
    39: t('Поливают газон. Сохнем.', 'The lawn is being watered. We dry.'),
    43: t(
      'Под смородиной тихо, сухо и немного яблок.',
      'Under the currants it is quiet and dry, with a few apples.',
    ),
    47: t('Кто-то держит дверь лифта.', 'Somebody is holding the lift.'),
    51: t('Новый забор. Дырку ещё не проделали.', 'A new fence. No hole in it yet.'),
    56: t('Домофон не узнал.', 'The intercom did not recognise us.'),
    60: t(
      'Чердак. Сокровище двора — коробка из-под телевизора.',
      'The attic. The treasure of the yard: the box of a television set.',
    ),
  },
  layout: snake(10, 6),
  games: gamesOf(calendar),
  calendar,
  gameTime: '19:00',
  report: { days: 2, time: '12:00' },
  dice: { mainDivisor: 10, cupDivisor: 2, least: 1, creative: 2 },
  appointments: { date: '2026-09-24', time: '24:00' },
  rulings: {},
  modules: {
    changes: {},
    castles: { own: 2, other: -1, every: true },
    fights: {},
  },
};
