/**
 * The tables of a cup: each is a game of its own that is made once, and whose result flows into the cup exactly once. The two
 * games are stored apart, so either commit may be the last one before a crash: what is missing is found again from what is
 * stored, at the start, when the cup is looked at and whenever one of the two has new records.
 */
import { isDeepStrictEqual } from 'node:util';
import { canonical } from '../../engine/canonical.js';
import type { Author, Command } from '../../engine/contract.js';
import { resultOf } from '../../rulebooks/table/cup/from-table.js';
import type { CupResult } from '../../rulebooks/table/cup/result.js';
import type { CupState, CupTable } from '../../rulebooks/table/cup/state.js';
import { packSchema, type TablePack } from '../../rulebooks/table/setup.js';
import type { GameView } from '../../rulebooks/table/view.js';
import type { Store, StoredGame } from '../../store/store.js';
import type { FeedHub } from '../feed-hub.js';
import { GameError } from '../game-error.js';
import type { GameHost } from '../game-host.js';
import type { HostLog } from '../game-keeper.js';
import { KeyedQueue } from '../keyed-queue.js';
import { gameTime, viewOf } from '../live-game.js';
import type { NewGame } from '../new-game.js';
import { commandsOf, readSheet, type Sheet } from '../paper-sheet.js';
import { ApiProblem } from '../problems.js';
import { RefusalError } from '../refusal-text.js';
import { hashToken } from '../secrets.js';
import { cupOf, isCup, judgesAt, type Place, placeOf, seatOfPlayer } from './place.js';

export interface CupTablesOptions {
  store: Store;
  host: GameHost;
  hub: FeedHub;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: HostLog;
  packs: Readonly<Record<string, unknown>>;
}

const TABLE_RULEBOOK = 'vavt-cup-2017';
const SYSTEM = { kind: 'system' } as const;

export class CupTables {
  /** One task at a time for each table of a cup, and for each game whose result flows. */
  private readonly queue = new KeyedQueue();
  /** Game → its last record that was no news to the cup. */
  private readonly old = new Map<string, number>();
  /** Games that have been seen ended: one that is not any more was opened again by a correction. */
  private readonly ended = new Set<string>();
  /** Game → who led it when last looked at. */
  private readonly judges = new Map<string, string>();

  constructor(private readonly options: CupTablesOptions) {
    options.host.onStored((meta) => this.stored(meta));
  }

  /** Enters whatever a crash has kept from a cup. */
  async start(): Promise<void> {
    for (const game of await this.options.store.games()) {
      if (isCup(game)) await this.follow(game).catch((error) => this.failed(error, game.id));
    }
  }

  /** Another process has stored something in a cup. */
  async changedElsewhere(id: string): Promise<void> {
    const meta = await this.options.store.game(id);
    if (meta && isCup(meta)) await this.queue.run(`cup:${id}`, () => this.follow(meta, true));
  }

  /** Resolves when everything that was begun is done. */
  idle(): Promise<void> {
    return this.queue.idle();
  }

  /** Before a cup is looked at: the results of its tables are in it. A game of another kind is left alone. */
  async settle(cup: StoredGame): Promise<void> {
    if (!isCup(cup)) return;
    for (const { game, table } of await this.tables(cup))
      if (this.lags(game, table)) await this.flow(game.id);
  }

  /**
   * The game of a table: the one that is there, or a new one with the people, the judge’s rules and the pack of the cup.
   * @throws ApiProblem when there is no such table, RefusalError when the cup takes no game for it
   */
  open(cup: StoredGame, place: Place): Promise<{ game: string }> {
    return this.inTurn(cup, place, async ({ seq, table, setup }) => {
      if (table.game !== null && (await this.options.store.game(table.game))) return { game: table.game };
      return this.begin(cup, place, { seq, setup, secret: secretOf(cup, place, table, setup) });
    });
  }

  /** What a sheet of paper says of a table. @throws as `enterPaper` */
  async readPaper(cup: StoredGame, place: Place, paper: Record<string, unknown>): Promise<Sheet> {
    return this.sheet(cup, await this.planned(cup, place), paper);
  }

