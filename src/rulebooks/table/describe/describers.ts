import type { Text } from '../../../engine/contract.js';
import type { EventOf, TableEvent } from '../events.js';
import type { Names } from './names.js';

export type EventType = TableEvent['type'];
export type Describers<T extends EventType> = { [K in T]: (event: EventOf<K>, names: Names) => Text };

export function list(seats: readonly number[]): string {
  return seats.map((seat) => `№${seat}`).join(', ');
}

export function target(seat: number | null, nobody: string): string {
  return seat === null ? nobody : `№${seat}`;
}
