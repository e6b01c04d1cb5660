/**
 * A disk that is full, read-only or damaged. Nothing that was acknowledged is lost; commands are answered with what is
 * wrong, in both languages; what can be read is shown; and when the disk is well again the server goes on by itself, or, if
 * it had to be started on such a disk, says why it does not start. `npm run guarantees -- disk` spoils 2,000 bytes.
 */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/cli.js';
import { openForServer } from '../../src/cli/open-store.js';
import type { Terminal } from '../../src/cli/terminal.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import type { Store } from '../../src/store/store.js';
import { Chance } from '../support/chance.js';
import { counterRulebooks } from '../support/counter-rulebook.js';
import { measured, sizeOf } from '../support/measured.js';
import { newGame, organiser, testServer } from '../support/test-server.js';
import { buildDisk, buildVictim } from '../support-durability/build.js';
import { Club } from '../support-durability/club.js';
import { type ServerProcess, spawnServer } from '../support-durability/server-process.js';

const FLIPS = sizeOf('REGLAMENT_FLIPS', 24);
const CUTS = Math.ceil(FLIPS / 8);

const folder = mkdtempSync(join(tmpdir(), 'reglament-disk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const library: Terminal['library'] = { rulebooks: { ...rulebooks, ...counterRulebooks }, packs: {} };

function listening(lang: 'ru' | 'en' = 'ru'): Terminal & { said: () => string } {
  let said = '';
  const note = (text: string): void => {
    said += text;
  };
  return { out: note, err: note, lang, library, said: () => said };
}

describe('a server meets its disk', () => {
  let program: readonly string[];
  let disk: string;
  beforeAll(async () => {
    disk = buildDisk(folder);
    program = await buildVictim(folder);
  });

  it.each([
    ['F', 507, 'store-full', 'кончилось место', 'disk of the server is full'],
    ['R', 503, 'store-unreachable', 'не отвечает', 'does not answer'],
  ])('disk fault %s: told, survived, gone', { timeout: 120_000 }, async (fault, status, code, ru, en) => {
    const data = mkdtempSync(join(folder, 'data-'));
    const control = join(data, '..', `fault-${fault}`);
    const club = new Club(join(data, 'reglament.db'), new Chance(5));
    const env = { LD_PRELOAD: disk, REGLAMENT_DISK_DATA: data, REGLAMENT_DISK_FAULT: control };
    const spawn = (): ServerProcess => spawnServer(program, { data, synchronous: 'FULL' }, env);
    const server = spawn();
    await club.meet((await server.serve())!);
    club.play();
    await club.answers(20);
    await club.light(150);
    // In the middle of it all.
    writeFileSync(control, fault);
    await pause(100);
    await club.stop();
    await pause(100);

    const during = await club.tryOut();
    expect(during.given).toMatchObject({
      status,
      body: { code, text: { ru: expect.stringContaining(ru), en: expect.stringContaining(en) } },
    });
    // A deadline has passed meanwhile: it waits, and the game is shown as it is stored.
    expect(during.shown.status).toBe(200);

    rmSync(control);
    expect((await club.tryOut()).given.status).toBe(200);
    expect([...(await club.sendAgain()), ...(await club.audit())]).toEqual([]);

    // The same disk at a start.
    await server.kill();
    writeFileSync(control, fault);
    const refused = spawn();
    const address = await refused.serve();
    expect(address, refused.said()).toBeNull();
    expect(refused.said()).toMatch(/сервер не запущен/);
    rmSync(control);
    const again = spawn();
    await club.meet((await again.serve())!);
    expect([...(await club.sendAgain()), ...(await club.audit())]).toEqual([]);
    await again.kill();
  });
});

describe('a spoiled database', () => {
  /** A data folder as a kill leaves it: a database and a log beside it. */
  const data = join(folder, 'spoiled');
  const file = join(data, 'reglament.db');
  let game: string;

  beforeAll(async () => {
    mkdirSync(data);
    const work = join(folder, 'work');
    mkdirSync(work);
    const server = await testServer({ folder: work });
    const owner = await organiser(server);
    game = await newGame(owner, { setup: { limit: 1e6 } });
    for (let n = 0; n < 60; n++)
      await owner.command(game, n % 3 === 0 ? { type: 'roll' } : { type: 'add', by: n });
    const beside = new Sqlite(join(work, 'test.db'));
    beside.pragma('wal_checkpoint(TRUNCATE)');
    beside.close();
    for (let n = 0; n < 30; n++) await owner.command(game, { type: 'add', by: n });
    for (const end of ['', '-wal']) copyFileSync(join(work, `test.db${end}`), `${file}${end}`);
    await server.close();
  });

  /** A copy of the folder. */
  function copy(name: string): { folder: string; database: string } {
    const place = join(folder, name);
    rmSync(place, { recursive: true, force: true });
    mkdirSync(place);
    for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, join(place, `reglament.db${end}`));
    return { folder: place, database: join(place, 'reglament.db') };
  }

  async function stateOf(store: Store): Promise<{ hash: string; records: number }> {
    const stored = (await store.game(game))!;
    const rulebook = library.rulebooks[stored.rulebook]!;
    const records = await store.records(game);
    const replayed = Game.replay(rulebook, stored, keyedDraws(stored.seed, game), records);
    return { hash: replayed.hash(), records: records.length };
  }

  it.each(['ru', 'en'] as const)(
    'a file that is no database is not started on, nor touched (%s)',
    async (lang) => {
      const place = copy('not');
      rmSync(`${place.database}-wal`);
      writeFileSync(place.database, Buffer.alloc(8192, 7));
      const terminal = listening(lang);
      expect(await openForServer(place.folder, terminal)).toBeNull();
      expect(terminal.said()).toContain(
        lang === 'ru' ? 'база повреждена, сервер не запущен' : 'the store is damaged',
      );
      expect(terminal.said()).toContain('reglament restore');
      expect(readFileSync(place.database)).toEqual(Buffer.alloc(8192, 7));
    },
  );

  it('a store of a newer program is not started on', async () => {
    const place = copy('newer');
    const database = new Sqlite(place.database);
    database.exec("insert into kysely_migration values ('9999-later', '2030-01-01')");
    database.close();
    const terminal = listening();
    expect(await openForServer(place.folder, terminal)).toBeNull();
    expect(terminal.said()).toContain('более новая программа');
  });

  it(`${FLIPS} spoiled bytes: refused at the start, named by verify, or without effect`, {
    timeout: 3_600_000,
  }, async () => {
    const whole = await openForServer(copy('whole').folder, listening());
    const right = await stateOf(whole!);
    await whole!.close();
    const chance = new Chance(3);
    const count = { refused: 0, named: 0, harmless: 0 };
    for (let flip = 0; flip < FLIPS; flip++) {
      const place = copy('flip');
      const bytes = readFileSync(place.database);
      const at = chance.below(bytes.length);
      bytes[at]! ^= 1 + chance.below(255);
      writeFileSync(place.database, bytes);
      const started = listening();
      const store = await openForServer(place.folder, started);
      if (store === null) {
        expect(started.said()).toMatch(/сервер не запущен/);
        count.refused++;
        continue;
      }
      let same = false;
      try {
        same = (await stateOf(store)).hash === right.hash;
      } catch {
        // Not even to be read: it must be named.
      }
      await store.close();
      const said = listening();
      const code = await main(['verify', '--data', place.folder], said, folder);
      if (code !== 0) count.named++;
      else {
        expect(same, `byte ${at}: ${said.said()}`).toBe(true);
        count.harmless++;
      }
    }
    expect(count.refused + count.named).toBeGreaterThan(0);
    measured('disk', {
      'испорчено байт · bytes spoiled': FLIPS,
      'не запущен · refused at the start': count.refused,
      'названо · named by verify': count.named,
      'без следа · without effect': count.harmless,
      'незамечено · unnoticed': 0,
    });
  });

  it(`${CUTS} logs cut off: the store is what it was at some moment before, whole`, {
    timeout: 3_600_000,
  }, async () => {
    const chance = new Chance(4);
    const size = readFileSync(`${file}-wal`).length;
    const seen = new Set<number>();
    for (let cut = 0; cut < CUTS; cut++) {
      const place = copy('cut');
      truncateSync(`${place.database}-wal`, chance.below(size));
      const store = await openForServer(place.folder, listening());
      const { records } = await stateOf(store!);
      await store!.close();
      // What had come into the database itself is always there.
      expect(records).toBeGreaterThanOrEqual(60);
      seen.add(records);
      const said = listening();
      expect(await main(['verify', '--data', place.folder], said, folder), said.said()).toBe(0);
    }
    expect(seen.size).toBeGreaterThan(1);
  });
});
