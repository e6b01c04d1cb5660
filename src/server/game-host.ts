/**
 * Runs the games: one queue a game, deadlines before everything else, durable before acknowledged, told after the
 * commit. Whatever fails leaves the store as it was; the game in memory is then thrown away and read anew.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Author, Command, EventBase, Instant } from '../engine/contract.js';
import { type Difference, difference } from '../engine/diff.js';
import type { AmendPreview, Change as Correction, Entry, Input, LogRecord, Outcome } from '../engine/game.js';
import type { GameStore, StoredGame } from '../store/store.js';
import { DeadlineWorker } from './deadline-worker.js';
import type { FeedHub } from './feed-hub.js';
import { GameError, type Meanwhile, StaleLog } from './game-error.js';
import { KeyedQueue } from './keyed-queue.js';
import {
  type AnyRulebook,
  copyOf,
  earliest,
  gameTime,
  type LiveGame,
  loadGame,
  type Rulebooks,
  rulebookOf,
  viewOf,
} from './live-game.js';
import { makeGame, type NewGame } from './new-game.js';
import { RefusalError } from './refusal-text.js';

export interface HostOptions {
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
  /** Games kept in memory. */
  keep?: number;
}

export interface HostLog {
  error(facts: object, message: string): void;
  warn(facts: object, message: string): void;
}

export interface Submission {
  command: Command;
  author: Author;
  /** The server's moment of receipt, in milliseconds. */
  receivedMs: number;
  /** Idempotency key, unique in the game. */
  key: string;
}

export interface Receipt {
  seq: number;
  at: Instant;
  repeated: boolean;
}

/** Most times a task is tried anew because another process was faster. */
const ATTEMPTS = 5;

export class GameHost {
  private readonly queue = new KeyedQueue();
  private readonly loaded = new Map<string, LiveGame>();
  private readonly worker: DeadlineWorker;
  private readonly store: GameStore;

  constructor(private readonly options: HostOptions) {
    this.store = options.store;
    this.worker = new DeadlineWorker({
      nextTimers: () => this.store.nextTimers(),
      carryOut: (id) => this.read(id, () => null),
      clock: options.clock,
      failed: (error, game) => options.log.error({ err: error, game }, 'deadlines'),
    });
  }

  get rulebooks(): Rulebooks {
    return this.options.rulebooks;
  }

  /** The edition a game is played by. */
  rulebook(game: StoredGame): AnyRulebook {
    return rulebookOf(this.options.rulebooks, game.rulebook, game.version);
  }

  start(): void {
    this.worker.start();
  }

  async stop(): Promise<void> {
    await this.worker.stop();
    await this.queue.idle();
  }

  /** @throws RefusalError when the setup is not one of the rulebook. */
  async create(options: NewGame): Promise<StoredGame> {
    const { stored, game, records } = await makeGame(options, this.options.clock());
    const timers = game.rulebook.due(game.state);
    await this.store.createGame(stored, { records, timers, ended: stored.ended });
    this.worker.wake();
    return stored;
  }

  /** Looks at a game as it is now, with everything that is due carried out. */
  read<T>(id: string, use: (live: LiveGame) => T): Promise<T> {
    return this.exclusive(id, async (live) => {
      await this.carryOut(live, this.options.clock());
      return use(live);
    });
  }

  /** The same with the whole history in memory. */
  readWhole<T>(id: string, use: (live: LiveGame) => T): Promise<T> {
    return this.exclusive(
      id,
      async (live) => {
        await this.carryOut(live, this.options.clock());
        return use(live);
      },
      true,
    );
  }

  /** The same for a command that depends on the state: the author is found inside. */
  submit(id: string, find: (live: LiveGame) => Submission): Promise<Receipt> {
    return this.exclusive(id, async (live) => {
      const { command, author, receivedMs, key } = find(live);
      const repeated = await this.repeated(id, key, { kind: 'command', command });
      if (repeated) return repeated;
      await this.carryOut(live, receivedMs);
      if (live.meta.quarantined !== null && author.kind !== 'organiser') {
        throw new GameError('quarantined', live.meta.quarantined);
      }
      const at = gameTime(live.meta, receivedMs);
      const receipt = await this.keep(live, live.game.submit(command, author, at, key));
      await this.release(live);
      return receipt;
    });
  }

  /** What a command would do, tried on a copy. @throws RefusalError */
  dryRun(
    id: string,
    find: (live: LiveGame) => { command: Command; author: Author },
  ): Promise<{ events: EventBase[]; differences: Difference[] }> {
    return this.read(id, (live) => {
      const { command, author } = find(live);
      const copy = copyOf(live);
      const before = viewOf(live, { kind: 'organiser' });
      const at = gameTime(live.meta, this.options.clock());
      const outcome = copy.submit(command, author, at, 'dry-run');
      if (!outcome.accepted) throw new RefusalError(outcome.refusal, live.game.rulebook);
      return {
        events: outcome.record.entries.flatMap((entry) => entry.events),
        differences: difference(before, copy.rulebook.view(copy.state, { kind: 'organiser' })),
      };
    });
  }

  previewAmend(id: string, change: Correction): Promise<AmendPreview & { seq: number }> {
    return this.exclusive(
      id,
      async (live) => {
        await this.carryOut(live, this.options.clock());
        const answer = live.game.previewAmend(change, gameTime(live.meta, this.options.clock()));
        if ('refusal' in answer) throw new RefusalError(answer.refusal, live.game.rulebook);
        return { ...answer.preview, seq: live.game.seq };
      },
      true,
    );
  }

