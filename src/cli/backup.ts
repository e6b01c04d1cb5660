/** `reglament backup` and `reglament restore`. */
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type Backup, syncFile, writeBackup } from '../store/backup.js';
import { messageOf, readFor, readStore, reasonOf, type Source, summary } from './backup-file.js';
import { DATABASE, type ExitCode, type Terminal, UsageError } from './terminal.js';
import { faultsOf } from './verify.js';
import { verifyStore } from './verify-store.js';
import { packageVersion } from './version.js';
import { word } from './words.js';

/** What stands beside a database of SQLite while it is open. */
const BESIDE = ['', '-wal', '-shm'];

/**
 * Writes all that a store holds into one file; the server may be at work.
 * @param target a file that is not there yet, or a folder, in which the file is named by the time
 */
export async function backup(target: string, source: Source, terminal: Terminal): Promise<ExitCode> {
  const { lang, out, err } = terminal;
  const store = await readStore(source, terminal);
  const made = new Date().toISOString();
  try {
    const file = fileFor(target, made);
    if (existsSync(file)) throw new UsageError(`${word('exists', lang)}: ${file}`);

    const written = await writeBackup(store, file, { program: packageVersion(), made });
    out(`${word('backedUp', lang)}: ${file}\n${summary(written, terminal)}`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    err(`${word('notBackedUp', lang)}: ${messageOf(error)}\n`);
    return 1;
  } finally {
    await store.close();
  }
}

/**
 * Puts the store of a backup in place of the one in the data folder, which is kept beside it. Nothing is touched until the
 * new store is made, read through and on the disk.
 */
export async function restore(
  file: string,
  { data, database }: Source,
  terminal: Terminal,
): Promise<ExitCode> {
  const { lang, out, err } = terminal;
  const read = readFor(file, terminal);
  if (read === null) return 1;
  if (database !== undefined) return fill(database, read, terminal);
  const { isInUse, loadSqliteStore, openSqliteStore } = await import('../store/sqlite.js');
  mkdirSync(data, { recursive: true });
  const place = join(data, DATABASE);
  if (existsSync(place) && isInUse(place)) {
    err(`${word('inUse', lang)}\n`);
    return 1;
  }
  const fresh = join(data, `${DATABASE}.restoring`);
  const clear = (): void => {
    for (const end of BESIDE) rmSync(`${fresh}${end}`, { force: true });
  };
  clear();
  try {
    await loadSqliteStore(fresh, read.schema, read.rows);
    const store = await openSqliteStore(fresh);
    const faults = await verifyStore(store, terminal).finally(() => store.close());
    if (faults > 0) {
      err(`${word('notRestored', lang)}\n`);
      return 1;
    }
    syncFile(fresh);
    const kept = keepAside(place);
    renameSync(fresh, place);
    syncFile(data);
    out(`${word('restored', lang)}: ${place}\n${summary(read, terminal)}`);
    if (kept) out(`${word('keptAside', lang)}: ${kept}\n`);
    return 0;
  } catch (error) {
    err(`${word('notRestored', lang)}: ${reasonOf(error, terminal)}\n`);
    return 1;
  } finally {
    clear();
  }
}

/** Fills an empty database of PostgreSQL. */
async function fill(url: string, read: Backup, terminal: Terminal): Promise<ExitCode> {
  const { lang, out, err } = terminal;
  const { loadPostgresStore, NotEmpty } = await import('../store/postgres/whole.js');
  try {
    if ((await faultsOf(read.schema, read.rows, terminal)) > 0) {
      err(`${word('notRestored', lang)}\n`);
      return 1;
    }
    await loadPostgresStore(url, read.schema, read.rows);
    out(`${word('restored', lang)}\n${summary(read, terminal)}`);
    return 0;
  } catch (error) {
    const reason = error instanceof NotEmpty ? word('notEmpty', lang) : reasonOf(error, terminal);
    err(`${word('notRestored', lang)}: ${reason}\n`);
    return 1;
  }
}

function fileFor(target: string, made: string): string {
  const isFolder = target.endsWith('/') || (existsSync(target) && statSync(target).isDirectory());
  const file = isFolder
    ? join(target, `reglament-${made.slice(0, 19).replace(/[:T]/g, '-')}.backup.gz`)
    : resolve(target);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

/** @returns the new name of the database that stood here, or null when there was none */
function keepAside(place: string): string | null {
  if (!existsSync(place)) return null;
  const stamp = new Date().toISOString().slice(0, 23).replace(/[:T.]/g, '-');
  const aside = join(dirname(place), `${basename(place)}.before-${stamp}`);
  for (const end of BESIDE) if (existsSync(`${place}${end}`)) renameSync(`${place}${end}`, `${aside}${end}`);
  return aside;
}
