/** Before the first browser test: the screens as people get them. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const WEB = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** @public Vitest calls it once. */
export function setup(): void {
  const script = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
