/** What the rooms with cameras and with the detector show (R.CAMERAS, R.DETECTOR). */

import type { Results } from './shapes.js';
import { type GameState, type PlayerState, rulingOf } from './state.js';
import { statusOf } from './status.js';

type Visitors = (room: number) => PlayerState[];

function roomOf(state: GameState, kind: 'cameras' | 'detector'): number {
  return state.rooms.indexOf(kind) + 1;
}

/** Nicknames are published: the players, in the order of sign-up. Nobody, when the room is a Passage by now. */
export function camerasShow(state: GameState, visitors: Visitors): string[] {
  const room = roomOf(state, 'cameras');
  return room === 0 ? [] : visitors(room).map(({ id }) => id);
}

/** Statuses are published, by ruling with nicknames. */
export function detectorShows(state: GameState, turn: number, visitors: Visitors): Results['detector'] {
  const room = roomOf(state, 'detector');
  const seen = room === 0 ? [] : visitors(room);
  const statuses = seen.map((player) => ({ player: player.id, status: statusOf(state, player, turn) }));
  return {
    positive: statuses.filter(({ status }) => status === 'positive').length,
    negative: statuses.filter(({ status }) => status === 'negative').length,
    names: rulingOf(state, 'detector.names') === 'with' ? statuses : null,
  };
}
