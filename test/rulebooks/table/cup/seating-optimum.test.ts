/** The search and its bounds against every possibility, where there are few enough of them to try them all. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelSquares, narrowestRange } from '../../../../src/rulebooks/table/cup/seating/bounds.js';
import { spreadSeats } from '../../../../src/rulebooks/table/cup/seating/colouring.js';
import { proposeSeating } from '../../../../src/rulebooks/table/cup/seating/propose.js';
import type { SeatingTask } from '../../../../src/rulebooks/table/cup/seating/task.js';
import { type Size, taskOf } from './seating-tasks.js';

/** All ways to put people at tables of one round; tables are alike. Whoever is left over sits out. */
function rounds(people: readonly number[], tables: number, seats: number): number[][][] {
  if (tables === 0) return [[]];
  const found: number[][][] = [];
  for (const table of choose(people, seats)) {
    const rest = people.filter((who) => !table.includes(who));
    for (const others of rounds(rest, tables - 1, seats)) {
      if (others.length === 0 || others[0]![0]! > table[0]!) found.push([table, ...others]);
    }
  }
  return found;
}

function choose(people: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return people.flatMap((who, i) => choose(people.slice(i + 1), count - 1).map((rest) => [who, ...rest]));
}

function squaresOf(plan: readonly number[][][], players: number): number {
  let squares = 0;
  for (let a = 0; a < players; a++) {
    for (let b = 0; b < a; b++) {
      const met = plan.filter((tables) =>
        tables.some((table) => table.includes(a) && table.includes(b)),
      ).length;
      squares += met * met;
    }
  }
  return squares;
}

/** The least sum of squares of meetings among the plans with the most even byes: every plan is tried. */
function best({ players, rounds: count, tables, seats }: Size): number {
  const people = Array.from({ length: players }, (_, n) => n);
  const every = rounds(people, tables, seats);
  let found = { byes: Number.POSITIVE_INFINITY, squares: Number.POSITIVE_INFINITY };
  const plan: number[][][] = [];
  const go = (left: number): void => {
    if (left === 0) {
      const games = people.map((who) => plan.filter((round) => round.flat().includes(who)).length);
      const byes = games.reduce((sum, played) => sum + (count - played) ** 2, 0);
      const squares = squaresOf(plan, players);
      if (byes < found.byes || (byes === found.byes && squares < found.squares)) found = { byes, squares };
      return;
    }
    for (const round of every) {
      plan.push(round);
      go(left - 1);
      plan.pop();
    }
  };
  // The first round can be any: people have no names here.
  plan.push(every[0]!);
  go(count - 1);
  return found.squares;
}

describe('the search finds the optimum, and the bound is no better than it', () => {
  it.each<[string, Size]>([
    ['4 players, 2 tables of 2, 2 rounds', { players: 4, rounds: 2, tables: 2, seats: 2 }],
    ['4 players, 2 tables of 2, 3 rounds', { players: 4, rounds: 3, tables: 2, seats: 2 }],
    ['4 players, 2 tables of 2, 5 rounds', { players: 4, rounds: 5, tables: 2, seats: 2 }],
    ['6 players, 3 tables of 2, 5 rounds', { players: 6, rounds: 5, tables: 3, seats: 2 }],
    ['6 players, 2 tables of 3, 2 rounds', { players: 6, rounds: 2, tables: 2, seats: 3 }],
    ['6 players, 2 tables of 3, 4 rounds', { players: 6, rounds: 4, tables: 2, seats: 3 }],
    ['8 players, 2 tables of 4, 3 rounds', { players: 8, rounds: 3, tables: 2, seats: 4 }],
    ['9 players, 3 tables of 3, 3 rounds', { players: 9, rounds: 3, tables: 3, seats: 3 }],
    ['5 players, 1 table of 4, 3 rounds', { players: 5, rounds: 3, tables: 1, seats: 4 }],
    ['5 players, 1 table of 3, 5 rounds', { players: 5, rounds: 5, tables: 1, seats: 3 }],
    ['7 players, 2 tables of 3, 3 rounds', { players: 7, rounds: 3, tables: 2, seats: 3 }],
  ])('%s', (_, size) => {
    const proposal = proposeSeating(taskOf(size, { steps: 60_000 }));
    if (!proposal.made) throw new Error('nothing was made');
    const { achieved, ideal } = proposal.figures.meetings.squares;
    const optimum = best(size);
    expect(achieved).toBe(optimum);
    expect(ideal).toBeLessThanOrEqual(optimum);
  });

  it('four rounds of nine at three tables of three: everybody meets everybody once', () => {
    const proposal = proposeSeating(
      taskOf({ players: 9, rounds: 4, tables: 3, seats: 3 }, { steps: 60_000 }),
    );
    if (!proposal.made) throw new Error('nothing was made');
    expect(proposal.figures.meetings).toMatchObject({
      least: 1,
      most: 1,
      squares: { achieved: 36, ideal: 36 },
    });
  });
});

/** Every way to give a round's tables their judges; −1: nobody. */
function judgings(may: readonly number[][]): number[][] {
  if (may.length === 0) return [[]];
  return judgings(may.slice(1)).flatMap((rest) =>
    [-1, ...may[0]!]
      .filter((judge) => judge === -1 || !rest.includes(judge))
      .map((judge) => [judge, ...rest]),
  );
}

