/** Backups as the command line names and tells of them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Backup, BadBackup, readBackup } from '../store/backup.js';
import { NewerStore } from '../store/sql/migrations.js';
import type { DumpStore } from '../store/store.js';
import { DATABASE, type Terminal, UsageError } from './terminal.js';
import { word } from './words.js';

/** The content of a whole backup; null, and a word why, when it is not one. */
export function readFor(file: string, { lang, err }: Terminal): Backup | null {
  if (!existsSync(file)) throw new UsageError(`${word('noFile', lang)}: ${file}`);
  try {
    return readBackup(file);
  } catch (error) {
    if (!(error instanceof BadBackup)) throw error;
    const line = error.line === null ? '' : ` (${word('line', lang)} ${error.line})`;
    err(`${file}: ${word(`backup-${error.reason}`, lang)}${line}\n`);
    return null;
  }
}

/** Where a store is: a data folder, or a database of PostgreSQL by its address. */
export interface Source {
  data: string;
  database: string | undefined;
}

/** A store to be read as a whole; servers may be at work on it. @throws UsageError when there is none */
export async function readStore(
  { data, database }: Source,
  terminal: Terminal,
): Promise<DumpStore & { close(): Promise<void> }> {
  if (database !== undefined) {
    const { readPostgresStore } = await import('../store/postgres/whole.js');
    return readPostgresStore(database);
  }
  const file = databaseIn(data, terminal);
  const { readSqliteStore } = await import('../store/sqlite.js');
  return readSqliteStore(file);
}

/** @throws UsageError when there is no store: opening would make a new one */
export function databaseIn(data: string, { lang }: Terminal): string {
  const file = join(data, DATABASE);
  if (!existsSync(file)) throw new UsageError(`${word('noData', lang)}: ${file}`);
  return file;
}

export function summary({ program, made, counts, sha256 }: Backup, { lang }: Terminal): string {
  const rows = (['games', 'records', 'persons'] as const)
    .map((table) => `${word(table, lang)} ${counts[table] ?? 0}`)
    .join(', ');
  return `${word('made', lang)}: ${made} (reglament ${program})\n${rows}\nsha256: ${sha256}\n`;
}

/** Why a backup does not become a store. */
export function reasonOf(error: unknown, { lang }: Terminal): string {
  return error instanceof NewerStore ? word('backup-newer', lang) : messageOf(error);
}

/** An error in a line; some of those of the network have nothing but a code. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
