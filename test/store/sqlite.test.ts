import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite.js';
import { temporaryFolder } from '../support/test-server.js';
import { storeContract } from './contract.js';

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
