/**
 * An xlsx workbook is an archive of XML parts. This module unpacks it within bounds, refuses what an honest workbook
 * never holds, and only then hands a clean repacked copy to the library that reads cells.
 */
import { strFromU8, strToU8, Unzip, UnzipInflate, unzipSync, zipSync } from 'fflate';
import readWorkbook from 'read-excel-file/node';
import { plainDecimal } from './points';
import { LIMITS, refuse, TableRefused } from './refusal';

/** A number of a workbook as plain decimal text; kept apart from text cells. */
export interface WorkbookNumber {
  decimal: string;
}
export type WorkbookValue = WorkbookNumber | string | boolean | Date | null;

/** Reads every sheet of a workbook. Formulas give their stored values; error cells give their code as text. */
export async function readSheets(bytes: Uint8Array): Promise<{ name: string; rows: WorkbookValue[][] }[]> {
  const parts = unpack(bytes);
  const clean: Record<string, Uint8Array> = {};
  for (const [name, content] of parts) clean[name] = cleanPart(name, content);
  try {
    const repacked = Buffer.from(zipSync(clean, { level: 0 }));
    const sheets = await readWorkbook<WorkbookNumber>(repacked, {
      parseNumber: (raw) => ({ decimal: plainDecimal(raw) ?? raw }),
    });
    return sheets.map((sheet) => ({ name: sheet.sheet, rows: sheet.data as WorkbookValue[][] }));
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 120) : 'xlsx';
    return refuse('unreadable-workbook', { reason });
  }
}

/** The list of parts as the archive declares it, with nothing unpacked yet. */
function declaredParts(bytes: Uint8Array): Map<string, number> {
  const declared = new Map<string, number>();
  let count = 0;
  let total = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1;
        total += originalSize;
        if (count > LIMITS.parts) refuse('too-many-parts', { parts: count, limit: LIMITS.parts });
        if (!(total <= LIMITS.unpackedBytes)) refuse('unpacks-too-large', { limit: LIMITS.unpackedBytes });
        if (declared.has(name)) refuse('archive-inconsistent', { part: name.slice(0, 80) });
        declared.set(name, originalSize);
        return false;
      },
    });
  } catch (error) {
    if (error instanceof TableRefused) throw error;
    refuse('archive-broken', {});
  }
  return declared;
}

function rethrow(failure: Error | null): void {
  if (failure instanceof TableRefused) throw failure;
  if (failure) refuse('archive-broken', {});
}

const isWanted = (name: string): boolean => /\.(?:xml|rels)$/i.test(name);
/** Input goes in small pieces, so that the size of the output is looked at before it can grow far. */
const PIECE = 8 * 1024;

function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  const declared = declaredParts(bytes);
  const parts = new Map<string, Uint8Array>();
  const seen = new Set<string>();
  let total = 0;
  let failure: Error | null = null;
  const unzip = new Unzip((file) => {
    if (seen.has(file.name) || !declared.has(file.name)) {
      refuse('archive-inconsistent', { part: file.name.slice(0, 80) });
    }
    seen.add(file.name);
    if (seen.size > LIMITS.parts) refuse('too-many-parts', { parts: seen.size, limit: LIMITS.parts });
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, final) => {
      if (error) {
        // The library catches what is thrown from here and hands it back as an error: a refusal among them.
        failure ??= error;
        return;
      }
      total += chunk.length;
      size += chunk.length;
      if (total > LIMITS.unpackedBytes) refuse('unpacks-too-large', { limit: LIMITS.unpackedBytes });
      if (isWanted(file.name)) chunks.push(chunk.slice());
      if (!final) return;
      if (size !== declared.get(file.name)) refuse('archive-inconsistent', { part: file.name.slice(0, 80) });
      if (isWanted(file.name)) parts.set(file.name, new Uint8Array(Buffer.concat(chunks)));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
      if (failure) break;
    }
  } catch (error) {
    if (error instanceof TableRefused) throw error;
    refuse('archive-broken', {});
  }
  rethrow(failure);
  for (const name of declared.keys()) {
    const unpacked = isWanted(name) ? parts.has(name) : seen.has(name);
    if (!unpacked) refuse('archive-inconsistent', { part: name.slice(0, 80) });
  }
  if (!parts.has('xl/workbook.xml')) refuse('unknown-format', { format: 'ZIP' });
  return parts;
}

/** Opening tags of rows and cells; an attribute may hold a `>`. */
const CELL_TAGS = /<(?:\w+:)?(?:row|c)\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g;

/** Refuses forbidden XML, bounds the sheet, and turns error cells into text so that they are reported. */
function cleanPart(name: string, content: Uint8Array): Uint8Array {
  const wide = (content[0] === 0xff && content[1] === 0xfe) || (content[0] === 0xfe && content[1] === 0xff);
  if (wide || content.subarray(0, 256).includes(0)) refuse('xml-forbidden', { part: name });
  const xml = strFromU8(content);
  if (/<!\s*(?:DOCTYPE|ENTITY)/i.test(xml)) refuse('xml-forbidden', { part: name });
  if (!/<(?:\w+:)?sheetData\b/.test(xml)) return content;
  checkExtent(xml);
  return strToU8(xml.replace(CELL_TAGS, (tag) => tag.replace(/(\st\s*=\s*)(["'])e\2/, '$1$2str$2')));
}

/** A tiny sheet may name a cell a million rows away; the rows between would be made up, so look first. */
function checkExtent(xml: string): void {
  let rows = 0;
  let columns = 0;
  for (const [tag] of xml.matchAll(CELL_TAGS)) {
    const address = /\sr\s*=\s*["']\s*([A-Za-z]*)(\d*)\s*["']/.exec(tag);
    if (!address) continue;
    rows = Math.max(rows, Number(address[2] || '0'));
    columns = Math.max(columns, columnNumber(address[1] ?? ''));
  }
  if (rows > LIMITS.rows || columns > LIMITS.columns) {
    refuse('too-many-cells', { rows, columns, maxRows: LIMITS.rows, maxColumns: LIMITS.columns });
  }
  if (/\sr\s*=\s*["'][^"']*&/.test(xml)) refuse('unreadable-workbook', { reason: 'cell address' });
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}
