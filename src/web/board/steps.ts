/** Where an arrow leads on the board as it is drawn: rows of film run in turn to the right and to the left. */
import { type CellPlace, layoutBoard, type Shape } from '../../picture/layout.js';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The cell an arrow leads to; the same cell where there is none that way. */
export function stepTo(size: number, shape: Shape, from: number, arrow: Arrow): number {
  const { cells } = layoutBoard(size, shape);
  const here = cells[from];
  if (!here) return from;
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  if (arrow === 'ArrowLeft' || arrow === 'ArrowRight') {
    // Along the film; where it turns, onwards first.
    const ahead = [cells[from + 1], cells[from - 1]].find((cell) => cell && (cell.x - here.x) * sign > 1);
    return ahead?.n ?? from;
  }
  let best: { cell: CellPlace; far: number } | null = null;
  for (const cell of cells) {
    const down = (cell.y - here.y) * sign;
    if (down < 20) continue;
    const far = down + 2 * Math.abs(cell.x - here.x);
    if (!best || far < best.far) best = { cell, far };
  }
  return best?.cell.n ?? from;
}
