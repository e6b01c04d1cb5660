/** Runs in a worker thread: reads one table, answers once. */
import { parentPort, workerData } from 'node:worker_threads';
import { type ImportOptions, importTable } from './import';
import type { TableInput } from './sheet';

const { input, options } = workerData as { input: TableInput; options: ImportOptions };

parentPort?.postMessage(await importTable(input, options));
