/**
 * Twins through two real servers: one past, then the game goes on here and there, with everybody's feeds open. Afterwards every
 * address of the game is asked for by everybody who may not know the difference, and every answer is compared whole.
 */
import { strFromU8, unzipSync } from 'fflate';
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
/** Numbers of games and turns that are asked for. */
const NUMBERS = [0, 1, 2, 3, 5];
/** Through whose eyes: everybody's, one's own, others', those of somebody there is not. */
const EYES = ['public', 'seat', 'organiser', 'clan:2', 'player:p1', 'nobody'];
const IMAGE = '0'.repeat(32);
const OWNER = 'owner';

/** Told by the network to everybody, of the moment and not of the game. */
const PASSING = new Set(['date', 'set-cookie', 'x-ratelimit-remaining', 'x-ratelimit-reset']);
/** Random by their nature: the name of one's own sign-in, the key of a calendar. */
const RANDOM = /("device":"[0-9a-f]+")|(calendar\.ics\?key=[\w-]+)/g;
/** Whoever steers may have the whole game as a file; docs/security.md says what stands in it. */
const STEERING = new Set(['GET /api/games/:id/export', 'GET /api/games/:id/replica']);

/** Which routes have been compared, each with the statuses it has answered with. */
export type Visited = Map<string, Set<number>>;

export interface Depth {
  /** In how many ways each route is asked. */
  asked: number;
  visited: Visited;
}

/** Routes that are compared, but not by asking each for everything: how. */
const ELSEWHERE: Record<string, string> = {
  'GET /api/games/:id/feed': 'everybody listens the whole time, and once more from the beginning',
  'POST /api/games/:id/commands': 'what is tried',
  'POST /api/games/:id/dry-run': 'what is tried',
};

class Side {
  /** By viewer and game. */
  readonly streams = new Map<string, { name: string; game: string; stream: EventStream }>();
  private readonly browsers = new Map<string, Browser>();
  /** What each feed has told last, or began from. */
  private readonly marks = new Map<string, string>();
  /** What each feed began from. */
  private readonly began = new Map<string, string>();
  /** The game, and that of its table. */
  private readonly games: string[];
  private described: Described | null = null;

  private constructor(
    private readonly server: TestServer,
    readonly id: string,
    private readonly twins: Twins,
    private readonly url: string,
    private readonly depth: Depth,
  ) {
    this.games = [id];
  }

  static async open(
    rulebook: string,
    twins: Twins,
    viewers: readonly Viewer[],
    planted: Planted,
    depth: Depth,
  ): Promise<Side> {
    const books = planted.rulebooks ?? (rulebooks as Rulebooks);
    const server = await testServer({
      tools: planted.tools ?? tools,
      packs,
      rulebooks: books,
      now: CREATED,
      linkAttempts: 1e6,
    });
    await server.store.addAccount({ id: OWNER, name: 'Ольга', createdAt: CREATED });
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
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const side = new Side(server, stored.id, twins, url, depth);
    await server.store.addStaff(stored.id, OWNER);
    for (const viewer of viewers) side.browsers.set(nameOf(viewer), await side.browser(viewer, owner));
    server.clock.now = Date.parse(twins.past.at(-1)?.at ?? CREATED) + 1;
    if (twins.table) {
      // The same luck here and there.
      const { host } = server;
      const create = host.create.bind(host);
      host.create = (made) => create({ seed: `${twins.seed} table`, ...made });
      const answer = await owner.post<{ game: string }>(`/api/games/${stored.id}/cup/tables`, twins.table);
      if (answer.status !== 200) throw new Error(answer.text);
      side.games.push(answer.body.game);
    }
    for (const game of side.games) await side.furnish(game, viewers);
    return side;
  }

