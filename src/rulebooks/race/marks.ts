/** Marks of the cells on which clans stand when all moves and fights are over. */
import { markAt } from './board.js';
import { giveCoin, meetFaceless, meetTwins } from './modules/choices.js';
import { makeOffers } from './modules/offers.js';
import { hitRoulette } from './modules/roulette.js';
import { modulesOf } from './reading.js';
import { clanOf, type GameState } from './state.js';
import type { Turn } from './turn.js';

/** In the order of the game; a clan that has not moved today is not caught again by the cell it stands on. */
export function markFinalCells(turn: Turn, game: GameState): void {
  const moved = game.order.filter((clan) => turn.state.day!.moved.includes(clan));
  for (const clan of moved) {
    const cell = clanOf(turn.state, clan).position;
    if (cell > 0) markFinalCell(turn, game, clan, cell);
  }
}

function markFinalCell(turn: Turn, game: GameState, clan: number, cell: number): void {
  const mark = markAt(turn.state, cell);
  switch (mark.kind) {
    case 'skip':
      turn.emit({ type: 'SkipEarned', game: game.number, clan, cell, clauses: turn.citeCell(cell, 'skip') });
      return;
    case 'roulette':
      hitRoulette(turn, game, clan, cell);
      return;
    case 'offer':
      makeOffers(turn, game, clan, cell, mark.offer);
      return;
    case 'change':
      turn.emit({
        type: 'NextMoveChanged',
        game: game.number,
        clan,
        cell,
        amount: mark.by,
        clauses: turn.citeCell(cell, 'changes'),
      });
      return;
    case 'castle': {
      const { own, other } = modulesOf(turn.state).castles!;
      turn.emit({
        type: 'CastleReached',
        game: game.number,
        clan,
        cell,
        owner: mark.side,
        amount: mark.side === clan ? own : other,
        clauses: turn.citeCell(cell, 'castles'),
      });
      return;
    }
    case 'twins':
      meetTwins(turn, game, clan, cell);
      return;
    case 'coin':
      giveCoin(turn, game, clan, cell);
      return;
    case 'name':
      meetFaceless(turn, game, clan, cell);
      return;
  }
}
