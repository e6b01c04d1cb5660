/**
 * `npm run bench [-- PART …] [--quick]`: every figure measured on this machine, in this run, and written to docs/performance.md.
 * `--quick`: smaller, for a machine that has other work.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as engine from './engine/engine.js';
import { writePart } from './lib/page.js';
import type { Row } from './lib/rows.js';
import * as server from './server/server.js';
import * as simulation from './simulation/simulation.js';
import * as sizes from './sizes/sizes.js';
import * as work from './work/work.js';

const beside = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const peer = existsSync('bench/node_modules/boardgame.io');

const QUICKLY = '--quick';
const quick = process.argv.includes(QUICKLY);

const parts: Record<string, () => Row[] | Promise<Row[]>> = {
  engine: () => engine.measureEngine(quick ? engine.QUICK : engine.FULL, peer),
  server: () =>
    server.measureServer(
      { ours: beside('./server-ours.js'), peer: peer ? beside('./server-peer.js') : null },
      quick ? server.QUICK : server.FULL,
    ),
  simulation: async () => [
    ...simulation.measureSimulation(quick ? simulation.QUICK : simulation.FULL),
    ...(await simulation.measureWorkers(
      beside('./simulation-worker.js'),
      quick ? simulation.QUICK : simulation.FULL,
    )),
  ],
  sizes: () => sizes.measureSizes(quick ? sizes.QUICK : sizes.FULL),
  work: () => work.measureWork(quick ? work.QUICK : work.FULL),
};

const chosen = process.argv.slice(2).filter((name) => name !== QUICKLY);
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`нет замера «${unknown.join(', ')}»; есть: ${Object.keys(parts).join(', ')}`);
  process.exit(2);
}
if (!peer) console.error('boardgame.io не поставлен: сравнение с ним пропущено');
for (const [name, measure] of Object.entries(parts)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n── ${name}`);
  const rows = await measure();
  for (const { what, measured, target, holds } of rows) {
    const verdict = holds === null ? '' : `  [${target}: ${holds ? 'держится' : 'НЕ держится'}]`;
    console.log(`  ${what}: ${measured}${verdict}`);
  }
  writePart('docs/performance.md', name, rows);
}
process.exit(0);
