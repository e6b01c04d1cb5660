/**
 * The server that the tests of durability kill: the product's own server, store and rulebooks, without screens and
 * reports. It loads, waits for a line on its input, and only then opens the store, so that the next one can stand ready
 * while the present one is killed.
 *
 * Only here a store can be opened less durable than the product allows: `synchronous` other than FULL is the control that
 * must lose what it has acknowledged.
 */
import Sqlite from 'better-sqlite3';
import { openForServer } from '../../src/cli/open-store.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import { startServer } from '../../src/server/start.js';
import { counterRulebooks } from '../support/counter-rulebook.js';

export interface VictimOptions {
  /** The data folder. */
  data: string;
  synchronous: 'FULL' | 'NORMAL' | 'OFF';
}

/** What `PRAGMA synchronous` answers for FULL. */
const FULL = 2;

const { data, synchronous } = JSON.parse(process.env.REGLAMENT_VICTIM ?? '{}') as VictimOptions;
if (synchronous !== 'FULL') weaken(synchronous);
process.stdin.once('data', () => void serve());

async function serve(): Promise<void> {
  const library = { rulebooks: { ...rulebooks, ...counterRulebooks }, packs: {} };
  const err = (text: string): void => void process.stderr.write(text);
  const store = await openForServer(data, { out: err, err, lang: 'ru', library });
  if (store === null) process.exit(1);
  const server = await startServer({
    store,
    rulebooks: library.rulebooks,
    packs: {},
    webDir: null,
    port: 0,
    host: '127.0.0.1',
    version: '0',
  });
  process.stdout.write(`${server.firstLink ?? server.url}\n`);
}

/** The store believes that it is durable. */
function weaken(to: 'NORMAL' | 'OFF'): void {
  const real = Sqlite.prototype.pragma;
  Sqlite.prototype.pragma = function (this: Sqlite.Database, source, options) {
    if (source === 'synchronous') return FULL;
    return real.call(this, source === 'synchronous = FULL' ? `synchronous = ${to}` : source, options);
  };
}
