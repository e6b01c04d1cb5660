import type { ReactNode } from 'react';

export interface Column<R> {
  key: string;
  title: ReactNode;
  /** Numbers stand right. */
  numeric?: boolean;
  /** The cell that names its row. */
  head?: boolean;
  cell(row: R): ReactNode;
}

interface TableProps<R> {
  caption: string;
  /** Shown above the table, or only said. */
  showCaption?: boolean;
  columns: readonly Column<R>[];
  rows: readonly R[];
  rowKey(row: R): string | number;
  rowClass?(row: R): string | undefined;
}

/** A table that scrolls sideways inside itself, reachable by keyboard. */
export function Table<R>({ caption, showCaption, columns, rows, rowKey, rowClass }: TableProps<R>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse
    <div className="table-scroll" tabIndex={0}>
      <table>
        <caption className={showCaption ? undefined : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.numeric ? 'numeric' : undefined}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={rowClass?.(row)}>
              {columns.map((column) =>
                column.head ? (
                  <th key={column.key} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.key} className={column.numeric ? 'numeric' : undefined}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
