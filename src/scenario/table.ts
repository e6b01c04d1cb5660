/**
 * The quiz table of a scenario, one team a line:
 * `team | place | main | cup | numbers of the questions taken`. Lines that begin with # are comments.
 */
import type { Text } from '../engine/contract.js';

/** A team as the command `enterResults` takes it. */
interface TeamRow {
  team: string;
  place: number | null;
  main: number;
  cup: number;
  questions?: Record<string, 0 | 1>;
}

/** Numbers of questions have three digits at most. */
export const MOST_QUESTIONS = 999;

export class TableFault extends Error {
  constructor(
    /** Line of the table, from 0. */
    readonly row: number,
    readonly text: Text,
  ) {
    super(text.en);
  }
}

/**
 * @param questionCount how many questions were asked, at most `MOST_QUESTIONS`; without it, the highest number anybody took
 * @throws TableFault
 */
export function parseTable(table: string, questionCount?: number): TeamRow[] {
  const rows = table
    .split('\n')
    .map((line, row) => ({ line: line.trim(), row }))
    .filter(({ line }) => line !== '' && !line.startsWith('#'))
    .map(({ line, row }) => parseRow(line, row));
  const count = questionCount ?? Math.max(0, ...rows.flatMap(({ taken }) => taken ?? []));
  return rows.map(({ taken, row, ...team }) => {
    if (!taken) return team;
    const beyond = taken.find((number) => number > count);
    if (beyond !== undefined) {
      throw new TableFault(row, {
        ru: `вопроса ${beyond} не было: всего ${count}`,
        en: `there was no question ${beyond}: ${count} in all`,
      });
    }
    const questions: Record<string, 0 | 1> = {};
    for (let number = 1; number <= count; number++) questions[number] = taken.includes(number) ? 1 : 0;
    return { ...team, questions };
  });
}

function parseRow(line: string, row: number): TeamRow & { taken: number[] | null; row: number } {
  const columns = line.split('|').map((column) => column.trim());
  const [team, place, main, cup, taken] = columns;
  if (columns.length < 4 || columns.length > 5 || !team) {
    throw new TableFault(row, {
      ru: 'нужно: команда | место | основные очки | кубковые очки | взятые вопросы (или без последнего столбца)',
      en: 'wanted: team | place | main points | cup points | questions taken (the last may be left out)',
    });
  }
  return {
    team,
    place: place === '' ? null : hundredths(place!, row) / 100,
    main: hundredths(main!, row),
    cup: hundredths(cup!, row),
    taken:
      taken === undefined
        ? null
        : taken
            .split(/\s+/)
            .filter(Boolean)
            .map((text) => question(text, row)),
    row,
  };
}

/** `37.5` → 3750, exactly. */
function hundredths(text: string, row: number): number {
  const parts = /^([-−]?)(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text);
  if (!parts) {
    throw new TableFault(row, {
      ru: `«${text}» — не число с не более чем двумя знаками после запятой`,
      en: `“${text}” is not a number with at most two decimals`,
    });
  }
  const [, sign, whole, fraction = ''] = parts;
  const value = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign && value !== 0 ? -value : value;
}

function question(text: string, row: number): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) {
    throw new TableFault(row, {
      ru: `«${text}» — не номер вопроса`,
      en: `“${text}” is not a question number`,
    });
  }
  return Number(text);
}
