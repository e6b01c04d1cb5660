import { expect, test } from 'vitest';
import type { SeasonView } from '../../src/rulebooks/race/view.js';
import { sortDifferences } from '../../src/web/organiser/lib/differences.js';

const modifier = (amount: number) => ({ amount, source: 'offer', game: 170, clauses: ['mafia-2018:9.2'] });
const view = {
  clans: [{ id: 1, modifiers: [modifier(7), modifier(-1)] }],
  games: [{ number: 170 }, { number: 171 }],
  teams: [{ team: 'НямНю' }],
} as unknown as SeasonView;

test('a difference is told by clan, cell and game', () => {
  const changes = sortDifferences(
    [
      { path: 'clans.1.position', before: 12, after: 15 },
      { path: 'clans.1.cells', before: 4, after: 3 },
      { path: 'clans.1.modifiers.1', before: modifier(-1), after: undefined },
      { path: 'clans.1.modifiers.0.amount', before: 7, after: -7 },
      { path: 'board.cells.40.owner', before: 1, after: null },
      { path: 'board.cells.8.mark.kind', before: 'skip', after: 'free' },
      { path: 'games.1.order.0', before: 1, after: 2 },
      { path: 'teams.0.clan', before: 1, after: 2 },
    ],
    view,
  );
  expect(changes.positions).toEqual([{ clan: 1, before: 12, after: 15 }]);
  expect(changes.territory).toEqual([{ clan: 1, before: 4, after: 3 }]);
  expect(changes.modifiers).toEqual([{ clan: 1, before: 6, after: -7 }]);
  expect(changes.owners).toEqual([{ cell: 40, before: 1, after: null }]);
  expect(changes.marks).toEqual([8]);
  expect(changes.orders).toEqual([171]);
  expect(changes.teams).toEqual(['НямНю']);
});

test('no difference is nothing', () => {
  expect(sortDifferences([], view).nothing).toBe(true);
});
