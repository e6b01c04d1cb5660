/** The embedded store: one SQLite file, with a write-ahead log that is flushed to the disk at every commit. */
import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import {
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import { backupName } from './backup-name.js';
import { storeFaultOf } from './fault.js';
import { hotSqlite } from './hot-sqlite.js';
import { rememberedStore } from './remembered.js';
import { sqlAccess } from './sql/access.js';
import { sqlCare } from './sql/care.js';
import { loadDump, sqlDump } from './sql/dump.js';
import { sqlGames } from './sql/games.js';
import { isCurrent, migrate } from './sql/migrations.js';
import type { Tables } from './sql/tables.js';
import { rememberingStatements } from './statements.js';
import type { CareStore, DumpStore, Store, StoredRow } from './store.js';

/** What `PRAGMA synchronous` answers for FULL. */
const SYNCHRONOUS_FULL = 2;

/**
 * Opens (or makes) the store in a file. Where its tables must change, a copy of the file is laid beside it first.
 * @throws when the disk cannot keep the promise of durability: without it no command may be acknowledged.
 */
export async function openSqliteStore(file: string): Promise<Store> {
  const { database, db } = connect(file);
  try {
    await migrate(db, async (change) => copyTo(database, join(dirname(file), backupName(change, 'db'))));
    const games = sqlGames(db);
    const edition = database.prepare<[], number>('PRAGMA data_version').pluck();
    return rememberedStore(
      {
        ...games,
        ...hotSqlite(database, db, games),
        ...sqlAccess(db),
        ...thorough(database, sqlCare(db)),
        ...sqlDump(db),
        others: null,
        ready: () => isCurrent(db),
        close: () => db.destroy(),
      },
      () => edition.get()!,
    );
  } catch (error) {
    database.close();
    throw error;
  }
}

/** What is taken away for a person's sake leaves no bytes behind, neither in free pages of the file nor in its write-ahead log. */
function thorough(database: Sqlite.Database, care: CareStore): CareStore {
  const wiped =
    <A extends unknown[], R>(act: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      database.pragma('secure_delete = ON');
      try {
        return await act(...args);
      } finally {
        database.pragma('secure_delete = OFF');
        if (!database.inTransaction) database.pragma('wal_checkpoint(TRUNCATE)');
      }
    };
  return {
    ...care,
    rewrite: wiped(care.rewrite),
    removeImages: wiped(care.removeImages),
    scrub: wiped(care.scrub),
    purgeGame: wiped(care.purgeGame),
    renamePerson: wiped(care.renamePerson),
  };
}

/** A store to be read only, as whatever program has left it; another process may be writing to it. */
export function readSqliteStore(file: string): DumpStore & Pick<Store, 'close'> {
  const database = new Sqlite(file, { fileMustExist: true });
  database.pragma('query_only = ON');
  database.pragma('busy_timeout = 5000');
  const db = new Kysely<Tables>({ dialect: new Dialect({ database }) });
  return { ...sqlDump(db), close: () => db.destroy() };
}

/**
 * Makes a new store of the rows of a backup.
 * @param schema the edition of the tables the rows come from
 * @throws NewerStore; when the rows do not make a store. The file is then to be thrown away.
 */
export async function loadSqliteStore(
  file: string,
  schema: string,
  rows: Iterable<StoredRow>,
): Promise<void> {
  const { db } = connect(file);
  try {
    await loadDump(db, schema, rows);
  } finally {
    await db.destroy();
  }
}

/**
 * A disk that fails in the middle of a transaction ends it: there is nothing left to roll back, and the reason must come out.
 * Tables change in one transaction, which SQLite can and kysely does not expect of it: whole or not at all, and one flush.
 */
class Dialect extends SqliteDialect {
  constructor(private readonly options: { database: Sqlite.Database }) {
    super(options);
  }

  override createAdapter(): DialectAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }

  override createDriver(): Driver {
    const { database } = this.options;
    return new (class extends SqliteDriver {
      override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
        if (database.inTransaction) await super.rollbackTransaction(connection);
      }
    })({ database: rememberingStatements(database) });
  }
}

function connect(file: string): { database: Sqlite.Database; db: Kysely<Tables> } {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Sqlite(file);
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    database.pragma('busy_timeout = 5000');
    requireDurable(database, file);
    return { database, db: new Kysely<Tables>({ dialect: new Dialect({ database }) }) };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** What is wrong with a database file, in the words of SQLite; nothing when it is whole. */
export function damageOf(file: string): string[] {
  const database = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const said = database.pragma('integrity_check(20)') as { integrity_check: string }[];
    const strays = database.pragma('foreign_key_check') as { table: string; parent: string }[];
    return [
      ...said.map((row) => row.integrity_check).filter((line) => line !== 'ok'),
      ...strays.map(({ table, parent }) => `${table} → ${parent}: foreign key`),
    ];
  } catch (error) {
    // A plain error of such a question: the tables do not fit together as they were made.
    const misfit = error instanceof Sqlite.SqliteError && error.code === 'SQLITE_ERROR';
    if (!misfit && storeFaultOf(error) !== 'damaged') throw error;
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    database.close();
  }
}

/** Whether another process has the file open, a running server for one. */
export function isInUse(file: string): boolean {
  const database = new Sqlite(file, { timeout: 0 });
  try {
    // Whoever has opened a file with a write-ahead log holds a lock on it that this one does not tolerate.
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE; ROLLBACK');
    return false;
  } catch (error) {
    return error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY');
  } finally {
    database.close();
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
