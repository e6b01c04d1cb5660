// npm run bench [-- engine|server|simulation|sizes|work …] [--quick]: bundles the benchmarks, installs what they are measured against
// (bench/package.json, a lock of its own), runs them, and renews the tables of docs/performance.md.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { nodeBundle, serverBundle, sweep } from './lib/bundle.mjs';
import { root } from './lib/run.mjs';

const peers = join(root, 'bench');
if (!existsSync(join(peers, 'node_modules/boardgame.io'))) {
  console.log('Ставлю то, с чем сравниваем (bench/package.json)…');
  spawnSync('npm', ['ci', '--loglevel=error'], { cwd: peers, stdio: 'inherit' });
}

// What the sizes are measured of.
spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });

const outdir = join(root, 'dist/bench');
const { metafile } = await build({ ...serverBundle(), outdir, sourcemap: false });
sweep(outdir, metafile);
await build({
  ...nodeBundle,
  entryPoints: {
    main: 'bench/main.ts',
    'server-ours': 'bench/server/ours.ts',
    'server-peer': 'bench/server/peer.ts',
    'simulation-worker': 'bench/simulation/worker.ts',
  },
  outdir,
});
process.exitCode =
  spawnSync(process.execPath, [join(outdir, 'main.js'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  }).status ?? 1;
