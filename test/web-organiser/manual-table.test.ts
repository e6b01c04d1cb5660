import { expect, test } from 'vitest';
import { dateQuestions, emptyRow, manualRows, readManual } from '../../src/web/organiser/lib/manual-table.js';

test('the questions that decide fights are the day, the month and the year of the game', () => {
  expect(dateQuestions('2018-01-17')).toEqual([17, 1, 18]);
  expect(dateQuestions('2018-02-02')).toEqual([2, 18]);
});

test('typed rows become results and come back as the same rows', () => {
  const rows = [
    { ...emptyRow('НямНю'), place: '1', main: '44,5', cup: '3', creative: true, taken: { '17': true } },
    { ...emptyRow('Вектор'), place: '2,5', main: '40' },
    emptyRow(),
  ];
  const read = readManual(rows);
  if (!('results' in read)) throw new Error(JSON.stringify(read));
  expect(read.results.teams).toMatchObject([
    { team: 'НямНю', place: 1, main: 4450, cup: 300, questions: { '17': 1 } },
    { team: 'Вектор', place: 2.5, main: 4000, cup: 0 },
  ]);
  expect(read.results.creative).toEqual(['НямНю']);
  const again = readManual(manualRows(read.results, [17]));
  expect('results' in again && again.results.teams[0]).toEqual(read.results.teams[0]);
});

test('a fault names its row', () => {
  expect(readManual([emptyRow()])).toEqual({ fault: { kind: 'empty' } });
  expect(readManual([{ ...emptyRow('А'), main: '4x' }])).toEqual({
    fault: { kind: 'number', row: 1, field: 'main' },
  });
  expect(readManual([emptyRow('Ёж'), emptyRow('«еж»')])).toEqual({ fault: { kind: 'twice', team: '«еж»' } });
});
