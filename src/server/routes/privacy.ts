/** What is kept about a person: to read, to take along, to be forgotten; and how long names are kept. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StoredGame, StoredPerson } from '../../store/store.js';
import { attachment } from '../attachment.js';
import {
  dataQuery,
  eraseBody,
  erasedShape,
  erasePreviewShape,
  mineShape,
  retentionBody,
} from '../care-shapes.js';
import { type App, type Context, entryOf, errors, gameParams, serverTime } from '../context.js';
import { devicesOfPerson, sessionOfDevice } from '../devices.js';
import { fileOf, pageOf } from '../privacy/about-person.js';
import { forget, previewForget } from '../privacy/forget.js';
import { retentionOf, setRetention } from '../privacy/retention.js';
import { ApiProblem } from '../problems.js';
import { okShape } from '../shapes.js';

const tags = ['privacy'];
const personParams = gameParams.extend({ person: z.string().max(80) });
const fileAnswer = {
  200: {
    description: 'The file',
    content: {
      'text/html': { schema: z.string() },
      'application/json': { schema: z.string() },
    },
  },
  ...errors,
};

export function privacyRoutes(app: App, context: Context): void {
  const { store, hub } = context;

  app.route({
    method: 'GET',
    url: '/api/games/:id/people/:person/data',
    config: { access: 'own' },
    schema: {
      summary: 'Everything that is kept about a person, in one file',
      description:
        '`html`: a page to read with the data in it; `json`: the data alone. What others entered about him comes after the end of the game.',
      tags,
      params: personParams,
      querystring: dataQuery,
      response: fileAnswer,
    },
    handler: async (request, reply) => {
      const { game, person } = await found(request, request.params.person);
      return sendFile(reply, game, person, request.query.format);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/mine',
    config: { access: 'play' },
    schema: {
      summary: 'What a person of a game may want to know of his own data',
      tags,
      params: gameParams,
      response: { 200: mineShape, ...errors },
    },
    handler: async (request) => {
      const { game, person } = await found(request, ownPerson(request));
      return {
        ...{ person: person.id, name: person.name, askedAt: person.askedAt ?? null },
        retention: (await retentionOf(store, game)).days,
        organisers: (await store.staff(game.id)).map(({ name }) => name),
        devices: await devicesOfPerson(context, game.id, person.id, request.visitor),
      };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/mine/data',
    config: { access: 'play' },
    schema: {
      summary: 'Everything that is kept about oneself, in one file',
      tags,
      params: gameParams,
      querystring: dataQuery,
      response: fileAnswer,
    },
    handler: async (request, reply) => {
      const { game, person } = await found(request, ownPerson(request));
      return sendFile(reply, game, person, request.query.format);
    },
  });

  for (const [method, summary] of [
    ['POST', 'Ask the organisers to be forgotten'],
    ['DELETE', 'Take that wish back'],
  ] as const) {
    app.route({
      method,
      url: '/api/games/:id/mine/forget',
      config: { access: 'play' },
      schema: { summary, tags, params: gameParams, response: { 200: okShape, ...errors } },
      handler: async (request) => {
        const { game, person } = await found(request, ownPerson(request));
        await store.updatePerson(game.id, person.id, {
          askedAt: method === 'POST' ? (person.askedAt ?? serverTime(context)) : null,
        });
        hub.noticeSteering(game.id);
        return { ok: true as const };
      },
    });
  }

  app.route({
    method: 'DELETE',
    url: '/api/games/:id/mine/devices/:device',
    config: { access: 'play' },
    schema: {
      summary: 'End a sign-in of one’s own on a lost device',
      tags,
      params: gameParams.extend({ device: z.string().max(80) }),
      response: { 200: okShape, ...errors },
    },
    handler: async (request) => {
      const { game, person } = await found(request, ownPerson(request));
      const { device } = request.params;
      const known = await sessionOfDevice(context, game.id, request.visitor, device);
      if (known?.person !== person.id) throw new ApiProblem('not-found', { field: 'device' });
      await store.endGameSession(known.session, game.id);
      hub.closeSessions([known.session]);
      return { ok: true as const };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/erase/preview',
    config: { access: 'own' },
    schema: {
      summary: 'What forgetting a person would touch; nothing is changed',
      tags,
      params: gameParams,
      body: eraseBody,
      response: { 200: erasePreviewShape, ...errors },
    },
    handler: async (request) => previewForget(store, await orderedGame(request), request.body),
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/erase',
    config: { access: 'own' },
    schema: {
      summary: 'Forget a person',
      description:
        'His name, nicknames and their mentions give way to a pseudonym, in the game and in the tables of a cup; links, sign-ins and, with `words`, his own texts and pictures go. Ids stay, so the game replays. It cannot be undone.',
      tags,
      params: gameParams,
      body: eraseBody,
      response: { 200: erasedShape, ...errors },
    },
    handler: async (request) => {
      const game = await orderedGame(request);
      return { pseudonym: await forget({ ...context, ledger: context.ledger ?? null }, game, request.body) };
    },
  });

  app.route({
    method: 'PUT',
    url: '/api/games/:id/retention',
    config: { access: 'head' },
    schema: {
      summary: 'How many days after the end names are kept',
      description:
        'Then names give way to pseudonyms, links and sign-ins go. `null`: they are kept. Off by default.',
      tags,
      params: gameParams,
      body: retentionBody,
      response: { 200: okShape, ...errors },
    },
    handler: async (request) => {
      const { meta } = entryOf(request);
      if (meta.parent !== null) throw new ApiProblem('people-of-the-cup');
      await setRetention(store, meta.id, request.body.days);
      hub.noticeSteering(meta.id);
      return { ok: true as const };
    },
  });

  function ownPerson(request: FastifyRequest): string {
    const { access } = entryOf(request);
    if (access.own === null) throw new ApiProblem('no-access');
    return access.own;
  }

  /** The person, and the game whose people he belongs to: the cup of a table. @throws ApiProblem */
  async function found(
    request: FastifyRequest,
    id: string,
  ): Promise<{ game: StoredGame; person: StoredPerson }> {
    const { meta } = entryOf(request);
    const game = (await store.game(meta.parent ?? meta.id))!;
    const person = await store.person(game.id, id);
    if (!person) throw new ApiProblem('not-found', { field: 'person' });
    return { game, person };
  }

  /** The game of an order to forget somebody who is in it. @throws ApiProblem */
  async function orderedGame(request: FastifyRequest): Promise<StoredGame> {
    const { meta } = entryOf(request);
    const { person, names } = request.body as z.infer<typeof eraseBody>;
    if (meta.parent !== null) throw new ApiProblem('people-of-the-cup');
    if (person !== null && !(await store.person(meta.id, person)))
      throw new ApiProblem('not-found', { field: 'person' });
    if (person === null && names.length === 0) {
      const text = { ru: 'Кого забыть: человек или имя?', en: 'Whom to forget: a person or a name?' };
      throw new ApiProblem('malformed-request', { field: 'names', text });
    }
    return meta;
  }

  async function sendFile(
    reply: FastifyReply,
    game: StoredGame,
    person: StoredPerson,
    format: 'html' | 'json',
  ): Promise<FastifyReply> {
    const file = await fileOf(context, game, person);
    const body = format === 'html' ? pageOf(file) : JSON.stringify(file, null, 1);
    return reply
      .header('content-disposition', attachment(`${person.name} — ${game.title}`, 'person', format))
      .type(format === 'html' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8')
      .send(body);
  }
}
