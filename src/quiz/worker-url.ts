/**
 * Where the worker's file is. In a build it lies beside the bundle as `quiz-worker.js`; run from the sources, it is
 * bundled once by esbuild into the project's own cache folder, because Node does not run TypeScript.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

let bundled: Promise<URL> | undefined;

/** The worker's file; bundled first when only the source is there. */
export async function workerUrl(): Promise<URL> {
  const built = new URL('./quiz-worker.js', import.meta.url);
  if (existsSync(fileURLToPath(built))) return built;
  bundled ??= bundle(new URL('./worker.ts', import.meta.url));
  return bundled;
}

async function bundle(source: URL): Promise<URL> {
  const { build } = await import('esbuild');
  const file = new URL(`../../node_modules/.cache/reglament/quiz-worker-${process.pid}.mjs`, source);
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
