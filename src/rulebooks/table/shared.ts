/** What all viewers of a table see alike, built once for all of them. It lasts until the next event. */
import type { Table } from './state.js';

const built = new WeakMap<Table, unknown>();

/** @param build makes it of the table as it is now */
export function shared<T>(table: Table, build: () => T): T {
  const known = built.get(table) as T | undefined;
  if (known !== undefined) return known;
  const made = build();
  built.set(table, made);
  return made;
}

/** An event changes the table. */
export function outdate(table: Table): void {
  built.delete(table);
}
