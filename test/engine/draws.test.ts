import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitment, keyedDraws } from '../../src/engine/draws.js';

/** The vectors below were computed by a separate program in another language from the description in the docs. */
describe('known answers', () => {
  const draws = keyedDraws('seed', 'g1');

  test('integers', () => {
    expect(draws.int('7.3:zero:170', 2 ** 48)).toBe(124266404001496);
    expect(draws.int('7.3:zero:170', 262)).toBe(28);
    expect(draws.int('7.3:zero:171', 262)).toBe(53);
    expect(keyedDraws('seed', 'g2').int('7.3:zero:170', 262)).toBe(66);
    expect(keyedDraws('сид', 'g1').int('клетка', 6)).toBe(4);
  });

  test('a number of the incomplete last span is thrown away', () => {
    expect(draws.int('reject:1', 3 * 2 ** 46)).toBe(50701243892766);
  });

  test('samples', () => {
    const cells = Array.from({ length: 62 }, (_, i) => i + 1);
    expect(draws.sample('7.3:zero:170', cells, 7)).toEqual([51, 23, 48, 28, 18, 11, 43]);
    expect(draws.sample('all', [...'abcdefghijkl'], 12).join('')).toBe('lfkjhdeigbac');
  });

  test('the commitment anybody can compute', () => {
    expect(commitment('seed')).toBe(createHash('sha256').update('reglament-seed:seed').digest('hex'));
  });
});

describe('draws', () => {
  test('one label gives one result, whatever was drawn before', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.array(fc.string()),
        fc.integer({ min: 1, max: 1000 }),
        (seed, label, others, bound) => {
          const busy = keyedDraws(seed, 'g');
          for (const other of others) busy.int(other, 6);
          expect(busy.int(label, bound)).toBe(keyedDraws(seed, 'g').int(label, bound));
        },
      ),
    );
  });

  test('integers lie below the bound', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (label, bound) => {
        const drawn = keyedDraws('s', 'g').int(label, bound);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < bound).toBe(true);
      }),
    );
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 48 + 1])('a bound of %s is an error', (bound) => {
    expect(() => keyedDraws('s', 'g').int('x', bound)).toThrow(RangeError);
  });

  test('samples are without repetition, from the items, and leave the list alone', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { maxLength: 40 }),
        fc.integer({ min: -2, max: 50 }),
        fc.string(),
        (items, count, label) => {
          const before = [...items];
          const drawn = keyedDraws('s', 'g').sample(label, items, count);
          expect(items).toEqual(before);
          expect(drawn).toHaveLength(Math.min(Math.max(count, 0), items.length));
          expect(new Set(drawn).size).toBe(drawn.length);
          expect(drawn.every((item) => items.includes(item))).toBe(true);
        },
      ),
    );
  });

  test('a longer sample begins with the shorter one', () => {
    const items = Array.from({ length: 30 }, (_, i) => i);
    const draws = keyedDraws('s', 'g');
    expect(draws.sample('x', items, 20).slice(0, 5)).toEqual(draws.sample('x', items, 5));
  });

  test('die, pairs of labels and places of a sample are even (chi-square, p > 0.001)', () => {
    const draws = keyedDraws('uniform', 'g');
    const n = 12_000;
    const die = counts(6, n, (i) => draws.int(`die:${i}`, 6));
    expect(chiSquare(die, n / 6)).toBeLessThan(20.5);
    const pairs = counts(36, n, (i) => draws.int(`a:${i}`, 6) * 6 + draws.int(`b:${i}`, 6));
    expect(chiSquare(pairs, n / 36)).toBeLessThan(66.6);
    const places = counts(24, n, (i) =>
      Number.parseInt(orderNumber(draws.sample(`s:${i}`, [0, 1, 2, 3], 4)), 10),
    );
    expect(chiSquare(places, n / 24)).toBeLessThan(49.7);
  });
});

function counts(kinds: number, n: number, draw: (i: number) => number): number[] {
  const seen = Array.from({ length: kinds }, () => 0);
  for (let i = 0; i < n; i++) seen[draw(i)]! += 1;
  return seen;
}

function chiSquare(seen: readonly number[], expected: number): number {
  return seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** The number of a permutation of 0–3 among the 24. */
function orderNumber(order: readonly number[]): string {
  const rank = order.reduce(
    (sum, item, at) => sum * (order.length - at) + order.slice(at + 1).filter((later) => later < item).length,
    0,
  );
  return String(rank);
}
