/** Tells those who listen that a game has new records. It carries numbers and times only; readers fetch their view. */
import type { Instant } from '../engine/contract.js';
import type { Grant } from '../store/store.js';

export interface Mark {
  seq: number;
  at: Instant;
}

export interface Listener {
  /** The login session the listener came with, by its hash; null without one. */
  session: string | null;
  /** What it was let in by. */
  grants: readonly Grant[];
  /** The cup, where the game is a table of one. */
  cup: string | null;
  /** May steer the game. */
  steers: boolean;
  marks(marks: readonly Mark[]): void;
  /** Something beside the log has changed: the game was stopped, renamed, its people are others. */
  notice(): void;
  /** The listener must go: its access ended or the server stops. */
  close(): void;
}

export class FeedHub {
  private readonly listeners = new Map<string, Set<Listener>>();
  private over = false;
  private readonly published = new Map<string, number>();
  /**
   * Where several processes share a store: asks the store what has changed beside a game's log, and tells everybody, those who
   * listen here included.
   */
  relay: ((game: string) => void) | null = null;

  /** Listens to a game; the answer stops it. */
  subscribe(game: string, listener: Listener): () => void {
    // He was let in while the server stopped: nobody would send him away any more.
    if (this.over) queueMicrotask(() => listener.close());
    const group = this.listeners.get(game) ?? new Set();
    this.listeners.set(game, group.add(listener));
    return () => {
      group.delete(listener);
      if (group.size > 0 || this.listeners.get(game) !== group) return;
      this.listeners.delete(game);
      this.published.delete(game);
    };
  }

  /** To be called after the commit only. Whoever listens fills a gap himself. */
  publish(game: string, marks: readonly Mark[]): void {
    const last = marks.at(-1);
    const group = this.listeners.get(game);
    if (last && group) this.published.set(game, Math.max(last.seq, this.published.get(game) ?? 0));
    for (const listener of group ?? []) listener.marks(marks);
  }

  /** Whether somebody listens to a game. */
  listenedTo(game: string): boolean {
    return this.listeners.has(game);
  }

  /** The last record that those who listen to a game now were told of; 0 when there was none. */
  latest(game: string): number {
    return this.published.get(game) ?? 0;
  }

  /** Something beside the log has changed; to be called after the commit only. */
  notice(game: string): void {
    if (this.relay) this.relay(game);
    else this.tell(game, false);
  }

  /** The same for those only who steer the game: that something was done beside the log may be a secret itself. */
  noticeSteering(game: string): void {
    if (this.relay) this.relay(game);
    else this.tell(game, true);
  }

  /** Tells those who listen here. */
  tell(game: string, steeringOnly: boolean): void {
    for (const listener of this.listeners.get(game) ?? []) {
      if (listener.steers || !steeringOnly) listener.notice();
    }
  }

  /** Everybody must ask for access anew. */
  closeGame(game: string): void {
    for (const listener of [...(this.listeners.get(game) ?? [])]) listener.close();
  }

  closeTablesOf(cup: string): void {
    for (const listener of this.tablesOf(cup)) listener.close();
  }

  /** Whether somebody listens to a table of the cup. */
  hasTablesOf(cup: string): boolean {
    return this.tablesOf(cup).length > 0;
  }

  /** What is listened to, cups of tables included. */
  games(): string[] {
    return [...this.listeners.keys(), ...this.all().flatMap(({ cup }) => cup ?? [])];
  }

  /** Listeners with a login session. */
  signedIn(): Listener[] {
    return this.all().filter(({ session }) => session !== null);
  }

  get size(): number {
    return this.all().length;
  }

  closeSessions(sessions: readonly string[]): void {
    for (const listener of this.all()) {
      if (listener.session !== null && sessions.includes(listener.session)) listener.close();
    }
  }

  /** For good: whoever comes later is sent away at once. */
  closeAll(): void {
    this.over = true;
    for (const listener of this.all()) listener.close();
  }

  private tablesOf(cup: string): Listener[] {
    return this.all().filter((listener) => listener.cup === cup);
  }

  private all(): Listener[] {
    return [...this.listeners.values()].flatMap((group) => [...group]);
  }
}
