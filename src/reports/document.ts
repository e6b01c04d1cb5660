/** A report before it takes a format: headings, paragraphs, lists and tables. Writers turn it into text. */

export type Span = string | { strong: string };
export type Line = Span[];

export interface Item {
  line: Line;
  /** Smaller print under the line. */
  notes?: Line[];
}

export interface Table {
  kind: 'table';
  /** What a row is called comes first; the other heads read well before a value: `клетка 94`. */
  head: string[];
  rows: string[][];
}

export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  | Table;

export type Document = Block[];

/** A row of a table as a line, for formats without tables: `Русская мафия — клетка 94, закрашено 12`. */
export function rowLine(head: readonly string[], row: readonly string[]): Line {
  const rest = row.slice(1).map((value, index) => `${head[index + 1]} ${value}`);
  return [{ strong: row[0] ?? '' }, ` — ${rest.join(', ')}`];
}

/** How a format spells the parts of a line. */
export interface Spelling {
  text(text: string): string;
  strong(text: string): string;
}

export function spell(line: Line, { text, strong }: Spelling): string {
  return line.map((span) => (typeof span === 'string' ? text(span) : strong(span.strong))).join('');
}
