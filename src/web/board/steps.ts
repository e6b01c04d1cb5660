/** Where an arrow leads on the board as it is drawn: rows of film run in turn to the right and to the left. */
import type { BoardLayout, CellPlace } from '../../picture/layout.js';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The cell an arrow leads to; the same cell where there is none that way. */
export function stepTo(
  { cells, free }: Pick<BoardLayout, 'cells' | 'free'>,
  from: number,
  arrow: Arrow,
): number {
  const here = cells[from];
  if (!here) return from;
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  if (free) return nearest(cells, here, arrow, sign);
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

/** On a path drawn by hand: whatever lies nearest that way, rather ahead than aside. */
function nearest(cells: CellPlace[], here: CellPlace, arrow: Arrow, sign: number): number {
  const across = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  let best = { n: here.n, far: Number.POSITIVE_INFINITY };
  for (const cell of cells) {
    const [dx, dy] = [cell.x - here.x, cell.y - here.y];
    const [ahead, aside] = across ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
    const far = ahead + 2 * aside;
    if (ahead > 8 && aside < 2 * ahead && far < best.far) best = { n: cell.n, far };
  }
  return best.n;
}
