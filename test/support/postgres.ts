/** Databases of PostgreSQL for tests, each empty and of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { NOBODY } from './postgres-setup.js';

const WAIT_MS = 50_000;

export interface TestDatabase {
  url: string;
  /** Ends whoever still uses it. */
  drop(): Promise<void>;
}

let made = 0;

/** @throws with the reason where there is no PostgreSQL: a test that needs one does not pass without */
export async function testDatabase(): Promise<TestDatabase> {
  const url = await server();
  const name = `t_${process.pid}_${++made}`;
  await admin(url, `CREATE DATABASE ${name}`);
  return {
    url: url.replace('/postgres?', `/${name}?`),
    drop: () => admin(url, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/** One statement in a database, by a connection of its own. */
export async function admin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of the run's server, started by whoever asks first. */
async function server(): Promise<string> {
  const missing = inject('postgresMissing');
  if (missing !== '') throw new Error(`PostgreSQL: ${missing}`);
  const folder = inject('postgresFolder');
  const url = `postgres://reglament@localhost/postgres?host=${encodeURIComponent(folder)}`;
  if (first(folder)) begin(folder);
  const failed = join(folder, 'failed');
  for (const end = Date.now() + WAIT_MS; ; ) {
    if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'));
    try {
      await admin(url, 'SELECT 1');
      return url;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function first(folder: string): boolean {
  try {
    mkdirSync(join(folder, 'begun'));
    return true;
  } catch {
    return false;
  }
}

function begin(folder: string): void {
  const programs = inject('postgresPrograms');
  const data = join(folder, 'data');
  const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const options = { ...who, env: { ...process.env, HOME: folder } };
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'reglament', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    const reason = `initdb: ${made.error?.message ?? made.stderr}`;
    writeFileSync(join(folder, 'failed'), reason);
    throw new Error(reason);
  }
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    shared_buffers: '32MB',
    max_connections: '100',
    max_wal_size: '128MB',
  };
  const log = openSync(join(folder, 'log'), 'a');
  spawn(
    join(programs, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: ['ignore', log, log], detached: true },
  ).unref();
}
