import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('src/web'),
  // Screens live at deep addresses (a game, a clan, a round), so the assets are named from the root.
  base: '/',
  build: {
    outDir: here('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
  },
  oxc: { jsx: { runtime: 'automatic' } },
  server: {
    // `npm run dev` keeps the server here.
    // The host stays as the browser names it: a changed one looks like a request from another site.
    proxy: { '/api': { target: 'http://127.0.0.1:8080', changeOrigin: false } },
  },
});
