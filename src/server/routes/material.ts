/** What a game gives away: report, picture, calendar, export. All made from views of the person who asks. */
import { z } from 'zod';
import type { Viewer } from '../../engine/contract.js';
import type { ScenarioFile } from '../../scenario/format.js';
import { aboutOf } from '../about.js';
import { steers, viewerAs } from '../access.js';
import { attachment } from '../attachment.js';
import {
  type App,
  asQuery,
  type Context,
  entryOf,
  errors,
  gameParams,
  originOf,
  serverTime,
} from '../context.js';
import { type LiveGame, viewOf } from '../live-game.js';
import { ApiProblem } from '../problems.js';
import { revisionsOf } from '../report-revisions.js';
import { hashToken, randomToken } from '../secrets.js';
import { calendarShape, reportFormats, revisionsShape } from '../shapes.js';

const tags = ['material'];
const lang = z.enum(['ru', 'en']).default('ru');
const number = z.coerce.number().int();

/** An answer that is not JSON. */
const content = (type: string, description: string) => ({
  200: { description, content: { [type]: { schema: z.any() } } },
});

export function materialRoutes(app: App, context: Context): void {
  const { store, host } = context;
  const pictures = new RecentPictures();

  app.route({
    method: 'GET',
    url: '/api/games/:id/report',
    config: { access: 'watch' },
    schema: {
      summary: 'The report of a game, as text',
      tags,
      params: gameParams,
      querystring: asQuery.extend({
        game: number
          .default(0)
          .describe('A game of a season, a turn of a forum game; a judged table has only one'),
        format: z.enum(reportFormats).default('vk'),
        lang,
        kind: z
          .enum(['public', 'private', 'dry'])
          .default('public')
          .describe('Forum games only, but for `public`'),
        player: z.string().max(20).optional().describe('Whose report of the dry run'),
        revision: number
          .optional()
          .describe('An earlier revision of a public report, as it was; default: the report as it is now'),
      }),
      response: { ...content('text/plain', 'The report'), ...errors },
    },
    handler: async (request, reply) => {
      const { report, revising } = await context.tools();
      if (!report) throw new ApiProblem('unavailable');
      const { access } = entryOf(request);
      const { game, format, lang, kind, player = null, revision, as } = request.query;
      const { meta, viewer, view } = await host.readFor(access, request.params.id, (live) => {
        const viewer = viewerAs(live, access, as);
        return { meta: live.meta, viewer, view: viewOf(live, viewer) };
      });
      // Whoever may not know the end is not told of what was corrected after it.
      const book = kind !== 'public' || access.concealed ? null : await revisionsOf(context, meta, lang);
      if (revision !== undefined) {
        const found = book?.of(game).revisions.find((one) => one.number === revision);
        const text = found ? (revising?.(meta.rulebook)?.text(found, format) ?? null) : null;
        if (text === null) throw new ApiProblem('not-found', { field: 'revision' });
        return reply.type('text/plain; charset=utf-8').send(text);
      }
      const about = await aboutOf(store, meta, viewer);
      const changes = book?.of(game).changes ?? null;
      const text = report(view, {
        rulebook: meta.rulebook,
        game,
        format,
        lang,
        kind,
        player,
        about,
        changes,
      });
      if (text === null) throw new ApiProblem('not-found', { field: 'game' });
      return reply.type('text/plain; charset=utf-8').send(text);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/report/revisions',
    config: { access: 'watch' },
    schema: {
      summary: 'Revisions of the reports of a game, and what a correction has changed since the last one',
      tags,
      params: gameParams,
      querystring: asQuery.extend({ lang }),
      response: { 200: revisionsShape, ...errors },
    },
    handler: async (request) => {
      const { access, meta } = entryOf(request);
      const { lang } = request.query;
      const book = access.concealed ? null : await revisionsOf(context, meta, lang);
      const revising = (await context.tools()).revising?.(meta.rulebook);
      if (!book || !revising) return { reports: [] };
      const sealed = revising.sealed(book);
      return {
        reports: book.numbers().flatMap((number) => {
          const { revisions, changes } = book.of(number);
          const differ = changes !== null && changes.differences.length > 0;
          if (revisions.length < 2 && !differ) return [];
          return {
            number,
            revisions: revisions.map(({ number, at, changes, document }) => ({
              number,
              at: sealed ? null : at,
              differences: changes?.differences.length ?? 0,
              readable: document !== null,
            })),
            changes: differ ? revising.shown(book, changes) : null,
          };
        }),
      };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/board.png',
    config: { access: 'watch', rateLimit: { max: context.linkAttempts * 3, timeWindow: 60_000 } },
    schema: {
      summary: 'The board as a picture, as everybody may see it',
      tags,
      params: gameParams,
      querystring: z.object({
        game: number.optional().describe('As it was after this game; default: as it is now'),
        shape: z.enum(['wide', 'tall']).default('wide'),
        theme: z.enum(['light', 'dark']).default('light'),
        lang,
      }),
      response: { ...content('image/png', 'The picture'), ...errors },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const { game = null, ...options } = request.query;
      const { boardPicture } = await import('../board-picture.js');
      // In an object: the game is let go while the picture is drawn.
      const { drawing } = await host.read(id, (live) => ({
        drawing: pictures.get(JSON.stringify([id, live.game.seq, game, options]), () =>
          boardPicture(viewOf(live, { kind: 'public' }), { game, ...options }),
        ),
      }));
      const png = await drawing;
      if (!png) throw new ApiProblem('not-found', { field: 'game' });
      return reply.type('image/png').send(png);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/calendar.ics',
    config: { access: 'watch' },
    schema: {
      summary: 'Deadlines of this viewer, as iCalendar',
      tags,
      params: gameParams,
      querystring: asQuery.extend({ lang }),
      response: { ...content('text/calendar', 'The calendar'), ...errors },
    },
    handler: async (request, reply) => {
      const { access } = entryOf(request);
      const { as, lang } = request.query;
      const { calendarOf } = await import('../calendar.js');
      const text = await host.readFor(access, request.params.id, (live) =>
        calendarOf(viewOf(live, viewerAs(live, access, as)), {
          game: live.meta.id,
          title: live.meta.title,
          url: `${originOf(context, request)}/g/${live.meta.id}`,
          changedAt: changedAt(live),
          lang,
        }),
      );
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/calendar',
    config: { access: 'play' },
    schema: {
      summary: 'A secret address of one’s own calendar, for a calendar program to subscribe to',
      description: 'It reads deadlines and does nothing else. It ends together with the personal link.',
      tags,
      params: gameParams,
      response: { 201: calendarShape, ...errors },
    },
    handler: async (request, reply) => {
      const { access, meta } = entryOf(request);
      // A visitor of a demo has no place of his own.
      if (!access.author) throw new ApiProblem('unavailable');
      const token = randomToken();
      const { account } = request.visitor;
      const byAccount = account !== null && steers(access) && access.author.person === account.id;
      await store.addLink({
        hash: hashToken(token),
        purpose: 'calendar',
        account: byAccount ? account.id : null,
        game: meta.id,
        person: byAccount ? null : access.own,
        oneTime: false,
        createdAt: serverTime(context),
        usedAt: null,
        revokedAt: null,
      });
      return reply.code(201).send({ url: `${originOf(context, request)}/api/calendar.ics?key=${token}` });
    },
  });

  app.route({
    method: 'GET',
    url: '/api/calendar.ics',
    config: { access: 'anyone', rateLimit: { max: context.linkAttempts, timeWindow: 60_000 } },
    schema: {
      summary: 'The calendar behind a secret address',
      tags,
      querystring: z.object({ key: z.string().max(200), lang }),
      response: { ...content('text/calendar', 'The calendar'), ...errors },
    },
    handler: async (request, reply) => {
      const { key, lang } = request.query;
      const link = await store.link(hashToken(key));
      if (link?.purpose !== 'calendar' || link.revokedAt !== null || link.game === null) {
        throw new ApiProblem('link-invalid');
      }
      const game = await store.game(link.game);
      // People of a table are those of its cup.
      const root = game?.parent ?? link.game;
      const person = link.person === null ? null : await store.person(root, link.person);
      // What the address opened ends with the right behind it: a game handed over, a person replaced, a game taken away.
      const staff = link.account !== null ? await store.staff(root) : [];
      const stands =
        link.account !== null ? staff.some(({ id }) => id === link.account) : person && person.leftAt == null;
      if (!stands || (await store.removal(root))) throw new ApiProblem('link-invalid');
      const steers = link.account !== null || person?.role === 'co-organiser';
      const viewer: Viewer = steers ? { kind: 'organiser' } : { kind: 'person', person: link.person ?? '' };
      const { calendarOf } = await import('../calendar.js');
      const text = await host.read(link.game, (live) =>
        calendarOf(viewOf(live, viewer), {
          game: live.meta.id,
          title: live.meta.title,
          url: `${originOf(context, request)}/g/${live.meta.id}`,
          changedAt: changedAt(live),
          lang,
        }),
      );
      return reply.type('text/calendar; charset=utf-8').send(text);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/export',
    config: { access: 'steer' },
    schema: {
      summary: 'The game as a scenario file',
      description:
        'Played again it leads to the same state; refused as long as letters or votes in it are sealed. While the game goes on it holds the draws made so far; the seed only after its end.',
      tags,
      params: gameParams,
      querystring: z.object({ format: z.enum(['yaml', 'json']).default('yaml') }),
      response: { ...content('application/yaml', 'The scenario'), ...errors },
    },
    handler: async (request, reply) => {
      const { exportGame } = await context.tools();
      if (!exportGame) throw new ApiProblem('unavailable');
      const { access, meta } = entryOf(request);
      const { id } = meta;
      const { format } = request.query;
      const scenario = await host.readWhole(id, (live) => {
        // A file that left them out could not be played again.
        if (!access.demo && isSealed(live)) throw new ApiProblem('sealed');
        return exportGame(live);
      });
      const { writeScenario } = await import('../../scenario/export.js');
      const text =
        format === 'json' ? JSON.stringify(scenario, null, 2) : writeScenario(scenario as ScenarioFile);
      return reply
        .header('content-disposition', attachment(meta.title, id, format))
        .type(format === 'json' ? 'application/json; charset=utf-8' : 'application/yaml; charset=utf-8')
        .send(text);
    },
  });
}

/** Whether something is written in the log that not even whoever steers the game may read yet. */
function isSealed({ game: { rulebook, state, entries } }: LiveGame): boolean {
  return entries.some(({ command }) => rulebook.sealed?.(state, command) ?? false);
}

/** Where moments are secret, the last one must not stand in a calendar. */
function changedAt({ game, meta }: LiveGame): string {
  return game.rulebook.secret ? meta.createdAt : game.lastAt || meta.createdAt;
}

/** Drawing takes a moment of a processor: the same picture is drawn once, for all who ask meanwhile too. */
class RecentPictures {
  private readonly kept = new Map<string, Promise<Buffer> | null>();

  get(key: string, draw: () => Promise<Buffer> | null): Promise<Buffer> | null {
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const picture = draw();
    this.kept.set(key, picture);
    picture?.catch(() => this.kept.delete(key));
    const oldest = this.kept.keys().next();
    if (this.kept.size > 16 && !oldest.done) this.kept.delete(oldest.value);
    return picture;
  }
}
