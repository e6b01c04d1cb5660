/** What the tests of durability are made of, built once a run: the bundle of the server, and the layer under its files. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';

const FOLDER = 'test/support-durability';

/**
 * The program that starts `victim.ts`, as arguments of node.
 * @param folder where to put it
 */
export async function buildVictim(folder: string): Promise<readonly string[]> {
  const outfile = join(folder, 'victim.cjs');
  await build({
    entryPoints: [join(FOLDER, 'victim.ts')],
    outfile,
    bundle: true,
    minify: true,
    charset: 'ascii',
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    external: ['better-sqlite3', 'sharp', '@resvg/resvg-js', 'pino'],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.url': '__address' },
    banner: { js: 'const __address=require("url").pathToFileURL(__filename).href;' },
    logLevel: 'error',
  });
  return [resolve(FOLDER, 'launch.cjs'), outfile];
}

/** The layer under the files of a process, for LD_PRELOAD. @throws when there is no compiler of C */
export function buildDisk(folder: string): string {
  const library = join(folder, 'disk.so');
  execFileSync('cc', [
    '-O2',
    '-Wall',
    '-Werror',
    '-shared',
    '-fPIC',
    '-o',
    library,
    join(FOLDER, 'disk.c'),
    '-ldl',
  ]);
  return library;
}
