/** How good a seating is: what it achieves and what no seating can better, side by side. */

import { fewestWithin, leastMeetingSquares, levelSquares, narrowestRange, pairsOf } from './bounds.js';
import { pastByes, shareByes } from './byes.js';
import { countMeetings, indicesOf, type Layout, NOBODY, type Problem } from './problem.js';
import { sides } from './seats.js';
import type { PlacedTable } from './task.js';

/** `ideal` is a proved bound: nothing can be better, though it may not always be reached. */
export interface Measured {
  achieved: number;
  ideal: number;
}

export interface RuleFigure {
  kind: 'separate' | 'avoid' | 'together' | 'team';
  /** The pair, or the whole team. */
  players: string[];
  team: string | null;
  /** Meetings of the pair, or of all pairs of the team. */
  meetings: Measured;
  /** Rounds in which a forbidden meeting happens. */
  rounds: number[];
}

export interface SeatingFigures {
  /** How often a player sits at one seat. Variance in hundredths, the mean over the players. */
  seats: { least: number; most: number; variance: number; repeats: Measured; squares: Measured };
  /**
   * How often a pair meets that no rule binds. `even`: the sum of squares if all pairs met equally often, which the number
   * of tables may forbid; `ideal` of `squares` and of `range` (most − least) are proved. `counts`: meetings → pairs.
   */
  meetings: {
    least: number;
    most: number;
    range: Measured;
    squares: Measured;
    even: number;
    counts: Record<string, number>;
  };
  /** How often a player sits out. */
  byes: { least: number; most: number; squares: Measured };
  /** Side by side. */
  neighbours: { most: number; squares: Measured };
  rules: RuleFigure[];
  judges: {
    load: { judge: string; tables: number }[];
    least: number;
    most: number;
    range: Measured;
    /** Tables that lack a judge. */
    lacking: { round: number; table: number }[];
    /** Judges at a table with a player they have a conflict with, or in a round in which they play themselves. */
    conflicts: { round: number; table: number; judge: string; player: string }[];
  };
  emptySeats: number;
}

export function figuresOf(problem: Problem, tables: readonly PlacedTable[]): SeatingFigures {
  const layout: Layout = problem.tables.map((_, r) =>
    tables
      .filter(({ round }) => round === r + 1)
      .sort((a, b) => a.table - b.table)
      .map((table) => indicesOf(problem, table)),
  );
  const meets = countMeetings(problem, layout);
  return {
    seats: seatFigures(problem, layout),
    meetings: meetingFigures(problem, layout, meets),
    byes: byeFigures(problem, layout),
    neighbours: neighbourFigures(problem, layout, meets),
    rules: ruleFigures(problem, layout, meets),
    judges: judgeFigures(problem, tables, layout),
    emptySeats: layout.flat(2).filter((who) => who === NOBODY).length,
  };
}

function seatFigures(problem: Problem, layout: Layout): SeatingFigures['seats'] {
  const { players, seats } = problem;
  const all = seatCounts(problem, layout);
  const past = seatCounts(
    problem,
    layout.map((tables, r) => (problem.fixed[r] ? tables : [])),
  );
  // A locked seat is settled as much as one of a round that stands.
  for (const round of problem.locked) for (const [who, { seat }] of round) past[who * seats + seat]!++;
  let [least, most, variance, repeats, idealRepeats, squares, idealSquares] = [Infinity, 0, 0, 0, 0, 0, 0];
  let playing = 0;
  for (let p = 0; p < players; p++) {
    const counts = all.slice(p * seats, (p + 1) * seats);
    const games = counts.reduce((sum, count) => sum + count, 0);
    if (games === 0) continue;
    playing++;
    const stood = past.slice(p * seats, (p + 1) * seats);
    const own = counts.reduce((sum, count) => sum + count * count, 0);
    least = Math.min(least, ...counts);
    most = Math.max(most, ...counts);
    repeats += counts.reduce((sum, count) => sum + Math.max(0, count - 1), 0);
    squares += own;
    variance += own / seats - (games / seats) ** 2;
    const limits = stood.map((count) => ({ least: count, most: problem.rounds }));
    idealSquares += levelSquares(limits, games);
    // Every new game takes a new seat as long as there is one.
    const used = stood.filter((count) => count > 0).length;
    const stoodGames = stood.reduce((sum, count) => sum + count, 0);
    idealRepeats += games - Math.min(seats, used + (games - stoodGames));
  }
  return {
    least: playing === 0 ? 0 : least,
    most,
    variance: playing === 0 ? 0 : Math.round((variance / playing) * 100),
    repeats: { achieved: repeats, ideal: idealRepeats },
    squares: { achieved: squares, ideal: idealSquares },
  };
}

