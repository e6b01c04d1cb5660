/** The list of games, a new game, a game as one viewer sees it. */
import { z } from 'zod';
import { accessTo } from '../access.js';
import { type App, asQuery, type Context, entryOf, errors, gameParams, idFor } from '../context.js';
import { gameAnswer, metaOf } from '../game-answer.js';
import { viewOf } from '../live-game.js';
import { namesOf } from '../people-names.js';
import { addPlayers, playersOf } from '../players.js';
import { ApiProblem } from '../problems.js';
import {
  changeGameBody,
  gameListShape,
  gameMetaShape,
  gameShape,
  newGameBody,
  rulebookListShape,
} from '../shapes.js';

const tags = ['games'];
const phaseShape = z.object({ phase: z.string() });
/** Views of seasons name their games by date. */
const datedShape = z.object({ games: z.array(z.object({ date: z.string() })) });

export function gameRoutes(app: App, context: Context): void {
  const { store, host } = context;
  // Made when first asked for: every pack is tried on every rulebook.
  let offered: z.output<typeof rulebookListShape> | undefined;

  app.route({
    method: 'GET',
    url: '/api/rulebooks',
    config: { access: 'anyone' },
    schema: {
      summary: 'Rulebooks and the packs a game can be made of',
      tags,
      response: { 200: rulebookListShape, ...errors },
    },
    handler: async () => (offered ??= offerOf(context)),
  });

  app.route({
    method: 'GET',
    url: '/api/games',
    config: { access: 'anyone' },
    schema: {
      summary: 'The games this visitor may watch',
      tags,
      response: { 200: gameListShape, ...errors },
    },
    handler: async ({ visitor }) => {
      const list = [];
      const removed = new Set((await store.removals()).map(({ game }) => game));
      for (const meta of await store.games()) {
        if (removed.has(meta.id)) continue;
        // Tables of a cup are reached through it.
        if (meta.parent !== null) continue;
        const access = await accessTo(context, visitor, meta);
        if (!access.levels.has('watch')) continue;
        const look = await host
          .read(meta.id, (live) => {
            const view = viewOf(live, { kind: 'public' });
            return {
              phase: phaseShape.safeParse(view).data?.phase ?? '',
              firstGame: datedShape.safeParse(view).data?.games[0]?.date ?? null,
            };
          })
          .catch(() => ({ phase: 'broken', firstGame: null }));
        list.push({ ...metaOf(meta, access.levels.has('steer')), role: access.role, ...look });
      }
      return list;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games',
    config: { access: 'account' },
    schema: {
      summary: 'Make a game',
      description:
        'From a whole setup of the rulebook, or from one of its packs by name. Under one `Idempotency-Key` (optional) only one game is made.',
      tags,
      body: newGameBody,
      response: { 201: gameMetaShape, ...errors },
    },
    handler: async (request, reply) => {
      const { rulebook: name, title, pack, rulings, setup, open } = request.body;
      const rulebook = Object.hasOwn(host.rulebooks, name) ? host.rulebooks[name] : undefined;
      if (!rulebook) throw new ApiProblem('not-found', { field: 'rulebook' });
      const data = pack !== undefined && Object.hasOwn(context.packs, pack) ? context.packs[pack] : undefined;
      if (pack !== undefined && data === undefined) throw new ApiProblem('not-found', { field: 'pack' });
      const id = idFor(request, 'g', request.visitor.account!.id);
      const known = await store.game(id);
      // A game that nobody steers was cut off in the making, by a crash: what is missing is added now.
      if (known && (await store.staff(id)).length > 0) return reply.code(201).send(metaOf(known, true));
      const game =
        known ??
        (await host.create({
          id,
          rulebook,
          title: title ?? rulebook.title.ru,
          setup: data === undefined ? setup : { pack: data, rulings: rulings ?? {} },
          open,
        }));
      await addPlayers(context, game.id, playersOf(game));
      await store.addStaff(game.id, request.visitor.account!.id);
      return reply.code(201).send(metaOf(game, true));
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id',
    config: { access: 'watch' },
    schema: {
      summary: 'A game as this viewer sees it',
      description: 'Deadlines that have passed are carried out first.',
      tags,
      params: gameParams,
      querystring: asQuery,
      response: { 200: gameShape, ...errors },
    },
    handler: async (request) => {
      const { access, meta } = entryOf(request);
      await context.cups.settle(meta);
      const names = await namesOf(store, meta);
      return host.readFor(access, request.params.id, (live) =>
        gameAnswer(live, access, request.query.as, names, context.clock()),
      );
    },
  });

  app.route({
    method: 'PATCH',
    url: '/api/games/:id',
    config: { access: 'own' },
    schema: {
      summary: 'Rename a game, open or close it to spectators',
      tags,
      params: gameParams,
      body: changeGameBody,
      response: { 200: gameMetaShape, ...errors },
    },
    handler: async (request) => {
      const { id } = request.params;
      await store.updateGame(id, request.body);
      host.forget(id);
      context.hub.notice(id);
      if (request.body.open === false) {
        context.hub.closeGame(id);
        for (const table of await store.gamesOf(id)) context.hub.closeGame(table.id);
      }
      return metaOf((await store.game(id))!, true);
    },
  });
}

/** Every rulebook with the packs it can play. */
function offerOf({ host, packs }: Context): z.output<typeof rulebookListShape> {
  return Object.values(host.rulebooks).map(({ id, version, title, rulings, setupSchema }) => ({
    id,
    version,
    title,
    rulings,
    packs: Object.fromEntries(
      Object.entries(packs).filter(([, pack]) => setupSchema.safeParse({ pack }).success),
    ),
  }));
}
