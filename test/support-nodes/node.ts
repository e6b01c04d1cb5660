/**
 * One of several servers of the tests: the product's own server on a database it shares, with a clock of the computer that can be set
 * by a message. Deadlines must not care: they go by the clock of the database.
 */
import { openForServer } from '../../src/cli/open-store.js';
import { startServer } from '../../src/server/start.js';
import { counterRulebooks } from '../support/counter-rulebook.js';
import type { NodeOptions } from './cluster.js';

const { database, data, ...options } = JSON.parse(process.env.REGLAMENT_NODE ?? '{}') as {
  database: string;
  data: string;
  port: number;
} & NodeOptions;

let ahead = 0;
const now = Date.now;
Date.now = () => now() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [Date.now()] : args, self),
});
process.on('message', (ms: number) => {
  ahead = ms;
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit(1));

const err = (text: string): void => void process.stderr.write(text);
const library = { rulebooks: counterRulebooks, packs: {} };
const store = await openForServer(data, { out: err, err, lang: 'en', library }, database);
if (store === null) process.exit(1);
const server = await startServer({
  store,
  rulebooks: counterRulebooks,
  packs: {},
  webDir: null,
  host: '127.0.0.1',
  version: '0',
  linkAttempts: 100_000,
  ...options,
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${server.url} ${server.firstLink ?? ''}\n`);
