/** Whose seat a viewer looks from, and whether its secrets are his to know. */
import type { Viewer } from '../../../engine/contract.js';
import { type SeasonState, seatOf } from '../state.js';

type Seat = SeasonState['seats'][number];

export function seatBehind(state: SeasonState, viewer: Viewer): Seat | undefined {
  return viewer.kind === 'person' ? seatOf(state, viewer.person) : undefined;
}

/** The seat whose own letters and secret votes the viewer may read: whoever has only borrowed its eyes may not. */
export function confidantOf(state: SeasonState, viewer: Viewer): Seat | undefined {
  return viewer.kind === 'person' && viewer.borrowed ? undefined : seatBehind(state, viewer);
}
