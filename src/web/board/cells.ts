/** Lists of cells as people type them, and what a board says about chosen cells. Facts only: the server decides. */

import type { BoardView } from '../../rulebooks/race/board-view.js';
import type { JournalEntry, SeasonView } from '../../rulebooks/race/view.js';

export interface TypedCells {
  cells: number[];
  /** Pieces that are no cells of this board. */
  wrong: string[];
}

/** «5, 12, 40-44» → cells in the order typed, each once. */
export function parseCells(text: string, size: number): TypedCells {
  const cells = new Set<number>();
  const wrong: string[] = [];
  const pieces = text
    .replace(/\s*[-–—]\s*/g, '-')
    .split(/[\s,;.]+/)
    .filter(Boolean);
  for (const piece of pieces) {
    const [, first, last] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(piece) ?? [];
    const from = Number(first);
    const to = last === undefined ? from : Number(last);
    if (!(from >= 1 && to <= size && from <= to)) wrong.push(piece);
    else for (let n = from; n <= to; n++) cells.add(n);
  }
  return { cells: [...cells], wrong };
}

export interface SortedCells {
  /** Nobody's. */
  fresh: number[];
  /** Another side's: to be painted over. */
  repaint: { cell: number; owner: number }[];
  own: number[];
}

/** Whose the chosen cells are at this moment. */
export function sortCells(board: BoardView, chosen: readonly number[], side: number): SortedCells {
  const sorted: SortedCells = { fresh: [], repaint: [], own: [] };
  for (const cell of chosen) {
    const owner = board.cells[cell - 1]?.owner ?? null;
    if (owner === null) sorted.fresh.push(cell);
    else if (owner === side) sorted.own.push(cell);
    else sorted.repaint.push({ cell, owner });
  }
  return sorted;
}

export interface ChangedCell {
  cell: number;
  /** Whose it is now; `null` when nobody's. */
  owner: number | null;
}

/** Cells that have changed hands since somebody agreed to paint them at a price. */
export function changedSince(board: BoardView, agreed: SortedCells): ChangedCell[] {
  const then = [
    ...agreed.fresh.map((cell) => ({ cell, owner: null })),
    ...agreed.repaint,
  ] satisfies ChangedCell[];
  return then.flatMap(({ cell, owner: before }) => {
    const owner = board.cells[cell - 1]?.owner ?? null;
    return owner === before ? [] : [{ cell, owner }];
  });
}

const NUMBERED = ['cell', 'to'] as const;
const LISTED = ['cells', 'hit', 'drawn', 'paid'] as const;

/** True when an event names this cell. */
export function concernsCell(event: JournalEntry['event'], n: number): boolean {
  if (NUMBERED.some((field) => event[field] === n) && event.type !== 'CellsZeroed') return true;
  if (event.type === 'Decreed') {
    const effect = event.effect as { kind?: string; cell?: number };
    return (effect.kind === 'owner' || effect.kind === 'position') && effect.cell === n;
  }
  return LISTED.some((field) => {
    const list = event[field];
    if (!Array.isArray(list)) return false;
    return list.some((item: unknown) =>
      typeof item === 'object' && item !== null && 'cell' in item ? item.cell === n : item === n,
    );
  });
}

/** Everything the journals say about a cell, newest first. */
export function entriesOfCell(view: SeasonView, n: number): JournalEntry[] {
  const all = [...view.journal, ...view.games.flatMap((game) => game.journal)];
  return all
    .filter((entry) => concernsCell(entry.event, n))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}
