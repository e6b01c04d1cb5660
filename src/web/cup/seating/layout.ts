/** A seating as lists of seats, to be looked at and changed before anything is sent. */
import type { PlacedTable } from '../../../rulebooks/table/cup/seating/task.js';
import type { CupView } from '../../../rulebooks/table/cup/view.js';

/** One round as it sits: seat 1 first, null is an empty seat. */
export interface SeatsOfRound {
  round: number;
  tables: { seats: readonly (string | null)[]; judges: readonly string[] }[];
}

export function seatsOf(view: CupView): SeatsOfRound[] {
  return view.rounds
    .filter(({ tables }) => tables.length > 0)
    .map(({ n, tables }) => ({
      round: n,
      tables: tables.map((table) => ({
        seats: table.seats.map(({ player }) => player),
        judges: table.judges,
      })),
    }));
}

/** The same, table by table, as the server measures it. */
export function placedOf(rounds: readonly SeatsOfRound[]): PlacedTable[] {
  return rounds.flatMap(({ round, tables }) =>
    tables.map(({ seats, judges }, index) => ({
      round,
      table: index + 1,
      seats: [...seats],
      judges: [...judges],
    })),
  );
}

/** A place of a round: the number of the table and of the seat. */
export interface Spot {
  table: number;
  seat: number;
}

/** The same rounds with two seats of one of them exchanged. */
export function swapped(rounds: readonly SeatsOfRound[], round: number, a: Spot, b: Spot): SeatsOfRound[] {
  return rounds.map((one) => {
    if (one.round !== round) return one;
    const at = ({ table, seat }: Spot) => one.tables[table - 1]?.seats[seat - 1] ?? null;
    return {
      ...one,
      tables: one.tables.map((table, t) => ({
        ...table,
        seats: table.seats.map((id, s) =>
          t === a.table - 1 && s === a.seat - 1 ? at(b) : t === b.table - 1 && s === b.seat - 1 ? at(a) : id,
        ),
      })),
    };
  });
}

/** The same rounds with one seat taken by somebody else, or by nobody. */
export function seatedAt(
  rounds: readonly SeatsOfRound[],
  round: number,
  spot: Spot,
  player: string | null,
): SeatsOfRound[] {
  return rounds.map((one) =>
    one.round !== round
      ? one
      : {
          ...one,
          tables: one.tables.map((table, t) => ({
            ...table,
            seats: table.seats.map((id, s) => (t === spot.table - 1 && s === spot.seat - 1 ? player : id)),
          })),
        },
  );
}
