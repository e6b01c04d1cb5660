/**
 * What the engine reads beside a state: the book it is played by and its pack in the engine's own shape. Both follow from the
 * stored pack, so the state holds only what was stored, and its fingerprint stays what it was; here they are kept at hand.
 */
import type { Book } from './book.js';
import { hasParameters, type SeasonPack } from './pack.js';
import type { RulingId } from './ruling-ids.js';
import type { SeasonState } from './state.js';
import type { ModuleName } from './topics.js';

interface Reading {
  book: Book;
  pack: SeasonPack;
}

const readings = new WeakMap<SeasonState['pack'], Reading>();

/** Every way into the engine leads through here. */
export function reading(book: Book, state: SeasonState): SeasonState {
  if (!readings.has(state.pack)) readings.set(state.pack, { book, pack: book.seasonPack(state.pack) });
  return state;
}

export function bookOf(state: SeasonState): Book {
  return readings.get(state.pack)!.book;
}

export function packOf(state: SeasonState): SeasonPack {
  return readings.get(state.pack)!.pack;
}

/** The modules this season has, with their parameters. */
export function modulesOf(state: SeasonState): SeasonPack['modules'] {
  return packOf(state).modules;
}

/** Whether this season has a module: its rulebook speaks of it, and its pack does not leave it out. */
export function hasModule(state: SeasonState, module: ModuleName): boolean {
  const { active, modules } = packOf(state);
  if (active) return active.includes(module);
  return bookOf(state).modules.includes(module) && (!hasParameters(module) || modules[module] !== undefined);
}

/** The value in force of a ruling; empty when the rulebook does not have it. */
export function rulingOf(state: SeasonState, id: RulingId): string {
  return ruledValue(state, id);
}

/** The same for rulings that only a rulebook's own data names. */
export function ruledValue(state: SeasonState, ruling: string): string {
  const book = bookOf(state);
  const chosen = Object.hasOwn(state.rulings, ruling) ? state.rulings[ruling] : undefined;
  return chosen ?? book.rulings[ruling]?.default ?? '';
}
