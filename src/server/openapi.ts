/** The description of the API: OpenAPI 3.1, made from the same schemas that check the requests. */
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App } from './context.js';
import { type Description, docsPage, docsStyle } from './docs-page.js';
import { problemKinds } from './problems.js';

const description = `Errors are problem details (RFC 9457) with a \`code\`: ${Object.keys(problemKinds).join(', ')}.
Commands need the header \`Idempotency-Key\`. Unsafe requests must come from the server’s own pages.`;

/** To be called before the routes are added. */
export async function addDescription(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Reglament', version, description },
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
}

/** The document and a page to read it on. */
export function descriptionRoutes(app: App): void {
  app.route({
    method: 'GET',
    url: '/api/openapi.json',
    config: { access: 'anyone' },
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  });
  app.route({
    method: 'GET',
    url: '/api',
    config: { access: 'anyone' },
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as unknown as Description)),
  });
  app.route({
    method: 'GET',
    url: '/api/docs.css',
    config: { access: 'anyone' },
    schema: { hide: true },
    handler: async (_request, reply) => reply.type('text/css; charset=utf-8').send(docsStyle),
  });
}
