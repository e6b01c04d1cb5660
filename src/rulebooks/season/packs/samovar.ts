/**
 * «Последний самовар»: the template of a season with everything switched on. Six guilds cross an endless tablecloth, cell by
 * cell from its edge to the middle, where the last samovar of the world stands.
 */
import type { Text } from '../../../engine/contract.js';
import type { Mark } from '../../race/pack.js';
import { gamesOf } from '../calendar.js';
import type { Calendar, SeasonFile } from '../pack.js';
import { spiral } from './layouts.js';

const t = (ru: string, en: string): Text => ({ ru, en });

/** Thursdays; on 5 November the kettles are descaled. */
const calendar: Calendar = {
  first: '2026-09-10',
  every: 7,
  games: 10,
  skip: ['2026-11-05'],
  firstNumber: 1,
};

type Offer = NonNullable<SeasonFile['modules']['offers']>['offers'][string];

const offers: Record<string, Offer> = {
  dress: {
    kind: 'dress',
    cell: 13,
    side: null,
    title: t('Приём у Сервиза', 'A reception at the China Set'),
    task: t(
      'На следующую игру команды отряда приходят с чем-нибудь из посуды на голове или в петлице.',
      'To the next game the teams of the side come with a piece of crockery on their heads or in their buttonholes.',
    ),
  },
  story: {
    kind: 'story',
    cell: 26,
    side: 2,
    title: t('Сплетни на связке', 'Gossip on a string'),
    task: t(
      'Каждый отряд сочиняет сплетню о Баранках: откуда у них дырка.',
      'Every side makes up some gossip about the Bagels: where their hole comes from.',
    ),
  },
  humour: {
    kind: 'humour',
    cell: 36,
    side: 1,
    title: t('Свисток Чайников', 'The whistle of the Kettles'),
    task: t(
      'Подать шуточную жалобу на громкость кипения.',
      'File a humorous complaint about the loudness of boiling.',
    ),
  },
  tribute: {
    kind: 'tribute',
    cell: 42,
    side: 3,
    title: t('Лимонная доля', 'The lemon’s slice'),
    task: t(
      'Отдать Лимонам клетки, которые достанутся под вышивку в следующей игре.',
      'Hand to the Lemons the cells to be embroidered after the next game.',
    ),
  },
  surrender: {
    kind: 'surrender',
    cell: 51,
    side: 4,
    title: t('Ложки — в варенье', 'Spoons into the jam'),
    task: t(
      'Отдать Варенью все Перелётные Ложки, какие есть у отряда.',
      'Give the Jam all the Wandering Spoons the side has.',
    ),
  },
  captive: {
    kind: 'captive',
    cell: 62,
    side: 5,
    title: t('Пряничный домик', 'The gingerbread house'),
    task: t(
      'Команда отряда засиделась в гостях: её очки следующей игры Пряники продают с торгов.',
      'A team of the side has overstayed its visit: the Gingerbreads auction its points of the next game.',
    ),
  },
  ode: {
    kind: 'ode',
    cell: 74,
    side: 6,
    title: t('Ода Сквозняку', 'An ode to the Draught'),
    task: t('Воспеть Сквозняк, не закрывая форточки.', 'Praise the Draught without shutting the window.'),
  },
};

const marks: Record<string, Mark> = {
  4: { kind: 'change', by: 2 },
  6: { kind: 'move', by: 4 },
  8: { kind: 'castle', side: 1 },
  11: { kind: 'skip' },
  15: { kind: 'roulette' },
  17: { kind: 'move', by: -5 },
  19: { kind: 'castle', side: 2 },
  22: { kind: 'coin' },
  24: { kind: 'change', by: -3 },
  28: { kind: 'twins', to: 35 },
  30: { kind: 'castle', side: 3 },
  33: { kind: 'restart' },
  38: { kind: 'roulette' },
  40: { kind: 'move', by: 6 },
  44: { kind: 'castle', side: 4 },
  47: { kind: 'skip' },
  49: { kind: 'change', by: 4 },
  53: { kind: 'move', by: -8 },
  55: { kind: 'name' },
  57: { kind: 'castle', side: 5 },
  60: { kind: 'roulette' },
  65: { kind: 'change', by: -2 },
  67: { kind: 'move', by: 5 },
  70: { kind: 'twins', to: 76 },
  77: { kind: 'skip' },
  79: { kind: 'move', by: -10 },
  83: { kind: 'coin' },
  85: { kind: 'roulette' },
};
for (const [offer, { cell, side }] of Object.entries(offers)) marks[cell] = { kind: 'offer', offer, side };

