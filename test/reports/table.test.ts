/** The season table: numbers, CSV for a spreadsheet, and no cell that runs as a formula. */
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { seasonCsv, seasonTable, seasonXlsx } from '../../src/reports/table.js';
import type { SeasonView } from '../../src/rulebooks/race/view.js';
import { safeCell } from '../../src/texts/spreadsheet.js';
import { playedSeason } from './season.js';

let view: SeasonView;
beforeAll(() => {
  view = structuredClone(playedSeason());
  view.clans[5]!.name.ru = '=HYPERLINK("x")';
});

describe('the season table', () => {
  it('has a row for each clan in each resolved game', () => {
    const rows = seasonTable(view);
    expect(rows).toHaveLength(12);
    expect(rows[1]).toEqual({
      game: 170,
      date: '2018-01-17',
      clan: 'Колумбийские бароны',
      order: 2,
      main: 27600,
      cup: 600,
      mainDie: 27,
      cupDie: 3,
      creative: 0,
      modifiers: 0,
      total: 30,
      cell: 30,
      territory: 0,
      rank: 2,
      toPaint: 2,
    });
    expect(rows[11]).toMatchObject({ game: 171, modifiers: 6, total: 39, cell: 63, territory: 2 });
  });

  it('is CSV that Excel opens', () => {
    const csv = seasonCsv(view);
    expect(csv.startsWith('\uFEFFИгра;Дата;Клан;')).toBe(true);
    const rows = parse(csv, { bom: true, delimiter: ';' }) as string[][];
    expect(rows).toHaveLength(13);
    expect(rows[4]![4]).toBe('237,5');
    expect(rows[6]![2]).toBe(`'=HYPERLINK("x")`);
    expect(seasonCsv(view, 'en')).toContain('170,2018-01-17,Yakuza,4,237.5,5,');
  });

  it('is a workbook without formulas', async () => {
    const files = unzipSync(new Uint8Array(await seasonXlsx(view)));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!);
    expect(sheet).not.toContain('<f>');
    expect(sheet).toContain('<v>237.5</v>');
  });

  it('takes the edge off every beginning of a formula, and leaves the rest', () => {
    for (const text of ['=1', '+1', '-1', '@x', '\t=1', '\r=1', '＝1'])
      expect(safeCell(text)).toBe(`'${text}`);
    for (const text of ['A=1', '', '5', '«-»']) expect(safeCell(text)).toBe(text);
  });
});
