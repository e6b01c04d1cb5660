/**
 * PostgreSQL for a run of the tests: one server, started by the first test that needs it (`postgres.ts`) and stopped here. A
 * run that asks for no database costs nothing.
 */
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the run's server. */
    postgresFolder: string;
    /** The folder with its programs. */
    postgresPrograms: string;
    /** Why there is none; empty when there is. */
    postgresMissing: string;
  }
}

const ROOM = 1024 ** 3;
/** Whoever runs the server instead of root: it refuses to run as root. */
export const NOBODY = 65534;
const PREFIX = 'reglament-pg-';

/** In memory where there is room: the server then syncs for real and fast. */
function home(): string {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > ROOM ? memory : tmpdir();
}

/** @public Vitest calls it once. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const script = new URL('../../scripts/lib/postgres.mjs', import.meta.url).href;
  const { ensurePostgres }: { ensurePostgres(): string | null } = await import(script);
  const missing = ensurePostgres();
  const parent = home();
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
    if (!alive(Number(name.slice(PREFIX.length).split('-')[0]))) await stop(join(parent, name));
  }
  const folder = mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
  project.provide('postgresFolder', folder);
  project.provide('postgresPrograms', process.env.REGLAMENT_POSTGRES ?? '');
  project.provide('postgresMissing', missing ?? '');
  return () => stop(folder);
}

/** Ends the server of a folder at once: nothing in it is wanted any more. */
async function stop(folder: string): Promise<void> {
  const file = join(folder, 'data/postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (pid > 0 && alive(pid)) {
    process.kill(pid, 'SIGQUIT');
    for (let waited = 0; waited < 100 && alive(pid); waited++) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  rmSync(folder, { recursive: true, force: true });
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
