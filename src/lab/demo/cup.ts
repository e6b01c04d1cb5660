/**
 * The demo cup: twenty invented nicks at two tables, three rounds played and the fourth on. Every game is led by the rules
 * of the table, entry by entry; its protocol is the result. The standings are frozen from round 3, a protest waits.
 */
import type { Author, Command, Instant } from '../../engine/contract.js';
import { keyedDraws } from '../../engine/draws.js';
import { Game } from '../../engine/game.js';
import { instantOf, plusMs } from '../../engine/time.js';
import { resultOf } from '../../rulebooks/table/cup/from-table.js';
import { mafiaCup } from '../../rulebooks/table/cup/pack.js';
import type { CupResult } from '../../rulebooks/table/cup/result.js';
import { proposeSeating } from '../../rulebooks/table/cup/seating/propose.js';
import type { CupSetup } from '../../rulebooks/table/cup/setup.js';
import { tableRulebook } from '../../rulebooks/table/index.js';
import { vavtCup2017 } from '../../rulebooks/table/pack.js';
import type { TableSetup } from '../../rulebooks/table/setup.js';
import type { GameView } from '../../rulebooks/table/view.js';
import type { DemoHand } from './director.js';
import { NICKS } from './nicks.js';
import { leadTable } from './table.js';

interface DemoCupTable {
  id: string;
  title: string;
  seed: string;
  setup: TableSetup;
  play(hand: DemoHand): void;
}

export interface DemoCup {
  id: string;
  title: string;
  seed: string;
  setup: CupSetup;
  /** What the clocks of the cup and its tables show when somebody comes to look. */
  now: Instant;
  people: { id: string; name: string; role: 'player' | 'judge'; clan: null }[];
  play(hand: DemoHand): void;
  tables: DemoCupTable[];
}

const TEAMS = ['Маяк', 'Сквер', 'Депо', 'Причал'];
const JUDGES = ['Вера Лотова', 'Марк Осин'];
const ROUNDS = 4;
const TABLES = 2;
const PLAYED = 3;
const MINUTE = 60_000;
/** From the start of a round to the start of the next. */
const ROUND_LONG = 120 * MINUTE;
const SEED = 'demo cup of the club';
/** Chosen so that both sides win in the first demo of an installation. */
const THOUGHTS = 'thoughts 12';

/** The first demo of an installation is always the same cup; another one has another id, and other cards with it. */
export function demoCup(id: string): DemoCup {
  const start = instantOf('2018-03-17', '12:00', mafiaCup.zone);
  const players = NICKS.map((nick, n) => ({
    id: `p${n + 1}`,
    nick,
    team: TEAMS[n % TEAMS.length]!,
    person: `player-${n + 1}`,
  }));
  const judges = JUDGES.map((name, n) => ({ id: `j${n + 1}`, name, person: `judge-${n + 1}` }));
  const starts = Array.from({ length: ROUNDS }, (_, r) => plusMs(start, r * ROUND_LONG));
  const rounds = seating(players, judges);
  const tables = rounds.flatMap((tablesOfRound, r) =>
    tablesOfRound.map(({ seats }, t) => {
      const place = { round: r + 1, table: t + 1 };
      const seated = seats.map((seat) => players.find((player) => player.id === seat)!);
      return playedTable(id, place, seated, plusMs(starts[r]!, 5 * MINUTE));
    }),
  );
  const last = tables.reduce((latest, { at }) => (at > latest ? at : latest), start);
  return {
    id,
    title: 'Демо-кубок: идёт тур 4',
    seed: SEED,
    setup: { pack: mafiaCup, rulings: {} },
    now: plusMs(last, MINUTE),
    people: [
      ...players.map(({ person, nick }) => ({ id: person, name: nick, role: 'player' as const, clan: null })),
      ...judges.map(({ person, name }) => ({ id: person, name, role: 'judge' as const, clan: null })),
    ],
    tables: tables.map(({ game }) => game),
    play(hand) {
      let at = plusMs(start, -60 * MINUTE);
      const give = (author: string, command: Command): void => {
        at = plusMs(at, MINUTE);
        hand.submit(at, author, command);
      };
      const organise = (command: Command): void => give('organiser', command);
      organise({ type: 'addPlayers', players });
      organise({ type: 'addJudges', judges });
      organise({
        type: 'setPlan',
        plan: {
          rounds: ROUNDS,
          tables: TABLES,
          seats: 10,
          judges: 1,
          starts,
          places: ['Сцена', 'Библиотека'],
        },
      });
      organise({
        type: 'setSeating',
        rounds: rounds.map((tablesOfRound) => ({ tables: tablesOfRound })),
        source: 'search',
      });
      for (let round = 1; round <= ROUNDS; round++) {
        at = plusMs(starts[round - 1]!, 0);
        organise({ type: 'startRound', round });
        const here = tables.filter(({ place }) => place.round === round);
        for (const { place, game } of here) give('system', { type: 'linkTable', ...place, game: game.id });
        for (const { place, game, result, revision, at: ended } of here) {
          if (!result) continue;
          at = ended > at ? ended : at;
          give('system', { type: 'enterResult', ...place, result, game: game.id, revision });
        }
        if (round > PLAYED) break;
        if (round === 2) protest(give, rounds[1]![0]!.seats[3]!);
        organise({ type: 'closeRound', round });
        if (round === 2) organise({ type: 'hide', from: 3, what: 'standings' });
      }
    },
  };
}

