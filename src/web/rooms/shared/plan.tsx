/**
 * The plan of the house: twelve rooms with doors, closed in both directions. Round it runs a rim where the rooms of the
 * other side show through, so that one sees where a door in an outer wall leads.
 */
import type { ReactNode } from 'react';
import type { RoomKind } from '../../../rulebooks/twelve-rooms/rooms.js';
import { usePick } from '../../app/prefs.js';
import { Emblem } from './emblem.js';
import { ALL_ROOMS, COLUMNS, ROWS, roomBehind, spotOf } from './geometry.js';
import { PlanWalls } from './plan-walls.js';
import { useR } from './use-rooms.js';
import { type Way, Ways } from './ways.js';
import { ROOM_WORDS } from './words.js';

export interface PlanRoom {
  room: number;
  kind: RoomKind | null;
  /** Certain, as opposed to a guess of one's own. */
  sure?: boolean;
  here?: boolean;
  seen?: boolean;
  noted?: boolean;
  /** Under the emblem: who is there, a count, a direction. */
  extra?: ReactNode;
  /** Said to those who do not see the drawing. */
  spoken?: string;
}

interface PlanProps {
  rooms: readonly PlanRoom[];
  ways?: readonly Way[];
  label?: string;
  /** With it rooms are buttons; those not in `open` are not. */
  onPick?(room: number): void;
  open?: readonly number[];
  picked?: number | null;
  /** Without names and with small emblems. */
  small?: boolean;
}

export function Plan({ rooms, ways = [], label, onPick, open, picked = null, small }: PlanProps) {
  const r = useR();
  const known = new Map(rooms.map((room) => [room.room, room]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing of buttons, not a set of form fields
    <div className={small ? 'plan plan-small' : 'plan'} role="group" aria-label={label ?? r('map.label')}>
      <PlanWalls />
      <Ways ways={ways} />
      <Rim />
      {ALL_ROOMS.map((room) => (
        <Cell
          key={room}
          room={known.get(room) ?? { room, kind: null }}
          picked={picked === room}
          small={small}
          onPick={onPick && (!open || open.includes(room)) ? onPick : undefined}
        />
      ))}
    </div>
  );
}

interface CellProps {
  room: PlanRoom;
  picked: boolean;
  small?: boolean;
  onPick?(room: number): void;
}

function Cell({ room: about, picked, small, onPick }: CellProps) {
  const r = useR();
  const pick = usePick();
  const { room, kind, sure, here, seen, noted, extra, spoken } = about;
  const { row, column } = spotOf(room);
  const words = [
    r('room.Number', { n: room }),
    kind ? pick(ROOM_WORDS[kind].name) : small ? '' : r('map.unknown'),
    here ? r('map.here') : seen ? r('map.seen') : '',
    noted ? r('map.note') : '',
    spoken ?? '',
  ].filter(Boolean);
  const classes = [
    'plan-room',
    `plan-row-${row}`,
    `plan-column-${column}`,
    here ? 'plan-here' : '',
    seen ? 'plan-seen' : '',
    sure ? 'plan-sure' : '',
    picked ? 'plan-picked' : '',
  ]
    .filter(Boolean)
    .join(' ');
  const inside = (
    <>
      <span className="plan-number">{room}</span>
      {noted && <span className="plan-noted" />}
      {kind && (
        <span className="plan-kind">
          <Emblem kind={kind} />
          {!small && <span className="plan-name">{pick(ROOM_WORDS[kind].short)}</span>}
        </span>
      )}
      {extra && <span className="plan-extra">{extra}</span>}
    </>
  );
  if (onPick) {
    return (
      <button
        type="button"
        className={classes}
        aria-label={words.join(', ')}
        aria-pressed={picked}
        onClick={() => onPick(room)}
      >
        {inside}
      </button>
    );
  }
  return (
    <div className={classes}>
      <span className="sr-only">{words.join(', ')}</span>
      <span className="plan-inside" aria-hidden="true">
        {inside}
      </span>
    </div>
  );
}

/** Numbers of the rooms behind the outer doors. */
function Rim() {
  const columns = Array.from({ length: COLUMNS }, (_, i) => i + 1);
  const rows = Array.from({ length: ROWS }, (_, i) => i * COLUMNS + 1);
  return (
    <>
      {columns.map((room) => (
        <span
          key={`up-${room}`}
          aria-hidden="true"
          className={`plan-rim plan-rim-up plan-column-${room - 1}`}
        >
          {roomBehind(room, 'up')}
        </span>
      ))}
      {columns.map((room) => (
        <span
          key={`down-${room}`}
          aria-hidden="true"
          className={`plan-rim plan-rim-down plan-column-${room - 1}`}
        >
          {room}
        </span>
      ))}
      {rows.map((room, i) => (
        <span key={`left-${room}`} aria-hidden="true" className={`plan-rim plan-rim-left plan-row-${i}`}>
          {roomBehind(room, 'left')}
        </span>
      ))}
      {rows.map((room, i) => (
        <span key={`right-${room}`} aria-hidden="true" className={`plan-rim plan-rim-right plan-row-${i}`}>
          {room}
        </span>
      ))}
    </>
  );
}
