import type { CupView } from '../../../rulebooks/table/cup/view.js';
import type { RulingInForce } from '../../rules/rule-book.js';
import type { Words } from '../../words.js';

/** The rulings of a cup with their changes, as the shared screens show them. */
export function rulingsInForce(view: CupView, { rulings }: Words): RulingInForce[] {
  return Object.entries(view.rulings).map(([id, value]) => ({
    id,
    value,
    isDefault: rulings[id]?.default === value,
    changes: view.rulingChanges.filter(({ ruling }) => ruling === id),
  }));
}