function protest(give: (author: string, command: Command) => void, player: string): void {
  give(`player:${player}`, {
    type: 'fileProtest',
    ...{ round: 2, table: 1 },
    text: 'На второй день мой фол записан за игроком справа, из-за него меня лишили минуты. Прошу посмотреть запись.',
  });
}

/** Seats of all rounds by the search, short enough for somebody who waits for a page. */
function seating(
  players: readonly { id: string; nick: string; team: string }[],
  judges: readonly { id: string; name: string }[],
): { seats: string[]; judges: string[] }[][] {
  const found = proposeSeating({
    players: players.map(({ id, nick, team }) => ({ id, name: nick, team, away: [] })),
    tables: Array.from({ length: ROUNDS }, () => TABLES),
    seats: 10,
    judges: judges.map(({ id, name }) => ({ id, name, plays: null })),
    judgesPerTable: 1,
    conflicts: [],
    pairs: [],
    teams: 'free',
    fixed: [],
    locked: [],
    seed: SEED,
    steps: 60_000,
  });
  if (!found.made) throw new Error('the demo cup cannot be seated');
  return Array.from({ length: ROUNDS }, (_, r) =>
    found.tables
      .filter(({ round }) => round === r + 1)
      .sort((a, b) => a.table - b.table)
      .map((table) => ({ seats: table.seats.flatMap((seat) => seat ?? []), judges: [...table.judges] })),
  );
}

interface Played {
  place: { round: number; table: number };
  game: DemoCupTable;
  /** null: the game is still on. */
  result: CupResult | null;
  /** The number of its last record, and when that was made. */
  revision: number;
  at: Instant;
}

/** Leads a game to its end, one of the last round up to a vote, and keeps what was entered. */
function playedTable(
  cup: string,
  place: { round: number; table: number },
  players: readonly { id: string; nick: string; person: string }[],
  start: Instant,
): Played {
  const id = `${cup}-${place.round}-${place.table}`;
  const setup: TableSetup = {
    pack: vavtCup2017,
    rulings: {},
    players: players.map(({ nick, person }) => ({ name: nick, person })),
    cup: { cup, ...place, players: players.map((player) => player.id) },
  };
  const book = tableRulebook as unknown as ConstructorParameters<typeof Game>[0];
  const head = { id, rulebook: book.id, version: book.version, setup };
  const game = new Game(book, head, keyedDraws(SEED, id));
  const entries: { at: Instant; command: Command }[] = [];
  const judge: Author = { kind: 'organiser' };
  leadTable(
    {
      submit(at, _author, command) {
        const outcome = game.submit(command, judge, at, `d${game.seq}`);
        if (!outcome.accepted) throw new Error(`${command.type}: ${JSON.stringify(outcome.refusal)}`);
        entries.push({ at, command });
        return outcome.record.entries.flatMap(({ events }) => events);
      },
      view: () => book.view(game.state, { kind: 'organiser' }),
      wait: () => {},
    },
    { start, draws: keyedDraws(`${THOUGHTS} ${place.round} ${place.table}`, 'demo-cup'), seated: true },
    place.round > PLAYED ? 2 : null,
  );
  return {
    place,
    game: {
      id,
      title: `Демо-кубок: тур ${place.round}, стол ${place.table}`,
      seed: SEED,
      setup,
      play: (hand) => {
        for (const { at, command } of entries) hand.submit(at, 'organiser', command);
      },
    },
    result: resultOf(book.view(game.state, { kind: 'organiser' }) as GameView),
    revision: game.seq,
    at: entries.at(-1)!.at,
  };
}
