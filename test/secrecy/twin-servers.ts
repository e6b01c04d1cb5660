/**
 * Twins through two real servers: one past, then the game goes on here and there, with everybody's feeds open. Afterwards every
 * address of the game is asked for by everybody who may not know the difference, and every answer is compared whole.
 */
import { tools } from '../../src/cli/tools.js';
import type { Command, Viewer } from '../../src/engine/contract.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { newLink } from '../../src/server/links.js';
import type { Rulebooks } from '../../src/server/live-game.js';
import { hashToken } from '../../src/server/secrets.js';
import type { Tools } from '../../src/server/tools.js';
import { EventStream } from '../support/event-stream.js';
import { type Answer, Browser, organiser, type TestServer, testServer } from '../support/test-server.js';
import type { Twins } from './books/book.js';

/** What is put in place of the product's own parts, to plant a leak. */
export interface Planted {
  rulebooks?: Rulebooks;
  tools?: Tools;
}

const CREATED = '2017-01-01T00:00:00.000Z';
const NUMBERS = [0, 1, 2, 3, 5];

/** Told by the network to everybody, of the moment and not of the game. */
const PASSING = new Set(['date', 'set-cookie', 'x-ratelimit-remaining', 'x-ratelimit-reset']);
/** The name of his own sign-in is random. */
const SESSION = /"device":"[0-9a-f]+"/g;
/** Whoever steers may have the whole game as a file; docs/security.md says what stands in it. */
const STEERING = new Set(['/api/games/:id/export', '/api/games/:id/replica']);

class Side {
  readonly streams = new Map<string, EventStream>();
  private readonly browsers = new Map<string, Browser>();
  /** What each feed has told last, or began from. */
  private readonly marks = new Map<string, string>();

  private constructor(
    private readonly server: TestServer,
    readonly id: string,
    private readonly twins: Twins,
    private readonly url: string,
  ) {}

  static async open(
    rulebook: string,
    twins: Twins,
    viewers: readonly Viewer[],
    planted: Planted,
  ): Promise<Side> {
    const books = planted.rulebooks ?? (rulebooks as Rulebooks);
    const server = await testServer({
      tools: planted.tools ?? tools,
      packs,
      rulebooks: books,
      now: CREATED,
      linkAttempts: 1e6,
    });
    const owner = await organiser(server);
    const stored = await server.host.create({
      id: twins.id ?? 'twins',
      seed: twins.seed ?? 'twins',
      rulebook: server.host.rulebooks[rulebook]!,
      setup: twins.setup,
      title: 'Игра',
      open: true,
      play: (past) => {
        for (const { at, author, command } of twins.past) past.submit(at, author, command);
      },
    });
    const side = new Side(server, stored.id, twins, await server.app.listen({ port: 0, host: '127.0.0.1' }));
    for (const viewer of viewers) side.browsers.set(nameOf(viewer), await side.browser(viewer, owner));
    server.clock.now = Date.parse(twins.past.at(-1)?.at ?? CREATED) + 1;
    return side;
  }

  private async browser(viewer: Viewer, owner: Browser): Promise<Browser> {
    if (viewer.kind === 'organiser') return owner;
    const browser = new Browser(this.server.app);
    if (viewer.kind === 'public') return browser;
    const { person } = viewer;
    const { store } = this.server;
    await store.addPerson({
      id: person,
      game: this.id,
      name: `Имя ${person}`,
      role: 'player',
      clan: null,
      createdAt: CREATED,
    });
    const hash = hashToken(`link of ${person}`);
    await store.addLink(newLink('person', { game: this.id, person, hash, at: CREATED }));
    await browser.post('/api/links/consume', { token: `link of ${person}` });
    return browser;
  }

  /** Opens everybody's feed. */
  async listen(): Promise<void> {
    for (const [name, { cookie }] of this.browsers) {
      const stream = await EventStream.open(
        `${this.url}/api/games/${this.id}/feed`,
        cookie ? { cookie } : {},
      );
      await stream.until(() => stream.raw.includes('retry'), 'the greeting');
      this.streams.set(name, stream);
      // What it begins from is known only once the server has looked.
      this.marks.set(name, await this.mark(name));
    }
  }

  private async mark(name: string): Promise<string> {
    return String((await this.browsers.get(name)!.get(`/api/games/${this.id}`)).body.mark);
  }

  /** Goes on with the game. @returns false where the rules refuse it */
  async play(which: 'one' | 'other'): Promise<boolean> {
    const { host, clock } = this.server;
    const { one, other, after, at: end } = this.twins;
    // Deadlines before that come by themselves, in both games at the same moment.
    const starts = [one[0], other[0], after[0]].map((input) => input?.at ?? end).sort();
    clock.now = Date.parse(starts[0]!);
    await this.quiet();
    let n = 0;
    for (const { at, author, command } of [...this.twins[which], ...this.twins.after]) {
      clock.now = Date.parse(at);
      const key = `${which}-${n++}`;
      try {
        await host.submit(this.id, () => ({ command, author, receivedMs: clock.now, key }));
      } catch (error) {
        if (error instanceof Error && error.constructor.name === 'RefusalError') return false;
        throw error;
      }
      await this.quiet();
    }
    clock.now = Date.parse(this.twins.at);
    return true;
  }

