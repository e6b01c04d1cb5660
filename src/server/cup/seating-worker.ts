/** Runs in a worker thread: looks for one seating, tells how far it is, answers once. */
import { parentPort, workerData } from 'node:worker_threads';
import { proposeSeating } from '../../rulebooks/table/cup/seating/propose.js';
import type { SeatingTask } from '../../rulebooks/table/cup/seating/task.js';
import type { FromSeatingWorker } from './seating-search.js';

const tell = (message: FromSeatingWorker): void => parentPort?.postMessage(message);

tell({ proposal: proposeSeating(workerData as SeatingTask, (share) => tell({ share })) });
