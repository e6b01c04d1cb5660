/** Russian roulette (chapter 10): mafia-2018:10. */
import type { GameState } from './state.js';
import { cite, type Turn } from './turn.js';

/** Whoever ends a move here loses the largest single result of the next one; `race/dice.ts` takes it out. */
export function hitRoulette(turn: Turn, game: GameState, clan: number, cell: number): void {
  const ruled = cell === 85 || cell === 86;
  turn.emit({
    type: 'RouletteHit',
    game: game.number,
    clan,
    cell,
    clauses: cite('10', '3.3'),
    ...(ruled ? { rulings: ['board.86'] as const satisfies string[] } : {}),
  });
}
