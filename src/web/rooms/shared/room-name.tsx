import type { RoomKind } from '../../../rulebooks/twelve-rooms/rooms.js';
import { usePick } from '../../app/prefs.js';
import { Emblem } from './emblem.js';
import { ROOM_WORDS } from './words.js';

/** A kind of room: its emblem and its name. */
export function RoomName({ kind, short }: { kind: RoomKind; short?: boolean }) {
  const pick = usePick();
  return (
    <span className="room-name">
      <Emblem kind={kind} />
      <span>{pick(short ? ROOM_WORDS[kind].short : ROOM_WORDS[kind].name)}</span>
    </span>
  );
}
