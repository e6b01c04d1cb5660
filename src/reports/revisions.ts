/**
 * The revisions of published reports, read off the log: what each said when it was out, and how it differs from the one
 * before. Two kinds of games differ in how a report is published anew.
 *
 * A season publishes by a command. Its revisions are compared at one moment of the game, the last publication: there with the
 * log as it was then, and as corrections have made it. So only corrections count, not what has happened since.
 *
 * The results of a forum game and of a cup are out by themselves, and a correction is seen by everybody at once: each that
 * changes them makes a revision.
 *
 * Everything is made of the views of the public, whoever asks: a difference tells nobody more than the two texts do.
 */
import type { EventBase, Instant, Lang } from '../engine/contract.js';
import { type Change as Correcting, Game, type GameHead, type LogRecord } from '../engine/game.js';
import type { Changes, Correction } from './changes.js';
import { type Change, compare } from './compare.js';
import type { Document } from './document.js';

/** The reports of one rulebook. Numbers are games of a season, turns, rounds. */
export interface Reports {
  /** Which reports a view shows as being out. */
  out(view: unknown): number[];
  /** What revisions are compared by, without citations; null when this view has no such report. */
  facts(view: unknown, number: number, lang: Lang): Document | null;
  /** The whole report; null when there is none. */
  document(view: unknown, number: number, lang: Lang, changes: Changes | null): Document | null;
  /** What a report is called: `Отчёт об игре 171`. */
  title(number: number, lang: Lang): string;
  /** Whether why something was corrected may not be told yet. */
  sealed(view: unknown): boolean;
  /** Publishing by command: the report that an event publishes. */
  published?(event: EventBase): number | null;
  /** Otherwise: whether an event corrects what is out already, by the rules of the game itself. */
  corrects?(event: EventBase): boolean;
  /**
   * What keeps a report, or a part of it, from the public in this view; empty when nothing does. A revision is shown under the
   * same veil it came out under, or under none: what was read once is hidden, too, when its report is.
   */
  veil?(view: unknown, number: number): string;
  /** Reports that begin anew with an event: nothing was published of them yet. */
  begins?(event: EventBase): number[];
}

export interface Revision {
  /** From 1. */
  number: number;
  /** When it came out; null where nobody has put it out: it was there with the game. */
  at: Instant | null;
  /** The report as it was; null when the public did not see it even then. */
  document: Document | null;
  /** Against the revision before; null for the first one. */
  changes: Changes | null;
}

/** What a report's readers are to be told. */
export interface ReportRevisions {
  /** The first one first; empty when the report is not out, or has never been corrected. */
  revisions: readonly Revision[];
  /** How the report as it is now differs from the last revision, or the last one from the one before. */
  changes: Changes | null;
}

export interface RevisionBook {
  /** The number of the last record read. */
  readonly seq: number;
  /** The game as it is after it, with its history. */
  readonly game: Game;
  apply(record: LogRecord): void;
  /** A book of its own that knows as much: what is tried on it stays there. */
  copy(): RevisionBook;
  of(number: number): ReportRevisions;
  /** Reports whose revisions can differ: those that are out. */
  numbers(): number[];
}

type Rulebook = Game['rulebook'];
type Draws = ConstructorParameters<typeof Game>[2];

export interface Source {
  rulebook: Rulebook;
  head: GameHead;
  draws: Draws;
}

const PUBLIC = { kind: 'public' } as const;
const NONE: ReportRevisions = { revisions: [], changes: null };

/**
 * Whether a record may have made a second revision: without any such record nobody needs a book.
 * @param out numbers of the reports that the records before have published; those of this one are added
 */
export function revises(reports: Reports, { input, entries }: LogRecord, out: Set<number>): boolean {
  const again = entries.map(({ events }) =>
    events.map((event) => {
      const number = reports.published?.(event) ?? null;
      const known = number !== null && out.has(number);
      if (number !== null) out.add(number);
      return known || (reports.corrects?.(event) ?? false);
    }),
  );
  return input.kind === 'amend' || again.flat().includes(true);
}

