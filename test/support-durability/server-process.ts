/** A server as a process of its own, which may be killed at any moment. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { VictimOptions } from './victim.js';

export interface ServerProcess {
  /** Lets it open the store and serve. @returns its address, or null if it ended before it served */
  serve(): Promise<string | null>;
  /** kill −9. Resolves when the process is gone. */
  kill(): Promise<void>;
  /** What it said on its error stream. */
  said(): string;
}

/** @param program from `buildVictim` */
export function spawnServer(
  program: readonly string[],
  options: VictimOptions,
  env: Record<string, string> = {},
): ServerProcess {
  const child = spawn(process.execPath, ['--no-warnings', ...program], {
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...env, REGLAMENT_VICTIM: JSON.stringify(options) },
  });
  let said = '';
  child.stderr?.on('data', (part: Buffer) => {
    said = (said + String(part)).slice(-4000);
  });
  // Killed before it has read what it is told.
  child.stdin?.on('error', () => {});
  const gone = once(child, 'exit');
  return {
    async serve() {
      child.stdin?.write('go\n');
      return firstLine(child, gone);
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    said: () => said,
  };
}

/** Has the compiled code of a server that has started kept for the next ones. */
export async function keepCompiled(program: readonly string[], options: VictimOptions): Promise<void> {
  const child = spawn(process.execPath, ['--no-warnings', ...program], {
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, REGLAMENT_VICTIM: JSON.stringify(options) },
  });
  const gone = once(child, 'exit');
  child.stdin?.write('go\n');
  if ((await firstLine(child, gone)) === null) throw new Error('the server has not started');
  child.send('keep');
  await once(child, 'message');
  child.kill('SIGKILL');
  await gone;
}

async function firstLine(child: ChildProcess, gone: Promise<unknown>): Promise<string | null> {
  const line = once(child.stdout!, 'data').then(([data]) => String(data).trim());
  return Promise.race([line, gone.then(() => null)]);
}
