/** Cups by the two sets of table rules, with the points clubs count by today; the organiser edits them. */
import type { Formula } from './formula.js';
import type { CupPack } from './setup.js';

function everyRole(points: number): Formula['win'] {
  return { don: points, mafia: points, sheriff: points, doctor: points, citizen: points };
}

/** A point a win; best move 0.2 for two and 0.4 for three black; compensation up to 0.4 by the share of first deaths. */
const formula: Formula = {
  win: everyRole(100),
  loss: everyRole(0),
  draw: everyRole(0),
  bestMove: [0, 0, 20, 40],
  extra: { least: -100, most: 70 },
  foul: { each: 0, free: 3 },
  technical: 0,
  removal: -50,
  firstVictim: {
    kind: 'share',
    most: 40,
    percent: 40,
    base: 'played',
    rounding: 'half',
    least: 4,
    side: 'red',
    when: 'lost',
  },
  leastGames: 0,
  ties: ['wins', 'headToHead', 'firstVictim', 'bestMove', 'keyWins', 'lot'],
};

export const mafiaCup: CupPack = {
  id: 'mafia-cup',
  version: '1',
  title: { ru: 'Кубок по мафии', en: 'Mafia cup' },
  zone: 'Europe/Moscow',
  table: { pack: 'vavt-cup-2017', seats: 10, rulings: {} },
  formula,
  rulings: {},
};

export const mafiaCupClassic: CupPack = {
  ...mafiaCup,
  id: 'mafia-cup-classic',
  title: { ru: 'Кубок по спортивной мафии', en: 'Sports mafia cup' },
  table: { pack: 'sport-classic', seats: 10, rulings: {} },
};
