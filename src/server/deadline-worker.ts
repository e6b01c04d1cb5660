/**
 * Wakes games whose deadlines come. It is a convenience, not the law: every command and every view carries out what is
 * due by itself, so a late or a missing worker changes nothing but the moment people are told.
 */
import type { NextTimer } from '../store/store.js';

/** The longest sleep: a computer that slept or a clock that was set is noticed by then. */
const LONGEST_MS = 30_000;
/** The pause after a round that left something due, so that a failing deadline cannot spin. */
const RETRY_MS = 1_000;

export interface WorkerOptions {
  nextTimers(): Promise<NextTimer[]>;
  /** Carries out what is due in a game. */
  carryOut(game: string): Promise<unknown>;
  clock(): number;
  failed(error: unknown, game: string | null): void;
}

export class DeadlineWorker {
  private timer: NodeJS.Timeout | undefined;
  private running = false;
  private plans = 0;
  /** When it will look next, by the clock; null while it works that out or is at it. */
  private next: number | null = null;
  private planned = performance.now();
  private round: Promise<void> = Promise.resolve();

  constructor(private readonly options: WorkerOptions) {}

  start(): void {
    this.running = true;
    this.wake();
  }

  /** Stops and waits for the round in progress. */
  async stop(): Promise<void> {
    this.running = false;
    clearTimeout(this.timer);
    await this.round;
  }

  /** The deadlines have changed: plan anew. */
  wake(): void {
    if (this.running) void this.plan(0);
  }

  /**
   * A game waits for this moment from now on. A busy server says so at every record, so it is planned anew only where the
   * moment comes before the next look: what is planned too early is found not to be due and planned again. A clock that was
   * set meanwhile makes the plan worth nothing.
   */
  expect(nextMs: number | null): void {
    if (this.next === null || (nextMs !== null && nextMs < this.next) || this.clockWasSet(this.next))
      this.wake();
  }

  /** The next look lies in the past, or farther ahead than any is planned. */
  private clockWasSet(next: number): boolean {
    const now = this.options.clock();
    return now > next || now < next - LONGEST_MS;
  }

  /** Whether it still plans: one that hangs has not for long. */
  get alive(): boolean {
    return this.running && performance.now() - this.planned < 3 * LONGEST_MS;
  }

  private async plan(leastMs: number): Promise<void> {
    const plan = ++this.plans;
    this.next = null;
    let delay = LONGEST_MS;
    const now = this.options.clock();
    try {
      for (const timer of await this.options.nextTimers()) {
        delay = Math.min(delay, serverMoment(timer) - now);
      }
    } catch (error) {
      // The store is away: it may be back before the next deadline.
      delay = RETRY_MS;
      this.options.failed(error, null);
    }
    if (!this.running || plan !== this.plans) return;
    this.planned = performance.now();
    clearTimeout(this.timer);
    this.next = now + Math.max(delay, leastMs);
    this.timer = setTimeout(
      () => {
        this.next = null;
        this.round = this.carryOutAll();
      },
      Math.max(delay, leastMs),
    );
    this.timer.unref();
  }

  private async carryOutAll(): Promise<void> {
    try {
      const now = this.options.clock();
      for (const timer of await this.options.nextTimers()) {
        if (!this.running) return;
        if (serverMoment(timer) > now) continue;
        await this.options.carryOut(timer.game).catch((error) => this.options.failed(error, timer.game));
      }
    } catch (error) {
      this.options.failed(error, null);
    }
    if (this.running) await this.plan((await this.somethingDue()) ? RETRY_MS : 0);
  }

  private async somethingDue(): Promise<boolean> {
    try {
      const now = this.options.clock();
      return (await this.options.nextTimers()).some((timer) => serverMoment(timer) <= now);
    } catch {
      return true;
    }
  }
}

/** The server's moment, in milliseconds, at which a game's time reaches the deadline. */
function serverMoment(timer: NextTimer): number {
  return Date.parse(timer.due) - timer.clockOffsetMs;
}
