import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference } from '../../src/engine/diff.js';

describe('difference of two views', () => {
  test('leaf by leaf, with its path', () => {
    expect(difference({ a: 1, b: { c: 'x' }, d: null }, { a: 1, b: { c: 'y' }, d: [] })).toEqual([
      { path: 'b.c', before: 'x', after: 'y' },
      { path: 'd', before: null, after: [] },
    ]);
  });

  test('members that came or went', () => {
    expect(difference({ a: 1 }, { b: 2 })).toEqual([
      { path: 'a', before: 1, after: undefined },
      { path: 'b', before: undefined, after: 2 },
    ]);
    expect(difference({ a: undefined }, {})).toEqual([]);
  });

  test.each(['id', 'n', 'side'])('lists whose members have an %s are compared by it', (key) => {
    const before = [
      { [key]: 1, at: 5 },
      { [key]: 2, at: 6 },
    ];
    const after = [
      { [key]: 2, at: 6 },
      { [key]: 1, at: 7 },
    ];
    expect(difference({ list: before }, { list: after })).toEqual([
      { path: 'list.1.at', before: 5, after: 7 },
    ]);
  });

  test('other lists, and lists with a key twice, by position', () => {
    expect(difference([1, 2], [1, 3, 4])).toEqual([
      { path: '1', before: 2, after: 3 },
      { path: '2', before: undefined, after: 4 },
    ]);
    const twice = [
      { id: 1, v: 1 },
      { id: 1, v: 2 },
    ];
    expect(difference(twice, [twice[0], { id: 1, v: 3 }])).toEqual([{ path: '1.v', before: 2, after: 3 }]);
  });

  test('a list and an object are different things', () => {
    expect(difference({ a: [] }, { a: {} })).toEqual([{ path: 'a', before: [], after: {} }]);
  });

  test('equal views do not differ', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(difference(value, structuredClone(value))).toEqual([]);
      }),
    );
  });
});
