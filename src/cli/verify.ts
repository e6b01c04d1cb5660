/** `reglament verify`: an exported game, a backup, or the store of a data folder. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { looksLikeBackup } from '../store/backup.js';
import type { StoredRow } from '../store/store.js';
import { databaseIn, messageOf, readFor, readStore, reasonOf, type Source, summary } from './backup-file.js';
import { verify as verifyExport } from './run.js';
import type { ExitCode, Terminal } from './terminal.js';
import { verifyStore } from './verify-store.js';
import { word } from './words.js';

/** @param file an exported game or a backup */
export async function verifyFile(file: string, terminal: Terminal): Promise<ExitCode> {
  if (!looksLikeBackup(file)) return verifyExport(file, terminal);
  const read = readFor(file, terminal);
  if (read === null) return 1;
  terminal.out(summary(read, terminal));
  return closing(await faultsOf(read.schema, read.rows, terminal), terminal);
}

/** A store as it stands now; servers may be at work on it. */
export async function verifyData(source: Source, terminal: Terminal): Promise<ExitCode> {
  const damage = source.database === undefined ? await damageIn(source.data, terminal) : [];
  for (const line of damage) terminal.err(`✗ ${word('damaged', terminal.lang)}: ${line}\n`);
  const rows: StoredRow[] = [];
  const store = await readStore(source, terminal);
  try {
    const { schema } = await store.dump((row) => void rows.push(row)).finally(() => store.close());
    return closing(damage.length + (await faultsOf(schema, rows, terminal)), terminal);
  } catch (error) {
    terminal.err(`✗ ${word('unreadable', terminal.lang)}: ${messageOf(error)}\n`);
    return closing(damage.length + 1, terminal);
  }
}

async function damageIn(data: string, terminal: Terminal): Promise<string[]> {
  const { damageOf } = await import('../store/sqlite.js');
  return damageOf(databaseIn(data, terminal));
}

/** The rows are read through as a store of their own: nothing is written where they come from. */
export async function faultsOf(
  schema: string,
  rows: Iterable<StoredRow>,
  terminal: Terminal,
): Promise<number> {
  const { loadSqliteStore, openSqliteStore } = await import('../store/sqlite.js');
  const folder = mkdtempSync(join(tmpdir(), 'reglament-verify-'));
  try {
    const place = join(folder, 'store.db');
    await loadSqliteStore(place, schema, rows);
    const store = await openSqliteStore(place);
    return await verifyStore(store, terminal).finally(() => store.close());
  } catch (error) {
    terminal.err(`✗ ${word('backup-misfit', terminal.lang)}: ${reasonOf(error, terminal)}\n`);
    return 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function closing(faults: number, { lang, out }: Terminal): ExitCode {
  out(faults === 0 ? `${word('allHolds', lang)}\n` : `${word('faults', lang)}: ${faults}\n`);
  return faults === 0 ? 0 : 1;
}
