/** Two people of a round change places: seats of one table or of two, or a seat with a round sat out. */
import type { PlacedTable } from './task.js';

/** @returns the seating after it; null when neither of them sits in that round */
export function swapped(
  tables: readonly PlacedTable[],
  { round, a, b }: { round: number; a: string; b: string },
): PlacedTable[] | null {
  const other = new Map([
    [a, b],
    [b, a],
  ]);
  const sits = tables.some(
    (table) => table.round === round && (table.seats.includes(a) || table.seats.includes(b)),
  );
  if (!sits || a === b) return null;
  return tables.map((table) =>
    table.round === round
      ? { ...table, seats: table.seats.map((id) => (id === null ? null : (other.get(id) ?? id))) }
      : table,
  );
}
