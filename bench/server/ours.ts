/** Our server in a process of its own, on a fresh store, with as many open tables as asked for. Tells where it is, and who may enter. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulebooks } from '../../src/rulebooks/index.js';
import type { AnyRulebook } from '../../src/server/live-game.js';
import { makeGame } from '../../src/server/new-game.js';
import { hashToken, randomToken } from '../../src/server/secrets.js';
import { startServer } from '../../src/server/start.js';
import { openSqliteStore } from '../../src/store/sqlite.js';
import { TABLE_SETUP } from '../games/table.js';
import { answerParent } from './child.js';

export interface OurAddress {
  port: number;
  cookie: string;
  games: string[];
}

const count = Number(process.argv[2]);
const folder = mkdtempSync(join(tmpdir(), 'reglament-bench-'));
const store = await openSqliteStore(join(folder, 'bench.db'));
const at = new Date().toISOString();
const token = randomToken();
const account = { id: 'judge', name: 'Judge', createdAt: at };
await store.addAccount(account);
await store.addSession(hashToken(token), at);
await store.addGrant(
  hashToken(token),
  { kind: 'account', account: account.id, game: null, person: null, link: null },
  at,
);
const games: string[] = [];
for (let n = 0; n < count; n++) {
  const rulebook = rulebooks['vavt-cup-2017'] as unknown as AnyRulebook;
  const made = await makeGame(
    { rulebook, setup: TABLE_SETUP, title: `Table ${n + 1}`, open: true },
    Date.now(),
  );
  await store.createGame(made.stored, { records: [], timers: [], ended: false });
  await store.addStaff(made.stored.id, account.id);
  games.push(made.stored.id);
}
const options = { store, rulebooks: rulebooks as never, packs: {}, webDir: null, version: 'bench' };
const server = await startServer({ ...options, port: 0, host: '127.0.0.1' });
const address: OurAddress = { port: Number(new URL(server.url).port), cookie: `reglament=${token}`, games };
process.send!(address);
answerParent();
process.on('disconnect', async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