  /** What people have put beside the log: a picture, an address of one's own calendar. */
  private async furnish(game: string, viewers: readonly Viewer[]): Promise<void> {
    const { store } = this.server;
    const image = { type: 'image/webp' as const, bytes: Buffer.from('picture'), createdAt: CREATED };
    await store.addImage({ game, id: IMAGE, ...image });
    for (const viewer of viewers) {
      if (viewer.kind !== 'person') continue;
      const { person } = viewer;
      const hash = hashToken(`calendar of ${person} ${game}`);
      await store.addLink({ ...newLink('person', { game, person, hash, at: CREATED }), purpose: 'calendar' });
    }
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

  /** Opens everybody's feed of each game, as it is and with what has changed. */
  async listen(): Promise<void> {
    for (const name of this.browsers.keys()) {
      for (const game of this.games) {
        for (const query of ['', '?changes=1']) {
          const stream = await this.feed(name, game, query);
          await stream.until(() => stream.raw.includes('retry'), 'the greeting');
          const key = `${name} ${game}${query}`;
          this.streams.set(key, { name, game, stream });
          // What it begins from is known only once the server has looked.
          const mark = await this.mark(name, game);
          this.marks.set(key, mark);
          this.began.set(`${name} ${game}`, mark);
        }
      }
    }
  }

  private feed(name: string, game: string, query = ''): Promise<EventStream> {
    const { cookie } = this.browsers.get(name)!;
    return EventStream.open(`${this.url}/api/games/${game}/feed${query}`, cookie ? { cookie } : {});
  }

  private async mark(name: string, game: string, query = ''): Promise<string> {
    return String((await this.browsers.get(name)!.get(`/api/games/${game}${query}`)).body.mark);
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
    for (const { at, author, command, of } of [...this.twins[which], ...this.twins.after]) {
      clock.now = Date.parse(at);
      const key = `${which}-${n++}`;
      try {
        await host.submit(of === 'table' ? this.games[1]! : this.id, () => ({
          command,
          author,
          receivedMs: clock.now,
          key,
        }));
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
    // What ends a table goes into its cup.
    await this.server.cups.idle();
    for (const [key, { name, game, stream }] of this.streams) {
      const mark = await this.mark(name, game);
      if (mark === this.marks.get(key)) continue;
      this.marks.set(key, mark);
      await stream.until(() => stream.events.some(({ id }) => id === mark), `the mark ${mark} of ${key}`);
    }
  }

  /** What each feed has told: the order, the number and the content of its events. */
  async told(): Promise<string> {
    await this.quiet();
    return JSON.stringify([...this.streams.values()].map(({ name, stream }) => [name, stream.events]));
  }

  /** The same for whoever comes back: from the beginning, and from where he was before the games parted; with everybody's eyes, too. */
  async retold(): Promise<string> {
    const found: unknown[] = [];
    for (const [key, { name, game }] of this.streams) {
      const since = this.began.get(key);
      if (since === undefined) continue;
      for (const query of ['?after=0', `?after=${since}`, '?as=public&after=0', '?after=0&changes=1']) {
        const mark = await this.mark(name, game, query.startsWith('?as') ? '?as=public' : '');
        const stream = await this.feed(name, game, query);
        if (!query.endsWith(`after=${mark}`))
          await stream.until(() => stream.events.at(-1)?.id === mark, `the mark ${mark} of ${key} ${query}`);
        found.push([name, query, stream.response.statusCode, stream.events]);
        stream.close();
      }
    }
    this.note('GET /api/games/:id/feed', 200);
    return JSON.stringify(found);
  }

  /** Every address as this viewer is answered, then whatever he may try. */
  async answers(viewer: Viewer): Promise<[string, string][]> {
    const browser = this.browsers.get(nameOf(viewer))!;
    const found: [string, string][] = [];
    const asked = async (name: string, path: string, shown: string, body?: unknown): Promise<void> => {
      const [method, url] = name.split(' ') as ['GET', string];
      const answer = await browser.request(method, path, body);
      this.note(`${method} ${url}`, answer.status);
      found.push([shown, whole(answer)]);
    };
    const described = await this.description(browser);
    for (const game of this.games) {
      for (const name of this.routes((method, url) => method === 'GET' && url.includes(':id'))) {
        if (viewer.kind === 'organiser' && STEERING.has(name)) continue;
        for (const query of queriesOf(name, described, this.depth.asked))
          await asked(name, `${this.pathOf(name, game)}${query}`, `${name}${query}`);
      }
      const key = encodeURIComponent(`calendar of ${nameOf(viewer)} ${game}`);
      await asked('GET /api/calendar.ics', `/api/calendar.ics?key=${key}`, 'one’s own calendar');
    }
    for (const url of ['/api/games', '/api/me', '/api/removed']) await asked(`GET ${url}`, url, url);
    const link = { token: `link of ${nameOf(viewer)}` };
    await asked('POST /api/links/look', '/api/links/look', 'one’s own link', link);
    if (viewer.kind === 'organiser') return found;
    for (const [n, command] of this.twins.probes.slice(0, 10).entries()) {
      for (const game of this.games) await this.try(browser, game, command, `${nameOf(viewer)}-${n}`, found);
    }
    // What he may change is his own; what he may not is refused him in the same words.
    for (const game of this.games) {
      for (const name of this.routes((method, url) => method !== 'GET' && url.includes(':id')))
        await asked(name, this.pathOf(name, game), name, name.startsWith('DELETE') ? undefined : {});
    }
    return found;
  }

  private async try(
    browser: Browser,
    game: string,
    command: Command,
    name: string,
    found: [string, string][],
  ): Promise<void> {
    const put = command as Command & { type: string };
    const key = `probe-${name}-${game}`;
    const dry = await browser.post(
      `/api/games/${game}/dry-run`,
      { command: put },
      { 'idempotency-key': key },
    );
    this.note('POST /api/games/:id/dry-run', dry.status);
    found.push([`dry-run ${command.type}`, whole(dry)]);
    const done = await browser.command(game, put, { key });
    this.note('POST /api/games/:id/commands', done.status);
    found.push([`command ${command.type}`, whole(done)]);
    await this.server.cups.idle();
    for (const each of this.games)
      found.push([`view after ${command.type}`, whole(await browser.get(`/api/games/${each}`))]);
  }

  private routes(chosen: (method: string, url: string) => boolean): string[] {
    return this.server.routes.flatMap(({ method, url }) => {
      const name = `${method} ${url}`;
      return chosen(method, url) && !(name in ELSEWHERE) ? [name] : [];
    });
  }

  private pathOf(name: string, game: string): string {
    const [{ person } = { person: 'nobody' }] = this.twins.blind.flatMap((each) =>
      each.kind === 'person' && each.person !== 'nobody' ? [each] : [],
    );
    return name.split(' ')[1]!.replace(':id', game).replace(':person', person).replace(/:\w+/g, IMAGE);
  }

  private async description(browser: Browser): Promise<Described> {
    this.described ??= (await browser.get<Described>('/api/openapi.json')).body;
    return this.described;
  }

  private note(route: string, status: number): void {
    this.depth.visited.set(route, (this.depth.visited.get(route) ?? new Set()).add(status));
  }

  async close(): Promise<void> {
    for (const { stream } of this.streams.values()) stream.close();
    await this.server.close();
  }
}

/** What the server says of itself, as far as it is read here. */
interface Described {
  paths: Record<
    string,
    Record<
      string,
      { parameters?: { in: string; name: string; schema: { enum?: string[]; type?: string } }[] }
    >
  >;
  [other: string]: unknown;
}

/** The ways a route may be asked by its own description, the plain one first; of very many, so many are taken evenly. */
function queriesOf(name: string, { paths }: Described, most: number): string[] {
  const [method = '', url = ''] = name.split(' ');
  const described = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  const parts = (described?.parameters ?? []).filter((each) => each.in === 'query');
  const values = parts.map(({ name: part, schema }) => [null, ...valuesOf(part, schema)]);
  const all = values.reduce((count, { length }) => count * length, 1);
  // Whole where it is small; else steps that meet every value, alone and beside others.
  const step = all <= most ? 1 : coprime(Math.floor(all / most), all);
  return Array.from({ length: Math.min(all, most) }, (_, n) => {
    let at = (n * step) % all;
    const asked = values.flatMap((list, k) => {
      const value = list[at % list.length]!;
      at = Math.floor(at / list.length);
      return value === null ? [] : [`${parts[k]!.name}=${encodeURIComponent(value)}`];
    });
    return asked.length > 0 ? `?${asked.join('&')}` : '';
  });
}

function valuesOf(name: string, { enum: choices }: { enum?: string[] }): string[] {
  if (choices) return choices;
  if (name === 'as') return EYES;
  if (name === 'game') return NUMBERS.map(String);
  if (name === 'player') return ['p1'];
  return ['1', 'x'];
}

function coprime(from: number, to: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, from);
  while (divisor(step, to) !== 1) step++;
  return step;
}

/** A workbook is a box of files, each with the time it was put in. */
function contentOf({ headers, text, bytes }: Answer): string {
  if (!String(headers['content-type']).includes('spreadsheetml')) return text.replace(RANDOM, '');
  return JSON.stringify(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));
}

function whole(answer: Answer): string {
  const { status, headers } = answer;
  return JSON.stringify([
    status,
    Object.entries(headers).filter(([name]) => !PASSING.has(name)),
    contentOf(answer),
  ]);
}

const nameOf = (viewer: Viewer): string => (viewer.kind === 'person' ? viewer.person : viewer.kind);

/** How the twins differ for those who may not know: the address by which somebody learns it, or null. `refused`: the rules took no such twins. */
export async function compareServers(
  rulebook: string,
  twins: Twins,
  viewers: readonly Viewer[],
  planted: Planted = {},
  depth: Depth = { asked: 8, visited: new Map() },
): Promise<{ leak: string | null; compared: number } | 'refused'> {
  const one = await Side.open(rulebook, twins, viewers, planted, depth);
  const other = await Side.open(rulebook, twins, viewers, planted, depth);
  try {
    await one.listen();
    await other.listen();
    if (!(await one.play('one')) || !(await other.play('other'))) return 'refused';
    const [first, second] = [await one.told(), await other.told()];
    if (first !== second) return { leak: `feed: ${around(first, second)}`, compared: 1 };
    const [again, elsewhere] = [await one.retold(), await other.retold()];
    if (again !== elsewhere) return { leak: `feed: ${around(again, elsewhere)}`, compared: 2 };
    let compared = 2;
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
