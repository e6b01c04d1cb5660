/** The live feed: server-sent events that say which record a game has come to. */
import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { type App, type Context, errors, gameParams } from '../context.js';
import type { Mark } from '../feed-hub.js';

const HEARTBEAT_MS = 20_000;

const feedQuery = z.object({
  after: z.coerce.number().int().min(0).optional().describe('The last record seen; default: only new ones'),
});

export function feedRoutes(app: App, context: Context): void {
  const { store, hub } = context;

  app.route({
    method: 'GET',
    url: '/api/games/:id/feed',
    exposeHeadRoute: false,
    config: { access: 'watch' },
    schema: {
      summary: 'Live feed (server-sent events)',
      description:
        'Each event has `id`: the record’s number, and data `{"seq","at"}`. Resumes after `Last-Event-ID` (or `?after=`) without gap or duplicate. An event named `notice` without id says that something beside the log has changed. Comments keep the connection alive.',
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
      out.write('retry: 2000\n\n');

      // Listening starts before the past is read: what is stored in between waits in `pending`.
      let last: number | null = null;
      let pending: Mark[] = [];
      const send = (marks: readonly Mark[]): void => {
        for (const { seq, at } of marks) {
          if (last !== null && seq <= last) continue;
          last = seq;
          out.write(`id: ${seq}\ndata: ${JSON.stringify({ seq, at })}\n\n`);
        }
      };
      const stop = hub.subscribe(id, {
        session: request.visitor.session,
        marks: (marks) => {
          if (last === null) pending.push(...marks);
          else send(marks);
        },
        notice: () => out.write('event: notice\ndata: {}\n\n'),
        close: () => out.end(),
      });
      const heartbeat = setInterval(() => out.write(': \n\n'), HEARTBEAT_MS);
      onceClosed(out, () => {
        clearInterval(heartbeat);
        stop();
      });

      try {
        const from = after ?? (await store.game(id))?.seq ?? 0;
        const past = await store.marks(id, from);
        last = from;
        send(past);
        send(pending);
        pending = [];
      } catch (error) {
        request.log.error({ err: error }, 'feed');
        out.end();
      }
    },
  });
}

function onceClosed(out: ServerResponse, then: () => void): void {
  if (out.destroyed) then();
  else out.once('close', then);
}

function lastEventId(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : undefined;
}
