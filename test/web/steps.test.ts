import { expect, test } from 'vitest';
import { layoutBoard, type Shape } from '../../src/picture/layout.js';
import { stepTo } from '../../src/web/board/steps.js';

test.each(['wide', 'tall'] as Shape[])('arrows go the way the board is drawn: %s', (shape) => {
  const { cells } = layoutBoard(262, shape);
  for (const { n, x, y, kind, angle } of cells) {
    for (const [arrow, dx, dy] of [
      ['ArrowRight', 1, 0],
      ['ArrowLeft', -1, 0],
      ['ArrowDown', 0, 1],
      ['ArrowUp', 0, -1],
    ] as const) {
      const to = cells[stepTo(layoutBoard(262, shape), n, arrow)]!;
      if (to.n === n) continue;
      if (dx) expect((to.x - x) * dx).toBeGreaterThan(0);
      if (dy) expect((to.y - y) * dy).toBeGreaterThan(0);
    }
    // On a row that runs back, the cell to the left is the next one.
    if (kind === 'row' && n < 261)
      expect(stepTo(layoutBoard(262, shape), n, angle === 180 ? 'ArrowLeft' : 'ArrowRight')).toBe(n + 1);
  }
  // Every cell can be reached from the start.
  const reached = new Set([0]);
  for (const n of reached) {
    for (const arrow of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'] as const)
      reached.add(stepTo(layoutBoard(262, shape), n, arrow));
  }
  expect(reached.size).toBe(263);
});
