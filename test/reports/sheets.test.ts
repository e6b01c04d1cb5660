/**
 * No text of people becomes a formula in a file for spreadsheets: each writer is given names that begin like one. In a text file
 * they get an apostrophe, and it is taken off again where such a file is read; in a workbook they are cells of the type text.
 */
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Summary } from '../../src/lab/summary.js';
import { cupCsv, cupXlsx } from '../../src/reports/cup-table.js';
import { labCsv } from '../../src/reports/lab.js';
import { csvOf, sheetOf, workbookOf } from '../../src/reports/sheets.js';
import { seasonCsv, seasonXlsx } from '../../src/reports/table.js';
import { tableProtocol } from '../../src/reports/table-protocol.js';
import { tablesXlsx } from '../../src/reports/table-xlsx.js';
import type { SeasonView } from '../../src/rulebooks/race/view.js';
import { cupRulebook } from '../../src/rulebooks/table/cup/index.js';
import type { CupView } from '../../src/rulebooks/table/cup/view.js';
import { plainCell, safeCell } from '../../src/texts/spreadsheet.js';
import { cellsOf, readPlan } from '../../src/web/cup/seating/read-plan.js';
import { readRoster } from '../../src/web/new/cup/roster.js';
import { Table } from '../rulebooks/table/table.js';
import { NICKS, playedCup } from './cup-game.js';
import { playedSeason } from './season.js';

const t = (ru: string, en: string) => ({ ru, en });

/** Beginnings of a formula, after which a spreadsheet would do something. */
const FORMULAS = [
  '=1+2',
  '+1+2',
  '-1+2',
  '@SUM(A1)',
  '\t=1+2',
  '\r=1+2',
  '\n=1+2',
  '＝1+2',
  "'=1+2",
  ' =1+2',
  '\u00a0@A1',
  '\u200b-1',
  '﹦1+2',
];
const DANGEROUS = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

it('a cell of a text file begins like no formula, and gives its text back', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom(...FORMULAS), fc.stringMatching(/^'*[=+\-@].*$/)),
      (text) => {
        expect(safeCell(text)).not.toMatch(DANGEROUS);
        expect(plainCell(safeCell(text))).toBe(text);
      },
    ),
  );
  for (const text of ['Ася', "'Ася'", '«=»', 'A=1', '', '5', ' −5']) expect(safeCell(text)).toBe(text);
});

it('a text file: texts are kept safe in heads and rows alike, numbers stay numbers', () => {
  const text = csvOf([['=head', 'очки'], ...FORMULAS.map((name) => [name, -1.5]), ['Ася', null]], {
    ...{ delimiter: ';', comma: true },
  });
  const rows = parse(text, { bom: true, delimiter: ';' }) as string[][];
  expect(rows[0]).toEqual(["'=head", 'очки']);
  expect(rows.slice(1, -1).map(([name, points]) => [plainCell(name!), points])).toEqual(
    FORMULAS.map((name) => [name, '-1,5']),
  );
  expect(rows.at(-1)).toEqual(['Ася', '']);
  for (const [name] of rows) expect(name).not.toMatch(DANGEROUS);
});

/** Every cell of a workbook: its type, and what it says; formulas are counted. */
function cellsIn(file: Buffer): { texts: string[]; formulas: number } {
  const files = unzipSync(new Uint8Array(file));
  const sheets = Object.entries(files).filter(([name]) => name.startsWith('xl/worksheets/sheet'));
  const shared = strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array());
  const xml = sheets.map(([, bytes]) => strFromU8(bytes)).join('') + shared;
  return {
    texts: [...xml.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text!),
    formulas: [...xml.matchAll(/<f[ >/]|t="str"/g)].length,
  };
}

it('a workbook: each of them is a text as it was typed', async () => {
  const { texts, formulas } = cellsIn(
    await workbookOf([
      sheetOf(
        'Лист',
        ['=head'],
        FORMULAS.slice(0, 4).map((name) => [name, 5]),
      ),
    ]),
  );
  expect(formulas).toBe(0);
  expect(texts).toEqual(['=head', ...FORMULAS.slice(0, 4)]);
});

