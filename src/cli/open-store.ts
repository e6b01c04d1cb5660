/** Opening the store for the server: what stands in the way is told in words, with what to do. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeBackup } from '../store/backup.js';
import { backupName } from '../store/backup-name.js';
import { storeFaultOf } from '../store/fault.js';
import { NewerStore } from '../store/sql/migrations.js';
import type { Store } from '../store/store.js';
import { messageOf } from './backup-file.js';
import { DATABASE, type Terminal } from './terminal.js';
import { packageVersion } from './version.js';
import { word } from './words.js';

/**
 * @param database the address of a database of PostgreSQL; the data folder then holds what is kept beside it
 * @returns null when the server must not start; why has been told
 */
export async function openForServer(
  data: string,
  terminal: Terminal,
  database?: string,
): Promise<Store | null> {
  const file = join(data, DATABASE);
  const place = database === undefined ? file : addressOf(database);
  const { lang, err } = terminal;
  try {
    mkdirSync(data, { recursive: true });
    if (database !== undefined) return await openShared(database, data, terminal);
    return await openAlone(file, data, terminal);
  } catch (error) {
    const ofStore = database === undefined ? storeFaultOf(error) : 'database';
    const fault = error instanceof NewerStore ? 'newer' : ofStore;
    if (fault === null) throw error;
    err(`${place}: ${word(`start-${fault}`, lang)}\n  ${messageOf(error)}\n`);
  }
  return null;
}

/** The file of a data folder, for this process alone. */
async function openAlone(file: string, data: string, { lang, err }: Terminal): Promise<Store | null> {
  const [{ damageOf, openSqliteStore }, { lockFolder }] = await Promise.all([
    import('../store/sqlite.js'),
    import('../store/lock.js'),
  ]);
  const damage = existsSync(file) ? damageOf(file) : [];
  if (damage.length > 0) {
    err(`${file}: ${word('start-damaged', lang)}\n${damage.map((line) => `  ${line}\n`).join('')}`);
    return null;
  }
  const lock = lockFolder(data);
  if (!lock) {
    err(`${data}: ${word('start-locked', lang)}\n`);
    return null;
  }
  try {
    const store = await openSqliteStore(file);
    return { ...store, close: () => store.close().finally(() => lock.free()) };
  } catch (error) {
    lock.free();
    throw error;
  }
}

/** A database that several processes may share. Before its tables change, a backup is laid in the data folder. */
async function openShared(url: string, data: string, { lang, err }: Terminal): Promise<Store> {
  const [{ openPostgresStore }, { readPostgresStore }] = await Promise.all([
    import('../store/postgres/postgres.js'),
    import('../store/postgres/whole.js'),
  ]);
  return openPostgresStore(url, async (change) => {
    const old = readPostgresStore(url);
    const file = join(data, backupName(change, 'backup.gz'));
    try {
      await writeBackup(old, file, { program: packageVersion(), made: new Date().toISOString() });
      err(`${word('backedUp', lang)}: ${file}\n`);
    } finally {
      await old.close();
    }
  });
}

/** Where a database is, without its password. */
function addressOf(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url);
    return `${protocol}//${host}${pathname}`;
  } catch {
    return 'PostgreSQL';
  }
}
