/**
 * `reglament backup`, `restore` and `verify` of a store. A backup taken while commands are coming holds everything that was
 * acknowledged before it began, whole and restorable; whatever is changed in a store or a backup is named.
 * `npm run guarantees -- backup` takes 200 of them.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tools } from '../../src/cli/tools.js';
import { buildName } from '../../src/cli/version.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import { readBackup } from '../../src/store/backup.js';
import { loadSqliteStore, openSqliteStore } from '../../src/store/sqlite.js';
import type { StoredRow } from '../../src/store/store.js';
import { counterRulebooks } from '../support/counter-rulebook.js';
import { measured, sizeOf } from '../support/measured.js';
import { admin, testDatabase } from '../support/postgres.js';
import {
  member,
  newGame,
  organiser,
  type TestServer,
  temporaryFolder,
  testServer,
} from '../support/test-server.js';
import { commandLine } from '../support-cli/in-process.js';

const BACKUPS = sizeOf('REGLAMENT_BACKUPS', 3);

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A data folder with a small game: people, a snapshot, a picture, a window that is open. */
const data = join(folder, 'data');
/** The same with the three demonstrations. */
const whole = join(folder, 'whole');
const file = join(data, 'reglament.db');
let counter: string;

beforeAll(async () => {
  mkdirSync(data);
  mkdirSync(whole);
  const server = await testServer({ folder, rulebooks, snapshotEvery: 5 });
  const owner = await organiser(server);
  counter = await newGame(owner);
  const boss = await member(server, owner, counter);
  await boss.browser.get('/api/me');
  const closesAt = '2018-01-22T00:00:00.000Z';
  for (const by of [1, 2, 3, 4]) await owner.command(counter, { type: 'add', by });
  await owner.command(counter, { type: 'roll' });
  await owner.command(counter, { type: 'open', closesAt });
  await server.store.addImage({
    game: counter,
    id: 'i',
    type: 'image/webp',
    bytes: new Uint8Array([0, 255]),
    createdAt: closesAt,
  });
  await server.close();
  copyFileSync(join(folder, 'test.db'), file);
  const demos = await testServer({ folder, rulebooks });
  for (const of of ['season', 'table', 'cup'] as const)
    await tools.createDemo!(demos.host, { of, first: true });
  await demos.close();
  copyFileSync(join(folder, 'test.db'), join(whole, 'reglament.db'));
  // Snapshots are read by the build that has made them.
  change(file, `update snapshots set tag = '${buildName()}'`);
});

function change(database: string, sql: string): void {
  const open = new Sqlite(database);
  open.exec(sql);
  open.close();
}

/** A copy of the data folder, changed. */
function tampered(name: string, sql: string): string {
  const copy = join(folder, name);
  mkdirSync(copy);
  copyFileSync(file, join(copy, 'reglament.db'));
  change(join(copy, 'reglament.db'), sql);
  return copy;
}

const cli = commandLine({ rulebooks: { ...rulebooks, ...counterRulebooks }, packs: {} }, folder);

async function rowsOf(database: string): Promise<StoredRow[]> {
  const store = await openSqliteStore(database);
  const rows: StoredRow[] = [];
  await store.dump((row) => void rows.push(row));
  await store.close();
  return rows;
}

