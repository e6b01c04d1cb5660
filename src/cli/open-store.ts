/** Opening the store for the server: what stands in the way is told in words, with what to do. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { storeFaultOf } from '../store/fault.js';
import { NewerStore } from '../store/sql/migrations.js';
import type { Store } from '../store/store.js';
import { messageOf } from './backup-file.js';
import { DATABASE, type Terminal } from './terminal.js';
import { word } from './words.js';

/** @returns null when the server must not start; why has been told */
export async function openForServer(data: string, { lang, err }: Terminal): Promise<Store | null> {
  const file = join(data, DATABASE);
  const { damageOf, openSqliteStore } = await import('../store/sqlite.js');
  try {
    mkdirSync(data, { recursive: true });
    const damage = existsSync(file) ? damageOf(file) : [];
    if (damage.length === 0) return await openSqliteStore(file);
    err(`${file}: ${word('start-damaged', lang)}\n${damage.map((line) => `  ${line}\n`).join('')}`);
  } catch (error) {
    const fault = error instanceof NewerStore ? 'newer' : storeFaultOf(error);
    if (fault === null) throw error;
    err(`${file}: ${word(`start-${fault}`, lang)}\n  ${messageOf(error)}\n`);
  }
  return null;
}
