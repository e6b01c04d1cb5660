import { expect, test } from 'vitest';
import { drawBoard } from '../../src/picture/board.js';
import { frameOfDrawing, layoutDrawing } from '../../src/picture/drawn/layout.js';
import type { CellPlace, Shape } from '../../src/picture/layout.js';
import { layoutOf } from '../../src/picture/scene.js';
import { lookOf } from '../../src/picture/theme.js';
import type { BoardView } from '../../src/rulebooks/race/board-view.js';
import { backyard } from '../../src/rulebooks/season/packs/backyard.js';
import { samovar } from '../../src/rulebooks/season/packs/samovar.js';
import { stepTo } from '../../src/web/board/steps.js';

const shapes: Shape[] = ['wide', 'tall'];
const drawings = { snake: backyard.layout!, spiral: samovar.layout! };

const board = (cells: number): BoardView => ({
  size: cells,
  sides: backyard.sides,
  layout: backyard.layout,
  cells: [{ n: 7, mark: { kind: 'castle', side: 1 }, owner: null }],
  pawns: [1, 2, 3, 4].map((side) => ({ side, cell: 12 })),
});

test.each(Object.keys(drawings) as (keyof typeof drawings)[])(
  'the path of a %s stays as it is drawn',
  (name) => {
    const drawing = drawings[name];
    for (const shape of shapes) {
      const { cells, width, height } = layoutDrawing(drawing, shape);
      const { toDrawing, toSheet } = frameOfDrawing(drawing, shape);
      expect(cells).toHaveLength(drawing.cells.length + 1);
      for (const { outline } of cells) {
        for (const [x, y] of outline) expect(x > 0 && y > 0 && x < width && y < height).toBe(true);
      }
      for (const { n, x, y } of drawing.cells) {
        expect([cells[n]!.x, cells[n]!.y]).toEqual(toSheet(x, y));
        const [backX, backY] = toDrawing(cells[n]!.x, cells[n]!.y);
        expect(Math.hypot(backX - x, backY - y)).toBeLessThan(0.1);
      }
      const camp = cells[0]!;
      const covered = (cell: CellPlace) => Math.abs(cell.x - camp.x) < 96 && Math.abs(cell.y - camp.y) < 52;
      expect(cells.slice(1).filter(covered)).toEqual([]);
    }
  },
);

test('a wide path is turned on its side for a phone', () => {
  const [wide, tall] = shapes.map((shape) => layoutDrawing(drawings.snake, shape));
  expect(wide!.width).toBeGreaterThan(wide!.height);
  expect(tall!.height).toBeGreaterThan(tall!.width);
});

test('a drawing that does not fit the board is left aside', () => {
  expect(lookOf(board(60))).toBe('drawn');
  expect(lookOf(board(61))).toBe('map');
});

test('four on one cell stand on it, not on its neighbours', () => {
  const svg = drawBoard(board(60), { shape: 'wide', theme: 'light', lang: 'ru' });
  expect(svg.match(/data-pawn=/g)).toHaveLength(4);
  expect(svg).not.toContain('data-plate');
  expect(svg).not.toMatch(/NaN|undefined/);
});

test('arrows lead to the neighbour on the screen, in whichever way the path runs', () => {
  const layout = layoutOf(board(60), 'wide');
  expect(stepTo(layout, 5, 'ArrowRight')).toBe(6);
  expect(stepTo(layout, 15, 'ArrowRight')).toBe(14);
  expect(stepTo(layout, 5, 'ArrowDown')).toBe(16);
  expect(stepTo(layout, 16, 'ArrowUp')).toBe(5);
  expect(stepTo(layout, 10, 'ArrowRight')).toBe(10);
});
