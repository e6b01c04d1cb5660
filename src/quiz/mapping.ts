/**
 * Which column is what. A mapping is plain data: the organiser corrects it once, the season keeps it, and next week's
 * table is read with it. Columns are remembered by their labels, so a header in another row or order still fits.
 */
import { normaliseLabel, numberLabel, type Role } from './labels';

export interface MappedColumn {
  /** Zero-based position in the row (in the column, when the table is transposed). */
  index: number;
  /** The label as it stands in the table. */
  label: string;
  role: Role;
  /** Number of the tour, question or game. */
  number?: number;
}

export interface MappedHeader {
  /** All labels of the header, normalised, without empty ones at the end. Empty list: the table has no header. */
  labels: string[];
  columns: MappedColumn[];
}

export interface ColumnMapping {
  version: 1;
  /** Teams stand in columns and tours in rows. */
  transposed: boolean;
  /** Sheets of the workbook that were read, where there are several. */
  sheets?: string[];
  /** Every different header of the table: a table of tours often repeats it with other question numbers. */
  headers: MappedHeader[];
}

/** The labels of a header row as a mapping keeps them. */
export function headerLabels(row: readonly string[]): string[] {
  const labels = row.map(normaliseLabel);
  while (labels.length > 0 && labels[labels.length - 1] === '') labels.pop();
  return labels;
}

/** The remembered header with exactly these labels. */
export function sameHeader(mapping: ColumnMapping | undefined, labels: string[]): MappedHeader | undefined {
  if (labels.length === 0) return undefined;
  return mapping?.headers.find(
    (header) =>
      header.labels.length === labels.length && header.labels.every((label, i) => label === labels[i]),
  );
}

/** What one label meant in the remembered table; undefined when it is unknown or meant different things. */
export function rememberedRole(mapping: ColumnMapping | undefined, label: string): MappedColumn | undefined {
  const wanted = normaliseLabel(label);
  if (!mapping || wanted === '') return undefined;
  const isNumber = numberLabel(label) !== null;
  const columns = mapping.headers.flatMap((header) => header.columns);
  const found = columns.filter((column) =>
    isNumber ? numberLabel(column.label) !== null : normaliseLabel(column.label) === wanted,
  );
  const roles = new Set(found.map((column) => column.role));
  return roles.size === 1 ? found[0] : undefined;
}

/** Changes the role of a column in every header of a mapping that has the label (and, for an empty label, the position). */
export function withRole(
  mapping: ColumnMapping,
  column: MappedColumn,
  role: Role,
  number?: number,
): ColumnMapping {
  const label = normaliseLabel(column.label);
  const change = (old: MappedColumn): MappedColumn => {
    if (normaliseLabel(old.label) !== label || (label === '' && old.index !== column.index)) return old;
    const { number: _, ...rest } = old;
    return number === undefined ? { ...rest, role } : { ...rest, role, number };
  };
  return {
    ...mapping,
    headers: mapping.headers.map((header) => ({ ...header, columns: header.columns.map(change) })),
  };
}
