/** Another game at the same table: what the judge does not choose and type again. Kept in this tab until the wizard takes it. */
import type { GameView } from '../../../rulebooks/table/view.js';
import { CARD_VIEW, type TableDraft } from './draft.js';

const KEY = 'new:table-again';

/** The wizard of a game at a table, filled in. */
export const AGAIN = '/new?again=table';

type Filled = Pick<TableDraft, 'packName' | 'list' | 'phones' | 'rulings'>;

/** One name a line, seat 1 first; a table whose players went by their numbers has none. */
export function filledFrom({ pack, seats, rulings }: Pick<GameView, 'pack' | 'seats' | 'rulings'>): Filled {
  const { [CARD_VIEW]: cardView, ...rest } = rulings;
  return {
    packName: pack,
    // A number before a name is read as a seat: with the seat before it, the name stays whole.
    list: seats.every(({ n, name }) => name === String(n))
      ? ''
      : seats.map(({ n, name }) => `${n}. ${name}`).join('\n'),
    phones: cardView === 'yes',
    rulings: rest,
  };
}

export function keepForAgain(view: Pick<GameView, 'pack' | 'seats' | 'rulings'>): void {
  sessionStorage.setItem(KEY, JSON.stringify(filledFrom(view)));
}

/** @param usual the values that need not be said, by pack; null when nothing is kept or its pack is unknown */
export function takeAgain(usual: (packName: string) => Record<string, string> | null): Filled | null {
  const kept = sessionStorage.getItem(KEY);
  if (kept === null) return null;
  const filled = JSON.parse(kept) as Filled;
  const known = usual(filled.packName);
  if (known === null) return null;
  const differs = Object.entries(filled.rulings).filter(([id, value]) => known[id] !== value);
  return { ...filled, rulings: Object.fromEntries(differs) };
}
