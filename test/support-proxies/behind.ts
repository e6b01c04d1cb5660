/**
 * Three servers on one database behind nginx and behind Caddy, by the texts that are shipped in deploy/: everything docs/operations.md
 * says of a proxy is tried, and then a club plays through it while its servers are killed. `REGLAMENT_PROXY_SECONDS` is how long
 * it plays through each.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { connect } from 'node:http2';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { UPLOAD_LIMIT } from '../../src/server/images.js';
import { Chance } from '../support/chance.js';
import { EventStream } from '../support/event-stream.js';
import { measured, sizeOf } from '../support/measured.js';
import { type TestDatabase, testDatabase } from '../support/postgres.js';
import { temporaryFolder } from '../support/test-server.js';
import { Cluster } from '../support-nodes/cluster.js';
import { Caller } from '../support-nodes/players.js';
import { playUnderTrouble } from '../support-nodes/scenario.js';
import { ask } from './ask.js';
import { freePorts, type RunningProxy, startProxy } from './front.js';

const SECONDS = sizeOf('REGLAMENT_PROXY_SECONDS', 10);
const NODES = 3;
const ATTEMPTS = 30;
const TOKEN = 'a-word-for-those-who-watch';
/** Longer than a proxy waits for a server that says nothing. */
const QUIET_MS = 75_000;
/** A feed is passed on at once: nobody waits for a buffer to fill, or for the next sign of life, which comes after twenty seconds. */
const AT_ONCE_MS = 5000;

/** Nobody waits longer for an answer when a server hangs. */
const LONGEST_COMMAND_MS = 15_000;

/** What is told of the club that played; the rest is as behind the proxy of the tests (`nodes`). */
const FIGURES = [
  'seconds',
  'kill −9',
  'acknowledged',
  'lost',
  'feed connections',
  'gaps and duplicates',
] as const;

