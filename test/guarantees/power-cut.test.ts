/**
 * The power goes off at random moments under load. A layer under the server's files (test/support-durability/disk.c) drops
 * what was not synced, whole or in pieces; what was acknowledged must be there all the same. The same server without the
 * sync is the control: if it loses nothing, this test shows nothing and fails. `npm run guarantees -- power-cut` cuts the
 * power 200 times.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Chance } from '../support/chance.js';
import { measured, sizeOf } from '../support/measured.js';
import { buildDisk, buildVictim } from '../support-durability/build.js';
import { Club } from '../support-durability/club.js';
import { cutPower } from '../support-durability/power-cut.js';
import { keepCompiled, type ServerProcess, spawnServer } from '../support-durability/server-process.js';
import type { VictimOptions } from '../support-durability/victim.js';

const CUTS = sizeOf('REGLAMENT_CUTS', 5);
const CONTROL_CUTS = Math.ceil(CUTS / 10);
/** Cuts after which the games are changed for new ones. */
const GAMES_LAST = 40;
/** Fewer answers than that are waited for before the cut. */
const MOST_ANSWERS = 40;

const folder = mkdtempSync(join(tmpdir(), 'reglament-power-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let program: readonly string[];
let disk: string;
beforeAll(async () => {
  disk = buildDisk(folder);
  program = await buildVictim(folder);
  await keepCompiled(program, { data: folder, synchronous: 'FULL' });
});

/** A club on a disk of its own. */
class Place {
  readonly data = mkdtempSync(join(folder, 'data-'));
  readonly safe = mkdtempSync(join(folder, 'safe-'));
  readonly file = join(this.data, 'reglament.db');
  readonly club: Club;

  constructor(
    private readonly synchronous: VictimOptions['synchronous'],
    private readonly chance: Chance,
  ) {
    this.club = new Club(this.file, chance);
  }

  spawn(): ServerProcess {
    const env = { LD_PRELOAD: disk, REGLAMENT_DISK_DATA: this.data, REGLAMENT_DISK_SAFE: this.safe };
    return spawnServer(program, { data: this.data, synchronous: this.synchronous }, env);
  }

  /** @param chance of unsynced writes to have arrived */
  async playAndCut(server: ServerProcess, chance: Chance | null = this.chance): Promise<void> {
    this.club.play();
    await this.club.answers(1 + this.chance.below(MOST_ANSWERS));
    await pause(this.chance.below(10));
    await server.kill();
    await this.club.stop();
    cutPower(this.data, this.safe, chance);
  }
}

const figures: Record<string, number> = {};

test(`${CUTS} power cuts: nothing acknowledged is lost`, { timeout: 36_000_000 }, async () => {
  const chance = new Chance(11);
  const place = new Place('FULL', chance);
  let next = place.spawn();
  for (let cut = 0; ; cut++) {
    const server = next;
    const address = await server.serve();
    if (address === null) throw new Error(`cut ${cut}: the server has not come back: ${server.said()}`);
    await place.club.meet(address);
    const found = [...(await place.club.sendAgain()), ...(await place.club.audit())];
    expect(found, `cut ${cut}`).toEqual([]);
    if (cut === CUTS) {
      await server.kill();
      break;
    }
    if (cut % GAMES_LAST === GAMES_LAST - 1) await place.club.newGames();
    next = place.spawn();
    await place.playAndCut(server);
  }
  const { acknowledged, unanswered } = place.club.counts;
  expect(acknowledged).toBeGreaterThan(CUTS);
  Object.assign(figures, {
    'отключений · cuts': CUTS,
    'подтверждено · acknowledged': acknowledged,
    'оборвано · cut off': unanswered,
    'потеряно · lost': 0,
  });
});

test.each(['OFF', 'NORMAL'] as const)(
  'the control, synchronous=%s, loses what it has acknowledged',
  { timeout: 36_000_000 },
  async (synchronous) => {
    let acknowledged = 0;
    let lost = 0;
    for (let cut = 0; cut < CONTROL_CUTS; cut++) {
      const place = new Place(synchronous, new Chance(100 + cut));
      const server = place.spawn();
      await place.club.meet((await server.serve())!);
      // Once surely, then as it happens.
      await place.playAndCut(server, cut === 0 ? null : undefined);
      acknowledged += place.club.acknowledged.size;
      lost += place.club.lost();
    }
    expect(acknowledged).toBeGreaterThan(0);
    expect(lost).toBeGreaterThan(0);
    figures[`контроль ${synchronous}: потеряно · control lost`] = lost;
    if (synchronous === 'NORMAL') measured('power-cut', figures);
  },
);
