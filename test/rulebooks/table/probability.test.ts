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
import {
  cardsOf,
  errorsFrom,
  extinctionModel,
  KNOWN,
  type Model,
  rulingsOf,
  untilExtinct,
} from '../../support/known-probabilities.js';
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

function roles({ black, citizens, doctor }: Model): Role[] {
  return [
    ...Array.from({ length: black }, () => 'mafia' as const),
    ...(doctor ? ['doctor' as const] : []),
    ...Array.from({ length: citizens }, () => 'citizen' as const),
  ];
}

/** The table dealt and the first day open: the same for all games of a model. */
function opened(model: Model): GameState {
  const state = tableRulebook.init({
    pack: { ...vavtCup2017, cards: cardsOf(model) },
    rulings: rulingsOf(model),
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

/** How often black wins, as far from the exact value as that is in standard errors. */
function played(exact: number, model: Model, games: number, seed: number): number {
  const chance = new Chance(seed);
  const start = opened(model);
  let won = 0;
  for (let game = 0; game < games; game++) if (blackWins(start, model, chance)) won++;
  return errorsFrom(exact, won, games);
}

describe('parity tested after each departure (I.3)', () => {
  test.each(KNOWN.map((known, nth) => ({ ...known, seed: [1, 2, 3, 3][nth]! })))(
    '$name',
    { timeout: 3_600_000 },
    ({ exact, model, seed }) => {
      expect(played(exact, model, GAMES, seed)).toBeLessThan(3);
    },
  );
});

describe('played till one side is extinct', () => {
  test.each([1, 2, 3, 4])('w(n, %i) for n up to 16', { timeout: 3_600_000 }, (m) => {
    for (let n = m + 1; n <= 16; n++) {
      const model = extinctionModel(n, m);
      const exact = untilExtinct(n, m);
      if (exact === 1) expect(played(exact, model, 50, n)).toBe(0);
      else expect(played(exact, model, SMALL, 100 * m + n), `w(${n}, ${m})`).toBeLessThan(3);
    }
  });
});
