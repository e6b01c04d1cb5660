/** Teams that stay away too long go over to one of the sides with half of what they earned, and may come back. */
import { markAt } from '../board.js';
import { modulesOf, packOf } from '../reading.js';
import { clanOf, type GameState, type TeamState } from '../state.js';
import { teamKey } from '../team-key.js';
import { clanOfTeam, competing } from '../teams.js';
import type { Turn } from '../turn.js';

/** A deserter that plays again is back with its old side; if that stands on a skip, it need not skip. */
export function returnDeserters(turn: Turn, game: GameState): boolean {
  const present = new Set(game.results!.teams.map((row) => teamKey(row.team)));
  for (const [key, { team, former }] of Object.entries(turn.state.teams)) {
    if (former === undefined || !present.has(key)) continue;
    const { position, skips } = clanOf(turn.state, former);
    turn.emit({
      type: 'TeamReturned',
      game: game.number,
      team,
      from: clanOfTeam(turn.state.teams[key]!)!,
      to: former,
      skipCancelled: skips > 0 && position > 0 && markAt(turn.state, position).kind === 'skip',
      clauses: turn.cite('deserters.return'),
    });
  }
  return true;
}

/** The side they go over to gains with this game's move; what they cost their own side is charged at the day's end. */
export function desert(turn: Turn, game: GameState): boolean {
  const { side, absences, gain, loss } = modulesOf(turn.state).deserters!;
  for (const team of Object.values(turn.state.teams)) {
    const from = clanOfTeam(team);
    // An emigrant under control is lost otherwise: it is nobody's own.
    if (from === null || from === side || team.home === null || team.missed < absences) continue;
    const { main, cup } = earned(turn, team);
    turn.emit({
      type: 'TeamDeserted',
      game: game.number,
      team: team.team,
      from,
      to: side,
      missed: team.missed,
      main,
      cup,
      gain: share(turn, main, cup, gain),
      loss: share(turn, main, cup, loss),
      clauses: turn.cite('deserters'),
      rulings: ['deserter.points', 'deserter.again'],
    });
  }
  return true;
}

export function chargeDeserters(turn: Turn, game: GameState): void {
  for (const { team, clan, amount } of turn.state.day!.deserted ?? []) {
    if (amount === 0) continue;
    turn.emit({
      type: 'DeserterCharged',
      game: game.number,
      team,
      clan,
      amount: -amount,
      clauses: turn.cite('deserters'),
    });
  }
}

/** Points × 100 of all games so far or, once it has come back, of those since. */
function earned(turn: Turn, { team, backSince }: TeamState): { main: number; cup: number } {
  const since = turn.ruling('deserter.again') === 'all' ? undefined : backSince;
  const rows = turn.state.games
    .filter((game) => since === undefined || game.number >= since)
    .flatMap(competing)
    .filter((row) => teamKey(row.team) === teamKey(team));
  const sum = (part: 'main' | 'cup'): number => rows.reduce((total, row) => total + row[part], 0);
  return { main: sum('main'), cup: sum('cup') };
}

/** The points, as cells of a move or as they stand in the table, exact until the last division, and never below zero. */
function share(turn: Turn, main: number, cup: number, divisor: number): number {
  const { mainDivisor, cupDivisor } = packOf(turn.state).dice;
  const [top, bottom] =
    turn.ruling('deserter.points') === 'move'
      ? [main * cupDivisor + cup * mainDivisor, 100 * mainDivisor * cupDivisor]
      : [main + cup, 100];
  return Math.max(0, Math.floor(top / (bottom * divisor)));
}
