/** From which rounds a player can still be withdrawn or replaced. */
import type { CupView } from '../../../rulebooks/table/cup/view.js';

/**
 * Rounds ahead, and the round in play while nothing has begun at the player's own table (1.3, 1.4): whoever has not come is
 * replaced there and then. `now`: the round is being played.
 */
export function roundsToLeave(view: Pick<CupView, 'rounds'>, player: string): { n: number; now: boolean }[] {
  return view.rounds.flatMap<{ n: number; now: boolean }>(({ n, status, tables }) => {
    if (status === 'closed') return [];
    if (status === 'planned') return [{ n, now: false }];
    const own = tables.find(({ seats }) => seats.some((seat) => seat.player === player));
    return own && own.status === 'playing' && own.game === null && own.result === null
      ? [{ n, now: true }]
      : [];
  });
}

/** Where a choice begins: the nearest round ahead; the one in play only when it is the last. */
export const firstToLeave = (rounds: readonly { n: number; now: boolean }[]): number | null =>
  (rounds.find(({ now }) => !now) ?? rounds[0])?.n ?? null;
