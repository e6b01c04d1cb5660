/** Ways over the plan, drawn under the rooms: a step over the edge leaves on one side and comes in on the other. */
import { COLUMNS, centreOf, RIM, ROWS, wayOf } from './geometry.js';

export interface Way {
  /** Rooms in their order. */
  rooms: readonly number[];
  tone: 'mine' | 'plan' | 'other';
}

export function Ways({ ways }: { ways: readonly Way[] }) {
  const width = COLUMNS + 2 * RIM;
  const height = ROWS + 2 * RIM;
  return (
    <svg
      className="plan-ways"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {ways.map(({ rooms, tone }) => (
        <g key={`${tone}-${rooms.join('-')}`} className={`way way-${tone}`}>
          {rooms.slice(1).map((to, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice in a way
            <Step key={i} from={rooms[i] ?? to} to={to} />
          ))}
          {tone !== 'plan' && rooms.length > 0 && <Dot room={rooms.at(-1) ?? 1} />}
        </g>
      ))}
    </svg>
  );
}

function Step({ from, to }: { from: number; to: number }) {
  const lines = wayOf(from, to);
  return (
    <>
      {lines.map(([a, b], i) => {
        const last = i === lines.length - 1;
        const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
        // The head stands where the line crosses the door, not on the emblem.
        const head = [a[0] + ux * length * 0.62, a[1] + uy * length * 0.62] as const;
        return (
          <g key={`${a.join()}-${b.join()}`}>
            <line x1={a[0]} y1={a[1]} x2={b[0]} y2={b[1]} />
            {(last || lines.length > 1) && (
              <path
                className="way-head"
                d={`M${head[0] - ux * 0.1 - uy * 0.085} ${head[1] - uy * 0.1 + ux * 0.085}L${head[0] + ux * 0.07} ${head[1] + uy * 0.07}L${head[0] - ux * 0.1 + uy * 0.085} ${head[1] - uy * 0.1 - ux * 0.085}`}
              />
            )}
          </g>
        );
      })}
    </>
  );
}

function Dot({ room }: { room: number }) {
  const [x, y] = centreOf(room);
  return <circle cx={x} cy={y} r={0.07} />;
}
