import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import {
  type Contradiction,
  type ContradictionKind,
  type ImportOptions,
  type ImportPreview,
  importTable,
  type PreviewRow,
  type TableInput,
  type TableRefusal,
} from '../../src/quiz';

export function fixture(name: string): TableInput {
  return { kind: 'file', name, bytes: fixtureBytes(name) };
}

export function fixtureBytes(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`../fixtures/quiz/${name}`, import.meta.url)));
}

export function file(bytes: Uint8Array | string): TableInput {
  return { kind: 'file', bytes: typeof bytes === 'string' ? strToU8(bytes) : bytes };
}

export function paste(text: string): TableInput {
  return { kind: 'paste', text };
}

export async function previewOf(input: TableInput, options: ImportOptions = {}): Promise<ImportPreview> {
  const outcome = await importTable(input, options);
  if ('refusal' in outcome) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.preview;
}

export async function refusalOf(input: TableInput, options: ImportOptions = {}): Promise<TableRefusal> {
  const outcome = await importTable(input, options);
  if ('preview' in outcome) throw new Error('was not refused');
  return outcome.refusal;
}

export function rowOf(preview: ImportPreview, team: string): PreviewRow {
  const row = preview.rows.find((candidate) => candidate.team === team);
  if (!row) throw new Error(`no row of ${team}: ${preview.rows.map((one) => one.team).join(', ')}`);
  return row;
}

export function ofKind(preview: ImportPreview, kind: ContradictionKind): Contradiction[] {
  return preview.contradictions.filter((one) => one.kind === kind);
}

export function kinds(preview: ImportPreview): string[] {
  return preview.contradictions.map((one) => `${one.kind}@${one.ref}`);
}

/** Numbers of questions taken by a row. */
export function takenBy(row: PreviewRow): number[] {
  return Object.entries(row.questions ?? {}).flatMap(([number, taken]) =>
    taken === 1 ? [Number(number)] : [],
  );
}

/** The parts of a small workbook around the XML of `sheetData`. */
export function workbookParts(sheetData: string, sharedStrings: string[] = []): Record<string, Uint8Array> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Игра" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${office}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${sharedStrings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
  };
  return Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]));
}

export function workbook(sheetData: string, sharedStrings: string[] = []): TableInput {
  return file(zipSync(workbookParts(sheetData, sharedStrings)));
}

/** The XML of a row: strings, numbers as raw text after `=`, errors after `!`, dates after `@`. */
export function xmlRow(row: number, cells: string[]): string {
  const xml = cells.map((cell, i) => {
    const ref = `${String.fromCharCode(65 + i)}${row}`;
    if (cell === '') return '';
    if (cell.startsWith('=')) return `<c r="${ref}"><v>${cell.slice(1)}</v></c>`;
    if (cell.startsWith('!')) return `<c r="${ref}" t="e"><f>A1</f><v>${cell.slice(1)}</v></c>`;
    if (cell.startsWith('@')) return `<c r="${ref}" s="1"><v>${cell.slice(1)}</v></c>`;
    return `<c r="${ref}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${row}">${xml.join('')}</row>`;
}
