/** Blocks of the table → one record per row of a team; everything else is a note, a line of sums or a legend. */
import type { Block, Detected } from './detect';
import { isSummaryName, meaningOf, numberLabel, type Role } from './labels';
import type { MappedColumn } from './mapping';
import { nameKey } from './names';
import { parsePoints, saysOutOfCompetition } from './points';
import type { Cell } from './sheet';

/** A row that belongs to a team, not yet evaluated. */
export interface TeamRow {
  block: Block;
  /** Row number as the organiser sees it (column number in a transposed table). */
  row: number;
  rawName: string;
  nameRef: string;
  /** Number of the tour, where the table has a row per team and tour. */
  tour?: number;
  cells: Cell[];
}

export interface SkippedRow {
  row: number;
  why: 'legend' | 'summary' | 'decided' | 'empty-row' | 'no-name' | 'twice';
  text: string;
}

export interface Note {
  ref: string;
  text: string;
}

export interface Extracted {
  teamRows: TeamRow[];
  skipped: SkippedRow[];
  /** Texts about playing out of competition that stand outside the rows of teams. */
  notes: Note[];
  /** Rows with a name and no result, among rows that have one. */
  emptyRows: { row: number; name: string; ref: string }[];
  /** Rows with results and no name. */
  namelessRows: { row: number; ref: string }[];
}

const POINTS: ReadonlySet<Role> = new Set<Role>(['total', 'tour', 'question', 'cup', 'creative', 'game']);
const SIGNS_OF_LIFE: ReadonlySet<Role> = new Set<Role>(['teamId', 'tourNumber', 'subtotal']);

/** The cell of the only column with a role, if the block has one. */
export function cellOf(block: Block, cells: readonly Cell[], role: Role): Cell | undefined {
  const column = block.columns.find((candidate) => candidate.role === role);
  return column && cells[column.index];
}

/** The columns of a role. */
export function columnsOf(block: Block, role: Role): MappedColumn[] {
  return block.columns.filter((column) => column.role === role);
}

const text = (cell: Cell | undefined): string => cell?.text ?? '';

function hasAny(block: Block, cells: readonly Cell[], roles: ReadonlySet<Role>): boolean {
  return block.columns.some((column) => roles.has(column.role) && text(cells[column.index]) !== '');
}

/** A row that only says «2 тур»: the rows below it belong to that tour. */
function sectionTour(cells: readonly Cell[]): number | undefined {
  const filled = cells.filter((cell) => cell.text !== '');
  const meaning = filled.length === 1 ? meaningOf(text(filled[0])) : null;
  return meaning?.role === 'tour' ? meaning.number : undefined;
}

/** Sorts the rows of all blocks out. `namesOnly`: the table is a bare list of names (winners of the contest). */
export function extract(detected: Detected, skipRows: readonly number[], namesOnly: boolean): Extracted {
  const out: Extracted = { teamRows: [], skipped: [], notes: [], emptyRows: [], namelessRows: [] };
  let section: number | undefined;
  const loose = (index: number, why: SkippedRow['why']): void => {
    const cells = detected.rows[index] ?? [];
    section = sectionTour(cells) ?? section;
    collectNotes(cells, out.notes);
    const joined = cells
      .map((cell) => cell.text)
      .filter((part) => part !== '')
      .join(' | ');
    if (joined !== '') out.skipped.push({ row: index + 1, why, text: joined.slice(0, 200) });
  };
  for (const index of detected.above) loose(index, 'legend');
  for (const block of detected.blocks) {
    const hasTourColumns = columnsOf(block, 'tour').length > 0;
    const isFull = (index: number): boolean => {
      const cells = detected.rows[index] ?? [];
      const name = text(cellOf(block, cells, 'team'));
      if (name === '' || isSummaryName(name)) return false;
      return namesOnly || hasAny(block, cells, POINTS) || hasAny(block, cells, SIGNS_OF_LIFE);
    };
    const lastFull = block.body.findLast(isFull) ?? -1;
    // Still no blank row below the last team: what follows may be a team that took nothing.
    let touches = true;
    let carriedName: { text: string; ref: string } | undefined;
    for (const index of block.body) {
      const cells = detected.rows[index] ?? [];
      if (cells.every((cell) => cell.text === '')) {
        carriedName = undefined;
        if (index > lastFull) touches = false;
        continue;
      }
      if (skipRows.includes(index + 1)) {
        loose(index, 'decided');
        continue;
      }
      const nameCell = cellOf(block, cells, 'team');
      const tourCell = cellOf(block, cells, 'tourNumber');
      const ownTour = numberOf(text(tourCell));
      let name = nameCell && nameCell.text !== '' ? { text: nameCell.text, ref: nameCell.ref } : undefined;
      if (name && tourCell) carriedName = name;
      if (!name && ownTour !== undefined) name = carriedName;
      if (!name) {
        const forgotten = index < lastFull && hasAny(block, cells, POINTS);
        if (forgotten) out.namelessRows.push({ row: index + 1, ref: nameCell?.ref ?? '' });
        loose(index, forgotten ? 'no-name' : 'legend');
      } else if (isSummaryName(name.text) && text(cellOf(block, cells, 'place')) === '') {
        loose(index, 'summary');
      } else if (isFull(index) || name === carriedName) {
        const tour = hasTourColumns ? undefined : (ownTour ?? section);
        out.teamRows.push({
          block,
          row: index + 1,
          rawName: name.text,
          nameRef: name.ref,
          ...(tour === undefined ? {} : { tour }),
          cells,
        });
      } else {
        const isTeam =
          index < lastFull ? sectionTour(cells) === undefined : touches && mayBeTeam(block, cells);
        if (isTeam) out.emptyRows.push({ row: index + 1, name: name.text, ref: name.ref });
        loose(index, isTeam ? 'empty-row' : 'legend');
      }
    }
  }
  implyTours(out.teamRows);
  return out;
}

