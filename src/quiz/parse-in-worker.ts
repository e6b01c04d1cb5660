/**
 * Reads a table in a worker thread with bounded memory and time. A file that kills or stalls the worker gives a clear
 * refusal, and the server goes on.
 */
import { Worker } from 'node:worker_threads';
import type { ImportOptions, ImportOutcome } from './import';
import { LIMITS, refusal } from './refusal';
import type { TableInput } from './sheet';
import { workerUrl } from './worker-url';

export interface WorkerLimits {
  /** How long the reading may take. */
  milliseconds?: number;
  /** Memory for the objects of the worker. */
  megabytes?: number;
  /** Another worker file, for a build that puts it elsewhere. */
  url?: URL;
}

const DEFAULT_MILLISECONDS = 20_000;
const DEFAULT_MEGABYTES = 256;

/** The same as `importTable`, in a worker that may die without the server. Never throws. */
export async function importInWorker(
  input: TableInput,
  options: ImportOptions = {},
  limits: WorkerLimits = {},
): Promise<ImportOutcome> {
  const bytes = input.kind === 'file' ? input.bytes.length : Buffer.byteLength(input.text);
  if (bytes > LIMITS.bytes) return { refusal: refusal('too-large', { bytes, limit: LIMITS.bytes }) };
  const milliseconds = limits.milliseconds ?? DEFAULT_MILLISECONDS;
  const url = limits.url ?? (await workerUrl('quiz-worker', new URL('./worker.ts', import.meta.url)));
  return new Promise((resolve) => {
    let worker: Worker;
    try {
      worker = new Worker(url, {
        workerData: { input, options },
        // Nothing a file makes the worker print reaches the server's output.
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: limits.megabytes ?? DEFAULT_MEGABYTES, stackSizeMb: 4 },
      });
    } catch {
      resolve({ refusal: refusal('worker-died', {}) });
      return;
    }
    const finish = (outcome: ImportOutcome): void => {
      clearTimeout(timer);
      worker.removeAllListeners();
      // An error on the way down concerns nobody any more, but must not go unheard.
      worker.on('error', () => {});
      void worker.terminate();
      resolve(outcome);
    };
    const timer = setTimeout(() => {
      finish({ refusal: refusal('worker-late', { seconds: Math.ceil(milliseconds / 1000) }) });
    }, milliseconds);
    worker.once('message', (outcome: ImportOutcome) => finish(outcome));
    worker.once('error', () => finish({ refusal: refusal('worker-died', {}) }));
    worker.once('exit', () => finish({ refusal: refusal('worker-died', {}) }));
  });
}
