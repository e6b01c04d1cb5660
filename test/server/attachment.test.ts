import { expect, it } from 'vitest';
import { attachment } from '../../src/server/attachment.js';

/** What a browser takes for the name. */
function saved(header: string): string | null {
  const name = /filename\*=UTF-8''(.*)$/.exec(header)?.[1];
  return name === undefined ? null : decodeURIComponent(name);
}

it.each([
  ['Кубок весны 2026', 'Кубок весны 2026.xlsx'],
  ['Тур 1/стол 2: «Финал» "на бис"?', 'Тур 1 стол 2 «Финал» на бис.xlsx'],
  ['../../etc\r\nset-cookie: a', 'etc set-cookie a.xlsx'],
  ["O'Brien (50*)", "O'Brien (50 ).xlsx"],
  ['Игра...', 'Игра.xlsx'],
])('%j is saved as %j', (title, name) => {
  const header = attachment(title, 'cup-g-1', 'xlsx');
  expect(header).toMatch(/^attachment; filename="cup-g-1\.xlsx"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/);
  expect(saved(header)).toBe(name);
});

it('a title of which nothing is left, or a very long one', () => {
  expect(attachment('???', 'cup-g-1', 'csv')).toBe('attachment; filename="cup-g-1.csv"');
  expect(saved(attachment('ё'.repeat(200), 'x', 'csv'))).toBe(`${'ё'.repeat(80)}.csv`);
});
