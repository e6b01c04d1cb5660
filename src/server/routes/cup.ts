/** Cups: the games of their tables, and the search for a seating. */
import { z } from 'zod';
import type { Author } from '../../engine/contract.js';
import { eyeOf, seesSeats } from '../../rulebooks/table/cup/knowledge.js';
import { figuresOf } from '../../rulebooks/table/cup/seating/figures.js';
import { problemOf } from '../../rulebooks/table/cup/seating/problem.js';
import { swapped } from '../../rulebooks/table/cup/seating/swap.js';
import { placedTableSchema } from '../../rulebooks/table/cup/seating/task.js';
import type { CupState } from '../../rulebooks/table/cup/state.js';
import type { StoredGame } from '../../store/store.js';
import { steers } from '../access.js';
import { type App, type Context, entryOf, errors, gameParams } from '../context.js';
import { cupOf, judgesAt, type Place } from '../cup/place.js';
import { SeatingSearch } from '../cup/seating-search.js';
import { measureBody, measuredTask, placedTables, proposeBody, seatingTask } from '../cup/seating-task.js';
import { checkOf } from '../paper-sheet.js';
import { ApiProblem } from '../problems.js';
import { cupPaperBody, okShape, openFiguresShape, paperCheckShape } from '../shapes.js';

const tags = ['cup'];
const placeBody = z.object({ round: z.int().min(1).max(99), table: z.int().min(1).max(50) });
const obstacleShape = z.object({
  code: z.string(),
  text: z.object({ ru: z.string(), en: z.string() }),
  fatal: z.boolean(),
  round: z.int().nullable(),
  players: z.array(z.string()),
  judges: z.array(z.string()),
});
/** As `SeatingFigures` of the seating search. */
const figuresShape = z.looseObject({ seats: z.unknown(), meetings: z.unknown() });
/** A whole cup by hand is a long body. */
const SEATING_LIMIT = 2 * 1024 * 1024;

