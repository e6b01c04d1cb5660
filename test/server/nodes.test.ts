/** Two servers on one database: what one has changed, the other shows, tells and obeys. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { hashToken } from '../../src/server/secrets.js';
import { type RunningServer, startServer } from '../../src/server/start.js';
import { openPostgresStore } from '../../src/store/postgres/postgres.js';
import type { Store } from '../../src/store/store.js';
import { counterRulebooks } from '../support/counter-rulebook.js';
import { EventStream } from '../support/event-stream.js';
import { admin, type TestDatabase, testDatabase } from '../support/postgres.js';
import { Caller } from '../support-nodes/players.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

interface Node extends RunningServer {
  store: Store;
}

let one: Node;
let other: Node;
let streams: EventStream[];
let olga: Caller;
let game: string;

async function node(): Promise<Node> {
  const store = await openPostgresStore(database.url, async () => {});
  const server = await startServer({
    ...{ store, rulebooks: counterRulebooks, packs: {}, webDir: null, port: 0, host: '127.0.0.1' },
    version: '0',
  });
  return { ...server, store };
}

beforeEach(async () => {
  streams = [];
  one = await node();
  other = await node();
  await admin(database.url, 'TRUNCATE games, accounts, links, sessions CASCADE');
  await one.close();
  one = await node();
  olga = new Caller({ url: one.url });
  await olga.call('POST', '/api/links/consume', { token: one.firstLink!.split('/l/')[1], name: 'Ольга' });
  game = await newGame('counter');
});
afterEach(async () => {
  for (const stream of streams) stream.close();
  await one.close();
  await other.close();
});

async function newGame(rulebook: string): Promise<string> {
  return String((await olga.call('POST', '/api/games', { rulebook, setup: { limit: 100 } })).body.id);
}

/** The same person at the other server. */
function there(caller: Caller): Caller {
  const same = new Caller({ url: other.url });
  same.cookie = caller.cookie;
  return same;
}

async function feed(caller: Caller): Promise<EventStream> {
  const stream = await EventStream.open(`${other.url}/api/games/${game}/feed`, {
    ...(caller.cookie === null ? {} : { cookie: caller.cookie }),
    'last-event-id': '0',
  });
  streams.push(stream);
  // What is there already has come: the feed listens.
  const { seq } = (await olga.call('GET', `/api/games/${game}`)).body;
  if (Number(seq) > 0) await stream.until(() => stream.ids.includes(Number(seq)), 'the past');
  return stream;
}

const add = (caller: Caller, key: string) => caller.command(game, key, { type: 'add', by: 1 });

async function member(): Promise<{ caller: Caller; person: string }> {
  const added = await olga.call('POST', `/api/games/${game}/people`, { name: 'Пётр', role: 'boss', clan: 1 });
  const person = String(added.body.person);
  const link = await olga.call('POST', `/api/games/${game}/people/${person}/link`);
  const caller = new Caller({ url: one.url });
  await caller.call('POST', '/api/links/consume', { token: String(link.body.url).split('/l/')[1] });
  return { caller, person };
}

it('tells in the next round what the store would not say at first', async () => {
  await add(olga, 'k-0');
  const stream = await feed(olga);
  const { marks } = other.store;
  let refusals = 1;
  other.store.marks = async (...asked) => {
    if (refusals-- > 0) throw new Error('the store is away');
    return marks(...asked);
  };
  await add(olga, 'k-1');
  await stream.until(() => stream.ids.includes(2), 'the record that could not be read');
});

it('shows at once what another server has acknowledged, and tells it in the feed without gap or duplicate', async () => {
  await add(olga, 'k-0');
  const stream = await feed(olga);
  for (let n = 1; n <= 10; n++) {
    const caller = n % 2 ? olga : there(olga);
    const { seq } = await add(caller, `k-${n}`);
    expect(seq).toBe(n + 1);
    const shown = await (n % 2 ? there(olga) : olga).call('GET', `/api/games/${game}`);
    expect(shown.body).toMatchObject({ seq: n + 1, view: { count: n + 1 } });
  }
  await stream.until(() => stream.ids.length >= 11, 'all of it');
  expect(stream.ids).toEqual(Array.from({ length: 11 }, (_, n) => n + 1));
});

it('carries a command out once, whichever servers its key comes to', async () => {
  const answers = await Promise.all(
    [olga, there(olga), olga, there(olga)].map((caller) => add(caller, 'same')),
  );
  expect(new Set(answers.map(({ seq }) => seq))).toEqual(new Set([1]));
  expect((await one.store.records(game)).length).toBe(1);
});

it('makes one game and one demo of an id, whoever is asked first', async () => {
  const make = (caller: Caller) =>
    caller.call('POST', '/api/games', { rulebook: 'counter', setup: { limit: 7 } }, 'new-game');
  const made = await Promise.all([olga, there(olga), olga, there(olga)].map(make));
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
});

