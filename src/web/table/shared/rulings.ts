/** The rulings of a table as the shared lists of rulings take them. */
import type { Ruling } from '../../../engine/contract.js';
import type { RulingInForce } from '../../rules/rule-book.js';
import type { TableView } from './use-view.js';

/** Changes made during the game are the judge's to read; everybody sees the values in force. */
export function rulingStates(view: TableView, known: Readonly<Record<string, Ruling>>): RulingInForce[] {
  const changes = view.judge?.rulingChanges ?? [];
  return Object.entries(view.rulings).map(([id, value]) => ({
    id,
    value,
    isDefault: known[id]?.default === value,
    changes: changes.filter(({ ruling }) => ruling === id),
  }));
}
