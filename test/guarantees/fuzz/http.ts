/** Every route of the server with whatever one may send: addresses, queries, headers, bodies; by everybody. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tools } from '../../../src/cli/tools.js';
import type { Command } from '../../../src/engine/contract.js';
import { packs, rulebooks } from '../../../src/rulebooks/index.js';
import { newLink } from '../../../src/server/links.js';
import type { Rulebooks } from '../../../src/server/live-game.js';
import { hashToken } from '../../../src/server/secrets.js';
import { Chance } from '../../support/chance.js';
import {
  type Browser,
  organiser,
  Browser as TestBrowser,
  type TestServer,
  testServer,
} from '../../support/test-server.js';
import { type Batch, Found, type Target } from './target.js';
import { fitting, mutated, Pool, type Schema, scratched, WILD_STRINGS } from './values.js';
import { worlds } from './worlds.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What is looked at of an answer. */
interface Answered {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

interface Route {
  method: Method;
  url: string;
  query: Record<string, Schema>;
  body: Schema | null;
}

const TABLE = 'vavt-cup-2017';
/** A stream that never ends: it goes through a socket, stays open a while and is closed. */
const FEED = 'GET /api/games/:id/feed';
/** So many people listen at once. */
const MOST_FEEDS = 60;
/** How soon the server must have noticed that they have gone, in milliseconds. */
const GONE_MS = 5_000;
/** Each starts a thread, a search or a whole season of its own: one in so many of the requests they would get. */
const SLOW: Record<string, number> = {
  'POST /api/games/:id/import/preview': 60,
  'POST /api/games/:id/cup/seating/propose': 40,
  'POST /api/games/:id/cup/seating/figures': 4,
  'POST /api/demo': 400,
  'GET /api/games/:id/board.png': 40,
  'POST /api/games/:id/images': 4,
  'GET /api/games/:id/table': 6,
  'GET /api/games/:id/cup/table': 6,
  'POST /api/games': 6,
  'POST /api/paper': 4,
};
/** The doors of a game: most of what people send goes here. */
const OFTEN: Record<string, number> = {
  'POST /api/games/:id/commands': 30,
  'POST /api/games/:id/dry-run': 6,
  'POST /api/games/:id/amend/preview': 4,
  'POST /api/games/:id/amend': 4,
  [FEED]: 6,
  'GET /api/games/:id/calendar.ics': 3,
};
/** What a browser may say it has seen last. */
const LAST_SEEN = [
  '0',
  '1',
  '7',
  '40',
  '99999999999999999999',
  'f'.repeat(64),
  'f'.repeat(65),
  '-1',
  '1e3',
  'deadbeef',
];
const NOW = '2026-06-01T12:00:00.000Z';
/** What must not come out: where the program lies, and how it speaks to its database. */
const INSIDE = /node_modules|\/work\/|SqliteError|SQLITE_|at [A-Za-z.]+ \(|\.ts:\d+|ZodError/;
/** Not told by an error of the program: what it does not offer. */
const ALLOWED = new Set([501]);

export const httpTarget: Target = {
  name: 'HTTP API',
  batch: 1500,
  most: 8000,
  start: (chance) => Http.open(chance),
};

class Http implements Batch {
  readonly outcomes = new Set<string>();
  private n = 0;
  /** Those who listen, the oldest first. */
  private readonly feeds: IncomingMessage[] = [];

  private constructor(
    private readonly chance: Chance,
    private readonly server: TestServer,
    private readonly port: number,
    private readonly folder: string,
    readonly routes: Route[],
    private readonly browsers: Browser[],
    private readonly games: string[],
    private readonly ids: Pool,
    private readonly corpus: Map<string, Command[]>,
  ) {}

  static async open(chance: Chance): Promise<Http> {
    const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'reglament-fuzz-'));
    const server = await testServer({
      folder,
      tools,
      packs,
      rulebooks: rulebooks as Rulebooks,
      now: NOW,
      linkAttempts: 1e9,
    });
    server.host.start();
    const owner = await organiser(server);
    const own = (
      await owner.post<{ id: string }>('/api/games', { rulebook: 'counter', setup: { limit: 100 } })
    ).body.id;
    const account = (await server.store.staff(own))[0]!.id;
    const games: string[] = [];
    const corpus = new Map<string, Command[]>();
    const ids = new Pool().add([
      'public',
      'seat',
      'organiser',
      'clan:2',
      'clan:2:consigliere',
      'seat:3',
      'player:p1',
      'judge:j1',
    ]);
    const browsers: Browser[] = [owner, owner, new TestBrowser(server.app)];
    for (const [rulebook, make] of Object.entries(worlds)) {
      const { game, records } = make(chance.below(1_000_000), chance.below(60));
      const stored = await server.host.create({
        rulebook: server.host.rulebooks[rulebook]!,
        setup: game.head.setup,
        title: rulebook,
        open: chance.maybe(0.7),
        play: (past) => {
          for (const { at, author, input } of records) {
            if (input.kind !== 'command' || author.kind === 'system') continue;
            try {
              past.submit(at, author, input.command);
            } catch {
              // With other luck some of it is no longer possible.
            }
          }
        },
      });
      games.push(stored.id);
      // What has been due for years is carried out now, so that it is nobody's doing later.
      await server.host.read(stored.id, () => null).catch(() => null);
      await server.store.addStaff(stored.id, account);
      corpus.set(
        stored.id,
        records.flatMap(({ input }) => (input.kind === 'command' ? [input.command] : [])).slice(-40),
      );
      const person = `f${games.length}`;
      browsers.push(await player(server, stored.id, person));
      ids.add([stored.id, person]);
    }
    for (const game of await tablesOf(owner, games)) {
      games.push(game);
      ids.add([game]);
      corpus.set(game, corpus.get(games[Object.keys(worlds).indexOf(TABLE)]!)!);
    }
    ids.add([...corpus.values()].flat().slice(0, 120), 300);
    const described = (await owner.get<Described>('/api/openapi.json')).body;
    const routes = server.routes.flatMap((route) =>
      weighted(route as { method: Method; url: string }, described),
    );
    const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
    return new Http(chance, server, port, folder, routes, browsers, games, ids, corpus);
  }

