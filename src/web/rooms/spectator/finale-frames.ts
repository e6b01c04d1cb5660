/** The house before each turn and after the last one. */
import type { RoomKind } from '../../../rulebooks/twelve-rooms/rooms.js';
import type { FinaleView } from '../../../rulebooks/twelve-rooms/view.js';
import { ALL_ROOMS } from '../shared/geometry.js';

export interface FrameRoom {
  room: number;
  kind: RoomKind | null;
  players: string[];
}

/** `at` counts the turns played before; past the last one: where everybody's way ended. */
export function frameOf(finale: FinaleView, at: number): FrameRoom[] {
  const turn = finale.turns[at];
  if (turn) {
    return ALL_ROOMS.map((room) => ({
      room,
      kind: turn.before.rooms[room - 1] ?? null,
      players: turn.before.players.filter((one) => one.room === room).map((one) => one.player),
    }));
  }
  const before = finale.turns.at(-1)?.before;
  const changed = new Set(passagesOf(finale));
  const kinds = before?.rooms ?? finale.originalMap;
  const present = new Set(before?.players.map(({ player }) => player) ?? finale.players.map(({ id }) => id));
  return ALL_ROOMS.map((room) => ({
    room,
    kind: changed.has(room) ? 'passage' : (kinds[room - 1] ?? null),
    players: finale.players
      .filter(({ id, route }) => present.has(id) && route.at(-1) === room)
      .map(({ id }) => id),
  }));
}

/** Rooms that the last turn turned into Passages. */
function passagesOf(finale: FinaleView): number[] {
  const lines = finale.turns.at(-1)?.trace.flatMap((step) => step.lines) ?? [];
  return lines.flatMap(({ changes }) =>
    changes.flatMap(({ what, room, to }) => (what === 'kind' && to === 'passage' && room ? [room] : [])),
  );
}
