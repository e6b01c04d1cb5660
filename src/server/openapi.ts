/** The description of the API: OpenAPI 3.1, made from the same schemas that check the requests, when somebody asks for it. */
import fastify, { type RouteOptions } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { App } from './context.js';
import { type Description, docsPage, docsStyle } from './docs-page.js';
import { problemKinds } from './problems.js';

const ABOUT = `Errors are problem details (RFC 9457) with a \`code\`: ${Object.keys(problemKinds).join(', ')}.
Commands need the header \`Idempotency-Key\`. Unsafe requests must come from the server’s own pages.`;

/** Describes routes by making them once more on a server of their own, which answers nothing and is dropped at once. */
async function describe(routes: readonly RouteOptions[], version: string): Promise<Description> {
  const { default: swagger } = await import('@fastify/swagger');
  const app = fastify({ exposeHeadRoutes: false });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Reglament', version, description: ABOUT },
      tags: [
        { name: 'session', description: 'Who am I, personal links' },
        { name: 'games', description: 'Games and what a viewer sees of them' },
        { name: 'commands', description: 'Commands of people' },
        { name: 'lead', description: 'Games that one device leads' },
        { name: 'corrections', description: 'The log and its corrections' },
        { name: 'people', description: 'People and their links' },
        {
          name: 'care',
          description: 'People in trouble: hand-over, replacing, lost devices, games taken away',
        },
        { name: 'privacy', description: 'What is kept about a person, and being forgotten' },
        { name: 'packs', description: 'Season packs of one’s own: checked and tried out' },
        { name: 'lab', description: 'The lab: many games played and counted' },
        { name: 'images', description: 'Pictures of posts' },
        { name: 'cup', description: 'Cups: games of their tables, the search for a seating' },
        { name: 'material', description: 'Quiz tables, reports, pictures, calendars, exports' },
        { name: 'server', description: 'The server itself' },
      ],
    },
    transform: jsonSchemaTransform,
  });
  for (const { method, url, schema } of routes) {
    app.route({ method, url, ...(schema ? { schema } : {}), handler: async () => null });
  }
  await app.ready();
  return app.swagger() as unknown as Description;
}

/**
 * The document and a page to read it on.
 * @param routes those of the server, as they stand when the description is first asked for
 */
export function descriptionRoutes(app: App, routes: readonly RouteOptions[], version: string): void {
  let described: Promise<Description> | undefined;
  const description = (): Promise<Description> => {
    described ??= describe(routes, version);
    return described;
  };
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    config: { access: 'anyone' },
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(await description())),
  });
  app.route({
    method: 'GET',
    url: '/api',
    config: { access: 'anyone' },
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(docsPage(await description())),
  });
  app.route({
    method: 'GET',
    url: '/api/docs.css',
    config: { access: 'anyone' },
    schema: { hide: true },
    handler: async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle),
  });
}
