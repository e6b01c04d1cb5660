/** The live feed: server-sent events that say which record a game has come to. */
import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type App, asQuery, type Context, entryOf, errors, gameParams } from '../context.js';
import type { Mark } from '../feed-hub.js';
import { hidesLog } from '../game-answer.js';
import { entryTo } from '../gate.js';
import { Looks, type Place, type Watcher } from '../looks.js';
import { visitorOf } from '../visitors.js';

const HEARTBEAT_MS = 20_000;
/** Bytes that wait for somebody who does not read: a phone that sleeps. He is let go, and goes on from where he was when he is back. */
const MOST_WAITING = 1024 * 1024;
/** Whoever is sent away is back soon: the server stops, or his access is to be looked at anew. */
const COME_BACK = 'retry: 500\n\n';

const feedQuery = asQuery.extend({
  after: z
    .string()
    .regex(/^[0-9a-f]{1,64}$/)
    .optional()
    .describe('The mark last seen; default: only what is new'),
  changes: z.literal('1').optional().describe('Events carry what has changed of the answer, too'),
});

export function feedRoutes(app: App, context: Context): void {
  const { store, hub, host } = context;
  const looks = new Looks(context);

  app.route({
    method: 'GET',
    url: '/api/games/:id/feed',
    exposeHeadRoute: false,
    config: { access: 'watch' },
    schema: {
      summary: 'Live feed (server-sent events)',
      description:
        'Each event has `id`: the record’s number, and data `{"seq","at"}`. Resumes after `Last-Event-ID` (or `?after=`) without gap or duplicate. Where a game keeps secrets, those who do not steer it get an event only when their own view has changed; its id is then an opaque mark. With `changes=1` an event tells of the newest record only and carries `from`, `to` and `patch` besides, the steps (JSON Patch, RFC 6902) that make the answer of `/api/games/{id}` whose `print` is `to` of the one whose `print` is `from`; where they are missing, or one has another answer, it is to be fetched. An event named `notice` without id says that something beside the log has changed. Comments keep the connection alive.',
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
      // It lasts until the connection ends, so no piece has to say how long it is.
      out.useChunkedEncodingByDefault = false;
      out.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // The stream ends with its connection, so a server that stops does not wait for it.
        connection: 'close',
        'x-accel-buffering': 'no',
        'x-content-type-options': 'nosniff',
      });
      // With it go the headers.
      out.write('retry: 2000\n\n');

      const { meta, access } = entryOf(request);
      const cup = meta.parent;
      const { as, changes } = request.query;
      if (changes || hidesLog(host.rulebook(meta), access, as)) {
        const place = { game: id, cup, visitor: request.visitor, as };
        const from = { changes: changes !== undefined, last: after ?? null };
        return watch({ context, looks }, request, out, place, from);
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
 * The feed of those who are told of changes of what they see: of a game with secrets its number and time of what they do not see
 * stay hidden.
 */
function watch(
  { context, looks }: { context: Context; looks: Looks },
  request: FastifyRequest,
  out: ServerResponse,
  place: Place,
  { changes, last }: Pick<Watcher, 'changes' | 'last'>,
): void {
  const { access } = entryOf(request);
  const failed = (error: unknown): void => {
    request.log.error({ err: error }, 'feed');
    out.end();
  };
  let look: ReturnType<Looks['join']> | null = null;
  const stop = context.hub.subscribe(place.game, {
    session: request.visitor.session,
    grants: request.visitor.grants,
    cup: place.cup,
    steers: access.levels.has('steer'),
    marks: () => look?.again(),
    notice: () => {
      say(out, 'event: notice\ndata: {}\n\n');
      look?.again();
    },
    close: () => leave(out),
  });
  const heartbeat = setInterval(() => say(out, ': \n\n'), HEARTBEAT_MS);
  let closed = false;
  onceClosed(out, () => {
    closed = true;
    clearInterval(heartbeat);
    stop();
    look?.leave();
  });
  stillMay(context, request).then((may) => {
    if (!may) return void out.end();
    if (closed) return;
    look = looks.join(place, {
      changes,
      last,
      say: (event) => say(out, event),
      gone: () => void out.end(),
      failed,
    });
    look.again();
  }, failed);
}

/**
 * From here on the listener hears of every change, and whoever loses something he was let in by is sent away. What has changed
 * since he was let in is looked at once more: he may not have listened yet.
 */
async function stillMay(context: Context, request: FastifyRequest): Promise<boolean> {
  const { nodes, store } = context;
  const before = entryOf(request);
  const { id, parent } = before.meta;
  await nodes?.watch(parent === null ? [id] : [id, parent]);
  const { as } = request.query as { as?: string };
  const now = await entryTo(context, await visitorOf(store, request), id, as);
  if (!now || now.removed) return false;
  return [...before.access.levels].every((level) => now.access.levels.has(level));
}

/**
 * Whoever was sent away hears nothing more, though his connection may not be closed yet. What has no length is sent as it is: the
 * connection takes it in half the time the answer would.
 */
function say(out: ServerResponse, text: string): void {
  if (out.writableEnded) return;
  const way = out.socket ?? out;
  way.write(text);
  if (way.writableLength > MOST_WAITING) out.destroy();
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
