/** Games where even the number and the time of records are secrets. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EventStream } from '../support/event-stream.js';
import { Browser, member, newGame, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let olga: Browser;
let game: string;
let url: string;
const streams: EventStream[] = [];

beforeEach(async () => {
  server = await testServer();
  olga = await organiser(server);
  game = await newGame(olga, { rulebook: 'secret-counter' });
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await server.close();
});

async function listen(who: Browser, query = ''): Promise<EventStream> {
  const headers: Record<string, string> = who.cookie ? { cookie: who.cookie } : {};
  const stream = await EventStream.open(`${url}/api/games/${game}/feed${query}`, headers);
  streams.push(stream);
  await stream.until(() => stream.raw.includes('retry'), 'the greeting');
  return stream;
}

const seen = (who: Browser) => who.get<{ seq: number; mark: string; view: unknown }>(`/api/games/${game}`);
const open = () => olga.command(game, { type: 'open', closesAt: '2018-01-22T00:00:00.000Z' });
const reports = (stream: EventStream) => stream.events.filter(({ event }) => event === 'message');

it('tells a player nothing when another one sends something sealed', async () => {
  const anna = await member(server, olga, game);
  const boris = await member(server, olga, game, { name: 'Борис', clan: 2 });
  await open();
  const [a, b, o] = [await listen(anna.browser), await listen(boris.browser), await listen(olga)];
  const before = await seen(boris.browser);

  expect((await anna.browser.command(game, { type: 'offer', amount: 3 })).body).toMatchObject({ seq: 0 });
  await a.until(() => reports(a).length === 1, 'her own change');
  await o.until(() => reports(o).length === 1, 'the organiser’s record');
  // Something everybody sees comes after it: had the sealed one been told, Boris would have two events now.
  await olga.command(game, { type: 'add', by: 1 });
  await b.until(() => reports(b).length > 0, 'the public change');
  expect(reports(b)).toHaveLength(1);

  const after = await seen(boris.browser);
  expect([before.body.seq, after.body.seq]).toEqual([0, 0]);
  expect((await seen(olga)).body.seq).toBeGreaterThan(0);
});

it('a sealed act leaves the whole answer of others as it was, to the byte', async () => {
  const anna = await member(server, olga, game);
  const boris = await member(server, olga, game, { name: 'Борис', clan: 2 });
  await open();
  const before = (await boris.browser.get(`/api/games/${game}`)).text;
  await anna.browser.command(game, { type: 'offer', amount: 3 });
  expect((await boris.browser.get(`/api/games/${game}`)).text).toBe(before);
  expect((await new Browser(server.app).get(`/api/games/${game}`)).text).not.toContain('"amount"');
});

it('the log tells of a sealed command only that there was one, until it is open', async () => {
  const anna = await member(server, olga, game);
  await open();
  await anna.browser.command(game, { type: 'offer', amount: 987654 });
  const sealed = await olga.get<{ records: { input: { command: unknown } }[] }>(`/api/games/${game}/log`);
  expect(sealed.text).not.toContain('987654');
  expect(sealed.body.records.at(-1)!.input.command).toEqual({ type: 'offer' });
  server.clock.now = Date.parse('2018-01-22T00:00:00.000Z');
  expect((await olga.get(`/api/games/${game}/log`)).text).toContain('987654');
});

it('lets a participant try a command out only where a game has no secrets, and in his own view', async () => {
  const anna = await member(server, olga, game);
  const tried = { command: { type: 'add', by: 1 } };
  expect((await anna.browser.post(`/api/games/${game}/dry-run`, tried)).status).toBe(403);
  const plain = await newGame(olga);
  const boris = await member(server, olga, plain);
  const answer = await boris.browser.post(`/api/games/${plain}/dry-run`, tried);
  expect(answer.body.differences).toEqual([{ path: 'count', before: 0, after: 1 }]);
  expect((await boris.browser.get(`/api/games/${plain}`)).body).toMatchObject({ view: { count: 0 } });
});

it('resumes from a mark: silent when nothing has changed, at once when something has', async () => {
  const anna = await member(server, olga, game);
  const { mark } = (await seen(anna.browser)).body;
  const calm = await listen(anna.browser, `?after=${mark}`);
  await olga.command(game, { type: 'add', by: 1 });
  await calm.until(() => reports(calm).length === 1, 'the change');
  expect(reports(calm)[0]!.id).toBe((await seen(anna.browser)).body.mark);
  const late = await listen(anna.browser, `?after=${mark}`);
  await late.until(() => reports(late).length === 1, 'what was missed');
});
