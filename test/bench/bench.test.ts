import { expect, test } from 'vitest';
import { measureTurns } from '../../bench/twelve-rooms-turn.js';

test('the measurement of a turn works, in a tiny size', () => {
  const figures = measureTurns(2);
  expect(figures).toMatchObject({ players: 30, turns: 2 });
  expect(figures.resolveMs).toBeGreaterThan(0);
  expect(Number.isFinite(figures.ratio)).toBe(true);
});