const stories: NonNullable<SeasonFile['stories']> = {
  1: t(
    'Край скатерти. Дальше — бахрома и неизвестность.',
    'The edge of the tablecloth. Beyond it fringe and the unknown.',
  ),
  4: t('Сахарница приоткрыта: бодрит.', 'The sugar bowl is ajar: invigorating.'),
  6: t('По складке скатерти катятся легко.', 'One rolls easily down the fold of the cloth.'),
  8: t('Конфорка «Заря», родной дом Чайников.', 'The Dawn hotplate, home of the Kettles.'),
  11: t('Диванная подушка. Мы только присели.', 'A sofa cushion. We only sat down.'),
  13: t(
    'Сервиз принимает по четвергам и только приличных.',
    'The China Set receives on Thursdays, and only the presentable.',
  ),
  15: t(
    'Вертящийся поднос: лучшее блюдо уезжает к соседям.',
    'The turning tray: the best dish goes round to the neighbours.',
  ),
  17: t('Муха. Отступаем с достоинством.', 'A fly. We withdraw with dignity.'),
  19: t(
    'Гвоздь, на котором висит вся связка Баранок.',
    'The nail on which the whole string of Bagels hangs.',
  ),
  22: t(
    'На блюдце лежит фантик. Он кому-то ещё понадобится.',
    'A sweet wrapper lies on the saucer. Somebody will want it yet.',
  ),
  24: t('Чай пролит. Обходим по салфетке.', 'Tea has been spilt. We go round by the napkin.'),
  26: t('Связка Баранок сушится и рассказывает.', 'The string of Bagels is drying and telling tales.'),
  28: t(
    'Мост из кусков сахара; на том берегу невесты и щипцы.',
    'A bridge of sugar lumps; on the far side brides and tongs.',
  ),
  30: t('Блюдце с голубой каймой — столица Лимонов.', 'A saucer with a blue rim, capital of the Lemons.'),
  33: t('Кипяток! Смыло к самому краю.', 'Boiling water! Washed away to the very edge.'),
  36: t(
    'Чайники свистят. Они считают, что поют.',
    'The Kettles are whistling. They believe they are singing.',
  ),
  38: t('Поднос опять повернули.', 'The tray has been turned again.'),
  40: t('Попутный пар.', 'A following steam.'),
  42: t('Лимоны берут долю. Кислую.', 'The Lemons take their slice. A sour one.'),
  44: t('Банка с бантом: усадьба Варенья.', 'A jar with a bow: the manor of the Jam.'),
  47: t('Послеобеденный сон в кресле.', 'An after-dinner nap in the armchair.'),
  49: t('Мёд. Липко, но воодушевляет.', 'Honey. Sticky, but inspiring.'),
  51: t('Варенье собирает ложки со всего стола.', 'The Jam collects spoons from the whole table.'),
  53: t('Кот прошёл по столу.', 'The cat has walked across the table.'),
  55: t(
    'Безымянный Официант принимает фантик и спрашивает имя.',
    'The Nameless Waiter takes the wrapper and asks for a name.',
  ),
  57: t(
    'Печатная доска Пряников: здесь их зовут по отчеству.',
    'The mould of the Gingerbreads: here they are called by their fathers’ names.',
  ),
  60: t('Поднос на двенадцать персон.', 'A tray for twelve.'),
  62: t('Пряничный домик. Войти легко.', 'The gingerbread house. Going in is easy.'),
  65: t('Крошки. Идти больно и хрустит.', 'Crumbs. It hurts, and it crunches.'),
  67: t('Кто-то дёрнул скатерть — вперёд!', 'Somebody has pulled the cloth — onwards!'),
  70: t(
    'Второй сахарный мост; первую свадьбу здесь помнят.',
    'The second bridge of sugar; the first wedding is remembered here.',
  ),
  74: t('Форточка. Сквозняк любит, когда о нём поют.', 'The window pane. The Draught likes to be sung of.'),
  77: t('Разговор о погоде. Его нельзя прервать.', 'A talk about the weather. It cannot be interrupted.'),
  79: t(
    'Уронили ложечку. Придётся лезть под стол.',
    'A teaspoon was dropped. One has to climb under the table.',
  ),
  83: t('Последний фантик в вазочке.', 'The last wrapper in the bowl.'),
  85: t('Поднос у самого самовара.', 'The tray by the samovar itself.'),
  88: t('Последний самовар. Ещё тёплый.', 'The last samovar. Still warm.'),
};

