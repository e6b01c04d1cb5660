/** Games led by one device at a time: who leads, taking over, and entries that bear the time they were made. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EventStream } from '../support/event-stream.js';
import {
  type Answer,
  Browser,
  member,
  newGame,
  organiser,
  type TestServer,
  testServer,
} from '../support/test-server.js';

const NOON = '2018-01-21T12:00:00.000Z';
const TABLET = 'device-of-the-tablet';
const LAPTOP = 'device-of-the-laptop';

let server: TestServer;
let olga: Browser;
let game: string;
const streams: EventStream[] = [];

beforeEach(async () => {
  server = await testServer({ now: NOON });
  olga = await organiser(server);
  game = await newGame(olga, { rulebook: 'led-counter' });
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await server.close();
});

const minutes = (n: number): string => new Date(Date.parse(NOON) + n * 60_000).toISOString();
const lead = (device?: string) =>
  olga.get<{ mine: boolean; label: string; since: string } | null>(
    `/api/games/${game}/lead`,
    device ? { 'x-device': device } : {},
  );
const give = (device: string, body: object = {}) =>
  olga.post(`/api/games/${game}/lead`, body, { 'x-device': device });

interface Sent {
  device?: string;
  madeAt?: string;
  key?: string;
  by?: number;
  who?: Browser;
  label?: string;
  at?: string;
}
let keys = 0;
function add({
  device,
  madeAt,
  key = `k${++keys}`,
  by = 1,
  who = olga,
  label,
  at = game,
}: Sent = {}): Promise<Answer> {
  return who.post(
    `/api/games/${at}/commands`,
    { command: { type: 'add', by }, ...(madeAt ? { madeAt } : {}) },
    {
      'idempotency-key': key,
      ...(device ? { 'x-device': device } : {}),
      ...(label ? { 'x-device-label': encodeURIComponent(label) } : {}),
    },
  );
}
const count = async () => (await olga.get<{ view: { count: number } }>(`/api/games/${game}`)).body.view.count;

describe('the lead', () => {
  it('is nobody’s at first; the first entry makes its device the leading one', async () => {
    expect((await lead(TABLET)).body).toEqual(null);
    expect((await add({ device: TABLET, label: 'планшет' })).status).toBe(200);
    expect((await lead(TABLET)).body).toEqual({ mine: true, label: 'Ольга, планшет', since: NOON });
    expect((await lead(LAPTOP)).body).toMatchObject({ mine: false, label: 'Ольга, планшет' });
    expect((await lead()).body).toMatchObject({ mine: false });
  });

  it('a refused entry makes nobody lead', async () => {
    expect((await add({ device: TABLET, by: 101 })).status).toBe(422);
    expect((await lead()).body).toBe(null);
  });

  it('another device is refused, told who leads and since when, and changes nothing', async () => {
    await add({ device: TABLET });
    server.clock.now += 60_000;
    for (const device of [LAPTOP, undefined]) {
      const answer = await add({ device });
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        code: 'led-elsewhere',
        params: { label: 'Ольга', since: NOON },
        text: { ru: expect.stringContaining('Ольга'), en: expect.stringContaining('Ольга') },
      });
    }
    expect(await count()).toBe(1);
    expect((await add({ device: TABLET })).status).toBe(200);
  });

  it('a caller without a device is heard while nobody leads, and leads nothing', async () => {
    expect((await add()).status).toBe(200);
    expect((await lead()).body).toBe(null);
    expect((await add({ device: TABLET })).status).toBe(200);
    expect((await add()).status).toBe(409);
  });

  it('is taken over only with consent, under a name of one’s own', async () => {
    await add({ device: TABLET });
    const asked = await give(LAPTOP, { label: 'Ноутбук у сцены' });
    expect(asked.status).toBe(409);
    expect(asked.body.code).toBe('led-elsewhere');
    server.clock.now += 60_000;
    const taken = await give(LAPTOP, { take: true, label: 'Ноутбук у сцены' });
    expect(taken.body).toEqual({ mine: true, label: 'Ноутбук у сцены', since: minutes(1) });
    expect((await add({ device: TABLET })).body.code).toBe('led-elsewhere');
    expect((await add({ device: LAPTOP })).status).toBe(200);
  });

  it('a device that leads may be called otherwise, and leads since the same time', async () => {
    await give(TABLET, { label: 'Стол 1' });
    server.clock.now += 60_000;
    expect((await give(TABLET, { label: 'Стол 2' })).body).toEqual({
      mine: true,
      label: 'Стол 2',
      since: NOON,
    });
  });

  it('of two devices that come at once one leads and one is refused', async () => {
    const answers = await Promise.all([add({ device: TABLET }), add({ device: LAPTOP })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await count()).toBe(1);
    const given = await Promise.all([
      give('device-three', { take: true }),
      give('device-four', { take: true }),
    ]);
    expect(given.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      [await add({ device: 'device-three' }), await add({ device: 'device-four' })].map((a) => a.status),
    ).toEqual([409, 200]);
  });

  it('an entry that was accepted is acknowledged again, whoever leads by now', async () => {
    const first = await add({ device: TABLET, key: 'same' });
    await give(LAPTOP, { take: true });
    const again = await add({ device: TABLET, key: 'same' });
    expect(again.status).toBe(200);
    expect(again.body).toEqual({ ...first.body, repeated: true });
    expect(await count()).toBe(1);
  });

  it('players are not asked for it', async () => {
    const anna = await member(server, olga, game, { role: 'player', clan: null });
    await add({ device: TABLET });
    expect((await add({ who: anna.browser })).status).toBe(200);
    expect((await add({ who: anna.browser, device: LAPTOP })).status).toBe(200);
    expect((await lead(TABLET)).body).toMatchObject({ mine: true });
  });

  it('does not stand in the way of a correction, and the log says so to those who carry it', async () => {
    await add({ device: TABLET });
    const amended = await olga.post(
      `/api/games/${game}/amend`,
      {
        change: { kind: 'replace', target: '1', command: { type: 'add', by: 5 } },
        reason: 'описка',
        expectedSeq: 1,
      },
      { 'idempotency-key': 'a', 'x-device': LAPTOP },
    );
    expect(amended.status, amended.text).toBe(200);
    expect(await count()).toBe(5);
    const tail = await olga.get<{ seq: number; records: { input: { kind: string } }[] }>(
      `/api/games/${game}/replica?after=1`,
      { 'x-device': TABLET },
    );
    expect(tail.body.records.map(({ input }) => input.kind)).toEqual(['amend']);
  });

  it('needs a device with an id of the right kind', async () => {
    const none = await olga.post(`/api/games/${game}/lead`, {});
    expect(none.status).toBe(400);
    expect(none.body).toMatchObject({ code: 'device-missing', field: 'x-device' });
    const odd = await add({ device: 'a b' });
    expect(odd.status).toBe(400);
    expect(odd.body).toMatchObject({ field: 'x-device' });
  });

  it('is not there for other rulebooks', async () => {
    const other = await newGame(olga);
    for (const path of ['lead', 'replica']) {
      expect((await olga.get(`/api/games/${other}/${path}`)).body.code).toBe('not-led');
    }
    expect((await add({ at: other, device: TABLET })).status).toBe(200);
    expect((await add({ at: other, device: LAPTOP })).status).toBe(200);
  });

  it('is told at once to those who steer, and to nobody else', async () => {
    const anna = await member(server, olga, game, { role: 'player', clan: null });
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const listen = async (who: Browser): Promise<EventStream> => {
      const stream = await EventStream.open(`${url}/api/games/${game}/feed`, { cookie: who.cookie! });
      streams.push(stream);
      await stream.until(() => stream.raw.includes('retry'), 'the greeting');
      return stream;
    };
    const [judge, player] = [await listen(olga), await listen(anna.browser)];
    const notices = (stream: EventStream) => stream.events.filter(({ event }) => event === 'notice').length;
    await give(TABLET);
    await judge.until(() => notices(judge) === 1, 'the first lead');
    await give(LAPTOP, { take: true });
    await judge.until(() => notices(judge) === 2, 'the lead taken over');
    // Whatever was told before it has come when this one has.
    await add({ device: LAPTOP });
    await player.until(() => player.events.some(({ event }) => event === 'message'), 'the record');
    expect(notices(player)).toBe(0);
  });
});

describe('the time of an entry', () => {
  it('is when it was made', async () => {
    server.clock.now = Date.parse(minutes(30));
    const answer = await add({ device: TABLET, madeAt: minutes(7) });
    expect(answer.body).toEqual({ seq: 1, at: minutes(7), repeated: false });
    const [record] = await server.store.records(game);
    expect(record).toMatchObject({
      at: minutes(7),
      entries: [{ at: minutes(7), events: [{ at: minutes(7) }] }],
    });
  });

  it('lies between the last entry and the receipt', async () => {
    server.clock.now = Date.parse(minutes(30));
    expect((await add({ device: TABLET, madeAt: minutes(10) })).body.at).toBe(minutes(10));
    expect((await add({ device: TABLET, madeAt: minutes(3) })).body.at).toBe(minutes(10));
    expect((await add({ device: TABLET, madeAt: minutes(99) })).body.at).toBe(minutes(30));
    expect((await add({ device: TABLET })).body.at).toBe(minutes(30));
  });

  it('of the first entry is not before the game was made, however wrong the clock of the device', async () => {
    server.clock.now = Date.parse(minutes(30));
    const { createdAt } = (await server.store.game(game))!;
    expect((await add({ device: TABLET, madeAt: '0001-01-01T00:00:00Z' })).body.at).toBe(createdAt);
  });

  it('may be written with any offset, and must be a time', async () => {
    server.clock.now = Date.parse(minutes(30));
    expect((await add({ device: TABLET, madeAt: '2018-01-21T16:07:00+04:00' })).body.at).toBe(minutes(7));
    const odd = await add({ device: TABLET, madeAt: 'вчера' });
    expect(odd.status).toBe(400);
    expect(odd.body.field).toBe('madeAt');
  });

  it('of a player, and in games that no device leads, is the receipt', async () => {
    const anna = await member(server, olga, game, { role: 'player', clan: null });
    const other = await newGame(olga);
    server.clock.now = Date.parse(minutes(30));
    expect((await add({ who: anna.browser, madeAt: minutes(7) })).status).toBe(200);
    expect((await server.store.records(game)).at(-1)?.at).toBe(minutes(30));
    expect((await add({ at: other, madeAt: minutes(7) })).body.at).toBe(minutes(30));
  });
});

describe('what a device carries', () => {
  interface Carried {
    head: { rulebook: string; version: string; setup: unknown };
    author: unknown;
    seq: number;
    records: { seq: number; key: string; entries: { events: unknown[] }[] }[];
    lead: unknown;
    serverTime: string;
  }

  it('is the setup, the records as they are stored, how it signs, and who leads', async () => {
    await add({ device: TABLET, key: 'one' });
    await add({ device: TABLET, key: 'two', by: 2 });
    const { body } = await olga.get<Carried>(`/api/games/${game}/replica`, { 'x-device': TABLET });
    expect(body).toMatchObject({
      head: { id: game, rulebook: 'led-counter', version: '1', setup: { limit: 100 } },
      author: { kind: 'organiser' },
      seq: 2,
      lead: { mine: true },
      serverTime: NOON,
    });
    expect(body.records).toEqual(JSON.parse(JSON.stringify(await server.store.records(game))));
    expect(body.records.map(({ key }) => key.split(':').at(-1))).toEqual(['one', 'two']);
  });

  it('may begin after a record, also beyond the end', async () => {
    await add({ device: TABLET });
    await add({ device: TABLET });
    const since = async (n: number) =>
      (await olga.get<Carried>(`/api/games/${game}/replica?after=${n}`)).body;
    expect((await since(1)).records.map(({ seq }) => seq)).toEqual([2]);
    expect(await since(9)).toMatchObject({ seq: 2, records: [] });
  });

  it('is not for players and strangers', async () => {
    const anna = await member(server, olga, game, { role: 'player', clan: null });
    expect((await anna.browser.get(`/api/games/${game}/replica`)).status).toBe(403);
    expect((await new Browser(server.app).get(`/api/games/${game}/replica`)).status).toBe(403);
  });
});
