import type { EventOf, TableEvent } from '../events.js';
import type { DayState, Table } from '../state.js';

/** How one event changes the table, in place. Parts of an event are never changed later: they stand in the steps. */
export type Handlers<T extends TableEvent['type']> = {
  [K in T]: (table: Table, event: EventOf<K>) => void;
};

export function startTimer(table: Table, seconds: number, at: string): void {
  table.timer = seconds === 0 ? null : { seconds, startedAt: at, pausedAt: null, paused: 0 };
}

/** What is known of the day that is under way. */
export function changeDay(table: Table, part: Partial<DayState>): void {
  table.days = table.days.map((day) => (day.day === table.day ? { ...day, ...part } : day));
}
