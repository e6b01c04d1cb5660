/** What all sections of a season report work with: one view, one game, one language. */
import type { Instant, Lang } from '../engine/contract.js';
import { rulings as mafiaRulings } from '../rulebooks/mafia-2018/rulings.js';
import { describe, type Names, namesOf } from '../rulebooks/race/describe.js';
import { formsOf, type SeasonForms } from '../rulebooks/race/texts/forms.js';
import type { ModuleName, Topic } from '../rulebooks/race/topics.js';
import type { GameView, JournalEntry, JournalStep, SeasonView } from '../rulebooks/race/view.js';
import { rulings as packRulings } from '../rulebooks/season/rulings.js';
import { seasonBook } from '../rulebooks/seasons.js';
import { rulings as thronesRulings } from '../rulebooks/thrones-2017/rulings.js';
import { shortEnd, shortMoment, spellEnd, spellMoment, spellStart } from '../texts/moments.js';
import type { Changes } from './changes.js';
import { Citations } from './citations.js';
import type { Cited, Item } from './document.js';
import { words } from './season-words.js';

/** The rulings of the seasons' rulebooks, whose titles a report names. */
const RULINGS: Record<string, typeof mafiaRulings | typeof thronesRulings | typeof packRulings> = {
  'mafia-2018': mafiaRulings,
  'thrones-2017': thronesRulings,
  season: packRulings,
};

export interface ReportOptions {
  /** Whose clauses are cited; the first season's unless given. */
  rulebook?: string;
  /** The results of the teams under each throw; on by default. */
  details?: boolean;
  /** A second zone for all hours, and how to call it: `{ zone: 'Europe/Moscow', name: 'по Москве' }`. */
  also?: { zone: string; name: string };
  /** What corrections have changed since an earlier revision; without it a report does not know of earlier ones. */
  changes?: Changes | null;
  /** Sentences without their citations, for comparing. */
  bare?: boolean;
}

/** The events of a game day that other sections take their numbers from. */
export interface Scope {
  view: SeasonView;
  game: GameView;
  before: GameView | undefined;
  next: GameView | undefined;
  /** Nothing later has been resolved: what is carried and due is still ahead. */
  latest: boolean;
  lang: Lang;
  /** Words of the season: «клан», «дом». */
  forms: SeasonForms;
  /** The clauses behind topics. */
  cite(...topics: Topic[]): Cited;
  citeOffer(kind: string): Cited;
  has(module: ModuleName): boolean;
  names: Names;
  citations: Citations;
  details: boolean;
  changes: Changes | null | undefined;
  when(at: Instant): string;
  /** After «с» and «до». */
  since(at: Instant): string;
  until(at: Instant): string;
  short(at: Instant): string;
}

export function scopeOf(view: SeasonView, number: number, lang: Lang, options: ReportOptions): Scope {
  const index = view.games.findIndex((game) => game.number === number);
  const game = view.games[index];
  if (!game) throw new RangeError(`no game ${number} in the season`);
  const { also, rulebook = 'mafia-2018', changes, bare = false } = options;
  const rulings = RULINGS[rulebook] ?? {};
  const book = seasonBook(rulebook, view);
  const both =
    (own: (at: Instant, zone: string, lang: Lang) => string, other: typeof own) =>
    (at: Instant): string => {
      const moment = own(at, view.zone, lang);
      return also
        ? words('also', lang, { moment, name: also.name, other: other(at, also.zone, lang) })
        : moment;
    };
  const scope = {
    view,
    game,
    before: view.games[index - 1],
    next: view.games[index + 1],
    latest: view.games.findLast((each) => each.stage === 'resolved') === game,
    lang,
    forms: formsOf(view.vocabulary ?? 'clans', lang),
    cite: (...topics: Topic[]) => ({ clauses: book.cite(...topics) }),
    citeOffer: (kind: string) => ({ clauses: book.citeOffer(kind) }),
    has: book.has,
    names: namesOf(view, lang, { rulings }),
    citations: new Citations({ rulings, values: view.rulings }, lang, bare),
    details: options.details ?? true,
    changes,
    when: both(spellMoment, shortMoment),
    since: both(spellStart, shortMoment),
    until: both(spellEnd, shortEnd),
    short: both(shortMoment, shortMoment),
  };
  scope.names.until = scope.until;
  return scope;
}

/** An event as an item: its sentence and its clauses. */
export function said(scope: Scope, { event }: JournalEntry): Item {
  const by = { clauses: event.clauses, rulings: event.rulings as string[] | undefined };
  return { ...cited(scope, describe(event, scope.names, scope.lang), by), id: subjectOf(event) };
}

/** Whom or what an event is about: the event that stands in its place after a correction has the same. */
function subjectOf(event: JournalEntry['event']): string {
  const subject = (['clan', 'team', 'offer', 'cell', 'ask', 'question'] as const).find(
    (field) => event[field] !== undefined,
  );
  return subject ? `${event.type}:${subject}:${String(event[subject])}` : event.type;
}

/** A sentence with the clauses behind it, inside its full stop. */
export function cited(scope: Scope, sentence: string, by: Cited): Item {
  return { line: [scope.citations.sentence(sentence, by)], by };
}

export function ofStep(game: GameView | undefined, ...steps: JournalStep[]): JournalEntry[] {
  return game?.journal.filter((entry) => steps.includes(entry.step)) ?? [];
}

export function ofType(entries: readonly JournalEntry[], ...types: string[]): JournalEntry[] {
  return entries.filter((entry) => types.includes(entry.event.type));
}
