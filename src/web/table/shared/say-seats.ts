/** «№3, №7»; «никого» for none. */
import { useTb } from './use-view.js';

export function seatsText(seats: readonly number[]): string {
  return seats.map((seat) => `№${seat}`).join(', ');
}

export function useSeats(): (seats: readonly number[]) => string {
  const tb = useTb();
  return (seats) => (seats.length === 0 ? tb('common.none') : seatsText(seats));
}
