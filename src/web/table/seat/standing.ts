/** What a player most needs to know of his own place, read off his view. */
import type { TableView } from '../shared/use-view.js';

export type Standing = 'out' | 'speak' | 'lastWord' | 'next' | 'nominated' | 'asleep' | 'fine';

/** @param n the player's own seat */
export function standingOf(view: TableView, n: number): Standing {
  const seat = view.seats[n - 1];
  if (view.speaker === n) return view.phase === 'lastWords' ? 'lastWord' : 'speak';
  if (!seat?.alive) return 'out';
  if (view.phase === 'firstNight' || view.phase === 'night') return 'asleep';
  const at = view.speaker === null ? -1 : view.order.indexOf(view.speaker);
  if (view.phase === 'speeches' && at >= 0 && view.order[at + 1] === n) return 'next';
  return view.nominations.some((nomination) => nomination.seat === n) ? 'nominated' : 'fine';
}
