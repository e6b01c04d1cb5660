/** Runs in a worker thread: plays trial seasons of a pack and answers once. */
import { parentPort, workerData } from 'node:worker_threads';
import { tryPack } from '../../lab/trial/summary.js';
import type { TrialTask } from './trial.js';

const { pack, ...options } = workerData as TrialTask;
parentPort?.postMessage(tryPack(pack, options));