export function revisionBook(source: Source, reports: Reports, lang: Lang): RevisionBook {
  const game = new Game(source.rulebook, source.head, source.draws);
  return reports.published ? new ByCommand(game, reports, lang) : new ByCorrection(game, reports, lang);
}

/** A report that a command has put out. */
interface Published {
  /** The entry that has put it out last; null after a correction has taken that back: revisions were read all the same. */
  entry: string | null;
  /** By the entries that have put it out: what it would have said there by what its readers know since the last one. */
  put: { entry: string; facts: Document | null }[];
  /** What it said the last time, and what it would say there with the corrections made since. */
  said: Document | null;
  says: Document | null;
  corrections: Correction[];
  revisions: Revision[];
}

class ByCommand implements RevisionBook {
  private readonly published = new Map<number, Published>();

  constructor(
    readonly game: Game,
    private readonly reports: Reports,
    private readonly lang: Lang,
  ) {}

  get seq(): number {
    return this.game.seq;
  }

  copy(): ByCommand {
    const copy = new ByCommand(this.game.copy(), this.reports, this.lang);
    for (const [number, report] of this.published) {
      const put = report.put.map((each) => ({ ...each }));
      copy.published.set(number, { ...report, put, corrections: [...report.corrections] });
    }
    return copy;
  }

  numbers(): number[] {
    return [...this.published.keys()].sort((a, b) => a - b);
  }

  of(number: number): ReportRevisions {
    const report = this.published.get(number);
    if (!report) return NONE;
    const { revisions, entry, said, says, corrections } = report;
    if (entry === null) return { revisions, changes: null };
    const differences = differencesOf(said, says);
    if (differences.length === 0) return { revisions, changes: revisions.at(-1)?.changes ?? null };
    return { revisions, changes: { since: revisions.length, published: false, corrections, differences } };
  }

  apply(record: LogRecord): void {
    this.game.apply(record);
    if (record.input.kind === 'amend') this.amended(record);
    else {
      for (const { id, events } of record.entries) {
        for (const event of events) {
          const number = this.reports.published!(event);
          if (number !== null) this.publish(number, id, record.at);
        }
      }
    }
  }

  private publish(number: number, entry: string, at: Instant): void {
    const { game, reports, lang } = this;
    const view = game.rulebook.view(game.state, PUBLIC);
    const known = this.published.get(number);
    const facts = reports.facts(view, number, lang);
    // Where a correction has taken it back, there is no earlier moment to compare at.
    if (known?.entry === null) known.says = facts;
    if (known) this.renew(number, known.put);
    const changes = known ? changesOf(known) : null;
    const document = reports.document(view, number, lang, changes);
    const revisions = known?.revisions ?? [];
    this.published.set(number, {
      ...{ entry, said: facts, says: facts, corrections: [] },
      put: [...(known?.put ?? []), { entry, facts }],
      revisions: [...revisions, { number: revisions.length + 1, at, document, changes }],
    });
  }

  private amended(record: LogRecord): void {
    const last = this.lastPublished();
    const correction = correctionOf(record, this.game);
    for (const [number, report] of this.published) {
      const entry = last.get(number) ?? null;
      if (report.entry === null || entry === report.entry) continue;
      report.entry = entry;
      // It has taken the last publication back: an earlier one is the last now, or none.
      if (entry === null) report.corrections.push(correction);
      else {
        report.said = report.put.find((each) => each.entry === entry)?.facts ?? null;
        report.says = report.said;
      }
    }
    this.lookBack((number, facts) => {
      const report = this.published.get(number)!;
      if (differencesOf(report.says, facts).length > 0) report.corrections.push(correction);
      report.says = facts;
      // Taken back before anybody was told.
      if (differencesOf(report.said, facts).length === 0) report.corrections = [];
    });
    // It may also have brought about that a report is out at all, or again.
    for (const [number, entry] of last) {
      if ((this.published.get(number)?.entry ?? null) === null) this.publish(number, entry, record.at);
    }
  }