  /**
   * A table that was played on paper: its game is made out of the sheet and takes the place of one that was prepared; the
   * result then flows into the cup as any other. The same sheet makes one game, however often it comes.
   * @throws ApiProblem, RefusalError when the sheet does not fit the table or the rules, or the cup has a result already
   */
  enterPaper(
    cup: StoredGame,
    place: Place,
    typed: { paper: Record<string, unknown>; confirmed: boolean; author: Author },
  ): Promise<{ game: string }> {
    return this.inTurn(cup, place, async (plan) => {
      const { answer, setup } = this.sheet(cup, plan, typed.paper);
      const commands = commandsOf(answer, typed.confirmed);
      const secret = `${secretOf(cup, place, plan.table, plan.setup)} ${canonical(typed.paper)}`;
      const now = gameTime(cup, this.options.clock());
      return this.begin(cup, place, {
        ...{ seq: plan.seq, setup, secret },
        play: (past) => {
          for (const { at, command } of commands) past.submit(at ?? now, typed.author, command);
        },
      });
    });
  }

  private sheet(cup: StoredGame, plan: Planned, paper: Record<string, unknown>): Sheet {
    const { host, clock } = this.options;
    if (!plan.begun) {
      const refusal = { code: 'round-not-begun', clauses: ['mafia-cup:3.3'], field: 'round' };
      throw new RefusalError(
        { ...refusal, params: { round: plan.setup.cup.round } },
        host.rulebooks[cup.rulebook]!,
      );
    }
    const { players } = plan.setup;
    return readSheet(host.rulebooks[TABLE_RULEBOOK]!, paper, gameTime(cup, clock()), ({ seats }) => {
      const other = seats.findIndex(({ name }, n) => {
        const said = name.trim().toLowerCase();
        return said !== '' && players[n] !== undefined && said !== players[n].name.trim().toLowerCase();
      });
      if (other === -1) return { ...plan.setup };
      const nick = players[other]!.name;
      throw new ApiProblem('refused', {
        field: `paper.seats.${other}.name`,
        text: { ru: `На месте ${other + 1} сидит ${nick}.`, en: `${nick} sits on seat ${other + 1}.` },
      });
    });
  }

  /** One at a time for each table, with the cup as it is then. */
  private inTurn<T>(cup: StoredGame, place: Place, task: (plan: Planned) => Promise<T>): Promise<T> {
    return this.queue.run(`${cup.id}:${place.round}:${place.table}`, async () =>
      task(await this.planned(cup, place)),
    );
  }

  private planned(cup: StoredGame, place: Place): Promise<Planned> {
    return this.options.host.read(cup.id, (live) => {
      const state = cupOf(live);
      if (!state) throw new ApiProblem('not-found');
      const begun = state.rounds[place.round - 1]?.status !== 'planned';
      return { seq: live.game.seq, begun, ...this.plan(cup.id, state, place) };
    });
  }

  /** Makes a game, if it is not there yet, and links it to its table. */
  private async begin(
    cup: StoredGame,
    place: Place,
    { seq, setup, secret, play }: { seq: number; setup: unknown; secret: string } & Pick<NewGame, 'play'>,
  ): Promise<{ game: string }> {
    const { host, store } = this.options;
    const game = `g-${hashToken(secret).slice(0, 12)}`;
    const command = { type: 'linkTable', ...place, game };
    const linked = async (): Promise<boolean> =>
      (await host.read(cup.id, (live) => tableOf(cupOf(live), place)?.game)) === game;
    if (await linked()) return { game };
    if (!(await store.game(game))) {
      await host.dryRun(cup.id, () => ({ command, author: SYSTEM, viewer: { kind: 'organiser' } }));
      await host.create({
        id: game,
        parent: cup.id,
        rulebook: host.rulebooks[TABLE_RULEBOOK]!,
        setup,
        title: `${cup.title}: тур ${place.round}, стол ${place.table}`,
        demo: cup.demo,
        now: gameTime(cup, this.options.clock()),
        ...(play ? { play } : {}),
      });
    }
    try {
      await this.tell(cup.id, command, `link:${game}:${seq}`);
    } catch (error) {
      // Another process was asked for the same table.
      if (!(error instanceof RefusalError && (await linked()))) throw error;
    }
    return { game };
  }

