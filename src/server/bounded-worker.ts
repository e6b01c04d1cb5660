/** A worker thread with an end: bounded in time and memory, and one that can be stopped. */
import { Worker } from 'node:worker_threads';

export interface Bounds {
  longestMs: number;
  megabytes: number;
  /** What whoever waits is told when the worker is stopped, or ends without an answer. */
  stopped(): Error;
}

/**
 * Runs a worker until `answered` makes an answer of one of its messages.
 * @param answered undefined: the message was no answer, the worker goes on
 */
export function runBounded<Message, Answer>(
  url: URL,
  workerData: unknown,
  { longestMs, megabytes, stopped }: Bounds,
  answered: (message: Message) => Answer | undefined,
): { answer: Promise<Answer>; stop(): void } {
  const worker = new Worker(url, { workerData, resourceLimits: { maxOldGenerationSizeMb: megabytes } });
  let stop = (): void => {};
  const answer = new Promise<Answer>((resolve, reject) => {
    const end = (then: () => void): void => {
      clearTimeout(timer);
      worker.removeAllListeners();
      // An error on the way down concerns nobody any more, but must not go unheard.
      worker.on('error', () => {});
      void worker.terminate();
      then();
    };
    stop = () => end(() => reject(stopped()));
    const timer = setTimeout(stop, longestMs);
    worker.on('message', (message: Message) => {
      const found = answered(message);
      if (found !== undefined) end(() => resolve(found));
    });
    worker.once('error', (error) => end(() => reject(error)));
    worker.once('exit', stop);
  });
  return { answer, stop };
}
