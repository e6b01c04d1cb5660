/** How a council of representatives comes to a decision. */

/**
 * The chosen option, or null when there is none and the question goes further.
 * @param votes chosen option of each representative who voted
 * @param rule `majority`: more than half of the votes given; `unanimous`: all of them
 */
export function decisionOf(votes: readonly number[], rule: 'majority' | 'unanimous'): number | null {
  const tally = new Map<number, number>();
  for (const vote of votes) tally.set(vote, (tally.get(vote) ?? 0) + 1);
  for (const [option, count] of tally) {
    if (rule === 'majority' ? 2 * count > votes.length : count === votes.length) return option;
  }
  return null;
}

/** Votes per option. */
export function tallyOf(votes: readonly number[], options: number): number[] {
  return Array.from({ length: options }, (_, option) => votes.filter((vote) => vote === option).length);
}