/** A row right below the last team, with a name and perhaps numbers beside it, that does not read like a legend. */
function mayBeTeam(block: Block, cells: readonly Cell[]): boolean {
  const name = text(cellOf(block, cells, 'team'));
  const others = cells.filter((cell) => cell.text !== '' && cell !== cellOf(block, cells, 'team'));
  const isWordy = name.length > 40 || /[:=—–]|\s-\s/.test(name) || saysOutOfCompetition(name);
  return sectionTour(cells) === undefined && !isWordy && others.every((cell) => parsePoints(cell.text).ok);
}

function collectNotes(cells: readonly Cell[], notes: Note[]): void {
  for (const cell of cells)
    if (saysOutOfCompetition(cell.text)) notes.push({ ref: cell.ref, text: cell.text });
}

function numberOf(label: string): number | undefined {
  return numberLabel(label) ?? meaningOf(label)?.number;
}

/**
 * The same header again, with mostly the same teams and other values, and no word about tours: each repetition is the
 * next tour. The same rows again are no tour but a copy, and stay for the check of duplicates.
 */
function implyTours(rows: TeamRow[]): void {
  if (rows.some((row) => row.tour !== undefined)) return;
  const shapes = new Map<string, TeamRow[][]>();
  for (const block of new Set(rows.map((row) => row.block))) {
    const shape = block.labels.join('|');
    const own = rows.filter((row) => row.block === block);
    shapes.set(shape, [...(shapes.get(shape) ?? []), own]);
  }
  for (const groups of shapes.values()) {
    const [first, ...later] = groups;
    if (!first || later.length === 0 || !later.every((group) => isNextTour(first, group))) continue;
    groups.forEach((group, i) => {
      for (const row of group) if (columnsOf(row.block, 'tour').length === 0) row.tour = i + 1;
    });
  }
}

function isNextTour(first: TeamRow[], later: TeamRow[]): boolean {
  let common = 0;
  let copies = 0;
  for (const row of later) {
    const twin = first.find((candidate) => nameKey(candidate.rawName) === nameKey(row.rawName));
    if (!twin) continue;
    common += 1;
    if (twin.cells.every((cell, i) => cell.text === row.cells[i]?.text)) copies += 1;
  }
  return common * 2 > later.length && copies * 2 <= common;
}

/**
 * Shifts question numbers of later tours when every tour counts its questions from 1. Returns the shift per tour; an
 * empty map when the numbers already go on.
 */
export function questionShifts(rows: readonly TeamRow[]): Map<number, number> {
  const byTour = new Map<number, Set<number>>();
  for (const row of rows) {
    if (row.tour === undefined) continue;
    const numbers = byTour.get(row.tour) ?? new Set<number>();
    for (const column of columnsOf(row.block, 'question')) numbers.add(column.number ?? 0);
    byTour.set(row.tour, numbers);
  }
  const tours = [...byTour.keys()].sort((a, b) => a - b);
  const overlap = tours.some((tour, i) =>
    tours.slice(i + 1).some((other) => [...(byTour.get(other) ?? [])].some((n) => byTour.get(tour)?.has(n))),
  );
  const shifts = new Map<number, number>();
  if (!overlap) return shifts;
  let shift = 0;
  for (const tour of tours) {
    shifts.set(tour, shift);
    shift += Math.max(0, ...(byTour.get(tour) ?? []));
  }
  return shifts;
}

/** Do the question columns hold points rather than marks 0 and 1? */
export function questionsHoldPoints(rows: readonly TeamRow[]): boolean {
  let numbers = 0;
  let other = 0;
  for (const row of rows) {
    for (const column of columnsOf(row.block, 'question')) {
      const points = parsePoints(text(row.cells[column.index]));
      if (!points.ok) continue;
      numbers += 1;
      if (points.value !== 0 && points.value !== 100) other += 1;
    }
  }
  // A slip or two in a table of marks do not make it a table of points.
  return other >= 3 && other * 10 > numbers;
}