  private plan(
    cup: string,
    state: CupState,
    { round, table: n }: Place,
  ): { table: CupTable; setup: TableSetupData } {
    const found = state.rounds[round - 1];
    if (!found) throw new ApiProblem('not-found', { field: 'round' });
    const table = found.tables[n - 1];
    if (!table) throw new ApiProblem('not-found', { field: 'table' });
    const players = table.seats.flatMap((id) => state.players.filter((player) => player.id === id));
    const { pack: name, rulings } = state.setup.pack.table;
    return {
      table,
      setup: {
        pack: packFor(packSchema.parse(this.options.packs[name]), players.length),
        rulings,
        players: players.map(({ id, nick, person }) => ({ name: nick, person: person ?? seatOfPlayer(id) })),
        cup: { cup, round, table: n, players: players.map(({ id }) => id) },
      },
    };
  }

  /** After every commit of any game. Runs inside the game’s own turn: whatever asks another game is put off. */
  private stored(meta: StoredGame): void {
    if (meta.parent !== null) {
      if (meta.ended) this.ended.add(meta.id);
      if (meta.ended || this.ended.delete(meta.id)) void this.flow(meta.id);
    } else if (isCup(meta)) {
      void this.queue
        .run(`cup:${meta.id}`, () => this.follow(meta))
        .catch((error) => this.failed(error, meta.id));
    }
  }

  /** A cup has changed: judges may have changed tables, people may know more or less, a result may now be taken. */
  private async follow(cup: StoredGame, elsewhere = false): Promise<void> {
    const { hub } = this.options;
    for (const { game, table, judges } of await this.tables(cup)) {
      if (game.ended) this.ended.add(game.id);
      const before = this.judges.get(game.id);
      this.judges.set(game.id, judges);
      // Whoever led it must ask for access anew.
      if (before !== judges && (before !== undefined || elsewhere)) hub.closeGame(game.id);
      else hub.publish(game.id, []);
      if (this.lags(game, table)) await this.flow(game.id);
    }
  }

  /** The games of a cup with the tables they were made for, and the persons who lead these now. */
  private async tables(cup: StoredGame): Promise<{ game: StoredGame; table: CupTable; judges: string }[]> {
    const games = await this.options.store.gamesOf(cup.id);
    return this.options.host.read(cup.id, (live) => {
      const state = cupOf(live);
      return games.flatMap((game) => {
        const place = placeOf(game);
        const table = place && tableOf(state, place);
        return state && table ? [{ game, table, judges: judgesAt(state, place).join(' ') }] : [];
      });
    });
  }

  /** Whether the cup may lack a result of the game that is played at the table, or keep one of a game that is open again. */
  private lags(game: StoredGame, table: CupTable): boolean {
    const { game: linked, entered } = table;
    if (linked !== game.id) return false;
    if (!game.ended) return hasEarlier(table, game.id, game.seq);
    if (entered?.game !== game.id || entered.revision === null) return true;
    return entered.revision < game.seq && this.old.get(game.id) !== game.seq;
  }

  /**
   * Brings the result of a game that has ended into its cup, or takes back what a game brought that is open again. Never
   * throws: a cup that does not take it is asked again later.
   */
  private flow(id: string): Promise<void> {
    return this.queue.run(`result:${id}`, () => this.enter(id)).catch((error) => this.failed(error, id));
  }

