/** Each benchmark in a tiny size: that it works, not what it finds. Against others only where they are installed. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureEngine } from '../../bench/engine/engine.js';
import { TINY } from '../../bench/lib/measure.js';
import { figure, type Row, row } from '../../bench/lib/rows.js';
import { writeBare } from '../../bench/server/bare-store.js';
import { visibleMoves } from '../../bench/server/workload.js';
import { measureSimulation } from '../../bench/simulation/simulation.js';
import { measureSizes } from '../../bench/sizes/sizes.js';
import { measureSeating } from '../../bench/work/seating.js';
import { measureTurns } from '../../bench/work/twelve-rooms-turn.js';
import { measureWork } from '../../bench/work/work.js';

const INSTALLED = existsSync('bench/node_modules/boardgame.io');

/** Every figure is one. */
function checkRows(rows: readonly Row[], least: number): void {
  expect(rows.length).toBeGreaterThanOrEqual(least);
  for (const { what, measured } of rows) expect(measured, what).toMatch(/^\d/);
}

test('the engine against a loop with JSON and a bare state, on games that end alike', () => {
  checkRows(measureEngine({ ...TINY, games: 2, seasons: 1, long: 200 }, INSTALLED), 11);
});

test('whole games through the rulebook, a plain state and bits have the same winners', () => {
  checkRows(measureSimulation({ ...TINY, games: 60 }), 5);
});

test('what an installation takes', async () => {
  checkRows(await measureSizes({ starts: 1, replays: 1, rest: 0 }), 6);
});

test('what a club waits for', async () => {
  const cups = [{ players: 20, rounds: 4, tables: 2 }];
  checkRows(await measureWork({ turns: 2, times: 1, cups, steps: 20_000 }), 13);
});

test('a row says its median, its spread, and whether it holds', () => {
  const spread = { median: 1234.5, low: 1200, high: 1300 };
  expect(row('x', spread, ' /s', { least: 1000 })).toEqual({
    what: 'x',
    measured: '1 235 /s (1 200 … 1 300)',
    target: '≥ 1 000 /s',
    holds: true,
  });
  expect(row('x', spread, ' ms', { most: 20 }).holds).toBe(false);
  expect(row('x', spread, '').holds).toBe(null);
  expect([figure(0.0123), figure(2.5), figure(1e6)]).toEqual(['0.012', '2.50', '1 000 000']);
});

test('the bare loop writes rows, and the workload is one that both servers accept', () => {
  const { first, rest } = visibleMoves(4);
  expect([first, ...rest].map(({ type }) => type)).toEqual([
    'enterRoles',
    ...['pauseTimer', 'resumeTimer', 'pauseTimer', 'resumeTimer'],
  ]);
  const at = '2026-01-01T00:00:00.000Z';
  const record = { seq: 1, at, author: { kind: 'organiser' }, key: 'k', entries: [] } as const;
  const input = { kind: 'command', command: { type: 'next' } } as const;
  expect(writeBare([{ ...record, entries: [], input }], 2, 5)).toBeGreaterThan(0);
});

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
