/** How sentences call rulings; players are called by their numbers, as at the table. */
import type { Ruling } from '../../../engine/contract.js';

export interface Names {
  /** Title and values of a ruling; null when they are not at hand. */
  ruling(id: string): Pick<Ruling, 'title' | 'values'> | null;
}

/** What a view does not carry: the rulings' texts, which screens load only when they need them. */
export interface MoreNames {
  rulings?: Readonly<Record<string, Pick<Ruling, 'title' | 'values'>>>;
}

export function namesOf({ rulings = {} }: MoreNames = {}): Names {
  return { ruling: (id) => (Object.hasOwn(rulings, id) ? rulings[id]! : null) };
}
