/** Before the first browser test: the screens as people get them. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const WEB = fileURLToPath(new URL('../../dist/web', import.meta.url));

/** @public Vitest calls it once. */
export function setup(): void {
  const script = fileURLToPath(new URL('../../scripts/build.mjs', import.meta.url));
  // Under a test runner the environment says `test`, and the build would be one for developers, twice the weight.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [script], { stdio: 'inherit', env });
}
