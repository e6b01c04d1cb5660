// node_modules. Node built-ins only.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { root, runQuietly, which } from './run.mjs';

/**
 * Whether node_modules holds what package-lock.json asks for. npm writes what it has installed, at the very end, to
 * node_modules/.package-lock.json; an interrupted install therefore does not count. Packages for other platforms are
 * optional and may be absent.
 */
function upToDate() {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  try {
    const installed = read('node_modules/.package-lock.json');
    return Object.entries(read('package-lock.json')).every(
      ([path, { version, optional, devOptional }]) =>
        path === '' || (installed[path] ? installed[path].version === version : optional || devOptional),
    );
  } catch {
    return false;
  }
}

/** Installs node_modules when they are absent or older than package-lock.json. Returns null, or why it could not. */
export function ensureDependencies() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    return `нужен Node 20.19 или новее, а это ${process.versions.node}`;
  if (upToDate()) return null;

  console.log('Ставлю зависимости (npm ci, одна-две минуты)…');
  // The database driver is compiled where no ready binary can be fetched; the headers beside Node save a download.
  const prefix = dirname(dirname(process.execPath));
  const headers = existsSync(join(prefix, 'include/node/node.h')) ? { npm_config_nodedir: prefix } : {};
  // The build needs the development dependencies whatever NODE_ENV says.
  const npmCi = () => runQuietly('npm', ['ci', '--include=dev', '--loglevel=error'], headers);
  if (npmCi()) return null;

  const missing = ['python3', 'make', 'g++'].filter((program) => !which(program));
  if (missing.length === 0) return 'npm ci не прошёл';
  console.log(`Не вышло; возможно, нечем скомпилировать драйвер базы (нет: ${missing.join(', ')}).`);
  const refusal = aptInstall(missing);
  if (refusal) return `npm ci не прошёл; ${refusal}`;
  return npmCi() ? null : 'npm ci не прошёл';
}
