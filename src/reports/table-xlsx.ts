/** Games of tables as a workbook: a sheet a table, so that a cup has a sheet for each table of each round. */
import type { Lang } from '../engine/contract.js';
import { spellDate } from '../texts/moments.js';
import { type Cell, cellOf, type Sheet, workbookOf } from './sheets.js';
import { Cells } from './table-cells.js';
import type { TableProtocol } from './table-protocol.js';
import { words } from './table-words.js';

type Row = Cell[];

/** Most letters the name of a sheet may have, and the letters it may not have. */
const NAME_LIMIT = 31;
const FORBIDDEN = /[\\/?*[\]:]/g;

/** @param protocols at least one; in this order */
export function tablesXlsx(protocols: readonly TableProtocol[], lang: Lang): Promise<Buffer> {
  return workbookOf(tableSheets(protocols, lang));
}

/** The sheets alone, for a workbook that has others, too. */
export function tableSheets(protocols: readonly TableProtocol[], lang: Lang): Sheet[] {
  const names = new Set<string>();
  return protocols.map((protocol) => ({
    data: rowsOf(new Cells(protocol, lang)),
    sheet: sheetName(protocol, lang, names),
    columns: [5, 22, 14, 34, 34, 12, 12, 10].map((width) => ({ width })),
  }));
}

function sheetName({ game }: TableProtocol, lang: Lang, names: Set<string>): string {
  const wanted = game.place
    ? words('sheetRound', lang, game.place)
    : game.title
        .replace(FORBIDDEN, ' ')
        .replace(/^'+|'+$/g, '')
        .trim();
  const base = (wanted || words('sheetTable', lang)).slice(0, NAME_LIMIT).trim();
  for (let n = 1; ; n++) {
    const name = n === 1 ? base : `${base.slice(0, NAME_LIMIT - 4)} (${n})`;
    if (names.has(name.toLowerCase())) continue;
    names.add(name.toLowerCase());
    return name;
  }
}

const text = (value: string): Cell => cellOf(value, { wrap: true });
const number = (value: number): Cell => cellOf(value);
const bold = (value: string): Cell => cellOf(value, { bold: true });

function rowsOf(cells: Cells): Row[] {
  const { protocol, lang } = cells;
  return [...headRows(cells), ...seatRows(cells), ...dayRows(cells), ...nightRows(cells)].concat(
    ...(
      [
        ['bestMove', cells.bestMove()],
        ['colours', cells.colours()],
        ['decisions', cells.decisions()],
        ['rulings', cells.rulings()],
      ] as const
    )
      .filter(([, lines]) => lines.length > 0)
      .map(([title, lines]): Row[] => [
        [],
        [null, bold(words(title, lang))],
        ...lines.map((line): Row => [null, cellOf(line)]),
      ]),
    protocol.paper ? [[], [null, cellOf(words('paper', lang))]] : [],
  );
}

function headRows(cells: Cells): Row[] {
  const { protocol, lang } = cells;
  const { title, date, judge, packTitle, id, commitment, seed } = protocol.game;
  const facts: [string, string | null][] = [
    [words('result', lang), cells.winner() + cells.winnerClauses()],
    [words('date', lang), date && spellDate(date, lang)],
    [words('time', lang), cells.hours()],
    [words('place', lang), cells.place()],
    [words('judge', lang), judge],
    [words('rules', lang), packTitle[lang]],
    [words('gameNumber', lang), id],
    [words('proof', lang), words('commitment', lang, { value: commitment })],
    ['', seed && words('seed', lang, { value: seed })],
  ];
  return [
    [null, bold(title)],
    ...facts.filter(([, value]) => value).map(([term, value]): Row => [null, text(term), cellOf(value)]),
  ];
}

function head(keys: readonly (keyof typeof words.messages)[], lang: Cells['lang']): Row {
  return keys.map((key) => bold((words as (key: string, lang: Cells['lang']) => string)(key, lang)));
}

function seatRows(cells: Cells): Row[] {
  const { protocol, lang } = cells;
  return [
    [],
    head(['seat', 'player', 'role', 'fouls', 'left', 'extra', 'won', 'technical'], lang),
    ...protocol.seats.map(
      (seat): Row => [
        number(seat.n),
        text(seat.name),
        text(cells.role(seat)),
        text(cells.fouls(seat.n).join('; ')),
        text(cells.left(seat.n)),
        number(seat.points / 100),
        text(seat.won === null ? '' : words(seat.won ? 'yes' : 'no', lang)),
        number(seat.technical),
      ],
    ),
  ];
}

function dayRows(cells: Cells): Row[] {
  const { protocol, lang } = cells;
  return [
    [],
    head(['day', 'nominated', 'opened', 'votes', 'outcome'], lang),
    ...protocol.days.map(
      (day): Row => [
        number(day.day),
        text(cells.nominations(day).join(', ')),
        text(`№${day.first}`),
        text(cells.votes(day).join('\n')),
        text(cells.dayOutcome(day).join('; ')),
      ],
    ),
  ];
}

function nightRows(cells: Cells): Row[] {
  const { protocol, lang } = cells;
  return [
    [],
    head(['night', 'shots', 'doctor', 'morning', 'don', 'sheriff'], lang),
    ...protocol.nights.map(
      (night): Row => [
        number(night.night),
        text(cells.shots(night).join(', ')),
        text(cells.doctor(night)),
        text(cells.morning(night).join('; ')),
        text(cells.check(night.don)),
        text(cells.check(night.sheriff)),
      ],
    ),
  ];
}
