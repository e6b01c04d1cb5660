import { expect, test } from 'vitest';
import { difference } from '../../src/engine/diff.js';
import type { Row } from '../../src/rulebooks/table/cup/view.js';
import { standingsChanges } from '../../src/web/cup/lib/after.js';

const rows = (list: [string, number, number][]): Row[] =>
  list.map(([player, place, points]) => ({ player, place, points }) as Row);
const view = (standings: Row[]) => ({ desk: { standings } });

test('who moves, and from where to where, read off the differences of two views', () => {
  const before = rows([
    ['a', 1, 300],
    ['b', 2, 200],
    ['c', 3, 100],
  ]);
  const after = rows([
    ['b', 1, 320],
    ['a', 2, 300],
    ['c', 3, 100],
  ]);
  expect(standingsChanges(before, difference(view(before), view(after)))).toEqual([
    { player: 'b', before: before[1], after: after[0] },
    { player: 'a', before: before[0], after: after[1] },
  ]);
});

test('somebody new and somebody gone', () => {
  const before = rows([
    ['a', 1, 300],
    ['b', 2, 200],
  ]);
  const longer = rows([
    ['a', 1, 300],
    ['b', 2, 200],
    ['c', 3, 0],
  ]);
  expect(standingsChanges(before, difference(view(before), view(longer)))).toEqual([
    { player: 'c', before: null, after: longer[2] },
  ]);
  expect(standingsChanges(longer, difference(view(longer), view(before)))).toEqual([
    { player: 'c', before: longer[2], after: null },
  ]);
});

test('other differences of the view are none of the standings', () => {
  const same = rows([['a', 1, 300]]);
  expect(standingsChanges(same, [{ path: 'rounds.1.status', before: 'planned', after: 'playing' }])).toEqual(
    [],
  );
});
