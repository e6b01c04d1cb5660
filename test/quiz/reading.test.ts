import { Zip, ZipDeflate } from 'fflate';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import {
  file,
  kinds,
  ofKind,
  paste,
  previewOf,
  refusalOf,
  rowOf,
  workbook,
  workbookParts,
  xmlRow,
} from './helpers';

const TABLE = 'Место;Команда;1 тур;2 тур;Итого\r\n1;Ёлки;10;-1,5;8,5\r\n2;«Ух, ты»;4;4;8\r\n';
const EXPECTED = [
  { team: 'Ёлки', place: 1, main: 850, cup: 0 },
  { team: '«Ух, ты»', place: 2, main: 800, cup: 0 },
];

describe('text files', () => {
  it.each(['utf-8', 'windows-1251', 'utf-16le', 'utf-16be'])('%s is found out', async (encoding) => {
    const bom = encoding.startsWith('utf-16');
    const bytes = iconv.encode(TABLE, encoding, { addBOM: bom });
    const preview = await previewOf(file(bytes));
    expect(preview.source.encoding).toBe(encoding);
    expect(preview.results.teams).toEqual(EXPECTED);
    expect(preview.ready).toBe(true);
  });

  it('UTF-8 with a byte order mark', async () => {
    const preview = await previewOf(file(iconv.encode(TABLE, 'utf-8', { addBOM: true })));
    expect(preview.results.teams).toEqual(EXPECTED);
  });

  it.each(['koi8-r', 'cp866'] as const)('%s when the organiser says so', async (encoding) => {
    const table = TABLE.replaceAll('«', '').replaceAll('»', '');
    const preview = await previewOf(file(iconv.encode(table, encoding)), { encoding });
    expect(preview.results.teams.map(({ team }) => team)).toEqual(['Ёлки', 'Ух, ты']);
  });

  it.each([';', '\t', '|'] as const)('the separator %j is found out', async (delimiter) => {
    const preview = await previewOf(file(TABLE.replaceAll(';', delimiter)));
    expect(preview.source.delimiter).toBe(delimiter);
    expect(preview.results.teams).toEqual(EXPECTED);
  });

  it('a comma separates, numbers with a decimal comma stand in quotes', async () => {
    const preview = await previewOf(
      file('Место,Команда,1 тур,2 тур,Итого\n1,Ёлки,10,"-1,5","8,5"\n2,"«Ух, ты»",4,4,8\n'),
    );
    expect(preview.source.delimiter).toBe(',');
    expect(preview.results.teams).toEqual(EXPECTED);
  });

  it('the line «sep=;» that Excel writes is no part of the table', async () => {
    const preview = await previewOf(file(`sep=;\r\n${TABLE}`));
    expect(preview.results.teams).toEqual(EXPECTED);
    expect(preview.rows[0]?.nameRef).toBe('B3');
  });

  it('quotes inside a name', async () => {
    const preview = await previewOf(paste('Команда\tИтого\nКоманда "Ух"\t5\n"Ах" и ко\t4\n'));
    expect(preview.rows.map((row) => [row.team, row.main])).toEqual([
      ['Команда "Ух"', 500],
      ['"Ах" и ко', 400],
    ]);
  });

  it('pasted cells', async () => {
    const preview = await previewOf(paste(TABLE.replaceAll(';', '\t')));
    expect(preview.source.format).toBe('paste');
    expect(preview.results.teams).toEqual(EXPECTED);
  });
});

