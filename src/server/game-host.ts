/**
 * What can be done with games: looking, commands, trying out, corrections. A command is acknowledged only after it is
 * durable, and carried out once under its key.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Author, Command, EventBase, Instant, Viewer } from '../engine/contract.js';
import { type Difference, difference } from '../engine/diff.js';
import type { AmendPreview, Change as Correction, Entry, Input, LogRecord, Outcome } from '../engine/game.js';
import type { GameStore, Preference, StoredGame } from '../store/store.js';
import { DeadlineWorker } from './deadline-worker.js';
import { GameError, type Meanwhile } from './game-error.js';
import { GameKeeper, type KeeperOptions } from './game-keeper.js';
import { type Device, type Lead, Leads } from './lead.js';
import {
  type AnyRulebook,
  copyOf,
  gameTime,
  type LiveGame,
  loadGame,
  type Rulebooks,
  rulebookOf,
  shownTo,
  viewOf,
} from './live-game.js';
import { makeGame, type NewGame } from './new-game.js';
import { RefusalError } from './refusal-text.js';

export interface Submission {
  command: Command;
  author: Author;
  /** The server's moment of receipt, in milliseconds. */
  receivedMs: number;
  /** Idempotency key, unique in the game. */
  key: string;
  /** When the leading device made the entry, in game time; only rulebooks that are led ask. */
  madeAt?: Instant;
  /** The device it came from; absent where the caller names none. */
  device?: Device | null;
}

export interface Receipt {
  seq: number;
  at: Instant;
  repeated: boolean;
}

export class GameHost {
  private readonly keeper: GameKeeper;
  private readonly worker: DeadlineWorker;
  private readonly store: GameStore;
  private readonly leads: Leads;

