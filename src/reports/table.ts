/** The season as a table: one row for each clan in each resolved game. As rows, as CSV and as a workbook. */
import type { Lang } from '../engine/contract.js';
import type { EventOf } from '../rulebooks/race/events.js';
import { formsOf } from '../rulebooks/race/texts/forms.js';
import type { GameView, SeasonView } from '../rulebooks/race/view.js';
import { seasonBook } from '../rulebooks/seasons.js';
import { changesSheets } from './changes-sheet.js';
import type { Reports, RevisionBook } from './revisions.js';
import { ofStep, ofType } from './scope.js';
import { words } from './season-words.js';
import { csvOf, sheetOf, type Value, workbookOf } from './sheets.js';

export interface SeasonRow {
  game: number;
  date: string;
  clan: string;
  /** Place in the order of moves. */
  order: number | null;
  /** Points × 100; null, like the dice, when the clan did not throw. */
  main: number | null;
  cup: number | null;
  mainDie: number | null;
  cupDie: number | null;
  creative: number | null;
  modifiers: number | null;
  total: number | null;
  cell: number;
  territory: number;
  rank: number | null;
  toPaint: number | null;
}

export function seasonTable(view: SeasonView, lang: Lang = 'ru'): SeasonRow[] {
  return view.games
    .filter((game) => game.after !== null)
    .flatMap((game) =>
      view.clans.map(({ id, name }, index): SeasonRow => {
        const dice = diceOf(game, id);
        const rank = game.ranks.find((row) => row.clan === id);
        const place = game.order.indexOf(id);
        return {
          game: game.number,
          date: game.date,
          clan: name[lang],
          order: place === -1 ? null : place + 1,
          main: dice?.mainSum ?? null,
          cup: dice?.cupSum ?? null,
          mainDie: dice?.main ?? null,
          cupDie: dice?.cup ?? null,
          creative: dice?.creative ?? null,
          modifiers: dice?.modifiers.reduce((sum, { amount }) => sum + amount, 0) ?? null,
          total: dice?.total ?? null,
          cell: game.after!.positions[index] ?? 0,
          territory: game.after!.owners.filter((owner) => owner === id).length,
          rank: rank?.rank ?? null,
          toPaint: game.painting?.clans.find((row) => row.clan === id)?.allowed ?? rank?.cells ?? null,
        };
      }),
    );
}

function diceOf(game: GameView, clan: number): EventOf<'DiceThrown'> | undefined {
  return ofType(ofStep(game, 'dice'), 'DiceThrown')
    .map(({ event }) => event as unknown as EventOf<'DiceThrown'>)
    .find((event) => event.clan === clan);
}

const COLUMNS = [
  ['game', 'colGame'],
  ['date', 'colDate'],
  ['clan', 'clan'],
  ['order', 'colOrder'],
  ['main', 'colMain'],
  ['cup', 'colCup'],
  ['mainDie', 'colMainDie'],
  ['cupDie', 'colCupDie'],
  ['creative', 'colCreative'],
  ['modifiers', 'colModifiers'],
  ['total', 'colTotal'],
  ['cell', 'colCell'],
  ['territory', 'colTerritory'],
  ['rank', 'colRank'],
  ['toPaint', 'colToPaint'],
] as const satisfies readonly (readonly [keyof SeasonRow, keyof typeof words.messages])[];

/** Columns that say nothing in a season where nobody paints. */
const PAINTING: ReadonlySet<keyof SeasonRow> = new Set(['territory', 'rank', 'toPaint']);

type Columns = readonly (typeof COLUMNS)[number][];

const columnsOf = (view: SeasonView, rulebook: string): Columns =>
  seasonBook(rulebook, view).has('territory') ? COLUMNS : COLUMNS.filter(([key]) => !PAINTING.has(key));

function headsOf(columns: Columns, view: SeasonView, lang: Lang): string[] {
  const forms = formsOf(view.vocabulary ?? 'clans', lang);
  return columns.map(([, key]) => words(key, lang, forms));
}

/** Columns whose numbers are hundredths. */
const HUNDREDTHS: ReadonlySet<keyof SeasonRow> = new Set(['main', 'cup']);

function rowsOf(columns: Columns, view: SeasonView, lang: Lang): Value[][] {
  return seasonTable(view, lang).map((row) =>
    columns.map(([key]) => {
      const value = row[key];
      return typeof value === 'number' && HUNDREDTHS.has(key) ? value / 100 : value;
    }),
  );
}

/** CSV for a spreadsheet of the language: Russian Excel wants `;` and a decimal comma. */
export function seasonCsv(view: SeasonView, lang: Lang = 'ru', rulebook = 'mafia-2018'): string {
  const columns = columnsOf(view, rulebook);
  const rows = [headsOf(columns, view, lang), ...rowsOf(columns, view, lang)];
  return csvOf(rows, lang === 'ru' ? { delimiter: ';', comma: true } : { delimiter: ',' });
}

/** A workbook: the table, and what has changed in reports that are out again. */
export async function seasonXlsx(
  view: SeasonView,
  lang: Lang = 'ru',
  rulebook = 'mafia-2018',
  revised: { reports: Reports; book: RevisionBook } | null = null,
): Promise<Buffer> {
  const columns = columnsOf(view, rulebook);
  return workbookOf([
    sheetOf(words('sheet', lang), headsOf(columns, view, lang), rowsOf(columns, view, lang)),
    ...(revised ? changesSheets(revised, lang) : []),
  ]);
}
