/**
 * An invented season of ten games: everything people enter, week by week. Nothing here is computed. The tables are in
 * tables.ts, what comes of it all in expected.ts.
 */
import { FINISH_TABLE, TABLES } from './tables.js';

export const SEED = 'season of the hand-checked table';
export const GAME_ID = 'season-2018';

export type Mark =
  | { kind: 'free' }
  | { kind: 'unspecified' }
  | { kind: 'skip' }
  | { kind: 'move'; by: number }
  | { kind: 'offer'; offer: string; side: number | null };

/** What the organiser reads from the picture (2.4, 3.1) and enters in the cell editor before the season. */
export const BOARD: readonly [cell: number, mark: Mark][] = [
  [8, { kind: 'free' }],
  [17, { kind: 'skip' }],
  [24, { kind: 'offer', offer: 'dress', side: null }],
  [33, { kind: 'unspecified' }],
  [44, { kind: 'move', by: 11 }],
  [79, { kind: 'move', by: -3 }],
  [107, { kind: 'move', by: -9 }],
  [121, { kind: 'move', by: 12 }],
  [152, { kind: 'move', by: -11 }],
  [161, { kind: 'move', by: 7 }],
  [194, { kind: 'move', by: 21 }],
  [217, { kind: 'skip' }],
];

/** A settled offer: `judge` by the organiser, `word` of the clan itself, `asked` of the organiser at the next table. */
export interface Settled {
  offer: string;
  clan: number;
  done: boolean;
  how: 'judge' | 'word' | 'asked';
}

export interface Painting {
  clan: number;
  by: 'boss' | 'consigliere';
  cells: number[];
  /** Cells of other clans, painted over. */
  over?: number[];
}

export interface Lot {
  team: string;
  bids: [clan: number, cells: number][];
}

export interface CaptiveSale {
  clan: number;
  /** Whom the Triads' boss names when the listed team was absent. */
  named?: string;
  bids: [clan: number, cells: number][];
  /** The cells the Triads' boss takes from the winner. */
  cells: number[];
}

/** One game and the days after it. */
export interface Week {
  game: number;
  date: string;
  /** How many questions were asked; 0: the table came without questions. */
  questions: number;
  table: string;
  creative: string[];
  /** Answers to what the engine must ask on the game day. */
  answers?: {
    /** 1.1: the order of the teams that share a place. */
    deal?: string[];
    /** 2.5: the order of the clans that share the best place. */
    order?: number[];
    /** 8.2, where there are no questions: cell → clans from the winner down, equals together. */
    fights?: Record<number, number[][]>;
  };
  settled?: Settled[];
  /** From now on a repaint costs one point a game (the council's decision). */
  repaintOnce?: boolean;
  paint?: Painting[];
  captive?: CaptiveSale;
  /** Emigrants registered for the next game that nobody controls, in the order of their lots. */
  lots?: Lot[];
}

