/** The parts of the product that the server offers but does not make itself. */
import { randomBytes } from 'node:crypto';
import { commitment } from '../engine/draws.js';
import { demoCup } from '../lab/demo/cup.js';
import { demoSeason } from '../lab/demo/mafia-2018.js';
import { demoSamovar, demoThrones } from '../lab/demo/packs.js';
import { demoTable } from '../lab/demo/table.js';
import { shownChanges } from '../reports/changes.js';
import { cupPage } from '../reports/cup-page.js';
import { cupReportParts } from '../reports/cup-report.js';
import { cupCsv, cupXlsx } from '../reports/cup-table.js';
import { writeParts } from '../reports/formats.js';
import { reportsOf } from '../reports/kinds.js';
import { seasonProtocol } from '../reports/protocol.js';
import { type Reports, type RevisionBook, revises, revisionBook } from '../reports/revisions.js';
import { dryRunPrivateReport, dryRunReport, privateReportParts, roomsReportParts } from '../reports/rooms.js';
import { seasonReportParts } from '../reports/season.js';
import { seasonCsv, seasonXlsx } from '../reports/table.js';
import { tablePage, tablePages } from '../reports/table-page.js';
import { type About, type TableProtocol, tableProtocol } from '../reports/table-protocol.js';
import { tableReportParts } from '../reports/table-report.js';
import { tablesXlsx } from '../reports/table-xlsx.js';
import { rulebooks } from '../rulebooks/index.js';
import type { SeasonView } from '../rulebooks/race/view.js';
import type { CupView } from '../rulebooks/table/cup/view.js';
import type { GameView as TableView } from '../rulebooks/table/view.js';
import type { GameView as RoomsView } from '../rulebooks/twelve-rooms/view.js';
import { drawnIn, toScenario } from '../scenario/export.js';
import { withLuck } from '../scenario/luck.js';
import type { ReportOptions, Tools } from '../server/tools.js';

/** Between the parts of a report that a network takes only piece by piece. */
const CUT = '\n\n— — —\n\n';

export const tools: Tools = {
  // Until a game is over its seed would tell the draws to come, so the file holds only those that have been made.
  exportGame: ({ game, meta: { ended, seed, title } }) =>
    ended
      ? withLuck(toScenario(game, { seed }, title), game, seed)
      : { ...toScenario(game, { draws: drawnIn(game, seed) }, title), commitment: commitment(seed) },

  report(view, options) {
    if (options.rulebook === 'twelve-rooms') return turnReport(view as RoomsView, options);
    const { game, format, lang, about, changes = null } = options;
    if (about.rulebook === 'mafia-cup') {
      return cupReportParts(view as CupView, game, format, lang, changes)?.join(CUT) ?? null;
    }
    if (isTable(about)) {
      const protocol = protocolOf(view, about);
      return protocol && tableReportParts(protocol, format, lang).join(CUT);
    }
    const season = view as SeasonView;
    const played = season.games.find((each) => each.number === game);
    return played?.stage === 'resolved'
      ? seasonReportParts(season, game, format, lang, { rulebook: about.rulebook, changes }).join(CUT)
      : null;
  },

  revising(rulebook) {
    const reports = reportsOf(rulebook);
    if (!reports) return null;
    const sealed = ({ game: { rulebook, state } }: RevisionBook): boolean =>
      reports.sealed(rulebook.view(state, { kind: 'public' }));
    return {
      reports,
      revises: (record, out) => revises(reports, record, out),
      book: (source, lang) => revisionBook(source, reports, lang),
      text: ({ document }, format) => document && writeParts(document, format).join(CUT),
      sealed,
      shown: (book, changes) => shownChanges(changes, sealed(book)),
    };
  },

  protocol(view, { game, lang, about, changes = null }) {
    if (isTable(about)) {
      const protocol = protocolOf(view, about);
      return protocol && tablePage(protocol, lang);
    }
    const season = asSeason(view);
    const played = season?.games.find((each) => each.number === game);
    return season && played?.stage === 'resolved'
      ? seasonProtocol(season, game, lang, { rulebook: about.rulebook, changes })
      : null;
  },

  tableProtocol: protocolOf,

  async table(view, { format, lang, about, book = null }) {
    if (isTable(about)) {
      const protocol = protocolOf(view, about);
      return protocol && format === 'xlsx' ? tablesXlsx([protocol], lang) : null;
    }
    const season = asSeason(view);
    if (!season) return null;
    return format === 'csv'
      ? seasonCsv(season, lang, about.rulebook)
      : seasonXlsx(season, lang, about.rulebook, revised(about.rulebook, book));
  },

  tablePages: (protocols, { title, lang }) => tablePages(protocols, title, lang),

  cupPage: (view, { paper, lang, book = null }) => cupPage(view, paper, lang, book),

  cupTable: async (view, protocols, { format, lang, book = null }) =>
    format === 'csv' ? cupCsv(view, lang) : cupXlsx(view, protocols, lang, revised('mafia-cup', book)),

  async createDemo(host, { of, first }) {
    if (of === 'cup') return createDemoCup(host, first);
    const demo = DEMOS[of]();
    const { id } = await host.create({
      // Draws depend on the game's id: the first demo of every installation is the same game.
      ...(first ? { id: of === 'season' ? 'demo' : `demo-${of}` } : {}),
      rulebook: rulebooks[demo.rulebook]!,
      setup: demo.setup,
      title: demo.title,
      demo: true,
      open: true,
      seed: demo.seed,
      now: demo.now,
      play: demo.play,
    });
    return { id, people: demo.people };
  },
};

