/**
 * Geometry of a path that somebody drew: the cells lie where the pack says, scaled so that neighbours stand as close as
 * milestones of a journey. The camp stands where there is room nearest to cell 1.
 */
import type { BoardDrawing } from '../../rulebooks/race/board-view.js';
import { STONE } from '../journey/layout.js';
import type { BoardLayout, CellPlace, Point, Shape } from '../layout.js';
import { r2 } from '../markup.js';

/** From one cell to the next, mostly. */
const STEP = 54;
/** Radius of the finish. */
export const GOAL = 30;
const MARGIN = { side: 44, top: 46, bottom: 44 };
const CAMP = { width: 150, height: 62, roof: 50 };
/** Points of the smooth line between two cells. */
const PACES = 8;

const pt = (x: number, y: number): Point => [r2(x), r2(y)];
const apart = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** How a drawing is put on the sheet, and back. */
export interface DrawingFrame {
  /** A point of the drawing on the picture. */
  toSheet(x: number, y: number): Point;
  /** A point of the picture in units of the drawing. */
  toDrawing(x: number, y: number): Point;
}

/** A wide drawing is turned on its side for a narrow screen. */
const isTurned = ({ width, height }: BoardDrawing, shape: Shape): boolean =>
  shape === 'tall' && width > height * 1.15;

/** Middle of the distances from cell to cell. */
function usualStep(cells: BoardDrawing['cells']): number {
  const steps = cells
    .slice(1)
    .map((cell, i) => apart([cells[i]!.x, cells[i]!.y], [cell.x, cell.y]))
    .sort((a, b) => a - b);
  return Math.max(1, steps[Math.floor(steps.length / 2)] ?? 1);
}

interface Placed {
  turned: boolean;
  scale: number;
  shift: Point;
  camp: Point;
  points: Point[];
  width: number;
  height: number;
}

function place(drawing: BoardDrawing, shape: Shape): Placed {
  const turned = isTurned(drawing, shape);
  const scale = STEP / usualStep(drawing.cells);
  const raw = drawing.cells.map(
    ({ x, y }): Point => (turned ? [(drawing.height - y) * scale, x * scale] : [x * scale, y * scale]),
  );
  const camp = campOf(raw);
  const xs = raw.map(([x]) => x);
  const ys = raw.map(([, y]) => y);
  const left = Math.min(...xs.map((x) => x - STONE), camp[0] - CAMP.width / 2);
  const right = Math.max(...xs.map((x) => x + GOAL), camp[0] + CAMP.width / 2);
  const top = Math.min(...ys.map((y) => y - STONE), camp[1] - CAMP.roof);
  const bottom = Math.max(...ys.map((y) => y + GOAL), camp[1] + CAMP.height / 2);
  const shift: Point = [MARGIN.side - left, MARGIN.top - top];
  return {
    turned,
    scale,
    shift,
    camp: [camp[0] + shift[0], camp[1] + shift[1]],
    points: raw.map(([x, y]) => [x + shift[0], y + shift[1]]),
    width: right - left + 2 * MARGIN.side,
    height: bottom - top + MARGIN.top + MARGIN.bottom,
  };
}

/** The spot nearest to cell 1, on the side the path comes from, where the camp covers no cell and no road. */
function campOf(points: Point[]): Point {
  const first = points[0] ?? [0, 0];
  const second = points[1] ?? [first[0] + 1, first[1]];
  const back = Math.atan2(first[1] - second[1], first[0] - second[0]);
  const crossed = (at: Point): number =>
    points.filter(
      ([x, y], n) =>
        Math.abs(x - at[0]) < CAMP.width / 2 + (n === points.length - 1 ? GOAL : STONE) + 4 &&
        y - at[1] < CAMP.height / 2 + STONE + 4 &&
        at[1] - y < CAMP.roof + STONE,
    ).length;
  let best: { at: Point; cost: number } = { at: [first[0] - 120, first[1]], cost: Number.POSITIVE_INFINITY };
  for (let ring = 1; ring <= 24; ring++) {
    for (let part = 0; part < 24; part++) {
      const angle = back + (Math.PI * part) / 12;
      const far = 60 + ring * 16;
      const at: Point = [first[0] + Math.cos(angle) * far * 1.25, first[1] + Math.sin(angle) * far];
      const turn = Math.min(part, 24 - part);
      const cost = far + turn * 5 + crossed(at) * 10_000;
      if (cost < best.cost) best = { at, cost };
    }
  }
  return best.at;
}