export function cupRoutes(app: App, context: Context): void {
  const { host, cups } = context;
  const search = new SeatingSearch();
  app.addHook('preClose', async () => search.stopAll());

  /** @throws ApiProblem when the game is no cup */
  const ofCup = <T>(id: string, use: (cup: CupState) => T): Promise<T> =>
    host.read(id, (live) => {
      const cup = cupOf(live);
      if (!cup) throw new ApiProblem('not-a-cup', { field: 'id' });
      return use(cup);
    });

  const place = ({ round, table }: Place): Place => ({ round, table });

  /** The cup, for whoever leads a table of it now. @throws ApiProblem `no-access` */
  async function leading(
    request: Parameters<typeof entryOf>[0],
    at: Place,
  ): Promise<{ meta: StoredGame; author: Author }> {
    const { access, meta } = entryOf(request);
    const judges = await ofCup(meta.id, (cup) => judgesAt(cup, at));
    const leads = access.person !== null && judges.includes(access.person);
    if (!steers(access) && !access.demo && !leads) throw new ApiProblem('no-access');
    const person = steers(access) ? access.author : access.person === null ? null : { person: access.person };
    const known =
      person && 'person' in person && person.person !== undefined ? { person: person.person } : {};
    return { meta, author: { kind: 'organiser', ...known } };
  }

  app.route({
    method: 'POST',
    url: '/api/games/:id/cup/tables',
    config: { access: 'play' },
    schema: {
      summary: 'Open the game of a table of a cup',
      description:
        'For whoever steers the cup and for the judge assigned to the table. Answers with the game that is there, or makes it with the people, the rules and the pack of the cup; asked twice, it makes one.',
      tags,
      params: gameParams,
      body: placeBody,
      response: { 200: z.object({ game: z.string() }), ...errors },
    },
    handler: async (request) => {
      const { meta } = await leading(request, request.body);
      return cups.open(meta, place(request.body));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/cup/paper/check',
    config: { access: 'play' },
    schema: {
      summary: 'Read the paper protocol of a table of a cup against the rules',
      description: 'As `POST /api/paper/check`, with the rules and the people of the table. Nothing is kept.',
      tags,
      params: gameParams,
      body: cupPaperBody,
      response: { 200: paperCheckShape, ...errors },
    },
    handler: async (request) => {
      const { meta } = await leading(request, request.body);
      return checkOf((await cups.readPaper(meta, place(request.body), request.body.paper)).answer);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/cup/paper',
    config: { access: 'play' },
    schema: {
      summary: 'Enter a table of a cup from its paper protocol',
      description:
        'For whoever steers the cup and for the judge assigned to the table, once its round has begun. The game is made out of the sheet as by `POST /api/paper`, takes the place of one that was prepared, and its result flows into the cup. The same sheet makes one game.',
      tags,
      params: gameParams,
      body: cupPaperBody,
      response: { 200: z.object({ game: z.string() }), ...errors },
    },
    handler: async (request) => {
      const { meta, author } = await leading(request, request.body);
      const { paper, confirmed = false } = request.body;
      return cups.enterPaper(meta, place(request.body), { paper, confirmed, author });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/cup/seating/propose',
    config: { access: 'steer' },
    schema: {
      summary: 'Look for a seating; nothing is recorded',
      description:
        'In a thread of its own. `tables` are all rounds, those that stand among them; `figures` says what is achieved beside the proved ideal; `obstacles` are wishes that cannot be met, with the reason. When one of them is `fatal`, `tables` is empty. The command `setSeating` accepts it. A new search of the same cup stops the former one, and so does a closed connection.',
      tags,
      params: gameParams,
      body: proposeBody,
      response: {
        200: z.object({
          tables: z.array(placedTableSchema),
          figures: figuresShape.nullable(),
          obstacles: z.array(obstacleShape),
        }),
        ...errors,
      },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const task = await ofCup(id, (cup) => seatingTask(cup, request.body));
      const gone = (): void => {
        if (!reply.raw.writableFinished) search.stop(id);
      };
      reply.raw.once('close', gone);
      const proposal = await search.propose(id, task).finally(() => reply.raw.off('close', gone));
      if (!proposal.made) return { tables: [], figures: null, obstacles: proposal.obstacles };
      const { tables, figures, obstacles } = proposal;
      return { tables, figures: { ...figures }, obstacles };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/cup/seating/propose',
    config: { access: 'steer' },
    schema: {
      summary: 'How far the search for a seating is',
      description: '`share`: what is done, in hundredths; null when no search is on.',
      tags,
      params: gameParams,
      response: { 200: z.object({ share: z.int().nullable() }), ...errors },
    },
    handler: async (request) => {
      const share = search.share(request.params.id);
      return { share: share === null ? null : Math.floor(share * 100) };
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/games/:id/cup/seating/propose',
    config: { access: 'steer' },
    schema: {
      summary: 'Stop the search for a seating',
      tags,
      params: gameParams,
      response: { 200: okShape, ...errors },
    },
    handler: async (request) => {
      search.stop(request.params.id);
      return { ok: true as const };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/cup/seating/figures',
    config: { access: 'watch' },
    schema: {
      summary: 'How even the seating of a cup is, for everybody',
      description:
        'Of the rounds whose seats the visitor may see; null when there are none. What the organisers wish of single people is not told.',
      tags,
      params: gameParams,
      response: { 200: z.object({ figures: openFiguresShape.nullable() }), ...errors },
    },
    handler: async (request) => {
      const { access, meta } = entryOf(request);
      return ofCup(meta.id, (cup) => {
        const eye = eyeOf(cup, steers(access) ? { kind: 'organiser' } : { kind: 'public' });
        const tables = placedTables(cup).filter(({ round }) => seesSeats(cup, eye, round));
        if (!cup.plan || tables.length === 0) return { figures: null };
        const figures = figuresOf(problemOf(measuredTask(cup, tables)), tables);
        const { meetings, seats, byes } = figures;
        return {
          figures: {
            rounds: new Set(tables.map(({ round }) => round)).size,
            meetings: { least: meetings.least, most: meetings.most, range: meetings.range },
            repeats: seats.repeats,
            byes: { least: byes.least, most: byes.most },
          },
        };
      });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/cup/seating/figures',
    bodyLimit: SEATING_LIMIT,
    config: { access: 'steer' },
    schema: {
      summary: 'How good a seating is, and what a swap would make of it; nothing is recorded',
      tags,
      params: gameParams,
      body: measureBody,
      response: {
        200: z.object({ figures: figuresShape, swapped: figuresShape.nullable() }),
        ...errors,
      },
    },
    handler: async (request) => {
      const { tables, swap } = request.body;
      return ofCup(request.params.id, (cup) => {
        const seating = tables ?? placedTables(cup);
        const problem = problemOf(measuredTask(cup, seating));
        const after = swap && swapped(seating, swap);
        if (swap && !after) {
          const text = {
            ru: 'Поменять местами можно двоих, из которых хотя бы один сидит в этом туре.',
            en: 'Two can be swapped when at least one of them sits in this round.',
          };
          throw new ApiProblem('malformed-request', { field: 'swap', text });
        }
        return {
          figures: { ...figuresOf(problem, seating) },
          swapped: after ? { ...figuresOf(problem, after) } : null,
        };
      });
    },
  });
}
