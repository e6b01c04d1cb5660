import { expect, test } from 'vitest';
import {
  figuresOf,
  type Rules,
  type SeatsOfRound,
  seatedAt,
  swapped,
} from '../../src/web/cup/seating/figures.js';

const rules: Rules = {
  players: ['a', 'b', 'c', 'd'].map((id) => ({ id, team: id < 'c' ? 'T' : null })),
  pairs: [{ a: 'c', b: 'd', rule: 'avoid' }],
  teamsApart: true,
  conflicts: [{ judge: 'j', player: 'a' }],
};

/** Two tables of two; nobody changes his seat. */
const rounds: SeatsOfRound[] = [1, 2].map((round) => ({
  round,
  tables: [
    { seats: ['a', 'b'], judges: ['j'] },
    { seats: ['c', 'd'], judges: ['k'] },
  ],
}));

test('figures by hand: team mates met twice, a judge in conflict twice, all seats repeated', () => {
  expect(figuresOf(rounds, rules)).toEqual({
    meetLeast: 0,
    meetMost: 0,
    seatRepeats: 4,
    outLeast: 0,
    outMost: 0,
    judgeLeast: 2,
    judgeMost: 2,
    broken: 2 + 2,
    avoided: 2,
    emptySeats: 0,
  });
});

test('a swap parts the mates of one round, and nothing else is touched', () => {
  const after = swapped(rounds, 2, { table: 1, seat: 2 }, { table: 2, seat: 1 });
  expect(after[0]).toBe(rounds[0]);
  expect(after[1]?.tables.map(({ seats }) => seats)).toEqual([
    ['a', 'c'],
    ['b', 'd'],
  ]);
  expect(figuresOf(after, rules)).toMatchObject({ broken: 1 + 2, avoided: 1, meetMost: 1, seatRepeats: 2 });
});

test('an emptied seat is counted, and whoever sat there sits out', () => {
  const after = seatedAt(rounds, 2, { table: 2, seat: 2 }, null);
  expect(figuresOf(after, rules)).toMatchObject({ emptySeats: 1, outLeast: 0, outMost: 1, avoided: 1 });
});
