/** Where rooms stand on the drawing: three rows of four, numbered by rows; leaving one edge comes back at the other. */
import type { Direction } from '../../../rulebooks/twelve-rooms/geometry.js';

export const ROWS = 3;
export const COLUMNS = 4;
export const ALL_ROOMS: readonly number[] = Array.from({ length: ROWS * COLUMNS }, (_, i) => i + 1);

export interface Spot {
  row: number;
  column: number;
}

export const spotOf = (room: number): Spot => ({
  row: Math.floor((room - 1) / COLUMNS),
  column: (room - 1) % COLUMNS,
});

const roomAt = (row: number, column: number): number =>
  ((row + ROWS) % ROWS) * COLUMNS + ((column + COLUMNS) % COLUMNS) + 1;

const DELTAS: Record<Direction, readonly [row: number, column: number]> = {
  up: [-1, 0],
  left: [0, -1],
  stay: [0, 0],
  right: [0, 1],
  down: [1, 0],
};

export const DIRECTION_LIST = Object.keys(DELTAS) as Direction[];

export function roomBehind(room: number, direction: Direction): number {
  const { row, column } = spotOf(room);
  const [byRow, byColumn] = DELTAS[direction];
  return roomAt(row + byRow, column + byColumn);
}

/** True when the way leads over the edge of the drawing. */
export function overEdge(room: number, direction: Direction): boolean {
  const { row, column } = spotOf(room);
  const [byRow, byColumn] = DELTAS[direction];
  const next = { row: row + byRow, column: column + byColumn };
  return next.row < 0 || next.row >= ROWS || next.column < 0 || next.column >= COLUMNS;
}

/** The direction that leads from one room to another, when they are neighbours. */
export function directionTo(from: number, to: number): Direction | null {
  return DIRECTION_LIST.find((direction) => roomBehind(from, direction) === to) ?? null;
}

export type Point = readonly [x: number, y: number];

/** Width of the strip round the plan where the rooms of the other side show through, in rooms. */
export const RIM = 0.34;

export const centreOf = (room: number): Point => {
  const { row, column } = spotOf(room);
  return [RIM + column + 0.5, RIM + row + 0.5];
};

/**
 * The lines of a way from room to room: one for neighbours on the drawing, two for a step over the edge (out on one side,
 * in on the other), one for a jump of several rooms.
 */
export function wayOf(from: number, to: number): readonly (readonly [Point, Point])[] {
  if (from === to) return [];
  const a = centreOf(from);
  const b = centreOf(to);
  const direction = directionTo(from, to);
  if (!direction || !overEdge(from, direction)) return [[a, b]];
  const [byRow, byColumn] = DELTAS[direction];
  const reach = 0.5 + RIM;
  return [
    [a, [a[0] + byColumn * reach, a[1] + byRow * reach]],
    [[b[0] - byColumn * reach, b[1] - byRow * reach], b],
  ];
}