/** Where a drawing lies on its picture: for whoever draws on top of it. */
export function frameOfDrawing(drawing: BoardDrawing, shape: Shape): DrawingFrame {
  const { turned, scale, shift } = place(drawing, shape);
  const { height } = drawing;
  return {
    toSheet: (x, y) =>
      turned
        ? pt((height - y) * scale + shift[0], x * scale + shift[1])
        : pt(x * scale + shift[0], y * scale + shift[1]),
    toDrawing: (x, y) => {
      const [a, b] = [(x - shift[0]) / scale, (y - shift[1]) / scale];
      return turned ? [b, height - a] : [a, b];
    },
  };
}

/** A smooth line through points, `PACES` steps from each to the next (Catmull and Rom's). */
function smooth(points: Point[]): Point[] {
  const line: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[i - 1] ?? points[i]!,
      points[i]!,
      points[i + 1]!,
      points[i + 2] ?? points[i + 1]!,
    ];
    for (let step = 0; step < PACES; step++) {
      const t = step / PACES;
      const along = (k: 0 | 1): number =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      line.push([along(0), along(1)]);
    }
  }
  const last = points.at(-1);
  return last ? [...line, last] : line;
}

function round(radius: number): string {
  return `M${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0Z`;
}

const ring = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: 12 }, (_, i) => {
    const turn = (Math.PI * i) / 6;
    return pt(x + radius * Math.cos(turn), y + radius * Math.sin(turn));
  });

const kept = new WeakMap<BoardDrawing, Map<Shape, BoardLayout>>();

/** Places the camp, the cells and the finish of a drawing. The same drawing always gives the same places. */
export function layoutDrawing(drawing: BoardDrawing, shape: Shape): BoardLayout {
  const of = kept.get(drawing) ?? new Map<Shape, BoardLayout>();
  kept.set(drawing, of);
  let layout = of.get(shape);
  if (!layout) {
    layout = build(drawing, shape);
    of.set(shape, layout);
  }
  return layout;
}

function build(drawing: BoardDrawing, shape: Shape): BoardLayout {
  const { points, camp, width, height } = place(drawing, shape);
  const size = points.length;
  const line = smooth([camp, ...points]);
  const at = (i: number): Point => line[Math.min(line.length - 1, Math.max(0, i))]!;
  const angleAt = (i: number): number => {
    const [a, b] = [at(i - 1), at(i + 1)];
    return Math.atan2(b[1] - a[1], b[0] - a[0]);
  };
  const beside = (i: number, shift: number): Point => {
    const angle = angleAt(i);
    return pt(at(i)[0] - Math.sin(angle) * shift, at(i)[1] + Math.cos(angle) * shift);
  };
  const cells: CellPlace[] = [camp, ...points].map(([x, y], n) => {
    const kind = n === 0 ? 'start' : n === size ? 'finish' : 'row';
    const radius = kind === 'finish' ? GOAL : STONE;
    return {
      n,
      x: r2(x),
      y: r2(y),
      angle: r2((angleAt(n * PACES) * 180) / Math.PI),
      kind,
      box: kind === 'start' ? CAMP.width : kind === 'finish' ? GOAL * 2 : 40,
      d: kind === 'start' ? block(CAMP.width, CAMP.height) : round(radius),
      outline: kind === 'start' ? corners(x, y) : ring(x, y, radius),
    };
  });
  // Lanes of the film lie further out than one may go between two rows of a drawing.
  const near = (shift: number): number => Math.max(-27, Math.min(27, shift * 0.8));
  return {
    shape,
    free: true,
    width: r2(width),
    height: r2(height),
    cells,
    reels: [],
    rows: [...new Set(points.map(([, y]) => r2(y)))].sort((a, b) => a - b),
    ribbon: (shift) => `M${line.map((_, i) => beside(i, shift).join(' ')).join('L')}`,
    walk: (from, to, shift) => {
      const step = from <= to ? 2 : -2;
      const steps = Math.abs(to - from) * (PACES / 2);
      return Array.from({ length: steps + 1 }, (_, i) => beside(from * PACES + i * step, near(shift)));
    },
  };
}

function block(width: number, height: number): string {
  return `M${12 - width / 2} ${-height / 2}h${width - 24}a12 12 0 0 1 12 12v${height - 24}a12 12 0 0 1-12 12h${24 - width}a12 12 0 0 1-12-12v${24 - height}a12 12 0 0 1 12-12Z`;
}

const corners = (x: number, y: number): Point[] => [
  pt(x - CAMP.width / 2, y - CAMP.height / 2),
  pt(x + CAMP.width / 2, y - CAMP.height / 2),
  pt(x + CAMP.width / 2, y + CAMP.height / 2),
  pt(x - CAMP.width / 2, y + CAMP.height / 2),
];
