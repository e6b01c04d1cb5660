/** Trial seasons in worker threads, bounded in number, time and memory: the server goes on meanwhile. */
import { Worker } from 'node:worker_threads';
import type { Trial, TrialOptions } from '../../lab/trial/summary.js';
import { workerUrl } from '../../quiz/worker-url.js';
import type { SeasonFile } from '../../rulebooks/season/pack.js';
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
      return await new Promise((resolve, reject) => {
        const worker = new Worker(url, {
          workerData: task,
          resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
        });
        const end = (then: () => void): void => {
          clearTimeout(timer);
          worker.removeAllListeners();
          // An error on the way down concerns nobody any more, but must not go unheard.
          worker.on('error', () => {});
          void worker.terminate();
          then();
        };
        stop = () => end(() => reject(new ApiProblem('trial-stopped')));
        const timer = setTimeout(stop, LONGEST_MS);
        worker.once('message', (trial: Trial) => end(() => resolve(trial)));
        worker.once('error', (error) => end(() => reject(error)));
        worker.once('exit', stop);
      });
    } finally {
      this.running.delete(entry);
    }
  }
}
