/** Floors, walls with door openings, and the leaves of the doors, as an architect draws them. */
import { COLUMNS, RIM, ROWS } from './geometry.js';

/** Half of an opening, in rooms. */
const GAP = 0.13;

/** A wall from one corner to the next with an opening in its middle. */
function wall(x1: number, y1: number, x2: number, y2: number): string {
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const [ux, uy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)];
  return `M${x1} ${y1}L${mx - ux * GAP} ${my - uy * GAP}M${mx + ux * GAP} ${my + uy * GAP}L${x2} ${y2}`;
}

/** A door leaf standing open and the arc it sweeps. */
function leaf(x: number, y: number, across: boolean): string {
  const length = 2 * GAP;
  return across
    ? `M${x - GAP} ${y}v${-length}A${length} ${length} 0 0 1 ${x + GAP} ${y}`
    : `M${x} ${y - GAP}h${length}A${length} ${length} 0 0 1 ${x} ${y + GAP}`;
}

/** Two jambs that lead out of an outer door, towards the number of the room behind it. */
function jambs(x: number, y: number, dx: number, dy: number): string {
  const [sx, sy] = [Math.abs(dy) * GAP, Math.abs(dx) * GAP];
  const reach = `l${dx * 0.12} ${dy * 0.12}`;
  return `M${x - sx} ${y - sy}${reach}M${x + sx} ${y + sy}${reach}`;
}

const walls: string[] = [];
const leaves: string[] = [];
const outer: string[] = [];
for (let row = 0; row <= ROWS; row++) {
  for (let column = 0; column < COLUMNS; column++) {
    walls.push(wall(RIM + column, RIM + row, RIM + column + 1, RIM + row));
    const [x, y] = [RIM + column + 0.5, RIM + row];
    if (row > 0 && row < ROWS) leaves.push(leaf(x, y, true));
    else outer.push(jambs(x, y, 0, row === 0 ? -1 : 1));
  }
}
for (let column = 0; column <= COLUMNS; column++) {
  for (let row = 0; row < ROWS; row++) {
    walls.push(wall(RIM + column, RIM + row, RIM + column, RIM + row + 1));
    const [x, y] = [RIM + column, RIM + row + 0.5];
    if (column > 0 && column < COLUMNS) leaves.push(leaf(x, y, false));
    else outer.push(jambs(x, y, column === 0 ? -1 : 1, 0));
  }
}

export function PlanWalls() {
  return (
    <svg
      className="plan-walls"
      viewBox={`0 0 ${COLUMNS + 2 * RIM} ${ROWS + 2 * RIM}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="plan-floor" x={RIM} y={RIM} width={COLUMNS} height={ROWS} />
      <path className="plan-leaf" d={leaves.join('')} />
      <path className="plan-wall" d={walls.join('')} />
      <path className="plan-jamb" d={outer.join('')} />
    </svg>
  );
}
