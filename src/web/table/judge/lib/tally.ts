/** What stands beside each candidate while a vote goes on. */
import type { GameView } from '../../../../rulebooks/table/view.js';

type Vote = NonNullable<GameView['vote']>;

export interface Counted {
  /** The candidate. */
  n: number;
  /** Hands against him so far; null: nobody was asked yet. */
  hands: number | null;
  /** His hands are entered and may be changed. */
  entered: boolean;
}

/**
 * The candidates in order. The last one has whatever the others leave, hands just touched included (vavt-cup-2017:4.9).
 * @param candidate whose hands are being counted, `touched` of them so far
 * @param free hands that are not entered for any other candidate
 */
export function tallyOf(vote: Vote, candidate: number, touched: number, free: number): Counted[] {
  const last = vote.candidates.at(-1);
  return vote.candidates.map((n) => {
    const hand = vote.hands.find((each) => each.candidate === n);
    const entered = hand !== undefined;
    if (n === last) {
      const left = n === candidate ? free : free - touched + (hand?.count ?? 0);
      return { n, hands: Math.max(0, left), entered };
    }
    return { n, hands: n === candidate ? touched : (hand?.count ?? null), entered };
  });
}
