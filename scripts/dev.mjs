// npm run dev [-- --data DIR …]: the server on 8080, rebuilt and restarted on every change; the screens through vite.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import esbuild from 'esbuild';
import { createServer } from 'vite';
import { serverBundle, stampFile } from './lib/bundle.mjs';
import { root } from './lib/run.mjs';

// dist/ will hold what this watcher wrote, so the next `npm start` must build anew.
rmSync(stampFile, { force: true });

const args = [
  '--enable-source-maps',
  join(root, 'dist/cli.js'),
  'start',
  '--port',
  '8080',
  ...process.argv.slice(2),
];
let server;
async function restart() {
  if (server?.exitCode === null && server.signalCode === null) {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill();
    await gone;
  }
  server = spawn(process.execPath, args, { stdio: 'inherit' });
}

const restartAfterBuild = {
  name: 'restart-after-build',
  setup: (build) => build.onEnd((result) => (result.errors.length === 0 ? restart() : undefined)),
};
const context = await esbuild.context({ ...serverBundle(), plugins: [restartAfterBuild] });
await context.watch();

const screens = await createServer({ configFile: join(root, 'vite.config.ts') });
await screens.listen();
screens.printUrls();
process.on('exit', () => server?.kill());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));
