/**
 * Three servers on one database, killed, stopped and started again at random while their computers' clocks jump, behind a proxy that
 * gives every connection to any of them: everything that is promised holds all the same (test/support-nodes/scenario.ts).
 */
import { mkdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, it } from 'vitest';
import { Chance } from '../support/chance.js';
import { measured, sizeOf } from '../support/measured.js';
import { type TestDatabase, testDatabase } from '../support/postgres.js';
import { temporaryFolder } from '../support/test-server.js';
import { Cluster } from '../support-nodes/cluster.js';
import { playUnderTrouble } from '../support-nodes/scenario.js';

const SECONDS = sizeOf('REGLAMENT_NODE_SECONDS', 5);
const NODES = 3;

let database: TestDatabase;
let folder: string;
let cluster: Cluster;
const chance = new Chance(SECONDS);

beforeAll(async () => {
  folder = temporaryFolder();
  mkdirSync('.cache/nodes', { recursive: true });
  database = await testDatabase();
  cluster = new Cluster({ size: NODES, database: database.url, folder }, chance);
  await cluster.start();
}, 120_000);

afterAll(async () => {
  await cluster.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

it(
  'three servers, killed at random: once and in order, no gap, no duplicate, every window closed once',
  async () => {
    const front = { url: cluster.url };
    const counted = await playUnderTrouble({
      cluster,
      front,
      chance,
      database: database.url,
      seconds: SECONDS,
    });
    measured('nodes', counted);
  },
  (SECONDS + 180) * 1000,
);
