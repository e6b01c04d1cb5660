/** 4.8: each measure by itself, in order, and the lot. */
import { describe, expect, test } from 'vitest';
import type { TieBreak } from '../../../src/rulebooks/table/cup/formula.js';
import { order, type Rival } from '../../../src/rulebooks/table/cup/ties.js';
import type { Measures } from '../../../src/rulebooks/table/cup/view.js';

const EQUAL: Measures = {
  ...{ points: 500, plain: 400, wins: 4, firstVictim: 1, bestMove: 2, extra: 30, fouls: 3, keyWins: 1 },
  games: 10,
};
const NONE = { games: [], lots: [] };

function rivals(...measures: Partial<Measures>[]): Rival[] {
  return measures.map((own, index) => ({ player: 'abcdef'[index]!, measures: { ...EQUAL, ...own } }));
}

const said = (places: ReturnType<typeof order>): string =>
  places.map(({ player, tie }) => (tie ? `${tie.by ?? '='} ${player}` : player)).join(' > ');

describe('one measure', () => {
  test.each(['plain', 'wins', 'firstVictim', 'bestMove', 'extra', 'keyWins'] as const)(
    '%s: more is higher',
    (tie) => {
      const places = order(rivals({}, { [tie]: EQUAL[tie] + 1 }), [tie], NONE);
      expect(said(places)).toBe(`b > ${tie} a`);
      expect(places[1]!.tie).toEqual({ with: 'b', by: tie, mine: EQUAL[tie], theirs: EQUAL[tie] + 1 });
    },
  );

  test('fouls: fewer is higher, and they are shown as counted', () => {
    const places = order(rivals({}, { fouls: 1 }), ['fouls'], NONE);
    expect(places[1]).toEqual({ player: 'a', tie: { with: 'b', by: 'fouls', mine: 3, theirs: 1 } });
  });
});

test('the next measure is asked only among those the last left equal', () => {
  const group = rivals(
    { wins: 5, extra: 0 },
    { wins: 4, extra: 90 },
    { wins: 5, extra: 10 },
    { wins: 4, extra: 90 },
  );
  const ties: TieBreak[] = ['wins', 'extra'];
  expect(said(order(group, ties, NONE))).toBe('c > extra a > wins b > = d');
});

describe('meetings', () => {
  const games = [
    new Map([
      ['a', 100],
      ['b', 0],
      ['x', 70],
    ]),
    new Map([
      ['b', 120],
      ['c', 100],
    ]),
  ];

  test('are counted against those who are still equal', () => {
    // a: 100; b: −100 + 20 = −80; c: −20.
    const places = order(rivals({}, {}, {}), ['headToHead'], { games, lots: [] });
    expect(said(places)).toBe('a > headToHead c > headToHead b');
    expect(places.map(({ tie }) => tie && [tie.mine, tie.theirs])).toEqual([null, [-20, 100], [-80, -20]]);
  });

  test('of others do not count', () => {
    // Only b and c are left equal in wins: b has 20 more in their game.
    const places = order(rivals({ wins: 5 }, {}, {}), ['wins', 'headToHead'], { games, lots: [] });
    expect(said(places)).toBe('a > wins b > headToHead c');
  });
});

describe('the lot', () => {
  test('the latest that names all of them decides', () => {
    const lots = [{ order: ['a', 'b'] }, { order: ['z', 'b', 'a'] }, { order: ['a', 'z'] }];
    const places = order(rivals({}, {}), ['lot'], { games: [], lots });
    expect(places[1]).toEqual({ player: 'a', tie: { with: 'b', by: 'lot', mine: 3, theirs: 2 } });
  });

  test('one that leaves somebody out decides nothing', () => {
    expect(said(order(rivals({}, {}, {}), ['lot'], { games: [], lots: [{ order: ['b', 'a'] }] }))).toBe(
      'a > = b > = c',
    );
  });
});
