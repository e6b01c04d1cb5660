/**
 * Where the file of a worker is. In a build it lies beside the bundle under its name; run from the sources, it is bundled
 * once by esbuild into the project's own cache folder, because Node does not run TypeScript.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const bundled = new Map<string, Promise<URL>>();

/**
 * The file of a worker; bundled first when only the source is there.
 * @param name of the worker in a build: `quiz-worker`
 * @param source its source, which is there only when the program is run from the sources
 */
export async function workerUrl(name: string, source: URL): Promise<URL> {
  const built = new URL(`./${name}.js`, import.meta.url);
  if (existsSync(fileURLToPath(built))) return built;
  const known = bundled.get(name) ?? bundle(name, source);
  bundled.set(name, known);
  return known;
}

async function bundle(name: string, source: URL): Promise<URL> {
  const { build } = await import('esbuild');
  const cache = new URL('../../node_modules/.cache/reglament/', import.meta.url);
  const file = new URL(`${name}-${process.pid}.mjs`, cache);
  await build({
    entryPoints: [fileURLToPath(source)],
    outfile: fileURLToPath(file),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
  });
  return file;
}
