/** Geometry of a journey: a road that winds across a map in rows; milestones stand along it at equal steps. */
import type { BoardLayout, CellPlace, Point, Shape } from '../layout.js';
import { RADIUS, STEP } from '../layout.js';
import { r2 } from '../markup.js';
import { remembered } from '../remembered.js';

/** Radius of a milestone. */
export const STONE = 21.5;
/** From one row to the next. */
const PITCH = 118;
/** How far the road sways from the middle of its row. */
const SWAY = 17;
const MARGIN = { side: 40, top: 62, bottom: 62 };
const START = { width: 150, height: 62 };
const FINISH = { width: 124, height: 68 };
/** Steps of the road that the camp takes, and that the throne takes beyond the last milestone. */
const LEAD = 2.2;
const TAIL = 1.9;

/** A point of the road and the way it runs there. */
interface Pace {
  at: Point;
  angle: number;
}

const pt = (x: number, y: number): Point => [r2(x), r2(y)];

/** Length of the straights that makes the sheet nearest to 16:9. */
function straightOf(size: number, shape: Shape): number {
  if (shape === 'tall') return 300;
  const length = STEP * (size + LEAD + TAIL);
  let best = 300;
  let least = Number.POSITIVE_INFINITY;
  for (let straight = 300; straight <= 3200; straight += 10) {
    const lap = straight * 1.05 + (Math.PI * PITCH) / 2;
    const rows = Math.ceil(length / lap);
    const empty = rows - length / lap;
    const cost = Math.abs(Math.log(widthOf(straight) / heightOf(rows) / (16 / 9))) + 0.15 * empty;
    if (cost < least) {
      least = cost;
      best = straight;
    }
  }
  return best;
}

const widthOf = (straight: number): number => straight + PITCH + 2 * MARGIN.side;
const heightOf = (rows: number): number => (rows - 1) * PITCH + 2 * STONE + MARGIN.top + MARGIN.bottom;

/** The road as a chain of paces of about one unit, from the camp on, until it is `length` long. */
function road(straight: number, length: number): { paces: Pace[]; rows: number[] } {
  const left = MARGIN.side + PITCH / 2;
  const rowY = (row: number): number => MARGIN.top + STONE + row * PITCH;
  const rows: number[] = [];
  const points: Point[] = [];
  let far = 0;
  for (let row = 0; far < length; row++) {
    rows.push(rowY(row));
    const dir = row % 2 === 0 ? 1 : -1;
    const waves = Math.max(2, Math.round(straight / 190)) + (row % 2);
    const from = points.length;
    for (let x = 0; x < straight; x++) {
      const part = x / straight;
      // Both the sway and its slope are nothing at the ends, so that the turns join smoothly.
      const sway = SWAY * Math.sin(Math.PI * waves * part) * Math.min(1, 2.4 * Math.sin(Math.PI * part));
      points.push([left + (dir === 1 ? x : straight - x), rowY(row) + sway]);
    }
    const hub: Point = [dir === 1 ? left + straight : left, rowY(row) + PITCH / 2];
    for (let step = 0; step < 186; step++) {
      const angle = -Math.PI / 2 + (Math.PI * step) / 186;
      points.push([hub[0] + (dir * PITCH * Math.cos(angle)) / 2, hub[1] + (PITCH * Math.sin(angle)) / 2]);
    }
    for (let i = Math.max(1, from); i < points.length; i++) far += apart(points[i - 1]!, points[i]!);
  }
  return { paces: evenly(points, length), rows };
}

const apart = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** The same line in steps of exactly one unit. */
function evenly(points: Point[], length: number): Pace[] {
  const paces: Pace[] = [];
  let [i, into] = [1, 0];
  for (let s = 0; s <= length; s++) {
    while (i < points.length - 1 && into > apart(points[i - 1]!, points[i]!)) {
      into -= apart(points[i - 1]!, points[i]!);
      i++;
    }
    const [a, b] = [points[i - 1]!, points[i]!];
    const part = into / (apart(a, b) || 1);
    paces.push({
      at: [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part],
      angle: Math.atan2(b[1] - a[1], b[0] - a[0]),
    });
    into++;
  }
  return paces;
}

