/** Finds the table in a grid: header rows (anywhere, repeated, one or two rows high) and the role of every column. */
import { type Meaning, meaningOf, numberLabel, type Role } from './labels';
import { type ColumnMapping, headerLabels, type MappedColumn, rememberedRole, sameHeader } from './mapping';
import { parsePoints } from './points';
import { type Cell, transpose } from './sheet';

/** What the table is for: a whole game, or only the cup or the creative contest pasted on its own. */
export type Purpose = 'game' | 'cup' | 'creative';

/** A header with the rows that belong to it. */
export interface Block {
  /** Zero-based row of the header; −1 when the table has none. */
  header: number;
  labels: string[];
  columns: MappedColumn[];
  /** Zero-based rows below the header, up to the next one. */
  body: number[];
  /** Number of the tour, when each tour repeats the same header without saying which tour it is. */
  impliedTour?: number;
}

export interface Detected {
  transposed: boolean;
  /** The grid the blocks refer to (transposed when the table is). */
  rows: Cell[][];
  blocks: Block[];
  /** Rows above the first header. */
  above: number[];
}

/** Finds the blocks of a grid, the way it lies or transposed; none found gives an empty list. */
export function detect(rows: Cell[][], purpose: Purpose, mapping?: ColumnMapping): Detected {
  const straight = (): Detected => findBlocks(rows, false, purpose, mapping);
  const turned = (): Detected => findBlocks(transpose(rows), true, purpose, mapping);
  const turnedFirst = mapping && mapping.headers.length > 0 ? mapping.transposed : liesTransposed(rows);
  const first = turnedFirst ? turned() : straight();
  if (first.blocks.length > 0) return first;
  const second = turnedFirst ? straight() : turned();
  return second.blocks.length > 0 ? second : first;
}

function wordLabels(cells: readonly (Cell | undefined)[]): number {
  const seen = new Set<string>();
  for (const cell of cells) {
    const meaning = cell && meaningOf(cell.text);
    if (meaning && meaning.role !== 'ignored') seen.add(`${meaning.role}${meaning.number ?? ''}`);
  }
  return seen.size;
}

/** Labels run down the first columns rather than along a row. */
function liesTransposed(rows: Cell[][]): boolean {
  const along = Math.max(0, ...rows.map(wordLabels));
  // A label alone in its row is a title («2 тур» above a part of the table), not a label of the row.
  const rich = rows.filter((row) => row.filter((cell) => cell.text !== '').length > 1);
  const down = [0, 1, 2].map((column) => rich.map((row) => row[column]));
  const best = Math.max(0, ...down.map(wordLabels));
  if (best >= 2 && best > along) return true;
  if (along > 1) return false;
  return down.some(
    (cells) => longestRun(cells.map((cell) => cell?.text ?? '')) >= 3 && wordLabels(cells) === 1,
  );
}

/** Length of the longest run of labels n, n+1, n+2 … among the non-empty ones. */
function longestRun(labels: readonly string[]): number {
  let best = 0;
  let run = 0;
  let previous = Number.NaN;
  for (const label of labels) {
    const number = numberLabel(label);
    if (number === null) continue;
    run = number === previous + 1 ? run + 1 : 1;
    previous = number;
    best = Math.max(best, run);
  }
  return best;
}

function findBlocks(
  rows: Cell[][],
  transposed: boolean,
  purpose: Purpose,
  mapping?: ColumnMapping,
): Detected {
  const heads: { row: number; height: number; labels: string[] }[] = [];
  for (let r = 0; r < rows.length; r += 1) {
    const head = headerAt(rows, r, mapping);
    if (!head) continue;
    heads.push({ row: r, ...head });
    r += head.height - 1;
  }
  const blocks: Block[] = [];
  const bare = mapping?.headers.find((header) => header.labels.length === 0);
  if (heads.length === 0 && bare) {
    blocks.push({ header: -1, labels: [], columns: withNumbers(bare.columns), body: rows.map((_, r) => r) });
  }
  let firstHeader = rows.length;
  heads.forEach((head, i) => {
    const end = heads[i + 1]?.row ?? rows.length;
    const body: number[] = [];
    for (let r = head.row + head.height; r < end; r += 1) body.push(r);
    const bodyRows = body.map((r) => rows[r] as Cell[]);
    const columns = chooseColumns(head.labels, bodyRows, purpose, mapping);
    if (!columns.some((column) => column.role === 'team')) return;
    firstHeader = Math.min(firstHeader, head.row);
    blocks.push({ header: head.row, labels: headerLabels(head.labels), columns, body });
  });
  const above = blocks[0]?.header === -1 ? [] : rows.map((_, r) => r).filter((r) => r < firstHeader);
  return { transposed, rows, blocks, above };
}

