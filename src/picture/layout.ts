/**
 * Geometry of the board: a strip of film that runs in rows and turns round reels. A frame of the film is a cell.
 * One unit is the same in every board; a longer board gets a larger sheet, never a smaller cell.
 */
import { r2 } from './markup.js';
import { remembered } from './remembered.js';

export type Shape = 'wide' | 'tall';
export type Point = [x: number, y: number];

/** Length of film per cell along a row. */
export const STEP = 50;
/** Width of the film across, with perforations. */
export const FILM = 68;
/** Width of a frame across. */
export const FRAME = 50;
/** Open city between two rows of film. */
export const GAP = 30;
const PITCH = FILM + GAP;
/** Radius of a turn, along the middle of the film. */
export const RADIUS = PITCH / 2;
const PER_TURN = 3;
const FINISH_WIDTH = 130;
const MARGIN = { side: 14, top: 46, bottom: 26 };
const HALF_GAP = 2.5;

export interface CellPlace {
  n: number;
  /** Middle of what is written in the cell. */
  x: number;
  y: number;
  /** Direction of travel in degrees: 0 right, 90 down, 180 left. */
  angle: number;
  kind: 'start' | 'row' | 'turn' | 'finish';
  /** Side of the free square for text, marks and figures round the middle. */
  box: number;
  /** Outline relative to the middle, as path data. */
  d: string;
  /** Convex outline in the coordinates of the board. */
  outline: Point[];
  /** Middle of the reel a turning cell goes round. */
  hub?: Point;
}

export interface BoardLayout {
  shape: Shape;
  width: number;
  height: number;
  /** Index is the cell's number; 0 is the start area. */
  cells: CellPlace[];
  /** Middles of the reels and the side the film goes round them. */
  reels: { x: number; y: number; side: 1 | -1 }[];
  /** Middles of the rows, top to bottom. */
  rows: number[];
  /** Path along the film, shifted across it; positive is the right hand of a traveller. */
  ribbon(shift: number): string;
  /** Drawn by hand: cells lie as close as their author put them. */
  free?: true;
  /** Line from one cell to another along the film, shifted across it. */
  walk(from: number, to: number, shift: number): Point[];
}

interface Plan {
  perRow: number;
  rows: number;
  /** Slots of the first row taken by the start area. */
  lead: number;
}

/** Places start, cells and finish into rows of `perRow` slots so that the finish stands on a straight. */
function planRows(size: number, perRow: number): Plan {
  const lap = perRow + PER_TURN;
  let lead = 3;
  const onTurn = ((lead + size - 1) % lap) - perRow;
  if (onTurn === 0) lead = 2;
  else if (onTurn > 0) lead += PER_TURN - onTurn;
  return { perRow, lead, rows: Math.floor((lead + size - 1) / lap) + 1 };
}

function sheet(plan: Plan): { width: number; height: number } {
  return {
    width: plan.perRow * STEP + 2 * (RADIUS + FILM / 2 + MARGIN.side),
    height: plan.rows * PITCH - GAP + MARGIN.top + MARGIN.bottom,
  };
}

/** The plan whose sheet is nearest to 16:9, with a slight dislike of an empty last row. */
function planWide(size: number): Plan {
  let best = planRows(size, 6);
  let bestCost = Number.POSITIVE_INFINITY;
  for (let perRow = 6; perRow <= 60; perRow++) {
    const plan = planRows(size, perRow);
    const { width, height } = sheet(plan);
    const spare = perRow - ((plan.lead + size - 1) % (perRow + PER_TURN));
    const cost = Math.abs(Math.log(width / height / (16 / 9))) + (0.12 * Math.max(0, spare - 3)) / perRow;
    if (cost < bestCost) {
      bestCost = cost;
      best = plan;
    }
  }
  return best;
}

const rad = (degrees: number) => (degrees * Math.PI) / 180;
const pt = (x: number, y: number): Point => [r2(x), r2(y)];

