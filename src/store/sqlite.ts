/** The embedded store: one SQLite file, with a write-ahead log that is flushed to the disk at every commit. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { sqlAccess } from './sql/access.js';
import { sqlCare } from './sql/care.js';
import { sqlGames } from './sql/games.js';
import { migrate } from './sql/migrations.js';
import type { Tables } from './sql/tables.js';
import type { Store } from './store.js';

/** What `PRAGMA synchronous` answers for FULL. */
const SYNCHRONOUS_FULL = 2;

/**
 * Opens (or makes) the store in a file.
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
    await migrate(db);
    return { ...sqlGames(db), ...sqlAccess(db), ...sqlCare(db), close: () => db.destroy() };
  } catch (error) {
    database.close();
    throw error;
  }
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
