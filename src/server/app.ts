/** The HTTP server, put together. */
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, LogController, type RouteOptions } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Level } from './access.js';
import type { App, Context } from './context.js';
import { addGate } from './gate.js';
import { addMetrics, type MetricsOptions } from './metrics.js';
import { descriptionRoutes } from './openapi.js';
import { answerError, answerNotFound } from './problems.js';
import { careRoutes } from './routes/care.js';
import { commandRoutes } from './routes/commands.js';
import { correctionRoutes } from './routes/corrections.js';
import { cupRoutes } from './routes/cup.js';
import { cupPaperRoutes } from './routes/cup-papers.js';
import { demoRoutes } from './routes/demo.js';
import { feedRoutes } from './routes/feed.js';
import { gameRoutes } from './routes/games.js';
import { healthRoutes } from './routes/health.js';
import { imageRoutes } from './routes/images.js';
import { importRoutes } from './routes/import.js';
import { labRoutes } from './routes/lab.js';
import { leadRoutes } from './routes/lead.js';
import { materialRoutes } from './routes/material.js';
import { packRoutes } from './routes/packs.js';
import { paperGameRoutes } from './routes/paper-games.js';
import { paperRoutes } from './routes/papers.js';
import { peopleRoutes } from './routes/people.js';
import { privacyRoutes } from './routes/privacy.js';
import { replayRoutes } from './routes/replay.js';
import { sessionRoutes } from './routes/session.js';
import { addScreens, type Screens } from './screens.js';
import { addSecurity } from './security.js';

export interface AppOptions {
  logger: FastifyBaseLogger;
  /** The files of the screens; null: the API alone. */
  screens: Screens | null;
  /** The server stands behind a proxy that says who asks and how. */
  trustProxy: boolean;
  version: string;
  metrics?: Omit<MetricsOptions, 'version'>;
}

/** Most of what people send is small; a quiz table is sent on its own route, which allows more. */
const BODY_LIMIT = 256 * 1024;

/** A route as it stands in the server: what it asks for is said once, where it is made. */
export interface RouteFacts {
  method: string;
  url: string;
  access: Level;
}

export async function buildApp(
  context: Context,
  options: AppOptions,
): Promise<{ app: App; routes: RouteFacts[] }> {
  const app: App = fastify({
    loggerInstance: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy ? nearestOnly : false,
    // What arrives while the server stops is answered as usual, and the connection closed after it.
    return503OnClosing: false,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // Before any route: an address that cannot even be read.
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
  const { made, facts } = listRoutes(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  app.removeContentTypeParser('text/plain');

  await app.register(cookie);
  addSecurity(app);
  await app.register(rateLimit, { global: false });
  addGate(app, context);

  healthRoutes(app, context);
  addMetrics(app, context, { token: null, process: false, ...options.metrics, version: options.version });
  sessionRoutes(app, context);
  gameRoutes(app, context);
  commandRoutes(app, context);
  correctionRoutes(app, context);
  feedRoutes(app, context);
  leadRoutes(app, context);
  peopleRoutes(app, context);
  careRoutes(app, context);
  privacyRoutes(app, context);
  importRoutes(app, context);
  materialRoutes(app, context);
  paperRoutes(app, context);
  paperGameRoutes(app, context);
  replayRoutes(app, context);
  imageRoutes(app, context);
  cupRoutes(app, context);
  cupPaperRoutes(app, context);
  demoRoutes(app, context);
  packRoutes(app);
  labRoutes(app);
  descriptionRoutes(app, made, options.version);
  addScreens(app, options.screens);
  app.setNotFoundHandler(answerNotFound);
  app.addHook('preClose', async () => context.hub.closeAll());
  return { app, routes: facts };
}

/** One proxy is believed, the one this server speaks with: whatever stands before what it has added was written by anybody. */
const nearestOnly = (_address: string, hop: number): boolean => hop === 0;

/** Collects the routes as they are made. @throws at a route that does not say what it asks for */
function listRoutes(app: App): { made: RouteOptions[]; facts: RouteFacts[] } {
  const made: RouteOptions[] = [];
  const facts: RouteFacts[] = [];
  app.addHook('onRoute', (route) => {
    const { method, url, config } = route;
    if (config?.access === undefined) throw new Error(`${method} ${url} does not say whom it is for`);
    // Fastify makes one for each GET by itself.
    if (method === 'HEAD') return;
    made.push(route);
    for (const one of [method].flat()) facts.push({ method: one, url, access: config.access });
  });
  return { made, facts };
}
