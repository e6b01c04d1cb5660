import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EventStream } from '../support/event-stream.js';
import {
  type Browser,
  member,
  newGame,
  organiser,
  type TestServer,
  testServer,
} from '../support/test-server.js';

let server: TestServer;
let olga: Browser;
let game: string;
let url: string;
const streams: EventStream[] = [];

beforeEach(async () => {
  server = await testServer();
  olga = await organiser(server);
  game = await newGame(olga);
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await server.close();
});

async function listen(query = '', headers: Record<string, string> = {}): Promise<EventStream> {
  const stream = await EventStream.open(`${url}/api/games/${game}/feed${query}`, headers);
  streams.push(stream);
  return stream;
}
const add = () => olga.command(game, { type: 'add', by: 1 });

it('tells of every record after its commit, with number and time only', async () => {
  const stream = await listen();
  expect(stream.response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  await stream.until(() => stream.raw.includes('retry'), 'the greeting');
  await add();
  await stream.until(() => stream.events.length === 1, 'the record');
  expect(stream.events).toEqual([
    { id: '1', event: 'message', data: '{"seq":1,"at":"2018-01-21T08:00:00.000Z"}' },
  ]);
});

it('takes a mark from beyond the end of the log as «from now on»', async () => {
  await add();
  const stream = await listen('', { 'last-event-id': '999999999' });
  await stream.until(() => stream.raw.includes('retry'), 'the greeting');
  await add();
  await stream.until(() => stream.ids.length === 1, 'record 2');
  expect(stream.ids).toEqual([2]);
});

it('resumes after the last event id without gap or duplicate, while records keep coming', async () => {
  for (let i = 0; i < 5; i++) await add();
  const [stream] = await Promise.all([listen('', { 'last-event-id': '2' }), add(), add()]);
  await add();
  await stream.until(() => stream.ids.at(-1) === 8, 'record 8');
  expect(stream.ids).toEqual([3, 4, 5, 6, 7, 8]);

  stream.close();
  await add();
  const again = await listen('?after=8');
  await again.until(() => again.ids.length === 1, 'record 9');
  expect(again.ids).toEqual([9]);
});

it('loses and repeats nothing over many broken connections', async () => {
  const seen: number[] = [];
  const writing = (async () => {
    for (let i = 0; i < 40; i++) await add();
  })();
  while ((seen.at(-1) ?? 0) < 40) {
    const stream = await listen('', { 'last-event-id': String(seen.at(-1) ?? 0) });
    await stream.until(() => stream.ids.length > 0, 'something');
    seen.push(...stream.ids);
    stream.close();
  }
  await writing;
  expect(seen).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
});

it('tells nothing of a refused command', async () => {
  const stream = await listen('?after=0');
  await olga.command(game, { type: 'add', by: 1000 });
  await add();
  await stream.until(() => stream.ids.length > 0, 'record 1');
  expect(stream.ids).toEqual([1]);
});

it('tells without number when something beside the log changes', async () => {
  const stream = await listen();
  await stream.until(() => stream.raw.includes('retry'), 'the greeting');
  await olga.request('PATCH', `/api/games/${game}`, { title: 'Иначе' });
  await stream.until(() => stream.events.length > 0, 'the notice');
  expect(stream.events).toEqual([{ id: null, event: 'notice', data: '{}' }]);
});

it('closes when the link is revoked, and only for that person', async () => {
  const petr = await member(server, olga, game);
  const anna = await member(server, olga, game, { name: 'Анна', clan: 2 });
  const his = await listen('', { cookie: petr.browser.cookie! });
  const hers = await listen('', { cookie: anna.browser.cookie! });
  await olga.request('DELETE', `/api/games/${game}/people/${petr.person}/link`);
  await his.until(() => his.ended, 'the end');
  expect(hers.ended).toBe(false);
});

it('closes for spectators when the season is closed to them', async () => {
  const stranger = await listen();
  await olga.request('PATCH', `/api/games/${game}`, { open: false });
  await stranger.until(() => stranger.ended, 'the end');
});

it.each([
  ['', 'link'],
  ['?changes=1', 'link'],
  ['?changes=1', 'game'],
])('%s is not begun for whoever loses his %s while he is let in', async (query, lost) => {
  let held = false;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await server.close();
  server = await testServer({
    store: (store) => ({
      ...store,
      async person(...args) {
        const person = await store.person(...args);
        if (held) {
          held = false;
          await released;
        }
        return person;
      },
    }),
  });
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  olga = await organiser(server);
  game = await newGame(olga, { open: false, title: 'Проба' });
  const anna = await member(server, olga, game);
  held = true;
  const listening = listen(query, { cookie: anna.browser.cookie! });
  await vi.waitUntil(() => !held);
  const { status } =
    lost === 'link'
      ? await olga.request('DELETE', `/api/games/${game}/people/${anna.person}/link`)
      : await olga.post(`/api/games/${game}/removal`, { title: 'Проба', reason: 'по ошибке' });
  expect(status).toBe(200);
  release();
  const stream = await listening;
  await stream.until(() => stream.ended, 'the end of the feed');
});

it('closes at logout and when the server stops', async () => {
  const petr = await member(server, olga, game);
  const his = await listen('', { cookie: petr.browser.cookie! });
  await petr.browser.post('/api/logout');
  await his.until(() => his.ended, 'the end');
  const stranger = await listen();
  await server.app.close();
  await stranger.until(() => stranger.ended, 'the end');
});

it('lets go of whoever does not read what he is told, and of nobody else', async () => {
  const reading = await listen();
  const port = Number(new URL(url).port);
  const asleep = connect(port, '127.0.0.1').on('error', () => {});
  asleep.pause();
  asleep.write(`GET /api/games/${game}/feed HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n\r\n`);
  await vi.waitFor(() => expect(server.hub.size).toBe(2));
  for (let told = 0; server.hub.size === 2; told++) {
    // Far more than the network takes in on its way.
    if (told > 2000) throw new Error('what is told to him waits in memory');
    for (let n = 0; n < 500; n++) server.hub.notice(game);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(reading.ended).toBe(false);
  await add();
  await reading.until(() => reading.ids.length === 1, 'the record');
  asleep.destroy();
});
