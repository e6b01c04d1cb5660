/** Which rulebooks have reports that can come out again, and what they are. */
import type { EventBase, Lang } from '../engine/contract.js';
import type { SeasonView } from '../rulebooks/race/view.js';
import type { CupView } from '../rulebooks/table/cup/view.js';
import type { GameView as RoomsView } from '../rulebooks/twelve-rooms/view.js';
import { speaker } from '../texts/messages.js';
import { cupDocument, cupFacts, cupReportsOut } from './cup-report.js';
import type { Reports } from './revisions.js';
import { roomsDocument, roomsFacts, roomsReportsOut, roomsSealed } from './rooms.js';
import { scopeOf } from './scope.js';
import { seasonDocument, seasonFacts } from './season.js';

const words = speaker({
  season: { ru: 'Отчёт об игре {number}', en: 'Report of game {number}' },
  turn: { ru: 'Результаты хода {number}', en: 'Results of turn {number}' },
  start: { ru: 'Первый отчёт', en: 'The first report' },
  round: { ru: 'Результаты тура {number}', en: 'Results of round {number}' },
  standings: { ru: 'Таблица кубка', en: 'Standings of the cup' },
});
export const kindMessages = words.messages;

/** Null for a rulebook whose games have no report of parts: a judged table has its protocol only. */
export function reportsOf(rulebook: string): Reports | null {
  if (rulebook === 'mafia-cup') return CUP;
  if (rulebook === 'twelve-rooms') return ROOMS;
  return ['mafia-2018', 'thrones-2017', 'season'].includes(rulebook) ? seasonReports(rulebook) : null;
}

function seasonReports(rulebook: string): Reports {
  const facts = (view: unknown, number: number, lang: Lang) =>
    seasonFacts(view as SeasonView, number, lang, { rulebook });
  return {
    facts,
    out: (view) =>
      (view as SeasonView).games.filter(({ report }) => report !== null).map((game) => game.number),
    document: (view, number, lang, changes) => {
      const season = view as SeasonView;
      const resolved = season.games.some((game) => game.number === number && game.stage === 'resolved');
      return resolved ? seasonDocument(scopeOf(season, number, lang, { rulebook, changes })) : null;
    },
    title: (number, lang) => words('season', lang, { number }),
    sealed: () => false,
    published: (event) => (event.type === 'ReportPublished' ? numberIn(event, 'game') : null),
  };
}

const ROOMS: Reports = {
  out: (view) => roomsReportsOut(view as RoomsView),
  facts: (view, number, lang) => roomsFacts(view as RoomsView, number, lang),
  document: (view, number, lang, changes) => roomsDocument(view as RoomsView, number, lang, changes),
  title: (number, lang) => (number === 0 ? words('start', lang) : words('turn', lang, { number })),
  sealed: (view) => roomsSealed(view as RoomsView),
};

/** What changes points that were out: by the cup's own rules (3.4, 3.6, 4.6, 4.10). */
const CORRECTING = new Set([
  ...['ResultReplaced', 'ResultWithdrawn', 'ResultVerified'],
  ...['TableAnnulled', 'TableReplayed', 'FormulaSet', 'PointsAdjusted', 'RulingSet'],
]);

const CUP: Reports = {
  out: (view) => cupReportsOut(view as CupView),
  facts: (view, number, lang) => cupFacts(view as CupView, number, lang),
  document: (view, number, lang, changes) => cupDocument(view as CupView, number, lang, changes),
  title: (number, lang) => (number === 0 ? words('standings', lang) : words('round', lang, { number })),
  sealed: () => false,
  corrects: ({ type }) => CORRECTING.has(type),
  veil(view, number) {
    const { hiding, rounds } = view as CupView;
    const hidden = hiding && rounds.some(({ n, status }) => status === 'closed' && n >= hiding.from);
    return hidden && (number === 0 || number >= hiding.from) ? `${hiding.what} ${hiding.from}` : '';
  },
  // The standings after another round are others in any case.
  begins: ({ type }) => (type === 'RoundClosed' ? [0] : []),
};

function numberIn(event: EventBase, field: string): number {
  const value: unknown = Object.entries(event).find(([key]) => key === field)?.[1];
  if (typeof value !== 'number') throw new Error(`${event.type} without ${field}`);
  return value;
}
