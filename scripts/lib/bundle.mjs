// How the server side is bundled; shared by the build and by the development server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Removed before dist/ is touched and written after a whole build, so a broken build is never taken for a good one. */
export const stampFile = join(root, 'dist/.build');

/** How anything for Node is bundled. Packages stay in node_modules, so native modules work. */
export const nodeBundle = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  logLevel: 'warning',
};

/** The options of esbuild for the product: one file a process. */
export function serverBundle() {
  const entries = {
    cli: 'src/cli/main.ts',
    'quiz-worker': 'src/quiz/worker.ts',
    'seating-worker': 'src/server/cup/seating-worker.ts',
    'trial-worker': 'src/server/packs/trial-worker.ts',
    'lab-worker': 'src/lab/worker.ts',
  };
  return {
    ...nodeBundle,
    entryPoints: Object.fromEntries(
      Object.entries(entries).filter(([name, file]) => name === 'cli' || existsSync(join(root, file))),
    ),
    outdir: 'dist',
    sourcemap: true,
  };
}
