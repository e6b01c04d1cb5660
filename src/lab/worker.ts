/** Runs in a worker thread: plays the games it is given the numbers of and tells what they came to. */
import { parentPort, workerData } from 'node:worker_threads';
import { addTally, emptyTally, playNth, type Task } from './tally.js';

/** Numbers from `from` to before `to`. */
export interface Batch {
  from: number;
  to: number;
}

const task = workerData as Task;

parentPort?.on('message', ({ from, to }: Batch) => {
  const tally = emptyTally();
  for (let nth = from; nth < to; nth++) addTally(tally, playNth(task, nth));
  parentPort?.postMessage(tally);
});