/** A frame of a straight row: a rounded rectangle with a small nib that points onward. */
function frameShape(dir: 1 | -1): string {
  const w = STEP / 2 - HALF_GAP;
  const h = FRAME / 2;
  const s = (value: number) => r2(value * dir);
  const sweep = dir === 1 ? 1 : 0;
  const corner = (dx: number, dy: number) => `a4 4 0 0 ${sweep} ${s(dx)} ${dy}`;
  return (
    `M${s(4 - w)} ${-h}H${s(w - 4)}${corner(4, 4)}V-5L${s(w + 4)} 0 ${s(w)} 5V${h - 4}${corner(-4, 4)}` +
    `H${s(4 - w)}${corner(-4, -4)}V${4 - h}${corner(4, -4)}Z`
  );
}

function box(x: number, y: number, w: number, h: number): Point[] {
  return [
    pt(x - w / 2, y - h / 2),
    pt(x + w / 2, y - h / 2),
    pt(x + w / 2, y + h / 2),
    pt(x - w / 2, y + h / 2),
  ];
}

function roundRect(w: number, h: number, r: number): string {
  return (
    `M${r2(r - w / 2)} ${r2(-h / 2)}h${r2(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${r2(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${r2(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${r2(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}

/** One of the wedges round a reel. `side` is 1 for a right-hand reel, -1 for a left-hand one. */
function wedge(n: number, hub: Point, side: 1 | -1, index: number): CellPlace {
  const inner = RADIUS - FRAME / 2 + 1.5;
  const outer = RADIUS + FRAME / 2 - 1.5;
  const gap = HALF_GAP + 1.5;
  const from = rad(-90 + (180 / PER_TURN) * index);
  const to = rad(-90 + (180 / PER_TURN) * (index + 1));
  const at = (radius: number, angle: number): Point => [
    hub[0] + side * radius * Math.cos(angle),
    hub[1] + radius * Math.sin(angle),
  ];
  const cut = (radius: number) => Math.asin(gap / radius);
  const mid = (from + to) / 2;
  const [x, y] = at(RADIUS + 4, mid);
  // Text keeps off the outer bend: it moves a little towards the rows.
  const [cx, cy] = [r2(x - side * (index === 1 ? 1.5 : 5)), r2(y)];
  const corners = [
    at(inner, from + cut(inner)),
    at(outer, from + cut(outer)),
    at(outer, to - cut(outer)),
    at(inner, to - cut(inner)),
  ] as const;
  const rel = (p: Point) => `${r2(p[0] - cx)} ${r2(p[1] - cy)}`;
  const [sweepOut, sweepIn] = side === 1 ? [1, 0] : [0, 1];
  const bow = [0.25, 0.5, 0.75].map((part) => {
    const angle = from + cut(outer) + (to - from - 2 * cut(outer)) * part;
    return at(outer, angle);
  });
  return {
    n,
    x: cx,
    y: cy,
    angle: r2(side === 1 ? (mid * 180) / Math.PI + 90 : 90 - (mid * 180) / Math.PI),
    kind: 'turn',
    box: 40,
    d:
      `M${rel(corners[0])}L${rel(corners[1])}A${outer} ${outer} 0 0 ${sweepOut} ${rel(corners[2])}` +
      `L${rel(corners[3])}A${inner} ${inner} 0 0 ${sweepIn} ${rel(corners[0])}Z`,
    outline: [corners[0], corners[1], ...bow, corners[2], corners[3]].map((p) => pt(p[0], p[1])),
    hub: pt(hub[0], hub[1]),
  };
}

/** Places `size` cells, the start area and the finish. The same size and shape always give the same places. */
export const layoutBoard = remembered(build);

function build(size: number, shape: Shape): BoardLayout {
  const plan = shape === 'tall' ? planRows(size, 6) : planWide(size);
  const { width, height } = sheet(plan);
  const lap = plan.perRow + PER_TURN;
  const left = MARGIN.side + FILM / 2 + RADIUS;
  const right = left + plan.perRow * STEP;
  const rowY = (row: number) => MARGIN.top + FILM / 2 + row * PITCH;
  const dirOf = (row: number): 1 | -1 => (row % 2 === 0 ? 1 : -1);
  const along = (row: number, slots: number) =>
    dirOf(row) === 1 ? left + slots * STEP : right - slots * STEP;
  const shapes = { 1: frameShape(1), [-1]: frameShape(-1) } as Record<1 | -1, string>;

  const startWidth = plan.lead * STEP + RADIUS - 4;
  const startX = along(0, plan.lead) - startWidth / 2 - HALF_GAP;
  const cells: CellPlace[] = [
    {
      n: 0,
      x: r2(startX),
      y: rowY(0),
      angle: 0,
      kind: 'start',
      box: startWidth,
      d: roundRect(startWidth, FILM - 4, 8),
      outline: box(startX, rowY(0), startWidth, FILM - 4),
    },
  ];
  for (let n = 1; n < size; n++) {
    const slot = plan.lead + n - 1;
    const row = Math.floor(slot / lap);
    const place = slot % lap;
    const dir = dirOf(row);
    if (place >= plan.perRow) {
      const hub: Point = [dir === 1 ? right : left, rowY(row) + RADIUS];
      cells.push(wedge(n, hub, dir, place - plan.perRow));
      continue;
    }
    const x = r2(along(row, place + 0.5));
    cells.push({
      n,
      x,
      y: rowY(row),
      angle: dir === 1 ? 0 : 180,
      kind: 'row',
      box: 45,
      d: shapes[dir],
      outline: box(x, rowY(row), STEP - 2 * HALF_GAP, FRAME),
    });
  }
  const last = plan.rows - 1;
  const endSlot = (plan.lead + size - 1) % lap;
  const finishX = r2(along(last, endSlot) + dirOf(last) * (FINISH_WIDTH / 2 + HALF_GAP));
  cells.push({
    n: size,
    x: finishX,
    y: rowY(last),
    angle: dirOf(last) === 1 ? 0 : 180,
    kind: 'finish',
    box: FINISH_WIDTH,
    d: roundRect(FINISH_WIDTH, FILM + 8, 10),
    outline: box(finishX, rowY(last), FINISH_WIDTH, FILM + 8),
  });

  const reels = Array.from({ length: last }, (_, row) => ({
    x: dirOf(row) === 1 ? right : left,
    y: rowY(row) + RADIUS,
    side: dirOf(row),
  }));

  const ribbon = (shift: number): string => {
    let d = `M${r2(startX + startWidth / 2 - 12)} ${r2(rowY(0) + shift)}`;
    for (let row = 0; row < last; row++) {
      const dir = dirOf(row);
      const radius = r2(RADIUS - shift * dir);
      const x = dir === 1 ? right : left;
      d += `H${r2(x)}A${radius} ${radius} 0 0 ${dir === 1 ? 1 : 0} ${r2(x)} ${r2(rowY(row + 1) - shift * dir)}`;
      // After a turn the traveller faces the other way, so his right hand is on the other side.
    }
    return `${d}H${finishX}`;
  };

  const walk = (from: number, to: number, shift: number): Point[] => {
    const points: Point[] = [];
    const step = from <= to ? 1 : -1;
    for (let n = from; n !== to + step; n += step) {
      const cell = cells[n];
      if (!cell) continue;
      if (cell.kind !== 'turn' || !cell.hub) {
        points.push(pt(cell.x, cell.y + (cell.angle === 180 ? -shift : shift)));
        continue;
      }
      const side = cell.hub[0] === r2(right) ? 1 : -1;
      const radius = RADIUS - shift * side;
      const middle = Math.atan2(cell.y - cell.hub[1], side * (cell.x - cell.hub[0]));
      const edge = Math.PI / PER_TURN / 2;
      for (const part of [-1, -0.5, 0, 0.5, 1]) {
        const angle = middle + part * step * edge;
        points.push(
          pt(cell.hub[0] + side * radius * Math.cos(angle), cell.hub[1] + radius * Math.sin(angle)),
        );
      }
    }
    return points;
  };

  return {
    shape,
    width: r2(width),
    height: r2(height),
    cells,
    reels,
    rows: Array.from({ length: plan.rows }, (_, row) => rowY(row)),
    ribbon,
    walk,
  };
}
