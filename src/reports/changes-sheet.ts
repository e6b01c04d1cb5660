/** What has changed in reports that are out again, as a sheet of a workbook: a row a difference. */
import type { Lang } from '../engine/contract.js';
import { clauseNumber } from '../texts/clauses.js';
import { speaker } from '../texts/messages.js';
import type { Change } from './compare.js';
import type { Reports, Revision, RevisionBook } from './revisions.js';
import { type Sheet, sheetOf, type Value } from './sheets.js';

const words = speaker({
  sheet: { ru: 'Что изменилось', en: 'What has changed' },
  report: { ru: 'Отчёт', en: 'Report' },
  revision: { ru: 'Редакция', en: 'Revision' },
  section: { ru: 'Раздел', en: 'Section' },
  about: { ru: 'О чём', en: 'About' },
  was: { ru: 'Было', en: 'Was' },
  became: { ru: 'Стало', en: 'Now' },
  clause: { ru: 'Пункт', en: 'Clause' },
});
export const sheetMessages = words.messages;

const WIDTHS = [24, 10, 22, 28, 50, 50, 14];
const HEADS = ['report', 'revision', 'section', 'about', 'was', 'became', 'clause'] as const;

/** No sheet when nothing that was out has changed. */
export function changesSheets(
  { reports, book }: { reports: Reports; book: RevisionBook },
  lang: Lang,
): Sheet[] {
  const rows = book
    .numbers()
    .flatMap((number) =>
      book.of(number).revisions.flatMap((revision) => rowsOf(revision, reports.title(number, lang))),
    );
  if (rows.length === 0) return [];
  const head = HEADS.map((key) => words(key, lang));
  return [sheetOf(words('sheet', lang), head, rows, { widths: WIDTHS, wrap: true })];
}

function rowsOf({ number, changes }: Revision, report: string): Value[][] {
  return (changes?.differences ?? []).flatMap((change) => {
    const clauses = (change.by?.clauses ?? []).map(clauseNumber).join(', ');
    return toldOf(change).map((cells) => [report, number, change.section, ...cells, clauses]);
  });
}

function toldOf(change: Change): [about: string, was: string | null, became: string | null][] {
  if (change.kind === 'line') return [['', change.before, change.after]];
  return change.cells.map(({ column, before, after }) => [`${change.row}, ${column}`, before, after]);
}
