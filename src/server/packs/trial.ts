/** Trial seasons in worker threads, bounded in number, time and memory: the server goes on meanwhile. */
import type { Trial, TrialOptions } from '../../lab/trial/summary.js';
import { workerUrl } from '../../quiz/worker-url.js';
import type { SeasonFile } from '../../rulebooks/season/pack.js';
import { runBounded } from '../bounded-worker.js';
import { ApiProblem } from '../problems.js';

export interface TrialTask extends TrialOptions {
  pack: SeasonFile;
}

/** Trials at once; each takes a core. */
const MOST_AT_ONCE = 2;
const LONGEST_MS = 60_000;
const MEGABYTES = 256;

export class Trials {
  private readonly running = new Set<() => void>();

  stopAll(): void {
    for (const stop of [...this.running]) stop();
  }

  /** @throws ApiProblem `trial-stopped`, or `too-many-requests` when others take all the room */
  async run(task: TrialTask): Promise<Trial> {
    if (this.running.size >= MOST_AT_ONCE) throw new ApiProblem('too-many-requests');
    let stop = (): void => {};
    const entry = (): void => stop();
    // Its room is taken before the worker is there.
    this.running.add(entry);
    try {
      const url = await workerUrl('trial-worker', new URL('./trial-worker.ts', import.meta.url));
      const bounds = {
        ...{ longestMs: LONGEST_MS, megabytes: MEGABYTES },
        stopped: () => new ApiProblem('trial-stopped'),
      };
      const trial = runBounded<Trial, Trial>(url, task, bounds, (message) => message);
      stop = trial.stop;
      return await trial.answer;
    } finally {
      this.running.delete(entry);
    }
  }
}
