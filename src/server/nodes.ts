/**
 * Several processes on one store: what others have changed reaches those who listen here. The store says at once that something
 * has changed, and what it says may be lost; a slow round asks for the same anyway. Both only ask the store what is so.
 */
import type { GameStore, Grant, Others, Pulse } from '../store/store.js';
import type { FeedHub } from './feed-hub.js';
import type { GameHost } from './game-host.js';
import type { HostLog } from './game-keeper.js';
import type { SharedClock } from './shared-clock.js';
import { sameGrant } from './visitors.js';

export interface NodesOptions {
  store: GameStore;
  others: Others;
  hub: FeedHub;
  host: GameHost;
  clock: SharedClock;
  log: HostLog;
  /** A cup whose tables are listened to here has new records from elsewhere. */
  cupChanged(cup: string): void;
  /** Milliseconds between two rounds. */
  everyMs?: number;
}

const EVERY_MS = 2_000;
/** Rounds from one setting of the clock, and from one look at all deadlines, to the next. */
const CLOCK_ROUNDS = 5;
/** Deadlines are planned anew at most so often because of others. */
const PLAN_MS = 200;

export class Nodes {
  /** What the listeners of a game have been told. */
  private readonly told = new Map<string, Pulse>();
  private readonly asked = new Set<string>();
  private looking: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private planning: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private rounds = 0;
  private stopped = false;
  /** For the metrics. */
  readonly counts = { heard: 0, rounds: 0 };

  constructor(private readonly options: NodesOptions) {}

  /** @throws when the store cannot be listened to */
  async start(): Promise<void> {
    const { hub, others } = this.options;
    hub.relay = (game) => this.look(game);
    await others.listen((game) => this.heard(game));
    this.next();
  }

  /** Stops asking; what has been asked is answered first. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    clearTimeout(this.planning);
    await this.round;
    await this.looking;
  }

  /**
   * To be called once for each listener, after it listens: whatever comes to pass from here on is told to it. What happened before
   * the answer, the caller has to look at himself.
   */
  async watch(games: readonly string[]): Promise<void> {
    const unknown = games.filter((game) => !this.told.has(game));
    for (const pulse of await this.options.others.pulses(unknown)) {
      if (!this.told.has(pulse.game)) this.told.set(pulse.game, pulse);
    }
  }

  /** How far the computer's clock is ahead of the shared one, in milliseconds. */
  get ahead(): number {
    return this.options.clock.ahead;
  }

  private heard(game: string | null): void {
    const { host } = this.options;
    this.counts.heard += 1;
    if (this.stopped) return;
    this.planning ??= setTimeout(() => {
      this.planning = undefined;
      host.replan();
    }, PLAN_MS).unref();
    if (game === null) {
      // Something may have gone by that no sequence number tells of: a log that forgot a name.
      host.forgetAll();
      void this.lookAtAll();
    } else if (this.told.has(game)) this.look(game);
  }

  private next(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.round = this.goRound().finally(() => this.next());
    }, this.options.everyMs ?? EVERY_MS).unref();
  }

  private async goRound(): Promise<void> {
    const { clock, host } = this.options;
    this.counts.rounds += 1;
    if (this.rounds++ % CLOCK_ROUNDS === 0) {
      await clock.sync().catch((error) => this.failed(error));
      host.replan();
    }
    await this.lookAtAll();
  }

  private async lookAtAll(): Promise<void> {
    const { hub } = this.options;
    const games = new Set(hub.games());
    for (const game of this.told.keys()) if (!games.has(game)) this.told.delete(game);
    for (const game of games) this.asked.add(game);
    await Promise.all([this.run(), this.lookAtSessions()]);
  }

  private look(game: string): void {
    this.asked.add(game);
    void this.run();
  }

  /** One question at a time, for all games asked for meanwhile. */
  private run(): Promise<void> {
    this.looking ??= this.answerAll().finally(() => {
      this.looking = null;
      if (this.asked.size > 0 && !this.stopped) void this.run();
    });
    return this.looking;
  }

  private async answerAll(): Promise<void> {
    const games = [...this.asked];
    this.asked.clear();
    try {
      for (const pulse of await this.options.others.pulses(games)) await this.tryToTell(pulse);
    } catch (error) {
      this.failed(error);
    }
  }

  /** What could not be told is told by the next round, and keeps nothing of other games back. */
  private async tryToTell(now: Pulse): Promise<void> {
    const before = this.told.get(now.game);
    if (!before) return;
    this.told.set(now.game, now);
    try {
      await this.tell(before, now);
    } catch (error) {
      if (this.told.get(now.game) === now) this.told.set(now.game, before);
      this.failed(error);
    }
  }

  private async tell(before: Pulse, now: Pulse): Promise<void> {
    const { hub, store, cupChanged } = this.options;
    const { game } = now;
    if ((before.open && !now.open) || before.rights !== now.rights) {
      hub.closeGame(game);
      hub.closeTablesOf(game);
    }
    // What this process has stored itself was told at once.
    if (now.seq > before.seq && now.seq > hub.latest(game)) {
      hub.publish(game, await store.marks(game, before.seq));
      if (hub.hasTablesOf(game)) cupChanged(game);
    }
    if (now.news > before.news) hub.tell(game, false);
    else if (now.steering > before.steering) hub.tell(game, true);
  }

  /** Whoever has lost something he was let in by must ask for access anew. */
  private async lookAtSessions(): Promise<void> {
    const { hub, others } = this.options;
    const listeners = hub.signedIn();
    if (listeners.length === 0) return;
    try {
      const now = await others.grantsOf([...new Set(listeners.map(({ session }) => session!))]);
      for (const listener of listeners) {
        const held = now.get(listener.session!);
        if (!held || !listener.grants.every((grant) => holds(held, grant))) listener.close();
      }
    } catch (error) {
      this.failed(error);
    }
  }

  private failed(error: unknown): void {
    this.options.log.warn({ err: error }, 'what others have changed is asked for again');
  }
}

const holds = (grants: readonly Grant[], wanted: Grant): boolean =>
  grants.some((grant) => sameGrant(grant, wanted));
