import { describe, expect, it } from 'vitest';
import { layoutBoard, type Point, STEP } from '../../src/picture/layout.js';

const SIZES = [
  ...Array.from({ length: 60 }, (_, i) => 30 + i),
  100,
  101,
  144,
  180,
  199,
  200,
  233,
  250,
  261,
  262,
  263,
  300,
  333,
  399,
  400,
];
const SHAPES = ['wide', 'tall'] as const;

/** Convex outlines are apart when some edge of one separates them. */
function apart(a: Point[], b: Point[]): boolean {
  for (const [one, two] of [
    [a, b],
    [b, a],
  ] as const) {
    for (let i = 0; i < one.length; i++) {
      const p = one[i]!;
      const q = one[(i + 1) % one.length]!;
      const normal: Point = [q[1] - p[1], p[0] - q[0]];
      const reach = (points: Point[]) => points.map((v) => v[0] * normal[0] + v[1] * normal[1]);
      const [first, second] = [reach(one), reach(two)];
      if (
        Math.max(...first) <= Math.min(...second) + 1e-6 ||
        Math.max(...second) <= Math.min(...first) + 1e-6
      ) {
        return true;
      }
    }
  }
  return false;
}

describe.each(SHAPES)('layout %s', (shape) => {
  it.each(SIZES)('places %i cells without overlaps, in order, inside the sheet', (size) => {
    const layout = layoutBoard(size, shape);
    expect(layout.cells.map((c) => c.n)).toEqual(Array.from({ length: size + 1 }, (_, i) => i));
    for (const cell of layout.cells) {
      for (const [x, y] of cell.outline) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(layout.width);
        expect(y).toBeLessThanOrEqual(layout.height);
      }
    }
    for (let i = 0; i < layout.cells.length; i++) {
      const a = layout.cells[i]!;
      for (let j = i + 1; j < layout.cells.length; j++) {
        const b = layout.cells[j]!;
        if (Math.abs(a.x - b.x) > 260 || Math.abs(a.y - b.y) > 110) continue;
        if (!apart(a.outline, b.outline)) throw new Error(`cells ${a.n} and ${b.n} overlap`);
      }
    }
    for (let n = 1; n < size - 1; n++) {
      const [a, b] = [layout.cells[n]!, layout.cells[n + 1]!];
      expect(Math.hypot(a.x - b.x, a.y - b.y), `${n}–${n + 1}`).toBeLessThan(STEP * 1.35);
    }
    const [last, finish] = [layout.cells[size - 1]!, layout.cells[size]!];
    expect(Math.hypot(last.x - finish.x, last.y - finish.y)).toBeLessThan(STEP * 2.6);
  });

  it('keeps its proportions', () => {
    for (const size of [100, 200, 262, 400]) {
      const { width, height } = layoutBoard(size, shape);
      if (shape === 'wide') expect(Math.abs(width / height - 16 / 9)).toBeLessThan(0.4);
      else expect(width).toBeLessThan(540);
    }
  });

  it('has no number with more than two decimals', () => {
    const layout = layoutBoard(262, shape);
    const text = JSON.stringify([layout.cells, layout.ribbon(29.4), layout.walk(1, 262, 37)]);
    expect(text).not.toMatch(/\.\d{3}/);
    expect(text).not.toMatch(/e-\d|NaN|null/);
  });

  it('walks along the film from cell to cell', () => {
    const layout = layoutBoard(262, shape);
    const walk = layout.walk(1, 261, 0);
    for (let i = 1; i < walk.length; i++) {
      const [a, b] = [walk[i - 1]!, walk[i]!];
      expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeLessThan(STEP * 1.3);
    }
  });
});

it('refuses a board that is not one', () => {
  for (const size of [0, 1, 2.5, Number.NaN, 5000])
    expect(() => layoutBoard(size, 'wide')).toThrow(RangeError);
});
