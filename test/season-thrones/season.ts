/**
 * An invented season of fourteen games: everything people enter, week by week. Nothing here is computed. The tables are in
 * tables.ts, what comes of it all in expected.ts.
 */
import { FINISH_TABLE, TABLES } from './tables.js';

export const SEED = 'season of the ten houses';
export const GAME_ID = 'season-2017';

/** Teams of the opening, by their places in the table of the season before. */
export const DEALT: readonly string[] = [
  ...['Полярная сова', 'Кот учёный', 'Седьмой этаж', 'Медный чайник', 'Вторая смена'],
  ...['Речной трамвай', 'Гром и молнии', 'Якорный двор', 'Лишние люди', 'Садовое кольцо'],
  ...['Двоечники', 'Синяя борода', 'Тихий час', 'Перелётные птицы', 'Чистый лист'],
  ...['Снег в июле', 'Сто дорог', 'Вишнёвый сад', 'Белые вороны', 'Пятый угол'],
  ...['Последняя электричка', 'Ёлки-палки', 'Мелкий шрифт', 'Три кита', 'Обратный билет'],
  ...['Слово за слово', 'Мамонты', 'Кисель', 'Северный ветер', 'Почти отличники'],
  ...['Пятница, вечер', 'Шестое чувство', 'Вверх дном'],
];

export interface Letter {
  from: number;
  ally: number;
  target: number;
}

/** One game and the days around it. */
export interface Week {
  game: number;
  date: string;
  table: string;
  creative: string[];
  /** 6.1: letters before the game. */
  letters?: readonly Letter[];
  /** 6.2: what is decided of allies with different targets: the target that counts, or that the pact has failed. */
  pact?: number | 'failed' | 'none';
  /** 3.55: how the houses asked at the game before have come to this one. */
  dressed?: readonly { house: number; done: boolean }[];
  /** 2.5: the order of the houses that share the best place. */
  sharedBest?: number[];
  /** 3.36, 3.105: what houses choose after the game; whoever is missing gives no answer. */
  choices?: readonly { house: number; option: string }[];
  /** 7: from the next game on the feast eats two thirds rounded down; the loser of a duel loses 8. */
  decided?: { eaten?: true; eight?: true };
}

export const WEEKS: readonly Week[] = [
  {
    game: 1,
    date: '2017-09-27',
    table: TABLES[1]!,
    creative: ['Якорный двор'],
  },
  {
    game: 2,
    date: '2017-10-04',
    table: TABLES[2]!,
    creative: ['Шестое чувство'],
  },
  {
    game: 3,
    date: '2017-10-11',
    table: TABLES[3]!,
    creative: ['Лишние люди'],
    // The Targaryens (8) do not answer.
    choices: [{ house: 2, option: 'refuse' }],
  },
  {
    game: 4,
    date: '2017-10-18',
    table: TABLES[4]!,
    creative: ['Снег в июле'],
    choices: [{ house: 10, option: 'marry' }],
  },
  {
    game: 5,
    date: '2017-10-25',
    table: TABLES[5]!,
    creative: ['Сто дорог'],
    letters: [
      // 6.2.
      { from: 10, ally: 5, target: 3 },
      { from: 5, ally: 10, target: 3 },
      // 6.3.
      { from: 4, ally: 5, target: 1 },
      // 6.4, the ally keeps silent: a duel won, and one that is a draw.
      { from: 7, ally: 8, target: 6 },
      { from: 3, ally: 9, target: 8 },
      // Allies of one mind, but not about the enemy.
      { from: 1, ally: 2, target: 9 },
      { from: 2, ally: 1, target: 4 },
    ],
    pact: 'failed',
    dressed: [],
    decided: { eaten: true },
  },
  {
    game: 6,
    date: '2017-11-01',
    table: TABLES[6]!,
    creative: ['Медный чайник'],
    sharedBest: [2, 9],
    dressed: [{ house: 4, done: false }],
    choices: [{ house: 1, option: 'marry' }],
  },
  {
    game: 7,
    date: '2017-11-08',
    table: TABLES[7]!,
    creative: ['Двоечники'],
  },
  {
    game: 8,
    date: '2017-11-15',
    table: TABLES[8]!,
    creative: ['Пятый угол'],
    dressed: [{ house: 7, done: true }],
  },
  {
    game: 9,
    date: '2017-11-22',
    table: TABLES[9]!,
    creative: ['Вишнёвый сад'],
    decided: { eight: true },
  },
  {
    game: 10,
    date: '2017-11-29',
    table: TABLES[10]!,
    creative: ['Белые вороны'],
    letters: [
      // Two coalitions against the Arryns.
      { from: 1, ally: 9, target: 5 },
      { from: 9, ally: 1, target: 5 },
      { from: 2, ally: 4, target: 5 },
      { from: 4, ally: 2, target: 5 },
      // The ally is with somebody else.
      { from: 7, ally: 2, target: 10 },
      // Duels: a draw, and one the sender loses.
      { from: 3, ally: 6, target: 8 },
      { from: 10, ally: 6, target: 7 },
      { from: 5, ally: 8, target: 2 },
      { from: 8, ally: 5, target: 9 },
    ],
    pact: 2,
    dressed: [{ house: 2, done: true }],
  },
  {
    game: 11,
    date: '2017-12-06',
    table: TABLES[11]!,
    creative: ['Гром и молнии'],
    choices: [{ house: 4, option: '8' }],
  },
  {
    game: 12,
    date: '2017-12-13',
    table: TABLES[12]!,
    creative: ['Мелкий шрифт'],
    // The Greyjoys (7) have a coin and name nobody.
  },
  {
    game: 13,
    date: '2017-12-20',
    table: TABLES[13]!,
    creative: ['Синяя борода'],
  },
  {
    game: 14,
    date: '2017-12-27',
    table: TABLES[14]!,
    creative: ['Медный чайник'],
  },
];

/** The same season up to the last table, which is another one: it ends by 2.7 and not by 2.8. */
export const FINISH_WEEKS: readonly Week[] = [
  ...WEEKS.slice(0, -1),
  { game: 14, date: '2017-12-27', table: FINISH_TABLE, creative: ['Пятый угол'] },
];
