/**
 * Files for spreadsheets, the one place where their cells are made. In a text file a text of people is kept from becoming a
 * formula by an apostrophe; in a workbook each cell has a type, and a text is a text whatever it begins with.
 */
import { stringify } from 'csv-stringify/sync';
import writeExcel, { type Cell as AnyCell, type Sheet as AnySheet } from 'write-excel-file/node';
import { safeCell } from '../texts/spreadsheet.js';

export type Cell = AnyCell;
export type Sheet = AnySheet<Buffer>;

/** Texts and numbers; null is an empty cell. */
export type Value = string | number | null;

export interface CsvOptions {
  delimiter: ';' | ',';
  /** A decimal comma, as Russian spreadsheets want it. */
  comma?: boolean;
}

/** A figure that is spelled already: `+3,5 %`. Never a text of people. */
export interface Figure {
  figure: string;
}

/** UTF-8 with a byte order mark and the line ends of Windows, so that spreadsheets open it. */
export function csvOf(
  rows: readonly (readonly (Value | Figure)[])[],
  { delimiter, comma = false }: CsvOptions,
): string {
  const spelled = (value: Value | Figure): string => {
    if (value === null) return '';
    if (typeof value === 'string') return safeCell(value);
    if (typeof value === 'object') return value.figure;
    return comma ? String(value).replace('.', ',') : String(value);
  };
  return stringify(
    rows.map((row) => row.map(spelled)),
    { bom: true, delimiter, record_delimiter: 'windows' },
  );
}

export interface CellStyle {
  bold?: boolean;
  wrap?: boolean;
}

/** A cell of a workbook. */
export function cellOf(value: Value, { bold = false, wrap = false }: CellStyle = {}): Cell {
  if (value === null || value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  return {
    ...{ value, type: String },
    ...(bold ? { fontWeight: 'bold' as const } : {}),
    ...(wrap ? { wrap } : {}),
  };
}

/** A sheet with a head that stays in sight. @param widths of the columns, in letters */
export function sheetOf(
  sheet: string,
  head: readonly string[],
  rows: readonly (readonly Value[])[],
  { widths = [], wrap = false }: { widths?: readonly number[]; wrap?: boolean } = {},
): Sheet {
  return {
    sheet,
    stickyRowsCount: 1,
    data: [
      head.map((value) => cellOf(value, { bold: true })),
      ...rows.map((row) => row.map((value) => cellOf(value, { wrap }))),
    ],
    ...(widths.length > 0 ? { columns: widths.map((width) => ({ width })) } : {}),
  };
}

export function workbookOf(sheets: Sheet[]): Promise<Buffer> {
  return writeExcel(sheets).toBuffer();
}