it('the table of a season', async () => {
  const view: SeasonView = structuredClone(playedSeason());
  view.clans[0]!.name = { ru: "=cmd|'/c calc'!A1", en: '@SUM(1)' };
  for (const lang of ['ru', 'en'] as const) {
    const rows = parse(seasonCsv(view, lang), {
      bom: true,
      delimiter: lang === 'ru' ? ';' : ',',
    }) as string[][];
    expect(rows.flat().filter((cell) => DANGEROUS.test(cell) && !/^-\d/.test(cell))).toEqual([]);
    expect(rows.some((row) => plainCell(row[2]!) === view.clans[0]!.name[lang])).toBe(true);
  }
  const { texts, formulas } = cellsIn(await seasonXlsx(view, 'en'));
  expect(formulas).toBe(0);
  expect(texts).toContain('@SUM(1)');
});

it('a cup: standings, and a seating that is read again with every name', async () => {
  const view = cupRulebook.view(playedCup().state as Parameters<typeof cupRulebook.view>[0], {
    kind: 'public',
  }) as CupView;
  const rows = parse(cupCsv(view, 'ru'), { bom: true }) as string[][];
  expect(rows.flat().filter((cell) => DANGEROUS.test(cell) && !/^-\d/.test(cell))).toEqual([]);
  expect(
    readRoster(rows.map((row) => row[1]).join('\n'))
      .people.map(({ name }) => name)
      .sort(),
  ).toEqual([...NICKS].sort());
  expect(cellsIn(await cupXlsx(view, [], 'ru')).formulas).toBe(0);
  // The same seating as a text file.
  const players = NICKS.map((name, i) => ({ id: `p${i + 1}`, name }));
  const judges = [{ id: 'j1', name: '+Судья' }];
  const file = csvOf(
    [
      ['Тур', 'Стол', 'Судья', 1, 2, 3, 4],
      [1, 1, '+Судья', ...NICKS],
    ],
    { delimiter: ';' },
  );
  const read = readPlan(cellsOf(file.replace(/^\uFEFF/, '')), { players, judges, seats: 4 });
  expect(read.faults).toEqual([]);
  expect(read.rounds[0]!.tables[0]).toMatchObject({ judge: 'j1', seats: ['p1', 'p2', 'p3', 'p4'] });
});

it('the protocol of a table', async () => {
  const players = Array.from({ length: 10 }, (_, index) => ({
    name: index === 0 ? '=1+1' : `Игрок ${index}`,
  }));
  const table = new Table({ players }).toDay();
  const about = {
    ...{
      id: 'g-1',
      title: '=Стол',
      rulebook: 'vavt-cup-2017',
      commitment: 'aa',
      seed: null,
      judge: '@судья',
    },
    ...{ place: null, corrections: [] },
  };
  const protocol = tableProtocol(table.view({ kind: 'organiser' }), about)!;
  const { texts, formulas } = cellsIn(await tablesXlsx([protocol], 'ru'));
  expect(formulas).toBe(0);
  for (const text of ['=1+1', '=Стол', '@судья']) expect(texts).toContain(text);
});

it('what the lab has found: figures keep their signs', () => {
  const share = { value: 0.5, low: 0.4, high: 0.6 };
  const summary = {
    ...{ title: t('=Сезон', '=Season'), rulebook: 'season', kind: 'season', seed: 'с' },
    ...{
      strategy: t('как придётся', 'somehow'),
      asked: 2,
      games: 2,
      undecided: 0,
      groups: [],
      clauses: [],
      cells: [],
    },
    contenders: [{ id: '1', name: t('=Клан', '=Clan'), hits: 1, games: 2, ...share }],
    length: { unit: t('игр', 'games'), least: 1, mean: share, most: 2, rows: [] },
    luck: { games: 0, changed: share, apart: 0 },
    silent: { ids: [], below: 0.1 },
    comparison: {
      ...{ rulings: [], games: 2, changed: share, longer: share, appear: [], vanish: [] },
      rows: [{ key: '1', name: t('=Клан', '=Clan'), before: 0.5, after: 0.6, difference: share }],
    },
  } as unknown as Summary;
  const rows = parse(labCsv(summary, 'ru'), {
    bom: true,
    delimiter: ';',
    relax_column_count: true,
  }) as string[][];
  expect(rows.flat().filter((cell) => /^[=@\t\r]/.test(cell))).toEqual([]);
  expect(rows.flat()).toContain("'=Клан");
  expect(rows.flat()).toContain('+50 %');
});
