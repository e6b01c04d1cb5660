/** A whole server on a store of its own, with a clock that stands until it is moved. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp, type RouteFacts } from '../../src/server/app.js';
import type { App, Context } from '../../src/server/context.js';
import { CupTables } from '../../src/server/cup/tables.js';
import { FeedHub } from '../../src/server/feed-hub.js';
import { GameHost } from '../../src/server/game-host.js';
import type { Rulebooks } from '../../src/server/live-game.js';
import { readScreens } from '../../src/server/screens.js';
import { hashToken, randomToken } from '../../src/server/secrets.js';
import type { Tools } from '../../src/server/tools.js';
import { openSqliteStore } from '../../src/store/sqlite.js';
import type { Store } from '../../src/store/store.js';
import { counterRulebooks } from './counter-rulebook.js';

export interface TestServer {
  app: App;
  routes: RouteFacts[];
  host: GameHost;
  cups: CupTables;
  hub: FeedHub;
  store: Store;
  /** Milliseconds since 1970; assign to move. */
  clock: { now: number };
  /** Everything that was logged. */
  logged: string[];
  close(): Promise<void>;
}

export interface TestServerOptions {
  /** A folder to use again; one of its own, removed at the end, unless given. */
  folder?: string;
  tools?: Tools;
  packs?: Context['packs'];
  /** Beside those of the tests. */
  rulebooks?: Rulebooks;
  webDir?: string;
  now?: string;
  linkAttempts?: number;
  trustProxy?: boolean;
  snapshotEvery?: number;
  store?: (store: Store) => Store;
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'reglament-'));
}

export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = options.folder ?? temporaryFolder();
  const opened = await openSqliteStore(join(folder, 'test.db'));
  const store = options.store?.(opened) ?? opened;
  const clock = { now: Date.parse(options.now ?? '2018-01-21T08:00:00.000Z') };
  const hub = new FeedHub();
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const host = new GameHost({
    store,
    rulebooks: { ...counterRulebooks, ...options.rulebooks },
    hub,
    log,
    clock: () => clock.now,
    snapshotTag: 'test',
    snapshotEvery: options.snapshotEvery,
  });
  const cups = new CupTables({ store, host, hub, clock: () => clock.now, log, packs: options.packs ?? {} });
  const context: Context = {
    store,
    host,
    hub,
    cups,
    clock: () => clock.now,
    tools: async () => options.tools ?? {},
    packs: options.packs ?? {},
    publicUrl: null,
    linkAttempts: options.linkAttempts ?? 1000,
  };
  const screens = options.webDir === undefined ? null : readScreens(options.webDir);
  const { app, routes } = await buildApp(context, {
    logger: log,
    screens,
    trustProxy: options.trustProxy ?? false,
    version: '0.0.0',
    metrics: { token: 'metrics-token', process: false },
  });
  await cups.start();
  await app.ready();
  return {
    app,
    routes,
    host,
    cups,
    hub,
    store,
    clock,
    logged,
    async close() {
      await app.close();
      await cups.idle();
      await host.stop();
      await store.close();
      if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Answer<T = Record<string, unknown>> {
  status: number;
  body: T;
  headers: Record<string, unknown>;
  text: string;
  /** As it came: for what is no text. */
  bytes: Buffer;
}

/** A browser: it keeps its cookie. */
export class Browser {
  cookie: string | null = null;

  constructor(private readonly app: App) {}

  async request<T = Record<string, unknown>>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await this.app.inject({
      method,
      url,
      headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const set = response.cookies.find((cookie) => cookie.name === 'reglament');
    if (set) this.cookie = set.value === '' ? null : `reglament=${set.value}`;
    const json = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: (json ? response.json() : {}) as T,
      headers: response.headers,
      text: response.body,
      bytes: response.rawPayload,
    };
  }

  get<T = Record<string, unknown>>(url: string, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.request<T>('GET', url, undefined, headers);
  }

  post<T = Record<string, unknown>>(
    url: string,
    body: unknown = {},
    headers?: Record<string, string>,
  ): Promise<Answer<T>> {
    return this.request<T>('POST', url, body, headers);
  }

  /** A command under a key of its own unless one is given. */
  command(
    game: string,
    command: { type: string; [field: string]: unknown },
    { key = randomToken(), as }: { key?: string; as?: string } = {},
  ): Promise<Answer> {
    const query = as === undefined ? '' : `?as=${encodeURIComponent(as)}`;
    return this.post(`/api/games/${game}/commands${query}`, { command }, { 'idempotency-key': key });
  }
}

/** A browser with an organiser's account. */
export async function organiser(server: TestServer): Promise<Browser> {
  const token = await organiserToken(server);
  const browser = new Browser(server.app);
  await browser.post('/api/links/consume', { token, name: 'Ольга' });
  return browser;
}

export async function organiserToken(server: TestServer): Promise<string> {
  const token = randomToken();
  await server.store.addLink({
    hash: hashToken(token),
    purpose: 'organiser',
    account: null,
    game: null,
    person: null,
    oneTime: true,
    createdAt: new Date(server.clock.now).toISOString(),
    usedAt: null,
    revokedAt: null,
  });
  return token;
}

export async function newGame(browser: Browser, fields: object = {}): Promise<string> {
  const answer = await browser.post('/api/games', { rulebook: 'counter', setup: { limit: 100 }, ...fields });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.id as string;
}

/** Adds a person, issues his link and opens it in a browser of his own. */
export async function member(
  server: TestServer,
  owner: Browser,
  game: string,
  fields: { name?: string; role?: string; clan?: number | null } = {},
): Promise<{ browser: Browser; person: string; token: string }> {
  const added = await owner.post(`/api/games/${game}/people`, {
    name: 'Пётр',
    role: 'boss',
    clan: 1,
    ...fields,
  });
  if (added.status !== 201) throw new Error(added.text);
  const person = added.body.person as string;
  const link = await owner.post(`/api/games/${game}/people/${person}/link`);
  const token = (link.body.url as string).split('/l/')[1]!;
  const browser = new Browser(server.app);
  await browser.post('/api/links/consume', { token });
  return { browser, person, token };
}
