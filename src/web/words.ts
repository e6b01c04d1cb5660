/** The words of the rulebook: clauses and rulings in short. Fetched when somebody first asks why. */
import type { Clause, Ruling } from '../engine/contract.js';

export interface Words {
  clauses: Record<string, Clause>;
  rulings: Record<string, Ruling>;
}

let loaded: Promise<Words> | null = null;

/** For `use()`: the component waits, inside its own `Suspense`. */
export function loadWords(): Promise<Words> {
  loaded ??= Promise.all([
    import('../rulebooks/mafia-2018/clauses.js'),
    import('../rulebooks/mafia-2018/rulings.js'),
  ]).then(([{ clauses }, { rulings }]) => ({ clauses, rulings }));
  return loaded;
}

/** «6.4» of `mafia-2018:6.4`. */
export function clauseNumber(id: string): string {
  return id.slice(id.indexOf(':') + 1);
}
