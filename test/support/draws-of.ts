/** The luck of a game that was made elsewhere: tests go on with it. */
import type { Draws } from '../../src/engine/contract.js';
import type { Game } from '../../src/engine/game.js';

export function drawsOf(game: Game): Draws {
  return (game as unknown as { draws: Draws }).draws;
}