it('corrects a game whose history another server has grown', async () => {
  await add(olga, 'k-1');
  await add(there(olga), 'k-2');
  const change = { kind: 'remove', target: '1' };
  const amended = await olga.call(
    'POST',
    `/api/games/${game}/amend`,
    { change, reason: 'x', expectedSeq: 2 },
    'a',
  );
  expect(amended.status).toBe(200);
  await add(there(olga), 'k-3');
  for (const caller of [olga, there(olga)]) {
    expect((await caller.call('GET', `/api/games/${game}`)).body).toMatchObject({
      seq: 4,
      view: { count: 2 },
    });
  }
});

it('tells what has changed beside the log', async () => {
  await add(olga, 'k-1');
  const stream = await feed(there(olga));
  const notices = () => stream.events.filter(({ event }) => event === 'notice').length;
  await olga.call('PATCH', `/api/games/${game}`, { title: 'Иначе' });
  await stream.until(() => notices() === 1, 'the new name');
  expect((await there(olga).call('GET', `/api/games/${game}`)).body).toMatchObject({
    meta: { title: 'Иначе' },
  });
});

it('forgets what the log has forgotten, though no number tells of it', async () => {
  await add(olga, 'k-1');
  expect((await there(olga).call('GET', `/api/games/${game}`)).body).toMatchObject({ view: { count: 1 } });
  // In the place of a name that goes: a number in the events.
  const said = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll('"by":1', '"by":5'));
  expect(await one.store.rewrite(game, said)).toBeGreaterThan(0);
  await expect
    .poll(async () => (await there(olga).call('GET', `/api/games/${game}`)).body, { timeout: 5_000 })
    .toMatchObject({ view: { count: 5 } });
});

it('ends the feed of whoever was removed, and of everybody who may not watch any more', async () => {
  const { caller, person } = await member();
  await add(olga, 'k-1');
  const own = await feed(there(caller));
  const spectator = await feed(new Caller({ url: other.url }));
  await olga.call('DELETE', `/api/games/${game}/people/${person}`);
  await own.until(() => own.ended, 'the end of his feed');
  expect(spectator.ended).toBe(false);
  await olga.call('PATCH', `/api/games/${game}`, { open: false });
  await spectator.until(() => spectator.ended, 'the end of the feed');
});

it('ends every feed of a game whose steering somebody has lost, or that was taken away', async () => {
  const { caller } = await member();
  await add(olga, 'k-1');
  const token = 'second-organiser';
  await one.store.addAccount({ id: 'o-2', name: 'Вера', createdAt: '2018-01-21T08:00:00.000Z' });
  await one.store.addStaff(game, 'o-2');
  await one.store.addLink({
    ...{ hash: hashToken(token), purpose: 'organiser', account: 'o-2', game: null, person: null },
    ...{ oneTime: true, createdAt: '2018-01-21T08:00:00.000Z', usedAt: null, revokedAt: null },
  });
  const vera = new Caller({ url: one.url });
  await vera.call('POST', '/api/links/consume', { token });
  await olga.call('PATCH', `/api/games/${game}`, { open: false });
  const hers = await feed(there(vera));
  expect((await olga.call('DELETE', `/api/games/${game}/staff/o-2`)).status).toBe(200);
  await hers.until(() => hers.ended, 'the end of her feed');
  const his = await feed(there(caller));
  const { title } = (await olga.call('GET', `/api/games/${game}`)).body.meta as { title: string };
  await olga.call('POST', `/api/games/${game}/removal`, { title, reason: 'по ошибке' });
  await his.until(() => his.ended, 'the end of his feed');
});

it('lets one of two devices lead that come to two servers at once', async () => {
  game = await newGame('led-counter');
  const enter = async (caller: Caller, device: string) => {
    const response = await fetch(`${caller === olga ? one.url : other.url}/api/games/${game}/commands`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'idempotency-key': device },
        ...{ 'x-device': `device-${device}`, cookie: caller.cookie! },
      },
      body: JSON.stringify({ command: { type: 'add', by: 1 } }),
    });
    return response.status;
  };
  for (let n = 0; n < 5; n++) {
    game = await newGame('led-counter');
    const answers = await Promise.all([enter(olga, `a${n}`), enter(there(olga), `b${n}`)]);
    expect(answers.sort()).toEqual([200, 409]);
  }
});

it('closes a window once, though every server knows when', async () => {
  await add(olga, 'k-1');
  const stream = await feed(olga);
  const closesAt = new Date(Date.now() + 400).toISOString();
  await olga.command(game, 'open', { type: 'open', closesAt });
  await stream.until(() => stream.ids.includes(3), 'the end of the window');
  await new Promise((resolve) => setTimeout(resolve, 300));
  const records = await one.store.records(game);
  expect(records.map(({ input }) => input.kind === 'command' && input.command.type)).toEqual([
    'add',
    'open',
    'close',
  ]);
  expect(records[2]!.at).toBe(closesAt);
});

it('hears of what was told while nobody could hear, by asking anyway', async () => {
  await add(olga, 'k-1');
  const stream = await feed(there(olga));
  // The trigger that tells is away: as if every message were lost.
  await admin(database.url, 'ALTER TABLE games DISABLE TRIGGER reglament_told');
  await add(olga, 'k-2');
  await stream.until(() => stream.ids.includes(2), 'the record of the other server');
  await admin(database.url, 'ALTER TABLE games ENABLE TRIGGER reglament_told');
  expect(stream.ids).toEqual([1, 2]);
});
