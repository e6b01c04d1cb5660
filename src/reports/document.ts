/** A report before it takes a format: headings, paragraphs, lists and tables. Writers turn it into text. */

export type Span = string | { strong: string };
export type Line = Span[];

/** What a sentence or a number rests on. */
export interface Cited {
  clauses: readonly string[];
  rulings?: readonly string[];
}

export interface Item {
  line: Line;
  /** Smaller print under the line. */
  notes?: Line[];
  /** What the line is about, the same in every revision of the report: `DiceThrown:3`. */
  id?: string;
  by?: Cited;
}

export interface Table {
  kind: 'table';
  /** What a row is called comes first; the other heads read well before a value: `клетка 94`. */
  head: string[];
  rows: string[][];
  by?: Cited;
}

export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; line: Line; by?: Cited }
  | { kind: 'list'; ordered: boolean; items: Item[] }
  /** The words of a person, line by line. */
  | { kind: 'quote'; text: string }
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

/** The lines of a quoted text: without indents, which are markup somewhere, and without empty ones at the ends. */
export function quoteLines(text: string): string[] {
  return text
    .trim()
    .split(BREAK)
    .map((line) => line.trim());
}

/** A text of a person as a part of a line. */
export function flat(text: string): string {
  return text.replace(BREAKS, ' ');
}

/** Whatever begins a new line somewhere. */
const BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;
const BREAKS = /\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g;
