import type { TablePack } from '../../../rulebooks/table/setup.js';
import type { RulebookInfo } from '../step-props.js';

/** A preset's own rulings are where the choice begins. */
export function presetOf(rulebook: RulebookInfo, pack: TablePack): RulebookInfo {
  const own = pack.rulings as Record<string, string>;
  return {
    ...rulebook,
    rulings: Object.fromEntries(
      Object.entries(rulebook.rulings).map(([id, ruling]) => [
        id,
        { ...ruling, default: own[id] ?? ruling.default },
      ]),
    ),
  };
}