  /** What a report said each time before it says now as corrections have made it: they are told of from now on. */
  private renew(number: number, put: Published['put']): void {
    const known = new Map(put.map((each) => [each.entry, each]));
    this.viewsAt(
      (id) => known.has(id),
      (id, view) => {
        known.get(id)!.facts = this.reports.facts(view, number, this.lang);
      },
    );
  }

  /** The entry by which each report was published last, in the log in force. */
  private lastPublished(): Map<number, string> {
    const last = new Map<number, string>();
    for (const { id, events } of this.game.entries) {
      for (const event of events) {
        const number = this.reports.published!(event);
        if (number !== null) last.set(number, id);
      }
    }
    return last;
  }

  /** Goes through the log in force once and says what each report would have said when it was published last. */
  private lookBack(use: (number: number, facts: Document | null) => void): void {
    const at = new Map<string, number[]>();
    for (const [number, { entry }] of this.published) {
      if (entry !== null) at.set(entry, [...(at.get(entry) ?? []), number]);
    }
    this.viewsAt(
      (id) => at.has(id),
      (id, view) => {
        for (const number of at.get(id)!) use(number, this.reports.facts(view, number, this.lang));
      },
    );
  }

  /** What the public saw after certain entries of the log in force. */
  private viewsAt(wanted: (entry: string) => boolean, use: (entry: string, view: unknown) => void): void {
    const { rulebook, head, entries } = this.game;
    let state = rulebook.init(head.setup);
    for (const { id, events } of entries) {
      for (const event of events) state = rulebook.evolve(state, event);
      if (wanted(id)) use(id, rulebook.view(state, PUBLIC));
    }
  }
}

/** A report that a correction has taken back: what its readers had before them last. */
interface Away extends Seen {
  revisions: Kept[] | undefined;
  correction: Correction;
}

/** A report as the public saw it. */
interface Seen {
  facts: Document | null;
  document: Document | null;
  veil: string;
}

interface Kept {
  revision: Revision;
  /** It came out under this veil. */
  veil: string;
}

/** A report whose every correction is a revision; it is kept from the first one on. */
class ByCorrection implements RevisionBook {
  private readonly corrected = new Map<number, Kept[]>();
  /** Nothing is shown of them until they are out again. */
  private readonly away = new Map<number, Away>();

  constructor(
    readonly game: Game,
    private readonly reports: Reports,
    private readonly lang: Lang,
  ) {}

  get seq(): number {
    return this.game.seq;
  }

  copy(): ByCorrection {
    const copy = new ByCorrection(this.game.copy(), this.reports, this.lang);
    for (const [number, kept] of this.corrected) copy.corrected.set(number, kept);
    for (const [number, last] of this.away) copy.away.set(number, last);
    return copy;
  }

  numbers(): number[] {
    return this.reports.out(this.view());
  }

  of(number: number): ReportRevisions {
    const kept = this.corrected.get(number);
    if (!kept) return NONE;
    const now = this.veil(this.view(), number);
    if (now !== '' && kept.some(({ veil }) => veil !== now)) return NONE;
    const revisions = kept.map(({ revision }) => revision);
    return { revisions, changes: revisions.at(-1)!.changes };
  }

