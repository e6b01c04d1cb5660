/** The log after a correction: what still holds stays where it was written. */
import { expect, test } from 'vitest';
import { arrangeLog } from '../../src/web/steer/log/arrange.js';
import type { LogEntry, LogRecord } from '../../src/web/steer/log/use-log.js';

const organiser = { kind: 'organiser' as const, person: null } as unknown as LogEntry['author'];
const entry = (id: string, type: string, part: Partial<LogEntry> = {}): LogEntry => ({
  id,
  at: '2026-12-02T15:00:00.000Z',
  author: organiser,
  command: { type },
  inForce: false,
  refused: false,
  events: [],
  ...part,
});
const record = (seq: number, entries: LogEntry[]): LogRecord => ({
  seq,
  at: '2026-12-02T15:00:00.000Z',
  author: organiser,
  input: {},
  entries,
});
const shown = (records: LogRecord[]) =>
  arrangeLog(records).map(({ record: { seq }, lines }) => [
    seq,
    ...lines.map(({ entry: { command }, fate }) => `${command.type}: ${fate}`),
  ]);

test('unchanged entries stay live in their place; the correction shows only what it brought', () => {
  const live = { inForce: true };
  const records = [
    record(1, [entry('a', 'start', live)]),
    record(2, [entry('b', 'table')]),
    record(3, [entry('c', 'paint')]),
    record(4, [entry('d', 'answer')]),
    record(5, [entry('e', 'decree')]),
    record(6, [
      entry('b', 'table again', live),
      entry('c', 'paint', live),
      entry('d', 'answer', { inForce: true, refused: true }),
      entry('f', 'written in', live),
    ]),
    record(7, [entry('g', 'later', live)]),
  ];
  expect(shown(records)).toEqual([
    [1, 'start: live'],
    [2, 'table: replaced'],
    [3, 'paint: live'],
    [4, 'answer: refused'],
    [5, 'decree: removed'],
    [6, 'table again: live', 'written in: live'],
    [7, 'later: live'],
  ]);
});

test('a version that came back stands where it was written last', () => {
  const records = [
    record(1, [entry('a', 'one')]),
    record(2, [entry('a', 'two')]),
    record(3, [entry('a', 'one', { inForce: true })]),
  ];
  expect(shown(records)).toEqual([
    [1, 'one: replaced'],
    [2, 'two: replaced'],
    [3, 'one: live'],
  ]);
});
