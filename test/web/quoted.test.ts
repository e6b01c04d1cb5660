import { expect, test } from 'vitest';
import { quoted } from '../../src/texts/numbers.js';

test.each([
  ['Ква-Ква', '«Ква-Ква»'],
  ['«Ква-Ква»', '«Ква-Ква»'],
  ['"Ква-Ква"', '«Ква-Ква»'],
  ['«Ква» и «Ква»', '««Ква» и «Ква»»'],
  ['', '«»'],
])('%s is quoted once', (name, shown) => {
  expect(quoted(name, 'ru')).toBe(shown);
});
