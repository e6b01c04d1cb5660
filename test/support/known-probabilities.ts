/**
 * Games whose chances are known exactly: black shoots a red player every night, by day somebody leaves at random. Shared by
 * the test of the rulebook and that of the lab.
 */
import type { Role } from '../../src/rulebooks/table/setup.js';

export interface Model {
  black: number;
  citizens: number;
  doctor?: 'others' | 'any';
  /** Whether somebody leaves on day one. */
  firstDay: boolean;
  victory?: 'parity' | 'extinction';
}

/** Parity tested after each departure (I.3): the chance of black. */
export const KNOWN: readonly { name: string; exact: number; model: Model }[] = [
  {
    name: 'ten players, three black, somebody leaves on day one: 149/160',
    exact: 149 / 160,
    model: { black: 3, citizens: 7, firstDay: true },
  },
  {
    name: 'nobody leaves on day one: 31/35',
    exact: 31 / 35,
    model: { black: 3, citizens: 7, firstDay: false },
  },
  {
    name: 'a Doctor who heals others: 0.905512',
    exact: 0.905512,
    model: { black: 3, citizens: 6, doctor: 'others', firstDay: true },
  },
  {
    name: 'a Doctor who heals any: 0.902823',
    exact: 0.902823,
    model: { black: 3, citizens: 6, doctor: 'any', firstDay: true },
  },
];

/** Played till one side is extinct: w(n, m) = (n − m)/n · w(n − 2, m) + m/n · w(n − 2, m − 1) */
export function untilExtinct(n: number, m: number): number {
  if (m === 0) return 0;
  if (m >= n) return 1;
  return ((n - m) / n) * untilExtinct(n - 2, m) + (m / n) * untilExtinct(n - 2, m - 1);
}

export const extinctionModel = (n: number, m: number): Model => ({
  black: m,
  citizens: n - m,
  firstDay: true,
  victory: 'extinction',
});

export function cardsOf({ black, citizens, doctor }: Model): Record<Role, number> {
  return { don: 0, mafia: black, sheriff: 0, doctor: doctor ? 1 : 0, citizen: citizens };
}

export function rulingsOf({ victory = 'parity' }: Model): Record<string, string> {
  return { gameEndSpeech: 'no', 'lastWord.night': 'no', victory, stalemate: 'continue' };
}

/** How far a share lies from the exact value, in standard errors. */
export function errorsFrom(exact: number, won: number, games: number): number {
  const error = Math.sqrt((exact * (1 - exact)) / games);
  return Math.abs(won / games - exact) / Math.max(error, 1e-12);
}
