/** «Что изменилось с редакции N»: the section of a report that is out again after a correction. */
import type { Instant, Lang } from '../engine/contract.js';
import { speaker } from '../texts/messages.js';
import { ended } from '../texts/numbers.js';
import type { Citations } from './citations.js';
import type { Change, LineChange, RowChange } from './compare.js';
import type { Block, Cited, Item } from './document.js';

/** A correction that has changed a published report. */
export interface Correction {
  at: Instant;
  /** As it was typed in; empty when a correction elsewhere has brought it about. */
  reason: string;
  /** What the corrected entry rests on. */
  clauses: readonly string[];
}

/** How a report differs from the revision before it. */
export interface Changes {
  /** The number of that revision. */
  since: number;
  /** False while the corrected report is not out as a new revision. */
  published: boolean;
  /** Those that have changed this report, in their order. */
  corrections: readonly Correction[];
  /** Empty when the report was only published again. */
  differences: readonly Change[];
}

/** The same for a screen: what it shows in its own way. */
export interface ChangesShown {
  since: number;
  published: boolean;
  /** Why is not told while the game goes on; `corrections` are then empty. */
  sealed: boolean;
  corrections: { at: Instant; reason: string; clauses: string[] }[];
  sections: {
    /** Empty for what stands at the top of the report. */
    title: string;
    lines: ShownLine[];
  }[];
}

export interface ShownLine {
  /** The row of a table; empty for a sentence. */
  about: string;
  /** A sentence has one, without a column. */
  values: { column: string; before: string | null; after: string | null }[];
  clauses: string[];
}

const words = speaker({
  heading: { ru: 'Что изменилось с редакции {since}', en: 'What has changed since revision {since}' },
  notYet: {
    ru: 'Исправление внесено, новая редакция ещё не выпущена.',
    en: 'The correction is made, the new revision is not out yet.',
  },
  corrected: { ru: 'Исправление, {at}: {reason}', en: 'Correction, {at}: {reason}' },
  correctedElsewhere: { ru: 'Исправление, {at}.', en: 'Correction, {at}.' },
  sealed: {
    ru: 'Причину исправления ведущий откроет после игры.',
    en: 'The reason of the correction is opened after the game.',
  },
  was: { ru: 'Было', en: 'Was' },
  became: { ru: 'Стало', en: 'Now' },
  added: { ru: 'Добавлено', en: 'Added' },
  gone: { ru: 'Убрано', en: 'Removed' },
  cell: { ru: '{column}: {before} → {after}', en: '{column}: {before} → {after}' },
  nothing: { ru: 'нет', en: 'none' },
});
export const changesMessages = words.messages;

export interface Saying {
  lang: Lang;
  citations: Citations;
  when(at: Instant): string;
  /** What was corrected, and why, may not be told while the game goes on. */
  sealed?: boolean;
}

/** Nothing when there are no differences. */
export function changesBlocks(changes: Changes | null | undefined, saying: Saying): Block[] {
  if (!changes || changes.differences.length === 0) return [];
  const { since, published, corrections, differences } = changes;
  const { lang } = saying;
  const sections = [...new Set(differences.map(({ section }) => section))];
  return [
    { kind: 'heading', text: words('heading', lang, { since }) },
    ...(published ? [] : [{ kind: 'paragraph' as const, line: [words('notYet', lang)] }]),
    ...reasons(corrections, saying),
    ...sections.flatMap((section): Block[] => [
      ...(section === '' ? [] : [{ kind: 'paragraph' as const, line: [{ strong: section }] }]),
      { kind: 'list', ordered: false, items: itemsOf(differences, section, saying) },
    ]),
  ];
}

/** @param sealed what was corrected, and why, may not be told while the game goes on */
export function shownChanges(
  { since, published, corrections, differences }: Changes,
  sealed: boolean,
): ChangesShown {
  const titles = [...new Set(differences.map(({ section }) => section))];
  return {
    ...{ since, published, sealed },
    corrections: sealed ? [] : corrections.map((one) => ({ ...one, clauses: [...one.clauses] })),
    sections: titles.map((title) => ({
      title,
      lines: ownOf(differences, title).map((change) => shownLine(change)),
    })),
  };
}

function shownLine(change: Change): ShownLine {
  const clauses = [...(change.by?.clauses ?? [])];
  if (change.kind === 'row') return { about: change.row, values: change.cells, clauses };
  return { about: '', values: [{ column: '', before: change.before, after: change.after }], clauses };
}

/** The differences of a section: sentences, then rows, those with the same change as one. */
function ownOf(differences: readonly Change[], section: string): Change[] {
  const own = differences.filter((change) => change.section === section);
  const rows = own.filter((change) => change.kind === 'row');
  return [...own.filter((change) => change.kind === 'line'), ...together(rows)];
}

function reasons(corrections: readonly Correction[], { lang, citations, when, sealed }: Saying): Block[] {
  if (sealed) return [{ kind: 'paragraph', line: [words('sealed', lang)] }];
  return corrections.map(({ at, reason, clauses }) => {
    const said =
      reason.trim() === ''
        ? words('correctedElsewhere', lang, { at: when(at) })
        : words('corrected', lang, { at: when(at), reason: ended(reason.trim()) });
    return { kind: 'paragraph', line: [citations.sentence(said, { clauses })] };
  });
}

function itemsOf(differences: readonly Change[], section: string, saying: Saying): Item[] {
  return ownOf(differences, section).map((change) =>
    change.kind === 'line' ? lineItem(change, saying) : rowItem(change, saying),
  );
}

function lineItem({ before, after, by }: LineChange, { lang, citations }: Saying): Item {
  const said = (text: string): string => citations.sentence(text, by ?? NOTHING);
  if (before === null) return { line: [{ strong: words('added', lang) }, `: ${said(after ?? '')}`] };
  if (after === null) return { line: [{ strong: words('gone', lang) }, `: ${said(before)}`] };
  return {
    line: [`${words('was', lang)}: ${before}`],
    notes: [[{ strong: words('became', lang) }, `: ${said(after)}`]],
  };
}

const NOTHING: Cited = { clauses: [] };

/** Rows with the same change are one line: many cells that have gone over from one owner to another. */
function together(rows: readonly RowChange[]): RowChange[] {
  const groups = new Map<string, RowChange>();
  for (const change of rows) {
    const key = JSON.stringify(change.cells);
    const known = groups.get(key);
    groups.set(key, known ? { ...known, row: `${known.row}, ${change.row}` } : change);
  }
  return [...groups.values()];
}

function rowItem({ row, cells, by }: RowChange, { lang, citations }: Saying): Item {
  const value = (text: string | null): string => text ?? words('nothing', lang);
  const said = cells.map(({ column, before, after }) =>
    words('cell', lang, { column, before: value(before), after: value(after) }),
  );
  return { line: [{ strong: row }, ` — ${said.join('; ')}${citations.cite(by ?? NOTHING)}.`] };
}
