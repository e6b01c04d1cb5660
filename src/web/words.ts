/** The words of the rulebook for the screens: clauses and rulings in short, events as sentences. */
import type { Clause, Lang, Ruling, Text } from '../engine/contract.js';

export function clauseWords(_id: string): Clause | null {
  return null;
}

export function rulingWords(_id: string): Ruling | null {
  return null;
}

export interface EventNames {
  sides: readonly { id: number; name: Text; short: Text }[];
  people: Record<string, string>;
}

export function eventWords(event: { type: string }, _lang: Lang, _names: EventNames): string {
  return event.type;
}
