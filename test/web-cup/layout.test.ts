import { expect, test } from 'vitest';
import { placedOf, type SeatsOfRound, seatedAt, swapped } from '../../src/web/cup/seating/layout.js';

const rounds: SeatsOfRound[] = [1, 2].map((round) => ({
  round,
  tables: [
    { seats: ['a', 'b'], judges: ['j'] },
    { seats: ['c', 'd'], judges: ['k'] },
  ],
}));

test('a swap changes one round, and nothing else is touched', () => {
  const after = swapped(rounds, 2, { table: 1, seat: 2 }, { table: 2, seat: 1 });
  expect(after[0]).toBe(rounds[0]);
  expect(after[1]?.tables.map(({ seats }) => seats)).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ]);
});

test('a seat is emptied, or taken by somebody who sat out', () => {
  expect(seatedAt(rounds, 2, { table: 2, seat: 2 }, null)[1]?.tables[1]?.seats).toEqual(['c', null]);
  expect(seatedAt(rounds, 1, { table: 1, seat: 1 }, 'e')[0]?.tables[0]?.seats).toEqual(['e', 'b']);
});

test('tables are named by round and number, as the server measures them', () => {
  expect(placedOf(rounds.slice(1))).toEqual([
    { round: 2, table: 1, seats: ['a', 'b'], judges: ['j'] },
    { round: 2, table: 2, seats: ['c', 'd'], judges: ['k'] },
  ]);
});
