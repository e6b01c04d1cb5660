/** Marks of the cells on which clans stand when all moves and fights are over. */
import { markAt } from './board.js';
import { makeOffers } from './modules/offers.js';
import { hitRoulette } from './modules/roulette.js';
import { clanOf, type GameState } from './state.js';
import type { Turn } from './turn.js';

/** In the order of the game; a clan that has not moved today is not caught again by the cell it stands on. */
export function markFinalCells(turn: Turn, game: GameState): void {
  const moved = game.order.filter((clan) => turn.state.day!.moved.includes(clan));
  for (const clan of moved) {
    const cell = clanOf(turn.state, clan).position;
    if (cell === 0) continue;
    const mark = markAt(turn.state, cell);
    if (mark.kind === 'skip')
      turn.emit({ type: 'SkipEarned', game: game.number, clan, cell, clauses: turn.cite('skip') });
    if (mark.kind === 'roulette') hitRoulette(turn, game, clan, cell);
    if (mark.kind === 'offer') makeOffers(turn, game, clan, cell, mark.offer);
  }
}
