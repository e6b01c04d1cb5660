/** Russian roulette. */
import { rulingAt } from '../board.js';
import type { GameState } from '../state.js';
import type { Turn } from '../turn.js';

/** Whoever ends a move here loses the largest single result of the next one; `race/dice.ts` takes it out. */
export function hitRoulette(turn: Turn, game: GameState, clan: number, cell: number): void {
  const ruling = rulingAt(turn.state, cell);
  turn.emit({
    type: 'RouletteHit',
    game: game.number,
    clan,
    cell,
    clauses: turn.cite('roulette', 'roulette.cells'),
    ...(ruling ? { rulings: [ruling] } : {}),
  });
}
