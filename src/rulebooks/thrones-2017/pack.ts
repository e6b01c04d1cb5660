/**
 * The amber season of 2017 as data: ten houses (chapter 4), all 135 cells as the text describes them, fourteen Wednesdays, and the
 * numbers of every rule. Cells without a mark are free (3.free). The Iron Bank of the organisers (4.11) makes no moves.
 */
import type { Mark } from '../race/pack.js';
import type { ThronesPack } from './setup.js';

const WEDNESDAYS = [
  ...['2017-09-27', '2017-10-04', '2017-10-11', '2017-10-18', '2017-10-25', '2017-11-01', '2017-11-08'],
  ...['2017-11-15', '2017-11-22', '2017-11-29', '2017-12-06', '2017-12-13', '2017-12-20', '2017-12-27'],
];

/** The houses by the cell of their castle; the White Walkers have none. */
const CASTLES: Record<number, number> = { 9: 7, 10: 1, 16: 3, 32: 4, 37: 6, 64: 5, 68: 2, 71: 9, 75: 8 };

/** Where a jump leads: the number of the target cell, whatever the picture shows. */
const JUMPS: Record<number, number> = { 2: 5, 65: 20, 82: 59, 85: 89, 122: 99, 125: 127 };

/** What a cell adds to the next move. */
const CHANGES: Record<number, number> = { 46: -4, 48: -1, 54: 4, 103: 4, 104: 4 };

const marks: Record<string, Mark> = {
  29: { kind: 'restart' },
  36: { kind: 'twins', to: 49 },
  39: { kind: 'coin' },
  55: { kind: 'offer', offer: 'dress', side: null },
  105: { kind: 'name' },
  128: { kind: 'skip' },
};
for (const [cell, side] of Object.entries(CASTLES)) marks[cell] = { kind: 'castle', side };
for (const [cell, to] of Object.entries(JUMPS)) marks[cell] = { kind: 'move', by: to - Number(cell) };
for (const [cell, by] of Object.entries(CHANGES)) marks[cell] = { kind: 'change', by };

const t = (ru: string, en: string) => ({ ru, en });

/** What the cells tell, in our own words. */
const stories: NonNullable<ThronesPack['stories']> = {
  // 3.2
  2: t('Мертвецы идут по пятам — медлить нельзя.', 'The dead are close behind — no time to linger.'),
  // 3.9
  9: t(
    'Остров железнорождённых встречает своих и косится на чужих.',
    'The isle of the ironborn greets its own and frowns on others.',
  ),
  // 3.10
  10: t('На горизонте скала с золотым львом.', 'On the horizon, a rock with a golden lion.'),
  // 3.16
  16: t('Сады Хайгардена цветут для Тиреллов.', 'The gardens of Highgarden bloom for the Tyrells.'),
  // 3.29
  29: t(
    'Драконье пламя не разбирает, кто свой; жрица вернёт к жизни в начале пути.',
    'Dragon fire does not choose; a priestess brings back to life where the way began.',
  ),
  // 3.32
  32: t('Зима здесь дома, и Старки тоже.', 'Winter is at home here, and so are the Starks.'),
  // 3.36
  36: t(
    'Два замка и мост между ними; хозяин моста пропускает женихов.',
    'Two castles and a bridge; its lord lets bridegrooms through.',
  ),
  // 3.37
  37: t('Замок на слиянии рек принадлежит Талли.', 'The castle where rivers meet belongs to the Tullys.'),
  // 3.39
  39: t(
    'Незнакомец протягивает железную монету: она пригодится в Браавосе.',
    'A stranger holds out an iron coin: it will be of use in Braavos.',
  ),
  // 3.46
  46: t(
    'В столице правят воробьи: покаяние отнимает время.',
    'Sparrows rule the capital: penance takes time.',
  ),
  // 3.48
  48: t('Оплавленные стены никому не приносят счастья.', 'The molten walls bring luck to nobody.'),
  // 3.54
  54: t('Старые боги слышат молитву у чардрева.', 'The old gods hear a prayer at the weirwood.'),
  // 3.55
  55: t(
    'Дети леса выходят только к тем, кто похож на них.',
    'The Children come out only to those who look like them.',
  ),
  // 3.64
  64: t('Выше Орлиного Гнезда только небо Арренов.', 'Above the Eyrie there is only the sky of the Arryns.'),
  // 3.65
  65: t('Лунная дверь открыта. Осторожно!', 'The Moon Door is open. Mind the step!'),
  // 3.68
  68: t(
    'Штормовой предел выстоял во всех бурях Баратеонов.',
    'Storm’s End has stood through all the Baratheons’ storms.',
  ),
  // 3.71
  71: t('Солнечное Копьё блестит над песками Мартеллов.', 'Sunspear glitters over the Martells’ sands.'),
  // 3.75
  75: t('На Драконьем Камне ждут хозяев с драконами.', 'Dragonstone waits for its masters with dragons.'),
  // 3.82
  82: t(
    'Железный флот на курсе — только бегство.',
    'The Iron Fleet is on course — flight is all that is left.',
  ),
  // 3.85
  85: t(
    'Флот занят кем-то другим: самое время скрыться.',
    'The fleet is busy with somebody else: the time to slip away.',
  ),
  // 3.103
  103: t('Браавос: здесь удача улыбается каждому.', 'Braavos: fortune smiles on everybody here.'),
  104: t('Браавос: здесь удача улыбается каждому.', 'Braavos: fortune smiles on everybody here.'),
  // 3.105
  105: t('Безликий спрашивает монету и имя.', 'The Faceless Man asks for a coin and a name.'),
  // 3.122
  122: t('Степь дрожит от копыт: бежать.', 'The steppe trembles with hooves: run.'),
  // 3.125
  125: t('Орда гонит кого-то к морю — не нас.', 'The horde drives somebody to the sea — not us.'),
  // 3.128
  128: t('Последний привал перед битвой.', 'The last halt before the battle.'),
};

