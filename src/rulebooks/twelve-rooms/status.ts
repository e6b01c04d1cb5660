/** Statuses (N.STATUS, P.STATUS): by role, turned round by «Обман» and by the Inverse room (R.INVERSE); two turns cancel. */
import { type GameState, kindOf, type PlayerState, rulingOf, teamOf } from './state.js';

export type Status = 'positive' | 'negative';

export function baseStatus(state: GameState, player: PlayerState): Status {
  const team = teamOf(player);
  if (team === 'neutral') return rulingOf(state, 'neutral.status') === 'negative' ? 'negative' : 'positive';
  return team === 'mafia' ? 'negative' : 'positive';
}

/** The status in a turn, in the room where the player is now. */
export function statusOf(state: GameState, player: PlayerState, turn: number): Status {
  const base = baseStatus(state, player);
  const turns =
    Number(player.falseUntil >= turn && player.falseUntil > 0) +
    Number(kindOf(state, player.room) === 'inverse');
  if (turns !== 1) return base;
  return base === 'positive' ? 'negative' : 'positive';
}

/** Whether a check in this turn finds guilt (M.11); guilt is not found in the cocoa room. */
export function guiltFound(state: GameState, player: PlayerState, turn: number): boolean {
  if (kindOf(state, player.room) === 'cocoa') return false;
  return player.doubtTurn === turn || (player.guilt && player.reliefTurn !== turn);
}
