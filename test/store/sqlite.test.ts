import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite.js';
import { temporaryFolder } from '../support/test-server.js';
import { game, NOTHING, record, storeContract } from './contract.js';

storeContract('SQLite', async () => {
  const folder = temporaryFolder();
  return {
    open: () => openSqliteStore(join(folder, 'store.db')),
    clear: async () => rmSync(folder, { recursive: true }),
  };
});

afterEach(() => vi.restoreAllMocks());

it('runs with a write-ahead log, whatever the file was before', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'store.db');
  const before = new Sqlite(file);
  before.pragma('journal_mode = DELETE');
  before.close();
  const store = await openSqliteStore(file);
  const beside = new Sqlite(file, { readonly: true });
  expect(beside.pragma('journal_mode', { simple: true })).toBe('wal');
  beside.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

it('refuses to start where a commit would not be durable', async () => {
  const folder = temporaryFolder();
  const real = Sqlite.prototype.pragma;
  vi.spyOn(Sqlite.prototype, 'pragma').mockImplementation(function (this: Sqlite.Database, source, options) {
    return real.call(this, source === 'synchronous = FULL' ? 'synchronous = NORMAL' : source, options);
  });
  await expect(openSqliteStore(join(folder, 'store.db'))).rejects.toThrow('not durable');
  rmSync(folder, { recursive: true });
});

it('refuses a store in memory', async () => {
  await expect(openSqliteStore(':memory:')).rejects.toThrow('not durable');
});

it('lays a copy beside the file before the tables change, and none when they do not', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'store.db');
  await (await openSqliteStore(file)).close();
  await (await openSqliteStore(file)).close();
  const copies = () => readdirSync(folder).filter((name) => name.startsWith('before-'));
  expect(copies()).toEqual([]);
  // As an older program has left it: the last migration, which changes nothing here, is still to come.
  const old = new Sqlite(file);
  old.exec("DELETE FROM kysely_migration WHERE name = '0006-rights'");
  old.close();
  await (await openSqliteStore(file)).close();
  expect(copies()).toEqual([expect.stringMatching(/^before-0006-rights-\d{8}T\d{6}Z\.db$/)]);
  const copy = new Sqlite(join(folder, copies()[0]!), { readonly: true });
  expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
  expect(copy.prepare("SELECT count(*) AS n FROM kysely_migration WHERE name = '0006-rights'").get()).toEqual(
    {
      n: 0,
    },
  );
  copy.close();
  rmSync(folder, { recursive: true });
});

it('appends that come together share a flush, and one that fails takes nobody with it', async () => {
  const folder = temporaryFolder();
  let commits = 0;
  const real = Sqlite.prototype.transaction;
  vi.spyOn(Sqlite.prototype, 'transaction').mockImplementation(function (this: Sqlite.Database, act) {
    const run = real.call(this, act);
    return ((...values: unknown[]) => {
      commits += 1;
      return run(...values);
    }) as typeof run;
  });
  const store = await openSqliteStore(join(folder, 'store.db'));
  const ids = ['a', 'b', 'c'];
  for (const id of ids) await store.createGame(game(id), NOTHING);
  commits = 0;
  const change = (n: number) => ({ ...NOTHING, records: [record(n)] });
  const together = await Promise.all(ids.map((id) => store.append(id, 0, change(1))));
  expect(together).toEqual(ids.map(() => ({ stored: true })));
  expect(commits).toBe(1);

  const mixed = await Promise.allSettled([
    store.append('a', 1, change(2)),
    store.append('nobody', 0, change(1)),
    store.append('b', 0, change(1)),
    store.append('a', 2, change(3)),
  ]);
  expect(mixed.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(mixed[2]).toMatchObject({ value: { stored: false, seq: 1 } });
  expect((await store.records('a')).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  await store.close();
  rmSync(folder, { recursive: true });
});
