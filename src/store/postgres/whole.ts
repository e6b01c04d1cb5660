/** A PostgreSQL database as a whole: read for a backup, filled from one. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { loadDump, sqlDump } from '../sql/dump.js';
import type { Tables } from '../sql/tables.js';
import type { DumpStore, StoredRow } from '../store.js';

const PATIENCE_MS = 5_000;

/** There are games in the database already. */
export class NotEmpty extends Error {}

function connect(url: string): Kysely<Tables> {
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS, max: 2 });
  pool.on('error', () => {});
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The store of a database to be read only, as whatever program has left it; servers may be at work on it. */
export function readPostgresStore(url: string): DumpStore & { close(): Promise<void> } {
  const db = connect(url);
  return { ...sqlDump(db), close: () => db.destroy() };
}

/**
 * Fills an empty database with the rows of a backup.
 * @param schema the edition of the tables the rows come from
 * @throws NotEmpty; NewerStore; what the database says of rows that do not fit: the database is then to be dropped
 */
export async function loadPostgresStore(
  url: string,
  schema: string,
  rows: Iterable<StoredRow>,
): Promise<void> {
  const db = connect(url);
  try {
    const tables = await db.introspection.getTables();
    if (tables.length > 0) throw new NotEmpty(tables.map(({ name }) => name).join(', '));
    await loadDump(db, schema, rows);
  } finally {
    await db.destroy();
  }
}
