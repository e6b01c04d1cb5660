/** Any input → one grid of cells with addresses. Everything after this module works on the grid. */
import { parse } from 'csv-parse/sync';
import { decodeText, type Encoding, plainText, sniff } from './decode';
import { countLabels } from './labels';
import { LIMITS, refuse } from './refusal';
import { readSheets, type WorkbookValue } from './workbook';

/** A file as uploaded, or cells as pasted from a spreadsheet editor. */
export type TableInput = { kind: 'file'; bytes: Uint8Array; name?: string } | { kind: 'paste'; text: string };

export type Delimiter = '\t' | ';' | ',' | '|';

export interface Cell {
  /** Address as a spreadsheet editor shows it: `C7`; with several sheets `Лист2!C7`. */
  ref: string;
  /** The trimmed text; a number is plain decimal text. */
  text: string;
  /** An error value (#REF!) or a date, where the sheet says so. */
  special?: 'error' | 'date';
}

export interface Sheet {
  name: string;
  rows: Cell[][];
}

export interface ReadTable {
  format: 'xlsx' | 'csv' | 'paste';
  encoding?: Encoding;
  delimiter?: Delimiter;
  sheets: Sheet[];
}

const ERROR_VALUE =
  /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|ССЫЛКА!|Н\/Д|ЗНАЧ!|ДЕЛ\/0!|ИМЯ\?|ЧИСЛО!|ПУСТО!)$/i;

/** Letters of a column: 0 → A, 26 → AA. */
function columnLetters(index: number): string {
  let letters = '';
  for (let rest = index + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

/** Address of a cell by zero-based row and column. */
function cellRef(row: number, column: number): string {
  return `${columnLetters(column)}${row + 1}`;
}

/** Reads a file or pasted cells into sheets; refuses what is too big or no table. */
export async function readTable(
  input: TableInput,
  options: { encoding?: Encoding; delimiter?: Delimiter } = {},
): Promise<ReadTable> {
  const size = input.kind === 'file' ? input.bytes.length : Buffer.byteLength(input.text);
  if (size > LIMITS.bytes) refuse('too-large', { bytes: size, limit: LIMITS.bytes });
  if (input.kind === 'paste') {
    const { rows, delimiter } = splitText(plainText(input.text), options.delimiter);
    return { format: 'paste', delimiter, sheets: [textSheet(rows)] };
  }
  if (sniff(input.bytes) === 'xlsx') {
    const sheets = (await readSheets(input.bytes)).map((sheet) => ({
      name: sheet.name,
      rows: grid(sheet.rows, workbookCell),
    }));
    return { format: 'xlsx', sheets };
  }
  const { text, encoding } = decodeText(input.bytes, options.encoding);
  const { rows, delimiter } = splitText(text, options.delimiter);
  return { format: 'csv', encoding, delimiter, sheets: [textSheet(rows)] };
}

const DELIMITERS: readonly Delimiter[] = ['\t', ';', ',', '|'];

function parseRecords(text: string, delimiter: Delimiter, to?: number): string[][] {
  const options = { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false, to };
  try {
    return parse(text, options);
  } catch {
    // A stray quote inside a name: read the quotes as ordinary characters.
    return parse(text, { ...options, quote: null });
  }
}

/** Splits text into cells; the separator is the one under which the table has the most known labels and cells. */
function splitText(text: string, wanted?: Delimiter): { rows: string[][]; delimiter: Delimiter } {
  const declared = /^sep=([;,\t|])\r?\n/.exec(text);
  const body = declared ? text.slice(declared[0].length) : text;
  const delimiter = wanted ?? (declared?.[1] as Delimiter | undefined) ?? guessDelimiter(body);
  const rows = parseRecords(body, delimiter, LIMITS.rows + 1);
  return { rows: declared ? [[], ...rows] : rows, delimiter };
}

function guessDelimiter(text: string): Delimiter {
  let best: Delimiter = ';';
  let bestScore = -1;
  for (const delimiter of DELIMITERS) {
    if (!text.includes(delimiter)) continue;
    const rows = parseRecords(text, delimiter, 60).filter((row) => row.some((cell) => cell.trim() !== ''));
    const labels = Math.max(0, ...rows.map((row) => countLabels(row)));
    const wide = rows.filter((row) => row.length > 1).length;
    const score = labels * 1000 + Math.round((wide * 100) / Math.max(1, rows.length));
    if (score > bestScore) {
      best = delimiter;
      bestScore = score;
    }
  }
  return best;
}

function textSheet(rows: string[][]): Sheet {
  return { name: '', rows: grid(rows, (value) => ({ text: value.trim() })) };
}

function workbookCell(value: WorkbookValue): Omit<Cell, 'ref'> {
  if (value === null) return { text: '' };
  if (value instanceof Date) {
    return { text: Number.isNaN(value.valueOf()) ? '' : value.toISOString().slice(0, 10), special: 'date' };
  }
  if (typeof value === 'boolean') return { text: value ? '1' : '0' };
  return { text: (typeof value === 'string' ? value : value.decimal).trim() };
}

/** Makes a rectangular grid with addresses, within the bounds. */
function grid<T>(rows: T[][], make: (value: T) => Omit<Cell, 'ref'>): Cell[][] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (rows.length > LIMITS.rows || width > LIMITS.columns || rows.length * width > LIMITS.cells) {
    refuse('too-many-cells', {
      rows: rows.length,
      columns: width,
      maxRows: LIMITS.rows,
      maxColumns: LIMITS.columns,
    });
  }
  return rows.map((row, r) =>
    Array.from({ length: width }, (_, c) => {
      const value = row[c];
      const cell: Omit<Cell, 'ref'> = value === undefined ? { text: '' } : make(value);
      const text = cell.text.slice(0, LIMITS.cellText);
      const special = cell.special ?? (ERROR_VALUE.test(text) ? 'error' : undefined);
      return special ? { ref: cellRef(r, c), text, special } : { ref: cellRef(r, c), text };
    }),
  );
}

/** The grid with rows and columns exchanged; cells keep their addresses. */
export function transpose(rows: Cell[][]): Cell[][] {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, c) => rows.map((row) => row[c] as Cell));
}
