/**
 * The Sunday report of a game (1.3), made of nothing but a view: the same report for everybody who sees the same.
 */
import type { Lang } from '../engine/contract.js';
import type { SeasonView } from '../rulebooks/race/view.js';
import { spellDate } from '../texts/moments.js';
import { changesBlocks } from './changes.js';
import type { Document } from './document.js';
import { type ReportFormat, write, writeParts } from './formats.js';
import { type ReportOptions, type Scope, scopeOf } from './scope.js';
import { aheadDocument, inventedNote, list, ownersTable } from './season-ahead.js';
import { dayDocument } from './season-day.js';
import { words } from './season-words.js';

export type { ReportFormat } from './formats.js';
export type { ReportOptions } from './scope.js';

/** The whole report as one text. */
export function seasonReport(
  view: SeasonView,
  game: number,
  format: ReportFormat,
  lang: Lang,
  options: ReportOptions = {},
): string {
  return write(seasonDocument(scopeOf(view, game, lang, options)), format);
}

/** The report in parts that the network accepts one by one. */
export function seasonReportParts(
  view: SeasonView,
  game: number,
  format: ReportFormat,
  lang: Lang,
  options: ReportOptions = {},
): string[] {
  return writeParts(seasonDocument(scopeOf(view, game, lang, options)), format);
}

/** The report before it takes a format. */
export function seasonDocument(scope: Scope): Document {
  const { view, game, lang, citations } = scope;
  const played = [words('played', lang, { date: spellDate(game.date, lang) })];
  const revision = revisionOf(scope);
  if (revision > 1) played.push(words(changed(scope) ? 'revision' : 'revisionSame', lang, { revision }));
  if (game.stage !== 'resolved') played.push(words('notResolved', lang));
  const body: Document = [...dayDocument(scope), ...aheadDocument(scope)];
  return [
    { kind: 'title', text: words('title', lang, { season: view.title[lang], game: game.number }) },
    { kind: 'paragraph', line: [played.join(' ')] },
    ...changesBlocks(scope.changes, scope),
    ...body,
    ...inventedNote(scope),
    // Last, when every citation has its number.
    ...list(scope, 'rulings', citations.items(), true),
  ];
}

/** A correction can make a season count its revisions from one again; those that were read are all counted. */
function revisionOf({ changes, game: { report } }: Scope): number {
  if (!report) return 0;
  return changes ? changes.since + (changes.published ? 1 : 0) : report.revision;
}

/** A report that does not know of its earlier revisions says that something was corrected. */
function changed({ changes }: Scope): boolean {
  return changes === undefined || (changes !== null && changes.differences.length > 0);
}

/** What two revisions of a report are compared by; null where this view does not know the day yet. */
export function seasonFacts(
  view: SeasonView,
  game: number,
  lang: Lang,
  options: ReportOptions,
): Document | null {
  if (!view.games.some(({ number, stage }) => number === game && stage === 'resolved')) return null;
  const scope = scopeOf(view, game, lang, { ...options, bare: true });
  return [...dayDocument(scope), ...aheadDocument(scope), ...ownersTable(scope)];
}
