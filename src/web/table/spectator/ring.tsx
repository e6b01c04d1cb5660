import type { CSSProperties } from 'react';
import { ringPlaces } from '../shared/ring.js';
import { SeatTile } from '../shared/seat-tile.js';
import { seatNow } from '../shared/stage.js';
import { type TableView, useTb } from '../shared/use-view.js';

/** As many seats as stand round a table in full size; more are drawn smaller, or as a list where letters would be too small. */
const FITS = 12;

interface Props {
  view: TableView;
  /** Width of the table's box to its height; what stands in the middle of the ring. */
  ratio?: number;
  children?: React.ReactNode;
}

/** The seats round the table where there is room, one under another where there is not. */
export function SeatRing({ view, ratio = 1.25, children }: Props) {
  const tb = useTb();
  const places = ringPlaces(view.seats.length, ratio);
  return (
    <div
      className={view.seats.length > FITS ? 'tb-ring tb-ring-many' : 'tb-ring'}
      style={
        {
          '--tb-ratio': ratio,
          '--tb-fit': view.seats.length > FITS ? 10 / view.seats.length : 1,
        } as CSSProperties
      }
    >
      <ol className="tb-ring-seats" aria-label={tb('table.label')}>
        {view.seats.map((seat, i) => (
          <li
            key={seat.n}
            style={{ '--x': `${places[i]?.x ?? 0}%`, '--y': `${places[i]?.y ?? 0}%` } as CSSProperties}
          >
            <SeatTile seat={seat} now={seatNow(view, seat.n)} />
          </li>
        ))}
      </ol>
      {children && <div className="tb-ring-middle">{children}</div>}
    </div>
  );
}
