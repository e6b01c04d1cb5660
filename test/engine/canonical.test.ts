import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, hashOf } from '../../src/engine/canonical.js';

describe('canonical JSON', () => {
  test('keys stand in code-unit order at every depth', () => {
    expect(canonical({ b: 1, a: { z: [], y: {} }, ё: 1, B: 2, 10: 'x', 9: 'y' })).toBe(
      '{"10":"x","9":"y","B":2,"a":{"y":{},"z":[]},"b":1,"ё":1}',
    );
  });

  test('undefined members do not exist, null ones do', () => {
    expect(canonical({ a: undefined, b: null })).toBe('{"b":null}');
  });

  test('the hash is SHA-256 of the UTF-8 spelling', () => {
    expect(hashOf({ b: 'ё', a: [1, null, true] })).toBe(
      '97878744842653ae78b92a3b1f7f836f8d73b3e214b54607996e250819fcbafe',
    );
  });

  test.each([
    ['a fraction', 0.5],
    ['not a number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['an unsafe integer', 2 ** 53],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['a set', new Set()],
    ['a function', () => 1],
    ['a bigint', 1n],
    ['undefined', undefined],
    ['an instance', new (class Point {})()],
  ])('%s is refused, inside too', (_, value) => {
    expect(() => canonical(value)).toThrow(TypeError);
    expect(() => canonical({ list: [value] })).toThrow(TypeError);
  });

  test('-0 and 0 are one number', () => {
    expect(canonical(-0)).toBe('0');
  });

  test('survives JSON, whatever the order of keys', () => {
    const plain = fc.letrec((tie) => ({
      value: fc.oneof(
        fc.constant(null),
        fc.boolean(),
        fc.string({ unit: 'grapheme' }),
        fc.maxSafeInteger(),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.string(), tie('value'), { maxKeys: 4 }),
      ),
    })).value;
    fc.assert(
      fc.property(plain, (value) => {
        const text = canonical(value);
        expect(canonical(JSON.parse(text))).toBe(text);
        expect(canonical(shuffledKeys(value))).toBe(text);
      }),
    );
  });
});

function shuffledKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffledKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, shuffledKeys(member)]),
  );
}
