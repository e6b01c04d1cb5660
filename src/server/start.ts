/** The server as the command line starts it. */

import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Store } from '../store/store.js';
import { buildApp } from './app.js';
import type { Context } from './context.js';
import { CupTables } from './cup/tables.js';
import { FeedHub } from './feed-hub.js';
import { GameHost } from './game-host.js';
import type { Rulebooks } from './live-game.js';
import { Nodes } from './nodes.js';
import { forget } from './privacy/forget.js';
import { comeBack, type ForgottenList } from './privacy/ledger.js';
import { RetentionWorker } from './privacy/retention.js';
import { readScreens } from './screens.js';
import { hashToken, randomToken } from './secrets.js';
import { SharedClock } from './shared-clock.js';

export interface ServerOptions {
  /** Closed together with the server. */
  store: Store;
  rulebooks: Rulebooks;
  packs: Context['packs'];
  /** Loads them; asked when a route first needs them. */
  tools?: Context['tools'];
  /** Folder with the built screens. */
  webDir: string | null;
  port: number;
  host: string;
  /** The address people know the server by, `https://club.example`. */
  publicUrl?: string | null;
  trustProxy?: boolean;
  log?: FastifyBaseLogger;
  /** Milliseconds since 1970; unless given the computer's clock, or the store's where several processes share it. */
  clock?: () => number;
  /** Version of the program. */
  version: string;
  /** Names the build: snapshots of another one are not read. Default: the version. */
  build?: string;
  /** Issue a new link for the organiser even if there is an account. */
  newLink?: boolean;
  /** Remembers who was forgotten, beside the database. */
  ledger?: ForgottenList;
  linkAttempts?: number;
  /** Whoever shows it may read the metrics from another computer. */
  metricsToken?: string | null;
}

export interface RunningServer {
  url: string;
  /** A one-time link for the organiser: on the first start, and when a new one was asked for. */
  firstLink: string | null;
  close(): Promise<void>;
}

/** A log that is quiet in ordinary times and never holds a token: queries, bodies and headers are not written. */
export function quietLog(file?: string): FastifyBaseLogger {
  const options = { level: 'warn', base: null, serializers: { req: requestFacts } };
  return file === undefined
    ? pino(options)
    : pino(options, pino.destination({ dest: file, mkdir: true, sync: true }));
}

function requestFacts(request: { method: string; url: string }): object {
  return { method: request.method, path: request.url.split('?')[0]!.replace(/^\/l\/.*/, '/l/…') };
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const log = options.log ?? quietLog();
  const { store } = options;
  const { others } = store;
  const shared = others && new SharedClock(others);
  await shared?.sync();
  const clock = options.clock ?? shared?.now ?? Date.now;
  const hub = new FeedHub();
  const host = new GameHost({
    store,
    hub,
    clock,
    log,
    rulebooks: options.rulebooks,
    snapshotTag: options.build ?? options.version,
  });
  const cups = new CupTables({ store, host, hub, clock, log, packs: options.packs });
  const failed = (error: unknown): void => log.error({ err: error }, 'tables of a cup');
  const nodes =
    others && shared
      ? new Nodes({
          ...{ store, others, hub, host, clock: shared, log },
          cupChanged: (cup) => void cups.changedElsewhere(cup).catch(failed),
        })
      : undefined;
  const context: Context = {
    store,
    host,
    hub,
    cups,
    ...(nodes ? { nodes } : {}),
    clock,
    tools: options.tools ?? (async () => ({})),
    packs: options.packs,
    ledger: options.ledger ?? null,
    publicUrl: options.publicUrl?.replace(/\/+$/, '') ?? null,
    linkAttempts: options.linkAttempts ?? 20,
  };
  const { app } = await buildApp(context, {
    logger: log,
    screens: options.webDir === null ? null : readScreens(options.webDir),
    trustProxy: options.trustProxy ?? false,
    version: options.version,
    metrics: { token: options.metricsToken ?? null, process: true },
  });
  const forgetting = { store, host, hub, clock, ledger: null };
  if (options.ledger) {
    // The data may have been put back from a copy that knows nobody was forgotten.
    for (const { game, order } of await comeBack(store, await options.ledger.lines())) {
      await forget(forgetting, (await store.game(game))!, order);
    }
  }
  const retention = new RetentionWorker({ ...forgetting, ledger: options.ledger ?? null }, log);
  await nodes?.start();
  await cups.start();
  await app.listen({ port: options.port, host: options.host });
  host.start();
  retention.start();

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  const url = context.publicUrl ?? `http://${readable(options.host)}:${port}`;
  return {
    url,
    firstLink: await organiserLink(store, url, clock, options.newLink ?? false),
    async close() {
      await app.close();
      await retention.stop();
      await nodes?.stop();
      await cups.idle();
      await host.stop();
      await store.close();
    },
  };
}

/** The link that makes the organiser's account, or opens it again. */
async function organiserLink(
  store: Store,
  url: string,
  clock: () => number,
  anew: boolean,
): Promise<string | null> {
  const [first] = await store.accounts();
  if (first && !anew) return null;
  const token = randomToken();
  await store.addLink({
    hash: hashToken(token),
    purpose: 'organiser',
    account: first?.id ?? null,
    game: null,
    person: null,
    oneTime: true,
    createdAt: new Date(clock()).toISOString(),
    usedAt: null,
    revokedAt: null,
  });
  return `${url}/l/${token}`;
}

/** A host as a person types it. */
function readable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
