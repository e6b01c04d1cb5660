/** Whether the server lives, and whether it should be given requests. */
import { z } from 'zod';
import { type App, type Context, errors } from '../context.js';

const tags = ['server'];
/** A store that does not answer by then is not there. */
const PATIENCE_MS = 3_000;

export function healthRoutes(app: App, context: Context): void {
  const { store, host } = context;

  app.route({
    method: 'GET',
    url: '/healthz',
    config: { access: 'anyone' },
    schema: {
      summary: 'Whether the server and its store answer',
      tags,
      response: { 200: z.object({ ok: z.literal(true) }), ...errors },
    },
    handler: async () => {
      await store.nextTimers();
      return { ok: true as const };
    },
  });

  const parts = {
    store: z.boolean().describe('The store answers'),
    tables: z.boolean().describe('Its tables are those of this program'),
    deadlines: z.boolean().describe('Deadlines are looked after'),
  };
  app.route({
    method: 'GET',
    url: '/readyz',
    config: { access: 'anyone' },
    schema: {
      summary: 'Whether a proxy should send requests here',
      description: 'The answer is 503 when one of the parts is not as it should be.',
      tags,
      response: {
        200: z.object({ ok: z.literal(true), ...parts }),
        503: z.object({ ok: z.literal(false), ...parts }),
        ...errors,
      },
    },
    handler: async (_request, reply) => {
      const deadlines = host.facts.deadlinesAlive;
      const { store, tables } = await lookAt();
      const ok = store && tables && deadlines;
      if (ok) return { ok: true as const, store, tables, deadlines };
      return reply.code(503).send({ ok: false as const, store, tables, deadlines });
    },
  });

  async function lookAt(): Promise<{ store: boolean; tables: boolean }> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('late')), PATIENCE_MS);
    });
    try {
      return { store: true, tables: await Promise.race([store.ready(), late]) };
    } catch {
      return { store: false, tables: false };
    } finally {
      clearTimeout(timer);
    }
  }
}
