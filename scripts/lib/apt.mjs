// Debian packages. Node built-ins only.
import { runQuietly, which } from './run.mjs';

/** Installs Debian packages as root or through a sudo that asks no password. Returns null, or why it could not. */
export function aptInstall(packages) {
  const names = packages.join(' ');
  const byHand = `поставьте сами: apt-get install ${names}`;
  if (!which('apt-get')) return `нет apt-get — ${byHand}`;
  const prefix = process.getuid() === 0 ? [] : ['sudo', '-n'];
  if (prefix.length > 0 && !(which('sudo') && runQuietly('sudo', ['-n', 'true']))) {
    return `нет прав root и sudo без пароля — ${byHand}`;
  }
  console.log(`Ставлю пакеты Debian: ${names}…`);
  const aptGet = (...args) => {
    // Another apt may be at work (a fresh machine updates itself): wait for its lock.
    const wait = ['-o', 'DPkg::Lock::Timeout=300'];
    const line = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', ...wait, ...args];
    return runQuietly(line[0], line.slice(1));
  };
  // A failed update is shown but not final: the lists that are there may do.
  aptGet('update');
  if (!aptGet('install', '-y', '--no-install-recommends', ...packages)) {
    return `apt-get install не прошёл — ${byHand}`;
  }
  return null;
}
