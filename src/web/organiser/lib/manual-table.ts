/** A table typed by hand: rows of texts → the results to enter, or what is wrong with a row. */
import type { CommandOf } from '../../../rulebooks/race/commands.js';
import { parsePoints, writePoints } from './cells.js';
import { nameKey } from './names.js';

type Results = CommandOf<'enterResults'>['results'];

export interface ManualRow {
  key: number;
  team: string;
  place: string;
  main: string;
  cup: string;
  creative: boolean;
  taken: Record<string, boolean>;
}

export type ManualFault =
  | { kind: 'empty' }
  | { kind: 'twice'; team: string }
  | { kind: 'number'; row: number; field: 'place' | 'main' | 'cup' };

let nextKey = 1;

export function emptyRow(team = ''): ManualRow {
  return { key: nextKey++, team, place: '', main: '', cup: '', creative: false, taken: {} };
}

/** Numbers of the questions that decide fights: day, month and year of the game (8.2). */
export function dateQuestions(date: string): number[] {
  const [year = '', month = '', day = ''] = date.split('-');
  return [...new Set([Number(day), Number(month), Number(year.slice(2))])].filter((n) => n > 0);
}

export function readManual(rows: readonly ManualRow[]): { results: Results } | { fault: ManualFault } {
  const filled = rows
    .map((row, index) => ({ row, number: index + 1 }))
    .filter(({ row }) => row.team.trim() !== '');
  if (filled.length === 0) return { fault: { kind: 'empty' } };
  const withQuestions = filled.some(({ row }) => Object.values(row.taken).some(Boolean));
  const teams: Results['teams'] = [];
  for (const { row, number } of filled) {
    const place = row.place.trim() === '' ? null : parsePoints(row.place);
    const main = row.main.trim() === '' ? 0 : parsePoints(row.main);
    const cup = row.cup.trim() === '' ? 0 : parsePoints(row.cup);
    if (row.place.trim() !== '' && place === null)
      return { fault: { kind: 'number', row: number, field: 'place' } };
    if (main === null) return { fault: { kind: 'number', row: number, field: 'main' } };
    if (cup === null) return { fault: { kind: 'number', row: number, field: 'cup' } };
    const team = row.team.trim();
    if (teams.some((other) => nameKey(other.team) === nameKey(team)))
      return { fault: { kind: 'twice', team } };
    const questions = Object.fromEntries(
      Object.entries(row.taken).map(([question, taken]) => [question, taken ? 1 : 0] as [string, 0 | 1]),
    );
    teams.push({
      team,
      place: place === null ? null : place / 100,
      main,
      cup,
      ...(withQuestions ? { questions } : {}),
    });
  }
  const creative = filled.filter(({ row }) => row.creative).map(({ row }) => row.team.trim());
  return { results: { teams, creative } };
}

/** Rows of results that were entered before. */
export function manualRows(results: Results, questions: readonly number[]): ManualRow[] {
  return results.teams.map((team) => ({
    ...emptyRow(team.team),
    place: team.place === null ? '' : writePoints(Math.round(team.place * 100), 'ru'),
    main: writePoints(team.main, 'ru'),
    cup: writePoints(team.cup, 'ru'),
    creative: results.creative.includes(team.team),
    taken: Object.fromEntries(questions.map((n) => [String(n), team.questions?.[String(n)] === 1])),
  }));
}
