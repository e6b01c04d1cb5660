import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here('dist/web');

export default defineConfig({
  root: here('src/web'),
  // Screens live at deep addresses (a game, a clan, a round), so the assets are named from the root.
  base: '/',
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
  },
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [serviceWorker()],
  server: {
    // `npm run dev` keeps the server here.
    // The host stays as the browser names it: a changed one looks like a request from another site.
    proxy: { '/api': { target: 'http://127.0.0.1:8080', changeOrigin: false } },
  },
});

/** The service worker, made after the screens: it names every file of the build. A server of developers has none. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async closeBundle() {
      const { build } = await import('esbuild');
      await build({
        entryPoints: [here('src/web/sw/worker.ts')],
        outfile: join(OUT, 'sw.js'),
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        charset: 'utf8',
        define: { SHELL: JSON.stringify(shell()) },
        logLevel: 'warning',
      });
    },
  };
}

/** Addresses of all files of the screens, and one hash of their names and contents. */
function shell(): { build: string; files: string[] } {
  const hash = createHash('sha256');
  const files = readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && file.name !== 'sw.js')
    .map((file) => `/${relative(OUT, join(file.parentPath, file.name)).split(sep).join('/')}`)
    .sort();
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(OUT, file)));
  return { build: hash.digest('hex').slice(0, 16), files };
}
