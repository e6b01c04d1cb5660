/** The seating search: what holds for every seating, and figures of cups as they are played. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figuresOf, type Measured } from '../../../../src/rulebooks/table/cup/seating/figures.js';
import { problemOf } from '../../../../src/rulebooks/table/cup/seating/problem.js';
import { type Proposal, proposeSeating } from '../../../../src/rulebooks/table/cup/seating/propose.js';
import { swapped } from '../../../../src/rulebooks/table/cup/seating/swap.js';
import {
  type PlacedTable,
  type SeatingTask,
  seatingTaskSchema,
} from '../../../../src/rulebooks/table/cup/seating/task.js';
import { taskOf } from './seating-tasks.js';

type Made = Extract<Proposal, { made: true }>;

function made(task: SeatingTask): Made {
  const proposal = proposeSeating(task);
  if (!proposal.made) throw new Error(proposal.obstacles.map(({ text }) => text.ru).join(' '));
  return proposal;
}

/** Counted here anew, not by the search: how often two sit at one table. */
function meetings(tables: readonly PlacedTable[], a: string, b: string): number {
  return tables.filter(({ seats }) => seats.includes(a) && seats.includes(b)).length;
}

function seatsOf(tables: readonly PlacedTable[], player: string): number[] {
  return tables.flatMap(({ seats }) => {
    const at = seats.indexOf(player);
    return at === -1 ? [] : [at + 1];
  });
}

function pairs(ids: readonly string[]): [string, string][] {
  return ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b] as [string, string]));
}

const idsOf = (task: SeatingTask): string[] => task.players.map(({ id }) => id);

