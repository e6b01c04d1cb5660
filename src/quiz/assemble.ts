/** Rows of teams → what the table says about each team. Cells that cannot be read are reported, never guessed. */
import type { ContradictionFacts, ContradictionKind } from './contradiction';
import { cellOf, columnsOf, questionShifts, questionsHoldPoints, type TeamRow } from './extract';
import { cleanName } from './names';
import { formatPoints, parsePlace, parsePoints, saysOutOfCompetition } from './points';
import type { Cell } from './sheet';
import type { Hundredths } from './types';

/** Takes note of a contradiction. */
export type Report = <K extends ContradictionKind>(
  kind: K,
  ref: string,
  facts: ContradictionFacts[K],
) => void;

export interface Score {
  value: Hundredths;
  ref: string;
}

export interface QuestionMark {
  taken: 0 | 1;
  /** Points of the question; 100 (one point) when the table only marks it as taken. */
  points: Hundredths;
  ref: string;
  text: string;
}

export interface DisputedCell {
  ref: string;
  question: number;
  answer: string;
}

/** A row whose sum concerns only a part of the questions. */
export interface PartSum extends Score {
  questions: number[];
}

export interface TeamFacts {
  team: string;
  rawName: string;
  nameRef: string;
  rows: number[];
  place?: { value: number | null; ref: string };
  /** The place cell when it is empty. */
  blankPlaceRef?: string;
  total?: Score;
  /** The cell of the total when it holds none that can be read. */
  blankTotalRef?: string;
  parts: PartSum[];
  tours: Map<number, Score>;
  questions: Map<number, QuestionMark>;
  games: Map<string, Score>;
  cup?: Score;
  creative?: { text: string; ref: string };
  notes: string[];
  out: boolean;
  disputed: DisputedCell[];
}

export interface Assembled {
  teams: TeamFacts[];
  questions: number[];
  tours: number[];
  /** Labels of the columns that are games of a season. */
  games: string[];
}

/** Gathers the rows of each team. `teamOf` says whose row it is. */
export function assemble(rows: TeamRow[], teamOf: (row: TeamRow) => string, report: Report): Assembled {
  const shifts = questionShifts(rows);
  const holdsPoints = questionsHoldPoints(rows);
  const numberIn = (row: TeamRow, number: number): number =>
    number + (row.tour === undefined ? 0 : (shifts.get(row.tour) ?? 0));
  const questionsOf = (row: TeamRow): number[] =>
    columnsOf(row.block, 'question').map((column) => numberIn(row, column.number ?? 0));
  const allQuestions = [...new Set(rows.flatMap(questionsOf))].sort((a, b) => a - b);
  const games = [
    ...new Set(rows.flatMap((row) => columnsOf(row.block, 'game').map((column) => column.label))),
  ];
  const teams = new Map<string, TeamFacts>();

  for (const row of rows) {
    const team = teamOf(row);
    const facts = teams.get(team) ?? newTeam(team, row);
    teams.set(team, facts);
    facts.rows.push(row.row);
    const name = cleanName(row.rawName);
    const score = (cell: Cell | undefined, column: string): Score | undefined =>
      readScore(cell, column, name, report);

    readPlace(facts, row, name, report);
    const questions = questionsOf(row);
    const tourColumns = columnsOf(row.block, 'tour');
    const isPart = tourColumns.length === 0 && questions.length > 0 && questions.length < allQuestions.length;
    for (const column of columnsOf(row.block, 'question')) {
      const cell = row.cells[column.index];
      if (cell) readQuestion(facts, numberIn(row, column.number ?? 0), cell, name, holdsPoints, report);
    }
    for (const column of tourColumns) {
      const value = score(row.cells[column.index], column.label);
      const ref = row.cells[column.index]?.ref ?? '';
      setScore(
        facts.tours,
        column.number ?? column.index + 1,
        value ?? { value: 0, ref },
        column.label,
        name,
        report,
      );
    }
    for (const column of columnsOf(row.block, 'game')) {
      const value = score(row.cells[column.index], column.label);
      const known = facts.games.get(column.label);
      if (value && !known) facts.games.set(column.label, value);
      else if (value && known && known.value !== value.value)
        reportDisagree(name, column.label, known, value, report);
    }
    const totalColumn = columnsOf(row.block, 'total')[0];
    const totalCell = totalColumn && row.cells[totalColumn.index];
    if (totalColumn && totalCell) {
      const total = score(totalCell, totalColumn.label);
      if (row.tour !== undefined && questions.length === 0) {
        const value = total ?? { value: 0, ref: totalCell.ref };
        setScore(facts.tours, row.tour, value, totalColumn.label, name, report);
      } else if (isPart) {
        if (total) facts.parts.push({ ...total, questions });
      } else if (!total) {
        facts.blankTotalRef ??= totalCell.ref;
      } else if (!facts.total) {
        facts.total = total;
      } else if (facts.total.value !== total.value && facts.games.size === 0) {
        reportDisagree(name, totalColumn.label, facts.total, total, report);
      }
    }
    const cupColumn = columnsOf(row.block, 'cup')[0];
    if (cupColumn) facts.cup ??= score(row.cells[cupColumn.index], cupColumn.label);
    const creative = cellOf(row.block, row.cells, 'creative');
    if (creative && creative.text !== '') facts.creative ??= { text: creative.text, ref: creative.ref };
    readNotes(facts, row);
  }
  const list = [...teams.values()];
  const tours = [...new Set(list.flatMap((facts) => [...facts.tours.keys()]))].sort((a, b) => a - b);
  return { teams: list, questions: allQuestions, tours, games };
}

