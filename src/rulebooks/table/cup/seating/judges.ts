/**
 * Judges at the tables. Exact, by exchanges along shortest chains: as many tables led as can be, nobody at a table with a
 * player he has a conflict with, and the numbers of tables as even as these allow.
 */
import type { Layout, Problem } from './problem.js';
import type { Chance } from './random.js';

/** [round][table] → ids of judges. */
export type Judging = string[][][];

/** A place for a judge at a table of a round. */
interface Place {
  r: number;
  /** Judges who may take it. */
  may: number[];
  judge: number | null;
}

export function assignJudges(problem: Problem, layout: Layout, chance: Chance): Judging {
  const { task, judgeIndex } = problem;
  const load = new Array<number>(task.judges.length).fill(0);
  for (const { judges } of task.fixed) {
    for (const id of judges) {
      const judge = judgeIndex.get(id);
      if (judge !== undefined) load[judge]!++;
    }
  }
  const places: Place[][] = layout.map((tables, r) => (problem.fixed[r] ? [] : placesOf(problem, tables, r)));
  for (const round of places) for (const place of round) settle(place, round, load, chance);
  while (even(places, load));
  return layout.map((tables, r) =>
    tables.map((_, t) => {
      const standing = problem.fixed[r]?.[t];
      if (standing) return [...standing.judges];
      const from = t * task.judgesPerTable;
      return places[r]!.slice(from, from + task.judgesPerTable).flatMap(({ judge }) =>
        judge === null ? [] : [task.judges[judge]!.id],
      );
    }),
  );
}

/** Judges who may lead a table of a round: no conflict with anybody there, and not playing in this round themselves. */
export function mayJudge(
  { task }: Problem,
  people: readonly number[],
  round: readonly (readonly number[])[],
): number[] {
  const ids = (list: readonly number[]): Set<string | undefined> =>
    new Set(list.map((person) => task.players[person]?.id));
  const [seated, playing] = [ids(people), ids(round.flat())];
  return [...task.judges.keys()].filter((judge) => {
    const { id, plays } = task.judges[judge]!;
    if (plays !== null && playing.has(plays)) return false;
    return !task.conflicts.some((conflict) => conflict.judge === id && seated.has(conflict.player));
  });
}

function placesOf(problem: Problem, tables: readonly number[][], r: number): Place[] {
  return tables.flatMap((people) => {
    const may = mayJudge(problem, people, tables);
    return Array.from({ length: problem.task.judgesPerTable }, () => ({ r, may, judge: null }));
  });
}

/** Finds a judge for a place, moving others of the round along where needed; the least loaded first. */
function settle(place: Place, round: readonly Place[], load: number[], chance: Chance): void {
  const luck = load.map(() => chance.real());
  const seen = new Set<number>();
  const find = (wanted: Place): boolean => {
    const order = wanted.may.filter((judge) => !seen.has(judge));
    order.sort((a, b) => load[a]! - load[b]! || luck[a]! - luck[b]!);
    const idle = order.find((judge) => !round.some((other) => other.judge === judge));
    if (idle !== undefined) {
      wanted.judge = idle;
      load[idle]!++;
      return true;
    }
    for (const judge of order) {
      if (seen.has(judge)) continue;
      seen.add(judge);
      const held = round.find((other) => other.judge === judge)!;
      if (held === wanted) continue;
      if (find(held)) {
        wanted.judge = judge;
        return true;
      }
    }
    return false;
  };
  find(place);
}

/**
 * Takes one table from a judge and gives one to a judge with at least two fewer, along a chain; false when there is none.
 * The chain is a path of the flow judge → round → table: a judge who gives a place up, a place that needs another judge.
 */
function even(places: readonly Place[][], load: number[]): boolean {
  const from = [...load.keys()].sort((a, b) => load[b]! - load[a]!);
  for (const start of from) {
    const steps: Step[] = [{ judge: start, place: null, before: null }];
    const reached = new Set<number | Place>([start]);
    for (let at = 0; at < steps.length; at++) {
      const step = steps[at]!;
      for (const next of onward(step, places)) {
        const node = next.place ?? next.judge;
        if (reached.has(node)) continue;
        reached.add(node);
        steps.push(next);
        if (next.place !== null || load[next.judge]! > load[start]! - 2) continue;
        for (let each: Step | null = next; each?.before; each = each.before) {
          const { place } = each.before;
          if (place) place.judge = each.judge;
        }
        load[start]!--;
        load[next.judge]!++;
        return true;
      }
    }
  }
  return false;
}

/** `place` null: the judge has one table too many. Otherwise: the place `judge` has left needs somebody. */
interface Step {
  judge: number;
  place: Place | null;
  before: Step | null;
}

function onward(step: Step, places: readonly Place[][]): Step[] {
  const { judge, place } = step;
  if (!place) {
    return places
      .flat()
      .flatMap((held) => (held.judge === judge ? [{ judge, place: held, before: step }] : []));
  }
  return place.may
    .filter((other) => other !== judge)
    .map((other) => {
      const held = places[place.r]!.find((each) => each.judge === other) ?? null;
      return { judge: other, place: held, before: step };
    });
}

/** How many places of a round would stay without a judge because of conflicts. */
export function lackingJudges(problem: Problem, tables: readonly number[][], r: number): number {
  const places = placesOf(problem, tables, r);
  const load = problem.task.judges.map(() => 0);
  for (const place of places) settle(place, places, load, STEADY);
  const lacking = places.filter(({ judge }) => judge === null).length;
  return lacking - Math.max(0, places.length - load.length);
}

const STEADY: Chance = { real: () => 0, below: () => 0 };
