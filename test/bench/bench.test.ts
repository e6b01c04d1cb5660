import { expect, test } from 'vitest';
import { measureSeating } from '../../bench/seating.js';
import { measureTurns } from '../../bench/twelve-rooms-turn.js';

test('the measurement of a turn works, in a tiny size', () => {
  const figures = measureTurns(2);
  expect(figures).toMatchObject({ players: 30, turns: 2 });
  expect(figures.resolveMs).toBeGreaterThan(0);
  expect(Number.isFinite(figures.ratio)).toBe(true);
});

test('the measurement of a seating works, in a tiny size', () => {
  const figures = measureSeating({ players: 20, rounds: 4, tables: 2 }, 20_000);
  // 5 + 5 of each two tables of any two rounds: 4 × 10 pairs in common, six times, twice; and 8 × 45 meetings.
  expect(figures.ideal).toBe(2 * 6 * 40 + 8 * 45);
  expect(figures.found).toBeGreaterThanOrEqual(figures.ideal);
  expect(figures.random).toBeGreaterThan(figures.found);
  expect(figures.excess).toBeLessThan(0.5);
  expect(figures.seatRepeats).toBe(0);
  expect(figures.searchMs).toBeGreaterThan(0);
  expect(figures.cpuMs).toBeGreaterThan(0);
});

test('thirty players, ten rounds, three tables, teams apart: found well within ten seconds of a processor', () => {
  const figures = measureSeating({ players: 30, rounds: 10, tables: 3, teamsOf: 3 });
  expect(figures.cpuMs).toBeLessThan(10_000);
  // Random seats know nothing of teams: the bound is the measure here.
  expect(figures.found / figures.ideal).toBeLessThan(1.03);
  expect(figures.seatRepeats).toBe(0);
});