  /** Waits until each feed has told what has changed for its listener, so that no two changes are told as one. */
  private async quiet(): Promise<void> {
    for (const [name, stream] of this.streams) {
      const mark = await this.mark(name);
      if (mark === this.marks.get(name)) continue;
      this.marks.set(name, mark);
      await stream.until(() => stream.events.some(({ id }) => id === mark), `the mark ${mark} of ${name}`);
    }
  }

  /** What each feed has told: the order, the number and the content of its events. */
  async told(): Promise<string> {
    await this.quiet();
    return JSON.stringify([...this.streams].map(([name, { events }]) => [name, events]));
  }

  /** Every address of the game as this viewer is answered. */
  async answers(viewer: Viewer): Promise<[string, string][]> {
    const browser = this.browsers.get(nameOf(viewer))!;
    const found: [string, string][] = [];
    for (const { method, url } of this.server.routes) {
      if (method !== 'GET' || !url.includes(':id') || url.endsWith('/feed')) continue;
      if (viewer.kind === 'organiser' && STEERING.has(url)) continue;
      const path = url.replace(':id', this.id).replace(/:\w+/g, '0'.repeat(32));
      for (const query of queriesOf(url))
        found.push([`${url}${query}`, whole(await browser.get(`${path}${query}`))]);
    }
    for (const url of ['/api/games', '/api/me']) found.push([url, whole(await browser.get(url))]);
    for (const [n, command] of this.twins.probes.slice(0, 10).entries()) {
      if (viewer.kind === 'organiser') break;
      const key = `probe-${nameOf(viewer)}-${n}`;
      const put = command as Command & { type: string };
      found.push([
        `dry-run ${command.type}`,
        whole(
          await browser.post(`/api/games/${this.id}/dry-run`, { command: put }, { 'idempotency-key': key }),
        ),
      ]);
      found.push([`command ${command.type}`, whole(await browser.command(this.id, put, { key }))]);
      found.push([`view after ${command.type}`, whole(await browser.get(`/api/games/${this.id}`))]);
    }
    return found;
  }

  async close(): Promise<void> {
    for (const stream of this.streams.values()) stream.close();
    await this.server.close();
  }
}

function queriesOf(url: string): string[] {
  if (/\/(report|protocol)$/.test(url)) {
    const kinds = url.endsWith('/report') ? ['public', 'private', 'dry'] : ['public'];
    return kinds.flatMap((kind) => NUMBERS.map((number) => `?game=${number}&kind=${kind}&format=bbcode`));
  }
  if (url.endsWith('/table')) return ['?format=csv', '?format=csv&lang=en'];
  if (url.endsWith('/board.png')) return [''];
  if (url.endsWith('/cup/print')) return ['?paper=standings', '?paper=seats', ''];
  return ['', '?as=public', '?as=seat', '?as=organiser', '?as=clan:2'];
}

function whole({ status, headers, text }: Answer): string {
  return JSON.stringify([
    status,
    Object.entries(headers).filter(([name]) => !PASSING.has(name)),
    text.replace(SESSION, ''),
  ]);
}

const nameOf = (viewer: Viewer): string => (viewer.kind === 'person' ? viewer.person : viewer.kind);

/** How the twins differ for those who may not know: the address by which somebody learns it, or null. `refused`: the rules took no such twins. */
export async function compareServers(
  rulebook: string,
  twins: Twins,
  viewers: readonly Viewer[],
  planted: Planted = {},
): Promise<{ leak: string | null; compared: number } | 'refused'> {
  const one = await Side.open(rulebook, twins, viewers, planted);
  const other = await Side.open(rulebook, twins, viewers, planted);
  try {
    await one.listen();
    await other.listen();
    if (!(await one.play('one')) || !(await other.play('other'))) return 'refused';
    const [first, second] = [await one.told(), await other.told()];
    if (first !== second) return { leak: `feed: ${around(first, second)}`, compared: 1 };
    let compared = 1;
    for (const viewer of viewers) {
      const [mine, theirs] = [await one.answers(viewer), await other.answers(viewer)];
      for (const [n, [url, text]] of mine.entries()) {
        compared++;
        if (text !== theirs[n]![1])
          return { leak: `${nameOf(viewer)}, ${url}: ${around(text, theirs[n]![1])}`, compared };
      }
    }
    return { leak: null, compared };
  } finally {
    await one.close();
    await other.close();
  }
}

function around(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `${one.slice(Math.max(0, at - 100), at + 160)} | ${other.slice(Math.max(0, at - 100), at + 160)}`;
}