describe('workbooks', () => {
  it('numbers are exact, noise of floats and all', async () => {
    const rows = [
      xmlRow(1, ['Место', 'Команда', '1 тур', '2 тур', 'Итого']),
      xmlRow(2, ['=1', 'УО', '=30.499999999999996', '=-0.5', '=30']),
      xmlRow(3, ['=2', 'Ух', '=2.9E1', '=0.10000000000000001', '=29.1']),
    ];
    const preview = await previewOf(workbook(rows.join('')));
    expect(preview.contradictions).toEqual([]);
    expect(preview.results.teams.map(({ main }) => main)).toEqual([3000, 2910]);
    expect(rowOf(preview, 'УО').tours).toEqual({ '1': 3050, '2': -50 });
  });

  it('a third decimal names its cell and must be corrected', async () => {
    const xml = xmlRow(1, ['Команда', 'Итого']) + xmlRow(2, ['УО', '=30.455']);
    const preview = await previewOf(workbook(xml));
    const wrong = ofKind(preview, 'too-precise')[0];
    expect(wrong).toMatchObject({ ref: 'B2', team: 'УО', acceptable: false });
    const accepted = await previewOf(workbook(xml), {
      decisions: { accepted: preview.contradictions.map((c) => c.id) },
    });
    expect(accepted.ready).toBe(false);
    const fixed = await previewOf(workbook(xml), { decisions: { values: { B2: '30,46' } } });
    expect(fixed.ready).toBe(true);
    expect(rowOf(fixed, 'УО').main).toBe(3046);
  });

  it('error cells are reported, formulas give their stored values', async () => {
    const xml =
      xmlRow(1, ['Место', 'Команда', '1 тур', 'Итого']) +
      xmlRow(2, ['=1', 'УО', '=7', '!#REF!']) +
      '<row r="3"><c r="A3"><v>2</v></c><c r="B3" t="str"><f>A1</f><v>Ух</v></c><c r="C3"><f>2+3</f><v>5</v></c><c r="D3"><v>5</v></c></row>';
    const preview = await previewOf(workbook(xml));
    expect(kinds(preview)).toEqual(['cell-error@D2', 'points-missing@D2']);
    expect(preview.contradictions[0]?.text.ru).toBe(
      '«УО», столбец «Итого»: формула в ячейке сломана (#REF!).',
    );
    expect(rowOf(preview, 'УО').main).toBe(700);
    expect(rowOf(preview, 'Ух').main).toBe(500);
  });

  it('a place that became a date is reported', async () => {
    const xml =
      xmlRow(1, ['Место', 'Команда', 'Итого']) +
      xmlRow(2, ['@45000', 'УО', '=5']) +
      xmlRow(3, ['=2', 'Ух', '=4']);
    const preview = await previewOf(workbook(xml));
    expect(ofKind(preview, 'cell-date')[0]?.ref).toBe('A2');
    const fixed = await previewOf(workbook(xml), { decisions: { values: { A2: '1' } } });
    expect(fixed.contradictions).toEqual([]);
  });

  it('merged cells of a two-row header', async () => {
    const xml =
      xmlRow(1, ['Команда', '1 тур', '', '', '2 тур', '', '', 'Итого']) +
      xmlRow(2, ['', '=1', '=2', '=3', '=1', '=2', '=3', '']) +
      xmlRow(3, ['УО', '=1', '=0', '=1', '', '=1', '=1', '=4']);
    const preview = await previewOf(workbook(xml));
    expect(preview.contradictions).toEqual([]);
    expect(rowOf(preview, 'УО').questions).toEqual({ '1': 1, '2': 0, '3': 1, '4': 0, '5': 1, '6': 1 });
  });

  it('shared strings', async () => {
    const xml =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>5</v></c></row>';
    const preview = await previewOf(workbook(xml, ['Команда', 'Итого', 'УО']));
    expect(preview.results.teams).toEqual([{ team: 'УО', place: 1, main: 500, cup: 0 }]);
  });

  it('a workbook written as a stream, with sizes behind the parts', async () => {
    const chunks: Uint8Array[] = [];
    const zip = new Zip((_, chunk) => chunks.push(chunk));
    const parts = workbookParts(xmlRow(1, ['Команда', 'Итого']) + xmlRow(2, ['УО', '=5']));
    for (const [name, content] of Object.entries({ 'xl/': new Uint8Array(), ...parts })) {
      const part = new ZipDeflate(name);
      zip.add(part);
      part.push(content, true);
    }
    zip.end();
    const preview = await previewOf(file(new Uint8Array(Buffer.concat(chunks))));
    expect(preview.results.teams).toEqual([{ team: 'УО', place: 1, main: 500, cup: 0 }]);
  });

  it('a workbook of another writer', async () => {
    const rows = [
      ['Место', 'Команда', 'Итого'],
      [1, 'Ёлки', 44.5],
      [2, '7.13', 0.1 + 0.2],
    ].map((row) => row.map((value) => ({ value })));
    const bytes = await writeXlsxFile(rows).toBuffer();
    const preview = await previewOf(file(new Uint8Array(bytes)));
    expect(preview.results.teams).toEqual([
      { team: 'Ёлки', place: 1, main: 4450, cup: 0 },
      { team: '7.13', place: 2, main: 30, cup: 0 },
    ]);
  });

  it('a sheet that is not there is named', async () => {
    const why = await refusalOf(workbook(xmlRow(1, ['Команда', 'Итого'])), { sheets: ['Итоги'] });
    expect(why).toMatchObject({ code: 'no-such-sheet', params: { sheet: 'Итоги', sheets: 'Игра' } });
  });
});