  async next(): Promise<void> {
    const { chance, server } = this;
    this.n++;
    let route = chance.pick(this.routes);
    for (const rare = SLOW[nameOf(route)]; rare && !chance.maybe(1 / rare); ) {
      route = chance.pick(this.routes);
      if (!SLOW[nameOf(route)]) break;
    }
    const game = chance.pick(this.games);
    const browser = route.url === '/api/logout' ? this.browsers[2]! : chance.pick(this.browsers);
    const url = this.address(route, game);
    const { payload, headers } = this.body(route, game);
    const request = { method: route.method, url, headers: { ...this.headers(), ...headers }, payload };
    const before = await this.seqOf(game);
    const shown = {
      ...request,
      who: this.browsers.indexOf(browser),
      payload: Buffer.isBuffer(payload) ? payload.toString('base64') : payload,
    };
    const sent = {
      method: route.method,
      url,
      headers: {
        ...request.headers,
        ...(browser.cookie && chance.maybe(0.95) ? { cookie: browser.cookie } : {}),
      },
      ...(payload === undefined ? {} : { payload }),
    };
    let response: Answered;
    try {
      response = nameOf(route) === FEED ? await this.listen(sent) : await server.app.inject(sent);
    } catch (error) {
      // The address itself could not even be sent.
      if (
        /Invalid URL|ERR_INVALID|invalid character|must be one of|ByteString|unescaped/i.test(String(error))
      )
        return;
      throw new Found('the server throws', shown, error);
    }
    const { statusCode: status } = response;
    const type = String(response.headers['content-type'] ?? '');
    this.outcomes.add(`${nameOf(route)} ${status} ${status >= 400 ? codeOf(response.body) : ''}`);
    if (status >= 500 && !ALLOWED.has(status)) {
      const logged = server.logged
        .filter((line) => line.includes('"err"'))
        .slice(-2)
        .join('\n');
      throw new Found(
        `${nameOf(route)} answers ${status}: ${response.body.slice(0, 300)}`,
        shown,
        new Error(logged.slice(0, 2500)),
      );
    }
    if (status < 400) return;
    if (url.startsWith('/api/') && !type.includes('application/problem+json'))
      throw new Found(`${status} is answered as ${type}`, shown);
    if (INSIDE.test(response.body) && !INSIDE.test(JSON.stringify(shown)))
      throw new Found(`${status} tells of the inside: ${response.body.slice(0, 400)}`, shown);
    if (route.method !== 'GET' && (await this.seqOf(game)) !== before)
      throw new Found(`${status}, and yet something was recorded`, shown);
    server.logged.length = 0;
  }

  /** Opens a feed as a browser does. Some who listen read nothing of what they are told. */
  private listen({ url, headers }: { url: string; headers: Record<string, string> }): Promise<Answered> {
    return new Promise((resolve, reject) => {
      const request = get(
        { host: '127.0.0.1', port: this.port, path: url, headers, agent: false },
        (response) => {
          const { statusCode = 0, headers: told } = response;
          response.on('error', () => {});
          if (String(told['content-type']).startsWith('text/event-stream')) {
            if (this.chance.maybe(0.8)) response.resume();
            this.feeds.push(response);
            while (this.feeds.length > MOST_FEEDS) this.feeds.shift()!.destroy();
            return resolve({ statusCode, headers: told, body: '' });
          }
          let body = '';
          response.setEncoding('utf8').on('data', (part: string) => {
            body += part;
          });
          response.on('close', () => resolve({ statusCode, headers: told, body }));
        },
      );
      request.on('error', reject);
    });
  }

