/** The live feed: server-sent events that say which record a game has come to. */
import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accessTo, seesLog, viewerAs } from '../access.js';
import { type App, asQuery, type Context, entryOf, errors, gameParams } from '../context.js';
import type { Mark } from '../feed-hub.js';
import { markOf, viewOf } from '../live-game.js';
import { visitorOf } from '../visitors.js';

const HEARTBEAT_MS = 20_000;
/** Whoever is sent away is back soon: the server stops, or his access is to be looked at anew. */
const COME_BACK = 'retry: 500\n\n';

const feedQuery = asQuery.extend({
  after: z
    .string()
    .regex(/^[0-9a-f]{1,64}$/)
    .optional()
    .describe('The mark last seen; default: only what is new'),
});

export function feedRoutes(app: App, context: Context): void {
  const { store, hub, host } = context;

  app.route({
    method: 'GET',
    url: '/api/games/:id/feed',
    exposeHeadRoute: false,
    config: { access: 'watch' },
    schema: {
      summary: 'Live feed (server-sent events)',
      description:
        'Each event has `id`: the record’s number, and data `{"seq","at"}`. Resumes after `Last-Event-ID` (or `?after=`) without gap or duplicate. Where a game keeps secrets, those who do not steer it get an event only when their own view has changed; its id is then an opaque mark. An event named `notice` without id says that something beside the log has changed. Comments keep the connection alive.',
      tags: ['games'],
      params: gameParams,
      querystring: feedQuery,
      response: {
        200: { description: 'The stream', content: { 'text/event-stream': { schema: z.string() } } },
        ...errors,
      },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const after = lastEventId(request.headers['last-event-id']) ?? request.query.after;
      reply.hijack();
      const out = reply.raw;
      out.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // The stream ends with its connection, so a server that stops does not wait for it.
        connection: 'close',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      say(out, 'retry: 2000\n\n');

      const { meta, access } = entryOf(request);
      const cup = meta.parent;
      if (host.rulebook(meta).secret && !seesLog(access, request.query.as)) {
        return secretFeed(context, request, out, { game: id, as: request.query.as, after: after ?? null });
      }

      // Listening starts before the past is read: what is stored in between waits in `pending`.
      let last: number | null = null;
      let pending: Mark[] = [];
      const fail = (error: unknown): void => {
        request.log.error({ err: error }, 'feed');
        out.end();
      };
      const send = (marks: readonly Mark[]): void => {
        for (const { seq, at } of marks) {
          if (last !== null && seq <= last) continue;
          last = seq;
          say(out, `id: ${seq}\ndata: ${JSON.stringify({ seq, at })}\n\n`);
        }
      };
      let filling = Promise.resolve();
      const take = (marks: readonly Mark[]): void => {
        const next = marks.find(({ seq }) => seq > (last ?? 0));
        if (next?.seq === (last ?? 0) + 1) send(marks);
        // What another process has stored in between comes first.
        else if (next) filling = filling.then(async () => send(await store.marks(id, last ?? 0))).catch(fail);
      };
      const stop = hub.subscribe(id, {
        session: request.visitor.session,
        grants: request.visitor.grants,
        cup,
        steers: access.levels.has('steer'),
        marks: (marks) => {
          if (last === null) pending.push(...marks);
          else take(marks);
        },
        notice: () => say(out, 'event: notice\ndata: {}\n\n'),
        close: () => leave(out),
      });
      const heartbeat = setInterval(() => say(out, ': \n\n'), HEARTBEAT_MS);
      onceClosed(out, () => {
        clearInterval(heartbeat);
        stop();
      });

      try {
        if (!(await stillMay(context, request))) return void out.end();
        // A mark from beyond the end of the log (a restored copy, a mistyped one) means: from now on.
        const end = (await store.game(id))?.seq ?? 0;
        const from = after === undefined ? end : Math.min(Number(after) || 0, end);
        const past = await store.marks(id, from);
        last = from;
        send(past);
        take(pending);
        pending = [];
      } catch (error) {
        fail(error);
      }
    },
  });
}

/**
 * The feed of a game with secrets: after each record the viewer's view is looked at, and only a changed one is told. Number
 * and time of what he does not see stay hidden.
 */
function secretFeed(
  context: Context,
  request: FastifyRequest,
  out: ServerResponse,
  { game, as, after }: { game: string; as: string | undefined; after: string | null },
): void {
  const { access: first, meta: entered } = entryOf(request);
  const { store, hub, host } = context;
  let last = after;
  const look = async (): Promise<void> => {
    // What he may know of a table is for the cup to say, and that changes.
    const meta = await store.game(game);
    const access = meta && (await accessTo(context, request.visitor, meta, as));
    if (!access?.levels.has('watch')) return void out.end();
    const now = await host.readFor(access, game, (live) => markOf(viewOf(live, viewerAs(live, access, as))));
    if (now === last) return;
    const known = last !== null;
    last = now;
    if (known) say(out, `id: ${now}\ndata: ${JSON.stringify({ mark: now })}\n\n`);
  };
  let looking = Promise.resolve();
  const lookAgain = (): void => {
    looking = looking.then(look).catch((error) => {
      request.log.error({ err: error }, 'feed');
      out.end();
    });
  };
  const stop = hub.subscribe(game, {
    session: request.visitor.session,
    grants: request.visitor.grants,
    cup: entered.parent,
    steers: first.levels.has('steer'),
    marks: lookAgain,
    notice: () => say(out, 'event: notice\ndata: {}\n\n'),
    close: () => leave(out),
  });
  const heartbeat = setInterval(() => say(out, ': \n\n'), HEARTBEAT_MS);
  onceClosed(out, () => {
    clearInterval(heartbeat);
    stop();
  });
  looking = stillMay(context, request).then(
    (may) => void (may || out.end()),
    (error) => {
      request.log.error({ err: error }, 'feed');
      out.end();
    },
  );
  lookAgain();
}

/**
 * Where several processes share the store: from here on the listener hears of every change, and what has changed since he was let
 * in is looked at once more.
 */
async function stillMay(context: Context, request: FastifyRequest): Promise<boolean> {
  const { nodes, store } = context;
  if (!nodes) return true;
  const { id, parent } = entryOf(request).meta;
  await nodes.watch(parent === null ? [id] : [id, parent]);
  const meta = await store.game(id);
  const visitor = await visitorOf(store, request);
  const { as } = request.query as { as?: string };
  return meta !== null && (await accessTo(context, visitor, meta, as)).levels.has('watch');
}

/** Whoever was sent away hears nothing more, though his connection may not be closed yet. */
function say(out: ServerResponse, text: string): void {
  if (!out.writableEnded) out.write(text);
}

function leave(out: ServerResponse): void {
  if (!out.writableEnded) out.end(COME_BACK);
}

function onceClosed(out: ServerResponse, then: () => void): void {
  if (out.destroyed) then();
  else out.once('close', then);
}

function lastEventId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[0-9a-f]{1,64}$/.test(header) ? header : undefined;
}