type Side = ThronesPack['sides'][number];
const house = (
  id: number,
  name: Side['name'],
  letter: string,
  colour: string,
  pattern: Side['pattern'],
  about: Side['name'],
): Side => ({ id, name, short: name, letter, colour, pattern, about });

export const thrones2017: ThronesPack = {
  id: 'thrones-2017',
  version: '1',
  title: t(
    'Онлайн-настолка «Игра Престолов», янтарный сезон 2017',
    'Online board game “Game of Thrones”, amber season 2017',
  ),
  zone: 'Europe/Samara',
  size: 135,
  sides: [
    // 4.1
    house(
      1,
      t('Ланнистеры', 'Lannister'),
      'Л',
      '#b3202c',
      'diagonal',
      t(
        'Золотой лев на алом. Замок — Утёс Кастерли.',
        'A golden lion on crimson. Their castle is Casterly Rock.',
      ),
    ),
    // 4.2
    house(
      2,
      t('Баратеоны', 'Baratheon'),
      'Б',
      '#e0a81c',
      'crosses',
      t(
        'Коронованный олень на золотом. Замок — Штормовой предел.',
        'A crowned stag on gold. Their castle is Storm’s End.',
      ),
    ),
    // 4.3
    house(
      3,
      t('Тиреллы', 'Tyrell'),
      'Т',
      '#3f8f3a',
      'rings',
      t('Роза на зелёном. Замок — Хайгарден.', 'A rose on green. Their castle is Highgarden.'),
    ),
    // 4.4
    house(
      4,
      t('Старки', 'Stark'),
      'С',
      '#8d979f',
      'plain',
      t('Лютоволк на снегу. Замок — Винтерфелл.', 'A direwolf on snow. Their castle is Winterfell.'),
    ),
    // 4.5
    house(
      5,
      t('Аррены', 'Arryn'),
      'А',
      '#5fb0e5',
      'dots',
      t(
        'Луна и сокол в небе. Замок — Орлиное гнездо.',
        'A moon and a falcon in the sky. Their castle is the Eyrie.',
      ),
    ),
    // 4.6
    house(
      6,
      t('Талли', 'Tully'),
      'Р',
      '#3154a8',
      'waves',
      t(
        'Серебряная форель в красно-синих волнах. Замок — Риверран.',
        'A silver trout in waves of red and blue. Their castle is Riverrun.',
      ),
    ),
    // 4.7
    house(
      7,
      t('Грейджои', 'Greyjoy'),
      'Г',
      '#3d3a35',
      'checks',
      t('Золотой кракен на чёрном. Замок — Пайк.', 'A golden kraken on black. Their castle is Pyke.'),
    ),
    // 4.8
    house(
      8,
      t('Таргариены', 'Targaryen'),
      'Д',
      '#7a1f5c',
      'stripes',
      t(
        'Красный трёхглавый дракон на чёрном. Замок — Драконий камень.',
        'A red three-headed dragon on black. Their castle is Dragonstone.',
      ),
    ),
    // 4.9
    house(
      9,
      t('Мартеллы', 'Martell'),
      'М',
      '#e2711d',
      'stars',
      t(
        'Солнце, пронзённое копьём. Замок — Солнечное Копьё.',
        'A sun pierced by a spear. Their castle is Sunspear.',
      ),
    ),
    // 4.10
    house(
      10,
      t('Белые ходоки', 'White Walkers'),
      'Х',
      '#2aa7b8',
      'bricks',
      t(
        'Герба и замка нет; знак — синий глаз. К ним уходят пропавшие команды.',
        'No arms and no castle; their sign is a blue eye. Teams that vanish go over to them.',
      ),
    ),
  ],
  marks,
  invented: [],
  stories,
  games: WEDNESDAYS.map((date, index) => ({ number: index + 1, date })),
  gameTime: '19:00',
  report: { days: 4, time: '11:00' },
  dice: { mainDivisor: 10, cupDivisor: 2, least: 1, creative: 2 },
  appointments: { date: '2017-12-27', time: '24:00' },
  modules: {
    blocks: { size: 10 },
    mercenaries: {},
    deserters: { side: 10, absences: 3, gain: 2, loss: 4 },
    castles: { own: 2, other: -1 },
    twins: { left: 3 },
    coin: { named: -4, own: 2, owed: -2 },
    offers: {
      offers: {
        dress: {
          kind: 'dress',
          cell: 55,
          side: null,
          title: t('Дресс-код «Дети леса»', 'Dress code “Children of the Forest”'),
          task: t(
            'На следующую игру команды дома приходят в образе детей леса.',
            'At the next game the teams of the house come dressed as the Children of the Forest.',
          ),
        },
      },
      stake: { fulfilled: 4, refused: 0 },
      storyReward: 0,
      captives: {},
      captiveLeast: 1,
    },
    intrigues: { games: [5, 10], target: -4, ally: 3, failed: -2, winner: 8, loser: -2 },
  },
};