export const samovar: SeasonFile = {
  format: 1,
  id: 'samovar',
  version: '1',
  title: t('Последний самовар', 'The Last Samovar'),
  zone: 'Europe/Samara',
  size: 88,
  sides: [
    {
      id: 1,
      name: t('Гильдия Чайников', 'Guild of Kettles'),
      short: t('Чайники', 'Kettles'),
      letter: 'Ч',
      colour: '#b5452c',
      pattern: 'plain',
      about: t('Вскипают первыми и первыми же остывают.', 'The first to boil and the first to cool down.'),
    },
    {
      id: 2,
      name: t('Братство Баранок', 'Brotherhood of Bagels'),
      short: t('Баранки', 'Bagels'),
      letter: 'Б',
      colour: '#c98a1b',
      pattern: 'rings',
      about: t(
        'Всегда вместе, на одной верёвке. О дырке не спрашивать.',
        'Always together, on one string. Do not ask about the hole.',
      ),
    },
    {
      id: 3,
      name: t('Дом Лимонов', 'House of Lemons'),
      short: t('Лимоны', 'Lemons'),
      letter: 'Л',
      colour: '#e6d23c',
      pattern: 'stripes',
      about: t('Старинный род с кислым выражением лица.', 'An old family with a sour look.'),
    },
    {
      id: 4,
      name: t('Княжество Варенья', 'Principality of Jam'),
      short: t('Варенье', 'Jam'),
      letter: 'В',
      colour: '#8a1f4d',
      pattern: 'dots',
      about: t('К ним легко прилипнуть и трудно уйти.', 'Easy to stick to and hard to leave.'),
    },
    {
      id: 5,
      name: t('Цех Пряников', 'Union of Gingerbreads'),
      short: t('Пряники', 'Gingerbreads'),
      letter: 'П',
      colour: '#5c3a21',
      pattern: 'checks',
      about: t('Чёрствые снаружи, с начинкой внутри.', 'Hard outside, filled inside.'),
    },
    {
      id: 6,
      name: t('Вольный Сквозняк', 'Free Draught'),
      short: t('Сквозняк', 'Draught'),
      letter: 'С',
      colour: '#3f8fb5',
      pattern: 'waves',
      about: t(
        'Ни дома, ни чашки. Кто долго не приходит к столу, того уносит сюда.',
        'Neither home nor cup. Whoever stays away from the table is blown here.',
      ),
    },
  ],
  marks,
  invented: [],
  stories,
  layout: spiral(11, 8),
  games: gamesOf(calendar),
  calendar,
  gameTime: '19:00',
  report: { days: 2, time: '12:00' },
  dice: { mainDivisor: 10, cupDivisor: 2, least: 1, creative: 2 },
  appointments: { date: '2026-09-24', time: '24:00' },
  // The Waiter hears everything, so the tea council votes by folded napkins.
  rulings: { 'council.ballots': 'secret' },
  modules: {
    blocks: { size: 6 },
    mercenaries: { until: 3 },
    deserters: { side: 6, absences: 3, gain: 2, loss: 4 },
    restart: {},
    changes: {},
    castles: { own: 2, other: -1, every: true },
    twins: { left: 3 },
    coin: { named: -4, own: 2, owed: -2 },
    roulette: {},
    territory: {
      steps: [
        { from: { days: 2, time: '12:00' }, to: { days: 2, time: '18:00' }, clans: 2 },
        { from: { days: 2, time: '18:00' }, to: { days: 3, time: '12:00' }, clans: 4 },
        { from: { days: 3, time: '12:00' }, to: { days: 5, time: '24:00' }, clans: 6 },
      ],
      close: { days: -2, time: '24:00' },
    },
    emigrants: {
      absences: 2,
      auction: { open: { days: -1, time: '12:00' }, close: { days: 0, time: '18:00' } },
    },
    fights: {},
    offers: {
      offers,
      stake: { fulfilled: 4, refused: -4 },
      storyReward: 1,
      captives: {},
      captiveLeast: 2,
    },
    proposals: {},
    intrigues: { games: [4, 8], target: -4, ally: 3, failed: -2, winner: 6, loser: -3 },
    conclave: {},
  },
};
