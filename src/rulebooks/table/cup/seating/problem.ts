/**
 * The task in numbers. Whoever can sit is an index: players first, then empty seats (`all` of them together), so that a
 * table that plays short is a table like any other. Rounds and tables are counted from 0 here.
 */
import type { PlacedTable, SeatingTask } from './task.js';

/** A seat of a stored round that was left empty. */
export const NOBODY = -1;

/** [round][table][seat] → who sits there. */
export type Layout = number[][][];

export interface Problem {
  task: SeatingTask;
  players: number;
  all: number;
  rounds: number;
  seats: number;
  /** Tables of each round. */
  tables: number[];
  index: ReadonlyMap<string, number>;
  judgeIndex: ReadonlyMap<string, number>;
  /** [round]: the indices that are to be placed in it: players who are there, and empty seats. */
  present: number[][];
  /** [round]: how many of those present sit the round out. */
  outs: number[];
  /** [round]: its tables where the round stands; null where it is to be found. */
  fixed: (PlacedTable[] | null)[];
  /** Player × player: 1 where the pair may not meet at all. */
  apart: Uint8Array;
  /** Index × index: 1 where meetings are to be even. */
  even: Uint8Array;
  /** Index × index: what one meeting costs beside evenness; below 0 it is wanted. */
  weight: Float64Array;
  /** [round][index] → table and seat that are settled. */
  locked: Map<number, { table: number; seat: number }>[];
}

/** What weighs more comes first: a forbidden meeting, uneven byes, an unwanted or wanted meeting, evenness. */
export const WEIGHTS = { separate: 4000, out: 400, emptySeats: 200, avoid: 60, together: -60, team: 60 };

export function problemOf(task: SeatingTask): Problem {
  const players = task.players.length;
  const rounds = task.tables.length;
  const { seats, tables } = task;
  const fixed = tables.map((_, r) => {
    const standing = task.fixed.filter((placed) => placed.round === r + 1);
    return standing.length === 0 ? null : standing.sort((a, b) => a.table - b.table);
  });
  const here = tables.map((_, r) =>
    [...task.players.keys()].filter((p) => !task.players[p]!.away.includes(r + 1)),
  );
  const lacking = tables.map((count, r) => (fixed[r] ? 0 : Math.max(0, count * seats - here[r]!.length)));
  const all = players + Math.max(0, ...lacking);
  const index = new Map(task.players.map(({ id }, p) => [id, p]));
  const problem: Problem = {
    task,
    players,
    all,
    rounds,
    seats,
    tables,
    index,
    judgeIndex: new Map(task.judges.map(({ id }, j) => [id, j])),
    present: here.map((list, r) => [
      ...list,
      ...Array.from({ length: lacking[r]! }, (_, empty) => players + empty),
    ]),
    outs: tables.map((count, r) => Math.max(0, here[r]!.length - count * seats)),
    fixed,
    apart: new Uint8Array(all * all),
    even: new Uint8Array(all * all).fill(1),
    weight: new Float64Array(all * all),
    locked: tables.map(() => new Map()),
  };
  for (let a = players; a < all; a++) {
    for (let b = players; b < all; b++) setPair(problem, a, b, WEIGHTS.emptySeats);
  }
  addTeams(problem);
  for (const { rule, a, b } of task.pairs) {
    const [one, other] = [index.get(a), index.get(b)];
    if (one === undefined || other === undefined) continue;
    setPair(problem, one, other, WEIGHTS[rule]);
    const apart = rule === 'separate' ? 1 : 0;
    problem.apart[one * all + other] = apart;
    problem.apart[other * all + one] = apart;
  }
  for (const { round, table, seat, player } of task.locked) {
    const who = index.get(player);
    if (who !== undefined) problem.locked[round - 1]?.set(who, { table: table - 1, seat: seat - 1 });
  }
  return problem;
}

function addTeams(problem: Problem): void {
  const { task, all } = problem;
  if (task.teams === 'free') return;
  for (const [a, { team }] of task.players.entries()) {
    for (const [b, other] of task.players.entries()) {
      if (a === b || team === null || team !== other.team) continue;
      setPair(problem, a, b, task.teams === 'separate' ? WEIGHTS.separate : WEIGHTS.team);
      if (task.teams === 'separate') problem.apart[a * all + b] = 1;
    }
  }
}

function setPair({ all, even, weight }: Problem, a: number, b: number, cost: number): void {
  for (const at of [a * all + b, b * all + a]) {
    even[at] = 0;
    weight[at] = cost;
  }
}

/** A stored table in indices. */
export function indicesOf(problem: Problem, { seats }: PlacedTable): number[] {
  return seats.map((id) => (id === null ? NOBODY : (problem.index.get(id) ?? NOBODY)));
}

/** Index × index → how often they sit at one table in the given rounds. */
export function countMeetings({ all }: Problem, layout: Layout): Int16Array {
  const meets = new Int16Array(all * all);
  for (const tables of layout) {
    for (const seats of tables) {
      for (const a of seats) {
        if (a === NOBODY) continue;
        for (const b of seats) if (b !== a && b !== NOBODY) meets[a * all + b]!++;
      }
    }
  }
  return meets;
}

/** The rounds that stand, in indices; rounds to be found are empty. */
export function standing(problem: Problem): Layout {
  return problem.fixed.map((tables) => tables?.map((table) => indicesOf(problem, table)) ?? []);
}

/** Back to ids, with the judges. */
export function placed(problem: Problem, layout: Layout, judges: readonly string[][][]): PlacedTable[] {
  const { task } = problem;
  return layout.flatMap((tables, r) =>
    tables.map((seats, t) => ({
      round: r + 1,
      table: problem.fixed[r]?.[t]?.table ?? t + 1,
      seats: seats.map((who) => task.players[who]?.id ?? null),
      judges: judges[r]?.[t] ?? [],
    })),
  );
}
