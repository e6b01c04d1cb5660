/** The map of a journey: milestones at their places, castles and emblems told apart without colour. */
import { describe, expect, it } from 'vitest';
import { drawBoard } from '../../src/picture/board.js';
import { emblem } from '../../src/picture/emblems.js';
import { layoutJourney, STONE } from '../../src/picture/journey/layout.js';
import { lookOf } from '../../src/picture/theme.js';
import type { BoardView } from '../../src/rulebooks/race/board-view.js';
import { thrones2017 as pack } from '../../src/rulebooks/thrones-2017/pack.js';
import { sides as clans } from './example.js';

const board: BoardView = {
  size: pack.size,
  sides: pack.sides,
  cells: Array.from({ length: pack.size }, (_, i) => ({
    n: i + 1,
    mark: pack.marks[i + 1] ?? { kind: 'free' },
    owner: null,
  })),
  pawns: pack.sides.map(({ id }) => ({ side: id, cell: id === 1 ? 0 : 13 * id })),
};

describe.each(['wide', 'tall'] as const)('%s', (shape) => {
  it.each([2, 3, 20, 60, 134, 135, 136, 262])('%i milestones stand apart, in order, on the sheet', (size) => {
    const { cells, width, height } = layoutJourney(size, shape);
    expect(cells.map(({ n }) => n)).toEqual(Array.from({ length: size + 1 }, (_, n) => n));
    for (const [i, a] of cells.entries()) {
      for (const [x, y] of a.outline) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(width);
        expect(y).toBeLessThanOrEqual(height);
      }
      for (const b of cells.slice(i + 1)) {
        if (a.kind !== 'row' || b.kind !== 'row') continue;
        expect(Math.hypot(a.x - b.x, a.y - b.y), `${a.n} and ${b.n}`).toBeGreaterThan(2 * STONE);
      }
    }
  });

  it('draws every milestone, castle and pawn, the same every time', () => {
    const options = { shape, theme: 'light', lang: 'ru', interactive: true } as const;
    const svg = drawBoard(board, options);
    expect(drawBoard(board, options)).toBe(svg);
    for (let n = 0; n <= pack.size; n++) expect(svg).toContain(`data-cell="${n}"`);
    for (const { id } of pack.sides) expect(svg).toContain(`data-pawn="${id}"`);
    expect(svg).toContain('aria-label="клетка 32, замок: Старки"');
    expect(svg).not.toContain('NaN');
  });
});

it('the second season is a map, the first a film', () => {
  expect(lookOf(board)).toBe('map');
  expect(lookOf({ ...board, sides: clans, cells: [{ n: 1, mark: { kind: 'free' }, owner: null }] })).toBe(
    'film',
  );
});

it('each house has an emblem of its own, and clans keep their letters', () => {
  const drawn = pack.sides.map((side) => emblem(side, '#000000', '#ffffff'));
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn).size).toBe(pack.sides.length);
  for (const clan of clans) expect(emblem(clan, '#000000', '#ffffff')).toBeUndefined();
});
