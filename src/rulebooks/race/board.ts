/** The marks of the cells. */

import { type Mark, moduleOfMark } from './pack.js';
import { hasModule, modulesOf, packOf, ruledValue } from './reading.js';
import { clanIds, type SeasonState } from './state.js';

const FREE: Mark = { kind: 'free' };

/** What a cell does. */
export function markAt(state: SeasonState, cell: number): Mark {
  return contestedMark(state, cell) ?? state.marks[cell] ?? FREE;
}

/** Where the regulation contradicts itself about cells, a ruling decides, as long as nobody has edited them. */
function contestedMark(state: SeasonState, cell: number): Mark | null {
  const { contested } = packOf(state);
  const here = contested?.cells.find((each) => each.cell === cell);
  if (!contested || !here || ruledValue(state, contested.ruling) !== contested.value) return null;
  const untouched = contested.cells.every((each) => (state.marks[each.cell]?.kind ?? 'free') === each.was);
  return untouched ? here.mark : null;
}

/** The ruling that decides about a cell, if any. */
export function rulingAt(state: SeasonState, cell: number): string | null {
  const { contested } = packOf(state);
  return contested?.cells.some((each) => each.cell === cell) ? contested.ruling : null;
}

/** Why a mark cannot stand on a cell, or null: the field at fault. */
export function faultOfMark(
  state: SeasonState,
  cell: number,
  mark: Mark,
): 'cell' | 'by' | 'chain' | 'offer' | 'side' | 'to' | 'module' | null {
  const { size } = state.pack;
  const offers = modulesOf(state).offers?.offers ?? {};
  if (cell > size) return 'cell';
  if (mark.kind === 'restart' && cell === 1) return 'cell';
  if (mark.kind === 'castle' && !clanIds(state).includes(mark.side)) return 'side';
  if (mark.kind === 'twins' && mark.to >= size) return 'to';
  const module = moduleOfMark(mark.kind);
  if (module && !hasModule(state, module)) return 'module';
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