describe('backup and restore', () => {
  it('a store comes back row by row, and the former one stays beside it', async () => {
    const made = join(folder, 'whole.gz');
    expect(await cli('backup', made, '--data', data)).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('sha256: '),
    });
    expect(statSync(made).mode & 0o777).toBe(0o600);
    const place = tampered('restored', 'delete from timers');
    const said = await cli('restore', made, '--data', place);
    expect(said).toMatchObject({ code: 0, err: '' });
    expect(await rowsOf(join(place, 'reglament.db'))).toEqual(await rowsOf(file));
    const kept = readdirSync(place).filter((name) => name.startsWith('reglament.db.before-'));
    expect(kept).toHaveLength(1);
    expect(said.out).toContain(kept[0]);
    expect((await rowsOf(join(place, kept[0]!))).some(({ table }) => table === 'timers')).toBe(false);
  });

  it('into an empty place, from a folder where it is named by the time', async () => {
    const copies = join(folder, 'copies/');
    expect((await cli('backup', copies, '--data', data, '--lang', 'en')).out).toContain('read back');
    const [name] = readdirSync(copies);
    expect(name).toMatch(/^reglament-\d{4}-\d\d-\d\d-\d\d-\d\d-\d\d\.backup\.gz$/);
    expect((await cli('restore', join(copies, name!), '--data', join(folder, 'new'))).code).toBe(0);
    expect(await rowsOf(join(folder, 'new/reglament.db'))).toEqual(await rowsOf(file));
  });

  it(`${BACKUPS} backups while commands come: each holds what was acknowledged before it, and is whole`, {
    timeout: 36_000_000,
  }, async () => {
    const live = join(folder, 'live');
    mkdirSync(live);
    const server = await testServer({ folder: live });
    // The command line looks for its own name; a link of the file system leads both to one file.
    symlinkSync('test.db', join(live, 'reglament.db'));
    const owner = await organiser(server);
    const game = await newGame(owner, { setup: { limit: 1e9 } });
    const load = new Load(server, game);
    for (let n = 0; n < BACKUPS; n++) {
      const made = join(live, `${n}.gz`);
      const place = join(live, `place-${n}`);
      await load.reaches(load.acknowledged + 3);
      const before = load.acknowledged;
      expect((await cli('backup', made, '--data', live)).code).toBe(0);
      const backup = readBackup(made);
      const seqs = backup.rows.filter(({ table }) => table === 'records').map(({ row }) => row.seq);
      expect(seqs).toEqual(seqs.map((_, index) => index + 1));
      expect(seqs.length).toBeGreaterThanOrEqual(before);
      expect((await cli('restore', made, '--data', place)).code).toBe(0);
      const restored = await openSqliteStore(join(place, 'reglament.db'));
      const records = await restored.records(game);
      await restored.close();
      expect(records).toEqual((await server.store.records(game)).slice(0, records.length));
      rmSync(place, { recursive: true });
      rmSync(made);
    }
    await load.stop();
    await server.close();
    measured('backup', {
      'копий на ходу · backups under load': BACKUPS,
      'действий · commands': load.acknowledged,
      'потеряно · lost': 0,
    });
  });

  it('goes from SQLite to PostgreSQL and back, row by row', async () => {
    const there = await testDatabase();
    try {
      const [first, second] = [join(folder, 'to-postgres.gz'), join(folder, 'from-postgres.gz')];
      await cli('backup', first, '--data', whole);
      expect(await cli('restore', first, '--database', there.url)).toMatchObject({ code: 0, err: '' });
      expect(await cli('verify', '--database', there.url)).toMatchObject({ code: 0, err: '' });
      expect(await cli('restore', first, '--database', there.url)).toMatchObject({
        code: 1,
        err: expect.stringContaining('создайте пустую'),
      });
      expect(await cli('backup', second, '--database', there.url)).toMatchObject({ code: 0, err: '' });
      const back = join(folder, 'back');
      expect((await cli('restore', second, '--data', back)).code).toBe(0);
      // Databases put texts in an order of their own.
      const sorted = async (database: string) =>
        (await rowsOf(database)).map((row) => JSON.stringify(row)).sort();
      expect(await sorted(join(back, 'reglament.db'))).toEqual(await sorted(join(whole, 'reglament.db')));
      await admin(there.url, "UPDATE games SET seed = 'x' WHERE id = 'demo'");
      expect(await cli('verify', '--database', there.url)).toMatchObject({
        code: 1,
        err: expect.stringContaining('✗ demo «'),
      });
      expect((await cli('verify', '--database', there.url, '--data', data)).code).toBe(2);
    } finally {
      await there.drop();
    }
  });

  it('says why a database cannot be read', async () => {
    const nobody = 'postgres://reglament@127.0.0.1:1/nobody';
    const said = await cli('backup', join(folder, 'none.gz'), '--database', nobody);
    expect(said).toMatchObject({ code: 1, err: expect.stringMatching(/Копия не записана: .*ECONNREFUSED/) });
    expect((await cli('verify', '--database', nobody)).err).toMatch(/базу не прочитать: .*ECONNREFUSED/);
    expect(existsSync(join(folder, 'none.gz'))).toBe(false);
  });

  it('refuses to write over a file', async () => {
    const there = join(folder, 'there.gz');
    writeFileSync(there, 'mine');
    expect(await cli('backup', there, '--data', data)).toMatchObject({
      code: 2,
      err: expect.stringContaining('уже есть'),
    });
    expect(readFileSync(there, 'utf8')).toBe('mine');
    expect(await cli('backup', join(folder, 'x.gz'), '--data', join(folder, 'nowhere'))).toMatchObject({
      code: 2,
    });
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });

  it('refuses to restore over a store that a server works on', async () => {
    const place = tampered('busy', '');
    const made = join(folder, 'for-busy.gz');
    await cli('backup', made, '--data', data);
    const store = await openSqliteStore(join(place, 'reglament.db'));
    expect(await cli('restore', made, '--data', place)).toMatchObject({
      code: 1,
      err: expect.stringContaining('Остановите'),
    });
    expect(await store.games()).toHaveLength((await store.games()).length);
    await store.close();
    expect((await cli('restore', made, '--data', place)).code).toBe(0);
  });

  it('takes a backup that an older program has made', async () => {
    const old = join(folder, 'old.db');
    const rows = (await rowsOf(file)).filter(({ table, row }) => table === 'games' && row.parent === null);
    const before = rows.map(({ table, row: { parent: _, ...row } }) => ({ table, row }));
    await loadSqliteStore(old, '0001-first', before);
    expect(await rowsOf(old)).toEqual(rows);
  });

  describe('a backup that is not whole is told, and nothing is touched', () => {
    let good: Buffer;
    let text: string;
    beforeAll(async () => {
      const made = join(folder, 'good.gz');
      await cli('backup', made, '--data', data);
      good = readFileSync(made);
      text = gunzipSync(good).toString('utf8');
    });

    it.each<[string, (bytes: Buffer, text: string) => Buffer, string]>([
      ['a byte is another', (bytes) => flipped(bytes, bytes.length >> 1), 'повреждена'],
      ['the end is missing', (bytes) => bytes.subarray(0, bytes.length - 200), 'оборвана'],
      ['the seal is missing', (_, all) => gzipSync(all.slice(0, all.lastIndexOf('{"schema"'))), 'оборвана'],
      ['a row is another', (_, all) => gzipSync(all.replace('Ольга', 'Елена')), 'повреждена'],
      ['a line is no line', (_, all) => gzipSync(all.replace('\n["accounts",', '\n["accounts"')), 'строка'],
      ['another file', () => gzipSync('{"format":"zip"}\n'), 'не резервная копия'],
      ['not even packed', () => Buffer.from('hello'), 'не резервная копия'],
      ['a newer form', (_, all) => gzipSync(all.replace('"edition":1', '"edition":2')), 'более новая'],
    ])('%s', async (name, spoil, told) => {
      const bad = join(folder, `${name}.gz`);
      writeFileSync(bad, spoil(good, text));
      const place = join(folder, `place of ${name}`);
      const said = await cli('restore', bad, '--data', place);
      expect(said).toMatchObject({ code: 1, err: expect.stringContaining(told) });
      expect(existsSync(join(place, 'reglament.db'))).toBe(false);
      if (name !== 'not even packed')
        expect(await cli('verify', bad)).toMatchObject({ code: 1, err: said.err });
    });
  });

  it('a backup of newer tables is not put in place', async () => {
    const newer = tampered('newer', "insert into kysely_migration values ('9999-later', '2030-01-01')");
    const made = join(folder, 'newer.gz');
    expect((await cli('backup', made, '--data', newer)).code).toBe(0);
    const said = await cli('restore', made, '--data', join(folder, 'too old'));
    expect(said).toMatchObject({ code: 1, err: expect.stringContaining('более новая программа') });
    expect(readdirSync(join(folder, 'too old'))).toEqual([]);
    expect((await cli('verify', made)).err).toContain('более новая программа');
  });

  it('a store whose games do not hold is not put in place', async () => {
    const bad = tampered('bad', "update games set seed = 'other'");
    const made = join(folder, 'bad.gz');
    expect((await cli('backup', made, '--data', bad)).code).toBe(0);
    expect((await cli('verify', made)).code).toBe(1);
    const said = await cli('restore', made, '--data', join(folder, 'refused'));
    expect(said).toMatchObject({
      code: 1,
      err: expect.stringMatching(/«.*зерно не то[\s\S]*не восстановлена/),
    });
    expect(readdirSync(join(folder, 'refused'))).toEqual([]);
  });
});