  private async enter(id: string): Promise<void> {
    const { store, host, hub } = this.options;
    const game = await store.game(id);
    const place = game && placeOf(game);
    if (!game?.parent || !place) return;
    const outcome = await host.read(id, (live) => {
      const view = viewOf(live, { kind: 'organiser' }) as GameView;
      return { seq: live.game.seq, result: resultOf(view) };
    });
    const { seq, result } = outcome;
    const key = `${result ? 'result' : 'withdraw'}:${id}:${seq}`;
    // Asked before the cup is looked at: another process may be entering the same at this moment.
    const done = await store.recordByKey(game.parent, key);
    const { cupSeq, table } = await host.read(game.parent, (live) => ({
      cupSeq: live.game.seq,
      table: tableOf(cupOf(live), place),
    }));
    // Another game was begun at the table: this one is history.
    if (table?.game !== id) return;
    const { round, table: n } = place;
    // What was done once and taken away by a correction of the cup is done another time, under another key.
    const once = done ? `${key}:${cupSeq}` : key;
    if (!result) {
      if (!hasEarlier(table, id, seq)) return;
      const command = { type: 'withdrawResult', round, table: n, game: id, revision: seq };
      await this.tell(game.parent, command, once);
      hub.publish(id, []);
      return;
    }
    if (!this.isNews(table, id, seq, result)) {
      this.old.set(id, seq);
      return;
    }
    const led = await this.leaders(id);
    const command = { type: 'enterResult', round, table: n, result, game: id, revision: seq, led };
    await this.tell(game.parent, command, once);
    hub.publish(id, []);
  }

  /** Whoever gave a command in a game as its judge. */
  private async leaders(game: string): Promise<string[]> {
    const persons = (await this.options.store.records(game)).flatMap(({ author }) =>
      author.kind === 'organiser' && author.person !== undefined ? [author.person] : [],
    );
    return [...new Set(persons)].slice(0, 50);
  }

  /** A later record that leaves the result as it was is no news to the cup; so is what it has already. */
  private isNews({ entered }: CupTable, game: string, seq: number, result: CupResult): boolean {
    if (!entered || entered.game !== game) return true;
    if (entered.revision !== null && entered.revision >= seq) return false;
    return entered.by !== 'table' || !isDeepStrictEqual(plain(entered.result), plain(result));
  }

  /** A command of the system, carried out once under its key. */
  private async tell(cup: string, command: Command, key: string): Promise<void> {
    const receivedMs = this.options.clock();
    try {
      await this.options.host.submit(cup, () => ({ command, author: SYSTEM, receivedMs, key }));
    } catch (error) {
      if (error instanceof GameError && error.code === 'key-reused') return;
      throw error;
    }
  }

  private failed(error: unknown, game: string): void {
    const facts = { err: error, game };
    // The cup says why, and is asked again when it has changed: a round that has not begun, people who have changed seats.
    if (error instanceof RefusalError) this.options.log.warn(facts, 'the cup does not take the result yet');
    else this.options.log.error(facts, 'table of a cup');
  }
}

interface Planned {
  /** The last record of the cup. */
  seq: number;
  /** Whether the round has begun. */
  begun: boolean;
  table: CupTable;
  setup: TableSetupData;
}

/** The same people at the same table of the same cup: the same game, however often it is asked for. */
function secretOf(cup: StoredGame, place: Place, { replays }: CupTable, setup: TableSetupData): string {
  return `${cup.seed} ${place.round} ${place.table} ${replays} ${setup.cup.players.join(' ')}`;
}

interface TableSetupData {
  pack: TablePack;
  rulings: Record<string, string>;
  players: { name: string; person?: string }[];
  cup: { cup: string; round: number; table: number; players: string[] };
}

/** A table that plays short has as many citizens fewer. */
function packFor(pack: TablePack, players: number): TablePack {
  const { don, mafia, sheriff, doctor } = pack.cards;
  return {
    ...pack,
    cards: { ...pack.cards, citizen: Math.max(0, players - don - mafia - sheriff - doctor) },
  };
}

/** The cup counts what this game brought at an earlier record. What people have entered is theirs. */
function hasEarlier({ entered, annulled }: CupTable, game: string, seq: number): boolean {
  if (annulled !== null || entered?.game !== game || entered.by !== 'table') return false;
  return entered.revision !== null && entered.revision < seq;
}

function tableOf(cup: CupState | null, { round, table }: Place): CupTable | null {
  return cup?.rounds[round - 1]?.tables[table - 1] ?? null;
}

function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
