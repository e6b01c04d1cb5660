/** Clauses behind a sentence, and the rulings it rests on, numbered as they come. */
import type { Lang, Ruling } from '../engine/contract.js';
import { clauseNumber } from '../texts/clauses.js';
import { speaker } from '../texts/messages.js';
import { quoted } from '../texts/numbers.js';
import type { Cited, Item } from './document.js';

const say = speaker({
  clause: { ru: 'п. {clauses}', en: 'cl. {clauses}' },
  clauses: { ru: 'пп. {clauses}', en: 'cl. {clauses}' },
  ruling: { ru: 'реш. {rulings}', en: 'ruling {rulings}' },
});
export const citationMessages = say.messages;

/** What a rulebook and a view say of clauses and rulings. */
export interface Book {
  rulings: Readonly<Record<string, Ruling>>;
  /** The values in force; one that is not here has its default. */
  values: readonly { id: string; value: string }[];
  /** How clauses are called, where the regulation does not number them all. */
  clauseNames?: (ids: readonly string[], lang: Lang) => string;
}

export class Citations {
  private readonly used: string[] = [];

  constructor(
    private readonly book: Book,
    private readonly lang: Lang,
    /** Sentences without what they rest on: two revisions of a report are compared by them. */
    private readonly bare = false,
  ) {}

  /** ` (п. 6.4)`, ` (пп. 8.1, 8.2; реш. 1)`, ` (Комната смеха)`; nothing when nothing is cited. */
  cite({ clauses, rulings: ids = [] }: Cited): string {
    if (this.bare) return '';
    const parts: string[] = [];
    if (clauses.length > 0) parts.push(this.clauseText([...new Set(clauses)]));
    if (ids.length > 0)
      parts.push(say('ruling', this.lang, { rulings: ids.map((id) => this.numberOf(id)).join(', ') }));
    return parts.length > 0 ? ` (${parts.join('; ')})` : '';
  }

  /** A sentence with what it rests on, inside its full stop. */
  sentence(text: string, by: Cited): string {
    const citation = this.cite(by);
    return text.endsWith('.') && citation !== '' ? `${text.slice(0, -1)}${citation}.` : `${text}${citation}`;
  }

  /** The rulings cited so far, in the order of their numbers. */
  items(): Item[] {
    const { book, lang } = this;
    return this.used.map((id) => {
      const known = Object.hasOwn(book.rulings, id) ? book.rulings[id] : undefined;
      if (!known) return { line: [id] };
      const value = book.values.find((ruling) => ruling.id === id)?.value ?? known.default;
      const values: Partial<Record<string, { ru: string; en: string }>> = known.values;
      const said = values[value]?.[lang] ?? value;
      return {
        line: [
          { strong: quoted(known.title[lang], lang) },
          `: ${said}${this.cite({ clauses: known.clauses })}.`,
        ],
      };
    });
  }

  private clauseText(ids: readonly string[]): string {
    const { clauseNames } = this.book;
    if (clauseNames) return clauseNames(ids, this.lang);
    const numbers = ids.map(clauseNumber);
    return say(numbers.length > 1 ? 'clauses' : 'clause', this.lang, { clauses: numbers.join(', ') });
  }

  private numberOf(id: string): number {
    const index = this.used.indexOf(id);
    if (index !== -1) return index + 1;
    return this.used.push(id);
  }
}
