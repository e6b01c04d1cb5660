/** A cup in spreadsheets: the standings as CSV; standings, seating, games and a sheet for each protocol as a workbook. */
import type { Lang } from '../engine/contract.js';
import type { CupView } from '../rulebooks/table/cup/view.js';
import { causeName, roleName, winnerName } from '../rulebooks/table/texts.js';
import { changesSheets } from './changes-sheet.js';
import { Callers, placeOf } from './cup-report.js';
import { words } from './cup-words.js';
import type { Reports, RevisionBook } from './revisions.js';
import { csvOf, type Sheet, sheetOf, type Value, workbookOf } from './sheets.js';
import type { TableProtocol } from './table-protocol.js';
import { tableSheets } from './table-xlsx.js';

interface Grid {
  head: string[];
  rows: Value[][];
}

/** One row a player; points are numbers with decimals. */
export function cupCsv(view: CupView, lang: Lang): string {
  const { head, rows } = standings(view, lang);
  return csvOf([head, ...rows], { delimiter: ',' });
}

export function cupXlsx(
  view: CupView,
  protocols: readonly TableProtocol[],
  lang: Lang,
  revised: { reports: Reports; book: RevisionBook } | null = null,
): Promise<Buffer> {
  return workbookOf([
    sheet(words('sheetStandings', lang), standings(view, lang)),
    sheet(words('sheetSeating', lang), seating(view, lang)),
    sheet(words('sheetResults', lang), games(view, lang)),
    ...(revised ? changesSheets(revised, lang) : []),
    ...tableSheets(protocols, lang),
  ]);
}

function sheet(name: string, { head, rows }: Grid): Sheet {
  const widths = head.map((_, index) => (index === 1 ? 24 : 14));
  return sheetOf(name, head, rows, { widths });
}

const decimal = (hundredths: number): number => hundredths / 100;

function standings(view: CupView, lang: Lang): Grid {
  const callers = new Callers(view);
  const teams = new Map(view.players.map(({ id, team }) => [id, team]));
  const { rows } = view.standings;
  const rounds = [...new Set(rows.flatMap(({ byRound }) => byRound.map(({ round }) => round)))].sort(
    (a, b) => a - b,
  );
  return {
    head: [
      words('place', lang),
      words('player', lang),
      words('team', lang),
      ...rounds.map((n) => words('round', lang, { n })),
      words('gamesHead', lang),
      words('winsHead', lang),
      words('firstHead', lang),
      words('hitsHead', lang),
      words('foulsHead', lang),
      words('pointsHead', lang),
    ],
    rows: rows.map((row) => [
      placeOf(row),
      callers.nick(row.player),
      teams.get(row.player) ?? null,
      ...rounds.map((round) => {
        const found = row.byRound.find((one) => one.round === round);
        return found ? decimal(found.points) : null;
      }),
      row.measures.games,
      row.measures.wins,
      row.measures.firstVictim,
      row.measures.bestMove,
      row.measures.fouls,
      decimal(row.points),
    ]),
  };
}

/** A row a table: the shape in which a seating can be loaded again. */
function seating(view: CupView, lang: Lang): Grid {
  const callers = new Callers(view);
  const seats = Math.max(
    0,
    ...view.rounds.flatMap(({ tables }) => tables.map((table) => table.seats.length)),
  );
  return {
    head: [
      words('roundHead', lang),
      words('tableHead', lang),
      words('judgeHead', lang),
      ...Array.from({ length: seats }, (_, index) => String(index + 1)),
    ],
    rows: view.rounds.flatMap((round) =>
      round.tables.map((table) => [
        round.n,
        table.n,
        callers.judges(table.judges),
        ...table.seats.map(({ player }) => (player === null ? null : callers.nick(player))),
      ]),
    ),
  };
}

/** A row a seat of each game with a result. */
function games(view: CupView, lang: Lang): Grid {
  const callers = new Callers(view);
  const head = (
    [
      'roundHead',
      'player',
      'tableHead',
      'seatHead',
      'roleHead',
      'leftHead',
      'foulsHead',
      'extraHead',
      'pointsHead',
    ] as const
  ).map((key) => words(key, lang));
  return {
    head: [...head, words('resultHead', lang)],
    rows: view.rounds.flatMap((round) =>
      round.tables.flatMap((table) =>
        (table.result?.seats ?? []).map((seat) => {
          const got = table.points.find(({ n }) => n === seat.n);
          return [
            round.n,
            callers.nick(seat.player),
            table.n,
            seat.n,
            roleName(seat.role)[lang],
            seat.left ? causeName(seat.left.cause)[lang] : null,
            seat.fouls,
            decimal(seat.extra),
            got ? decimal(got.points) : null,
            table.result ? winnerName(table.result.winner)[lang] : null,
          ];
        }),
      ),
    ),
  };
}
