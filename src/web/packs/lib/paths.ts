/** Paths of a board: ready shapes, and a stroke drawn by hand, each with its cells at equal steps. */
import type { Drawing } from './types.js';

export type Spot = [x: number, y: number];
export type Shape = 'snake' | 'spiral' | 'ring';

/** Units between two cells of a ready shape. */
const STEP = 100;
const LARGEST = 4000;

export function shapedPath(shape: Shape, size: number): Drawing {
  if (shape === 'ring') return sheetOf(ring(size));
  // Twice as wide as high, or nearly.
  const columns = Math.max(4, Math.round(Math.sqrt(size * 1.7)));
  const rows = Math.ceil(size / columns);
  return sheetOf((shape === 'snake' ? snake(columns, rows) : spiral(columns, rows)).slice(0, size));
}

function snake(columns: number, rows: number): Spot[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const row = Math.floor(index / columns);
    const along = index % columns;
    return [(row % 2 === 0 ? along : columns - 1 - along) * STEP, row * STEP];
  });
}

/** Along the edge and inwards. */
function spiral(columns: number, rows: number): Spot[] {
  const spots: Spot[] = [];
  const taken = new Set<string>();
  let [column, row, dx, dy] = [0, 0, 1, 0];
  const free = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < columns && y < rows && !taken.has(`${x} ${y}`);
  while (spots.length < columns * rows) {
    spots.push([column * STEP, row * STEP]);
    taken.add(`${column} ${row}`);
    if (!free(column + dx, row + dy)) [dx, dy] = [-dy, dx];
    [column, row] = [column + dx, row + dy];
  }
  return spots;
}

/** Once round and back almost to where it began. */
function ring(size: number): Spot[] {
  const [wide, high] = [1.45, 1];
  // Between the last cell and the first there is room for one more.
  const turn = Math.PI * 2 * Math.min(0.96, 1 - 1.4 / size);
  const round: Spot[] = Array.from({ length: 361 }, (_, part) => {
    const angle = -Math.PI / 2 + (part / 360) * turn;
    return [Math.cos(angle) * wide, Math.sin(angle) * high];
  });
  const scale = (STEP * (size - 1)) / lengthOf(round);
  return evenly(
    round.map(([x, y]) => [x * scale, y * scale]),
    size,
  );
}

const apart = (a: Spot, b: Spot): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
const lengthOf = (line: readonly Spot[]): number =>
  line.slice(1).reduce((sum, spot, i) => sum + apart(line[i]!, spot), 0);

/** `count` spots along a line at equal steps, its ends included. */
export function evenly(line: readonly Spot[], count: number): Spot[] {
  const step = lengthOf(line) / Math.max(1, count - 1);
  const spots: Spot[] = [];
  let [i, gone] = [1, 0];
  for (let n = 0; n < count; n++) {
    const wanted = n * step;
    while (i < line.length - 1 && gone + apart(line[i - 1]!, line[i]!) < wanted) {
      gone += apart(line[i - 1]!, line[i]!);
      i++;
    }
    const [a, b] = [line[i - 1]!, line[i] ?? line[i - 1]!];
    const part = Math.min(1, (wanted - gone) / (apart(a, b) || 1));
    spots.push([a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]);
  }
  return spots;
}

/** A hand trembles: each point goes half way to the middle of its neighbours, a few times. */
function calm(line: readonly Spot[]): Spot[] {
  let now = [...line];
  for (let round = 0; round < 4; round++) {
    now = now.map((spot, i) => {
      const [before, after] = [now[i - 1], now[i + 1]];
      if (!before || !after) return spot;
      return [(spot[0] * 2 + before[0] + after[0]) / 4, (spot[1] * 2 + before[1] + after[1]) / 4];
    });
  }
  return now;
}

/**
 * A stroke drawn by hand as a path; null: a slip of the finger.
 * @param least The shortest stroke that is meant as a path, in the stroke's own units.
 */
export function strokePath(stroke: readonly Spot[], size: number, least = 0): Drawing | null {
  if (stroke.length < 3 || lengthOf(stroke) < least) return null;
  const line = calm(evenly(stroke, Math.min(600, Math.max(60, stroke.length))));
  const scale = (STEP * (size - 1)) / (lengthOf(line) || 1);
  const spots = evenly(line, size).map(([x, y]): Spot => [x * scale, y * scale]);
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  // A stroke that hardly leaves its place is a slip of the finger.
  if (Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys) < STEP * 2) return null;
  return sheetOf(spots);
}

/** Puts spots on a sheet that holds them, in whole units, no two on one. */
export function sheetOf(spots: readonly Spot[]): Drawing {
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - STEP / 2, Math.min(...ys) - STEP / 2];
  const [wide, high] = [Math.max(...xs) + STEP / 2 - left, Math.max(...ys) + STEP / 2 - top];
  const scale = Math.min(1, LARGEST / Math.max(wide, high));
  const taken = new Set<string>();
  return {
    width: Math.max(100, Math.min(LARGEST, Math.ceil(wide * scale))),
    height: Math.max(100, Math.min(LARGEST, Math.ceil(high * scale))),
    cells: spots.map(([x, y], index) => {
      let [a, b] = [Math.round((x - left) * scale), Math.round((y - top) * scale)];
      while (taken.has(`${a} ${b}`)) {
        // Beside, but not off the sheet.
        if (a < wide * scale - 1) a++;
        else [a, b] = [0, b + 1];
      }
      taken.add(`${a} ${b}`);
      return { n: index + 1, x: a, y: b };
    }),
  };
}

/** The same way with another number of cells: their steps grow or shrink. */
export function resampled(drawing: Drawing, size: number): Drawing {
  const line = drawing.cells.map(({ x, y }): Spot => [x, y]);
  const scale = size / Math.max(1, drawing.cells.length);
  return sheetOf(evenly(line, size).map(([x, y]) => [x * scale, y * scale]));
}

/** One cell elsewhere; the sheet grows with it. */
export function movedCell(drawing: Drawing, n: number, to: Spot): Drawing {
  return sheetOf(drawing.cells.map((cell): Spot => (cell.n === n ? to : [cell.x, cell.y])));
}

/** Whether cells that do not follow one another lie upon each other. */
export function isCrowded({ cells }: Drawing): boolean {
  const near = 0.72 * usualStep(cells);
  return cells.some((a, i) => cells.some((b, j) => j > i + 1 && Math.hypot(a.x - b.x, a.y - b.y) < near));
}

/** From one cell to the next, mostly. */
function usualStep(cells: Drawing['cells']): number {
  const steps = cells.slice(1).map((cell, i) => Math.hypot(cell.x - cells[i]!.x, cell.y - cells[i]!.y));
  return steps.sort((a, b) => a - b)[Math.floor(steps.length / 2)] ?? STEP;
}
