/** 7: statistics of the games a viewer may count. */
import { ROLES, sideOf } from '../setup.js';
import { type CupResult, firstVictimOf, hitsOf, outcomeOf, type SeatResult, wasRemoved } from './result.js';
import { halfUp } from './scoring.js';
import type { CupState } from './state.js';
import type { CupView } from './view.js';

type Statistics = CupView['statistics'];

interface Sat {
  result: CupResult;
  seat: SeatResult;
}

/** 7.1 of these results. 7.2: `assigned` and `led` are the tables of each judge that the viewer may know of. */
export function statistics(
  cup: CupState,
  results: readonly CupResult[],
  load: { assigned: readonly string[]; led: readonly string[] },
): Statistics {
  const sat = results.flatMap((result) => result.seats.map((seat): Sat => ({ result, seat })));
  const won = (side: CupResult['winner']): number => results.filter(({ winner }) => winner === side).length;
  const numbers = [...new Set(sat.map(({ seat }) => seat.n))].sort((a, b) => a - b);
  return {
    games: results.length,
    red: won('red'),
    black: won('black'),
    draws: won('draw'),
    roles: ROLES.map((role) => ({ role, ...score(sat.filter(({ seat }) => seat.role === role)) })).filter(
      ({ games }) => games > 0,
    ),
    seats: numbers.map((n) => ({
      n,
      ...score(sat.filter(({ seat }) => seat.n === n)),
      firstVictims: results.filter((result) => firstVictimOf(result) === n).length,
    })),
    players: cup.players
      .map(({ id }) =>
        ofPlayer(
          id,
          sat.filter(({ seat }) => seat.player === id),
        ),
      )
      .filter(({ games }) => games > 0),
    judges: cup.judges
      .map(({ id }) => ({
        judge: id,
        assigned: load.assigned.filter((each) => each === id).length,
        led: load.led.filter((each) => each === id).length,
      }))
      .filter(
        ({ judge, assigned }) =>
          assigned > 0 || cup.judges.some((each) => each.id === judge && !each.removed),
      ),
    length: lengthOf(results),
  };
}

function score(sat: readonly Sat[]): { games: number; wins: number } {
  const wins = sat.filter(({ result, seat }) => outcomeOf(result.winner, seat) === 'win').length;
  return { games: sat.length, wins };
}

function ofPlayer(player: string, sat: readonly Sat[]): Statistics['players'][number] {
  const count = (is: (each: Sat) => boolean): number => sat.filter(is).length;
  const sum = (value: (each: Sat) => number): number => sat.reduce((total, each) => total + value(each), 0);
  return {
    player,
    ...score(sat),
    red: score(sat.filter(({ seat }) => sideOf(seat.role) === 'red')),
    black: score(sat.filter(({ seat }) => sideOf(seat.role) === 'black')),
    firstVictim: count(({ result, seat }) => firstVictimOf(result) === seat.n),
    hits: sum(({ result, seat }) => (result.bestMove?.seat === seat.n ? hitsOf(result)! : 0)),
    fouls: sum(({ seat }) => seat.fouls),
    removals: count(({ seat }) => wasRemoved(seat)),
  };
}

function lengthOf(results: readonly CupResult[]): Statistics['length'] {
  const known = results.flatMap(({ seconds }) => (seconds === null ? [] : [seconds]));
  if (known.length === 0) return null;
  return {
    shortest: Math.min(...known),
    longest: Math.max(...known),
    average: halfUp(
      known.reduce((sum, seconds) => sum + seconds, 0),
      known.length,
    ),
    games: known.length,
  };
}
