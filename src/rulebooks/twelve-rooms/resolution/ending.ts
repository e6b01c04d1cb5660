/** Whether the game is over (W, G.6). */
import { TEAMS, type Team, teamOfRole } from '../roles.js';
import { type PlayerState, teamOf } from '../state.js';
import type { Question, Resolution } from './resolution.js';

/** Asked once a game. */
export const SWAP_ASK = {
  ask: 'swapTeam',
  choices: ['current', 'original'],
  clauses: ['W', 'N.EXECUTOR.AS1'],
} as const;

interface Verdict {
  winner: Team;
  how: 'aim' | 'priority';
}

/** The winner, null while the game goes on, or the question whose side swapped players are on. */
export function ending(r: Resolution): Verdict | null | { question: Question } {
  const { players } = r.state;
  const crossed = players.filter((player) => sideOf(player, 'original') !== sideOf(player, 'current'));
  const answer = r.answer(SWAP_ASK.ask);
  if (crossed.length > 0 && answer === null) {
    return {
      question: {
        ask: SWAP_ASK.ask,
        topic: 'swapTeam',
        players: crossed.map(({ id }) => id),
        choices: [...SWAP_ASK.choices],
        clauses: [...SWAP_ASK.clauses],
      },
    };
  }
  const side = (player: PlayerState): Team => sideOf(player, answer ?? 'current');
  const left = players.filter(({ inGame }) => inGame);
  const teams = new Set(left.map(side));
  if (left.length === 0) {
    // Nobody is left: of the sides that were in the game when the turn began.
    const sides = new Set(players.filter(({ id }) => r.startRoom.has(id)).map(side));
    return first(sides);
  }
  if (left.length === 2 && teams.size === 2 && r.ruling('twoLeft') === 'priority') return first(teams);
  if (teams.has('mafia') && teams.has('peaceful')) return null;
  if (teams.has('mafia')) return { winner: 'mafia', how: 'aim' };
  if (teams.has('peaceful')) return { winner: 'peaceful', how: 'aim' };
  return first(teams);
}

/** G.6: the neutral before mafia, mafia before the peaceful. */
function first(sides: ReadonlySet<Team>): Verdict | null {
  const winner = TEAMS.find((team) => sides.has(team));
  return winner ? { winner, how: 'priority' } : null;
}

function sideOf(player: PlayerState, by: string): Team {
  return by === 'original' && player.originalRole ? teamOfRole(player.originalRole) : teamOf(player);
}
