/** 4.6 – 4.8: hands that can have been raised. */
import type { Refusal } from '../../engine/contract.js';
import { livingSeat } from './access.js';
import { living } from './state.js';
import { type Clause, refuse, type Turn } from './turn.js';

interface Hands {
  seats?: number[] | undefined;
  count?: number | undefined;
}

/** @param raised whether a seat's hand has been counted already */
export function faultOfHands(
  turn: Turn,
  { seats, count }: Hands,
  raised: (seat: number) => boolean,
  ...clauses: Clause[]
): Refusal | undefined {
  if (seats === undefined && count === undefined) return refuse('no-hands', clauses, { field: 'seats' });
  const alive = living(turn.table).length;
  if (count !== undefined && count > alive) {
    return refuse('too-many-hands', clauses, { field: 'count', params: { hands: count, living: alive } });
  }
  if (seats === undefined) return undefined;
  if (count !== undefined && count !== seats.length)
    return refuse('other-count', clauses, { field: 'count' });
  for (const [index, seat] of seats.entries()) {
    const field = `seats.${index}`;
    const fault = livingSeat(turn, seat, field, ...clauses);
    if (fault) return fault;
    if (raised(seat) || seats.indexOf(seat) !== index) {
      return refuse('voted-already', ['4.8'], { field, params: { seat } });
    }
  }
  return undefined;
}