describe('thirty players, ten rounds, three tables', () => {
  const task = taskOf({ players: 30, rounds: 10, tables: 3, seats: 10 });
  const { tables, figures, obstacles } = made(task);

  it('has everybody once on each of the ten seats', () => {
    for (const id of idsOf(task))
      expect([...seatsOf(tables, id)].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(figures.seats).toEqual({
      least: 1,
      most: 1,
      variance: 0,
      repeats: { achieved: 0, ideal: 0 },
      squares: { achieved: 300, ideal: 300 },
    });
  });

  it('comes to the proved optimum of meetings, or within a third of a hundredth of it', () => {
    const counts = pairs(idsOf(task)).map(([a, b]) => meetings(tables, a, b));
    expect(counts).toHaveLength(435);
    const squares = counts.reduce((sum, count) => sum + count ** 2, 0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1350);
    expect(figures.meetings.squares).toEqual({ achieved: squares, ideal: 4590 });
    expect(squares).toBeLessThanOrEqual(4604);
    // If every pair could meet three or four times: 390 pairs three times, 45 four times. Three tables forbid it.
    expect(figures.meetings.even).toBe(390 * 9 + 45 * 16);
    expect(figures.meetings.range.ideal).toBe(2);
    expect(Math.max(...counts) - Math.min(...counts)).toBe(figures.meetings.range.achieved);
    expect(figures.meetings.range.achieved).toBeLessThanOrEqual(5);
  });

  it('gives each judge ten tables, and has nothing to complain of', () => {
    expect(figures.judges).toMatchObject({ least: 10, most: 10, lacking: [], conflicts: [] });
    expect(obstacles).toEqual([]);
  });
});

describe('other cups', () => {
  it('ten players at one table: a Latin square of seats, then neighbours', () => {
    const { tables, figures } = made(taskOf({ players: 10, rounds: 10, tables: 1, seats: 10 }));
    for (let n = 1; n <= 10; n++) expect(new Set(seatsOf(tables, `p${n}`)).size).toBe(10);
    expect(figures.meetings).toMatchObject({ least: 10, most: 10, range: { achieved: 0, ideal: 0 } });
    // 100 sides over 45 pairs: 35 twice, 10 three times.
    expect(figures.neighbours.squares.ideal).toBe(35 * 4 + 10 * 9);
    expect(figures.neighbours.squares.achieved).toBeLessThanOrEqual(260);
  });

  it('ten players, fourteen rounds: four seats twice, six once, for everybody', () => {
    const { figures } = made(taskOf({ players: 10, rounds: 14, tables: 1, seats: 10 }));
    expect(figures.seats).toMatchObject({ least: 1, most: 2, repeats: { achieved: 40, ideal: 40 } });
  });

  it('eleven players at one table: each sits out once in eleven rounds', () => {
    const { tables, figures } = made(
      taskOf({ players: 11, rounds: 11, tables: 1, seats: 10 }, { steps: 100_000 }),
    );
    for (let n = 1; n <= 11; n++) expect(seatsOf(tables, `p${n}`)).toHaveLength(10);
    expect(figures.byes).toEqual({ least: 1, most: 1, squares: { achieved: 11, ideal: 11 } });
    expect(figures.meetings).toMatchObject({ least: 9, most: 9 });
  });

  it.each([12, 25, 37, 60])('%i players: byes as even as can be, nobody twice at a seat', (players) => {
    const tables = Math.floor(players / 10);
    const rounds = 8;
    const { figures } = made(taskOf({ players, rounds, tables, seats: 10 }, { steps: 300_000 }));
    const byes = (players - tables * 10) * rounds;
    expect(figures.byes).toMatchObject({
      least: Math.floor(byes / players),
      most: Math.ceil(byes / players),
    });
    expect(figures.seats.repeats).toEqual({ achieved: 0, ideal: 0 });
  });

  it('two hundred players at twenty tables', () => {
    const { figures } = made(taskOf({ players: 200, rounds: 10, tables: 20, seats: 10 }, { steps: 100_000 }));
    expect(figures.seats).toMatchObject({ least: 1, most: 1 });
    expect(figures.meetings.squares.ideal).toBe(9000);
    expect(figures.meetings.squares.achieved).toBeLessThan(11_500);
  });

  it('twenty-nine players for thirty seats: one table of each round plays short, each seat is empty in turn', () => {
    const { tables, figures, obstacles } = made(
      taskOf({ players: 29, rounds: 10, tables: 3, seats: 10 }, { steps: 500_000 }),
    );
    for (let round = 1; round <= 10; round++) {
      const seats = tables.filter((table) => table.round === round).flatMap((table) => table.seats);
      expect(seats.filter((id) => id === null)).toHaveLength(1);
    }
    expect(figures.emptySeats).toBe(10);
    expect(figures.seats.repeats.achieved).toBe(0);
    expect(obstacles.map(({ code }) => code)).toEqual(['empty-seats']);
  });
});

describe('wishes', () => {
  const size = { players: 30, rounds: 8, tables: 3, seats: 10 };
  const steps = 600_000;

  it('are kept: separate, avoid, together, teams, conflicts, locked seats', () => {
    const task = taskOf(size, {
      steps,
      pairs: [
        { rule: 'separate', a: 'p1', b: 'p2' },
        { rule: 'separate', a: 'p2', b: 'p3' },
        { rule: 'avoid', a: 'p4', b: 'p5' },
        { rule: 'together', a: 'p6', b: 'p7' },
      ],
      teams: 'separate',
      conflicts: [
        { judge: 'j1', player: 'p1' },
        { judge: 'j2', player: 'p1' },
        { judge: 'j1', player: 'p9' },
      ],
      locked: [
        { round: 1, table: 2, seat: 7, player: 'p30' },
        { round: 5, table: 1, seat: 1, player: 'p30' },
      ],
    });
    for (const n of [11, 12, 13]) task.players[n - 1]!.team = 'Лисы';
    const { tables, figures, obstacles } = made(task);
    expect([
      meetings(tables, 'p1', 'p2'),
      meetings(tables, 'p2', 'p3'),
      meetings(tables, 'p4', 'p5'),
      meetings(tables, 'p11', 'p12') + meetings(tables, 'p12', 'p13') + meetings(tables, 'p11', 'p13'),
    ]).toEqual([0, 0, 0, 0]);
    expect(meetings(tables, 'p6', 'p7')).toBe(8);
    expect(figures.rules.find(({ kind }) => kind === 'together')!.meetings).toEqual({
      achieved: 8,
      ideal: 8,
    });
    expect(tables.find((table) => table.round === 1 && table.table === 2)!.seats[6]).toBe('p30');
    expect(tables.find((table) => table.round === 5 && table.table === 1)!.seats[0]).toBe('p30');
    for (const { seats, judges } of tables) {
      expect(judges).toHaveLength(1);
      if (seats.includes('p1')) expect(judges).toEqual(['j3']);
      if (seats.includes('p9')) expect(judges).not.toEqual(['j1']);
    }
    expect(obstacles).toEqual([]);
  });

  it('that cannot be kept are told before, with those whom it concerns and nobody else', () => {
    const task = taskOf(size, {
      steps: 1000,
      pairs: [...pairs(['p1', 'p2', 'p3', 'p4']), ['p7', 'p8'] as const].map(([a, b]) => ({
        rule: 'separate' as const,
        a,
        b,
      })),
    });
    const { obstacles } = made(task);
    expect(obstacles[0]!.code).toBe('cannot-part');
    expect(new Set(obstacles.slice(1).map(({ code }) => code))).toEqual(new Set(['met-anyway']));
    expect(obstacles[0]).toMatchObject({ fatal: false, round: 1, players: ['p1', 'p2', 'p3', 'p4'] });
    expect(obstacles[0]!.text.ru).toContain('Игрок 1, Игрок 2, Игрок 3, Игрок 4');
  });

  it('four kept apart at three tables are parted where one of them can sit out', () => {
    const task = taskOf(
      { ...size, players: 31 },
      {
        steps,
        pairs: pairs(['p1', 'p2', 'p3', 'p4']).map(([a, b]) => ({ rule: 'separate', a, b })),
      },
    );
    const { tables, obstacles } = made(task);
    expect(pairs(['p1', 'p2', 'p3', 'p4']).map(([a, b]) => meetings(tables, a, b))).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
    expect(obstacles).toEqual([]);
  });

  it.each<[string, Partial<SeatingTask>, string[]]>([
    ['too few players', { players: taskOf({ ...size, players: 21 }).players }, ['too-few-players']],
    [
      'a seat for one who is not there',
      { locked: [{ round: 1, table: 1, seat: 1, player: 'p99' }] },
      ['unknown-player'],
    ],
    [
      'a seat that is not there',
      { locked: [{ round: 1, table: 4, seat: 1, player: 'p1' }] },
      ['no-such-seat'],
    ],
    [
      'two at one seat',
      {
        locked: [
          { round: 1, table: 1, seat: 1, player: 'p1' },
          { round: 1, table: 1, seat: 1, player: 'p2' },
        ],
      },
      ['locked-twice'],
    ],
    [
      'one at two seats',
      {
        locked: [
          { round: 1, table: 1, seat: 1, player: 'p1' },
          { round: 1, table: 2, seat: 1, player: 'p1' },
        ],
      },
      ['locked-twice'],
    ],
  ])('%s: nothing is made', (_, fields, codes) => {
    const proposal = proposeSeating(taskOf(size, fields));
    expect(proposal.made).toBe(false);
    expect(proposal.obstacles.filter(({ fatal }) => fatal).map(({ code }) => code)).toEqual(codes);
    for (const { text } of proposal.obstacles) expect(text.ru && text.en).toBeTruthy();
  });

  it('too few judges: some tables stay without, as few as can be', () => {
    const { figures, obstacles } = made(
      taskOf(size, { steps: 1000, judges: taskOf(size).judges.slice(0, 2) }),
    );
    expect(figures.judges.lacking).toHaveLength(8);
    expect(obstacles.map(({ code }) => code)).toEqual(['too-few-judges']);
  });

  it('a judge who plays himself leads when he sits out', () => {
    const task = taskOf({ players: 11, rounds: 11, tables: 1, seats: 10 }, { steps: 20_000 });
    task.judges = [
      { id: 'j1', name: 'Судья 1', plays: 'p1' },
      { id: 'j2', name: 'Судья 2', plays: null },
    ];
    const { tables, figures } = made(task);
    expect(
      tables.filter(({ judges }) => judges.includes('j1')).map(({ seats }) => seats.includes('p1')),
    ).toEqual([false]);
    expect(figures.judges).toMatchObject({ lacking: [], conflicts: [] });
  });
});

describe('a seating made anew from a round on', () => {
  const task = taskOf({ players: 30, rounds: 10, tables: 3, seats: 10 }, { steps: 1_000_000 });
  const whole = made(task);
  const played = whole.tables.filter(({ round }) => round <= 4);

  it('leaves what was played as it was; a late entry and one who withdrew are where they belong', () => {
    const later: SeatingTask = { ...task, fixed: played, players: structuredClone(task.players) };
    later.players.push({ id: 'p31', name: 'Опоздавший', team: null, away: [1, 2, 3, 4] });
    later.players[4]!.away = [5, 6, 7, 8, 9, 10];
    const { tables, figures } = made(later);
    expect(tables.filter(({ round }) => round <= 4)).toEqual(played);
    const rest = tables.filter(({ round }) => round > 4);
    expect(seatsOf(rest, 'p5')).toEqual([]);
    expect(seatsOf(rest, 'p31')).toHaveLength(6);
    expect(seatsOf(tables, 'p31')).toHaveLength(6);
    expect(figures.seats.repeats.achieved).toBeLessThanOrEqual(4);
    expect(figures.meetings.squares.achieved).toBeLessThan(figures.meetings.squares.ideal * 1.02);
  });

  it('measures a swap: who meets whom oftener, and a seat taken twice', () => {
    const problem = problemOf(task);
    const after = swapped(whole.tables, { round: 3, a: 'p1', b: 'p2' })!;
    expect(swapped(after, { round: 3, a: 'p1', b: 'p2' })).toEqual(whole.tables);
    expect(swapped(whole.tables, { round: 11, a: 'p1', b: 'p2' })).toBeNull();
    const figures = figuresOf(problem, after);
    expect(figures.seats.repeats.achieved).toBeGreaterThan(0);
    expect(figures.seats.repeats.ideal).toBe(0);
    for (const id of ['p1', 'p2'])
      expect(
        seatsOf(
          after.filter(({ round }) => round === 3),
          id,
        ),
      ).toEqual(
        seatsOf(
          whole.tables.filter(({ round }) => round === 3),
          id === 'p1' ? 'p2' : 'p1',
        ),
      );
  });
});

/** Small tasks of every kind. */
const someTask = fc
  .record({
    tables: fc.integer({ min: 1, max: 3 }),
    seats: fc.integer({ min: 2, max: 5 }),
    rounds: fc.integer({ min: 1, max: 6 }),
    over: fc.integer({ min: -1, max: 4 }),
    seed: fc.string({ maxLength: 5 }),
    pairs: fc.array(
      fc.record({
        rule: fc.constantFrom('separate' as const, 'avoid' as const, 'together' as const),
        a: fc.nat(20),
        b: fc.nat(20),
      }),
      { maxLength: 4 },
    ),
    teams: fc.constantFrom('free' as const, 'avoid' as const, 'separate' as const),
    sizeOfTeams: fc.integer({ min: 1, max: 3 }),
    away: fc.array(fc.record({ player: fc.nat(20), round: fc.integer({ min: 1, max: 6 }) }), {
      maxLength: 3,
    }),
    conflicts: fc.array(fc.record({ judge: fc.nat(3), player: fc.nat(20) }), { maxLength: 3 }),
  })
  .map(({ tables, seats, rounds, over, seed, pairs: wanted, teams, sizeOfTeams, away, conflicts }) => {
    const players = Math.max(2, tables * seats + over);
    const task = taskOf({ players, rounds, tables, seats }, { seed, teams, steps: 3000 });
    const id = (n: number): string => `p${(n % players) + 1}`;
    task.pairs = wanted.map(({ rule, a, b }) => ({ rule, a: id(a), b: id(b) })).filter(({ a, b }) => a !== b);
    // One pair has one rule.
    task.pairs = task.pairs.filter(
      (pair, n) =>
        !task.pairs
          .slice(0, n)
          .some((other) => [pair.a, pair.b].sort().join() === [other.a, other.b].sort().join()),
    );
    for (const [n, player] of task.players.entries())
      if (n < 6) player.team = `t${Math.floor(n / sizeOfTeams)}`;
    for (const { player, round } of away) {
      const rounds = task.players[player % players]!.away;
      if (!rounds.includes(round)) rounds.push(round);
    }
    task.conflicts = conflicts.map(({ judge, player }) => ({
      judge: `j${(judge % tables) + 1}`,
      player: id(player),
    }));
    return task;
  });

function expectWhole(task: SeatingTask, { tables, figures }: Made): void {
  for (const [r, count] of task.tables.entries()) {
    const round = tables.filter((table) => table.round === r + 1);
    expect(round.map(({ table }) => table)).toEqual(Array.from({ length: count }, (_, t) => t + 1));
    const seated = round.flatMap(({ seats }) => seats.filter((id) => id !== null));
    expect(new Set(seated).size).toBe(seated.length);
    const there = task.players.filter(({ away }) => !away.includes(r + 1)).map(({ id }) => id);
    for (const id of seated) expect(there).toContain(id);
    for (const { seats } of round) expect(seats).toHaveLength(task.seats);
    expect(seated).toHaveLength(Math.min(there.length, count * task.seats));
    const judges = round.flatMap((table) => table.judges);
    expect(new Set(judges).size).toBe(judges.length);
    for (const { seats, judges: here } of round)
      for (const { judge, player } of task.conflicts)
        if (here.includes(judge)) expect(seats).not.toContain(player);
  }
  const measures: Measured[] = [
    figures.seats.repeats,
    figures.seats.squares,
    figures.meetings.squares,
    figures.meetings.range,
    figures.byes.squares,
    figures.neighbours.squares,
    figures.judges.range,
    ...figures.rules.filter(({ kind }) => kind !== 'together').map((rule) => rule.meetings),
  ];
  for (const { achieved, ideal } of measures) expect(achieved).toBeGreaterThanOrEqual(ideal);
  for (const { kind, meetings: met } of figures.rules)
    if (kind === 'together') expect(met.achieved).toBeLessThanOrEqual(met.ideal);
}

describe('every seating', () => {
  it('seats everybody at most once a round, fills the seats, keeps conflicts, and never betters its own bounds', () => {
    fc.assert(
      fc.property(someTask, (task) => {
        expect(seatingTaskSchema.safeParse(task).success).toBe(true);
        const proposal = proposeSeating(task);
        if (!proposal.made) {
          expect(proposal.obstacles.some(({ fatal }) => fatal)).toBe(true);
          return;
        }
        expectWhole(task, proposal);
        // Byes and seats are exact where nothing binds them.
        if (task.players.every(({ away }) => away.length === 0) && proposal.figures.emptySeats === 0)
          expect(proposal.figures.seats.repeats.achieved).toBe(proposal.figures.seats.repeats.ideal);
      }),
      { numRuns: 150 },
    );
  });

  it('is the same for the same seed', () => {
    fc.assert(
      fc.property(someTask, (task) => {
        expect(proposeSeating(structuredClone(task))).toEqual(proposeSeating(task));
      }),
      { numRuns: 30 },
    );
  });

  it('is another one for another seed', () => {
    const task = taskOf({ players: 12, rounds: 4, tables: 3, seats: 4 }, { steps: 1000 });
    expect(made({ ...task, seed: 'a' }).tables).not.toEqual(made({ ...task, seed: 'b' }).tables);
  });

  it('leaves rounds that stand as they are', () => {
    fc.assert(
      fc.property(someTask, fc.nat(6), (task, upTo) => {
        const first = proposeSeating(task);
        if (!first.made) return;
        const fixed = first.tables.filter(({ round }) => round <= upTo);
        const second = made({ ...task, fixed, seed: `${task.seed}!` });
        expect(second.tables.filter(({ round }) => round <= upTo)).toEqual(fixed);
        expectWhole(task, second);
      }),
      { numRuns: 60 },
    );
  });
});
