/** The feed with what has changed: whoever makes the changes to what he has, has what he would be given if he asked. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AnswerChange, GameAnswer } from '../../src/server/shapes.js';
import { patched } from '../../src/web/app/patched.js';
import { EventStream } from '../support/event-stream.js';
import { Browser, member, newGame, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let olga: Browser;
let url: string;
const streams: EventStream[] = [];

beforeEach(async () => {
  server = await testServer();
  olga = await organiser(server);
  url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await server.close();
});

/** A screen: it fetches once, then lives by the feed, and fetches again where the feed says nothing it can use. */
class Screen {
  fetched = 0;
  changed = 0;
  private read = 0;
  private constructor(
    readonly who: Browser,
    private readonly game: string,
    private held: GameAnswer,
    readonly stream: EventStream,
  ) {}

  static async open(who: Browser, game: string, query = ''): Promise<Screen> {
    const held = (await who.get<GameAnswer>(`/api/games/${game}`)).body;
    const headers: Record<string, string> = who.cookie ? { cookie: who.cookie } : {};
    const address = `${url}/api/games/${game}/feed?changes=1${query.replace('MARK', held.mark)}`;
    const stream = await EventStream.open(address, headers);
    streams.push(stream);
    await stream.until(() => stream.raw.includes('retry'), 'the greeting');
    return new Screen(who, game, held, stream);
  }

  private now = async (): Promise<GameAnswer> =>
    (await this.who.get<GameAnswer>(`/api/games/${this.game}`)).body;

  /** Takes what has come, until it has what the server has. */
  async settle(): Promise<void> {
    const now = await this.now();
    await this.stream.until(() => {
      for (const { event, data } of this.stream.events.slice(this.read)) {
        this.read += 1;
        if (event !== 'message') continue;
        const { from, to, patch } = JSON.parse(data) as Partial<AnswerChange>;
        if (from === this.held.print) {
          this.held = patched(this.held, patch!);
          expect(this.held.print).toBe(to);
          this.changed += 1;
        } else if (to !== this.held.print) {
          this.held = now;
          this.fetched += 1;
        }
      }
      return this.held.mark === now.mark;
    }, `the mark ${now.mark}`);
    expect({ ...this.held, serverTime: '' }).toEqual({ ...now, serverTime: '' });
  }

  /** Fetches, as a screen does at a notice. */
  async fetch(): Promise<void> {
    this.held = await this.now();
  }
}

it.each(['counter', 'secret-counter'])(
  '%s: base and changes are the answer, for everybody',
  async (rulebook) => {
    const game = await newGame(olga, { rulebook });
    const anna = (await member(server, olga, game)).browser;
    const boris = (await member(server, olga, game, { name: 'Борис', clan: 2 })).browser;
    const screens: Screen[] = [];
    for (const who of [olga, anna, boris, new Browser(server.app), new Browser(server.app)])
      screens.push(await Screen.open(who, game, '&after=MARK'));
    for (const screen of screens) await screen.settle();
    const settled = async (): Promise<void> => {
      for (const screen of screens) await screen.settle();
    };
    for (let n = 0; n < 5; n++) {
      await olga.command(game, { type: 'add', by: 1 });
      await settled();
    }
    expect(screens.map(({ changed, fetched }) => [changed, fetched])).toEqual(screens.map(() => [5, 0]));
    expect(screens[3]!.stream.events).toEqual(screens[4]!.stream.events);

    // Something beside the log: they hear a notice, and what comes later is told from what they have fetched.
    await olga.request('PATCH', `/api/games/${game}`, { title: 'Другое название' });
    for (const { stream } of screens)
      await stream.until(() => stream.events.some(({ event }) => event === 'notice'), 'the notice');
    for (const screen of screens) await screen.fetch();
    await olga.command(game, { type: 'add', by: 1 });
    await settled();
    expect(screens.map(({ changed, fetched }) => [changed, fetched])).toEqual(screens.map(() => [6, 0]));
  },
);

it('says no more than the mark where it cannot know what the listener has', async () => {
  const game = await newGame(olga);
  await olga.command(game, { type: 'add', by: 1 });
  const late = await Screen.open(olga, game, '&after=0');
  await late.stream.until(() => late.stream.events.length === 1, 'what was missed');
  expect(JSON.parse(late.stream.events[0]!.data)).toEqual({ seq: 1, at: '2018-01-21T08:00:00.000Z' });
  const plain = await EventStream.open(`${url}/api/games/${game}/feed`, { cookie: olga.cookie! });
  streams.push(plain);
  await plain.until(() => plain.raw.includes('retry'), 'the greeting');
  await olga.command(game, { type: 'add', by: 1 });
  await late.stream.until(() => late.stream.events.length === 2, 'the change');
  expect(late.stream.events[1]!.data).toContain('"patch":[');
  await plain.until(() => plain.events.length === 1, 'the record');
  expect(plain.events[0]!.data).not.toContain('patch');
});

it('what others have sealed changes nothing for whoever may not see it', async () => {
  const game = await newGame(olga, { rulebook: 'secret-counter' });
  const anna = await Screen.open((await member(server, olga, game)).browser, game);
  const stranger = await Screen.open(new Browser(server.app), game);
  await olga.command(game, { type: 'open', closesAt: '2018-01-22T00:00:00.000Z' });
  await Promise.all([anna.settle(), stranger.settle()]);
  await anna.who.command(game, { type: 'offer', amount: 987_654_321 });
  await anna.settle();
  expect(anna.stream.events.at(-1)!.data).toContain('987654321');
  await olga.command(game, { type: 'add', by: 1 });
  await stranger.settle();
  expect([anna.changed, stranger.changed]).toEqual([2, 2]);
  expect(stranger.stream.raw).not.toContain('987654321');
});

it('ends at once for whoever loses his link, and for nobody else', async () => {
  const game = await newGame(olga, { open: false });
  const anna = await member(server, olga, game);
  const [hers, organisers] = [await Screen.open(anna.browser, game), await Screen.open(olga, game)];
  await olga.request('DELETE', `/api/games/${game}/people/${anna.person}/link`);
  await hers.stream.until(() => hers.stream.ended, 'the end');
  const before = hers.stream.raw;
  await olga.command(game, { type: 'add', by: 1 });
  await organisers.settle();
  expect([hers.stream.raw, organisers.stream.ended]).toEqual([before, false]);
});

it.each(['organiser', 'nobody'])(
  'ends for whoever asks for the eyes of %s, and is no fault',
  async (eyes) => {
    const game = await newGame(olga);
    const stream = await EventStream.open(`${url}/api/games/${game}/feed?changes=1&as=${eyes}`);
    streams.push(stream);
    await stream.until(() => stream.ended, 'the end');
    expect(stream.events).toEqual([]);
    expect(server.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  },
);
