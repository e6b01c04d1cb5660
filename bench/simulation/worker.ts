/** Plays table games in a thread of its own: how many, comes as the message; that they are played, goes back. */
import { parentPort } from 'node:worker_threads';
import { Luck } from './fast.js';
import { playTable } from './table.js';

parentPort!.on('message', (games: number) => {
  for (let seed = 1; seed <= games; seed++) playTable(new Luck(seed));
  parentPort!.postMessage('played');
});