function seatCounts({ players, seats }: Problem, layout: Layout): number[] {
  const counts = new Array<number>(players * seats).fill(0);
  for (const people of layout.flat()) {
    for (const [seat, who] of people.entries())
      if (who >= 0 && who < players && seat < seats) counts[who * seats + seat]!++;
  }
  return counts;
}

function meetingFigures(problem: Problem, layout: Layout, meets: Int16Array): SeatingFigures['meetings'] {
  const { players, all, even } = problem;
  const past = countMeetings(
    problem,
    layout.map((tables, r) => (problem.fixed[r] ? tables : [])),
  );
  const there = presence(problem);
  const limits: { least: number; most: number }[] = [];
  const counts: Record<string, number> = {};
  let [sum, squares, bound] = [0, 0, 0];
  for (let a = 0; a < players; a++) {
    for (let b = 0; b < a; b++) {
      const count = meets[a * all + b]!;
      if (even[a * all + b] === 0) {
        bound += count * count;
        continue;
      }
      const most = couldMeet(there, a, b);
      if (most === 0 && count === 0) continue;
      limits.push({ least: past[a * all + b]!, most: Math.max(most, count) });
      counts[count] = (counts[count] ?? 0) + 1;
      sum += count;
      squares += count * count;
    }
  }
  const spread = levelSquares(limits, sum);
  const ideal = Math.max(spread, leastMeetingSquares(problem, layout) - bound);
  const seen = Object.keys(counts).map(Number);
  const [least, most] = seen.length === 0 ? [0, 0] : [Math.min(...seen), Math.max(...seen)];
  return {
    least,
    most,
    range: { achieved: most - least, ideal: narrowestRange(limits.length, sum, ideal) },
    squares: { achieved: squares, ideal },
    even: spread,
    counts,
  };
}

/**
 * [player] → where he is in each round: 0 away, 1 in a round to be found, 2 and more: at that table of a round that stands.
 */
function presence({ present, fixed, players, task }: Problem): Int16Array[] {
  const able = present.map((who) => new Set(who));
  const sits = fixed.map(
    (tables) =>
      tables && new Map(tables.flatMap(({ seats }, at) => seats.map((id) => [id, at + 2] as const))),
  );
  return Array.from({ length: players }, (_, p) =>
    Int16Array.from(able, (who, r) => {
      const tables = sits[r];
      return tables ? (tables.get(task.players[p]!.id) ?? 0) : Number(who.has(p));
    }),
  );
}

/** The most rounds two can meet in. */
function couldMeet(there: readonly Int16Array[], a: number, b: number): number {
  let rounds = 0;
  const [one, other] = [there[a]!, there[b]!];
  for (let r = 0; r < one.length; r++) if (one[r] !== 0 && one[r] === other[r]) rounds++;
  return rounds;
}

function byeFigures(problem: Problem, layout: Layout): SeatingFigures['byes'] {
  const counts = new Array<number>(problem.players).fill(0);
  for (const [r, tables] of layout.entries()) {
    const sat = new Set(tables.flat());
    for (const who of problem.present[r]!) if (who < problem.players && !sat.has(who)) counts[who]!++;
  }
  const best = pastByes(problem);
  for (const chosen of shareByes(problem, { real: () => 0, below: () => 0 }))
    for (const who of chosen) best[who]!++;
  const square = (list: number[]): number => list.reduce((sum, count) => sum + count * count, 0);
  return {
    least: counts.length === 0 ? 0 : Math.min(...counts),
    most: Math.max(0, ...counts),
    squares: { achieved: square(counts), ideal: Math.min(square(best), square(counts)) },
  };
}

function neighbourFigures(problem: Problem, layout: Layout, meets: Int16Array): SeatingFigures['neighbours'] {
  const { players, all } = problem;
  const beside = besideCounts(problem, layout);
  const past = besideCounts(
    problem,
    layout.map((tables, r) => (problem.fixed[r] ? tables : [])),
  );
  const limits: { least: number; most: number }[] = [];
  let [sum, squares, most] = [0, 0, 0];
  for (let a = 0; a < players; a++) {
    for (let b = 0; b < a; b++) {
      const count = beside[a * all + b]!;
      limits.push({ least: past[a * all + b]!, most: meets[a * all + b]! });
      sum += count;
      squares += count * count;
      most = Math.max(most, count);
    }
  }
  return { most, squares: { achieved: squares, ideal: levelSquares(limits, sum) } };
}

function besideCounts({ players, all }: Problem, layout: Layout): Int16Array {
  const beside = new Int16Array(all * all);
  for (const people of layout.flat()) {
    for (let s = 0; s < sides(people.length); s++) {
      const [x, y] = [people[s]!, people[(s + 1) % people.length]!];
      if (x < 0 || y < 0 || x >= players || y >= players) continue;
      beside[x * all + y]!++;
      beside[y * all + x]!++;
    }
  }
  return beside;
}

