/** An input that names an earlier one by its number goes on meaning the same when something before it is corrected. */
import { describe, expect, it } from 'vitest';
import type { Change } from '../../../src/engine/game.js';
import { JUDGE, moment, Table } from './table.js';

const LATE = moment(5000);

function fouls(table: Table): string {
  return table
    .view()
    .seats.filter((seat) => seat.fouls > 0)
    .map((seat) => `${seat.n}×${seat.fouls}`)
    .join(' ');
}

/** @returns ids of the entries in order, the dealing first */
function ids(table: Table): string[] {
  return table.game.entries.map(({ id }) => id);
}

function correct(table: Table, change: Change): string[] {
  const answer = table.game.previewAmend(change, LATE);
  if ('refusal' in answer) throw new Error(JSON.stringify(answer.refusal));
  const outcome = table.game.amend(change, 'ошибка', JUDGE, LATE, `amend ${table.game.seq}`);
  expect(outcome.accepted).toBe(true);
  return answer.preview.dropped.map(({ command }) => command.type);
}

const lastStep = (table: Table): number => table.view().judge!.undo!.step;

describe('after an earlier entry is removed', () => {
  it('a foul taken back is the same foul', () => {
    const table = new Table().deal();
    for (const seat of [2, 5, 7]) table.do('foul', { seat });
    table.do('takeFoul', { foul: 2 });
    expect(fouls(table)).toBe('2×1 7×1');
    expect(correct(table, { kind: 'remove', target: ids(table)[1]! })).toEqual([]);
    expect(fouls(table)).toBe('7×1');
  });

  it('a foul moved is the same foul', () => {
    const table = new Table().deal();
    for (const seat of [2, 5, 7]) table.do('foul', { seat });
    table.do('moveFoul', { foul: 3, to: 9 });
    expect(correct(table, { kind: 'remove', target: ids(table)[1]! })).toEqual([]);
    expect(fouls(table)).toBe('5×1 9×1');
  });

  it('a step undone stays undone, and a step done again stays done', () => {
    const table = new Table().deal();
    table.do('foul', { seat: 2 });
    table.do('foul', { seat: 5 });
    table.do('undo', { step: lastStep(table) });
    table.do('foul', { seat: 6 });
    const step = lastStep(table);
    table.do('undo', { step });
    table.do('redo', { step });
    expect(correct(table, { kind: 'remove', target: ids(table)[1]! })).toEqual([]);
    expect(fouls(table)).toBe('6×1');
  });

  it('the next step and the next foul have numbers of their own', () => {
    const table = new Table().deal();
    for (const seat of [2, 5, 7]) table.do('foul', { seat });
    correct(table, { kind: 'remove', target: ids(table)[1]! });
    table.do('foul', { seat: 8 });
    const numbers = table.view().secrets!.fouls.map(({ n }) => n);
    expect(new Set(numbers).size).toBe(3);
    table.do('takeFoul', { foul: numbers.at(-1) });
    expect(fouls(table)).toBe('5×1 7×1');
  });
});

describe('after a forgotten entry is inserted', () => {
  it('later numbers mean what they meant', () => {
    const table = new Table().deal();
    for (const seat of [2, 5]) table.do('foul', { seat });
    table.do('takeFoul', { foul: 1 });
    table.do('foul', { seat: 6 });
    table.do('undo', { step: lastStep(table) });
    const dealt = table.game.entries[0]!.at;
    const command = { type: 'foul', seat: 9 };
    expect(correct(table, { kind: 'insert', at: dealt, author: JUDGE, command })).toEqual([]);
    expect(fouls(table)).toBe('5×1 9×1');
    // And the inserted foul can be named too.
    const inserted = table.view().secrets!.fouls.find(({ seat }) => seat === 9)!;
    table.do('takeFoul', { foul: inserted.n });
    expect(fouls(table)).toBe('5×1');
  });

  it('the undo that follows it undoes the last step', () => {
    const table = new Table().deal();
    table.do('foul', { seat: 2 });
    const dealt = table.game.entries[0]!.at;
    correct(table, { kind: 'insert', at: dealt, author: JUDGE, command: { type: 'foul', seat: 9 } });
    table.do('foul', { seat: 5 });
    table.do('undo', { step: lastStep(table) });
    expect(fouls(table)).toBe('2×1 9×1');
  });
});

describe('after an entry is replaced', () => {
  it('by one that gives no foul, taking the foul back falls out instead of hitting another', () => {
    const table = new Table().deal();
    for (const seat of [2, 5]) table.do('foul', { seat });
    table.do('takeFoul', { foul: 1 });
    const command = { type: 'setRuling', ruling: 'fouls.third', value: 'thirty', reason: 'клуб' };
    expect(correct(table, { kind: 'replace', target: ids(table)[1]!, command })).toEqual(['takeFoul']);
    expect(fouls(table)).toBe('5×1');
  });

  it('by a foul, its number is nobody else’s', () => {
    const table = new Table().deal();
    table.do('setRuling', { ruling: 'fouls.third', value: 'thirty', reason: 'клуб' });
    for (const seat of [2, 5]) table.do('foul', { seat });
    table.do('takeFoul', { foul: 1 });
    const command = { type: 'foul', seat: 8 };
    expect(correct(table, { kind: 'replace', target: ids(table)[1]!, command })).toEqual([]);
    expect(fouls(table)).toBe('5×1 8×1');
  });
});

describe('after a correction is corrected', () => {
  it('what fell out with its foul comes back with it, and takes no other foul meanwhile', () => {
    const table = new Table().deal();
    for (const seat of [2, 5]) table.do('foul', { seat });
    table.do('takeFoul', { foul: 1 });
    const foul = ids(table)[1]!;
    const command = { type: 'setRuling', ruling: 'fouls.third', value: 'thirty', reason: 'клуб' };
    correct(table, { kind: 'replace', target: foul, command });
    expect(fouls(table)).toBe('5×1');
    // Decided again: the foul of №5 is the first one now, and it is still not the one that was taken back.
    correct(table, { kind: 'replace', target: foul, command: { ...command, value: 'out' } });
    expect(fouls(table)).toBe('5×1');
    correct(table, { kind: 'replace', target: foul, command: { type: 'foul', seat: 3 } });
    expect(fouls(table)).toBe('5×1');
  });
});