export const WEEKS: readonly Week[] = [
  {
    game: 170,
    date: '2018-01-17',
    questions: 36,
    table: TABLES[170]!,
    creative: ['Зайчатки разума'],
    answers: { deal: ['Жигулевские горы', 'Пьяный зяблик'] },
    settled: [{ offer: 'dress', clan: 1, done: true, how: 'judge' }],
    // The Mexicans do not answer: anarchy.
    paint: [
      { clan: 1, by: 'boss', cells: [42] },
      { clan: 2, by: 'boss', cells: [38, 60] },
      { clan: 3, by: 'consigliere', cells: [43, 90, 91] },
      { clan: 4, by: 'boss', cells: [26, 27, 28, 29] },
      { clan: 5, by: 'boss', cells: [37, 45, 61, 63, 64] },
    ],
  },
  {
    game: 171,
    date: '2018-01-24',
    questions: 36,
    table: TABLES[171]!,
    creative: ['Норм15'],
    settled: [
      { offer: 'story', clan: 2, done: true, how: 'judge' },
      { offer: 'story', clan: 3, done: true, how: 'judge' },
      { offer: 'story', clan: 4, done: false, how: 'word' },
      { offer: 'story', clan: 5, done: true, how: 'judge' },
      { offer: 'story', clan: 6, done: false, how: 'asked' },
    ],
    paint: [
      { clan: 3, by: 'boss', cells: [120, 124, 127, 128] },
      { clan: 5, by: 'boss', cells: [100] },
      { clan: 1, by: 'boss', cells: [103, 104, 105, 112, 114, 115] },
      { clan: 4, by: 'consigliere', cells: [118, 119], over: [45] },
      { clan: 2, by: 'boss', cells: [76, 97] },
      { clan: 6, by: 'boss', cells: [70, 73, 74, 77, 80] },
    ],
    lots: [
      {
        team: 'Бодрячком!',
        bids: [
          [5, 1],
          [1, 2],
          [5, 3],
          [1, 4],
        ],
      },
      {
        team: 'Команда-Маманда',
        bids: [
          [4, 1],
          [3, 2],
          [4, 3],
        ],
      },
    ],
  },
  {
    game: 172,
    date: '2018-01-31',
    questions: 36,
    table: TABLES[172]!,
    creative: ['Коварное мыло'],
    paint: [
      { clan: 5, by: 'boss', cells: [150] },
      { clan: 3, by: 'boss', cells: [131, 132, 134] },
      { clan: 1, by: 'boss', cells: [98, 116] },
      { clan: 2, by: 'boss', cells: [135, 136, 137, 138] },
      { clan: 4, by: 'boss', cells: [139, 140, 141, 143, 144] },
      { clan: 6, by: 'consigliere', cells: [145, 146, 147, 149, 151, 153] },
    ],
  },
  {
    game: 173,
    date: '2018-02-07',
    questions: 36,
    table: TABLES[173]!,
    creative: ['Золотой гусь'],
    answers: { order: [6, 2] },
    settled: [{ offer: 'humour', clan: 5, done: false, how: 'word' }],
    paint: [
      { clan: 6, by: 'boss', cells: [158, 159, 160] },
      { clan: 2, by: 'boss', cells: [182, 183, 184, 185], over: [98, 114] },
      { clan: 1, by: 'boss', cells: [155] },
      { clan: 5, by: 'boss', cells: [156, 157] },
      { clan: 3, by: 'boss', cells: [173, 174, 175, 176, 178] },
      { clan: 4, by: 'boss', cells: [162, 163, 166, 167] },
    ],
  },
  {
    game: 174,
    date: '2018-02-14',
    questions: 0,
    table: TABLES[174]!,
    creative: ['Вектор'],
    answers: { fights: { 123: [[1, 3]], 98: [[2], [5]] } },
    repaintOnce: true,
    // The Russians: anarchy.
    paint: [
      { clan: 4, by: 'boss', cells: [188] },
      { clan: 3, by: 'boss', cells: [191, 193, 195] },
      { clan: 6, by: 'boss', cells: [189, 190] },
      { clan: 2, by: 'boss', cells: [196, 197, 198, 199] },
      { clan: 5, by: 'boss', cells: [210, 211, 212, 213, 214, 216] },
    ],
    lots: [
      {
        team: 'Бодрячком!',
        bids: [
          [5, 3],
          [2, 5],
        ],
      },
      { team: 'Магнезия в 11', bids: [] },
    ],
  },
  {
    game: 175,
    date: '2018-02-21',
    questions: 36,
    table: TABLES[175]!,
    creative: ['Вжик'],
    settled: [{ offer: 'tribute', clan: 6, done: true, how: 'word' }],
    paint: [
      { clan: 3, by: 'boss', cells: [219, 220] },
      { clan: 6, by: 'boss', cells: [236, 238, 239, 240, 242, 243] },
      { clan: 5, by: 'boss', cells: [218] },
      { clan: 1, by: 'boss', cells: [225, 226, 228, 231] },
      // Two cells painted over for one point: the council has decided so.
      { clan: 4, by: 'boss', cells: [232, 233, 235], over: [145, 147] },
      { clan: 2, by: 'boss', cells: [221, 222, 224] },
    ],
  },
  {
    game: 176,
    date: '2018-02-28',
    questions: 24,
    table: TABLES[176]!,
    // An emigrant team that nobody controls wins the contest.
    creative: ['25 ромашек'],
    settled: [{ offer: 'surrender', clan: 2, done: true, how: 'word' }],
    paint: [
      { clan: 2, by: 'boss', cells: [244] },
      { clan: 4, by: 'boss', cells: [247, 249, 250] },
      { clan: 5, by: 'boss', cells: [245, 246] },
      { clan: 3, by: 'boss', cells: [200, 251, 252, 253, 255, 256, 258, 259, 260] },
      { clan: 1, by: 'boss', cells: [108, 111, 117, 122, 230, 261] },
    ],
  },
  {
    game: 177,
    date: '2018-03-07',
    questions: 36,
    table: TABLES[177]!,
    creative: ['Жигулевские горы'],
    paint: [
      { clan: 1, by: 'boss', cells: [161, 165, 168, 171, 172] },
      { clan: 2, by: 'boss', cells: [125, 126] },
      { clan: 3, by: 'boss', cells: [129, 130, 133] },
      { clan: 6, by: 'boss', cells: [142, 148, 152, 154] },
      { clan: 4, by: 'boss', cells: [123] },
      { clan: 5, by: 'boss', cells: [177, 179, 187, 192, 194, 208] },
    ],
    captive: {
      clan: 1,
      bids: [
        [2, 3],
        [3, 4],
        [2, 5],
        [3, 6],
      ],
      cells: [252, 253, 255, 256, 258, 259],
    },
  },
  {
    game: 178,
    date: '2018-03-14',
    questions: 36,
    table: TABLES[178]!,
    creative: ['Зайчатки разума'],
    settled: [{ offer: 'ode', clan: 1, done: false, how: 'word' }],
    // The Russians: anarchy.
    paint: [
      { clan: 4, by: 'boss', cells: [223] },
      { clan: 3, by: 'boss', cells: [227, 229] },
      { clan: 2, by: 'boss', cells: [241, 248, 254] },
      { clan: 6, by: 'boss', cells: [215, 217, 234, 257] },
      { clan: 5, by: 'boss', cells: [10, 11, 12, 13, 14] },
    ],
    captive: { clan: 3, named: 'Пираты Эквадора', bids: [], cells: [] },
  },
  {
    game: 179,
    date: '2018-03-21',
    questions: 36,
    table: TABLES[179]!,
    creative: ['Золотой гусь'],
  },
];

/** The same season up to the last table, which is another one: it ends by 2.7 and not by 2.8. */
export const FINISH_WEEKS: readonly Week[] = [
  ...WEEKS.slice(0, -1),
  { game: 179, date: '2018-03-21', questions: 36, table: FINISH_TABLE, creative: ['Шайка-лейка'] },
];
