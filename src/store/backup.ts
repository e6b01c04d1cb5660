/**
 * A backup: one gzip file of JSON lines that either database can write and either can read.
 *
 *     {"format":"reglament-backup","edition":1,"program":"0.1.0","made":"2018-…Z"}
 *     ["games",{"id":"g-1",…}]                          a row, table after table
 *     {"schema":"0004-care","rows":{"games":1,…},"sha256":"…"}
 *
 * The last line counts the rows and seals all lines before it: a file that was cut off, or changed anywhere, is told from a
 * whole one.
 */
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { DumpStore, StoredRow } from './store.js';

const FORMAT = 'reglament-backup';
const EDITION = 1;
const GZIP = Buffer.from([0x1f, 0x8b]);

export interface Backup {
  /** Version of the program that made it. */
  program: string;
  /** When, ISO. */
  made: string;
  /** Edition of the tables. */
  schema: string;
  /** Rows by table. */
  counts: Record<string, number>;
  rows: StoredRow[];
  sha256: string;
}

/** Why a file is not a whole backup. `line`: where it is known. */
export class BadBackup extends Error {
  constructor(
    readonly reason: 'no-backup' | 'newer' | 'cut-off' | 'changed',
    readonly line: number | null = null,
  ) {
    super(line === null ? reason : `${reason}, line ${line}`);
  }
}

/** Whether a file begins like a backup. */
export function looksLikeBackup(file: string): boolean {
  return existsSync(file) && readFileSync(file).subarray(0, 2).equals(GZIP);
}

/**
 * Writes a backup of a store, which may be at work, durably: the file is there under its name only when it is whole.
 * @throws when there is such a file already
 */
export async function writeBackup(
  store: DumpStore,
  file: string,
  { program, made }: { program: string; made: string },
): Promise<Backup> {
  const lines = [JSON.stringify({ format: FORMAT, edition: EDITION, program, made })];
  const counts: Record<string, number> = {};
  const { schema } = await store.dump(({ table, row }) => {
    counts[table] = (counts[table] ?? 0) + 1;
    lines.push(JSON.stringify([table, row]));
  });
  const sealed = `${lines.join('\n')}\n`;
  const text = `${sealed}${JSON.stringify({ schema, rows: counts, sha256: sha256(sealed) })}\n`;
  const half = `${file}.part`;
  rmSync(half, { force: true });
  try {
    // It holds names and the seeds of the draws: nobody else's business.
    writeFileSync(half, gzipSync(text), { mode: 0o600, flag: 'wx' });
    syncFile(half);
    if (existsSync(file)) throw Object.assign(new Error(file), { code: 'EEXIST' });
    renameSync(half, file);
    syncFile(dirname(file));
  } catch (error) {
    rmSync(half, { force: true });
    throw error;
  }
  return readBackup(file);
}

/** @throws BadBackup when the file is not a whole backup; what the disk says when it cannot be read */
export function readBackup(file: string): Backup {
  const text = unpacked(readFileSync(file));
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new BadBackup('cut-off');
  const head = parsed(lines[0] ?? '', 1) as { format?: unknown; edition?: unknown } & Pick<
    Backup,
    'program' | 'made'
  >;
  if (head?.format !== FORMAT) throw new BadBackup('no-backup');
  if (head.edition !== EDITION) throw new BadBackup('newer');
  const seal = parsed(lines.at(-1) ?? '', lines.length) as {
    schema: string;
    rows: Record<string, number>;
    sha256: string;
  };
  if (typeof seal?.sha256 !== 'string') throw new BadBackup('cut-off');
  const rows = lines.slice(1, -1).map((line, index) => rowOf(parsed(line, index + 2), index + 2));
  const sealed = `${lines.slice(0, -1).join('\n')}\n`;
  if (sha256(sealed) !== seal.sha256) throw new BadBackup('changed');
  const { program, made } = head;
  return { program, made, schema: seal.schema, counts: seal.rows, rows, sha256: seal.sha256 };
}

function unpacked(bytes: Buffer): string {
  if (!bytes.subarray(0, 2).equals(GZIP)) throw new BadBackup('no-backup');
  try {
    return gunzipSync(bytes).toString('utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new BadBackup(code === 'Z_BUF_ERROR' ? 'cut-off' : 'changed');
  }
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BadBackup('changed', number);
  }
}

function rowOf(value: unknown, line: number): StoredRow {
  if (!Array.isArray(value) || typeof value[0] !== 'string' || typeof value[1] !== 'object')
    throw new BadBackup('changed', line);
  return { table: value[0], row: value[1] };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** What the disk has taken of a file, or of the names in a folder. */
export function syncFile(path: string): void {
  const open = openSync(path, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}