  async close(): Promise<void> {
    await this.noMoreThan(this.feeds.length);
    for (const feed of this.feeds) feed.destroy();
    await this.noMoreThan(0);
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Whoever has gone is forgotten soon. @throws Found */
  private async noMoreThan(feeds: number): Promise<void> {
    const { hub } = this.server;
    for (const end = Date.now() + GONE_MS; hub.size > feeds; await pause(10)) {
      if (Date.now() > end)
        throw new Found(`${hub.size} feeds are open on the server, ${feeds} are listened to`, null);
    }
  }

  /** The number of the last record; the clock stands still, so nothing is recorded by itself. */
  private async seqOf(game: string): Promise<number | undefined> {
    return (await this.server.store.game(game))?.seq;
  }

  private address({ url, query }: Route, game: string): string {
    const { chance, ids } = this;
    const part = (): string =>
      encoded(chance.maybe(0.7) ? chance.pick(ids.strings) : chance.pick(WILD_STRINGS).slice(0, 300), chance);
    let path = url.replace(':id', chance.maybe(0.93) ? game : part()).replace(/:\w+/g, part);
    if (path.endsWith('/*')) path = `${path.slice(0, -1)}${part()}`;
    if (chance.maybe(0.03)) path = scratched(path, chance).replaceAll('\0', '');
    const asked = Object.entries(query).filter(() => chance.maybe(0.5));
    if (chance.maybe(0.03)) asked.push([chance.pick(WILD_STRINGS).slice(0, 40), {}]);
    const text = asked.map(([name, schema]) => {
      const value = chance.maybe(0.6) ? fitting(schema, chance, ids, 0) : ids.string(chance);
      return `${encoded(name, chance)}=${encoded(plainly(value).slice(0, 300), chance)}`;
    });
    const full = text.length > 0 ? `${path}?${text.join('&')}` : path;
    return full.startsWith('/') ? full : `/${full}`;
  }

  private headers(): Record<string, string> {
    const { chance } = this;
    const headers: Record<string, string> = {};
    const plain = (): string =>
      chance
        .pick(WILD_STRINGS)
        .replace(/[^\x20-\x7e]/g, '')
        .slice(0, 300);
    if (chance.maybe(0.9)) headers['idempotency-key'] = chance.maybe(0.95) ? `k${this.n}` : plain();
    if (chance.maybe(0.5)) headers['x-device'] = chance.maybe(0.9) ? 'device-0123456789' : plain();
    if (chance.maybe(0.2)) headers['last-event-id'] = chance.maybe(0.3) ? plain() : chance.pick(LAST_SEEN);
    if (chance.maybe(0.05)) headers['accept-encoding'] = chance.pick(['br', 'gzip;q=0', 'br;q=x,*', plain()]);
    if (chance.maybe(0.03)) headers['accept-language'] = plain();
    if (chance.maybe(0.02)) headers.cookie = `reglament=${plain()}; ${plain()}`;
    if (chance.maybe(0.02)) headers['user-agent'] = plain();
    if (chance.maybe(0.02)) headers.origin = plain();
    if (chance.maybe(0.02)) headers['x-forwarded-host'] = plain();
    if (chance.maybe(0.02)) headers['if-none-match'] = plain();
    return headers;
  }

  private body(route: Route, game: string): { payload?: string | Buffer; headers?: Record<string, string> } {
    const { chance } = this;
    if (route.method === 'GET' && chance.maybe(0.98)) return {};
    if (route.method === 'DELETE' && chance.maybe(0.8)) return {};
    if (route.url.endsWith('/images')) return picture(chance);
    const value = this.said(route, game);
    let payload = JSON.stringify(value) ?? '';
    const roll = chance.next();
    if (roll < 0.03) payload = scratched(payload, chance);
    else if (roll < 0.035) payload = `${'['.repeat(100_000)}`;
    else if (roll < 0.04) payload = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
    else if (roll < 0.045) payload = `{"command":{"type":"x","type":"y"},"__proto__":{"a":1}}`;
    const type = chance.maybe(0.97)
      ? 'application/json'
      : chance.pick([
          'text/plain',
          'application/xml',
          'image/png',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
          '',
        ]);
    return { payload, headers: type ? { 'content-type': type } : {} };
  }

  private said({ url, body }: Route, game: string): unknown {
    const { chance, ids } = this;
    const own = this.corpus.get(game) ?? [];
    const made = body && chance.maybe(0.9) ? fitting(body, chance, ids) : ids.wild(chance, 3);
    if (made === null || typeof made !== 'object' || Array.isArray(made)) return made;
    const command = (): unknown =>
      own.length > 0 && chance.maybe(0.8) ? mutated(chance.pick(own), chance, ids) : ids.wild(chance, 3);
    if (/commands$|dry-run$/.test(url) && chance.maybe(0.9)) return { ...made, command: command() };
    if (/amend/.test(url) && chance.maybe(0.9)) {
      const target = String(chance.below(40));
      const change = chance.pick<() => unknown>([
        () => ({ kind: 'replace', target, command: command() }),
        () => ({ kind: 'remove', target }),
        () => ({
          kind: 'insert',
          at: ids.string(chance),
          author: { kind: 'person', person: ids.string(chance) },
          command: command(),
        }),
        () => ({ kind: 'insert', at: NOW, author: { kind: 'organiser' }, command: command() }),
      ])();
      return { ...made, change, reason: 'так надо', expectedSeq: chance.below(80) };
    }
    return chance.maybe(0.2) ? mutated(made, chance, ids) : made;
  }
}

interface Described {
  paths: Record<
    string,
    Record<
      string,
      {
        parameters?: { in: string; name: string; schema: Schema }[];
        requestBody?: { content: Record<string, { schema: Schema }> };
      }
    >
  >;
  [other: string]: unknown;
}

/** The games of some tables of the cups, where they have come so far. */
async function tablesOf(owner: Browser, games: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const game of games) {
    for (const place of [1, 2].flatMap((round) => [1, 2].map((table) => ({ round, table })))) {
      const answer = await owner.post<{ game: string }>(`/api/games/${game}/cup/tables`, place);
      if (answer.status === 200) found.push(answer.body.game);
    }
  }
  return found;
}

