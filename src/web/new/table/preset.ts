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

/** The value of each ruling that a pack comes with; null without a pack. */
export function usualOf(rulebook: RulebookInfo, pack: TablePack | undefined): Record<string, string> | null {
  if (!pack) return null;
  const { rulings } = presetOf(rulebook, pack);
  return Object.fromEntries(Object.entries(rulings).map(([id, ruling]) => [id, ruling.default]));
}
