/** How the sides stand (I.3), as a pure question to the table. */
import type { Winner } from './events.js';
import { sideOf } from './setup.js';
import { livingOf, rulingOf, type Table } from './state.js';

/** Whom the rules make the winner now. */
export function winnerOf(table: Table): Winner | null {
  if (table.seats.some(({ role }) => role === null)) return null;
  const red = livingOf(table, 'red').length;
  const black = livingOf(table, 'black').length;
  if (black === 0) return red === 0 ? 'draw' : 'red';
  if (rulingOf(table, 'victory') === 'extinction') return red === 0 ? 'black' : null;
  return black >= red ? 'black' : null;
}

/** Everybody of a side, in the game or not. */
export function teamOf(table: Table, winner: Winner): number[] {
  if (winner === 'draw') return [];
  return table.seats.filter(({ role }) => role !== null && sideOf(role) === winner).map(({ n }) => n);
}
