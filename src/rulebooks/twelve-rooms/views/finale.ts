/** After the end everything is open; the authors of anonymous messages only by ruling. */
import { type GameState, roleOf, rulingOf } from '../state.js';
import type { FinaleView } from '../view.js';
import { authorsOf, resolvedTurn } from './master.js';

export function finaleView(state: GameState): FinaleView {
  return {
    winner: state.winner!.team,
    how: state.winner!.how,
    originalMap: state.originalRooms,
    players: state.players
      .filter(({ card }) => card !== null)
      .map((player) => ({
        id: player.id,
        role: roleOf(player),
        originalRole: player.originalRole!,
        route: player.route,
      })),
    turns: state.past.map(resolvedTurn),
    mafiaPosts: state.teamPosts.map(({ id, at, author, text }) => ({ id, at, author, text })),
    anonymousAuthors: rulingOf(state, 'anonymous.after') === 'open' ? authorsOf(state) : null,
  };
}
