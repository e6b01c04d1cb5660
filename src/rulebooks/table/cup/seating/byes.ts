/** Who sits out which round, so that everybody sits out as equally often as can be. Exact: no exchange would be fairer. */

import type { Problem } from './problem.js';
import { type Chance, shuffle } from './random.js';

/** How often each player has sat out the rounds that stand. */
export function pastByes(problem: Problem): number[] {
  const counts = new Array<number>(problem.players).fill(0);
  for (const [r, tables] of problem.fixed.entries()) {
    if (!tables) continue;
    const sat = new Set(tables.flatMap(({ seats }) => seats));
    for (const p of problem.present[r]!) {
      if (p < problem.players && !sat.has(problem.task.players[p]!.id)) counts[p]!++;
    }
  }
  return counts;
}

/** [round] → who sits out; rounds that stand are left empty. */
export function shareByes(problem: Problem, chance: Chance): number[][] {
  const counts = pastByes(problem);
  const may = problem.present.map((list, r) =>
    problem.fixed[r] ? [] : list.filter((p) => p < problem.players && !problem.locked[r]!.has(p)),
  );
  const out = may.map((list, r) => {
    const order = shuffle([...list], chance).sort((a, b) => counts[a]! - counts[b]!);
    const chosen = new Set(order.slice(0, problem.outs[r]));
    for (const p of chosen) counts[p]!++;
    return chosen;
  });
  while (improve(may, out, counts));
  return out.map((chosen) => [...chosen].sort((a, b) => a - b));
}

/**
 * Moves one bye along a chain of rounds from a player with many to one with at least two fewer; false when there is no
 * such chain, and then the sum of squares is the least there can be (no negative cycle of the flow is left).
 */
function improve(may: number[][], out: Set<number>[], counts: number[]): boolean {
  const from = [...counts.keys()].sort((a, b) => counts[b]! - counts[a]!);
  for (const start of from) {
    const came = new Map<number, { by: number; round: number }>();
    const queue = [start];
    for (let at = 0; at < queue.length; at++) {
      const giver = queue[at]!;
      for (const [r, chosen] of out.entries()) {
        if (!chosen.has(giver)) continue;
        for (const taker of may[r]!) {
          if (taker === start || chosen.has(taker) || came.has(taker)) continue;
          came.set(taker, { by: giver, round: r });
          queue.push(taker);
          if (counts[taker]! > counts[start]! - 2) continue;
          for (let person = taker; person !== start; ) {
            const { by, round } = came.get(person)!;
            out[round]!.delete(by);
            out[round]!.add(person);
            person = by;
          }
          counts[start]!--;
          counts[taker]!++;
          return true;
        }
      }
    }
  }
  return false;
}
