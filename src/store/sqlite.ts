/** The embedded store: one SQLite file, with a write-ahead log that is flushed to the disk at every commit. */
import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { backupName } from './backup-name.js';
import { sqlAccess } from './sql/access.js';
import { sqlCare } from './sql/care.js';
import { sqlGames } from './sql/games.js';
import { isCurrent, migrate } from './sql/migrations.js';
import type { Tables } from './sql/tables.js';
import type { Store } from './store.js';

/** What `PRAGMA synchronous` answers for FULL. */
const SYNCHRONOUS_FULL = 2;

/**
 * Opens (or makes) the store in a file. Where its tables must change, a copy of the file is laid beside it first.
 * @throws when the disk cannot keep the promise of durability: without it no command may be acknowledged.
 */
export async function openSqliteStore(file: string): Promise<Store> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Sqlite(file);
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma('busy_timeout = 5000');
    requireDurable(database, file);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    await migrate(db, async (change) => copyTo(database, join(dirname(file), backupName(change, 'db'))));
    return {
      ...sqlGames(db),
      ...sqlAccess(db),
      ...sqlCare(db),
      others: null,
      ready: () => isCurrent(db),
      close: () => db.destroy(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** A consistent copy that is on the disk when this returns. */
function copyTo(database: Sqlite.Database, copy: string): void {
  database.prepare('VACUUM INTO ?').run(copy);
  const handle = openSync(copy, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

function requireDurable(database: Sqlite.Database, file: string): void {
  const journal = database.pragma('journal_mode', { simple: true });
  const synchronous = database.pragma('synchronous', { simple: true });
  if (journal !== 'wal' || synchronous !== SYNCHRONOUS_FULL) {
    throw new Error(
      `${file}: the store is not durable (journal_mode ${journal}, synchronous ${synchronous}; wal and ${SYNCHRONOUS_FULL} are needed)`,
    );
  }
}
