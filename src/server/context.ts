/** What every route works with. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Store, StoredGame } from '../store/store.js';
import type { GameAccess, Level } from './access.js';
import type { CupTables } from './cup/tables.js';
import type { FeedHub } from './feed-hub.js';
import type { GameHost } from './game-host.js';
import type { Nodes } from './nodes.js';
import type { ForgottenList } from './privacy/ledger.js';
import { ApiProblem } from './problems.js';
import { hashToken, randomId } from './secrets.js';
import { problemShape } from './shapes.js';
import type { Tools } from './tools.js';
import type { Visitor } from './visitors.js';

export interface Context {
  store: Store;
  host: GameHost;
  hub: FeedHub;
  /** The other processes on the store; absent where this one is alone. */
  nodes?: Nodes;
  /** The tables of cups. */
  cups: CupTables;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Loaded when a route first needs them. */
  tools: () => Promise<Tools>;
  /** Packs that a setup may name instead of spelling out. */
  packs: Readonly<Record<string, unknown>>;
  /** The address people know the server by; null: what their browser says. */
  publicUrl: string | null;
  /** Who was forgotten, for a copy of the data that does not know yet; null: nobody keeps it. */
  ledger?: ForgottenList | null;
  /** Attempts a minute from one address at opening links. */
  linkAttempts: number;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The game of a request, once it is known that the visitor may have it. */
export interface Entry {
  meta: StoredGame;
  access: GameAccess;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
    /** When the whole request had arrived, in milliseconds: the moment deadlines are compared with. */
    receivedMs: number;
    entry: Entry | null;
  }
  interface FastifyContextConfig {
    /** What the visitor must be allowed; every route says it. */
    access?: Level;
    /** Answers for a game that was taken away, too. */
    evenRemoved?: boolean;
  }
}

/** The game of a request whose route asks for one. */
export function entryOf(request: FastifyRequest): Entry {
  if (!request.entry) throw new ApiProblem('not-found');
  return request.entry;
}

/** The server's time as it is written in answers. */
export function serverTime(context: Context): string {
  return new Date(context.clock()).toISOString();
}

export function originOf(context: Context, request: FastifyRequest): string {
  return context.publicUrl ?? `${request.protocol}://${request.host}`;
}

export const gameParams = z.object({ id: z.string().max(80) });

/** `?as=`: whose eyes to look through, whose hand to act with. */
export const asQuery = z.object({
  as: z
    .string()
    .max(80)
    .optional()
    .describe('`public`, `seat`, `organiser`, `clan:2`, `clan:2:consigliere`; default: by the session'),
});

/** The same error shape on every route. */
export const errors = {
  default: {
    description: 'Any error, as problem details (RFC 9457)',
    content: { 'application/problem+json': { schema: problemShape } },
  },
};

/**
 * The id of something new. Made of the idempotency key where there is one, so that a request sent twice makes one
 * thing; `owner` keeps the keys of different people apart.
 */
export function idFor(request: FastifyRequest, prefix: string, owner: string): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return randomId(prefix);
  return `${prefix}-${hashToken(`${owner} ${request.url} ${key}`).slice(0, 12)}`;
}

/** The idempotency key of a command, in a space of its author: nobody meets another's keys. */
export function idempotencyKey(request: FastifyRequest, author: { person?: string; kind: string }): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new ApiProblem('key-missing');
  return `${author.kind}:${author.person ?? ''}:${key}`;
}
