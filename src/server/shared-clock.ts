/**
 * One clock for all processes that share a store: the store's. Between two questions it goes on by the computer's steady clock,
 * which nobody can set, so a node whose own time is wrong or jumps neither closes a window early nor late.
 */
import type { Others } from '../store/store.js';

/** An answer that took longer says too little. */
const LONGEST_ANSWER_MS = 1_000;

export class SharedClock {
  private base = Date.now();
  private at = performance.now();

  constructor(private readonly others: Pick<Others, 'now'>) {}

  /** Milliseconds since 1970. */
  now = (): number => Math.round(this.base + performance.now() - this.at);

  /** How far the computer's own clock is ahead, in milliseconds. */
  get ahead(): number {
    return Date.now() - this.now();
  }

  /** Asks anew. @throws when the store cannot be reached; the clock then goes on as it is */
  async sync(): Promise<void> {
    const asked = performance.now();
    const said = await this.others.now();
    const took = performance.now() - asked;
    if (took > LONGEST_ANSWER_MS) return;
    this.base = said + took / 2;
    this.at = asked + took;
  }
}
