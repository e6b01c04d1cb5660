/**
 * Revisions of published reports, read off the log when somebody asks: books are kept with the game in memory and are given the
 * records that have come since. A game that was never corrected has none, and costs a look at its new records only.
 */
import type { Instant, Lang } from '../engine/contract.js';
import { keyedDraws } from '../engine/draws.js';
import type { Change as Correction, Game, LogRecord } from '../engine/game.js';
import type { Changes, ChangesShown } from '../reports/changes.js';
import type { RevisionBook, Source } from '../reports/revisions.js';
import type { StoredGame } from '../store/store.js';
import type { Context } from './context.js';
import { gameTime } from './live-game.js';
import type { Revising } from './tools.js';

/** What is known of the log of one game. */
interface Known {
  /** The last record that was looked at. */
  seq: number;
  corrected: boolean;
  /** Reports published so far. */
  out: Set<number>;
  books: Map<Lang, RevisionBook>;
}

/** It goes when the game goes from memory, and when what is stored of it is rewritten. */
const known = new WeakMap<Game, Known>();

/** A published report that a correction changes. */
export interface RevisedReport {
  number: number;
  title: string;
  /** The revision that tells of it. */
  revision: number;
  /** Whether it comes out by itself; otherwise the organiser publishes it. */
  byItself: boolean;
  /** What it will list. */
  changes: ChangesShown;
}

/** Null when the game has no reports, or nothing in its log can have made a second revision. */
export async function revisionsOf(
  { host, tools, store }: Pick<Context, 'host' | 'tools' | 'store'>,
  { id, rulebook }: Pick<StoredGame, 'id' | 'rulebook'>,
  lang: Lang,
): Promise<RevisionBook | null> {
  const revising = (await tools()).revising?.(rulebook) ?? null;
  if (!revising) return null;
  const { now, source } = await host.read(id, ({ game, meta }) => ({
    now: knownOf(game),
    source: sourceOf(game, meta),
  }));
  if (!now.corrected) {
    const records = await store.records(id, now.seq);
    for (const record of records) {
      // Two may have asked at once.
      if (record.seq !== now.seq + 1) continue;
      now.corrected ||= revising.revises(record, now.out);
      now.seq = record.seq;
    }
    if (!now.corrected) return null;
  }
  const seq = now.books.get(lang)?.seq ?? 0;
  const records = await store.records(id, seq);
  const book = now.books.get(lang) ?? revising.book(source, lang);
  now.books.set(lang, book);
  await read(book, records);
  return book;
}

/** How long a book is read at a stretch, in milliseconds: a game of many corrections holds nobody else up. */
const STRETCH_MS = 25;

/** Gives a book what it does not know yet. Two who do so at once give it no record twice. */
async function read(book: RevisionBook, records: readonly LogRecord[]): Promise<void> {
  let since = performance.now();
  for (const record of records) {
    if (record.seq !== book.seq + 1) continue;
    book.apply(record);
    if (performance.now() - since < STRETCH_MS) continue;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  }
}

function knownOf(game: Game): Known {
  const now = known.get(game) ?? { seq: 0, corrected: false, out: new Set(), books: new Map() };
  known.set(game, now);
  return now;
}

function sourceOf({ rulebook }: Game, meta: StoredGame): Source {
  return { rulebook, head: meta, draws: keyedDraws(meta.seed, meta.id) };
}

/** Which published reports a correction changes, tried on a book of its own. A correction that is refused changes none. */
export async function revisedBy(
  context: Pick<Context, 'host' | 'tools' | 'store' | 'clock'>,
  game: Pick<StoredGame, 'id' | 'rulebook'>,
  correction: Correction,
  lang: Lang,
): Promise<RevisedReport[]> {
  const { host, tools, store, clock } = context;
  const revising = (await tools()).revising?.(game.rulebook) ?? null;
  if (!revising) return [];
  const { source, at } = await host.read(game.id, ({ game, meta }) => ({
    source: sourceOf(game, meta),
    at: gameTime(meta, clock()),
  }));
  let book = (await revisionsOf(context, game, lang))?.copy();
  if (!book) {
    // A game that was never corrected has none yet.
    book = revising.book(source, lang);
    await read(book, await store.records(game.id));
  }
  return changesBy(revising, book, correction, at).map((changed) => ({
    ...changed,
    byItself: revising.reports.published === undefined,
    title: revising.reports.title(changed.number, lang),
  }));
}

/** @param book gets the correction, too */
function changesBy(
  revising: Revising,
  book: RevisionBook,
  correction: Correction,
  at: Instant,
): { number: number; revision: number; changes: ChangesShown }[] {
  const before = new Map(book.numbers().map((number) => [number, told(book.of(number).changes)]));
  const outcome = book.game.copy().amend(correction, '', { kind: 'organiser' }, at, 'preview');
  if (!outcome.accepted) return [];
  book.apply(outcome.record);
  return [...before].flatMap(([number, was]) => {
    const { changes } = book.of(number);
    if (!changes || changes.differences.length === 0 || told(changes) === was) return [];
    return [{ number, revision: changes.since + 1, changes: revising.shown(book, changes) }];
  });
}

const told = (changes: Changes | null): string =>
  JSON.stringify([changes?.since ?? 0, changes?.differences ?? []]);
