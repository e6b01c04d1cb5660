/**
 * People in trouble and people who want to be forgotten, on a whole server: replacing somebody, handing a game over, lost
 * devices, games begun by mistake; everything about a person in one file; erasure that leaves every game replayable, in the
 * log, in the database file and in a copy put back; how long names are kept.
 */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { main } from '../../src/cli/cli.js';
import { FORGOTTEN } from '../../src/cli/people.js';
import { DATABASE } from '../../src/cli/terminal.js';
import { sha256Hex } from '../../src/engine/canonical.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game, type LogRecord } from '../../src/engine/game.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import type { AnyRulebook, Rulebooks } from '../../src/server/live-game.js';
import { isText, nameFields, SHEET } from '../../src/server/privacy/fields.js';
import { type ForgetTools, forget } from '../../src/server/privacy/forget.js';
import { comeBack, forgottenList } from '../../src/server/privacy/ledger.js';
import { RetentionWorker } from '../../src/server/privacy/retention.js';
import { countNamed, renamer } from '../../src/server/privacy/rewrite.js';
import type { StoredGame } from '../../src/store/store.js';
import { measured, sizeOf } from '../support/measured.js';
import {
  Browser,
  member,
  newGame,
  organiser,
  type TestServer,
  temporaryFolder,
  testServer,
} from '../support/test-server.js';

const books = rulebooks as unknown as Rulebooks;
let folder: string;
let server: TestServer;
let olga: Browser;

