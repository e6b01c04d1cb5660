/** What the formats without tables share: blocks as lines of text. */
import {
  type Block,
  type Document,
  flat,
  type Item,
  type Line,
  quoteLines,
  rowLine,
  type Spelling,
  spell,
} from '../document.js';

export interface LineFormat extends Spelling {
  title(text: string): string;
  heading(text: string): string;
  /** A list from its spelled items and their notes. */
  list(items: { text: string; notes: string[] }[], ordered: boolean): string[];
  /** A quote from its spelled lines. */
  quote(lines: string[]): string[];
}

/** The lines of a document; no line break inside a line. A heading stands right above its block. */
export function linesOf(document: Document, format: LineFormat): string[] {
  return document.flatMap((block, index) => {
    const before = document[index - 1];
    const gap = before && before.kind !== 'heading' ? [''] : [];
    return [...gap, ...blockLines(block, format)];
  });
}

function blockLines(block: Block, format: LineFormat): string[] {
  switch (block.kind) {
    case 'title':
      return [format.title(flat(block.text))];
    case 'heading':
      return [format.heading(flat(block.text))];
    case 'paragraph':
      return [spellFlat(block.line, format)];
    case 'list':
      return listLines(block.items, block.ordered, format);
    case 'quote':
      return format.quote(quoteLines(block.text).map(format.text));
    case 'table':
      return listLines(
        block.rows.map((row) => ({ line: rowLine(block.head, row) })),
        false,
        format,
      );
  }
}

function listLines(items: Item[], ordered: boolean, format: LineFormat): string[] {
  return format.list(
    items.map(({ line, notes = [] }) => ({
      text: spellFlat(line, format),
      notes: notes.map((note) => spellFlat(note, format)),
    })),
    ordered,
  );
}

function spellFlat(line: Line, format: LineFormat): string {
  return flat(spell(line, format));
}
