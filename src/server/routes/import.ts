/** Quiz tables: the remembered mapping of columns, and the preview of a table. */
import { z } from 'zod';
import { authorAs } from '../access.js';
import { type App, type Context, entryOf, errors, gameParams } from '../context.js';
import { KeyedQueue } from '../keyed-queue.js';
import { viewOf } from '../live-game.js';
import { refusedProblem } from '../problems.js';
import { previewImport } from '../quiz-import.js';
import { RefusalError } from '../refusal-text.js';
import { type ImportAnswer, importAnswerShape, importBody, mappingShape, okShape } from '../shapes.js';

const tags = ['material'];
const MAPPING = 'mapping';
/** Two megabytes of file as base64, and as much of text. */
const IMPORT_LIMIT = 6 * 1024 * 1024;

export function importRoutes(app: App, context: Context): void {
  const { store, host } = context;
  /** One table of a game at a time: each takes a worker and its memory. */
  const tables = new KeyedQueue();
  /** What was kept in a shape of old is as good as nothing. */
  const remembered = async (game: string) =>
    mappingShape.safeParse(await store.preference(game, MAPPING)).data ?? null;

  app.route({
    method: 'GET',
    url: '/api/games/:id/mapping',
    config: { access: 'steer' },
    schema: {
      summary: 'The column mapping remembered for the season',
      tags,
      params: gameParams,
      response: { 200: z.object({ mapping: mappingShape }), ...errors },
    },
    handler: async (request) => ({ mapping: await remembered(request.params.id) }),
  });

  app.route({
    method: 'PUT',
    url: '/api/games/:id/mapping',
    config: { access: 'steer' },
    schema: {
      summary: 'Remember the column mapping for the season',
      tags,
      params: gameParams,
      body: mappingShape,
      response: { 200: okShape, ...errors },
    },
    handler: async (request) => {
      await store.savePreference(request.params.id, MAPPING, request.body);
      return { ok: true as const };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/import/preview',
    bodyLimit: IMPORT_LIMIT,
    config: { access: 'steer', rateLimit: { max: context.linkAttempts * 3, timeWindow: 60_000 } },
    schema: {
      summary: 'Read a quiz table; nothing is recorded',
      description:
        'The table is read in a worker of its own. When nothing is left to decide, `dryRun` says what entering it would change, or `refusal` why the rules would not take it. A file that cannot be read gives `refusal` and no preview.',
      tags,
      params: gameParams,
      body: importBody,
      response: { 200: importAnswerShape, ...errors },
    },
    handler: async (request): Promise<ImportAnswer> => {
      const { id } = request.params;
      const { access } = entryOf(request);
      const view = await host.read(id, (live) => viewOf(live, { kind: 'organiser' }));
      const mapping = await remembered(id);
      const outcome = await tables.run(id, () => previewImport(request.body, view, mapping));
      if ('refusal' in outcome) {
        return { preview: null, dryRun: null, refusal: refusedProblem(outcome.refusal) };
      }
      const { preview, command } = outcome;
      if (!command) return { preview, dryRun: null, refusal: null };
      try {
        const { events, differences } = await host.dryRun(id, (live) => ({
          command,
          author: authorAs(live, access, access.demo ? 'organiser' : undefined),
          viewer: { kind: 'organiser' },
        }));
        return {
          preview,
          dryRun: { events: events.map((event) => ({ ...event })), differences },
          refusal: null,
        };
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
        return { preview, dryRun: null, refusal: refusedProblem({ ...error.refusal, text: error.text }) };
      }
    },
  });
}