const DEMOS = { season: () => demoSeason(), thrones: demoThrones, pack: demoSamovar, table: demoTable };

/** The cup, then its tables, each with its past. */
async function createDemoCup(
  host: Parameters<NonNullable<Tools['createDemo']>>[0],
  first: boolean,
): ReturnType<NonNullable<Tools['createDemo']>> {
  const cup = demoCup(first ? 'demo-cup' : `demo-cup-${randomBytes(5).toString('hex')}`);
  const { id, title, seed, setup, now, play, people, tables } = cup;
  const common = { demo: true, open: true, now };
  await host.create({ ...common, id, rulebook: rulebooks['mafia-cup']!, setup, title, seed, play });
  for (const table of tables)
    await host.create({ ...common, ...table, parent: id, rulebook: rulebooks['vavt-cup-2017']! });
  return { id, people };
}

function revised(
  rulebook: string,
  book: RevisionBook | null,
): { reports: Reports; book: RevisionBook } | null {
  const reports = reportsOf(rulebook);
  return reports && book && { reports, book };
}

function isTable({ rulebook }: About): boolean {
  return rulebook === 'vavt-cup-2017';
}

/** The protocol of a judged table; null when this is another game, or the viewer may not know the roles. */
function protocolOf(view: unknown, about: About): TableProtocol | null {
  return isTable(about) ? tableProtocol(view as TableView, about) : null;
}

/** The view of a board season, or null when it is one of another game. */
function asSeason(view: unknown): SeasonView | null {
  return typeof view === 'object' && view !== null && 'games' in view ? (view as SeasonView) : null;
}

/** A report of «12 комнат»; null when this viewer has none. */
function turnReport(
  view: RoomsView,
  { game: turn, format, lang, kind, player, changes = null }: ReportOptions,
): string | null {
  if (kind === 'dry') {
    return player === null
      ? dryRunReport(view, format, lang)
      : dryRunPrivateReport(view, player, format, lang);
  }
  if (kind === 'private') {
    const told = view.me?.reports.some((report) => report.turn === turn);
    return told ? privateReportParts(view, turn, format, lang).join(CUT) : null;
  }
  const out = turn === 0 ? view.start !== null : view.results.some(({ results }) => results.turn === turn);
  return out ? roomsReportParts(view, turn, format, lang, changes).join(CUT) : null;
}
