import { expect, it } from 'vitest';
import { readPlaced } from '../../src/web/organiser/lib/placed-teams.js';

it('reads places before, after, and by the line', () => {
  expect(readPlaced('1. Альфа\n2) Бета\n 3\tГамма').teams).toEqual([
    { team: 'Альфа', place: 1 },
    { team: 'Бета', place: 2 },
    { team: 'Гамма', place: 3 },
  ]);
  expect(readPlaced('Альфа\t7\nБета; 8').teams).toEqual([
    { team: 'Альфа', place: 7 },
    { team: 'Бета', place: 8 },
  ]);
  expect(readPlaced('Альфа\n\nБета').teams).toEqual([
    { team: 'Альфа', place: 1 },
    { team: 'Бета', place: 2 },
  ]);
});

it('names the places that two teams share', () => {
  expect(readPlaced('1 Альфа\n1 Бета').twice).toEqual([1]);
});
