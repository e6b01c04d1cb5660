/** What the parts of a board share while it is drawn. */
import type { Lang } from '../engine/contract.js';
import type { BoardView, SideView } from '../rulebooks/race/board-view.js';
import { layoutDrawing } from './drawn/layout.js';
import { layoutJourney } from './journey/layout.js';
import { type BoardLayout, layoutBoard, type Shape } from './layout.js';
import { type PawnPlan, placePawns } from './pawns.js';
import { type Look, lookOf, type Palette, paletteOf, type Theme } from './theme.js';
import type { Trail } from './trail.js';

export interface BoardOptions {
  shape: Shape;
  theme: Theme;
  lang: Lang;
  /** Cells ringed to catch the eye. */
  highlight?: number[];
  /** Cells a person may choose now. */
  selectable?: number[];
  /** Cells he has chosen. */
  selected?: number[];
  trail?: Trail[];
  title?: string;
  /** Cells are buttons with names; the web layer adds focus and handlers. */
  interactive?: boolean;
  /** Prefix of ids, needed when several boards stand on one page. */
  idPrefix?: string;
}

export interface Scene {
  board: BoardView;
  options: BoardOptions;
  look: Look;
  palette: Palette;
  layout: BoardLayout;
  plan: PawnPlan;
  sides: Map<number, SideView>;
  /** Prefix of ids. */
  p: string;
}

/** Where everything lies on the picture of a board. */
export function layoutOf(board: BoardView, shape: Shape): BoardLayout {
  const look = lookOf(board);
  if (look === 'drawn' && board.layout) return layoutDrawing(board.layout, shape);
  return (look === 'map' ? layoutJourney : layoutBoard)(board.size, shape);
}

/** Gathers everything the drawing needs from the view and the options. */
export function makeScene(board: BoardView, options: BoardOptions): Scene {
  const look = lookOf(board);
  const layout = layoutOf(board, options.shape);
  return {
    board,
    options,
    look,
    palette: paletteOf(look, options.theme),
    layout,
    plan: placePawns(board, layout),
    sides: new Map(board.sides.map((side) => [side.id, side])),
    p: (options.idPrefix ?? `b${options.theme[0]}${options.shape[0]}`).replace(/[^\w-]/g, ''),
  };
}
