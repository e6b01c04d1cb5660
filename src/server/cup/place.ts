/** Where a game stands in a cup, and what the cup says about those who come to its table. */
import { z } from 'zod';
import { mayKnowEnd } from '../../rulebooks/table/cup/knowledge.js';
import type { CupState } from '../../rulebooks/table/cup/state.js';
import type { StoredGame } from '../../store/store.js';
import type { LiveGame } from '../live-game.js';

const CUP = 'mafia-cup';

export interface Place {
  round: number;
  table: number;
}

const setupShape = z.object({
  cup: z.object({ round: z.int(), table: z.int(), players: z.array(z.string()) }),
  players: z.array(z.object({ person: z.string().optional() })),
});

/** A seat of a table: the player of the cup it was made for, and the id by which the game knows whoever sits on it. */
interface Seat {
  player: string;
  person: string | null;
}

/** The round and the table a game was made for, and its seats as they were then; null for a game of no cup. */
export function placeOf(game: StoredGame): (Place & { seats: Seat[] }) | null {
  if (game.parent === null) return null;
  const setup = setupShape.safeParse(game.setup).data;
  if (!setup) return null;
  const seats = setup.cup.players.map((player, n) => ({ player, person: setup.players[n]?.person ?? null }));
  return { round: setup.cup.round, table: setup.cup.table, seats };
}

/** By which id a game knows the player of a cup who has had no person yet: whoever gets the link later sits there. */
export const seatOfPlayer = (player: string): string => `seat-${player}`;

/** The state of a game that is a cup. */
export function cupOf(live: LiveGame): CupState | null {
  return live.game.rulebook.id === CUP ? (live.game.state as CupState) : null;
}

export function isCup(game: StoredGame): boolean {
  return game.rulebook === CUP;
}

/** The persons who lead a table now. */
export function judgesAt(cup: CupState, { round, table }: Place): string[] {
  const assigned = cup.rounds[round - 1]?.tables[table - 1]?.judges ?? [];
  return cup.judges.flatMap(({ id, person, removed }) =>
    person !== null && removed === null && assigned.includes(id) ? [person] : [],
  );
}

/**
 * Whether a person (null: anybody) leads a table, whether whoever looks may know how its game ended, and by which id the game
 * knows the person when he sits there now.
 */
export function standingAt(
  cup: CupState,
  place: Place & { seats: readonly Seat[] },
  person: string | null,
  looks: string | null,
): { leads: boolean; knowsEnd: boolean; seat: string | null } {
  const viewer =
    looks === null ? ({ kind: 'public' } as const) : ({ kind: 'person', person: looks } as const);
  const player = person === null ? undefined : cup.players.find((each) => each.person === person)?.id;
  return {
    // The cup may have given the player another person since the game was opened.
    seat: place.seats.find((seat) => seat.player === player)?.person ?? null,
    leads: person !== null && judgesAt(cup, place).includes(person),
    knowsEnd: mayKnowEnd(cup, viewer, place.round, place.table),
  };
}
