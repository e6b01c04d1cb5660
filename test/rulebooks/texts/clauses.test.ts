import { expect, test } from 'vitest';
import { clauseNumber } from '../../../src/texts/clauses.js';

test.each([
  ['mafia-2018:6.4', '6.4'],
  ['vavt-cup-2017:V.12', 'V.12'],
  ['vavt-cup-2017:V.total', 'V'],
])('%s is called %s', (id, number) => {
  expect(clauseNumber(id)).toBe(number);
});
