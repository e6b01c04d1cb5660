/** 3.2, 3.3: the protocol of a finished game as the result of its table. */
import { msBetween } from '../../../engine/time.js';
import type { GameView } from '../view.js';
import type { CupResult } from './result.js';

/**
 * @param view the judge’s view of a game that has ended, made for a table of a cup (`cup` of its setup)
 * @returns null when the game has not ended, or belongs to no cup
 */
export function resultOf(view: GameView): CupResult | null {
  const { cup, winner, secrets, seats, bestMove } = view;
  if (!cup || !winner || !secrets) return null;
  return {
    winner: winner.winner,
    seats: seats.flatMap((seat, index) => {
      const player = cup.players[index];
      if (player === undefined || seat.role === null) return [];
      const extra = secrets.points.find(({ n }) => n === seat.n)?.points ?? 0;
      const { n, role, left, fouls, technical } = seat;
      return [{ n, player, role, left, fouls, technical, extra }];
    }),
    bestMove,
    seconds: lengthOf(secrets),
  };
}

/** From the dealing of the cards to the announcement of the winner, in seconds; null when either is not known. */
function lengthOf({ startedAt, endedAt }: NonNullable<GameView['secrets']>): number | null {
  if (startedAt === null || endedAt === null) return null;
  const seconds = Math.floor(msBetween(startedAt, endedAt) / 1000);
  // A game that was typed in, or left open for days, has no length worth counting.
  return seconds > 0 && seconds <= 86_400 ? seconds : null;
}
