/** What the server offers but does not make itself; each part may be missing. */
import type { Lang } from '../engine/contract.js';
import type { Changes, ChangesShown } from '../reports/changes.js';
import type { CupPaper } from '../reports/cup-papers.js';
import type { Reports, Revision, RevisionBook, Source } from '../reports/revisions.js';
import type { About, TableProtocol } from '../reports/table-protocol.js';
import type { CupView } from '../rulebooks/table/cup/view.js';
import type { PersonRole } from '../store/store.js';
import type { GameHost } from './game-host.js';
import type { LiveGame } from './live-game.js';
import type { DemoKind, ReportFormat } from './shapes.js';

export interface ReportOptions {
  rulebook: string;
  /** A game of a season, a turn of a forum game. */
  game: number;
  format: ReportFormat;
  lang: Lang;
  /** `private`: what the viewer alone was told; `dry`: what the master's dry run would publish (or tell `player`). */
  kind: 'public' | 'private' | 'dry';
  player: string | null;
  about: About;
  /** What has changed in a public report since its last revision. */
  changes?: Changes | null;
}

/** Reports that come out again after a correction. */
export interface Revising {
  reports: Reports;
  /** Whether a record may have made a second revision of a report; `out`: those published before, kept by it. */
  revises(record: Parameters<RevisionBook['apply']>[0], out: Set<number>): boolean;
  /** A book of revisions, empty: it is given the records one by one. */
  book(source: Source, lang: Lang): RevisionBook;
  /** A revision as it was, as text; null when the public did not see it. */
  text(revision: Revision, format: ReportFormat): string | null;
  /** Whether when and why something was corrected may not be told yet. */
  sealed(book: RevisionBook): boolean;
  /** What has changed, as a screen shows it. */
  shown(book: RevisionBook, changes: Changes): ChangesShown;
}

export interface Tools {
  /** Makes the season or the table to look around in, and says who sits in it: names are kept by the server. */
  createDemo?(
    host: GameHost,
    options: { of: DemoKind; first: boolean },
  ): Promise<{ id: string; people: DemoPerson[] }>;
  /** The report of a game from a view; null when there is nothing to report yet. */
  report?(view: unknown, options: ReportOptions): string | null;
  /** Null for games without reports. */
  revising?(rulebook: string): Revising | null;
  /**
   * The protocol of a game for print, a whole HTML page; null when there is nothing to print yet, or nothing this viewer
   * may know. `game`: a day of a season.
   */
  protocol?(
    view: unknown,
    options: { game: number; lang: Lang; about: About; changes?: Changes | null },
  ): string | null;
  /** The protocol of a judged table as data; null for other games and for whoever may not know the roles. */
  tableProtocol?(view: unknown, about: About): TableProtocol | null;
  /** The table of a season, the protocol of a judged table, as a file; null for games without one. */
  table?(
    view: unknown,
    options: { format: 'csv' | 'xlsx'; lang: Lang; about: About; book?: RevisionBook | null },
  ): Promise<string | Buffer | null>;
  /** Protocols of several tables for print in one go, a whole HTML page. */
  tablePages?(protocols: readonly TableProtocol[], options: { title: string; lang: Lang }): string;
  /** A cup for print, a whole HTML page. */
  cupPage?(view: CupView, options: { paper: CupPaper; lang: Lang; book?: RevisionBook | null }): string;
  /** A cup as a file, with the protocols of its tables as sheets. */
  cupTable?(
    view: CupView,
    protocols: readonly TableProtocol[],
    options: { format: 'csv' | 'xlsx'; lang: Lang; book?: RevisionBook | null },
  ): Promise<string | Buffer>;
  /** The game, read with its whole history, as a scenario: plain data. */
  exportGame?(live: LiveGame): unknown;
}

export interface DemoPerson {
  id: string;
  name: string;
  role: PersonRole;
  clan: number | null;
}
