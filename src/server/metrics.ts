/** Figures of the server for those who watch over it: counts and times, no names, no ids, no secrets. */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';
import { type App, type Context, errors } from './context.js';
import { ApiProblem } from './problems.js';
import { hashToken } from './secrets.js';

const FEED = '/api/games/:id/feed';
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** Whoever comes with one of these came through somebody else. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

export interface MetricsOptions {
  version: string;
  /** Whoever shows it may read the figures from elsewhere; null: they are read on this computer only. */
  token: string | null;
  /** With those of the process: memory, the event loop, rubbish collected. */
  process: boolean;
}

export function addMetrics(app: App, context: Context, { version, token, process }: MetricsOptions): void {
  const registry = new Registry();
  if (process) collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'reglament_request_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    // A feed lasts as long as somebody watches.
    if (route === FEED) return;
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  gauges(registry, context, version);

  app.route({
    method: 'GET',
    url: '/metrics',
    config: { access: 'anyone' },
    schema: {
      summary: 'Figures for Prometheus',
      description:
        'On the computer of the server itself, not through a proxy; from elsewhere with the header `Authorization: Bearer` and the token of `REGLAMENT_METRICS_TOKEN`. For everybody else there is nothing here.',
      tags: ['server'],
      response: {
        200: { description: 'The figures', content: { 'text/plain': { schema: z.string() } } },
        ...errors,
      },
    },
    handler: async (request, reply) => {
      if (!(isLocal(request) || shows(request, token))) throw new ApiProblem('not-found');
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  });
}

function gauges(registry: Registry, { store, host, hub, nodes, clock }: Context, version: string): void {
  const gauge = (name: string, help: string, value: () => number | Promise<number>): void => {
    new Gauge({
      name: `reglament_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set(await value());
      },
    });
  };
  new Gauge({
    name: 'reglament_info',
    help: 'The program',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
  gauge('feeds', 'Live feeds that are open', () => hub.size);
  gauge('games_in_memory', 'Games this process has in memory', () => host.facts.games);
  gauge('deadlines_alive', 'Whether deadlines are looked after', () => Number(host.facts.deadlinesAlive));
  gauge('deadline_overdue_seconds', 'How long the oldest deadline that is due has been waiting', async () => {
    const dues = (await store.nextTimers()).map((timer) => Date.parse(timer.due) - timer.clockOffsetMs);
    return Math.max(0, ...dues.map((due) => (clock() - due) / 1000));
  });
  gauge('store_seconds', 'How long the store takes to answer', async () => {
    const asked = performance.now();
    await store.ready();
    return (performance.now() - asked) / 1000;
  });
  counter(
    registry,
    'append_conflicts',
    'Records another process was faster with',
    () => host.facts.conflicts,
  );
  if (!nodes) return;
  counter(registry, 'nodes_heard', 'Changes told by other processes', () => nodes.counts.heard);
  counter(registry, 'nodes_rounds', 'Rounds of asking for them anyway', () => nodes.counts.rounds);
  gauge(
    'clock_ahead_seconds',
    'How far this computer’s clock is ahead of the store’s',
    () => nodes.ahead / 1000,
  );
}

function counter(registry: Registry, name: string, help: string, value: () => number): void {
  new Counter({
    name: `reglament_${name}_total`,
    help,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(value());
    },
  });
}

function isLocal({ socket, headers, host }: FastifyRequest): boolean {
  const name = host.replace(/:\d+$/, '');
  return (
    LOOPBACK.has(socket.remoteAddress ?? '') &&
    ['localhost', '127.0.0.1', '[::1]'].includes(name) &&
    FORWARDED.every((header) => headers[header] === undefined)
  );
}

function shows({ headers }: FastifyRequest, token: string | null): boolean {
  const shown = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (token === null || shown === undefined) return false;
  return timingSafeEqual(Buffer.from(hashToken(shown)), Buffer.from(hashToken(token)));
}
