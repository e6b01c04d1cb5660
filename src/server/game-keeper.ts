/**
 * Keeps the games in memory in step with the store: one task a game at a time, deadlines carried out before anything
 * else, told after the commit. Whatever fails leaves the store as it was; the game in memory is then read anew.
 */
import type { LogRecord } from '../engine/game.js';
import { storeFaultOf } from '../store/fault.js';
import type { GameStore, Preference, StoredGame } from '../store/store.js';
import type { FeedHub } from './feed-hub.js';
import { GameError, StaleLog } from './game-error.js';
import { KeyedQueue } from './keyed-queue.js';
import { earliest, gameTime, type LiveGame, loadGame, type Rulebooks } from './live-game.js';
import { RefusalError } from './refusal-text.js';

export interface KeeperOptions {
  store: GameStore;
  rulebooks: Rulebooks;
  hub: FeedHub;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: HostLog;
  /** Names the code that makes snapshots: others' snapshots are not read. */
  snapshotTag: string;
  /** Records between two snapshots. */
  snapshotEvery?: number;
  /** Games kept in memory that nobody listens to. */
  keep?: number;
}

export interface HostLog {
  error(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

/** Most times a task is tried anew because another process was faster. */
const ATTEMPTS = 5;
/** A table takes some 50 kB, a season some 300 kB: to read one anew takes a thousand times longer than to look it up. */
const KEEP = 1000;
/** Games looked at for one to let go, each time one is read. */
const TRIES = 4;

export class GameKeeper {
  private readonly queue = new KeyedQueue();
  private readonly loaded = new Map<string, LiveGame>();
  private readonly store: GameStore;
  /** How often something was to be read anew. */
  private forgotten = 0;
  /** How often another process was faster. */
  conflicts = 0;
  private readonly listeners: ((meta: StoredGame) => void)[] = [];

  /** @param timersChanged called whenever the deadlines of a game are others, with the nearest of them by the server's clock */
  constructor(
    private readonly options: KeeperOptions,
    private readonly timersChanged: (nextMs: number | null) => void,
  ) {
    this.store = options.store;
  }

  /** Tells of every game that has new records, after they are durable. */
  onStored(listener: (meta: StoredGame) => void): void {
    this.listeners.push(listener);
  }

  /** Resolves when every task is done. */
  idle(): Promise<void> {
    return this.queue.idle();
  }

  /**
   * A task alone with a game; `history`: with its whole log. It is tried anew when another process was faster.
   */
  exclusive<T>(id: string, task: (live: LiveGame) => Promise<T>, history = false): Promise<T> {
    return this.queue.run(id, async () => {
      for (let attempt = 1; ; attempt++) {
        const live = await this.live(id, history);
        try {
          return await task(live);
        } catch (error) {
          const harmless = error instanceof GameError || error instanceof RefusalError;
          if (!harmless) this.loaded.delete(id);
          if (error instanceof StaleLog && attempt < ATTEMPTS) continue;
          throw error;
        }
      }
    });
  }

  /** A task that rewrites what is stored of a game: nobody else is at it meanwhile, and it is read anew afterwards. */
  apart<T>(id: string, task: () => Promise<T>): Promise<T> {
    return this.queue.run(id, async () => {
      try {
        return await task();
      } finally {
        this.loaded.delete(id);
      }
    });
  }

  /** The game is to be read from the store next time: something outside its log has changed. */
  forget(id: string): void {
    this.forgotten += 1;
    this.loaded.delete(id);
  }

  /** The same for every game. */
  forgetAll(): void {
    this.forgotten += 1;
    this.loaded.clear();
  }

  /** Games in memory. */
  get size(): number {
    return this.loaded.size;
  }

  /** Deadlines up to a moment of the server, each stored before the next one is tried. */
  async carryOut(live: LiveGame, serverMs: number): Promise<void> {
    if (live.meta.quarantined !== null) return;
    const now = gameTime(live.meta, serverMs);
    for (;;) {
      const due = earliest(live.dues);
      if (due === null || due > now) return;
      let records: LogRecord[];
      try {
        records = live.game.advance(due);
        if (records.length === 0) throw new Error(`the deadline of ${due} does not fire`);
      } catch (error) {
        return this.quarantine(live, error);
      }
      await this.persist(live, records);
    }
  }

  /**
   * The same before somebody only looks: where the store takes nothing more, the game is shown as it is stored. Its deadlines
   * are carried out later, by the moments they were set for.
   */
  async carryOutIfPossible(live: LiveGame, serverMs: number): Promise<void> {
    try {
      await this.carryOut(live, serverMs);
    } catch (error) {
      if (storeFaultOf(error) === null) throw error;
      this.options.log.error({ err: error, game: live.meta.id }, 'deadlines wait for the store');
      Object.assign(live, await this.load(live.meta.id, live.game.hasHistory));
    }
  }

  /** The game waits for its organiser from here on; all others go on. */
  private async quarantine(live: LiveGame, error: unknown): Promise<void> {
    const reason = error instanceof Error ? error.message : String(error);
    const { id } = live.meta;
    this.options.log.error({ err: error, game: id }, 'quarantine');
    await this.store.updateGame(id, { quarantined: reason });
    // The failed deadline may have left the state half changed.
    const fresh = await this.load(id, live.game.hasHistory);
    Object.assign(live, fresh);
    this.options.hub.notice(id);
  }

  /** Ends a quarantine if the deadlines can be carried out now. */
  async release(live: LiveGame): Promise<void> {
    if (live.meta.quarantined === null) return;
    live.meta.quarantined = null;
    await this.carryOut(live, this.options.clock());
    if (live.meta.quarantined === null) {
      await this.store.updateGame(live.meta.id, { quarantined: null });
      this.options.hub.notice(live.meta.id);
      this.timersChanged(nextMs(live));
    }
  }

  /** Stores what the game in memory already holds, then tells the listeners. */
  async persist(
    live: LiveGame,
    records: readonly LogRecord[],
    beside: Preference | null = null,
  ): Promise<void> {
    const { game, meta } = live;
    const timers = game.rulebook.due(game.state);
    const ended = game.rulebook.ended(game.state);
    const before = records[0]!.seq - 1;
    const answer = await this.store.append(meta.id, before, { records, timers, ended, beside });
    if (!answer.stored) {
      this.conflicts += 1;
      throw new StaleLog(`log of ${meta.id} at ${answer.seq}, not at ${before}`);
    }
    live.dues = timers;
    live.views.clear();
    meta.seq = game.seq;
    meta.ended = ended;
    this.timersChanged(nextMs(live));
    this.options.hub.publish(
      meta.id,
      records.map(({ seq, at }) => ({ seq, at })),
    );
    for (const listener of this.listeners) listener(meta);
    // Nobody waits for it: it comes in the game's turn after whatever is under way.
    if (this.wantsSnapshot(live)) void this.queue.run(meta.id, () => this.takeSnapshot(live));
  }

  private wantsSnapshot({ game, snapshotSeq }: LiveGame): boolean {
    return game.seq - snapshotSeq >= (this.options.snapshotEvery ?? 100);
  }

  private async takeSnapshot(live: LiveGame): Promise<void> {
    const { game, meta } = live;
    // One that has been let go may hold what is not stored.
    if (this.loaded.get(meta.id) !== live || !this.wantsSnapshot(live)) return;
    try {
      await this.store.saveSnapshot(meta.id, { ...game.snapshot(), tag: this.options.snapshotTag });
      live.snapshotSeq = game.seq;
    } catch (error) {
      // Only speed is lost: the log has everything.
      this.options.log.warn({ err: error, game: meta.id }, 'snapshot');
    }
  }

  private async live(id: string, history: boolean): Promise<LiveGame> {
    const { forgotten } = this;
    const known = await this.present(this.loaded.get(id));
    const live = known && (known.game.hasHistory || !history) ? known : await this.load(id, history);
    this.loaded.delete(id);
    // What was read while something changed may be neither old nor new: it serves whoever asked before, and is not kept.
    if (forgotten === this.forgotten) this.loaded.set(id, live);
    this.letGo();
    return live;
  }

  /** The games nobody has asked for the longest go; one that somebody listens to is asked for soon. */
  private letGo(): void {
    for (let tries = 0; tries < TRIES && this.loaded.size > (this.options.keep ?? KEEP); tries++) {
      const [id, live] = this.loaded.entries().next().value!;
      this.loaded.delete(id);
      if (this.options.hub.listenedTo(id)) this.loaded.set(id, live);
    }
  }

  /**
   * A game in memory as it is stored now: where others write too, it takes what they have added. Nobody is shown less than was
   * acknowledged before he asked, by whichever process. Undefined when it must be read anew.
   */
  private async present(live: LiveGame | undefined): Promise<LiveGame | undefined> {
    if (!live || !this.store.others) return live;
    const { game } = live;
    const meta = await this.store.game(live.meta.id);
    if (!meta || meta.seq < game.seq) return undefined;
    if (meta.seq > game.seq) {
      const later = await this.store.records(meta.id, game.seq);
      if (!game.hasHistory && !later.every(({ input }) => input.kind === 'command')) return undefined;
      for (const record of later) game.apply(record);
      live.dues = game.rulebook.due(game.state);
      live.views.clear();
    }
    live.meta = { ...meta, seq: game.seq, ended: game.rulebook.ended(game.state) };
    return live;
  }

  private load(id: string, history: boolean): Promise<LiveGame> {
    const { rulebooks, snapshotTag } = this.options;
    return loadGame(this.store, rulebooks, id, { history, snapshotTag });
  }
}

/** The nearest deadline, in milliseconds of the server. */
function nextMs({ dues, meta }: LiveGame): number | null {
  const due = earliest(dues);
  return due === null ? null : Date.parse(due) - meta.clockOffsetMs;
}