describe('verify', () => {
  it('finds nothing in a store that is whole', async () => {
    const said = await cli('verify', '--data', whole);
    expect(said).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(/✓ demo «[\s\S]*Всё сходится\n$/),
    });
    expect(said.out.match(/^✓/gm)!.length).toBeGreaterThan(10);
  });

  it.each([
    [
      'an event',
      'update records set entries = replace(entries, \'"by":3\', \'"by":9\') where seq = 4',
      'запись 4: из введённого',
    ],
    [
      'an input',
      'update records set input = replace(input, \'"by":3\', \'"by":9\') where seq = 4',
      'запись 4: из введённого',
    ],
    [
      'a draw',
      'update records set entries = replace(entries, \'"rolled":\', \'"rolled":1\') where seq = 6',
      'запись 6: из введённого',
    ],
    ['a missing record', 'delete from records where seq = 2', 'запись 2: этой записи нет'],
    ['a missing end', 'delete from records where seq = 7', 'запись 7: журнал кончается не там'],
    ['a time', "update records set at = '2017-01-01T00:00:00.000Z' where seq = 4", 'запись 4: время раньше'],
    ['an unreadable record', "update records set input = '{' where seq = 4", 'записи не читаются'],
    [
      'a snapshot',
      'update snapshots set state = replace(state, \'"limit":100\', \'"limit":99\')',
      'запись 5: снимок',
    ],
    ['a seed', "update games set seed = 'x'", 'зерно не то'],
    ['a setup', "update games set setup = '{}'", 'установки'],
    ['a deadline', "update timers set due = '2018-01-23T00:00:00.000Z'", 'сроки не те'],
    ['an end', 'update games set ended = 1', 'отметка о конце'],
  ])('names %s', async (name, sql, told) => {
    const where = sql.includes(' where ') ? ' and' : ' where';
    const own = sql.startsWith('update games') ? `id = '${counter}'` : `game = '${counter}'`;
    const place = tampered(`verify ${name}`, `pragma foreign_keys = off; ${sql}${where} ${own}`);
    const said = await cli('verify', '--data', place);
    expect(said.err).toContain(told);
    expect(said.err).toContain(counter);
    expect(said).toMatchObject({ code: 1, out: expect.stringMatching(/Не сходится: [12]\n$/) });
  });

  it('passes over a game that was removed for good', async () => {
    const place = tampered('purged', '');
    const store = await openSqliteStore(join(place, 'reglament.db'));
    const at = '2018-02-01T00:00:00.000Z';
    await store.addRemoval({ game: counter, at, by: 'o', reason: 'проба', title: 'Счёт' });
    await store.purgeGame(counter, at);
    await store.close();
    expect(await cli('verify', '--data', place)).toEqual({ code: 0, out: 'Всё сходится\n', err: '' });
  });

  it('names pages that are spoiled', async () => {
    const place = tampered('pages', 'pragma wal_checkpoint(truncate)');
    const database = join(place, 'reglament.db');
    const bytes = readFileSync(database);
    for (let page = 3; page * 4096 < bytes.length; page += 2)
      bytes.fill(0xab, page * 4096, page * 4096 + 600);
    writeFileSync(database, bytes);
    const said = await cli('verify', '--data', place);
    expect(said).toMatchObject({ code: 1, err: expect.stringContaining('файл базы повреждён') });
  });

  it('asks for exactly one thing to verify', async () => {
    expect(await cli('verify')).toMatchObject({ code: 2, err: expect.stringContaining('--data DIR') });
    expect((await cli('verify', 'x', '--data', data)).code).toBe(2);
    expect((await cli('backup')).code).toBe(2);
  });
});

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 0x55;
  return copy;
}

/** Commands one after the other, without a pause. */
class Load {
  acknowledged = 0;
  private on = true;
  private readonly done: Promise<void>;

  constructor(server: TestServer, game: string) {
    this.done = this.send(server, game);
  }

  async reaches(count: number): Promise<void> {
    while (this.acknowledged < count) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  async stop(): Promise<void> {
    this.on = false;
    await this.done;
  }

  private async send({ host, clock }: TestServer, game: string): Promise<void> {
    while (this.on) {
      const key = `load ${this.acknowledged}`;
      const command = { type: 'add', by: 1 };
      await host.submit(game, () => ({ command, author: { kind: 'organiser' }, receivedMs: clock.now, key }));
      this.acknowledged++;
      // The store of SQLite answers without waiting: others must get their turn.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
