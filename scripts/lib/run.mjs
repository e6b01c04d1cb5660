// Running other programs. Node built-ins only: this file is used before the dependencies are installed.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The path of a program, or null: what `command -v` says. */
export function which(name, path = process.env.PATH ?? '') {
  for (const dir of path.split(delimiter)) {
    try {
      const file = join(dir, name);
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // not in this directory
    }
  }
  return null;
}

/** Runs a program from the root of the tree, its output going straight to ours. Resolves to its exit code. */
export function run(command, args, { env = {}, timeout } = {}) {
  return new Promise((resolve) => {
    // The programs of the dependencies come first, as in npm scripts.
    const path = join(root, 'node_modules/.bin') + delimiter + process.env.PATH;
    const options = { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path, ...env }, timeout };
    const child = spawn(command, args, options);
    child.on('error', (error) => {
      console.error(`Не удалось запустить ${command}: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => {
      if (signal) console.error(`${command} остановлен сигналом ${signal}`);
      resolve(code ?? 1);
    });
  });
}

/** Runs a program silently; its output is shown only when it fails. Returns whether it succeeded. */
export function runQuietly(command, args, env = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (result.status === 0) return true;
  console.error(
    `${command} ${args.join(' ')}: ${result.error?.message ?? `код ${result.status ?? result.signal}`}`,
  );
  console.error(`${result.stdout ?? ''}${result.stderr ?? ''}`.trim());
  return false;
}
