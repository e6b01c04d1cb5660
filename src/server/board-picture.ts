/** The board of a season as a picture for a post. */
import { z } from 'zod';
import type { Lang } from '../engine/contract.js';
import { boardPng } from '../picture/png.js';
import type { BoardView } from '../rulebooks/race/board-view.js';

export interface PictureOptions {
  /** As it was after this game; null: as it is now. */
  game: number | null;
  shape: 'wide' | 'tall';
  theme: 'light' | 'dark';
  lang: Lang;
}

const boardShape = z.custom<BoardView>(
  (board) => typeof board === 'object' && board !== null && 'cells' in board && 'pawns' in board,
);

const seasonShape = z.object({
  title: z.object({ ru: z.string(), en: z.string() }),
  board: boardShape,
  games: z.array(
    z.object({
      number: z.number(),
      after: z.object({ positions: z.array(z.number()), owners: z.array(z.number()) }).nullable(),
    }),
  ),
});

/** PNG of a view's board; null when the view has no such board. The view is read before this returns. */
export function boardPicture(view: unknown, options: PictureOptions): Promise<Buffer> | null {
  const season = seasonShape.safeParse(view).data;
  if (!season) return null;
  const { game, lang } = options;
  const after = game === null ? null : season.games.find(({ number }) => number === game)?.after;
  if (after === undefined || (game !== null && after === null)) return null;
  const name = season.title[lang];
  const title = game === null ? name : `${name}. ${lang === 'ru' ? 'После игры' : 'After game'} ${game}`;
  const board = after ? boardAt(season.board, after) : season.board;
  return boardPng(board, { shape: options.shape, theme: options.theme, lang, title });
}

/** The board with the positions and owners of an earlier day. */
function boardAt(board: BoardView, after: { positions: number[]; owners: number[] }): BoardView {
  return {
    ...board,
    cells: board.cells.map((cell) => ({ ...cell, owner: after.owners[cell.n - 1] || null })),
    pawns: board.sides.map((side, index) => ({ side: side.id, cell: after.positions[index] ?? 0 })),
  };
}
