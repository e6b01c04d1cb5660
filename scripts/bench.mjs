// Bundles the benchmarks and runs them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { nodeBundle } from './lib/bundle.mjs';
import { root } from './lib/run.mjs';

const outfile = join(root, 'dist/bench.mjs');
await build({ ...nodeBundle, entryPoints: ['bench/main.ts'], outfile });
process.exitCode = spawnSync(process.execPath, [outfile], { stdio: 'inherit' }).status ?? 1;
