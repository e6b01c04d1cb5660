import { expect, test } from 'vitest';
import type { GameView, MasterView } from '../../src/rulebooks/twelve-rooms/view.js';
import { sortDifferences } from '../../src/web/rooms/master/lib/differences.js';

const view = { results: [{ results: { turn: 1 } }, { results: { turn: 2 } }] } as unknown as GameView;
const master = { turns: [{ turn: 1 }, { turn: 2 }] } as unknown as MasterView;
const sort = (...paths: [path: string, before: unknown, after: unknown][]) =>
  sortDifferences(
    paths.map(([path, before, after]) => ({ path, before, after })),
    view,
    master,
  );

test('what changes of players and rooms is named, all else is summed up', () => {
  const changes = sort(
    ['master.players.p3.room', 4, 5],
    ['master.players.p3.route.2', 4, 5],
    ['master.map.8.kind', 'safe', 'passage'],
    ['results.1.results.vote.sat.0', 'p1', 'p2'],
    ['master.turns.1.trace.6.lines.0.outcome', 'done', 'failed'],
    ['winner', null, { team: 'mafia' }],
  );
  expect(changes.players).toEqual([{ player: 'p3', field: 'room', before: 4, after: 5 }]);
  expect(changes.rooms).toEqual([{ room: 9, before: 'safe', after: 'passage' }]);
  expect(changes.turns).toEqual([2]);
  expect(changes.others).toEqual(['turns', 'winner']);
  expect(changes.nothing).toBe(false);
});

test('a player who comes or goes is a change of the seats', () => {
  expect(sort(['master.players.p9', undefined, { id: 'p9' }]).others).toEqual(['seats']);
});

test('no difference is said as such', () => {
  expect(sort().nothing).toBe(true);
});
