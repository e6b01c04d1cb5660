/** Plays the games of a task in worker threads, with progress and an end at any moment. */
import { Worker } from 'node:worker_threads';
import { workerUrl } from '../quiz/worker-url.js';
import { addTally, emptyTally, type Tally, type Task } from './tally.js';
import type { Batch } from './worker.js';

export interface Run {
  games: number;
  /** Threads; 2 unless given. */
  workers?: number;
  /** After each batch: games so far, and what they came to. The tally is the run's own; it goes on growing. */
  onProgress?(done: number, tally: Tally): void;
  /** Stops the run; it then answers with what has been played. */
  signal?: AbortSignal;
}

const WORKERS = 2;
const MEGABYTES = 256;
/** A batch should take about so long: often enough for a bar, seldom enough to cost nothing. */
const BATCH_MS = 250;
const LARGEST_BATCH = 200;

/** @throws what went wrong in a thread */
export async function playAll(task: Task, run: Run): Promise<Tally> {
  const tally = emptyTally();
  if (run.signal?.aborted || run.games === 0) return tally;
  const url = await workerUrl('lab-worker', new URL('./worker.ts', import.meta.url));
  const threads = Math.min(run.workers ?? WORKERS, run.games);
  let next = 0;
  const workers: Worker[] = [];
  const stop = () => {
    for (const worker of workers) void worker.terminate();
  };
  run.signal?.addEventListener('abort', stop, { once: true });
  try {
    await Promise.all(
      Array.from({ length: threads }, () => {
        const worker = new Worker(url, {
          workerData: task,
          resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
        });
        workers.push(worker);
        return thread(worker, {
          batch: (size) => {
            if (next >= run.games || run.signal?.aborted) return null;
            const from = next;
            next = Math.min(run.games, from + size);
            return { from, to: next };
          },
          take: (part) => {
            addTally(tally, part);
            run.onProgress?.(tally.games, tally);
          },
        });
      }),
    );
  } finally {
    run.signal?.removeEventListener('abort', stop);
    stop();
  }
  return tally;
}

interface Work {
  /** The next games; null: none are left. */
  batch(size: number): Batch | null;
  take(part: Tally): void;
}

function thread(worker: Worker, { batch, take }: Work): Promise<void> {
  return new Promise((resolve, reject) => {
    let size = 1;
    let sentAt = 0;
    const give = () => {
      const numbers = batch(size);
      if (!numbers) return resolve();
      sentAt = performance.now();
      worker.postMessage(numbers);
    };
    worker.on('message', (part: Tally) => {
      take(part);
      const took = Math.max(1, performance.now() - sentAt) / part.games;
      size = Math.max(1, Math.min(LARGEST_BATCH, Math.round(BATCH_MS / took)));
      give();
    });
    worker.once('error', reject);
    // Stopped from outside: what it was playing is lost, what it has told counts.
    worker.once('exit', () => resolve());
    give();
  });
}