  apply(record: LogRecord): void {
    const events = record.entries.flatMap((entry) => entry.events);
    const corrects =
      record.input.kind === 'amend' || events.some((event) => this.reports.corrects?.(event) ?? false);
    if (!corrects) {
      this.game.apply(record);
      for (const number of events.flatMap((event) => this.reports.begins?.(event) ?? [])) {
        this.corrected.delete(number);
        this.away.delete(number);
      }
      if (this.away.size > 0) this.bringBack(record.at, [], this.view());
      return;
    }
    const { reports, lang } = this;
    // All that is needed of it is taken now: the correction works on the same state.
    const old = this.view();
    const before = reports.out(old).map((number) => ({
      number,
      seen: {
        facts: reports.facts(old, number, lang),
        document: reports.document(old, number, lang, this.of(number).changes),
        veil: this.veil(old, number),
      },
    }));
    this.game.apply(record);
    const view = this.view();
    const out = new Set(reports.out(view));
    const correction = correctionOf(record, this.game);
    // Points of one round can hang on another: where something is hidden or revealed, no difference is a correction's.
    const unveiled = before.every(({ number, seen }) => seen.veil === this.veil(view, number));
    for (const { number, seen } of before) {
      if (out.has(number)) {
        if (unveiled) this.add(number, seen, { corrections: [correction], at: record.at }, view);
      } else {
        this.away.set(number, { ...seen, revisions: this.corrected.get(number), correction });
        this.corrected.delete(number);
      }
    }
    this.bringBack(record.at, [correction], view);
  }

  /** What is out again: its revisions are readable as before, and what has become of it meanwhile is told. */
  private bringBack(at: Instant, by: Correction[], view: unknown): void {
    const out = new Set(this.reports.out(view));
    for (const [number, last] of this.away) {
      if (!out.has(number)) continue;
      this.away.delete(number);
      if (last.revisions) this.corrected.set(number, last.revisions);
      this.add(number, last, { corrections: [last.correction, ...by], at }, view);
    }
  }

  /** Nothing is added where nothing differs, or only what the public may know is another thing now. */
  private add(
    number: number,
    seen: Seen,
    { corrections, at }: { corrections: Correction[]; at: Instant },
    view: unknown,
  ): void {
    const { veil } = seen;
    if (this.veil(view, number) !== veil) return;
    const differences = differencesOf(seen.facts, this.reports.facts(view, number, this.lang));
    if (differences.length === 0) return;
    const first = { number: 1, at: null, document: seen.document, changes: null };
    const known = this.corrected.get(number) ?? [{ revision: first, veil }];
    const changes: Changes = { since: known.length, published: true, corrections, differences };
    const document = this.reports.document(view, number, this.lang, changes);
    const revision = { number: known.length + 1, at, document, changes };
    this.corrected.set(number, [...known, { revision, veil }]);
  }

  private veil(view: unknown, number: number): string {
    return this.reports.veil?.(view, number) ?? '';
  }

  private view(): unknown {
    return this.game.rulebook.view(this.game.state, PUBLIC);
  }
}

function differencesOf(before: Document | null, after: Document | null): Change[] {
  return before && after ? compare(before, after) : [];
}

/** What a new revision says of the one before. */
function changesOf({ said, says, corrections, revisions }: Published): Changes {
  const differences = differencesOf(said, says);
  const why = differences.length > 0 ? corrections : [];
  return { since: revisions.length, published: true, corrections: why, differences };
}

/** A correction in its own words: of the log, or a command by which the game corrects itself. */
function correctionOf({ seq, at, input, entries }: LogRecord, game: Game): Correction {
  if (input.kind === 'command') {
    const { reason } = input.command;
    const clauses = entries.flatMap(({ events }) => events.flatMap((event) => event.clauses));
    return { at, reason: typeof reason === 'string' ? reason : '', clauses: [...new Set(clauses)] };
  }
  const { change, reason } = input;
  const id = change.kind === 'insert' ? String(seq) : change.target;
  // What was taken out is not there any more: its clause stands behind the lines that differ.
  const entry = game.entries.find((each) => each.id === id);
  return { at, reason: byAnswer(change, game) ? '' : reason, clauses: entry?.events[0]?.clauses ?? [] };
}

/** An answer that the rules had waited for is entered where they waited: nobody has given a reason. */
function byAnswer(change: Correcting, { rulebook }: Game): boolean {
  return change.kind === 'insert' && (rulebook.answers?.includes(change.command.type) ?? false);
}
