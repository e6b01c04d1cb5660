/** What holds of every random season, whatever its rulebook. */
import { expect } from 'vitest';
import type { EventBase } from '../../src/engine/contract.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game, type LogRecord } from '../../src/engine/game.js';
import { eventSchemas, type SeasonEvent } from '../../src/rulebooks/race/events.js';
import type { SeasonState } from '../../src/rulebooks/race/state.js';

/** The ids an event may cite. */
export interface Book {
  clauses: ReadonlySet<string>;
  rulings: ReadonlySet<string>;
}

export function bookOf(clauses: object, rulings: object): Book {
  return { clauses: new Set(Object.keys(clauses)), rulings: new Set(Object.keys(rulings)) };
}

/** It has its shape, and cites clauses and rulings that are in force. @param seen gets the type */
export function checkEvent(event: EventBase, { clauses, rulings }: Book, seen: Set<string>): void {
  const { type } = event as SeasonEvent;
  eventSchemas[type].parse(event);
  seen.add(type);
  if (event.clauses.length === 0) throw new Error(`${type} cites nothing`);
  const foreign = event.clauses.find((clause) => !clauses.has(clause));
  if (foreign) throw new Error(`${type} cites ${foreign}, which is not in force`);
  const unknown = event.rulings?.find((ruling) => !rulings.has(ruling));
  if (unknown) throw new Error(`${type} uses ${unknown}`);
}

/** Nobody stands off the board or owes less than nothing. */
export function checkSides({ clans, pack }: SeasonState): void {
  for (const [id, { position, skips }] of Object.entries(clans)) {
    if (position < 0 || position > pack.size) throw new Error(`side ${id} stands on ${position}`);
    if (skips < 0) throw new Error(`side ${id} owes ${skips} turns`);
  }
}

/** The stored records lead to the same state. */
export function expectReplay(game: Game, records: readonly LogRecord[], seed: number): void {
  const stored = JSON.parse(JSON.stringify(records)) as LogRecord[];
  const head = JSON.parse(JSON.stringify(game.head)) as typeof game.head;
  const replayed = Game.replay(game.rulebook, head, keyedDraws(`seed ${seed}`, game.head.id), stored);
  expect(replayed.hash(), `season ${seed}`).toBe(game.hash());
}
