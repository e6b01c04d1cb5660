/** What a protocol says of corrections: which entry each is about, and what became what. */
import { expect, it } from 'vitest';
import type { Change, LogRecord } from '../../src/engine/game.js';
import { corrections } from '../../src/server/about.js';
import { JUDGE, moment, Table } from '../rulebooks/table/table.js';

it('names the corrected entry, not the correction, with the last meaning before it and the one after', () => {
  const table = new Table().deal();
  const records: LogRecord[] = [];
  const kept = (outcome: ReturnType<Table['submit']>): void => {
    if (!outcome.accepted) throw new Error(outcome.refusal.code);
    records.push(outcome.record);
  };
  for (const seat of [2, 5, 7]) kept(table.submit({ type: 'foul', seat }));
  const amend = (change: Change): void =>
    kept(table.game.amend(change, 'ошибка', JUDGE, moment(5000), `a${table.game.seq}`));
  const [first, second] = records.map(({ entries }) => entries[0]!);
  amend({ kind: 'replace', target: first!.id, command: { type: 'foul', seat: 3 } });
  amend({ kind: 'replace', target: first!.id, command: { type: 'foul', seat: 4 } });
  amend({ kind: 'remove', target: second!.id });
  amend({ kind: 'insert', at: first!.at, author: JUDGE, command: { type: 'foul', seat: 9 } });
  const told = corrections(records).map(({ kind, entry, was, now }) => [kind, entry, was?.seat, now?.seat]);
  expect(told).toEqual([
    ['replace', 2, 2, 3],
    ['replace', 2, 3, 4],
    ['remove', 3, 5, undefined],
    ['insert', 8, undefined, 9],
  ]);
});