describe('judges', () => {
  const tasks = fc
    .record({
      tables: fc.integer({ min: 1, max: 2 }),
      rounds: fc.integer({ min: 1, max: 4 }),
      judges: fc.integer({ min: 1, max: 3 }),
      conflicts: fc.array(fc.record({ judge: fc.nat(2), player: fc.nat(5) }), { maxLength: 4 }),
    })
    .map(({ tables, rounds: count, judges, conflicts }) => {
      const task = taskOf({ players: tables * 3, rounds: count, tables, seats: 3 }, { steps: 0 });
      task.judges = Array.from({ length: judges }, (_, n) => ({
        id: `j${n + 1}`,
        name: `${n + 1}`,
        plays: null,
      }));
      task.conflicts = conflicts.map(({ judge, player }) => ({
        judge: `j${(judge % judges) + 1}`,
        player: `p${(player % (tables * 3)) + 1}`,
      }));
      return task;
    });

  /** Fewest tables without a judge, then the least sum of squares of loads: everything is tried. */
  function optimum(task: SeatingTask, plan: readonly string[][][]): { lacking: number; squares: number } {
    const perRound = plan.map((tables) =>
      judgings(
        tables.map((seats) =>
          [...task.judges.keys()].filter(
            (j) =>
              !task.conflicts.some(
                ({ judge, player }) => judge === task.judges[j]!.id && seats.includes(player),
              ),
          ),
        ),
      ),
    );
    let found = { lacking: Number.POSITIVE_INFINITY, squares: Number.POSITIVE_INFINITY };
    const go = (r: number, load: number[], lacking: number): void => {
      if (r === plan.length) {
        const squares = load.reduce((sum, count) => sum + count * count, 0);
        if (lacking < found.lacking || (lacking === found.lacking && squares < found.squares))
          found = { lacking, squares };
        return;
      }
      for (const judging of perRound[r]!) {
        const next = [...load];
        for (const judge of judging) if (judge !== -1) next[judge]!++;
        go(r + 1, next, lacking + judging.filter((judge) => judge === -1).length);
      }
    };
    go(
      0,
      task.judges.map(() => 0),
      0,
    );
    return found;
  }

  it('as many tables led and loads as even as can be, with the tables as they are', () => {
    fc.assert(
      fc.property(tasks, (task) => {
        const proposal = proposeSeating(task);
        if (!proposal.made) throw new Error('nothing was made');
        const { tables, figures } = proposal;
        const plan = task.tables.map((_, r) =>
          tables.filter(({ round }) => round === r + 1).map(({ seats }) => seats.map((id) => id ?? '')),
        );
        const squares = figures.judges.load.reduce((sum, each) => sum + each.tables ** 2, 0);
        expect({ lacking: figures.judges.lacking.length, squares }).toEqual(optimum(task, plan));
      }),
      { numRuns: 200 },
    );
  });
});

describe('seats', () => {
  it('nobody sits twice at a seat before he has sat at all, whatever the tables are', () => {
    const tables = fc
      .record({ seats: fc.integer({ min: 2, max: 7 }), people: fc.integer({ min: 7, max: 15 }) })
      .chain(({ seats, people }) =>
        fc
          .array(
            fc.shuffledSubarray(
              Array.from({ length: people }, (_, n) => n),
              { minLength: 1, maxLength: seats },
            ),
            {
              maxLength: 20,
            },
          )
          .map((list) => ({ seats, list })),
      );
    fc.assert(
      fc.property(tables, ({ seats, list }) => {
        const placed = spreadSeats(list, seats);
        const used = new Map<number, number[]>();
        for (const [t, people] of placed.entries()) {
          expect(people.filter((who) => who !== -1).sort()).toEqual([...list[t]!].sort());
          for (const [seat, who] of people.entries())
            if (who !== -1) used.set(who, [...(used.get(who) ?? []), seat]);
        }
        for (const games of used.values()) {
          const counts = Array.from(
            { length: seats },
            (_, seat) => games.filter((each) => each === seat).length,
          );
          expect(Math.max(...counts)).toBeLessThanOrEqual(Math.ceil(games.length / seats));
          expect(Math.min(...counts)).toBeGreaterThanOrEqual(Math.floor(games.length / seats));
        }
      }),
    );
  });
});

describe('bounds', () => {
  it('the least sum of squares within limits is that of every possibility', () => {
    const limit = fc
      .record({ least: fc.nat(3), room: fc.nat(3) })
      .map(({ least, room }) => ({ least, most: least + room }));
    fc.assert(
      fc.property(fc.array(limit, { minLength: 1, maxLength: 4 }), fc.nat(20), (limits, more) => {
        const least = limits.reduce((sum, each) => sum + each.least, 0);
        const most = limits.reduce((sum, each) => sum + each.most, 0);
        const sum = Math.min(most, least + more);
        const every = (at: number, left: number): number => {
          const each = limits[at];
          if (!each) return left === 0 ? 0 : Number.POSITIVE_INFINITY;
          let found = Number.POSITIVE_INFINITY;
          for (let value = each.least; value <= each.most; value++)
            found = Math.min(found, value * value + every(at + 1, left - value));
          return found;
        };
        expect(levelSquares(limits, sum)).toBe(every(0, sum));
      }),
    );
  });

  it('the narrowest range is never wider than that of numbers which are there', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(6), { minLength: 1, maxLength: 6 }), (numbers) => {
        const sum = numbers.reduce((all, each) => all + each, 0);
        const squares = numbers.reduce((all, each) => all + each * each, 0);
        const range = Math.max(...numbers) - Math.min(...numbers);
        expect(narrowestRange(numbers.length, sum, squares)).toBeLessThanOrEqual(range);
      }),
    );
    expect(narrowestRange(435, 1350, 4230)).toBe(1);
    expect(narrowestRange(435, 1350, 4590)).toBe(2);
    expect(narrowestRange(45, 450, 4500)).toBe(0);
  });
});
