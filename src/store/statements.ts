/** Statements prepared once: to prepare one takes longer than to run it. */
import type Sqlite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** How many are kept; when they are more, all are let go. */
const MOST = 500;

/** The same database for kysely, which prepares a statement each time it is used. */
export function rememberingStatements(database: Sqlite.Database): SqliteDatabase {
  const known = new Map<string, Sqlite.Statement>();
  return {
    prepare(sql) {
      const old = known.get(sql);
      // One whose rows are being read is not used a second time meanwhile.
      if (old && !old.busy) return old;
      if (known.size >= MOST) known.clear();
      const made = database.prepare(sql);
      known.set(sql, made);
      return made;
    },
    close: () => void database.close(),
  };
}
