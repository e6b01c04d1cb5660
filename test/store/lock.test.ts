import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openForServer } from '../../src/cli/open-store.js';
import { lockFolder } from '../../src/store/lock.js';
import { temporaryFolder } from '../support/test-server.js';
import { library } from '../support-cli/purse.js';

it('lets one server at a data folder, and tells the second one why', async () => {
  const folder = temporaryFolder();
  let said = '';
  const err = (text: string): void => {
    said += text;
  };
  const terminal = { out: err, err, lang: 'en' as const, library };
  const store = await openForServer(folder, terminal);
  expect(store).not.toBeNull();
  // Within one process the operating system would let it in: SQLite itself does not.
  expect(await openForServer(folder, terminal)).toBeNull();
  expect(said).toContain('--database postgres://');
  await store!.close();
  const again = await openForServer(folder, terminal);
  expect(again).not.toBeNull();
  await again!.close();
  rmSync(folder, { recursive: true });
});

it('frees the folder of a process that was killed, and nothing before', async () => {
  const folder = temporaryFolder();
  const file = JSON.stringify(join(folder, 'reglament.lock'));
  const code = `const d = new (require('better-sqlite3'))(${file});
    d.pragma('locking_mode = EXCLUSIVE'); d.exec('BEGIN EXCLUSIVE'); console.log('held'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => other.stdout.once('data', resolve));
  expect(lockFolder(folder)).toBeNull();
  const gone = new Promise((resolve) => other.once('exit', resolve));
  other.kill('SIGKILL');
  await gone;
  const lock = lockFolder(folder);
  expect(lock).not.toBeNull();
  lock!.free();
  rmSync(folder, { recursive: true });
});
