/** Searches for seatings in worker threads: the server goes on meanwhile, and a search can be watched and stopped. */
import { workerUrl } from '../../quiz/worker-url.js';
import type { Proposal } from '../../rulebooks/table/cup/seating/propose.js';
import type { SeatingTask } from '../../rulebooks/table/cup/seating/task.js';
import { runBounded } from '../bounded-worker.js';
import { ApiProblem } from '../problems.js';

export type FromSeatingWorker = { share: number } | { proposal: Proposal };

/** Searches at once; each takes a core. */
const MOST_AT_ONCE = 2;
const LONGEST_MS = 180_000;
const MEGABYTES = 512;

interface Running {
  share: number;
  stop(): void;
}

export class SeatingSearch {
  /** By cup. */
  private readonly running = new Map<string, Running>();

  /** The share that is done, 0 … 1; null: no search is on. */
  share(cup: string): number | null {
    return this.running.get(cup)?.share ?? null;
  }

  /** Stops the search of a cup; whoever waits for it is told. */
  stop(cup: string): void {
    this.running.get(cup)?.stop();
  }

  stopAll(): void {
    for (const { stop } of [...this.running.values()]) stop();
  }

  /**
   * A new search of a cup stops its former one.
   * @throws ApiProblem `search-stopped`, or `too-many-requests` when other cups take all the room
   */
  async propose(cup: string, task: SeatingTask): Promise<Proposal> {
    this.stop(cup);
    if (this.running.size >= MOST_AT_ONCE) throw new ApiProblem('too-many-requests');
    let stopped = false;
    const entry: Running = {
      share: 0,
      stop: () => {
        stopped = true;
      },
    };
    this.running.set(cup, entry);
    try {
      const url = await workerUrl('seating-worker', new URL('./seating-worker.ts', import.meta.url));
      if (stopped) throw new ApiProblem('search-stopped');
      return await this.work(url, task, entry);
    } finally {
      if (this.running.get(cup) === entry) this.running.delete(cup);
    }
  }

  private work(url: URL, task: SeatingTask, entry: Running): Promise<Proposal> {
    const bounds = {
      ...{ longestMs: LONGEST_MS, megabytes: MEGABYTES },
      stopped: () => new ApiProblem('search-stopped'),
    };
    const search = runBounded<FromSeatingWorker, Proposal>(url, task, bounds, (message) => {
      if ('proposal' in message) return message.proposal;
      entry.share = message.share;
      return undefined;
    });
    entry.stop = search.stop;
    return search.answer;
  }
}
