/** The near limit of a durable server: a loop that only writes the bytes of the records, with the same durability. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { LogRecord } from '../../src/engine/game.js';

/** Rows per second of the clock, `group` of them to a flush. */
export function writeBare(records: readonly LogRecord[], group: number, ms: number): number {
  const folder = mkdtempSync(join(tmpdir(), 'reglament-bench-'));
  const database = new Sqlite(join(folder, 'bare.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec(
    'CREATE TABLE records (game TEXT, seq INTEGER, at TEXT, author TEXT, key TEXT, input TEXT, entries TEXT)',
  );
  const insert = database.prepare('INSERT INTO records VALUES (?, ?, ?, ?, ?, ?, ?)');
  let rows = 0;
  const write = database.transaction(() => {
    for (let n = 0; n < group; n++) {
      const { seq, at, author, key, input, entries } = records[rows % records.length]!;
      insert.run(
        'game',
        seq,
        at,
        JSON.stringify(author),
        key,
        JSON.stringify(input),
        JSON.stringify(entries),
      );
      rows += 1;
    }
  });
  const start = performance.now();
  while (performance.now() - start < ms) write();
  const rate = (rows * 1000) / (performance.now() - start);
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return rate;
}