function newTeam(team: string, row: TeamRow): TeamFacts {
  return {
    team,
    rawName: row.rawName,
    nameRef: row.nameRef,
    rows: [],
    parts: [],
    tours: new Map(),
    questions: new Map(),
    games: new Map(),
    notes: [],
    out: saysOutOfCompetition(row.rawName),
    disputed: [],
  };
}

function readScore(cell: Cell | undefined, column: string, team: string, report: Report): Score | undefined {
  if (!cell || isDash(cell.text)) return undefined;
  const at = { team, column: column === '' ? cell.ref : column, value: cell.text };
  if (cell.special === 'error') report('cell-error', cell.ref, at);
  else if (cell.special === 'date') report('cell-date', cell.ref, at);
  else {
    const points = parsePoints(cell.text);
    if (points.ok) return { value: points.value, ref: cell.ref };
    if (points.reason === 'too-precise') report('too-precise', cell.ref, at);
    else if (points.reason === 'not-a-number') report('not-a-number', cell.ref, at);
  }
  return undefined;
}

const isDash = (text: string): boolean => /^[-–—−]?$/.test(text.trim());

function setScore(
  scores: Map<number, Score>,
  number: number,
  score: Score,
  column: string,
  team: string,
  report: Report,
): void {
  const known = scores.get(number);
  if (!known) scores.set(number, score);
  else if (known.value !== score.value) reportDisagree(team, column, known, score, report);
}

function reportDisagree(team: string, column: string, first: Score, second: Score, report: Report): void {
  report('values-disagree', second.ref, {
    team,
    column,
    first: formatPoints(first.value),
    second: formatPoints(second.value),
    firstRef: first.ref,
  });
}

function readPlace(facts: TeamFacts, row: TeamRow, name: string, report: Report): void {
  const column = columnsOf(row.block, 'place')[0];
  const cell = column && row.cells[column.index];
  if (!column || !cell) return;
  if (cell.special) {
    const at = { team: name, column: column.label, value: cell.text };
    report(cell.special === 'error' ? 'cell-error' : 'cell-date', cell.ref, at);
    facts.place = { value: null, ref: cell.ref };
    return;
  }
  const parsed = parsePlace(isDash(cell.text) ? '' : cell.text);
  if (parsed.ok) {
    // A later part of the table holds later standings: its place is the one that counts.
    facts.place = { value: parsed.place, ref: cell.ref };
    if (parsed.place === null) facts.out = true;
  } else if (parsed.reason === 'blank') {
    facts.blankPlaceRef ??= cell.ref;
  } else {
    report('place-unreadable', cell.ref, { team: name, value: cell.text });
    facts.place = { value: null, ref: cell.ref };
  }
}

function readQuestion(
  facts: TeamFacts,
  question: number,
  cell: Cell,
  team: string,
  holdsPoints: boolean,
  report: Report,
): void {
  const mark: QuestionMark = { taken: 0, points: 0, ref: cell.ref, text: cell.text };
  const points = parsePoints(cell.text);
  if (cell.special) {
    const at = { team, column: String(question), value: cell.text };
    report(cell.special === 'error' ? 'cell-error' : 'cell-date', cell.ref, at);
  } else if (cell.text === '+') {
    mark.taken = 1;
    mark.points = 100;
  } else if (isDash(cell.text)) {
    mark.taken = 0;
  } else if (points.ok) {
    if (points.value === 100 || (holdsPoints && points.value > 0)) mark.taken = 1;
    if (holdsPoints || mark.taken === 1) mark.points = points.value;
    else if (points.value !== 0) report('question-value', cell.ref, { team, question, value: cell.text });
  } else if (points.reason === 'too-precise') {
    report('too-precise', cell.ref, { team, column: String(question), value: cell.text });
  } else {
    report('disputed', cell.ref, { team, question, answer: cell.text });
    facts.disputed.push({ ref: cell.ref, question, answer: cell.text });
  }
  const known = facts.questions.get(question);
  if (!known) {
    facts.questions.set(question, mark);
  } else if (known.taken !== mark.taken) {
    report('values-disagree', cell.ref, {
      team,
      column: String(question),
      first: known.text,
      second: mark.text,
      firstRef: known.ref,
    });
  }
}

function readNotes(facts: TeamFacts, row: TeamRow): void {
  const mapped = new Map(row.block.columns.map((column) => [column.index, column.role]));
  row.cells.forEach((cell, index) => {
    const role = mapped.get(index) ?? 'note';
    if (cell.text === '') return;
    if (role === 'note' || ((role === 'ignored' || role === 'subtotal') && saysOutOfCompetition(cell.text))) {
      if (!facts.notes.includes(cell.text)) facts.notes.push(cell.text);
      if (saysOutOfCompetition(cell.text)) facts.out = true;
    }
  });
}
