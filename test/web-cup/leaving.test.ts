import { expect, test } from 'vitest';
import type { CupView } from '../../src/rulebooks/table/cup/view.js';
import { firstToLeave, roundsToLeave } from '../../src/web/cup/lib/leaving.js';

type Table = { status: string; game: string | null; result: unknown };

const view = (own: Table) =>
  ({
    rounds: [
      { n: 1, status: 'closed', tables: [] },
      {
        n: 2,
        status: 'playing',
        tables: [
          { status: 'counted', game: 'g1', result: {}, seats: [{ n: 1, player: 'b' }] },
          { ...own, seats: [{ n: 1, player: 'a' }] },
        ],
      },
      { n: 3, status: 'planned', tables: [] },
    ],
  }) as unknown as Pick<CupView, 'rounds'>;
const waiting = { status: 'playing', game: null, result: null };

test('whoever has not come can be replaced in the round in play while his table has not begun', () => {
  const rounds = roundsToLeave(view(waiting), 'a');
  expect(rounds).toEqual([
    { n: 2, now: true },
    { n: 3, now: false },
  ]);
  // Nobody is taken from a table by accident: the choice begins with the next round.
  expect(firstToLeave(rounds)).toBe(3);
});

test('a table that has begun or has a result keeps its players; who sits at none waits for the next round', () => {
  const ahead = [{ n: 3, now: false }];
  expect(roundsToLeave(view({ ...waiting, game: 'g2' }), 'a')).toEqual(ahead);
  expect(roundsToLeave(view({ status: 'entered', game: null, result: {} }), 'a')).toEqual(ahead);
  expect(roundsToLeave(view(waiting), 'b')).toEqual(ahead);
  expect(roundsToLeave(view(waiting), 'c')).toEqual(ahead);
});

test('in the last round only the one in play is left', () => {
  const last = view(waiting);
  last.rounds.pop();
  expect(firstToLeave(roundsToLeave(last, 'a'))).toBe(2);
  expect(firstToLeave([])).toBeNull();
});
