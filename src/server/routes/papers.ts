/** A game on paper and in spreadsheets: the protocol of a day or of a table, the table of the season. */
import { z } from 'zod';
import type { Lang, Viewer } from '../../engine/contract.js';
import { type About, tableProtocolSchema } from '../../reports/table-protocol.js';
import type { StoredGame } from '../../store/store.js';
import { aboutOf } from '../about.js';
import { type GameAccess, viewerAs } from '../access.js';
import { attachment } from '../attachment.js';
import { type App, asQuery, type Context, entryOf, errors, gameParams } from '../context.js';
import { viewOf } from '../live-game.js';
import { ApiProblem } from '../problems.js';
import { revisionsOf } from '../report-revisions.js';
import { paperPolicy } from '../security.js';

const tags = ['material'];
const lang = z.enum(['ru', 'en']).default('ru');

/** What a file is, after the title of its game. */
const PROTOCOL = { ru: 'протокол', en: 'protocol' } as const;

export const TABLE_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export function paperRoutes(app: App, context: Context): void {
  const { store, host } = context;

  /** The game as one viewer sees it, with what a protocol says beside. */
  async function looked(
    id: string,
    access: GameAccess,
    as: string | undefined,
  ): Promise<{ view: unknown; about: About; meta: StoredGame }> {
    const { meta, viewer, view } = await host.readFor(access, id, (live) => {
      const viewer: Viewer = viewerAs(live, access, as);
      return { meta: live.meta, viewer, view: viewOf(live, viewer) };
    });
    return { view, about: await aboutOf(store, meta, viewer), meta };
  }

  /** Whoever may not know the end is not told of what was corrected after it. */
  const bookFor = (access: GameAccess, meta: StoredGame, lang: Lang) =>
    access.concealed ? null : revisionsOf(context, meta, lang);

  app.route({
    method: 'GET',
    url: '/api/games/:id/protocol',
    config: { access: 'watch' },
    schema: {
      summary: 'The protocol of a game day or of a judged table, a page for printing on A4',
      description:
        'Of a judged table: the judge has it at any time, everybody else after the end; before it there is none.',
      tags,
      params: gameParams,
      querystring: asQuery.extend({
        game: z.coerce.number().int().default(0).describe('A day of a season'),
        lang,
      }),
      response: {
        200: { description: 'The page', content: { 'text/html': { schema: z.any() } } },
        ...errors,
      },
    },
    handler: async (request, reply) => {
      const { protocol } = await context.tools();
      if (!protocol) throw new ApiProblem('unavailable');
      const { access } = entryOf(request);
      const { game, lang, as } = request.query;
      const { view, about, meta } = await looked(request.params.id, access, as);
      const changes = (await bookFor(access, meta, lang))?.of(game).changes ?? null;
      const page = protocol(view, { game, lang, about, changes });
      if (page === null) throw new ApiProblem('not-found', { field: 'game' });
      return reply
        .header('content-security-policy', paperPolicy(page))
        .type('text/html; charset=utf-8')
        .send(page);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/protocol.json',
    config: { access: 'watch' },
    schema: {
      summary: 'The protocol of a judged table as data',
      description:
        'Whole and versioned, with ids and clauses. The judge has it at any time, everybody else after the end; before it there is none.',
      tags,
      params: gameParams,
      querystring: asQuery,
      response: { 200: tableProtocolSchema, ...errors },
    },
    handler: async (request, reply) => {
      const { access } = entryOf(request);
      const { view, about } = await looked(request.params.id, access, request.query.as);
      const { tableProtocol } = await context.tools();
      const protocol = tableProtocol?.(view, about) ?? null;
      if (protocol === null) throw new ApiProblem('not-found', { field: 'id' });
      return reply
        .header(
          'content-disposition',
          attachment(`${about.title} ${PROTOCOL.ru}`, `protocol-${about.id}`, 'json'),
        )
        .send(protocol);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/table',
    config: { access: 'watch' },
    schema: {
      summary: 'The table of the season, or the protocol of a judged table, as a file',
      tags,
      params: gameParams,
      querystring: asQuery.extend({ format: z.enum(['csv', 'xlsx']).default('xlsx'), lang }),
      response: {
        200: { description: 'The file', content: { [TABLE_TYPES.csv]: { schema: z.any() } } },
        ...errors,
      },
    },
    handler: async (request, reply) => {
      const { table, tableProtocol } = await context.tools();
      if (!table) throw new ApiProblem('unavailable');
      const { access } = entryOf(request);
      const { format, lang, as } = request.query;
      const { view, about, meta } = await looked(request.params.id, access, as);
      const book = format === 'xlsx' ? await bookFor(access, meta, lang) : null;
      const file = await table(view, { format, lang, about, book });
      if (file === null) throw new ApiProblem('not-found');
      const isProtocol = Boolean(tableProtocol?.(view, about));
      const title = isProtocol ? `${about.title} ${PROTOCOL[lang]}` : about.title;
      const plain = isProtocol ? `protocol-${about.id}` : 'season';
      return reply
        .header('content-disposition', attachment(title, plain, format))
        .type(TABLE_TYPES[format])
        .send(file);
    },
  });
}
