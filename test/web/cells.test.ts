import { describe, expect, test } from 'vitest';
import { seasonBook } from '../../src/rulebooks/seasons.js';
import {
  changedSince,
  concernsCell,
  entriesOfCell,
  parseCells,
  sortCells,
} from '../../src/web/board/cells.js';
import { season } from '../support-web/season.js';

const { board } = season(1);

describe('cells as people type them', () => {
  test.each([
    ['5, 12, 40-44', [5, 12, 40, 41, 42, 43, 44]],
    ['5 12;40 – 42', [5, 12, 40, 41, 42]],
    ['7,7,7', [7]],
    ['', []],
    ['262', [262]],
  ])('%s', (text, cells) => {
    expect(parseCells(text, 262)).toEqual({ cells, wrong: [] });
  });

  test.each([
    ['0', ['0']],
    ['263', ['263']],
    ['44-40', ['44-40']],
    ['пять, 6', ['пять']],
    ['1-9999', ['1-9999']],
  ])('%s is not a cell', (text, wrong) => {
    expect(parseCells(text, 262).wrong).toEqual(wrong);
  });
});

test('chosen cells are sorted by whose they are now', () => {
  const of = (owner: number | null) => board.cells.find((cell) => cell.owner === owner)!.n;
  const [free, own, other] = [of(null), of(1), of(2)];
  expect(sortCells(board, [free, own, other], 1)).toEqual({
    fresh: [free],
    repaint: [{ cell: other, owner: 2 }],
    own: [own],
  });
});

test('what was agreed to is compared with the board: taken, repainted by a third side, let go, become own', () => {
  const of = (owner: number | null) => board.cells.find((cell) => cell.owner === owner)!.n;
  const [free, own, other] = [of(null), of(1), of(2)];
  const still = { fresh: [free], repaint: [{ cell: other, owner: 2 }], own: [] };
  expect(changedSince(board, still)).toEqual([]);
  expect(changedSince(board, { fresh: [other, own], repaint: [{ cell: free, owner: 3 }], own: [] })).toEqual([
    { cell: other, owner: 2 },
    { cell: own, owner: 1 },
    { cell: free, owner: null },
  ]);
  expect(changedSince(board, { fresh: [], repaint: [{ cell: other, owner: 3 }], own: [] })).toEqual([
    { cell: other, owner: 2 },
  ]);
});

describe('what happened on a cell', () => {
  const at = '2018-01-01T00:00:00.000Z';
  const event = (type: string, more: object) => ({ type, at, clauses: ['x'], ...more });
  test.each([
    [event('Walked', { from: 1, to: 9 }), 9, true],
    [event('Walked', { from: 9, to: 12 }), 9, false],
    [event('Painted', { cells: [{ cell: 9, owner: null }] }), 9, true],
    [event('CellsZeroed', { from: 1, to: 9, drawn: [4], hit: [] }), 9, false],
    [event('CellsZeroed', { from: 1, to: 262, drawn: [9], hit: [] }), 9, true],
    [event('Decreed', { effect: { kind: 'owner', cell: 9, clan: 1 } }), 9, true],
    [event('Decreed', { effect: { kind: 'skip', clan: 1, turns: 1 } }), 9, false],
  ])('%j', (one, cell, expected) => {
    expect(concernsCell(one, cell)).toBe(expected);
  });

  test('the newest stands first', () => {
    const entries = entriesOfCell(season(null), 168);
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.map((entry) => entry.at)).toEqual(
      entries
        .map((entry) => entry.at)
        .sort()
        .reverse(),
    );
  });
});

test('every mark names the clauses it acts by', () => {
  expect(seasonBook('mafia-2018').citeMark({ kind: 'roulette' })).toEqual([
    'mafia-2018:3.3',
    'mafia-2018:10',
  ]);
  expect(seasonBook('mafia-2018').citeMark({ kind: 'offer', offer: 'tribute', side: 3 })).toContain(
    'mafia-2018:9.3.4',
  );
});
