/** The marks of the cells (2.4, 3.1–3.3). */
import type { Mark } from '../race/pack.js';
import { clanIds, type SeasonState } from './state.js';
import { rulingOf } from './turn.js';

const FREE: Mark = { kind: 'free' };

/**
 * What a cell does. Cell 86 is named both free and a roulette, 85 neither: the ruling `board.86` says which of the two
 * the roulette is, as long as nobody has edited them.
 */
export function markAt(state: SeasonState, cell: number): Mark {
  const mark = state.marks[cell] ?? FREE;
  if ((cell === 85 || cell === 86) && rulingOf(state, 'board.86') === 'free') {
    const untouched = state.marks[86]?.kind === 'roulette' && state.marks[85]?.kind === 'unspecified';
    if (untouched) return cell === 85 ? state.marks[86]! : FREE;
  }
  return mark;
}

/** Why a mark cannot stand on a cell, or null: the field at fault. */
export function faultOfMark(
  state: SeasonState,
  cell: number,
  mark: Mark,
): 'cell' | 'by' | 'chain' | 'offer' | 'side' | null {
  const { size, offers } = state.pack;
  if (cell > size) return 'cell';
  if (mark.kind === 'move') {
    const to = cell + mark.by;
    if (to < 1 || to > size) return 'by';
    if (markAt(state, to).kind === 'move') return 'chain';
  }
  if (mark.kind === 'offer') {
    if (!Object.hasOwn(offers, mark.offer)) return 'offer';
    const offer = offers[mark.offer]!;
    if (mark.side !== offer.side || (mark.side !== null && !clanIds(state).includes(mark.side)))
      return 'side';
  }
  return null;
}