  constructor(private readonly options: KeeperOptions) {
    this.store = options.store;
    this.leads = new Leads(options.store, options.hub);
    this.keeper = new GameKeeper(options, (nextMs) => this.worker.expect(nextMs));
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

  /** Tells of every game that has new records, after they are durable. */
  onStored(listener: (meta: StoredGame) => void): void {
    this.keeper.onStored(listener);
  }

  start(): void {
    this.worker.start();
  }

  async stop(): Promise<void> {
    await this.worker.stop();
    await this.keeper.idle();
  }

  /**
   * Makes a game; one that is there already under this id is left as it is.
   * @throws RefusalError when the setup is not one of the rulebook.
   */
  async create(options: NewGame): Promise<StoredGame> {
    const { stored, game, records } = await makeGame(options, this.options.clock());
    const timers = game.rulebook.due(game.state);
    const made = await this.store.createGame(stored, { records, timers, ended: stored.ended });
    this.worker.wake();
    return made ? stored : (await this.store.game(stored.id))!;
  }

  /** Looks at a game as it is now, with everything that is due carried out. */
  read<T>(id: string, use: (live: LiveGame) => T): Promise<T> {
    return this.keeper.exclusive(id, async (live) => {
      await this.keeper.carryOutIfPossible(live, this.options.clock());
      return use(live);
    });
  }

  /** The same for one visitor: whoever may not know how the game ended is shown it as it was before. */
  readFor<T>(access: { concealed: boolean }, id: string, use: (live: LiveGame) => T): Promise<T> {
    return access.concealed ? this.readWhole(id, (live) => use(shownTo(live, access))) : this.read(id, use);
  }

  /** The same with the whole history in memory. */
  readWhole<T>(id: string, use: (live: LiveGame) => T): Promise<T> {
    return this.keeper.exclusive(
      id,
      async (live) => {
        await this.keeper.carryOutIfPossible(live, this.options.clock());
        return use(live);
      },
      true,
    );
  }

  /**
   * The same for a command that depends on the state: the author is found inside.
   * @param whole with the whole history: an answer may set free what a correction has left waiting
   */
  submit(id: string, find: (live: LiveGame) => Submission, whole = false): Promise<Receipt> {
    return this.keeper.exclusive(
      id,
      async (live) => {
        const { command, author, receivedMs, key, madeAt, device } = find(live);
        // Before the lead is asked for: what was accepted stays accepted, whoever leads by now.
        const repeated = await this.repeated(id, key, { kind: 'command', command });
        if (repeated) return repeated;
        await this.keeper.carryOut(live, receivedMs);
        if (live.meta.quarantined !== null && author.kind !== 'organiser') {
          throw new GameError('quarantined', live.meta.quarantined);
        }
        const received = gameTime(live.meta, receivedMs);
        const led = live.game.rulebook.led === true && author.kind === 'organiser';
        const claim = led ? await this.leads.enter(id, device ?? null, received) : null;
        // Never later than it arrived nor before there was a game; the game itself puts it no earlier than its last entry.
        const made = led && madeAt !== undefined ? later(madeAt, bornAt(live.meta)) : received;
        const at = made < received ? made : received;
        const receipt = await this.keep(live, live.game.submit(command, author, at, key), claim);
        if (claim) this.options.hub.noticeSteering(id);
        await this.keeper.release(live);
        return receipt;
      },
      whole,
    );
  }

  /** What a command would do, tried on a copy. @throws RefusalError */
  dryRun(
    id: string,
    find: (live: LiveGame) => { command: Command; author: Author; viewer: Viewer },
  ): Promise<{ events: EventBase[]; differences: Difference[] }> {
    return this.read(id, (live) => {
      const { command, author, viewer } = find(live);
      if (live.game.rulebook.sealed?.(live.game.state, command))
        throw new GameError('sealed', 'a sealed command cannot be tried out');
      const copy = copyOf(live);
      const before = viewOf(live, viewer);
      const at = gameTime(live.meta, this.options.clock());
      const outcome = copy.submit(command, author, at, 'dry-run');
      if (!outcome.accepted) throw new RefusalError(outcome.refusal, live.game.rulebook);
      return {
        events: outcome.record.entries.flatMap((entry) => entry.events),
        differences: difference(before, copy.rulebook.view(copy.state, viewer)),
      };
    });
  }

  /** `sealed`: what a command says may not be shown yet. */
  previewAmend(
    id: string,
    change: Correction,
  ): Promise<AmendPreview & { seq: number; sealed: (command: Command) => boolean }> {
    return this.keeper.exclusive(
      id,
      async (live) => {
        await this.keeper.carryOut(live, this.options.clock());
        const answer = live.game.previewAmend(change, gameTime(live.meta, this.options.clock()));
        if ('refusal' in answer) throw new RefusalError(answer.refusal, live.game.rulebook);
        const { rulebook, state, seq } = live.game;
        const sealed = (command: Command): boolean => rulebook.sealed?.(state, command) ?? false;
        return { ...answer.preview, seq, sealed };
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
    return this.keeper.exclusive(
      id,
      async (live) => {
        const repeated = await this.repeated(id, key, { kind: 'amend', change, reason });
        if (repeated) return repeated;
        await this.keeper.carryOut(live, receivedMs);
        if (live.game.seq !== expectedSeq) {
          const later = await this.store.records(id, expectedSeq);
          throw new GameError('changed-meanwhile', 'the log has grown', later.map(meanwhile));
        }
        const at = gameTime(live.meta, receivedMs);
        const receipt = await this.keep(live, live.game.amend(change, reason, author, at, key));
        await this.keeper.release(live);
        return receipt;
      },
      true,
    );
  }

  /** All records, and which of their entries are in force. */
  log(
    id: string,
  ): Promise<{ records: LogRecord[]; inForce: ReadonlySet<Entry>; sealed: (command: Command) => boolean }> {
    return this.keeper.exclusive(id, async (present) => {
      await this.keeper.carryOutIfPossible(present, this.options.clock());
      const records = await this.store.records(id);
      const live = await loadGame(this.store, this.options.rulebooks, id, {
        history: true,
        snapshotTag: this.options.snapshotTag,
        records,
      });
      const { rulebook, state, entries } = live.game;
      return {
        records,
        inForce: new Set(entries),
        sealed: (command) => rulebook.sealed?.(state, command) ?? false,
      };
    });
  }

  /** The records after `after`, and the game they lead to. */
  tail<T>(id: string, after: number, use: (live: LiveGame, records: LogRecord[]) => T): Promise<T> {
    return this.keeper.exclusive(id, async (live) => {
      await this.keeper.carryOutIfPossible(live, this.options.clock());
      return use(live, await this.store.records(id, after));
    });
  }

  /** The device that leads the game; null when none does. */
  lead(id: string): Promise<Lead | null> {
    return this.leads.of(id);
  }

  /** Lets a device lead, away from another one only with `take`. @throws GameError `led-elsewhere` */
  giveLead(id: string, device: Device, receivedMs: number, take: boolean): Promise<Lead> {
    return this.keeper.exclusive(id, (live) =>
      this.leads.give(id, device, gameTime(live.meta, receivedMs), take),
    );
  }

  /** Tries the deadlines of a game in quarantine again. */
  resume(id: string): Promise<{ quarantined: string | null }> {
    return this.keeper.exclusive(id, async (live) => {
      await this.keeper.release(live);
      return { quarantined: live.meta.quarantined };
    });
  }

  /** A task that rewrites what is stored of a game: nobody else is at it meanwhile, and it is read anew afterwards. */
  apart<T>(id: string, task: () => Promise<T>): Promise<T> {
    return this.keeper.apart(id, task);
  }

  /** Deadlines are others for a reason outside the log. */
  replan(): void {
    this.worker.wake();
  }

  /** The game is to be read from the store next time: something outside its log has changed. */
  forget(id: string): void {
    this.keeper.forget(id);
  }

  /** The same for every game. */
  forgetAll(): void {
    this.keeper.forgetAll();
  }

  /** What this process is at. */
  get facts(): { games: number; conflicts: number; deadlinesAlive: boolean } {
    const { size, conflicts } = this.keeper;
    return { games: size, conflicts, deadlinesAlive: this.worker.alive };
  }

  /** The receipt of a command that was accepted under this key before. */
  private async repeated(id: string, key: string, input: Input): Promise<Receipt | null> {
    const record = await this.store.recordByKey(id, key);
    if (!record) return null;
    const { input: stored } = record;
    const entered =
      stored.kind === 'amend' && input.kind === 'command' && stored.change.kind === 'insert'
        ? { kind: 'command', command: stored.change.command }
        : stored;
    if (!isDeepStrictEqual(entered, JSON.parse(JSON.stringify(input)))) {
      throw new GameError('key-reused', 'the idempotency key belongs to another command');
    }
    return { seq: record.seq, at: record.at, repeated: true };
  }

  private async keep(live: LiveGame, outcome: Outcome, beside: Preference | null = null): Promise<Receipt> {
    if (!outcome.accepted) throw new RefusalError(outcome.refusal, live.game.rulebook);
    await this.keeper.persist(live, [outcome.record], beside);
    return { seq: outcome.record.seq, at: outcome.record.at, repeated: false };
  }
}

function later(a: Instant, b: Instant): Instant {
  return a > b ? a : b;
}

function bornAt(meta: StoredGame): Instant {
  return gameTime(meta, Date.parse(meta.createdAt));
}

function meanwhile(record: LogRecord): Meanwhile {
  const type = record.input.kind === 'amend' ? 'amend' : record.input.command.type;
  return { seq: record.seq, at: record.at, type };
}