function ruleFigures(problem: Problem, layout: Layout, meets: Int16Array): RuleFigure[] {
  const { task, index, all } = problem;
  const there = presence(problem);
  const together = (r: number, people: readonly number[]): boolean =>
    layout[r]!.some((table) => table.filter((who) => people.includes(who)).length > 1);
  const figures: RuleFigure[] = task.pairs.flatMap(({ rule, a, b }) => {
    const [one, other] = [index.get(a), index.get(b)];
    if (one === undefined || other === undefined) return [];
    const achieved = meets[one * all + other]!;
    const ideal =
      rule === 'together' ? couldMeet(there, one, other) : leastWithin(problem, layout, [one, other]);
    const rounds =
      rule === 'separate' ? layout.flatMap((_, r) => (together(r, [one, other]) ? [r + 1] : [])) : [];
    return [{ kind: rule, players: [a, b], team: null, meetings: { achieved, ideal }, rounds }];
  });
  if (task.teams === 'free') return figures;
  for (const team of new Set(task.players.map((player) => player.team))) {
    const people = [...task.players.keys()].filter((p) => team !== null && task.players[p]!.team === team);
    if (people.length < 2) continue;
    let achieved = 0;
    for (const a of people) for (const b of people) if (b < a) achieved += meets[a * all + b]!;
    figures.push({
      kind: 'team',
      players: people.map((p) => task.players[p]!.id),
      team,
      meetings: { achieved, ideal: leastWithin(problem, layout, people) },
      rounds: layout.flatMap((_, r) => (together(r, people) ? [r + 1] : [])),
    });
  }
  return figures;
}

/** The fewest meetings within a group of people: in the rounds that stand, and by the number of tables in the others. */
function leastWithin(problem: Problem, layout: Layout, people: readonly number[]): number {
  return layout.reduce((sum, tables, r) => {
    if (problem.fixed[r]) {
      const pairs = tables.map((table) => pairsOf(table.filter((who) => people.includes(who)).length));
      return sum + pairs.reduce((all, count) => all + count, 0);
    }
    const there = people.filter((who) => problem.present[r]!.includes(who)).length;
    return sum + fewestWithin(there, problem.tables[r]!, problem.outs[r]!);
  }, 0);
}

function judgeFigures(
  problem: Problem,
  tables: readonly PlacedTable[],
  layout: Layout,
): SeatingFigures['judges'] {
  const { task } = problem;
  const load = task.judges.map(({ id }) => ({
    judge: id,
    tables: tables.filter(({ judges }) => judges.includes(id)).length,
  }));
  const counts = load.map((each) => each.tables);
  const [least, most] = counts.length === 0 ? [0, 0] : [Math.min(...counts), Math.max(...counts)];
  const sum = counts.reduce((total, count) => total + count, 0);
  const past = task.judges.map(({ id }) => task.fixed.filter(({ judges }) => judges.includes(id)).length);
  const even = counts.length > 0 && sum % counts.length !== 0 ? 1 : 0;
  const evenNow = task.fixed.length === 0 ? even : Math.max(even, pastRange(past, sum));
  return {
    load,
    least,
    most,
    range: { achieved: most - least, ideal: evenNow },
    lacking: tables
      .filter(({ judges }) => judges.length < task.judgesPerTable)
      .map(({ round, table }) => ({ round, table })),
    conflicts: tables.flatMap((placed) =>
      placed.judges.flatMap((judge) =>
        hindrances(problem, judge, placed, layout[placed.round - 1] ?? []).map((player) => ({
          round: placed.round,
          table: placed.table,
          judge,
          player,
        })),
      ),
    ),
  };
}

/** Players because of whom a judge may not lead a table: a conflict, or himself playing in this round. */
function hindrances(
  { task }: Problem,
  judge: string,
  { seats }: PlacedTable,
  round: readonly (readonly number[])[],
): string[] {
  const own = task.judges.find(({ id }) => id === judge)?.plays ?? null;
  const playing = round.flat().some((who) => own !== null && task.players[who]?.id === own);
  const conflicts = task.conflicts.filter((each) => each.judge === judge && seats.includes(each.player));
  return [...conflicts.map(({ player }) => player), ...(playing && own !== null ? [own] : [])];
}

/** The least range of loads when some have led more already: the rest is given to the least loaded. */
function pastRange(past: readonly number[], sum: number): number {
  const counts = [...past];
  for (let given = past.reduce((total, count) => total + count, 0); given < sum; given++) {
    counts[counts.indexOf(Math.min(...counts))]!++;
  }
  return counts.length === 0 ? 0 : Math.max(...counts) - Math.min(...counts);
}
