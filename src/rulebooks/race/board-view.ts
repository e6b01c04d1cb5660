/** What a board picture is drawn from. Plain data, no state: a viewer may see all of it. */
import type { Text } from '../../engine/contract.js';

export type PatternId =
  | 'plain'
  | 'stripes'
  | 'dots'
  | 'checks'
  | 'waves'
  | 'crosses'
  | 'diagonal'
  | 'rings'
  | 'bricks'
  | 'stars';

/** A side of a race: a clan, a house. Its figure wears its colour (mafia-2018:2.10), always doubled by a letter and a pattern. */
export interface SideView {
  id: number;
  name: Text;
  short: Text;
  letter: string;
  /** CSS hex colour of the pack; pictures derive the shades for light and dark. */
  colour: string;
  pattern: PatternId;
}

export type CellMark =
  | { kind: 'free' }
  | { kind: 'unspecified' }
  | { kind: 'skip' }
  | { kind: 'move'; by: number }
  | { kind: 'offer'; offer: string; side: number | null }
  | { kind: 'roulette' }
  | { kind: 'restart' }
  | { kind: 'change'; by: number }
  | { kind: 'castle'; side: number }
  | { kind: 'twins'; to: number }
  | { kind: 'coin' }
  | { kind: 'name' };

export interface CellView {
  n: number;
  mark: CellMark;
  /** The side whose colour the cell wears. */
  owner: number | null;
  /** What the cell tells, where its season has a tale. */
  story?: Text;
}

/** Where the cells lie, in units of the picture's own; cell 1 first. */
export interface BoardDrawing {
  width: number;
  height: number;
  cells: { n: number; x: number; y: number }[];
}

export interface BoardView {
  /** The finish cell; cells are 1…size. */
  size: number;
  /** The path as its author drew it; left out: the picture lays the cells out itself. */
  layout?: BoardDrawing | undefined;
  sides: SideView[];
  cells: CellView[];
  /** 0 is the start, outside the field. Several pawns may share a cell. */
  pawns: { side: number; cell: number }[];
}
