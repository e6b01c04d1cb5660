/**
 * Uniformly random play of the engine against exact probabilities. A vote is played as at a table: the first speakers
 * nominate, no hand goes up, so the last nominee leaves (4.9). REGLAMENT_GAMES=200000 plays so many a case.
 */
import { describe, expect, test } from 'vitest';
import type { Command, Draws } from '../../../src/engine/contract.js';
import type { TableCommand } from '../../../src/rulebooks/table/commands.js';
import { tableRulebook } from '../../../src/rulebooks/table/index.js';
import { vavtCup2017 } from '../../../src/rulebooks/table/pack.js';
import type { Role } from '../../../src/rulebooks/table/setup.js';
import { type GameState, holderOf, living, livingOf } from '../../../src/rulebooks/table/state.js';
import { Chance } from './random-table.js';
import { JUDGE } from './table.js';

const GAMES = Number(process.env.REGLAMENT_GAMES ?? 20_000);
const SMALL = Math.ceil(GAMES / 50);

const NO_LUCK: Draws = {
  int: () => {
    throw new Error('no draw is needed');
  },
  sample: () => {
    throw new Error('no draw is needed');
  },
};
const AT = '2026-03-01T10:00:00.000Z';

interface Model {
  black: number;
  citizens: number;
  doctor?: 'others' | 'any';
  /** Whether somebody leaves on day one. */
  firstDay: boolean;
  victory?: 'parity' | 'extinction';
}

function roles({ black, citizens, doctor }: Model): Role[] {
  return [
    ...Array.from({ length: black }, () => 'mafia' as const),
    ...(doctor ? ['doctor' as const] : []),
    ...Array.from({ length: citizens }, () => 'citizen' as const),
  ];
}

/** The table dealt and the first day open: the same for all games of a model. */
function opened(model: Model): GameState {
  const cards = {
    don: 0,
    mafia: model.black,
    sheriff: 0,
    doctor: model.doctor ? 1 : 0,
    citizen: model.citizens,
  };
  const state = tableRulebook.init({
    pack: { ...vavtCup2017, cards },
    rulings: {
      gameEndSpeech: 'no',
      'lastWord.night': 'no',
      victory: model.victory ?? 'parity',
      stalemate: 'continue',
    },
  });
  const dealt = Object.fromEntries(roles(model).map((role, index) => [String(index + 1), role]));
  return give(give(state, { type: 'enterRoles', roles: dealt }), { type: 'endPhase' });
}

function give(state: GameState, command: Command): GameState {
  const decision = tableRulebook.decide(state, command as TableCommand, {
    author: JUDGE,
    at: AT,
    draws: NO_LUCK,
  });
  if ('refusal' in decision) throw new Error(JSON.stringify([command, decision.refusal]));
  return decision.events.reduce((next, event) => tableRulebook.evolve(next, event), state);
}

function blackWins(start: GameState, model: Model, chance: Chance): boolean {
  let state = structuredClone(start);
  // Undo is not needed here, and the steps would only be copied.
  const go = (command: Command): void => {
    state = give(state, command);
    state.steps = [];
  };
  for (let turns = 0; turns < 100; turns++) {
    const { phase, day } = state.table;
    if (state.table.victory) return state.table.victory.winner === 'black';
    if (phase === 'speeches') {
      if (day > 1 || model.firstDay) {
        const alive = living(state.table);
        const leaving = chance.pick(alive);
        // On day one a single candidate is not voted on (4.10): another one stands before him.
        if (day === 1) {
          go({ type: 'nominate', seat: alive.find((n) => n !== leaving) });
          go({ type: 'next' });
        }
        go({ type: 'nominate', seat: leaving });
      }
      go({ type: 'endPhase' });
      if (state.table.phase === 'vote') go({ type: 'closeVote' });
      if (state.table.phase === 'lastWords') go({ type: 'endPhase' });
    } else {
      go({ type: 'shoot', target: chance.pick(livingOf(state.table, 'red')) });
      heal(state, model, chance, go);
      go({ type: 'endPhase' });
    }
  }
  throw new Error('a game without end');
}

function heal({ table }: GameState, { doctor }: Model, chance: Chance, go: (command: Command) => void): void {
  const seat = holderOf(table, 'doctor');
  if (!doctor || seat === null) return;
  const self = doctor === 'any' && !table.pastNights.some((night) => night.heal?.target === seat);
  go({ type: 'next' });
  go({ type: 'heal', target: chance.pick(living(table).filter((n) => self || n !== seat)) });
}

/** How often black wins, and how far from the exact value that is, in standard errors. */
function errorsFrom(exact: number, model: Model, games: number, seed: number): number {
  const chance = new Chance(seed);
  const start = opened(model);
  let won = 0;
  for (let game = 0; game < games; game++) if (blackWins(start, model, chance)) won++;
  const error = Math.sqrt((exact * (1 - exact)) / games);
  return Math.abs(won / games - exact) / Math.max(error, 1e-12);
}

describe('parity tested after each departure (I.3)', () => {
  test('ten players, three black, somebody leaves on day one: 149/160', { timeout: 3_600_000 }, () => {
    expect(errorsFrom(149 / 160, { black: 3, citizens: 7, firstDay: true }, GAMES, 1)).toBeLessThan(3);
  });

  test('nobody leaves on day one: 31/35', { timeout: 3_600_000 }, () => {
    expect(errorsFrom(31 / 35, { black: 3, citizens: 7, firstDay: false }, GAMES, 2)).toBeLessThan(3);
  });

  test.each([
    ['others', 0.905512],
    ['any', 0.902823],
  ] as const)('a Doctor who heals %s: %f', { timeout: 3_600_000 }, (doctor, exact) => {
    expect(errorsFrom(exact, { black: 3, citizens: 6, doctor, firstDay: true }, GAMES, 3)).toBeLessThan(3);
  });
});

describe('played till one side is extinct', () => {
  /** w(n, m) = (n − m)/n · w(n − 2, m) + m/n · w(n − 2, m − 1) */
  function exactly(n: number, m: number): number {
    if (m === 0) return 0;
    if (m >= n) return 1;
    return ((n - m) / n) * exactly(n - 2, m) + (m / n) * exactly(n - 2, m - 1);
  }

  test.each([1, 2, 3, 4])('w(n, %i) for n up to 16', { timeout: 3_600_000 }, (m) => {
    for (let n = m + 1; n <= 16; n++) {
      const model: Model = { black: m, citizens: n - m, firstDay: true, victory: 'extinction' };
      const exact = exactly(n, m);
      if (exact === 1) expect(errorsFrom(exact, model, 50, n)).toBe(0);
      else expect(errorsFrom(exact, model, SMALL, 100 * m + n), `w(${n}, ${m})`).toBeLessThan(3);
    }
  });
});
