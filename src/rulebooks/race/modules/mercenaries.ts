/** Newcomers who join a side at once: by lot among the smallest, and every side in its turn. */
import { modulesOf } from '../reading.js';
import { clanIds, type GameState, type SeasonState } from '../state.js';
import { teamKey } from '../team-key.js';
import { teamOf, teamsOf } from '../teams.js';
import type { Turn } from '../turn.js';

/** Whether newcomers of a game join a side at once. */
export function mercenariesJoin(state: SeasonState, game: GameState): boolean {
  const { mercenaries } = modulesOf(state);
  return mercenaries !== undefined && game.number <= (mercenaries.until ?? game.number);
}

/** Each team of the table that the season does not know yet. */
export function joinMercenaries(turn: Turn, game: GameState): boolean {
  if (!mercenariesJoin(turn.state, game)) return true;
  const newcomers = game.results!.teams.map((row) => row.team).filter((team) => !teamOf(turn.state, team));
  for (const team of newcomers) {
    const among = smallest(turn.state);
    // Named by the team: a correction of others must not send it elsewhere.
    const label = turn.label('mercenaries', `${game.number}:${teamKey(team)}`);
    const [clan] = turn.draws.sample(label, among, 1);
    turn.emit({
      type: 'MercenaryJoined',
      game: game.number,
      team,
      clan: clan!,
      among,
      clauses: turn.cite('mercenaries', 'mercenaries.turn', 'mercenaries.fewest'),
      draws: [label],
    });
  }
  return true;
}

/** A side that has had a newcomer is out of the draw until all have had one; of the others, those with the fewest teams. */
function smallest(state: SeasonState): number[] {
  const waiting = clanIds(state).filter((clan) => !state.hired?.includes(clan));
  const size = (clan: number): number => teamsOf(state, clan).length;
  const least = Math.min(...waiting.map(size));
  return waiting.filter((clan) => size(clan) === least);
}
