/**
 * The map (M.1, M.2): twelve rooms, three rows of four, numbered by rows from the upper left. Both directions close into a
 * ring: up from the first row is the third, right of the fourth column is the first.
 */
export const ROWS = 3;
export const COLUMNS = 4;
export const ROOMS = ROWS * COLUMNS;

/** A step; `stay` is none. */
export const DIRECTIONS = ['up', 'down', 'left', 'right', 'stay'] as const;
export type Direction = (typeof DIRECTIONS)[number];
export type Step = Exclude<Direction, 'stay'>;
export const STEPS: readonly Step[] = ['up', 'down', 'left', 'right'];

const DELTAS: Record<Step, [row: number, column: number]> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** The room behind the door of `room` in that direction. */
export function neighbour(room: number, step: Step): number {
  const [byRow, byColumn] = DELTAS[step];
  const row = (Math.floor((room - 1) / COLUMNS) + byRow + ROWS) % ROWS;
  const column = ((room - 1) % COLUMNS) + byColumn + COLUMNS;
  return row * COLUMNS + (column % COLUMNS) + 1;
}

/** The four rooms next to a room: up, down, left, right. */
export function neighbours(room: number): number[] {
  return STEPS.map((step) => neighbour(room, step));
}

/** Two rooms share at most one door, whichever way the ring closes. */
export function adjacent(a: number, b: number): boolean {
  return neighbours(a).includes(b);
}

/** The other rooms of the ring that runs through a room: its column for up and down, its row for left and right. */
export function lineOf(room: number, step: Step): number[] {
  const line: number[] = [];
  for (let at = neighbour(room, step); at !== room; at = neighbour(at, step)) line.push(at);
  return line;
}

/** One spelling of a door: `6-7`, the smaller number first. */
export function doorOf(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}
