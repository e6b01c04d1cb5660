// How the server side is bundled; shared by the build, the development server and the benchmarks.
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run.mjs';

/** Removed before dist/ is touched and written after a whole build, so a broken build is never taken for a good one. */
export const stampFile = join(root, 'dist/.build');

/** Names what the last build has written beside it, a file a line: pieces of earlier builds lie there, too. */
export const piecesFile = join(root, 'dist/.pieces');

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

/** Packages that stay in node_modules: native code, and the fonts it reads. All others become part of the program. */
export const outside = ['better-sqlite3', 'sharp', '@resvg/resvg-js', '@expo-google-fonts/pt-sans'];

/** Asked for by packages and code that do without them: a faster driver, and the bundler when run from the sources. */
const absent = ['pg-native', 'esbuild'];

/** What old packages expect around them. */
const COMMONJS =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * The options of esbuild for the product: a file for each process, and pieces they load when they need them. A start that
 * reads one large file instead of a thousand small ones, without what it does not use, takes half the time and a third
 * less memory. Names and lines are kept, so that a stack says something without a source map.
 */
export function serverBundle() {
  const entries = {
    cli: 'src/cli/main.ts',
    'quiz-worker': 'src/quiz/worker.ts',
    'seating-worker': 'src/server/cup/seating-worker.ts',
    'trial-worker': 'src/server/packs/trial-worker.ts',
    'lab-worker': 'src/lab/worker.ts',
  };
  const { packages: _, ...bundle } = nodeBundle;
  return {
    ...bundle,
    entryPoints: Object.fromEntries(
      Object.entries(entries).filter(([name, file]) => name === 'cli' || existsSync(join(root, file))),
    ),
    outdir: 'dist',
    external: [...outside.flatMap((name) => [name, `${name}/*`]), ...absent],
    // Beside the programs: each finds its screens, workers and version from where it lies.
    splitting: true,
    chunkNames: '[name]-[hash]',
    banner: { js: COMMONJS },
    metafile: true,
    sourcemap: true,
    sourcesContent: false,
  };
}

/** How long a server that was started from an earlier build may still ask for pieces of it. */
const KEPT_MS = 24 * 60 * 60_000;

/**
 * Removes the pieces of earlier builds.
 * @param {string} dir where the bundle was written
 * @param {{ outputs: object }} metafile what esbuild says it has written
 * @returns {string[]} the names of the pieces of this build
 */
export function sweep(dir, { outputs }) {
  const written = Object.keys(outputs).map((path) => basename(path));
  for (const name of readdirSync(dir)) {
    const path = join(dir, name);
    const old = /\.js(\.map)?$/.test(name) && !written.includes(name);
    if (old && Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path);
  }
  return written;
}
