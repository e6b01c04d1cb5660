/** What differs between two revisions of a report: which line became which, and which cells of a table. */
import { expect, it } from 'vitest';
import { type Changes, changesBlocks } from '../../src/reports/changes.js';
import { Citations } from '../../src/reports/citations.js';
import { compare } from '../../src/reports/compare.js';
import type { Document, Item } from '../../src/reports/document.js';
import { write } from '../../src/reports/formats.js';

const BY = { clauses: ['mafia-2018:6.4'] };
const list = (...items: (string | Item)[]): Document => [
  { kind: 'heading', text: 'Ходы' },
  {
    kind: 'list',
    ordered: false,
    items: items.map((item) => (typeof item === 'string' ? { line: [item] } : item)),
  },
];
const about = (id: string, text: string, notes: string[] = []): Item => ({
  line: [text],
  id,
  by: BY,
  notes: notes.map((note) => [note]),
});

it('finds nothing between equal documents, whatever their order and headings without lines', () => {
  const document = list('Ася ходит.', 'Боря ходит.');
  expect(compare(document, structuredClone(document))).toEqual([]);
  expect(compare(document, list('Боря ходит.', 'Ася ходит.'))).toEqual([]);
  expect(compare(document, [{ kind: 'heading', text: 'Пусто' }, ...document])).toEqual([]);
});

it('pairs lines that are about the same, of several those that are equal first', () => {
  const before = list(
    about('walk:1', 'Клан 1: 3 → 5'),
    about('walk:2', 'Клан 2: 1 → 2'),
    about('walk:1', 'Клан 1: 5 → 9'),
  );
  const after = list(
    about('walk:1', 'Клан 1: 5 → 9'),
    about('walk:1', 'Клан 1: 3 → 7'),
    about('walk:3', 'Клан 3: старт'),
  );
  expect(compare(before, after)).toEqual([
    { kind: 'line', section: 'Ходы', by: BY, before: 'Клан 1: 3 → 5', after: 'Клан 1: 3 → 7' },
    { kind: 'line', section: 'Ходы', by: BY, before: null, after: 'Клан 3: старт' },
    { kind: 'line', section: 'Ходы', by: BY, before: 'Клан 2: 1 → 2', after: null },
  ]);
});

it('pairs lines that say nothing of whom they are about by their words, or when only two are left', () => {
  const before = list('Выбыл: Ася, убита в комнате 7.', 'Камеры увидели двоих.', 'Пусто.');
  const after = list('Камеры увидели троих.', 'Выбыл: Боря, убит в комнате 7.', 'Комната 3 сгорела.');
  expect(
    compare(before, after).map((change) => change.kind === 'line' && [change.before, change.after]),
  ).toEqual([
    ['Камеры увидели двоих.', 'Камеры увидели троих.'],
    ['Выбыл: Ася, убита в комнате 7.', 'Выбыл: Боря, убит в комнате 7.'],
    ['Пусто.', 'Комната 3 сгорела.'],
  ]);
});

it('tells only those notes of a line that differ, and the number of a numbered one', () => {
  const before = list(about('dealt', 'Команды розданы.', ['Ася: «А»', 'Боря: «Б»']));
  const after = list(about('dealt', 'Команды розданы.', ['Ася: «В»', 'Боря: «Б»']));
  expect(compare(before, after)).toMatchObject([
    { before: 'Команды розданы. Ася: «А»', after: 'Команды розданы. Ася: «В»' },
  ]);
  const order = (...names: string[]): Document => [
    { kind: 'list', ordered: true, items: names.map((name) => ({ line: [name] })) },
  ];
  expect(compare(order('Ася', 'Боря'), order('Боря', 'Ася'))).toMatchObject([
    { before: '1. Ася', after: '1. Боря' },
    { before: '2. Боря', after: '2. Ася' },
  ]);
});

const table = (head: string[], ...rows: string[][]): Document => [
  { kind: 'heading', text: 'Положение' },
  { kind: 'table', head, rows, by: BY },
];

it('compares tables by rows and heads: other cells, rows and columns that come and go', () => {
  const before = table(
    ['клан', 'клетка', 'очков'],
    ['Ася', '5', '1'],
    ['Боря', '7', '2'],
    ['Вера', '1', '0'],
  );
  const after = table(['клан', 'место', 'клетка'], ['Боря', '1', '7'], ['Ася', '2', '6'], ['Глеб', '3', '0']);
  expect(compare(before, after).map((change) => change.kind === 'row' && [change.row, change.cells])).toEqual(
    [
      [
        'Боря',
        [
          { column: 'очков', before: '2', after: null },
          { column: 'место', before: null, after: '1' },
        ],
      ],
      [
        'Ася',
        [
          { column: 'клетка', before: '5', after: '6' },
          { column: 'очков', before: '1', after: null },
          { column: 'место', before: null, after: '2' },
        ],
      ],
      [
        'Глеб',
        [
          { column: 'место', before: null, after: '3' },
          { column: 'клетка', before: null, after: '0' },
        ],
      ],
      [
        'Вера',
        [
          { column: 'клетка', before: '1', after: null },
          { column: 'очков', before: '0', after: null },
        ],
      ],
    ],
  );
});

const changes = (before: Document, after: Document, more: Partial<Changes> = {}): Changes => ({
  ...{ since: 1, published: true, differences: compare(before, after) },
  corrections: [{ at: '2018-01-21T07:00:00.000Z', reason: 'опечатка', clauses: ['mafia-2018:5.5'] }],
  ...more,
});
const told = (given: Changes, lang: 'ru' | 'en' = 'ru', sealed = false): string =>
  write(
    changesBlocks(given, {
      ...{ lang, sealed },
      citations: new Citations({ rulings: {}, values: [] }, lang),
      when: (at) => at.slice(0, 10),
    }),
    'markdown',
  );

it('is told with the reason and the clauses, rows with one change together', () => {
  const owners = (...owner: string[]) =>
    table(['клетка', 'хозяин'], ...owner.map((name, index) => [`клетка ${index + 1}`, name]));
  expect(told(changes(owners('Ася', 'Ася', 'Боря'), owners('Боря', 'Боря', 'Боря')))).toBe(
    `## Что изменилось с редакции 1

Исправление, 2018-01-21: опечатка (п. 5.5).

**Положение**

- **клетка 1, клетка 2** — хозяин: Ася → Боря (п. 6.4).`,
  );
  const lines = changes(list(about('a', 'Было так.')), list(about('a', 'Стало *так*.')), {
    published: false,
  });
  expect(told(lines, 'en')).toContain('The correction is made, the new revision is not out yet.');
  expect(told(lines)).toContain('- Было: Было так.\n  - **Стало**: Стало \\*так\\* (п. 6.4).');
});

it('says nothing when nothing differs, and keeps the reason to itself while it is sealed', () => {
  const same = list('Ася ходит.');
  expect(told(changes(same, same))).toBe('');
  const sealed = told(changes(same, list('Боря ходит.')), 'ru', true);
  expect(sealed).toContain('Причину исправления ведущий откроет после игры.');
  expect(sealed).not.toMatch(/опечатка|2018|5\.5/);
});