  /** @throws GameError `changed-meanwhile` when the log has grown since the person looked. */
  amend(
    id: string,
    correction: {
      change: Correction;
      reason: string;
      author: Author;
      expectedSeq: number;
      receivedMs: number;
      key: string;
    },
  ): Promise<Receipt> {
    const { change, reason, author, expectedSeq, receivedMs, key } = correction;
    return this.exclusive(
      id,
      async (live) => {
        const repeated = await this.repeated(id, key, { kind: 'amend', change, reason });
        if (repeated) return repeated;
        await this.carryOut(live, receivedMs);
        if (live.game.seq !== expectedSeq) {
          const later = await this.store.records(id, expectedSeq);
          throw new GameError('changed-meanwhile', 'the log has grown', later.map(meanwhile));
        }
        const at = gameTime(live.meta, receivedMs);
        const receipt = await this.keep(live, live.game.amend(change, reason, author, at, key));
        await this.release(live);
        return receipt;
      },
      true,
    );
  }

  /** All records, and which of their entries are in force. */
  log(id: string): Promise<{ records: LogRecord[]; inForce: ReadonlySet<Entry> }> {
    return this.exclusive(id, async () => {
      const records = await this.store.records(id);
      const live = await loadGame(this.store, this.options.rulebooks, id, {
        history: true,
        snapshotTag: this.options.snapshotTag,
        records,
      });
      return { records, inForce: new Set(live.game.entries) };
    });
  }

  /** Tries the deadlines of a game in quarantine again. */
  resume(id: string): Promise<{ quarantined: string | null }> {
    return this.exclusive(id, async (live) => {
      await this.release(live);
      return { quarantined: live.meta.quarantined };
    });
  }

  /** The game is to be read from the store next time: something outside its log has changed. */
  forget(id: string): void {
    this.loaded.delete(id);
  }

  /** Deadlines up to a moment of the server, each stored before the next one is tried. */
  private async carryOut(live: LiveGame, serverMs: number): Promise<void> {
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
  private async release(live: LiveGame): Promise<void> {
    if (live.meta.quarantined === null) return;
    live.meta.quarantined = null;
    await this.carryOut(live, this.options.clock());
    if (live.meta.quarantined === null) {
      await this.store.updateGame(live.meta.id, { quarantined: null });
      this.options.hub.notice(live.meta.id);
      this.worker.wake();
    }
  }

  /** The receipt of a command that was accepted under this key before. */
  private async repeated(id: string, key: string, input: Input): Promise<Receipt | null> {
    const record = await this.store.recordByKey(id, key);
    if (!record) return null;
    if (!isDeepStrictEqual(record.input, JSON.parse(JSON.stringify(input)))) {
      throw new GameError('key-reused', 'the idempotency key belongs to another command');
    }
    return { seq: record.seq, at: record.at, repeated: true };
  }

  private async keep(live: LiveGame, outcome: Outcome): Promise<Receipt> {
    if (!outcome.accepted) throw new RefusalError(outcome.refusal, live.game.rulebook);
    await this.persist(live, [outcome.record]);
    return { seq: outcome.record.seq, at: outcome.record.at, repeated: false };
  }

  /** Stores what the game in memory already holds, then tells the listeners. */
  private async persist(live: LiveGame, records: readonly LogRecord[]): Promise<void> {
    const { game, meta } = live;
    const timers = game.rulebook.due(game.state);
    const ended = game.rulebook.ended(game.state);
    const before = records[0]!.seq - 1;
    const answer = await this.store.append(meta.id, before, { records, timers, ended });
    if (!answer.stored) throw new StaleLog(`log of ${meta.id} at ${answer.seq}, not at ${before}`);
    live.dues = timers;
    live.views.clear();
    meta.seq = game.seq;
    meta.ended = ended;
    this.worker.wake();
    this.options.hub.publish(
      meta.id,
      records.map(({ seq, at }) => ({ seq, at })),
    );
    await this.takeSnapshot(live);
  }

  private async takeSnapshot(live: LiveGame): Promise<void> {
    const { game, meta } = live;
    if (game.seq - live.snapshotSeq < (this.options.snapshotEvery ?? 100)) return;
    try {
      await this.store.saveSnapshot(meta.id, { ...game.snapshot(), tag: this.options.snapshotTag });
      live.snapshotSeq = game.seq;
    } catch (error) {
      // Only speed is lost: the log has everything.
      this.options.log.warn({ err: error, game: meta.id }, 'snapshot');
    }
  }

  private exclusive<T>(id: string, task: (live: LiveGame) => Promise<T>, history = false): Promise<T> {
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

  private async live(id: string, history: boolean): Promise<LiveGame> {
    const known = this.loaded.get(id);
    const live = known && (known.game.hasHistory || !history) ? known : await this.load(id, history);
    this.loaded.delete(id);
    this.loaded.set(id, live);
    const oldest = this.loaded.keys().next();
    if (this.loaded.size > (this.options.keep ?? 100) && !oldest.done) this.loaded.delete(oldest.value);
    return live;
  }

  private load(id: string, history: boolean): Promise<LiveGame> {
    const { rulebooks, snapshotTag } = this.options;
    return loadGame(this.store, rulebooks, id, { history, snapshotTag });
  }
}

function meanwhile(record: LogRecord): Meanwhile {
  const type = record.input.kind === 'amend' ? 'amend' : record.input.command.type;
  return { seq: record.seq, at: record.at, type };
}