/** Is row `r` a header? Then its labels, with those of a second header row below it put in. */
function headerAt(
  rows: Cell[][],
  r: number,
  mapping?: ColumnMapping,
): { labels: string[]; height: number } | null {
  const row = (rows[r] ?? []).map((cell) => cell.text);
  const below = (rows[r + 1] ?? []).map((cell) => cell.text);
  if (row.every((text) => text === '')) return null;
  const meanings = row.map((text) => known(text, mapping));
  const team = meanings.findIndex((meaning) => meaning?.role === 'team');
  if (sameHeader(mapping, headerLabels(row))) return { labels: row, height: 1 };
  if (team >= 0 && !isTeamCalledSo(row, meanings)) {
    if ((below[team] ?? '') === '' && isSecondHeaderRow(below)) {
      return { labels: row.map((text, c) => below[c] || text), height: 2 };
    }
    return { labels: row, height: 1 };
  }
  const strong = new Set(
    meanings
      .filter((meaning) => meaning && !WEAK.has(meaning.role))
      .map((m) => `${m?.role}${m?.number ?? ''}`),
  ).size;
  return strong >= 2 || (strong >= 1 && longestRun(row) >= 3) ? { labels: row, height: 1 } : null;
}

/** A team may be called «Название команды»: its row has scores beside the name, and no other label. */
function isTeamCalledSo(row: readonly string[], meanings: readonly (Meaning | null)[]): boolean {
  if (meanings.filter((meaning) => meaning?.role && meaning.role !== 'ignored').length > 1) return false;
  const numbers = row.filter((text) => text !== '' && parsePoints(text).ok);
  return numbers.length > 0 && !isQuestionRun(numbers);
}

/** Labels 1, 2, 3 …, which may start again from 1. */
function isQuestionRun(texts: readonly string[]): boolean {
  let previous: number | null = null;
  for (const text of texts) {
    const number = numberLabel(text);
    if (number === null) return false;
    if (previous !== null && number !== previous + 1 && number !== 1) return false;
    previous = number;
  }
  return true;
}

const WEAK: ReadonlySet<Role> = new Set<Role>(['ignored', 'note', 'teamId', 'city']);

function known(label: string, mapping?: ColumnMapping): Meaning | null {
  const remembered = numberLabel(label) === null ? rememberedRole(mapping, label) : undefined;
  return remembered ?? meaningOf(label);
}

function isSecondHeaderRow(row: readonly string[]): boolean {
  const filled = row.filter((text) => text !== '');
  if (filled.length < 2) return false;
  let words = 0;
  let previous = 0;
  for (const text of filled) {
    const number = numberLabel(text);
    if (number === null) {
      if (!meaningOf(text)) return false;
      words += 1;
    } else {
      if (number !== previous + 1 && number !== 1) return false;
      previous = number;
    }
  }
  return words > 0 || longestRun(row) >= 3;
}

