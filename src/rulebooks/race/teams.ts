/** Which teams stand for which clan, and whose points count where. */

import { rulingOf } from './reading.js';
import { clanIds, type GameState, type ResultRow, type SeasonState, type TeamState } from './state.js';
import { teamKey } from './team-key.js';

export function teamOf(state: SeasonState, name: string): TeamState | undefined {
  return state.teams[teamKey(name)];
}

/** The clan a team belongs to: dealt to it or, for emigrants, controlling it. */
export function clanOfTeam(team: TeamState): number | null {
  return team.home ?? team.control;
}

/** Teams of a clan in the order in which they joined the season. */
export function teamsOf(state: SeasonState, clan: number): TeamState[] {
  return Object.values(state.teams).filter((team) => clanOfTeam(team) === clan);
}

export function controlledEmigrants(state: SeasonState, clan: number): TeamState[] {
  return Object.values(state.teams).filter((team) => team.home === null && team.control === clan);
}

/** Rows of the main table; a team out of competition counts for nothing. */
export function competing(game: GameState): ResultRow[] {
  return game.results?.teams.filter((row) => row.place !== null) ?? [];
}

/** Results of a clan's own teams in a game: for the order and the fights. */
export function rowsOf(state: SeasonState, game: GameState, clan: number): ResultRow[] {
  return rowsByClan(state, game).get(clan) ?? [];
}

/** The same of all clans. */
export function rowsByClan(state: SeasonState, game: GameState): Map<number | null, ResultRow[]> {
  return byHolder(state, game, rulingOf(state, 'captive.scope') === 'wholeTeam');
}

/** Results whose points each clan gets: a captive's points may go elsewhere. */
export function scoringRowsByClan(state: SeasonState, game: GameState): Map<number | null, ResultRow[]> {
  return byHolder(state, game, true);
}

/** Results of emigrants that nobody controls. */
export function freeRows(state: SeasonState, game: GameState): ResultRow[] {
  return byHolder(state, game, false).get(null) ?? [];
}

/** Whether one of the clan's teams won the creative contest. */
export function wonCreative(state: SeasonState, game: GameState, clan: number): boolean {
  const whole = rulingOf(state, 'captive.scope') === 'wholeTeam';
  return (game.results?.creative ?? []).some((team) => holder(state, team, whole) === clan);
}

/** Main sums by clan, captives' points moved. */
export function mainSums(state: SeasonState, game: GameState): Map<number, number> {
  const rows = scoringRowsByClan(state, game);
  return new Map(
    clanIds(state).map((clan) => [clan, (rows.get(clan) ?? []).reduce((sum, row) => sum + row.main, 0)]),
  );
}

/** The rows that count, by the clan that holds their team; null for teams that nobody holds. */
function byHolder(
  state: SeasonState,
  game: GameState,
  captivesMoved: boolean,
): Map<number | null, ResultRow[]> {
  const rows = new Map<number | null, ResultRow[]>();
  for (const row of competing(game)) {
    const clan = holder(state, row.team, captivesMoved);
    const own = rows.get(clan);
    if (own) own.push(row);
    else rows.set(clan, [row]);
  }
  return rows;
}

function holder(state: SeasonState, name: string, captivesMoved: boolean): number | null {
  const key = teamKey(name);
  const captor = captivesMoved ? state.day?.captives[key] : undefined;
  if (captor !== undefined) return captor;
  const team = state.teams[key];
  return team ? clanOfTeam(team) : null;
}
