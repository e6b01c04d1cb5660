import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { importTable, LIMITS } from '../../src/quiz';
import { file, fixtureBytes, paste, refusalOf, workbook, workbookParts, xmlRow } from './helpers';

const SHEET = xmlRow(1, ['Команда', 'Итого']) + xmlRow(2, ['УО', '=5']);

describe('a hostile or wrong file gets a clear refusal', () => {
  it('too large', async () => {
    const why = await refusalOf(file(new Uint8Array(LIMITS.bytes + 1)));
    expect(why.code).toBe('too-large');
    expect(why.text.ru).toContain('не больше 2 МБ');
    expect((await refusalOf(paste('я'.repeat(LIMITS.bytes / 2 + 1)))).code).toBe('too-large');
  });

  it.each([
    ['old .xls or a password', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0], 'old-xls-or-password'],
    ['PDF', [...strToU8('%PDF-1.7 ...')], 'unknown-format'],
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d], 'unknown-format'],
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0], 'unknown-format'],
    ['HTML', [...strToU8('<html><table><tr><td>Команда</td></tr></table>')], 'unknown-format'],
    ['an empty file', [], 'empty'],
    ['blanks only', [...strToU8('\ufeff \r\n ')], 'empty'],
    ['separators only', [...strToU8(';;;\n;;;')], 'empty'],
    ['binary', [1, 2, 3, 0, 5], 'not-text'],
    ['half an archive', [...strToU8('PK\x03\x04 and no more')], 'archive-broken'],
  ])('%s', async (_, bytes, code) => {
    expect((await refusalOf(file(new Uint8Array(bytes)))).code).toBe(code);
  });

  it('a text with no teams says what was seen', async () => {
    const why = await refusalOf(paste('Привет\tмир\n1\t2\n'));
    expect(why.code).toBe('no-team-column');
    expect(why.params.seen).toBe('Привет | мир / 1 | 2');
  });

  it('teams without results', async () => {
    const why = await refusalOf(paste('Команда\tГород\nУО\tМосква\n'));
    expect(why).toMatchObject({ code: 'no-results', params: { seen: 'Команда, Город' } });
  });

  it('an archive that is no workbook', async () => {
    expect((await refusalOf(file(zipSync({ 'a.txt': strToU8('a') })))).code).toBe('unknown-format');
  });

  it('too many parts', async () => {
    const parts = workbookParts(SHEET);
    for (let i = 0; i < 200; i += 1) parts[`xl/media/image${i}.png`] = strToU8('x');
    expect((await refusalOf(file(zipSync(parts)))).code).toBe('too-many-parts');
  });

  it('unpacks too large, declared honestly', async () => {
    const parts = { ...workbookParts(SHEET), 'xl/media/zeros.bin': new Uint8Array(LIMITS.unpackedBytes) };
    expect((await refusalOf(file(zipSync(parts)))).code).toBe('unpacks-too-large');
  });

  it('unpacks too large, declared small', async () => {
    const bytes = zipSync({
      ...workbookParts(SHEET),
      'xl/media/zeros.bin': new Uint8Array(LIMITS.unpackedBytes + 1),
    });
    lieAboutSize(bytes, LIMITS.unpackedBytes + 1, 100);
    expect((await refusalOf(file(bytes))).code).toBe('unpacks-too-large');
  });

  it('a part of another size than declared', async () => {
    const bytes = zipSync({ ...workbookParts(SHEET), 'xl/media/zeros.bin': new Uint8Array(54_321) });
    lieAboutSize(bytes, 54_321, 100);
    expect(await refusalOf(file(bytes))).toMatchObject({
      code: 'archive-inconsistent',
      params: { part: 'xl/media/zeros.bin' },
    });
  });

  it('entities and document types', async () => {
    const bomb = '<!DOCTYPE z [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>';
    const parts = workbookParts(SHEET);
    parts['xl/sharedStrings.xml'] = strToU8(`<?xml version="1.0"?>${bomb}<sst><si><t>&b;</t></si></sst>`);
    expect(await refusalOf(file(zipSync(parts)))).toMatchObject({
      code: 'xml-forbidden',
      params: { part: 'xl/sharedStrings.xml' },
    });
    const hidden = workbookParts(SHEET);
    hidden['xl/styles.xml'] = new Uint8Array(Buffer.from(`\ufeff${bomb}<styleSheet/>`, 'utf16le'));
    expect((await refusalOf(file(zipSync(hidden)))).code).toBe('xml-forbidden');
  });

  it('a cell at the far corner of the sheet', async () => {
    const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
    expect(await refusalOf(workbook(SHEET + far))).toMatchObject({
      code: 'too-many-cells',
      params: { rows: 1_048_576, columns: 16_384 },
    });
    const behind = '<row x=">" r="1048576"><c r="A1048576"><v>1</v></c></row>';
    expect((await refusalOf(workbook(SHEET + behind))).code).toBe('too-many-cells');
    const disguised = '<row r="&#49;048576"><c r="A&#49;048576"><v>1</v></c></row>';
    expect((await refusalOf(workbook(SHEET + disguised))).code).toBe('unreadable-workbook');
  });

  it('too many rows and columns of text', async () => {
    expect((await refusalOf(paste(`Команда\tИтого\n${'УО\t5\n'.repeat(6000)}`))).code).toBe('too-many-cells');
    expect((await refusalOf(paste(`Команда;Итого${';'.repeat(600)}`))).code).toBe('too-many-cells');
  });

  it('a table that contradicts itself everywhere', async () => {
    const header = `Команда;${Array.from({ length: 50 }, (_, i) => i + 1).join(';')}`;
    const rows = Array.from({ length: 100 }, (_, i) => `Команда номер ${i}${';кот'.repeat(50)}`);
    const why = await refusalOf(paste([header, ...rows].join('\n')));
    expect(why).toMatchObject({ code: 'too-contradictory', params: { limit: LIMITS.contradictions } });
  });

  it('a cell as long as the file', async () => {
    const outcome = await importTable(paste(`Команда;Итого\n${'*'.repeat(1_000_000)}я;5\nУО;4`));
    expect('preview' in outcome && outcome.preview.rows.map(({ team }) => team.length)).toEqual([1000, 2]);
  });

  it('a broken part of the workbook', async () => {
    const parts = workbookParts(SHEET);
    parts['xl/worksheets/sheet1.xml'] = strToU8('<worksheet><sheetData><row r="1"><c r="1A"');
    const outcome = await importTable(file(zipSync(parts)));
    expect(outcome).toHaveProperty('refusal');
  });

  it('a flipped byte of a real workbook never throws', async () => {
    const original = fixtureBytes('rating_export_8803_2023-01-25_out_of_competition_note.xlsx');
    await fc.assert(
      fc.asyncProperty(fc.nat(original.length - 1), fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const bytes = original.slice();
        bytes[at] = (bytes[at] ?? 0) ^ flip;
        const outcome = await importTable(file(bytes));
        expect('preview' in outcome || 'refusal' in outcome).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('random bytes never throw', async () => {
    const heads = [
      [],
      [...strToU8('PK\x03\x04')],
      [0xff, 0xfe],
      [0xef, 0xbb, 0xbf],
      [...strToU8('Команда;Итого\n')],
    ];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 400 }), async (head, tail) => {
        const outcome = await importTable(file(new Uint8Array([...head, ...tail])));
        expect('preview' in outcome || 'refusal' in outcome).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('random text never throws', async () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 8 }),
      fc.constantFrom(
        'Команда',
        'Место',
        'Итого',
        '1 тур',
        'Тур',
        '1',
        '2',
        '-3',
        '4,5',
        '"',
        '#REF!',
        '',
        'вне зачёта',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 }), async (rows) => {
        const outcome = await importTable(paste(rows.map((row) => row.join('\t')).join('\n')));
        expect('preview' in outcome || 'refusal' in outcome).toBe(true);
        if ('refusal' in outcome) expect(outcome.refusal.code).not.toBe('unreadable-workbook');
      }),
      { numRuns: 300 },
    );
  });
});

/** Overwrites the declared unpacked size of a part in both of its headers. */
function lieAboutSize(bytes: Uint8Array, real: number, declared: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let changed = 0;
  for (let at = 0; at + 4 <= bytes.length; at += 1) {
    if (view.getUint32(at, true) !== real) continue;
    view.setUint32(at, declared, true);
    changed += 1;
  }
  expect(changed).toBe(2);
}
