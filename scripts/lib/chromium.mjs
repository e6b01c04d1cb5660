// The browser of the tests. Node built-ins only.
import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';
import { which } from './run.mjs';

function find() {
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  return which('chromium') ?? which('chromium-browser');
}

/** Makes sure of Chromium and leaves its path in REGLAMENT_CHROMIUM. Returns null, or why it could not. */
export function ensureChromium() {
  const given = process.env.REGLAMENT_CHROMIUM;
  if (given) return existsSync(given) ? null : `REGLAMENT_CHROMIUM=${given}: такого файла нет`;
  let path = find();
  if (!path) {
    const refusal = aptInstall(['chromium']);
    if (refusal) return refusal;
    path = find();
  }
  if (!path) return 'пакет chromium поставлен, но программы chromium нет';
  process.env.REGLAMENT_CHROMIUM = path;
  return null;
}
