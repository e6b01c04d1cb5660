/** Ways to lay a path out on a grid; an organiser may draw any other. */
import type { SeasonFile } from '../pack.js';

type Layout = NonNullable<SeasonFile['layout']>;

const STEP = 100;

/** Row by row, each against the one before, like a line of people through a yard. */
export function snake(columns: number, rows: number): Layout {
  const spots = Array.from({ length: columns * rows }, (_, index) => {
    const row = Math.floor(index / columns);
    const along = index % columns;
    return { column: row % 2 === 0 ? along : columns - 1 - along, row };
  });
  return drawn(columns, rows, spots);
}

/** Along the edge and inwards, ending in the middle. */
export function spiral(columns: number, rows: number): Layout {
  const spots: { column: number; row: number }[] = [];
  let [left, top, right, bottom] = [0, 0, columns - 1, rows - 1];
  while (left <= right && top <= bottom) {
    for (let column = left; column <= right; column++) spots.push({ column, row: top });
    for (let row = top + 1; row <= bottom; row++) spots.push({ column: right, row });
    for (let column = right - 1; column >= left && bottom > top; column--)
      spots.push({ column, row: bottom });
    for (let row = bottom - 1; row > top && right > left; row--) spots.push({ column: left, row });
    [left, top, right, bottom] = [left + 1, top + 1, right - 1, bottom - 1];
  }
  return drawn(columns, rows, spots);
}

function drawn(columns: number, rows: number, spots: { column: number; row: number }[]): Layout {
  return {
    width: columns * STEP,
    height: rows * STEP,
    cells: spots.map(({ column, row }, index) => ({
      n: index + 1,
      x: column * STEP + STEP / 2,
      y: row * STEP + STEP / 2,
    })),
  };
}
