import { expect, test } from 'vitest';
import { cellsOf, readPlan } from '../../src/web/cup/seating/read-plan.js';

const known = {
  players: ['Ася', 'Боря', 'Вера', 'Глеб'].map((name, i) => ({ id: `p${i + 1}`, name })),
  judges: [{ id: 'j1', name: 'Судья Иванова' }],
  seats: 2,
};
const read = (text: string) => readPlan(cellsOf(text), known);

const WHOLE = [
  {
    round: 1,
    tables: [
      { table: 1, judge: null, seats: ['p1', 'p2'] },
      { table: 2, judge: null, seats: ['p3', 'p4'] },
    ],
  },
];

test('the same seating in three shapes is one seating', () => {
  expect(read('Тур;Стол;1;2\n1;1;Ася;Боря\n1;2;Вера;Глеб')).toEqual({ rounds: WHOLE, faults: [] });
  const seats = ['1\t1\t1\tАся', '1\t1\t2\tБоря', '1\t2\t1\tВера', '1\t2\t2\tГлеб'];
  expect(read(['Тур\tСтол\tМесто\tИгрок', ...seats].join('\n'))).toEqual({ rounds: WHOLE, faults: [] });
  expect(read('Игрок,Тур 1\nАся,1-1\nБоря,1-2\nВера,2/1\nГлеб,2/2')).toEqual({ rounds: WHOLE, faults: [] });
});

test('a column of judges is read when the head names it', () => {
  const { rounds, faults } = read('Тур;Стол;Судья;1;2\n1;1;Судья Иванова;Ася;Боря');
  expect(rounds[0]?.tables[0]).toEqual({ table: 1, judge: 'j1', seats: ['p1', 'p2'] });
  expect(faults).toEqual([]);
});

test('each contradiction is listed: a stranger with the nearest name, a seat taken, a player twice, an empty seat', () => {
  const { faults } = read('Тур;Стол;Место;Игрок\n1;1;1;Ася\n1;1;1;Боря\n1;2;1;Ася\n1;2;2;Глеп');
  expect(faults).toEqual([
    { kind: 'seatTaken', round: 1, table: 1, seat: 1, name: 'Боря' },
    { kind: 'unknown', row: 5, name: 'Глеп', near: 'Глеб' },
    { kind: 'twice', round: 1, name: 'Ася' },
    { kind: 'empty', round: 1, table: 1, seat: 2 },
    { kind: 'empty', round: 1, table: 2, seat: 2 },
  ]);
});

test('a row that is nothing known is told by its number', () => {
  expect(read('Тур;Стол;1;2\n1;1;Ася;Боря\nобед').faults).toEqual([{ kind: 'unreadable', row: 3 }]);
});
