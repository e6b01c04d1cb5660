/** The version of this program, from the package.json nearest above. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function packageVersion(): string {
  for (const above of ['../package.json', '../../package.json']) {
    const file = fileURLToPath(new URL(above, import.meta.url));
    if (!existsSync(file)) continue;
    const { version }: { version?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof version === 'string') return version;
  }
  return '0';
}

/** Names this very build: snapshots of another one may hold a state of another shape. */
export function buildName(): string {
  const stamp = fileURLToPath(new URL('./.build', import.meta.url));
  return existsSync(stamp) ? `${packageVersion()}+${readFileSync(stamp, 'utf8').trim()}` : packageVersion();
}
