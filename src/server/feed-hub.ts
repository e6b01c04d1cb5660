/** Tells those who listen that a game has new records. It carries numbers and times only; readers fetch their view. */
import type { Instant } from '../engine/contract.js';

export interface Mark {
  seq: number;
  at: Instant;
}

export interface Listener {
  /** The login session the listener came with, by its hash; null without one. */
  session: string | null;
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

  /** Listens to a game; the answer stops it. */
  subscribe(game: string, listener: Listener): () => void {
    const group = this.listeners.get(game) ?? new Set();
    this.listeners.set(game, group.add(listener));
    return () => {
      group.delete(listener);
      if (group.size === 0 && this.listeners.get(game) === group) this.listeners.delete(game);
    };
  }

  /** To be called after the commit only. */
  publish(game: string, marks: readonly Mark[]): void {
    for (const listener of this.listeners.get(game) ?? []) listener.marks(marks);
  }

  notice(game: string): void {
    for (const listener of this.listeners.get(game) ?? []) listener.notice();
  }

  /** The same for those only who steer the game: that something was done beside the log may be a secret itself. */
  noticeSteering(game: string): void {
    for (const listener of this.listeners.get(game) ?? []) if (listener.steers) listener.notice();
  }

  /** Everybody must ask for access anew. */
  closeGame(game: string): void {
    for (const listener of [...(this.listeners.get(game) ?? [])]) listener.close();
  }

  closeSessions(sessions: readonly string[]): void {
    for (const listener of this.all()) {
      if (listener.session !== null && sessions.includes(listener.session)) listener.close();
    }
  }

  closeAll(): void {
    for (const listener of this.all()) listener.close();
  }

  private all(): Listener[] {
    return [...this.listeners.values()].flatMap((group) => [...group]);
  }
}
