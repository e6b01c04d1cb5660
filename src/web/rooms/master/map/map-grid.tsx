/** The map as a grid of three by four, with the numbers of the rooms behind every outer door along its rim. */
import type { ReactNode } from 'react';
import type { RoomKind } from '../../../../rulebooks/twelve-rooms/rooms.js';
import { Emblem } from '../../shared/emblem.js';
import { ALL_ROOMS, COLUMNS, ROWS, roomBehind } from '../../shared/geometry.js';
import { useNames } from '../lib/names.js';
import { useMaster } from '../lib/use.js';

interface Room {
  room: number;
  kind: RoomKind;
}

interface Props {
  rooms: readonly Room[];
  /** What stands in a room under its name. */
  body?(room: number): ReactNode;
  /** A note beside its number. */
  note?(room: number): ReactNode;
}

const TOP = ALL_ROOMS.slice(0, COLUMNS);
const LEFT = ALL_ROOMS.filter((room) => room % COLUMNS === 1);

export function MapGrid({ rooms, body, note }: Props) {
  const t = useMaster();
  const names = useNames();
  const kinds = new Map(rooms.map(({ room, kind }) => [room, kind]));
  const rows = Array.from({ length: ROWS }, (_, row) => ALL_ROOMS.slice(row * COLUMNS, (row + 1) * COLUMNS));
  const side = (row: number, direction: 'left' | 'right') => {
    const first = LEFT[row] ?? 1;
    return direction === 'left' ? roomBehind(first, 'left') : first;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse
    <section className="rm-map-scroll" tabIndex={0} aria-label={t('map.label')}>
      <div className="rm-map">
        <p className="sr-only">{t('map.torus')}</p>
        <p className="rm-rim rm-rim-row" aria-hidden="true">
          {TOP.map((room) => (
            <span key={room}>↑ {roomBehind(room, 'up')}</span>
          ))}
        </p>
        {rows.map((row, index) => (
          <div key={row[0]} className="rm-map-row">
            <span className="rm-rim" aria-hidden="true">
              {side(index, 'left')}
            </span>
            <ol start={row[0]}>
              {row.map((room) => {
                const kind = kinds.get(room);
                return (
                  <li key={room} className={`rm-room rm-room-${kind ?? 'none'}`}>
                    <p className="rm-room-head">
                      <b className="rm-room-number">{room}</b>
                      {kind && (
                        <span className="rm-room-kind">
                          <Emblem kind={kind} />
                          <span title={names.of('room', kind)}>{names.of('roomShort', kind)}</span>
                        </span>
                      )}
                      {note?.(room)}
                    </p>
                    {body?.(room)}
                  </li>
                );
              })}
            </ol>
            <span className="rm-rim" aria-hidden="true">
              {side(index, 'right')}
            </span>
          </div>
        ))}
        <p className="rm-rim rm-rim-row" aria-hidden="true">
          {TOP.map((room) => (
            <span key={room}>↓ {room}</span>
          ))}
        </p>
      </div>
    </section>
  );
}