/** Every route that is fuzzed, as the server names it. */
export async function fuzzedRoutes(): Promise<string[]> {
  const world = await Http.open(new Chance(1));
  try {
    return [...new Set(world.routes.map(nameOf))];
  } finally {
    await world.close();
  }
}

/** Somebody with a personal link, whatever a seat is in his game. */
async function player(server: TestServer, game: string, person: string): Promise<Browser> {
  await server.store.addPerson({
    id: person,
    game,
    name: 'Игрок',
    role: 'player',
    clan: null,
    createdAt: NOW,
  });
  await server.store.addLink(newLink('person', { game, person, hash: hashToken(person), at: NOW }));
  const browser = new TestBrowser(server.app);
  await browser.post('/api/links/consume', { token: person });
  return browser;
}

/** A route as often as it is to come, with what its description says it takes. */
function weighted({ method, url }: { method: Method; url: string }, { paths }: Described): Route[] {
  const name = `${method} ${url}`;
  const described = paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  const query = Object.fromEntries(
    (described?.parameters ?? [])
      .filter((each) => each.in === 'query')
      .map((each) => [each.name, each.schema]),
  );
  const body = Object.values(described?.requestBody?.content ?? {})[0]?.schema ?? null;
  const route: Route = { method, url, query, body };
  return Array.from({ length: OFTEN[name] ?? 1 }, () => route);
}

const nameOf = ({ method, url }: Route): string => `${method} ${url}`;

function codeOf(body: string): string {
  try {
    const { code, field } = JSON.parse(body) as { code?: string; field?: string };
    return `${code} ${field?.replace(/\d+/g, '#').slice(0, 30) ?? ''}`;
  } catch {
    return '?';
  }
}

function encoded(text: string, chance: Chance): string {
  if (chance.maybe(0.05)) return text.replace(/[^\x21-\x7e]/g, '_').replaceAll('#', '');
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}

/** The smallest pictures of their kinds; broken ones mostly. */
const PICTURES = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA',
].map((text) => Buffer.from(text, 'base64'));

function picture(chance: Chance): { payload: Buffer; headers: Record<string, string> } {
  const bytes = Buffer.from(chance.pick(PICTURES));
  for (let i = chance.below(4); i > 0; i--) bytes[chance.below(bytes.length)] = chance.below(256);
  const payload = chance.maybe(0.1) ? bytes.subarray(0, chance.below(bytes.length)) : bytes;
  return {
    payload,
    headers: {
      'content-type': chance.pick(['image/png', 'image/gif', 'image/webp', 'image/jpeg', 'application/json']),
    },
  };
}

function plainly(value: unknown): string {
  return typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
}
