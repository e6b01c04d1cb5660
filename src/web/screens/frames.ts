/** The moments of a season one can look back at: after the moves of each game, and after its painting. */

import type { BoardView } from '../../rulebooks/race/board-view.js';
import type { GameView, SeasonView } from '../../rulebooks/race/view.js';

export interface Frame {
  key: string;
  kind: 'start' | 'moves' | 'paint' | 'now';
  game: number | null;
  /** By the order of the sides. */
  positions: number[];
  /** By cell; 0 is nobody. */
  owners: number[];
}

/** From the start of the season to this moment. */
export function framesOf(view: SeasonView): Frame[] {
  const { sides, size, cells, pawns } = view.board;
  const frames: Frame[] = [
    {
      key: 'start',
      kind: 'start',
      game: null,
      positions: sides.map(() => 0),
      owners: new Array<number>(size).fill(0),
    },
  ];
  for (const game of view.games) {
    if (!game.after) continue;
    const { positions, owners, ownersPainted } = game.after;
    frames.push({ key: `${game.number}-moves`, kind: 'moves', game: game.number, positions, owners });
    if (game.painting?.closed) {
      frames.push({
        key: `${game.number}-paint`,
        kind: 'paint',
        game: game.number,
        positions,
        owners: ownersPainted.length > 0 ? ownersPainted : owners,
      });
    }
  }
  frames.push({
    key: 'now',
    kind: 'now',
    game: null,
    positions: sides.map((side) => pawns.find((pawn) => pawn.side === side.id)?.cell ?? 0),
    owners: cells.map((cell) => cell.owner ?? 0),
  });
  return frames;
}

/** The board as it was then. */
export function boardAt(board: BoardView, frame: Frame): BoardView {
  return {
    ...board,
    cells: board.cells.map((cell, i) => ({ ...cell, owner: frame.owners[i] || null })),
    pawns: board.sides.map((side, i) => ({ side: side.id, cell: frame.positions[i] ?? 0 })),
  };
}

/** Traces of the moves that led to a frame. */
export function trailTo(board: BoardView, before: Frame | undefined, frame: Frame) {
  if (!before || frame.kind !== 'moves') return [];
  return board.sides.flatMap((side, i) => {
    const [from, to] = [before.positions[i] ?? 0, frame.positions[i] ?? 0];
    return from === to ? [] : [{ side: side.id, from, to }];
  });
}

/** How many cells each side had painted in a frame. */
export function territoryOf(board: BoardView, owners: readonly number[]): number[] {
  return board.sides.map((side) => owners.filter((owner) => owner === side.id).length);
}

/**
 * Cells of each side after each game: as its painting left them, and for the present game as they are on the board at
 * this moment. `null` for a game that has not been played.
 */
export function territoryByGame({ board, games }: Pick<SeasonView, 'board' | 'games'>): (number[] | null)[] {
  const present = games.findLast((game) => game.after);
  return games.map((game) => {
    if (!game.after) return null;
    if (game === present) {
      return territoryOf(
        board,
        board.cells.map((cell) => cell.owner ?? 0),
      );
    }
    const { owners, ownersPainted } = game.after;
    return territoryOf(board, game.painting?.closed && ownersPainted.length > 0 ? ownersPainted : owners);
  });
}

/** The last game whose day is resolved. */
export function lastResolved(view: SeasonView): GameView | undefined {
  return view.games.findLast((game) => game.stage === 'resolved');
}

/** Clans from the nearest to the finish; equal ones by the order of the last game. */
export function standings(view: SeasonView): SeasonView['clans'] {
  const order = lastResolved(view)?.order ?? [];
  const rank = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length + id);
  return [...view.clans].sort((a, b) => b.position - a.position || rank(a.id) - rank(b.id));
}
