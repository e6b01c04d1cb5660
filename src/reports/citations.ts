/** Clause numbers behind a sentence, and the rulings it rests on, numbered as they come. */
import type { Lang } from '../engine/contract.js';
import { type RulingId, rulings } from '../rulebooks/mafia-2018/rulings.js';
import type { SeasonView } from '../rulebooks/mafia-2018/view.js';
import { quoted } from '../texts/numbers.js';
import type { Item } from './document.js';
import { words } from './season-words.js';

export interface Cited {
  clauses: readonly string[];
  rulings?: readonly string[];
}

export class Citations {
  private readonly used: string[] = [];

  constructor(
    private readonly view: SeasonView,
    private readonly lang: Lang,
  ) {}

  /** ` (п. 6.4)`, ` (пп. 8.1, 8.2; реш. 1)`; nothing when nothing is cited. */
  cite({ clauses, rulings: ids = [] }: Cited): string {
    const numbers = [...new Set(clauses)].map((id) => id.slice(id.indexOf(':') + 1));
    const parts: string[] = [];
    if (numbers.length > 0)
      parts.push(
        words(numbers.length > 1 ? 'clauses' : 'clause', this.lang, { clauses: numbers.join(', ') }),
      );
    if (ids.length > 0)
      parts.push(words('ruling', this.lang, { rulings: ids.map((id) => this.numberOf(id)).join(', ') }));
    return parts.length > 0 ? ` (${parts.join('; ')})` : '';
  }

  /** The rulings cited so far, in the order of their numbers. */
  items(): Item[] {
    return this.used.map((id) => {
      const known = Object.hasOwn(rulings, id) ? rulings[id as RulingId] : undefined;
      if (!known) return { line: [id] };
      const value = this.view.rulings.find((ruling) => ruling.id === id)?.value ?? known.default;
      const values: Partial<Record<string, { ru: string; en: string }>> = known.values;
      const said = values[value]?.[this.lang] ?? value;
      return {
        line: [
          { strong: quoted(known.title[this.lang], this.lang) },
          `: ${said}${this.cite({ clauses: known.clauses })}.`,
        ],
      };
    });
  }

  private numberOf(id: string): number {
    const index = this.used.indexOf(id);
    if (index !== -1) return index + 1;
    return this.used.push(id);
  }
}
