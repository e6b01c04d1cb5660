import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Browser,
  member,
  newGame,
  organiser,
  type TestServer,
  temporaryFolder,
  testServer,
} from '../support/test-server.js';

const CLOSE = '2018-01-21T19:00:00.000Z';
const at = (text: string) => Date.parse(`2018-01-21T${text}Z`);

let folder: string;
let server: TestServer;
let olga: Browser;
let game: string;

beforeEach(async () => {
  folder = temporaryFolder();
  server = await testServer({ folder });
  olga = await organiser(server);
  game = await newGame(olga);
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
  rmSync(folder, { recursive: true });
});

interface Seen {
  seq: number;
  serverTime: string;
  meta: { quarantined: string | null };
  view: { count: number; results: string[]; window: unknown };
}
/** Seconds of the worker's timers; between two of them the store gets its turn. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise((done) => setImmediate(done));
  }
}
const look = async (browser = olga, id = game): Promise<Seen> =>
  (await browser.get<Seen>(`/api/games/${id}`)).body;

describe('a deadline', () => {
  it('lets in what came a millisecond before, refuses what came at it, without any job', async () => {
    const petr = await member(server, olga, game);
    await olga.command(game, { type: 'open', closesAt: CLOSE });
    server.clock.now = at('18:59:59.999');
    const before = await petr.browser.command(game, { type: 'offer', amount: 5 });
    expect(before.body).toMatchObject({ at: '2018-01-21T18:59:59.999Z', repeated: false });
    server.clock.now = at('19:00:00.000');
    const after = await petr.browser.command(game, { type: 'offer', amount: 6 });
    expect(after.status).toBe(422);
    expect(after.body.code).toBe('closed');
    expect((await look()).view.results).toEqual(['5']);
  });

  it('is carried out before a view is given, at its own moment', async () => {
    await olga.command(game, { type: 'open', closesAt: CLOSE });
    server.clock.now = at('23:00:00.000');
    expect((await look()).view.window).toBeNull();
    const records = await server.store.records(game);
    expect(records.at(-1)).toMatchObject({ at: CLOSE, author: { kind: 'system' } });
    expect((await server.store.timers(game)).length).toBe(0);
  });

  it('is carried out once, however many ask', async () => {
    await olga.command(game, { type: 'open', closesAt: CLOSE });
    server.clock.now = at('19:00:00.000');
    await Promise.all(Array.from({ length: 8 }, () => look()));
    expect((await look()).view.results).toEqual(['']);
  });

  it('is carried out by the worker when nobody asks', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.host.start();
    await olga.command(game, { type: 'open', closesAt: CLOSE });
    server.clock.now = at('18:59:59.000');
    await pass(30);
    expect((await server.store.game(game))?.seq).toBe(1);
    server.clock.now = at('19:00:00.000');
    await pass(30);
    expect((await server.store.game(game))?.seq).toBe(2);
  });

  it('is carried out in time by a worker whose clock was set forward while it slept', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.host.start();
    await olga.command(game, { type: 'open', closesAt: CLOSE });
    await pass(1);
    server.clock.now = at('18:59:59.000');
    await olga.command(game, { type: 'add', by: 1 });
    await pass(1);
    server.clock.now = at('19:00:00.000');
    await pass(1);
    expect((await server.store.game(game))?.seq).toBe(3);
  });

  it('that cannot be carried out does not make the worker spin', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await olga.command(game, { type: 'open', closesAt: CLOSE });
    const carry = vi.spyOn(server.host, 'read').mockRejectedValue(new Error('disk'));
    server.clock.now = at('20:00:00.000');
    server.host.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(carry.mock.calls.length).toBeGreaterThan(3);
    expect(carry.mock.calls.length).toBeLessThan(15);
  });

  it('that passed while the server was down is carried out after the restart', async () => {
    await olga.command(game, { type: 'open', closesAt: CLOSE });
    await server.close();
    server = await testServer({ folder, now: '2018-01-22T08:00:00.000Z' });
    expect(await server.host.read(game, (live) => live.game.seq)).toBe(2);
    expect((await server.store.records(game)).at(-1)?.at).toBe(CLOSE);
  });

  it('follows the game’s own clock where it is shifted', async () => {
    const shift = 283_996_800_000;
    await server.store.updateGame(game, { clockOffsetMs: -shift });
    server.host.forget(game);
    server.clock.now = at('18:59:59.999') + shift;
    await olga.command(game, { type: 'open', closesAt: CLOSE });
    expect((await look()).serverTime).toBe('2018-01-21T18:59:59.999Z');
    server.clock.now += 1;
    expect((await look()).view.results).toEqual(['']);
  });
});

describe('a quarantine', () => {
  beforeEach(async () => {
    await olga.command(game, { type: 'add', by: 1 });
    await olga.command(game, { type: 'light', at: CLOSE, wet: true });
    await olga.command(game, { type: 'open', closesAt: '2018-01-21T18:00:00.000Z' });
    server.clock.now = at('20:00:00.000');
  });

  it('keeps what was carried out before it, tells the organiser why and others only that', async () => {
    const seen = await look();
    expect(seen.meta.quarantined).toContain('the fuse is wet');
    expect(seen.view).toMatchObject({ count: 1, results: [''] });
    const petr = await member(server, olga, game);
    expect((await look(petr.browser)).meta.quarantined).toBe('waiting');
    expect(server.logged.join('')).toContain('quarantine');
  });

  it('stops the commands of people, not those of the organiser', async () => {
    const petr = await member(server, olga, game);
    const refused = await petr.browser.command(game, { type: 'add', by: 1 });
    expect(refused.status).toBe(409);
    expect(refused.body.code).toBe('quarantined');
    expect(JSON.stringify(refused.body)).not.toContain('wet');
    expect((await olga.command(game, { type: 'add', by: 1 })).status).toBe(200);
  });

  it('leaves every other game alone', async () => {
    await look();
    const other = await newGame(olga);
    expect((await olga.command(other, { type: 'add', by: 2 })).status).toBe(200);
    expect(await server.store.nextTimers()).toEqual([]);
  });

  it('stays after a restart and ends when the cause is gone', async () => {
    await look();
    await server.close();
    server = await testServer({ folder, now: '2018-01-22T08:00:00.000Z' });
    const cookie = olga.cookie;
    olga = await organiser(server);
    olga.cookie = cookie;
    expect((await look()).meta.quarantined).toContain('wet');
    expect((await olga.post(`/api/games/${game}/resume`)).body.quarantined).toContain('wet');
    expect((await olga.command(game, { type: 'dry' })).status).toBe(200);
    expect((await look()).meta.quarantined).toBeNull();
    expect((await server.store.records(game)).at(-1)?.entries[0]?.id).toBe('fuse');
  });

  it('ends by a correction', async () => {
    const { seq } = await look();
    const answer = await olga.post(
      `/api/games/${game}/amend`,
      { change: { kind: 'remove', target: '2' }, reason: 'мокрый', expectedSeq: seq },
      { 'idempotency-key': 'a' },
    );
    expect(answer.status, answer.text).toBe(200);
    expect((await look()).meta.quarantined).toBeNull();
  });
});

describe('a restart', () => {
  it('in the middle of a season changes nothing, with and without snapshots', async () => {
    await server.close();
    server = await testServer({ folder, snapshotEvery: 3 });
    const cookie = olga.cookie;
    olga = await organiser(server);
    olga.cookie = cookie;
    for (let i = 0; i < 7; i++) await olga.command(game, { type: 'roll' });
    const before = await server.host.read(game, (live) => live.game.hash());
    expect((await server.store.snapshot(game))?.seq).toBe(6);
    await server.close();
    server = await testServer({ folder });
    expect(await server.host.read(game, (live) => [live.game.hasHistory, live.game.hash()])).toEqual([
      false,
      before,
    ]);
    expect(await server.host.readWhole(game, (live) => live.game.hash())).toBe(before);
  });

  it('finds another process’s records before adding its own', async () => {
    const beside = await testServer({ folder });
    await olga.command(game, { type: 'add', by: 1 });
    const browser = Object.assign(await organiser(beside), { cookie: olga.cookie });
    await browser.command(game, { type: 'add', by: 10 });
    await olga.command(game, { type: 'add', by: 100 - 11 });
    expect((await look()).view.count).toBe(100);
    expect(await server.store.records(game)).toHaveLength(3);
    await beside.close();
  });
});
