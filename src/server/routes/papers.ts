/** A game on paper and in spreadsheets: the protocol of a day, the table of the season. */
import { z } from 'zod';
import { viewerAs } from '../access.js';
import { type App, asQuery, type Context, entryOf, errors, gameParams } from '../context.js';
import { viewOf } from '../live-game.js';
import { ApiProblem } from '../problems.js';

const tags = ['material'];
const lang = z.enum(['ru', 'en']).default('ru');

/** The page brings its own styles and nothing else. */
const PAPER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

const TABLE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export function paperRoutes(app: App, context: Context): void {
  const { host, tools } = context;

  app.route({
    method: 'GET',
    url: '/api/games/:id/protocol',
    config: { access: 'watch' },
    schema: {
      summary: 'The protocol of a game day, a page for printing on A4',
      tags,
      params: gameParams,
      querystring: asQuery.extend({ game: z.coerce.number().int(), lang }),
      response: {
        200: { description: 'The page', content: { 'text/html': { schema: z.any() } } },
        ...errors,
      },
    },
    handler: async (request, reply) => {
      const { protocol } = tools;
      if (!protocol) throw new ApiProblem('unavailable');
      const { access } = entryOf(request);
      const { game, lang, as } = request.query;
      const page = await host.read(request.params.id, (live) =>
        protocol(viewOf(live, viewerAs(live, access, as)), { game, lang }),
      );
      if (page === null) throw new ApiProblem('not-found', { field: 'game' });
      return reply
        .header('content-security-policy', PAPER_POLICY)
        .type('text/html; charset=utf-8')
        .send(page);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/table',
    config: { access: 'watch' },
    schema: {
      summary: 'The table of the season as a file',
      tags,
      params: gameParams,
      querystring: asQuery.extend({ format: z.enum(['csv', 'xlsx']).default('xlsx'), lang }),
      response: {
        200: { description: 'The file', content: { [TABLE_TYPES.csv]: { schema: z.any() } } },
        ...errors,
      },
    },
    handler: async (request, reply) => {
      const { table } = tools;
      if (!table) throw new ApiProblem('unavailable');
      const { access } = entryOf(request);
      const { format, lang, as } = request.query;
      const view = await host.read(request.params.id, (live) => viewOf(live, viewerAs(live, access, as)));
      const file = await table(view, { format, lang });
      if (file === null) throw new ApiProblem('not-found');
      return reply
        .header('content-disposition', `attachment; filename="season.${format}"`)
        .type(TABLE_TYPES[format])
        .send(file);
    },
  });
}
