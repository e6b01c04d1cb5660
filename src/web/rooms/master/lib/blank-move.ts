/** Moves and actions to be filled in by hand. */
import type { Command } from '../../../../engine/contract.js';

export function blankMove(turn: number): Command {
  return { type: 'sendMove', turn, direction: 'stay', vote: 'acquit', actions: [] };
}

export function blankAction(ability: string, players: readonly string[]): Record<string, unknown> {
  const [first = 'p1', second = 'p2'] = players;
  switch (ability) {
    case 'dictate':
      return {
        ability,
        votes: [
          { voter: first, vote: second },
          { voter: second, vote: first },
        ],
      };
    case 'silence':
    case 'census':
      return { ability, room: 1 };
    case 'swap':
    case 'compare':
      return { ability, targets: [first, second] };
    case 'doors':
      return {
        ability,
        doors: [
          [1, 2],
          [5, 6],
        ],
      };
    default:
      return { ability, target: first };
  }
}
