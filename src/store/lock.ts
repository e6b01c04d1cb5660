/** One server a data folder: what it holds in memory would be old if another one wrote. */
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

const LOCK = 'reglament.lock';

/**
 * Takes the folder for this process; null when another one has it. The lock is the operating system's, held by an open file: it
 * goes with the process, however that ends, and a file left behind means nothing.
 */
export function lockFolder(folder: string): { free(): void } | null {
  const file = join(folder, LOCK);
  // Says in its own words why a folder takes no file.
  closeSync(openSync(file, 'a'));
  const database = new Sqlite(file, { timeout: 0 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE');
    return { free: () => void database.close() };
  } catch (error) {
    database.close();
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return null;
    throw error;
  }
}