/** Declares the tests of one proxy. */
export function testBehind(name: 'nginx' | 'caddy'): void {
  const counted: Record<string, number> = {};
  let database: TestDatabase;
  let folder: string;
  let cluster: Cluster;
  let proxy: RunningProxy;
  let organiser: Caller;
  let game: string;

  beforeAll(async () => {
    folder = temporaryFolder();
    mkdirSync('.cache/nodes', { recursive: true });
    database = await testDatabase();
    const ports = await freePorts(NODES);
    cluster = new Cluster(
      {
        ...{ size: NODES, database: database.url, folder, ports },
        server: { trustProxy: true, metricsToken: TOKEN, linkAttempts: ATTEMPTS },
      },
      new Chance(SECONDS),
    );
    await cluster.start();
    proxy = await startProxy(name, ports, folder);
    organiser = new Caller(proxy);
  }, 120_000);

  afterAll(async () => {
    await proxy?.stop();
    await cluster?.stop();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  const token = (link: string): string => link.split('/l/')[1]!;
  const signed = (): Record<string, string> => ({ cookie: organiser.cookie! });
  const feedOf = (id: string): Promise<EventStream> =>
    EventStream.open(`${proxy.url}/api/games/${id}/feed`, signed(), proxy.ca);
  const feeds = async (): Promise<number> => {
    const answers = await Promise.all(cluster.urls.map((url) => ask({ url }, 'GET', '/metrics')));
    return answers.reduce((sum, { text }) => sum + Number(/^reglament_feeds (\d+)$/m.exec(text)?.[1]), 0);
  };

  it('plain http leads to https, and https speaks HTTP/2', async () => {
    const { status, headers } = await ask({ url: proxy.plain }, 'GET', '/g/1?x=2');
    expect([301, 308]).toContain(status);
    // Caddy counts on the port that goes without saying.
    expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/g\/1\?x=2$/);
    const session = connect(proxy.url, { ca: proxy.ca });
    const [answer] = await new Promise<[number]>((resolve, reject) => {
      session.on('error', reject);
      session
        .request({ ':path': '/healthz' })
        .on('response', (head) => resolve([Number(head[':status'])]))
        .end();
    });
    session.close();
    expect(answer).toBe(200);
  });

  it('cookies are for https only; links carry the address people know', async () => {
    const consumed = await ask(proxy, 'POST', '/api/links/consume', {
      headers: { origin: proxy.url },
      body: { token: token(cluster.firstLink), name: 'Ольга' },
    });
    expect(consumed.status, consumed.text).toBe(200);
    const cookie = String(consumed.headers['set-cookie']);
    expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax/);
    expect(consumed.headers['strict-transport-security']).toMatch(/max-age/);
    organiser.cookie = cookie.split(';')[0]!;
    game = String(
      (await organiser.call('POST', '/api/games', { rulebook: 'counter', setup: { limit: 1000 } })).body.id,
    );
    const added = await organiser.call('POST', `/api/games/${game}/people`, {
      name: 'Пётр',
      role: 'boss',
      clan: 1,
    });
    const { body } = await organiser.call('POST', `/api/games/${game}/people/${added.body.person}/link`);
    expect(String(body.url)).toMatch(new RegExp(`^${proxy.url}/l/`));
  });

  it.each<[string, () => Record<string, string>]>([
    ['another site', () => ({ origin: 'https://evil.example' })],
    [
      'another site that names itself as the host',
      () => ({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }),
    ],
    ['another port', () => ({ origin: 'https://localhost' })],
  ])('a page of %s does nothing', async (_, headers) => {
    const answer = await ask(proxy, 'POST', '/api/links/consume', {
      headers: headers(),
      body: { token: 'x'.repeat(43) },
    });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([403, 'cross-site']);
  });

  it('attempts are counted for each address, whatever is written before it', async () => {
    const attempt = (from: string, n: number): Promise<{ status: number }> =>
      ask(proxy, 'POST', '/api/links/consume', {
        ...{ from, body: { token: 'x'.repeat(43) } },
        headers: {
          'x-forwarded-for': `10.0.${n >> 8}.${n & 255}`,
          forwarded: `for=10.0.0.${n & 255}`,
          'x-real-ip': `10.1.0.${n & 255}`,
        },
      });
    const seen = new Set<number>();
    for (let n = 0; n <= NODES * ATTEMPTS && !seen.has(429); n++)
      seen.add((await attempt('127.0.0.2', n)).status);
    expect([...seen]).toEqual([404, 429]);
    expect((await attempt('127.0.0.3', 0)).status).toBe(404);
  });

  it('what the server takes comes through; what is too large is refused', async () => {
    const headers = { ...signed(), 'content-type': 'image/png' };
    const image = await ask(proxy, 'POST', `/api/games/${game}/images`, {
      headers,
      body: Buffer.alloc(UPLOAD_LIMIT, 7),
    });
    expect(JSON.parse(image.text).code).toBe('bad-image');
    const table = { text: 'т'.repeat(3_000_000) };
    const read = await ask(proxy, 'POST', `/api/games/${game}/import/preview`, {
      headers: signed(),
      body: table,
    });
    expect(read.status, read.text).toBeGreaterThanOrEqual(400);
    expect(JSON.parse(read.text).code).not.toBe('too-large');
    const much = await ask(proxy, 'POST', `/api/games/${game}/images`, {
      headers,
      body: Buffer.alloc(UPLOAD_LIMIT + 1, 7),
    });
    expect([much.status, JSON.parse(much.text).code]).toEqual([413, 'too-large']);
  });

  it('health is there for everybody, figures are not, even with the word', async () => {
    expect((await ask(proxy, 'GET', '/healthz')).status).toBe(200);
    expect(JSON.parse((await ask(proxy, 'GET', '/readyz')).text)).toMatchObject({ ok: true });
    const bearer = { authorization: `Bearer ${TOKEN}` };
    for (const path of ['/metrics', '/metrics?x=1', '//metrics', '/%6detrics']) {
      const { status, text } = await ask(proxy, 'GET', path, { headers: bearer });
      expect([path, status === 404 || !text.includes('reglament_')]).toEqual([path, true]);
    }
    expect((await ask({ url: cluster.urls[0]! }, 'GET', '/metrics', { headers: bearer })).text).toContain(
      'reglament_feeds',
    );
  });

  it('a feed begins at once, tells at once, and ends on the server with whoever has gone', async () => {
    const before = await feeds();
    const asked = Date.now();
    const stream = await feedOf(game);
    await stream.until(() => stream.raw.includes('retry'), 'the greeting');
    expect(Date.now() - asked).toBeLessThan(AT_ONCE_MS);
    expect(await feeds()).toBe(before + 1);
    // Once more, so that the first one is not read together with the greeting.
    for (const n of [1, 2]) {
      const sent = Date.now();
      await organiser.command(game, `at-once-${n}`, { type: 'add', by: 1 });
      await stream.until(() => stream.ids.length === n, 'the record');
      expect(Date.now() - sent).toBeLessThan(AT_ONCE_MS);
    }
    stream.close();
    const gone = Date.now();
    while ((await feeds()) > before) {
      expect(Date.now() - gone, 'the server still writes to somebody who has gone').toBeLessThan(AT_ONCE_MS);
      await pause(20);
    }
  });

  it('a server that stops is passed over, and nobody hears of it', async () => {
    const stopping = cluster.end(0, 'SIGTERM');
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        await pause(n * 10);
        const answer = await ask(proxy, 'GET', `/api/games/${game}`, { headers: signed() });
        return answer.status;
      }),
    );
    await stopping;
    expect([...new Set(answers)]).toEqual([200]);
    await cluster.begin(0);
  });

  it('a server that hangs is left: commands go to another one, its feeds end, and those of the others last', async () => {
    const made = await organiser.call('POST', '/api/games', { rulebook: 'counter', setup: { limit: 1000 } });
    const streams = await Promise.all(Array.from({ length: NODES * 2 }, () => feedOf(String(made.body.id))));
    cluster.signal(1, 'SIGSTOP');
    try {
      const began = Date.now();
      let longest = 0;
      for (let n = 0; n < 12; n++) {
        // Patient, as a browser is: the proxy gives up, and whoever is told so sends it again.
        for (let status = 0; status !== 200; ) {
          const sent = Date.now();
          const command = { type: 'add', by: 1 };
          const headers = { ...signed(), 'idempotency-key': `hung-${n}` };
          ({ status } = await ask(proxy, 'POST', `/api/games/${game}/commands`, {
            headers,
            body: { command },
          }));
          longest = Math.max(longest, Date.now() - sent);
          expect([200, 502, 504]).toContain(status);
          if (name === 'nginx') expect(status, 'nginx sends it again itself').toBe(200);
        }
      }
      expect(longest).toBeLessThan(LONGEST_COMMAND_MS);
      counted[`${name}: waited for a server that hangs, ms`] = longest;
      await pause(QUIET_MS - (Date.now() - began));
      const lasting = streams.filter(({ ended }) => !ended);
      expect(lasting.length).toBeGreaterThan(0);
      expect(lasting.length).toBeLessThan(streams.length);
      // Nothing has happened there: all they were told is that the server lives.
      for (const { raw, events } of lasting) {
        expect(events).toEqual([]);
        expect(raw.match(/^:/gm)?.length).toBeGreaterThanOrEqual(3);
      }
    } finally {
      cluster.signal(1, 'SIGCONT');
      for (const stream of streams) stream.close();
    }
  }, 200_000);

  it(
    'a club plays while its servers are killed: once and in order, no gap, no duplicate',
    async () => {
      // The limits of attempts are of the last minute.
      const link = await organiser.call('GET', '/api/me');
      expect(link.body.organiser).toBe(true);
      const stage = {
        cluster,
        front: proxy,
        chance: new Chance(SECONDS),
        database: database.url,
        seconds: SECONDS,
      };
      const figures = await playUnderTrouble(stage, organiser);
      for (const what of FIGURES) counted[`${name}: ${what}`] = figures[what]!;
      measured('proxies', counted);
    },
    (SECONDS + 180) * 1000,
  );
}
