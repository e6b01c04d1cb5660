/** Formulas clubs count by, to begin from; every number can be changed afterwards. All points are hundredths. */
import type { Text } from '../../../engine/contract.js';
import type { Formula } from '../../../rulebooks/table/cup/formula.js';

interface Preset {
  id: string;
  title: Text;
  about: Text;
  formula: Formula;
}

const all = (points: number): Formula['win'] => ({
  don: points,
  mafia: points,
  sheriff: points,
  doctor: points,
  citizen: points,
});

const plain: Formula = {
  win: all(100),
  loss: all(0),
  draw: all(0),
  bestMove: [0, 0, 0, 0],
  extra: { least: 0, most: 0 },
  foul: { each: 0, free: 4 },
  technical: 0,
  removal: 0,
  firstVictim: { kind: 'none' },
  leastGames: 0,
  ties: ['wins', 'headToHead', 'keyWins', 'lot'],
};

const PRESETS: readonly Preset[] = [
  {
    id: 'wins',
    title: { ru: 'Только победы', en: 'Wins only' },
    about: {
      ru: 'Балл за победу и больше ничего: для вечера в клубе.',
      en: 'A point for a win and nothing else: for an evening at the club.',
    },
    formula: plain,
  },
  {
    id: 'fixed',
    title: { ru: 'Твёрдая компенсация', en: 'A fixed compensation' },
    about: {
      ru: 'Победа, лучший ход, баллы судьи; первой жертве — всегда одно и то же.',
      en: 'Win, best move, the judge’s points; the first victim always gets the same.',
    },
    formula: {
      ...plain,
      bestMove: [0, 10, 25, 40],
      extra: { least: -50, most: 50 },
      foul: { each: 0, free: 3 },
      removal: -50,
      firstVictim: { kind: 'fixed', points: 20, side: 'red', when: 'lost' },
      ties: ['wins', 'headToHead', 'bestMove', 'firstVictim', 'keyWins', 'lot'],
    },
  },
  {
    id: 'roles',
    title: { ru: 'Дороже за главные роли', en: 'Key roles are worth more' },
    about: {
      ru: 'Дон и шериф получают за победу больше и теряют за поражение.',
      en: 'The don and the sheriff win more and lose points for a loss.',
    },
    formula: {
      ...plain,
      win: { don: 150, mafia: 100, sheriff: 150, doctor: 120, citizen: 100 },
      loss: { don: -20, mafia: 0, sheriff: -20, doctor: 0, citizen: 0 },
      bestMove: [0, 0, 20, 40],
      extra: { least: -50, most: 50 },
      foul: { each: -10, free: 3 },
      removal: -50,
      firstVictim: { kind: 'fixed', points: 20, side: 'red', when: 'any' },
      ties: ['plain', 'wins', 'headToHead', 'keyWins', 'lot'],
    },
  },
];

/** All formulas to begin from, that of the pack first. */
export function presetsOf(pack: Formula): Preset[] {
  return [
    {
      id: 'pack',
      title: { ru: 'Клубная', en: 'The clubs’ own' },
      about: {
        ru: 'Победа, лучший ход, баллы судьи; компенсация растёт с числом первых смертей.',
        en: 'Win, best move, the judge’s points; the compensation grows with the number of first deaths.',
      },
      formula: pack,
    },
    ...PRESETS,
  ];
}
