/** The result of a table as it is typed in from a paper protocol, and what is still wrong with it. */
import type { CupResult } from '../../../rulebooks/table/cup/result.js';
import type { Cause } from '../../../rulebooks/table/events.js';
import type { Role } from '../../../rulebooks/table/setup.js';
import { sideOfRole } from '../../table/shared/words.js';
import type { CupTable } from '../lib/use.js';

export interface SeatDraft {
  n: number;
  player: string;
  role: Role;
  /** null: stayed to the end. */
  cause: Cause | null;
  /** Of the day, or of the night with shooting. */
  when: number;
  fouls: number;
  technical: number;
  /** Hundredths. */
  extra: number;
}

export interface ResultDraft {
  winner: CupResult['winner'] | null;
  seats: SeatDraft[];
  bestMove: { seat: number; named: number[] } | null;
  minutes: number | null;
}

export const CAUSES: readonly Cause[] = ['vote', 'night', 'question', 'fouls', 'technical', 'judge'];

export function draftOf({ seats, result }: Pick<CupTable, 'seats' | 'result'>): ResultDraft {
  if (result) {
    return {
      winner: result.winner,
      seats: result.seats.map(({ left, ...seat }) => ({
        ...seat,
        cause: left?.cause ?? null,
        when: left ? (left.cause === 'night' ? left.night : left.day) : 1,
      })),
      bestMove: result.bestMove,
      minutes: result.seconds === null ? null : Math.round(result.seconds / 60),
    };
  }
  return {
    winner: null,
    seats: seats.flatMap(({ n, player }) =>
      player === null
        ? []
        : [{ n, player, role: 'citizen', cause: null, when: 1, fouls: 0, technical: 0, extra: 0 }],
    ),
    bestMove: null,
    minutes: null,
  };
}

/** A day follows the night of the same number less one; a night with shooting follows its day. */
function leftOf({ cause, when }: SeatDraft): CupResult['seats'][number]['left'] {
  if (cause === null) return null;
  return cause === 'night'
    ? { cause, day: when, night: when }
    : { cause, day: when, night: Math.max(0, when - 1) };
}

export function resultOf(draft: ResultDraft): CupResult | null {
  if (draft.winner === null) return null;
  return {
    winner: draft.winner,
    seats: draft.seats.map((seat) => ({
      n: seat.n,
      player: seat.player,
      role: seat.role,
      left: leftOf(seat),
      fouls: seat.fouls,
      technical: seat.technical,
      extra: seat.extra,
    })),
    bestMove: draft.bestMove && draft.bestMove.named.length > 0 ? draft.bestMove : null,
    seconds: draft.minutes === null ? null : draft.minutes * 60,
  };
}

export type ResultFault =
  | 'noWinner'
  | 'noDon'
  | 'noBlack'
  | 'noSheriff'
  | 'twoDons'
  | 'twoSheriffs'
  | 'twoDoctors'
  | 'twoFirst';

/** What a judge forgets: none of it guesses, the server has the last word. */
export function faultsOf({ winner, seats }: ResultDraft): ResultFault[] {
  const count = (role: Role) => seats.filter((seat) => seat.role === role).length;
  const first = seats.filter(({ cause, when }) => cause === 'night' && when === 1).length;
  return [
    ...(winner === null ? (['noWinner'] as const) : []),
    ...(seats.every(({ role }) => sideOfRole(role) === 'red') ? (['noBlack'] as const) : []),
    ...(count('don') === 0 ? (['noDon'] as const) : []),
    ...(count('sheriff') === 0 ? (['noSheriff'] as const) : []),
    ...(count('don') > 1 ? (['twoDons'] as const) : []),
    ...(count('sheriff') > 1 ? (['twoSheriffs'] as const) : []),
    ...(count('doctor') > 1 ? (['twoDoctors'] as const) : []),
    ...(first > 1 ? (['twoFirst'] as const) : []),
  ];
}