const open = () => testServer({ folder, packs, rulebooks: books });
beforeEach(async () => {
  folder = temporaryFolder();
  server = await open();
  olga = await organiser(server);
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function fine<T extends { status: number; text: string }>(answer: Promise<T>): Promise<T> {
  const got = await answer;
  expect(got.status, got.text).toBeLessThan(300);
  return got;
}

const forgetting = (ledger: ForgetTools['ledger'] = null): ForgetTools => ({
  ...{ store: server.store, host: server.host, ledger },
  hub: { closeSessions: () => undefined, notice: () => undefined },
  clock: () => server.clock.now,
});

/** A game of «12 комнат» in which Пётр posts under the nick Щегол, with a wish and words of others about him. */
async function rooms(): Promise<{ game: string; petr: Awaited<ReturnType<typeof member>> }> {
  const game = await newGame(olga, {
    ...{ rulebook: 'twelve-rooms', title: 'Комнаты', setup: undefined },
    pack: Object.keys(packs).find((name) => name.startsWith('twelve-rooms'))!,
  });
  const petr = await member(server, olga, game, { name: 'Пётр Щеглов', role: 'player', clan: null });
  const vera = await member(server, olga, game, { name: 'Вера', role: 'player', clan: null });
  await fine(petr.browser.command(game, { type: 'join', nick: 'Щегол', wish: 3 }));
  await fine(vera.browser.command(game, { type: 'join', nick: 'Сова' }));
  await fine(petr.browser.command(game, { type: 'post', text: 'Всем привет, я Пётр Щеглов', images: [] }));
  await fine(
    vera.browser.command(game, { type: 'post', text: 'Щегол, привет! Щеголеватый ты наш', images: [] }),
  );
  return { game, petr };
}

/** The state a stored game leads to, folded from nothing. */
async function replayed(id: string): Promise<{ game: Game; meta: StoredGame; records: LogRecord[] }> {
  const meta = (await server.store.game(id))!;
  const records = await server.store.records(id);
  const game = Game.replay(books[meta.rulebook]!, meta, keyedDraws(meta.seed, id), records);
  return { game, meta, records };
}

function bytesOf(dir: string): Buffer {
  return Buffer.concat(readdirSync(dir).map((file) => readFileSync(join(dir, file))));
}

describe('where names may stand', () => {
  /** Free texts that hold no words of people about people: ids, moments, codes, names of teams. */
  const OPAQUE = new Set(
    (
      'a ability act answer ask at author b before by cameras captives choice choices clauses closesAt creative cup date dates ' +
      'deadline dictated door draws drawn facts from game groups id images items judge judges kind led letter lot loudspeaker offer ' +
      'option options order person player players post prize question ruling rulings sat source step target targets team teams time ' +
      'to topic until value values version vote voter warned what winners withheld zone'
    ).split(' '),
  );

  it('every free text of every rulebook is known as a name, as words, or as neither', () => {
    const unknown: string[] = [];
    for (const [id, book] of Object.entries(books)) {
      const names = nameFields(id);
      const walk = (node: unknown, field: string, where: string): void => {
        if (Array.isArray(node)) for (const each of node) walk(each, field, where);
        if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
        const { type, pattern, format, properties, ...rest } = node as Record<string, unknown>;
        const fixed =
          pattern !== undefined ||
          format !== undefined ||
          rest.enum !== undefined ||
          rest.const !== undefined;
        if (
          type === 'string' &&
          !fixed &&
          !(names.has(field) || isText(field) || OPAQUE.has(field) || field === SHEET)
        )
          unknown.push(`${id} ${where}.${field}`);
        for (const [name, each] of Object.entries((properties ?? {}) as object)) walk(each, name, where);
        for (const part of ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf', 'prefixItems'])
          walk(rest[part], field, where);
        for (const each of Object.values((rest.$defs ?? {}) as object)) walk(each, field, where);
      };
      const schemas = { ...book.commandSchemas, ...book.eventSchemas, setup: book.setupSchema };
      for (const [name, schema] of Object.entries(schemas))
        walk(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), '', name);
    }
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('a name is a word of its own; a namesake, a role and an id spelled alike stay', () => {
    const whom = { person: 'p-1', names: ['дон'] };
    const change = renamer(whom, 'участник 1', 'vavt-cup-2017');
    const stored = {
      players: [
        { name: 'Дон', person: 'p-1' },
        { name: 'дон', person: 'p-2' },
      ],
      role: 'дон',
      reason: 'Дон ушёл, а Донской остался',
      paper: { judge: 'Дон', sheet: { 'A1:B1': 'судил Дон' } },
    };
    expect(change(stored)).toEqual({
      players: [
        { name: 'участник 1', person: 'p-1' },
        { name: 'дон', person: 'p-2' },
      ],
      role: 'дон',
      reason: 'участник 1 ушёл, а Донской остался',
      paper: { judge: 'участник 1', sheet: { 'A1:B1': 'судил участник 1' } },
    });
    expect(countNamed(stored, whom, 'vavt-cup-2017')).toEqual({ names: 2, texts: 2 });
  });
});

describe('being forgotten', () => {
  it('leaves no name in the log, in the people, in any answer or in the database file, and the game replays', async () => {
    const { game, petr } = await rooms();
    const before = await replayed(game);
    const order = { person: petr.person, names: ['Пётр Щеглов'], words: true };
    const preview = await fine(olga.post<Record<string, unknown>>(`/api/games/${game}/erase/preview`, order));
    expect(preview.body).toMatchObject({
      names: ['Пётр Щеглов', 'Щегол'],
      texts: 1,
      links: 1,
      signIns: 1,
      games: 1,
    });
    expect(await replayed(game)).toMatchObject({ records: before.records });
    const { body } = await fine(olga.post<{ pseudonym: string }>(`/api/games/${game}/erase`, order));
    const after = await replayed(game);
    for (const name of ['Пётр', 'Щеглов', 'Щегол,', '"Щегол"']) {
      expect(JSON.stringify([after.records, after.meta, await server.store.persons(game)])).not.toContain(
        name,
      );
      const { text } = await olga.get(`/api/games/${game}`);
      expect(text).not.toContain(name);
    }
    expect(JSON.stringify(after.records)).toContain('Щеголеватый');
    expect(JSON.stringify(after.records)).toContain(body.pseudonym);
    // The state is the same with the pseudonym in it, entry by entry.
    const mapped = renamer(
      { person: petr.person, names: ['Пётр Щеглов', 'Щегол'] },
      body.pseudonym,
      'twelve-rooms',
      new Set(['Всем привет, я Пётр Щеглов']),
    )(JSON.parse(JSON.stringify(before.game.state)));
    expect(JSON.parse(JSON.stringify(after.game.state))).toEqual(mapped);
    expect(after.records.map(({ seq, key, at }) => [seq, key, at])).toEqual(
      before.records.map(({ seq, key, at }) => [seq, key, at]),
    );
    // He is out, and the link with him; the game goes on.
    expect((await petr.browser.get('/api/me')).body).toMatchObject({ signedIn: false });
    expect((await petr.browser.post('/api/links/consume', { token: petr.token })).status).toBe(404);
    await fine(olga.command(game, { type: 'dealMap' }));
    // Asked again, nothing is left to find.
    const again = await fine(
      olga.post<{ named: number }>(`/api/games/${game}/erase/preview`, { ...order, names: [] }),
    );
    expect(again.body).toMatchObject({ named: 0, links: 0, signIns: 0 });
    await server.close();
    const bytes = bytesOf(folder);
    for (const name of ['Пётр Щеглов', 'Щегол"', petr.token])
      expect(bytes.includes(Buffer.from(name))).toBe(false);
    server = await open();
  });

  it('goes through a cup and its tables at once, and the standings stay', async () => {
    const cup = await newGame(olga, {
      rulebook: 'mafia-cup',
      title: 'Кубок',
      pack: 'mafia-cup',
      setup: undefined,
    });
    const seats = Array.from({ length: 10 }, (_, n) => `p${n + 1}`);
    for (const command of [
      { type: 'addPlayers', players: seats.map((id, n) => ({ id, nick: `Ник ${n + 1}` })) },
      { type: 'addJudges', judges: [{ id: 'j1', name: 'Судья' }] },
      { type: 'setPlan', plan: { rounds: 1, tables: 1, seats: 10, judges: 1 } },
      { type: 'setSeating', rounds: [{ tables: [{ seats, judges: ['j1'] }] }], source: 'hand' },
      { type: 'startRound', round: 1 },
    ])
      await fine(olga.command(cup, command));
    const { body } = await fine(
      olga.post<{ game: string }>(`/api/games/${cup}/cup/tables`, { round: 1, table: 1 }),
    );
    await fine(olga.post(`/api/games/${cup}/erase`, { person: null, names: ['Ник 7'] }));
    for (const id of [cup, body.game]) {
      const { game, meta, records } = await replayed(id);
      expect(JSON.stringify([meta.setup, records, game.state])).not.toMatch(/Ник 7"/);
      expect(JSON.stringify([meta.setup, records])).toContain('Ник 8');
      expect(JSON.stringify(game.state)).toMatch(/участник [0-9a-f]{6}/);
    }
    expect((await olga.get(`/api/games/${body.game}`)).text).toMatch(/участник [0-9a-f]{6}/);
    expect((await olga.post(`/api/games/${cup}/erase`, { person: null, names: [] })).body.field).toBe(
      'names',
    );
    expect(
      (await olga.post(`/api/games/${body.game}/erase`, { person: null, names: ['Ник 8'] })).status,
    ).toBe(409);
  });

  it('a copy put back from before it is forgotten again at the start', async () => {
    const { game, petr } = await rooms();
    const ledger = forgottenList(join(folder, 'forgotten.jsonl'));
    await server.close();
    copyFileSync(join(folder, 'test.db'), join(folder, 'copy'));
    server = await open();
    await forget(forgetting(ledger), (await server.store.game(game))!, {
      person: petr.person,
      names: [],
      words: true,
    });
    await server.close();
    expect(readFileSync(join(folder, 'forgotten.jsonl'), 'utf8')).not.toMatch(/Щег|Пётр/);
    copyFileSync(join(folder, 'copy'), join(folder, 'test.db'));
    server = await open();
    expect(JSON.stringify(await server.store.records(game))).toContain('Щегол');
    const back = await comeBack(server.store, await ledger.lines());
    expect(back).toMatchObject([{ game, order: { person: petr.person, words: true } }]);
    for (const { order } of back) await forget(forgetting(), (await server.store.game(game))!, order);
    expect(JSON.stringify([await server.store.records(game), await server.store.persons(game)])).not.toMatch(
      /Щегол[^е]|Пётр/,
    );
    expect(await comeBack(server.store, await ledger.lines())).toEqual([]);
  });

  it('random names in random places: none is left, and nothing else has changed', () => {
    const size = sizeOf('REGLAMENT_FORGOTTEN', 40);
    let places = 0;
    for (let n = 0; n < size; n++) {
      const draws = keyedDraws(sha256Hex(String(n)), 'g');
      const pick = <T>(label: string, list: readonly T[]): T => list[draws.int(label, list.length)]!;
      const name = pick('name', [
        'Иван',
        'Дон',
        'p1',
        '12',
        'don',
        'Анна-Мария',
        'О. Бендер',
        '(Кот)',
        'a*b',
        'Ё',
      ]);
      const rulebook = pick('book', ['vavt-cup-2017', 'mafia-cup', 'twelve-rooms', 'mafia-2018']);
      const leaf = (label: string): unknown =>
        pick(label, [name, name.toUpperCase(), `${name}, привет`, `о${name}ы`, 7, null, 'don', 'p1']);
      const fields = ['name', 'nick', 'text', 'reason', 'role', 'player', 'id', 'sheet', 'note'];
      const stored = Array.from({ length: 20 }, (_, i) => ({ [pick(`f${i}`, fields)]: leaf(`l${i}`) }));
      const whom = { person: null, names: [name] };
      const change = renamer(whom, 'участник 0', rulebook);
      const found = countNamed(stored, whom, rulebook);
      places += found.names + found.texts;
      expect(countNamed(change(stored), whom, rulebook)).toEqual({ names: 0, texts: 0 });
      expect(change(change(stored))).toEqual(change(stored));
      for (const [i, each] of stored.entries()) {
        const [field] = Object.keys(each) as [string];
        if (nameFields(rulebook).has(field) || isText(field) || field === SHEET) continue;
        expect((change(stored) as unknown[])[i]).toEqual(each);
      }
    }
    measured('people', { 'names forgotten': size, places });
  });
});

describe('everything about a person', () => {
  it('in one file, to read and as data; what would tell secrets waits for the end', async () => {
    const { game, petr } = await rooms();
    const page = await fine(petr.browser.get(`/api/games/${game}/mine/data`));
    expect(page.headers['content-disposition']).toMatch(/attachment; filename="person.html"/);
    const embedded = /<script type="application\/json" id="data">([\s\S]*?)<\/script>/.exec(page.text)![1]!;
    const file = JSON.parse(embedded);
    expect(file).toMatchObject({
      person: { name: 'Пётр Щеглов', nicknames: ['Щегол'], role: 'player' },
      links: [{ purpose: 'person' }],
      byOthers: 'after the game',
    });
    expect(file.acts.map((act: { command: { type: string } }) => act.command.type)).toEqual(['join', 'post']);
    expect(page.text).not.toContain('Сова');
    const data = await fine(olga.get(`/api/games/${game}/people/${petr.person}/data?format=json`));
    expect({ ...JSON.parse(data.text), madeAt: '' }).toEqual({ ...file, madeAt: '' });
    await fine(olga.command(game, { type: 'endGame', winner: null, reason: 'Щегол уехал' })).catch(
      () => undefined,
    );
  });

  it('one asks to be forgotten, and the organiser sees it', async () => {
    const { game, petr } = await rooms();
    await fine(petr.browser.post(`/api/games/${game}/mine/forget`));
    const people = await olga.get<{ person: string; asked: string | null }[]>(`/api/games/${game}/people`);
    expect(people.body.find(({ person }) => person === petr.person)!.asked).not.toBeNull();
    await fine(petr.browser.request('DELETE', `/api/games/${game}/mine/forget`));
    expect((await petr.browser.get(`/api/games/${game}/mine`)).body).toMatchObject({
      askedAt: null,
      organisers: ['Ольга'],
    });
  });
});

describe('by the command line', () => {
  it('finds a person, prints all about him, forgets him for good, and sets the days', async () => {
    const { game, petr } = await rooms();
    await server.close();
    const data = join(folder, 'data');
    mkdirSync(data);
    copyFileSync(join(folder, 'test.db'), join(data, DATABASE));
    const cli = async (...args: string[]) => {
      const said = { out: '', err: '' };
      const add = (to: 'out' | 'err') => (part: string) => {
        said[to] += part;
      };
      const library = { rulebooks, packs } as unknown as Parameters<typeof main>[1]['library'];
      const terminal = { out: add('out'), err: add('err'), lang: 'ru' as const, library };
      return { code: await main([...args, '--data', data], terminal, folder), ...said };
    };
    expect((await cli('people', 'щегл')).out).toBe(`${game}\t${petr.person}\tПётр Щеглов\tplayer\n`);
    expect(JSON.parse((await cli('about', game, petr.person, '--json')).out)).toMatchObject({
      person: { name: 'Пётр Щеглов', nicknames: ['Щегол'] },
    });
    expect((await cli('about', game, 'p-nobody')).code).toBe(1);
    expect(await cli('keep', game, 'завтра')).toMatchObject({ code: 2 });
    expect(await cli('keep', game, '30')).toMatchObject({ code: 0 });
    expect((await cli('forget', game, petr.person, 'Щеглов', '--words')).out).toMatch(
      /Щегол.* → участник [0-9a-f]{6}\n/,
    );
    expect((await cli('people')).out).not.toContain('Щеглов');
    expect(bytesOf(data).includes(Buffer.from('Щеглов'))).toBe(false);
    expect(readFileSync(join(data, FORGOTTEN), 'utf8')).toContain(petr.person);
    server = await open();
  });
});

describe('how long names are kept', () => {
  it('as many days after the end as the organiser says; never unless he says', async () => {
    const game = await newGame(olga);
    const { browser, person } = await member(server, olga, game);
    const worker = new RetentionWorker(forgetting(), {
      error: (facts) => {
        throw facts;
      },
      warn: () => undefined,
    });
    await fine(olga.command(game, { type: 'finish' }));
    const day = 24 * 3600 * 1000;
    const name = async () => (await server.store.person(game, person))!.name;
    server.clock.now += 4000 * day;
    await worker.carryOut();
    expect(await name()).toBe('Пётр');
    await fine(olga.request('PUT', `/api/games/${game}/retention`, { days: 4001 })).catch(() => undefined);
    expect((await olga.request('PUT', `/api/games/${game}/retention`, { days: 4001 })).body.field).toBe(
      'days',
    );
    await fine(olga.request('PUT', `/api/games/${game}/retention`, { days: 3650 }));
    server.clock.now -= 3999 * day;
    await worker.carryOut();
    expect(await name()).toBe('Пётр');
    await fine(olga.request('PUT', `/api/games/${game}/retention`, { days: 1 }));
    const { body } = await olga.get<{ retention: { dueAt: string } }>(`/api/games/${game}/care`);
    expect(Date.parse(body.retention.dueAt)).toBeLessThanOrEqual(server.clock.now);
    await worker.carryOut();
    expect(await name()).toMatch(/^участник /);
    expect((await browser.get('/api/me')).body).toMatchObject({ signedIn: false });
    expect(await server.store.links(game)).toEqual([]);
    const { body: after } = await olga.get<{ retention: { doneAt: string } }>(`/api/games/${game}/care`);
    expect(after.retention.doneAt).not.toBeNull();
    expect((await olga.get(`/api/games/${game}`)).status).toBe(200);
  });
});

describe('people in trouble', () => {
  it('a boss is replaced: the seat passes on, the old link ends, the past keeps its names', async () => {
    const game = await newGame(olga);
    const petr = await member(server, olga, game);
    await fine(petr.browser.command(game, { type: 'add', by: 1 }));
    const { body } = await fine(
      olga.post<{ person: string; url: string }>(`/api/games/${game}/people/${petr.person}/replace`, {
        name: 'Вера',
      }),
    );
    expect((await petr.browser.get('/api/me')).body).toMatchObject({ signedIn: false });
    expect((await petr.browser.post('/api/links/consume', { token: petr.token })).status).toBe(404);
    expect((await olga.post(`/api/games/${game}/people/${petr.person}/link`)).body.code).toBe('person-left');
    const vera = new Browser(server.app);
    await fine(vera.post('/api/links/consume', { token: body.url.split('/l/')[1] }));
    expect((await vera.get(`/api/games/${game}`)).body).toMatchObject({ role: 'boss', person: body.person });
    await fine(vera.command(game, { type: 'add', by: 1 }));
    const people = await olga.get<{ name: string; role: string; left: string | null }[]>(
      `/api/games/${game}/people`,
    );
    expect(people.body.map(({ name, left }) => [name, left !== null])).toEqual([
      ['Пётр', true],
      ['Вера', false],
    ]);
  });

  it.each([true, false])('a game is handed over once; the former organiser stays: %s', async (stays) => {
    const game = await newGame(olga, { open: false });
    const link = await fine(olga.post<{ url: string }>(`/api/games/${game}/handover`, { stays }));
    const token = link.body.url.split('/l/')[1]!;
    const boris = new Browser(server.app);
    expect((await boris.post('/api/links/look', { token })).body).toMatchObject({
      purpose: 'handover',
      name: 'Ольга',
      first: true,
    });
    // Looking opens nothing, and a name is asked for.
    expect((await boris.get(`/api/games/${game}`)).status).toBe(404);
    expect((await boris.post('/api/links/consume', { token })).body.field).toBe('name');
    await fine(boris.post('/api/links/consume', { token, name: 'Борис' }));
    expect((await boris.get(`/api/games/${game}`)).body).toMatchObject({ role: 'organiser' });
    expect((await olga.get(`/api/games/${game}`)).body.role).toBe(stays ? 'co-organiser' : undefined);
    expect((await olga.post(`/api/games/${game}/handover`, { stays })).status).toBe(stays ? 403 : 404);
    expect((await new Browser(server.app).post('/api/links/consume', { token, name: 'Х' })).status).toBe(404);
    await fine(boris.command(game, { type: 'add', by: 1 }));
    const me = (await server.store.staff(game)).find(({ name }) => name === (stays ? 'Ольга' : 'Борис'));
    if (!stays)
      expect((await boris.request('DELETE', `/api/games/${game}/staff/${me!.id}`)).body.code).toBe(
        'last-organiser',
      );
    else await fine(olga.request('DELETE', `/api/games/${game}/staff/${me!.id}`));
    if (stays) expect((await olga.get(`/api/games/${game}`)).status).toBe(404);
  });

  it('an invitation taken back, or a second one, ends the first', async () => {
    const game = await newGame(olga);
    const first = await fine(olga.post<{ url: string }>(`/api/games/${game}/handover`, { stays: true }));
    const second = await fine(olga.post<{ url: string }>(`/api/games/${game}/handover`, { stays: true }));
    const take = (url: string) =>
      new Browser(server.app).post('/api/links/consume', { token: url.split('/l/')[1], name: 'Б' });
    expect((await take(first.body.url)).status).toBe(404);
    await fine(olga.request('DELETE', `/api/games/${game}/handover`));
    expect((await take(second.body.url)).status).toBe(404);
  });

  it('a lost device: its sign-in ends for this game, and the lead with it', async () => {
    const game = await newGame(olga, { rulebook: 'led-counter' });
    const judge = await member(server, olga, game, { role: 'co-organiser', clan: null });
    const tablet = { 'x-device': 'tablet-0001' };
    await fine(judge.browser.post(`/api/games/${game}/lead`, { label: 'планшет' }, tablet));
    const { body } = await olga.get<{ devices: { device: string; person: string }[] }>(
      `/api/games/${game}/care`,
    );
    expect(body.devices.map(({ person }) => person)).toContain(judge.person);
    await fine(
      olga.post(`/api/games/${game}/lead`, { take: true, lost: true }, { 'x-device': 'laptop-0001' }),
    );
    expect((await judge.browser.get('/api/me')).body).toMatchObject({ signedIn: false });
    // The link itself still lets in on another device; a device of the list ends the same way.
    const phone = new Browser(server.app);
    await fine(phone.post('/api/links/consume', { token: judge.token }));
    const now = await olga.get<{ devices: { device: string; person: string }[] }>(`/api/games/${game}/care`);
    const { device } = now.body.devices.find(({ person }) => person === judge.person)!;
    await fine(olga.request('DELETE', `/api/games/${game}/devices/${device}`));
    expect((await phone.get('/api/me')).body).toMatchObject({ signedIn: false });
    expect((await olga.request('DELETE', `/api/games/${game}/devices/${device}`)).status).toBe(404);
  });

  it('a game begun by mistake goes with its title typed and a reason, comes back within a week, then only the trace is left', async () => {
    const game = await newGame(olga, { title: 'Весна' });
    const petr = await member(server, olga, game);
    const away = (title: string) => olga.post(`/api/games/${game}/removal`, { reason: 'не та', title });
    expect((await away('Осень')).body).toMatchObject({ code: 'title-differs', field: 'title' });
    await fine(away('Весна'));
    expect((await petr.browser.get(`/api/games/${game}`)).body.code).toBe('game-removed');
    expect((await new Browser(server.app).post('/api/links/look', { token: petr.token })).status).toBe(404);
    expect((await petr.browser.command(game, { type: 'add', by: 1 })).status).toBe(410);
    await fine(olga.request('DELETE', `/api/games/${game}/removal`));
    await fine(petr.browser.command(game, { type: 'add', by: 1 }));
    await fine(away('Весна'));
    const worker = new RetentionWorker(forgetting(), {
      error: (facts) => {
        throw facts;
      },
      warn: () => undefined,
    });
    server.clock.now += 6 * 24 * 3600 * 1000;
    await worker.carryOut();
    expect(await server.store.records(game)).not.toEqual([]);
    server.clock.now += 2 * 24 * 3600 * 1000;
    await worker.carryOut();
    expect(await server.store.records(game)).toEqual([]);
    expect((await olga.get('/api/removed')).body).toMatchObject([
      { title: 'Весна', reason: 'не та', purgedAt: expect.any(String) },
    ]);
    expect((await olga.request('DELETE', `/api/games/${game}/removal`)).status).toBe(404);
    expect((await olga.get('/api/games')).body).toEqual([]);
  });

  it('a cup gives a player another person: games already opened know the new one, and the former one no more', async () => {
    const cup = await newGame(olga, {
      ...{ rulebook: 'mafia-cup', title: 'Кубок', pack: 'mafia-cup', setup: undefined },
    });
    const first = await member(server, olga, cup, { name: 'Первый', role: 'player', clan: null });
    const second = await member(server, olga, cup, { name: 'Второй', role: 'player', clan: null });
    const seats = Array.from({ length: 10 }, (_, n) => `p${n + 1}`);
    for (const command of [
      {
        type: 'addPlayers',
        players: seats.map((id, n) => ({
          id,
          nick: `Ник ${n + 1}`,
          ...(n === 0 ? { person: first.person } : {}),
        })),
      },
      { type: 'setPlan', plan: { rounds: 1, tables: 1, seats: 10, judges: 0 } },
      { type: 'setSeating', rounds: [{ tables: [{ seats, judges: [] }] }], source: 'hand' },
      { type: 'startRound', round: 1 },
    ])
      await fine(olga.command(cup, command));
    const { body } = await fine(
      olga.post<{ game: string }>(`/api/games/${cup}/cup/tables`, { round: 1, table: 1 }),
    );
    const seatOf = async (browser: Browser) =>
      (await browser.get<{ view: { me: { seat: number } | null } }>(`/api/games/${body.game}`)).body.view.me
        ?.seat ?? null;
    expect([await seatOf(first.browser), await seatOf(second.browser)]).toEqual([1, null]);
    // Player 1 is somebody else now, and player 4 gets a person at all.
    await fine(olga.command(cup, { type: 'editPlayer', player: 'p1', person: second.person }));
    expect([await seatOf(first.browser), await seatOf(second.browser)]).toEqual([null, 1]);
    await fine(olga.command(cup, { type: 'editPlayer', player: 'p4', person: first.person }));
    expect([await seatOf(first.browser), await seatOf(second.browser)]).toEqual([4, 1]);
    expect((await second.browser.command(body.game, { type: 'drawCard', seat: 4, card: 1 })).status).not.toBe(
      200,
    );
    await fine(second.browser.command(body.game, { type: 'drawCard', seat: 1, card: 2 }));
    await fine(first.browser.command(body.game, { type: 'drawCard', seat: 4, card: 3 }));
    // His own data are his own all the same.
    const mine = await fine(second.browser.get<{ name: string }>(`/api/games/${body.game}/mine`));
    expect(mine.body.name).toBe('Второй');
  });

  it('the master takes somebody off the sign-up, and a player himself nobody else', async () => {
    const { game, petr } = await rooms();
    expect((await petr.browser.command(game, { type: 'leave', player: 'p2' })).body.code).toBe('master-only');
    expect((await olga.command(game, { type: 'leave', player: 'p9' })).body).toMatchObject({
      field: 'player',
    });
    await fine(olga.command(game, { type: 'leave', player: 'p2' }));
    const view = async () =>
      (await olga.get<{ view: { players: { nick: string }[] } }>(`/api/games/${game}`)).body.view;
    expect((await view()).players.map(({ nick }) => nick)).toEqual(['Щегол']);
    await fine(petr.browser.command(game, { type: 'leave' }));
    expect((await view()).players).toEqual([]);
  });

  it('an account and a personal link of one human count once where a second person is needed', async () => {
    const cup = await newGame(olga, {
      rulebook: 'mafia-cup',
      title: 'Кубок',
      pack: 'mafia-cup',
      setup: undefined,
    });
    const own = await member(server, olga, cup, { name: 'Ольга', role: 'judge', clan: null });
    const other = await member(server, olga, cup, { name: 'Второй', role: 'judge', clan: null });
    const seats = Array.from({ length: 10 }, (_, n) => `p${n + 1}`);
    for (const command of [
      { type: 'addPlayers', players: seats.map((id, n) => ({ id, nick: `Ник ${n + 1}` })) },
      {
        type: 'addJudges',
        judges: [
          { id: 'j1', name: 'Ольга', person: own.person },
          { id: 'j2', name: 'Второй', person: other.person },
        ],
      },
      { type: 'setPlan', plan: { rounds: 1, tables: 1, seats: 10, judges: 1 } },
      { type: 'setSeating', rounds: [{ tables: [{ seats, judges: ['j2'] }] }], source: 'hand' },
      { type: 'setRuling', ruling: 'verification', value: 'second', reason: 'проверяем' },
      { type: 'startRound', round: 1 },
    ])
      await fine(olga.command(cup, command));
    const { body } = await fine(
      olga.post<{ game: string }>(`/api/games/${cup}/cup/tables`, { round: 1, table: 1 }),
    );
    const roles = Object.fromEntries(
      [
        'don',
        'mafia',
        'mafia',
        'sheriff',
        'doctor',
        'citizen',
        'citizen',
        'citizen',
        'citizen',
        'citizen',
      ].map((role, n) => [String(n + 1), role]),
    );
    for (const command of [
      { type: 'enterRoles', roles },
      { type: 'override', effect: { kind: 'winner', winner: 'red' }, reason: 'для проверки' },
      { type: 'confirmWinner' },
    ])
      await fine(olga.command(body.game, command));
    await olga.get(`/api/games/${cup}`);
    const verify = (browser: Browser) => browser.command(cup, { type: 'verifyResult', round: 1, table: 1 });
    await fine(olga.request('PUT', `/api/games/${cup}/people/${own.person}/same`, { mine: true }));
    expect((await verify(own.browser)).body).toMatchObject({
      code: 'second-person',
      clauses: ['mafia-cup:3.5'],
    });
    // Somebody else’s link was opened in the organiser’s browser to try it: he says it is not his.
    await fine(olga.request('PUT', `/api/games/${cup}/people/${own.person}/same`, { mine: false }));
    await fine(verify(own.browser));
  });
});

/** Kept honest: the rulebooks of the list are those of the program. */
it('every rulebook whose games hold nicknames is listed', () => {
  const withNames = Object.values(books).filter((book: AnyRulebook) => nameFields(book.id).size > 0);
  expect(withNames.map(({ id }) => id).sort()).toEqual(['mafia-cup', 'twelve-rooms', 'vavt-cup-2017']);
});
