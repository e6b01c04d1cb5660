/** The season as a table: one row for each clan in each resolved game. As rows, as CSV and as a workbook. */
import { stringify } from 'csv-stringify/sync';
import writeExcel, { type SheetData } from 'write-excel-file/node';
import type { Lang } from '../engine/contract.js';
import type { EventOf } from '../rulebooks/race/events.js';
import { formsOf } from '../rulebooks/race/texts/forms.js';
import type { GameView, SeasonView } from '../rulebooks/race/view.js';
import { seasonBook } from '../rulebooks/seasons.js';
import { points } from '../texts/numbers.js';
import { ofStep, ofType } from './scope.js';
import { words } from './season-words.js';

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

/**
 * A text as a cell that no spreadsheet takes for a formula: one that begins like a formula gets an apostrophe. Numbers
 * are numbers and stay as they are.
 */
export function safeCell(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** CSV for a spreadsheet of the language: UTF-8 with BOM; Russian Excel wants `;` and a decimal comma. */
export function seasonCsv(view: SeasonView, lang: Lang = 'ru', rulebook = 'mafia-2018'): string {
  const columns = columnsOf(view, rulebook);
  const heads = headsOf(columns, view, lang);
  const rows = seasonTable(view, lang).map((row) =>
    columns.map(([key]) => {
      const value = row[key];
      if (typeof value === 'string') return safeCell(value);
      if (value === null) return '';
      return HUNDREDTHS.has(key) ? points(value, lang).replace('−', '-') : String(value);
    }),
  );
  return stringify([heads, ...rows], {
    bom: true,
    delimiter: lang === 'ru' ? ';' : ',',
    record_delimiter: 'windows',
  });
}

/** A workbook with one sheet. Texts are written as texts, so none can become a formula. */
export async function seasonXlsx(
  view: SeasonView,
  lang: Lang = 'ru',
  rulebook = 'mafia-2018',
): Promise<Buffer> {
  const columns = columnsOf(view, rulebook);
  const heads = headsOf(columns, view, lang).map((value) => ({
    value,
    type: String,
    fontWeight: 'bold' as const,
  }));
  const rows = seasonTable(view, lang).map((row) =>
    columns.map(([key]) => {
      const value = row[key];
      if (value === null) return null;
      if (typeof value === 'string') return { value: safeCell(value), type: String };
      return { value: HUNDREDTHS.has(key) ? value / 100 : value, type: Number };
    }),
  );
  const data: SheetData = [heads, ...rows];
  return writeExcel(data, { sheet: words('sheet', lang), stickyRowsCount: 1 }).toBuffer();
}
