/** The lab plays everything there is, always alike; what it counts adds up. */
import { describe, expect, test } from 'vitest';
import { Luck } from '../../src/lab/chance.js';
import { playAll } from '../../src/lab/pool.js';
import { strategies } from '../../src/lab/strategy/index.js';
import { executedClauses, namedSubject, packSubject, playOne, subjectNames } from '../../src/lab/subject.js';
import { bottlenecks, summarise } from '../../src/lab/summary.js';
import { addTally, emptyTally, playNth, type Task } from '../../src/lab/tally.js';
import { backyard } from '../../src/rulebooks/season/packs/backyard.js';

const task = (name: string, more: Partial<Task> = {}): Task => ({
  subject: namedSubject(name)!,
  seed: 's',
  strategy: 'simple',
  rulings: {},
  compare: {},
  ...more,
});

function played(of: Task, games: number) {
  const tally = emptyTally();
  for (let nth = 0; nth < games; nth++) addTally(tally, playNth(of, nth));
  return tally;
}

describe.each(strategies)('people who play $id', (strategy) => {
  test.each(subjectNames)('%s comes to its end, the same every time', (name) => {
    const subject = namedSubject(name)!;
    const way = { rulings: {}, strategy, luck: new Luck('one'), draws: 'two' };
    const one = playOne(subject, way);
    expect(one.winner).not.toBeNull();
    expect(one.events.length).toBeGreaterThan(20);
    if (name === 'backyard' || name === 'sport-classic') expect(playOne(subject, way)).toEqual(one);
  });
});

test('a summary adds up: winners, lengths, clauses, cells', () => {
  const of = task('backyard');
  const tally = played(of, 6);
  const summary = summarise(of, 10, tally);
  expect(summary).toMatchObject({ games: 6, asked: 10, kind: 'season', rulebook: 'season' });
  const hits = summary.contenders.reduce((sum, row) => sum + row.hits, 0);
  expect(hits + summary.undecided).toBe(6);
  expect(summary.contenders).toHaveLength(backyard.sides.length);
  for (const { value, low, high } of summary.contenders) expect(low <= value && value <= high).toBe(true);
  expect(summary.length.rows.reduce((sum, { games }) => sum + games, 0)).toBe(6);
  expect(summary.luck.games).toBe(3);
  const named = [...summary.clauses.map(({ id }) => id), ...summary.silent.ids.map(({ id }) => id)];
  for (const id of executedClauses(of.subject)) expect(named).toContain(id);
  expect(new Set(named).size).toBe(named.length);
  const stood = summary.cells.reduce((sum, cell) => sum + cell.stood, 0) * 6;
  const ends =
    summary.length.rows.reduce((sum, row) => sum + row.length * row.games, 0) * backyard.sides.length;
  expect(stood).toBeGreaterThan(0);
  expect(Math.round(stood)).toBeLessThanOrEqual(ends);
  for (const cell of bottlenecks(summary)) expect(cell.held + cell.crowded).toBeGreaterThan(0);
});

test('seats and roles: each is held once in every decided game, and a side wins with all its roles', () => {
  const of = task('sport-classic');
  const tally = played(of, 12);
  const { groups, contenders } = summarise(of, 12, tally);
  const seats = groups.find(({ id }) => id === 'seat')!.rows;
  expect(seats.map(({ key }) => key)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  for (const { games } of seats) expect(games).toBe(12);
  const roles = groups.find(({ id }) => id === 'role')!.rows;
  expect(roles.map(({ key }) => key)).toEqual(['don', 'mafia', 'sheriff', 'citizen']);
  const black = contenders.find(({ key }) => key === 'black')!.hits;
  expect(roles.find(({ key }) => key === 'don')!.hits).toBe(black);
  expect(roles.find(({ key }) => key === 'mafia')!.hits).toBe(2 * black);
});

test('a ruling is compared on the same games: what does not concern them changes nothing, what does is counted in pairs', () => {
  const idle = task('sport-classic', { compare: { 'card.view': 'yes' } });
  const nothing = summarise(idle, 8, played(idle, 8));
  expect(nothing.comparison).toMatchObject({ games: 8, changed: { value: 0 }, longer: { value: 0 } });
  const of = task('sport-classic', { strategy: 'random', compare: { victory: 'extinction' } });
  const { comparison } = summarise(of, 12, played(of, 12));
  expect(comparison!.rulings).toMatchObject([{ id: 'victory', title: expect.anything() }]);
  expect(comparison!.changed.value).toBeGreaterThan(0);
  for (const { before, after, difference } of comparison!.rows) {
    expect(difference.value).toBeCloseTo(after - before, 10);
    expect(difference.low).toBeLessThanOrEqual(difference.value);
    expect(difference.high).toBeGreaterThanOrEqual(difference.value);
  }
  expect(comparison!.longer.value).toBeGreaterThan(0);
});

test('threads play what one would, and stop when they are told to, with what has been played', {
  timeout: 60_000,
}, async () => {
  const of = task('sport-classic');
  const steps: number[] = [];
  const whole = await playAll(of, { games: 10, onProgress: (done) => steps.push(done) });
  expect(whole).toEqual(played(of, 10));
  expect(steps.at(-1)).toBe(10);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  const stop = new AbortController();
  const part = await playAll(of, { games: 100_000, signal: stop.signal, onProgress: () => stop.abort() });
  expect(part.games).toBeGreaterThan(0);
  expect(part.games).toBeLessThan(1000);
});

test('a pack with faults is not played; its faults are told', () => {
  expect(packSubject({ ...backyard, size: 3 })).toMatchObject({
    faults: expect.arrayContaining([expect.anything()]),
  });
  expect(packSubject(backyard)).toMatchObject({ subject: { kind: 'season', rulebook: 'season' } });
  expect(namedSubject('chess')).toBeNull();
});
