/** Where pawns stand: one or two inside a cell, more of them on a plate in the open city above it. */
import type { BoardView } from '../rulebooks/race/board-view.js';
import { PAWN } from './figure.js';
import { type BoardLayout, type CellPlace, FILM, type Point, RADIUS } from './layout.js';
import { r2 } from './markup.js';

export interface PawnPlace {
  side: number;
  cell: number;
  x: number;
  y: number;
  scale: number;
}

export interface Plate {
  cell: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The point of the cell the plate speaks of. */
  tip: Point;
  sides: number[];
}

export interface PawnPlan {
  pawns: PawnPlace[];
  plates: Plate[];
  /** Cells whose pawns stand inside, so that the sign must give way. */
  inside: Set<number>;
}

const PLATE_STEP = 26;
const PLATE_HEIGHT = 40;

/** Pawns in equal rows inside a wide area such as the start or the finish. */
function inArea(
  place: CellPlace,
  sides: number[],
  room: { x: number; width: number; height: number },
): PawnPlace[] {
  const perRow =
    sides.length > 5 && room.width / sides.length < 21 ? Math.ceil(sides.length / 2) : sides.length;
  const rows = Math.ceil(sides.length / perRow);
  const step = Math.min(PAWN.width + 4, room.width / perRow);
  const scale = r2(Math.min(1.1, step / PAWN.width, (room.height / rows / PAWN.height) * 1.02));
  return sides.map((side, i) => {
    const row = Math.floor(i / perRow);
    const inRow = row === rows - 1 ? sides.length - perRow * row : perRow;
    return {
      side,
      cell: place.n,
      x: r2(place.x + room.x + ((i % perRow) - (inRow - 1) / 2) * step),
      y: r2(place.y + FILM / 2 - 5 - (rows - 1 - row) * (room.height / rows)),
      scale,
    };
  });
}

/** Two, three or four pawns close together on one cell. */
function huddled(place: CellPlace, sides: number[]): PawnPlace[] {
  const rows = sides.length > 2 ? 2 : 1;
  return sides.map((side, i) => ({
    side,
    cell: place.n,
    x: r2(place.x + (i % 2 === 0 ? -10 : 10) * (rows === 1 ? 1.1 : 1)),
    y: r2(place.y + (rows === 1 ? 22 : i < 2 ? 4 : 25)),
    scale: rows === 1 ? 0.8 : 0.66,
  }));
}

function plateFor(place: CellPlace, sides: number[], layout: BoardLayout): Plate {
  const width = sides.length * PLATE_STEP + 10;
  // A plate keeps off the turns at both ends of its gap where it can.
  const edge = Math.min(FILM / 2 + RADIUS + 4, Math.max(6, (layout.width - width) / 2));
  const clamp = (x: number) => Math.min(Math.max(x, width / 2 + edge), layout.width - width / 2 - edge);
  if (place.hub) {
    const inward = place.x > layout.width / 2 ? -1 : 1;
    const x = clamp(place.hub[0] + inward * (width / 2 + 4));
    return { cell: place.n, x, y: place.hub[1], width, height: PLATE_HEIGHT, tip: [place.x, place.y], sides };
  }
  const y = place.y - RADIUS;
  return {
    cell: place.n,
    x: clamp(place.x),
    y,
    width,
    height: PLATE_HEIGHT,
    tip: [place.x, place.y - 14],
    sides,
  };
}

/** Pushes plates of the same gap apart, first to the right, then back from the edge of the sheet. */
function spread(plates: Plate[], { width, rows }: BoardLayout): void {
  for (const group of groupByY(plates, rows).values()) {
    group.sort((a, b) => a.x - b.x || a.cell - b.cell);
    for (let i = 1; i < group.length; i++) {
      const [a, b] = [group[i - 1]!, group[i]!];
      b.x = Math.max(b.x, a.x + (a.width + b.width) / 2 + 6);
    }
    let limit = width - 6;
    for (let i = group.length - 1; i >= 0; i--) {
      const plate = group[i]!;
      plate.x = r2(Math.min(plate.x, limit - plate.width / 2));
      limit = plate.x - plate.width / 2 - 6;
    }
  }
}

/** Plates of one gap between rows; a winding row has its plates at heights that differ a little. */
function groupByY(plates: Plate[], rows: number[]): Map<number, Plate[]> {
  const groups = new Map<number, Plate[]>();
  for (const plate of plates) {
    const far = rows.map((row) => Math.abs(row - RADIUS - plate.y));
    const key = far.indexOf(Math.min(...far));
    groups.set(key, [...(groups.get(key) ?? []), plate]);
  }
  return groups;
}

/** Places every pawn of the board. Pawns of unknown cells are left out. */
export function placePawns(board: BoardView, layout: BoardLayout): PawnPlan {
  const order = new Map(board.sides.map((side, i) => [side.id, i]));
  const byCell = new Map<number, number[]>();
  for (const { side, cell } of board.pawns) {
    if (layout.cells[cell] && order.has(side)) byCell.set(cell, [...(byCell.get(cell) ?? []), side]);
  }
  const marked = new Set(board.cells.filter((cell) => cell.mark.kind !== 'free').map((cell) => cell.n));
  const plan: PawnPlan = { pawns: [], plates: [], inside: new Set() };
  for (const [n, sides] of [...byCell].sort((a, b) => a[0] - b[0])) {
    sides.sort((a, b) => order.get(a)! - order.get(b)!);
    const place = layout.cells[n]!;
    if (place.kind === 'start') {
      plan.pawns.push(...inArea(place, sides, { x: 0, width: place.box - 8, height: 46 }));
    } else if (place.kind === 'finish') {
      plan.pawns.push(...inArea(place, sides, { x: 0, width: place.box - 10, height: 44 }));
      plan.inside.add(n);
    } else if (layout.free && sides.length > 1 && sides.length <= 4) {
      // Beside a drawn cell there may be no room for a plate: four stand on it in two rows.
      plan.inside.add(n);
      plan.pawns.push(...huddled(place, sides));
    } else if (sides.length <= (marked.has(n) || place.kind === 'turn' ? 1 : 2)) {
      plan.inside.add(n);
      const shift = marked.has(n) ? -8 : 0;
      const foot = place.y + (place.kind === 'turn' ? 23 : 24);
      const scale = place.kind === 'turn' ? 0.82 : sides.length === 1 ? 0.92 : 0.88;
      sides.forEach((side, i) => {
        const x = r2(place.x + shift + (i - (sides.length - 1) / 2) * 23);
        plan.pawns.push({ side, cell: n, x, y: r2(foot), scale });
      });
    } else {
      plan.plates.push(plateFor(place, sides, layout));
    }
  }
  spread(plan.plates, layout);
  for (const plate of plan.plates) {
    plate.sides.forEach((side, i) => {
      const x = r2(plate.x + (i - (plate.sides.length - 1) / 2) * PLATE_STEP);
      plan.pawns.push({ side, cell: plate.cell, x, y: r2(plate.y + PLATE_HEIGHT / 2 - 3), scale: 0.96 });
    });
  }
  return plan;
}
