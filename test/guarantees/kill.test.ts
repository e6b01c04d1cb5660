/**
 * The server is killed (kill −9) at random moments under load, comes back, and is audited: every acknowledged command stands
 * once, nothing stands twice, and the state is the fold of the log. `npm run guarantees -- kill` does it 2,000 times. A kill
 * cannot show a missing fsync: the page cache outlives the process. That is what power-cut.test.ts is for.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { Chance } from '../support/chance.js';
import { measured, sizeOf } from '../support/measured.js';
import { organiser, testServer } from '../support/test-server.js';
import { buildVictim } from '../support-durability/build.js';
import { Club } from '../support-durability/club.js';
import { keepCompiled, type ServerProcess, spawnServer } from '../support-durability/server-process.js';

const KILLS = sizeOf('REGLAMENT_KILLS', 8);
/** Clubs at once; while one server writes, another one starts. */
const CLUBS = KILLS > 100 ? 2 : 1;
/** Kills after which the games are changed for new ones. */
const GAMES_LAST = 60;
/** Fewer answers than that are waited for before the kill. */
const MOST_ANSWERS = 30;

const folder = mkdtempSync(join(tmpdir(), 'reglament-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let program: readonly string[];
beforeAll(async () => {
  program = await buildVictim(folder);
  await keepCompiled(program, { data: folder, synchronous: 'FULL' });
});

test(`${KILLS} kills under load: nothing acknowledged is lost, nothing stands twice`, {
  timeout: 36_000_000,
}, async () => {
  const share = Math.ceil(KILLS / CLUBS);
  const clubs = await Promise.all(Array.from({ length: CLUBS }, (_, n) => killClub(n + 1, share)));
  const sum = (of: 'acknowledged' | 'unanswered' | 'refused'): number =>
    clubs.reduce((total, { counts }) => total + counts[of], 0);
  // The kills have met commands in progress, or they have shown nothing.
  expect(sum('unanswered')).toBeGreaterThan(KILLS / 2);
  expect(sum('acknowledged')).toBeGreaterThan(KILLS);
  measured('kill', {
    'убито раз · kills': share * CLUBS,
    'подтверждено · acknowledged': sum('acknowledged'),
    'оборвано · cut off': sum('unanswered'),
    'потеряно · lost': 0,
    'дважды · twice': 0,
  });
});

test('a game whose making was cut off is made whole by the same key', async () => {
  for (const cut of ['addPerson', 'addStaff'] as const) {
    let broken = true;
    const server = await testServer({
      rulebooks,
      packs,
      store: (store) => ({
        ...store,
        [cut]: async (...given: never[]) => {
          if (broken) throw new Error('the process is gone');
          await (store[cut] as (...all: never[]) => Promise<void>)(...given);
        },
      }),
    });
    const owner = await organiser(server);
    const players = Array.from({ length: 10 }, (_, n) => ({ name: `Игрок ${n}`, person: `p${n}` }));
    const setup = { pack: packs['vavt-cup-2017'], players };
    const make = () =>
      owner.post('/api/games', { rulebook: 'vavt-cup-2017', setup }, { 'idempotency-key': 'make' });
    expect((await make()).status).toBe(500);
    broken = false;
    const made = await make();
    expect(made.status).toBe(201);
    const id = String(made.body.id);
    expect((await owner.get(`/api/games/${id}`)).status).toBe(200);
    expect(await server.store.persons(id)).toHaveLength(10);
    expect((await make()).body.id).toBe(id);
    await server.close();
  }
});

async function killClub(seed: number, kills: number): Promise<Club> {
  const chance = new Chance(seed);
  const data = mkdtempSync(join(folder, 'data-'));
  const club = new Club(join(data, 'reglament.db'), chance);
  const spawn = (): ServerProcess => spawnServer(program, { data, synchronous: 'FULL' });
  let next = spawn();
  for (let cycle = 0; ; cycle++) {
    const server = next;
    const address = await server.serve();
    if (address === null)
      throw new Error(`club ${seed}, kill ${cycle}: the server has not come back: ${server.said()}`);
    await club.meet(address);
    const found = [...(await club.sendAgain()), ...(await club.audit())];
    expect(found, `club ${seed}, kill ${cycle}`).toEqual([]);
    if (cycle === kills) {
      await server.kill();
      return club;
    }
    if (cycle % GAMES_LAST === GAMES_LAST - 1) await club.newGames();
    next = spawn();
    club.play();
    await club.answers(chance.below(MOST_ANSWERS));
    await pause(chance.below(12));
    await server.kill();
    await club.stop();
    // Now and then the next one is killed while it opens the store.
    if (chance.maybe(0.1)) {
      void next.serve();
      await pause(chance.below(60));
      await next.kill();
      next = spawn();
    }
  }
}
