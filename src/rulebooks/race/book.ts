/** A regulation for the season engine: its clauses, rulings and words, and which clauses each topic rests on. */
import type { ZodType } from 'zod';
import type { Clause, Ruling, Text } from '../../engine/contract.js';
import type { SeasonPack } from './pack.js';
import type { RulingsOf } from './ruling-ids.js';
import type { Vocabulary } from './texts/words.js';
import type { Cites, ModuleName, Topic } from './topics.js';

export interface Book {
  id: string;
  version: string;
  title: Text;
  clauses: Record<string, Clause>;
  rulings: Record<string, Ruling>;
  /** How it calls the sides and their people. */
  vocabulary: Vocabulary;
  /** The modules this regulation speaks of; a pack gives each its parameters, or leaves it out. */
  modules: readonly ModuleName[];
  cites: Partial<Record<Topic, readonly string[]>>;
  /** Clauses that describe single cells, by number. */
  cells?: Readonly<Record<number, string>>;
  /** The schema of its packs as they are stored. */
  packSchema: ZodType;
  /** The pack as the engine reads it. */
  seasonPack(pack: unknown): SeasonPack;
}

interface Definition<M extends ModuleName, Clauses extends Record<string, Clause>, Pack>
  extends Omit<Book, 'clauses' | 'rulings' | 'modules' | 'cites' | 'cells' | 'packSchema' | 'seasonPack'> {
  clauses: Clauses;
  /** May hold rulings of its own beside those the engine reads. */
  rulings: RulingsOf<M, keyof Clauses & string> & Record<string, Ruling>;
  modules: readonly M[];
  cites: Cites<M, keyof Clauses & string>;
  cells?: Readonly<Record<number, keyof Clauses & string>>;
  packSchema: ZodType<Pack>;
  seasonPack(pack: Pack): SeasonPack;
}

/** Checks at compile time that every topic of the modules has a clause of this regulation, and every ruling its values. */
export function defineBook<M extends ModuleName, Clauses extends Record<string, Clause>, Pack>(
  book: Definition<M, Clauses, Pack>,
): Book {
  return book as unknown as Book;
}

/** Clauses behind topics, in the order they are named. */
export function citeOf(book: Book, topics: readonly Topic[]): string[] {
  const cited: string[] = [];
  for (const topic of topics) {
    const clauses = book.cites[topic];
    if (!clauses) throw new Error(`${book.id} has no clause for ${topic}`);
    for (const clause of clauses) if (!cited.includes(clause)) cited.push(clause);
  }
  return cited;
}

/** The clause of a cell, where the regulation has one. */
export function clauseOfCell(book: Book, cell: number): string[] {
  const clause = book.cells?.[cell];
  return clause === undefined ? [] : [clause];
}