/** The role of every column of a header: remembered, else by its label, else by what stands below it. */
function chooseColumns(
  labels: string[],
  body: Cell[][],
  purpose: Purpose,
  mapping?: ColumnMapping,
): MappedColumn[] {
  const same = sameHeader(mapping, headerLabels(labels));
  if (same) return withNumbers(same.columns);
  const bareRole = bareNumbersRole(labels, body);
  const columns = labels.map((label, index): MappedColumn => {
    const remembered = rememberedRole(mapping, label);
    const number = numberLabel(label);
    if (number !== null) return { index, label, role: remembered?.role ?? bareRole, number };
    const meaning = remembered ?? meaningOf(label);
    if (!meaning) return { index, label, role: label === '' ? unlabelled(body, index) : 'ignored' };
    const role = meaning.role === 'total' && purpose !== 'game' ? purpose : meaning.role;
    return meaning.number === undefined
      ? { index, label, role }
      : { index, label, role, number: meaning.number };
  });
  continueQuestions(columns);
  keepOne(columns, 'team', 'first', 'ignored');
  keepOne(columns, 'place', 'last', 'subtotal');
  keepOne(columns, 'total', 'last', 'subtotal');
  keepOne(columns, 'cup', 'last', 'subtotal');
  keepOne(columns, 'tourNumber', 'first', 'ignored');
  if (!columns.some((column) => column.role === 'team')) guessTeam(columns, body);
  const games = columns.filter((column) => column.role === 'game');
  if (games.length === 1 && games[0] && !columns.some((column) => column.role === 'total')) {
    games[0].role = 'total';
    delete games[0].number;
  }
  return columns;
}

/** A column made a question or a tour by hand has the number of its label, or the next one in order. */
function withNumbers(columns: readonly MappedColumn[]): MappedColumn[] {
  const last = new Map<Role, number>();
  return columns.map((column) => {
    if (column.role !== 'question' && column.role !== 'tour') return column;
    const own = column.number ?? numberLabel(column.label) ?? meaningOf(column.label)?.number;
    const number = own ?? (last.get(column.role) ?? 0) + 1;
    last.set(column.role, number);
    return { ...column, number };
  });
}

/** Bare numbers above columns are questions (0 and 1 below) or, when there are few and scores below, tours. */
function bareNumbersRole(labels: readonly string[], body: Cell[][]): 'question' | 'tour' {
  const bare = labels.flatMap((label, index) => (numberLabel(label) === null ? [] : [index]));
  const hasTours = labels.some((label) => meaningOf(label)?.role === 'tour');
  if (hasTours || bare.length === 0 || bare.length > 12) return 'question';
  let numbers = 0;
  let scores = 0;
  for (const row of body) {
    for (const index of bare) {
      const points = parsePoints(row[index]?.text ?? '');
      if (!points.ok) continue;
      numbers += 1;
      if (points.value !== 0 && points.value !== 100) scores += 1;
    }
  }
  return scores * 3 > numbers ? 'tour' : 'question';
}

function filledTexts(body: Cell[][], index: number): string[] {
  return body.map((row) => row[index]?.text ?? '').filter((text) => text !== '');
}

/** A column with no label: sums (ignored), notes, or nothing. */
function unlabelled(body: Cell[][], index: number): Role {
  const texts = filledTexts(body, index);
  if (texts.length === 0) return 'ignored';
  const numbers = texts.filter((text) => parsePoints(text).ok).length;
  return numbers * 2 >= texts.length ? 'subtotal' : 'note';
}

/** Question numbers that start again from 1 within one header go on from where they were. */
function continueQuestions(columns: MappedColumn[]): void {
  let last = 0;
  let shift = 0;
  let previous = 0;
  for (const column of columns) {
    if (column.role !== 'question' || column.number === undefined) continue;
    if (column.number <= previous) shift = last - column.number + 1;
    previous = column.number;
    last = column.number + shift;
    column.number = last;
  }
}

function keepOne(columns: MappedColumn[], role: Role, which: 'first' | 'last', otherwise: Role): void {
  const same = columns.filter((column) => column.role === role);
  const kept = which === 'first' ? same[0] : same[same.length - 1];
  for (const column of same) if (column !== kept) column.role = otherwise;
}

/** No column is labelled as the team's: the first one with no known label and mostly words below is taken. */
function guessTeam(columns: MappedColumn[], body: Cell[][]): void {
  const guess = columns.find((column) => {
    if (column.role !== 'note' && !(column.role === 'ignored' && !meaningOf(column.label))) return false;
    const texts = filledTexts(body, column.index);
    const words = texts.filter((text) => !parsePoints(text).ok).length;
    return texts.length > 0 && words * 10 >= texts.length * 6 && new Set(texts).size * 2 > texts.length;
  });
  if (guess) guess.role = 'team';
}
