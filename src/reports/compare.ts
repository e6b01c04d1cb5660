/**
 * What differs between two revisions of a report, line by line and cell by cell. Both come as documents without citations:
 * a ruling that got another number there is no difference.
 */
import { difference } from '../engine/diff.js';
import type { Block, Cited, Document, Line, Table } from './document.js';

export type Change = LineChange | RowChange;

/** A sentence. `before` is null for one that has come, `after` for one that has gone. */
export interface LineChange {
  kind: 'line';
  /** The heading it stands under; empty at the top of a report. */
  section: string;
  before: string | null;
  after: string | null;
  by?: Cited;
}

/** A row of a table: the cells of it that differ. */
export interface RowChange {
  kind: 'row';
  section: string;
  row: string;
  /** `before` is null where the row or the column is new, `after` where it is gone. */
  cells: { column: string; before: string | null; after: string | null }[];
  by?: Cited;
}

/** A line or a row before it is compared. */
interface Fact {
  section: string;
  /** Empty when nothing but its words says what it is about. */
  id: string;
  text: string;
  /** What stands in smaller print under it. */
  notes: readonly string[];
  /** Cells of a row by their heads; null for a line. */
  cells: ReadonlyMap<string, string> | null;
  row: string;
  by: Cited | undefined;
}

interface Pair {
  before: Fact | undefined;
  after: Fact | undefined;
}

/** Differences in the order of the later document; what has gone from a section stands at its end. */
export function compare(before: Document, after: Document): Change[] {
  return pairsOf(factsOf(before), factsOf(after)).flatMap((pair) => changeOf(pair) ?? []);
}

function changeOf({ before, after }: Pair): Change | null {
  const { section, row, by, cells } = (after ?? before)!;
  const about = { section, ...(by ? { by } : {}) };
  if (!cells) {
    if (before && after && wholeOf(before) === wholeOf(after)) return null;
    return { kind: 'line', ...about, before: toldOf(before, after), after: toldOf(after, before) };
  }
  const changed = difference(membersOf(before), membersOf(after)).map(({ path, ...values }) => ({
    column: path,
    before: spelled(values.before),
    after: spelled(values.after),
  }));
  return changed.length === 0 ? null : { kind: 'row', ...about, row, cells: changed };
}

const wholeOf = ({ text, notes }: Fact): string => [text, ...notes].join('\n');

/** A line with those of its notes that the other one does not have. */
function toldOf(fact: Fact | undefined, other: Fact | undefined): string | null {
  if (!fact) return null;
  return [fact.text, ...fact.notes.filter((note) => !other?.notes.includes(note))].join(' ');
}

function membersOf(fact: Fact | undefined): Record<string, string> {
  return Object.fromEntries(fact?.cells ?? []);
}

const spelled = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function factsOf(document: Document): Fact[] {
  let section = '';
  return document.flatMap((block) => {
    if (block.kind === 'heading') section = block.text;
    return factsIn(block, section);
  });
}

function factsIn(block: Block, section: string): Fact[] {
  const line = (id: string, text: string, by: Cited | undefined, notes: readonly string[] = []): Fact => ({
    ...{ section, id, text, notes, by },
    ...{ cells: null, row: '' },
  });
  switch (block.kind) {
    case 'title':
    case 'heading':
      return [];
    case 'paragraph':
      return [line('', plain(block.line), block.by)];
    case 'quote':
      return [line('', block.text, undefined)];
    case 'list':
      return block.items.map(({ line: main, notes = [], id, by }, index) => {
        const text = plain(main);
        const small = notes.map(plain);
        // In a numbered list the number is what is said.
        if (block.ordered) return line(`n${index + 1}`, `${index + 1}. ${text}`, by, small);
        return line(id ?? '', text, by, small);
      });
    case 'table':
      return rowsOf(block, section);
  }
}

function rowsOf({ head, rows, by }: Table, section: string): Fact[] {
  return rows.map(([row = '', ...cells]) => ({
    ...{ section, row, by, id: `row ${row}`, text: [row, ...cells].join('\n'), notes: [] },
    cells: new Map(cells.map((cell, index) => [head[index + 1] ?? '', cell])),
  }));
}

function plain(line: Line): string {
  return line.map((span) => (typeof span === 'string' ? span : span.strong)).join('');
}

/**
 * Which line has become which. Equal ones belong together; of the others those that are about the same; of those that
 * do not say what they are about, the most alike ones, or the only two that are left in a section.
 */
function pairsOf(before: readonly Fact[], after: readonly Fact[]): Pair[] {
  const sections = [...new Set([...after, ...before].map(({ section }) => section))];
  return sections.flatMap((section) => {
    const old = before.filter((fact) => fact.section === section);
    const now = after.filter((fact) => fact.section === section);
    const found = new Map<Fact, Fact>();
    const pairUp = (fits: (a: Fact, b: Fact) => boolean): void => {
      for (const fact of now) {
        if (found.has(fact)) continue;
        const taken = new Set(found.values());
        const other = old.find((each) => !taken.has(each) && fits(each, fact));
        if (other) found.set(fact, other);
      }
    };
    pairUp((a, b) => a.id === b.id && wholeOf(a) === wholeOf(b));
    pairUp((a, b) => a.id === b.id && a.text === b.text);
    pairUp((a, b) => a.id !== '' && a.id === b.id);
    pairUp((a, b) => a.id === '' && b.id === '' && alike(a.text, b.text));
    const [rest, ...more] = now.filter((fact) => !found.has(fact) && fact.id === '');
    const taken = new Set(found.values());
    const [last, ...others] = old.filter((fact) => !taken.has(fact) && fact.id === '');
    if (rest && last && more.length === 0 && others.length === 0) found.set(rest, last);
    const kept = new Set(found.values());
    return [
      ...now.map((fact): Pair => ({ before: found.get(fact), after: fact })),
      ...old.filter((fact) => !kept.has(fact)).map((fact): Pair => ({ before: fact, after: undefined })),
    ];
  });
}

/** At least half of the words are the same. */
function alike(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const shared = [...left].filter((word) => right.has(word)).length;
  return shared * 2 >= Math.max(left.size, right.size);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
}
