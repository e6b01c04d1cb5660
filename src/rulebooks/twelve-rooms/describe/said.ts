/** A sentence with what it rests on. */
import type { ClauseId } from '../clauses.js';
import type { RulingId } from '../rulings.js';

export interface Said {
  text: string;
  clauses: readonly ClauseId[];
  rulings: readonly RulingId[];
}

/** Clauses by their numbers: `said(text, ['G.5'])`. */
export type ClauseNumber = ClauseId extends `twelve-rooms:${infer Number}` ? Number : never;

export function said(
  text: string,
  numbers: readonly ClauseNumber[],
  rulings: readonly RulingId[] = [],
): Said {
  return { text, clauses: numbers.map((number): ClauseId => `twelve-rooms:${number}`), rulings };
}
