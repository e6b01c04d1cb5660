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
  cup: z.object({ round: z.int(), table: z.int() }),
  players: z.array(z.object({ person: z.string().optional() })),
});

/** The round and the table a game was made for, and the persons who sit there; null for a game of no cup. */
export function placeOf(game: StoredGame): (Place & { persons: string[] }) | null {
  if (game.parent === null) return null;
  const setup = setupShape.safeParse(game.setup).data;
  if (!setup) return null;
  const persons = setup.players.flatMap(({ person }) => (person === undefined ? [] : [person]));
  return { round: setup.cup.round, table: setup.cup.table, persons };
}

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

/** Whether a person (null: anybody) leads a table, and whether whoever looks may know how its game ended. */
export function standingAt(
  cup: CupState,
  place: Place,
  person: string | null,
  looks: string | null,
): { leads: boolean; knowsEnd: boolean } {
  const viewer =
    looks === null ? ({ kind: 'public' } as const) : ({ kind: 'person', person: looks } as const);
  return {
    leads: person !== null && judgesAt(cup, place).includes(person),
    knowsEnd: mayKnowEnd(cup, viewer, place.round, place.table),
  };
}
