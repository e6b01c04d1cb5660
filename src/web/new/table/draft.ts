/** A game at a table being made: what is chosen so far, and the setup that comes of it. */
import type { TablePack } from '../../../rulebooks/table/setup.js';
import { namesFrom } from './names.js';

export interface TableDraft {
  packName: string;
  title: string;
  /** The list of players as it was typed or pasted, seat 1 first. */
  list: string;
  /** Players take their cards on their own phones. */
  phones: boolean;
  rulings: Record<string, string>;
  open: boolean;
}

export const CARD_VIEW = 'card.view';

export const seatsOf = (pack: TablePack): number =>
  Object.values(pack.cards).reduce((sum, count) => sum + count, 0);

/** The value a ruling has before the judge chooses: the pack's own, or the regulation's. */
export function presetOf(pack: TablePack, defaults: Record<string, { default: string }>, id: string): string {
  const own: Record<string, string> = pack.rulings;
  return own[id] ?? defaults[id]?.default ?? '';
}

/** Every named player has a place of his own, so a link may be issued to him at any moment. */
export function tableSetupOf(draft: TableDraft, pack: TablePack) {
  return {
    pack,
    rulings: { ...draft.rulings, ...(draft.phones ? { [CARD_VIEW]: 'yes' } : {}) },
    players: namesFrom(draft.list).map((name, i) => ({ name, person: `player-${i + 1}` })),
  };
}