function round(radius: number): string {
  return `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0Z`;
}

function block(width: number, height: number): string {
  return `M${12 - width / 2} ${-height / 2}h${width - 24}a12 12 0 0 1 12 12v${height - 24}a12 12 0 0 1-12 12h${24 - width}a12 12 0 0 1-12-12v${24 - height}a12 12 0 0 1 12-12Z`;
}

const corners = (x: number, y: number, w: number, h: number): Point[] => [
  pt(x - w / 2, y - h / 2),
  pt(x + w / 2, y - h / 2),
  pt(x + w / 2, y + h / 2),
  pt(x - w / 2, y + h / 2),
];

/** Places the camp, the milestones and the throne. The same size and shape always give the same places. */
export const layoutJourney = remembered(build);

function build(size: number, shape: Shape): BoardLayout {
  const straight = straightOf(size, shape);
  const reach = (n: number): number =>
    Math.round(n === 0 ? 0 : (LEAD + n - 0.5 + (n === size ? TAIL - 1 : 0)) * STEP);
  const { paces, rows } = road(straight, reach(size));
  const width = widthOf(straight);
  const cells: CellPlace[] = [];
  for (let n = 0; n <= size; n++) {
    const { at, angle } = paces[reach(n)]!;
    const [kind, w, h] =
      n === 0
        ? (['start', START.width, START.height] as const)
        : n === size
          ? (['finish', FINISH.width, FINISH.height] as const)
          : (['row', STONE * 2, STONE * 2] as const);
    const wide = kind !== 'row';
    // The camp and the throne are larger than a milestone: they stay on the sheet.
    const x = wide ? Math.min(Math.max(at[0], w / 2 + 14), width - w / 2 - 14) : at[0];
    const y = n === size ? clearOf(cells[n - 1]!, x, at[1]) : at[1];
    cells.push({
      n,
      x: r2(x),
      y: r2(y),
      angle: r2((angle * 180) / Math.PI),
      kind,
      box: wide ? w : 40,
      d: wide ? block(w, h) : round(STONE),
      outline: wide
        ? corners(x, y, w, h)
        : Array.from({ length: 12 }, (_, i) => {
            const turn = (Math.PI * i) / 6;
            return pt(x + STONE * Math.cos(turn), y + STONE * Math.sin(turn));
          }),
    });
  }
  const lowest = Math.max(...cells.flatMap(({ outline }) => outline.map(([, y]) => y)));
  const height = Math.max(heightOf(rows.length), lowest + MARGIN.bottom - 18);
  const along = (from: number, to: number, shift: number, by: number): Point[] => {
    const points: Point[] = [];
    const step = from <= to ? by : -by;
    for (let s = from; step > 0 ? s <= to : s >= to; s += step) points.push(beside(paces[s]!, shift));
    return points;
  };
  return {
    shape,
    width: r2(width),
    height: r2(height),
    cells,
    reels: [],
    rows,
    ribbon: (shift) =>
      `M${along(0, paces.length - 1, shift, 9)
        .map(([x, y]) => `${x} ${y}`)
        .join('L')}`,
    walk: (from, to, shift) =>
      // Lanes of the film lie further out than a milestone reaches.
      along(reach(from), reach(to), Math.max(-RADIUS, Math.min(RADIUS, shift * 0.86)), 10),
  };
}

/** Where the road ends in a turn, the throne stands below the last milestone, its blades too. */
function clearOf(last: CellPlace, x: number, y: number): number {
  const room = { x: FINISH.width / 2 + last.box / 2, y: FINISH.height / 2 + last.box / 2 };
  return Math.abs(x - last.x) > room.x ? y : Math.max(y, last.y + room.y + 36);
}

/** A point beside the road; positive is the right hand of a traveller. */
function beside({ at, angle }: Pace, shift: number): Point {
  return pt(at[0] - Math.sin(angle) * shift, at[1] + Math.cos(angle) * shift);
}
