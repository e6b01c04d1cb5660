/** A cup on paper and in spreadsheets. */
import { z } from 'zod';
import { CUP_PAPERS } from '../../reports/cup-papers.js';
import type { TableProtocol } from '../../reports/table-protocol.js';
import type { CupView } from '../../rulebooks/table/cup/view.js';
import { aboutOf } from '../about.js';
import { type GameAccess, steers, viewerAs } from '../access.js';
import { attachment } from '../attachment.js';
import { type App, asQuery, type Context, entryOf, errors, gameParams } from '../context.js';
import { isCup } from '../cup/place.js';
import { viewOf } from '../live-game.js';
import { ApiProblem } from '../problems.js';
import { revisionsOf } from '../report-revisions.js';
import { paperPolicy } from '../security.js';
import { TABLE_TYPES } from './papers.js';

const tags = ['cup'];
const lang = z.enum(['ru', 'en']).default('ru');
const ORGANISER = { kind: 'organiser' } as const;

/** An answer that is not JSON. */
const content = (type: string, description: string) => ({
  200: { description, content: { [type]: { schema: z.any() } } },
});

export function cupPaperRoutes(app: App, context: Context): void {
  const { store, host } = context;

  /** @throws ApiProblem when the game is no cup */
  async function looked(access: GameAccess, id: string, as: string | undefined): Promise<CupView> {
    const { meta, view } = await host.readFor(access, id, (live) => ({
      meta: live.meta,
      view: viewOf(live, viewerAs(live, access, as)),
    }));
    if (!isCup(meta)) throw new ApiProblem('not-a-cup');
    return view as CupView;
  }

  /** Protocols of the games that have ended, round by round; for those who steer the cup. */
  async function protocolsOf(cup: string, view: CupView): Promise<TableProtocol[]> {
    const { tableProtocol } = await context.tools();
    const protocols: TableProtocol[] = [];
    for (const { game } of view.rounds.flatMap(({ tables }) => tables)) {
      const meta = game === null ? undefined : await store.game(game);
      // Anybody's game can be named as the one of a table; only those the cup has made are the cup's to show.
      if (meta?.parent !== cup || !meta.ended) continue;
      const table = await host.read(meta.id, (live) => viewOf(live, ORGANISER));
      const protocol = tableProtocol?.(table, await aboutOf(store, meta, ORGANISER));
      if (protocol) protocols.push(protocol);
    }
    return protocols;
  }

  app.route({
    method: 'GET',
    url: '/api/games/:id/cup/print',
    config: { access: 'watch' },
    schema: {
      summary: 'Standings, results or seating of a cup, a page for printing on A4',
      tags,
      params: gameParams,
      querystring: asQuery.extend({ paper: z.enum(CUP_PAPERS).default('standings'), lang }),
      response: { ...content('text/html', 'The page'), ...errors },
    },
    handler: async (request, reply) => {
      const { cupPage } = await context.tools();
      if (!cupPage) throw new ApiProblem('unavailable');
      const { paper, lang, as } = request.query;
      const { access, meta } = entryOf(request);
      const view = await looked(access, meta.id, as);
      const page = cupPage(view, { paper, lang, book: await revisionsOf(context, meta, lang) });
      return reply
        .header('content-security-policy', paperPolicy(page))
        .type('text/html; charset=utf-8')
        .send(page);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/cup/protocols',
    config: { access: 'steer' },
    schema: {
      summary: 'Protocols of all games of a cup that have ended, for printing in one go',
      description: 'A result typed in from paper has no protocol; the page of results has it.',
      tags,
      params: gameParams,
      querystring: z.object({ lang }),
      response: { ...content('text/html', 'The pages'), ...errors },
    },
    handler: async (request, reply) => {
      const { tablePages } = await context.tools();
      if (!tablePages) throw new ApiProblem('unavailable');
      const { access, meta } = entryOf(request);
      const protocols = await protocolsOf(meta.id, await looked(access, meta.id, undefined));
      if (protocols.length === 0) throw new ApiProblem('not-found', { field: 'game' });
      const page = tablePages(protocols, { title: meta.title, lang: request.query.lang });
      return reply
        .header('content-security-policy', paperPolicy(page))
        .type('text/html; charset=utf-8')
        .send(page);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/cup/table',
    config: { access: 'watch' },
    schema: {
      summary: 'A cup as a workbook, or its standings as CSV',
      description:
        'The workbook has the standings, the seating, the games and, for those who steer the cup, a sheet for each protocol.',
      tags,
      params: gameParams,
      querystring: asQuery.extend({ format: z.enum(['csv', 'xlsx']).default('xlsx'), lang }),
      response: { ...content(TABLE_TYPES.xlsx, 'The file'), ...errors },
    },
    handler: async (request, reply) => {
      const { cupTable } = await context.tools();
      if (!cupTable) throw new ApiProblem('unavailable');
      const { access, meta } = entryOf(request);
      const { format, lang, as } = request.query;
      const view = await looked(access, meta.id, as);
      const whole = format === 'xlsx' && steers(access) && as === undefined;
      const book = format === 'xlsx' ? await revisionsOf(context, meta, lang) : null;
      const protocols = whole ? await protocolsOf(meta.id, view) : [];
      const file = await cupTable(view, protocols, { format, lang, book });
      return reply
        .header('content-disposition', attachment(meta.title, `cup-${meta.id}`, format))
        .type(TABLE_TYPES[format])
        .send(file);
    },
  });
}
