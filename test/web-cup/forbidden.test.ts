/** Which found seatings the organiser is not offered to accept. */
import { expect, test } from 'vitest';
import { forbidden, type Proposed } from '../../src/web/cup/seating/propose.js';

type Rule = { kind: string; players: string[]; rounds: number[] };

const found = (obstacles: { code: string; players?: string[] }[], rules: Rule[] = []): Proposed =>
  ({
    tables: [],
    figures: { rules },
    obstacles: obstacles.map(({ code, players = [] }) => ({ code, players })),
  }) as unknown as Proposed;

const codes = (proposed: Proposed, from = 1) => forbidden(proposed, from).map(({ code }) => code);

test('a proof that people cannot be kept apart stands in the way, a lack of judges or players does not', () => {
  expect(codes(found([{ code: 'cannot-part' }, { code: 'too-few-judges' }]))).toEqual(['cannot-part']);
  expect(codes(found([{ code: 'empty-seats' }, { code: 'no-judge' }]))).toEqual([]);
});

test('those who meet against a rule stand in the way only in rounds that are seated now', () => {
  const met = found(
    [{ code: 'met-anyway', players: ['a', 'b'] }],
    [
      { kind: 'separate', players: ['a', 'b'], rounds: [1, 4] },
      { kind: 'avoid', players: ['c', 'd'], rounds: [7] },
    ],
  );
  expect(codes(met, 4)).toEqual(['met-anyway']);
  // They sat together in round 4, before the rule: nothing that is seated from round 5 on breaks it.
  expect(codes(met, 5)).toEqual([]);
});

test('a wish to avoid is no rule: it stands in nobody’s way', () => {
  expect(codes(found([], [{ kind: 'avoid', players: ['a', 'b'], rounds: [1] }]))).toEqual([]);
});
