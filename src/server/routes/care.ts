/** People in trouble: hand a game over, replace somebody, a lost device, a game begun by mistake. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  careShape,
  handoverBody,
  handoverShape,
  removedListShape,
  removeGameBody,
  replacePersonBody,
  samePersonBody,
} from '../care-shapes.js';
import { type App, type Context, entryOf, errors, gameParams, originOf, serverTime } from '../context.js';
import { devicesOf, sessionOfDevice } from '../devices.js';
import { newLink } from '../links.js';
import { REMOVED_DAYS, retentionOf } from '../privacy/retention.js';
import { ApiProblem } from '../problems.js';
import { replacePerson } from '../replace-person.js';
import { hashToken, randomToken } from '../secrets.js';
import { linkShape, okShape } from '../shapes.js';

const tags = ['care'];
const personParams = gameParams.extend({ person: z.string().max(80) });
const deviceParams = gameParams.extend({ device: z.string().max(80) });
const staffParams = gameParams.extend({ account: z.string().max(80) });

export function careRoutes(app: App, context: Context): void {
  const { store, host, hub } = context;

  app.route({
    method: 'GET',
    url: '/api/games/:id/care',
    config: { access: 'own', evenRemoved: true },
    schema: {
      summary: 'Who steers a game and from which devices it is entered; how long names are kept',
      tags,
      params: gameParams,
      response: { 200: careShape, ...errors },
    },
    handler: async (request) => {
      const { meta, access } = entryOf(request);
      const root = rootOf(request);
      const [staff, handovers, removal] = await Promise.all([
        store.staff(root),
        store.handovers(root),
        store.removal(meta.id),
      ]);
      const open = handovers.filter((each) => each.acceptedAt === null).at(-1);
      return {
        staff: staff.map(({ id: account, name, role }) => ({
          ...{ account, name, role },
          me: account === request.visitor.account?.id,
        })),
        handover: open ? { since: open.createdAt, stays: open.stays } : null,
        devices: await devicesOf(context, root, request.visitor),
        retention: await retentionOf(store, (await store.game(root))!),
        removal: removal && { at: removal.at, reason: removal.reason, until: until(removal.at) },
        head: access.levels.has('head'),
      };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/handover',
    config: { access: 'head' },
    schema: {
      summary: 'Invite somebody to take the game over',
      description:
        'The address is shown this once and works once. Whoever accepts it becomes the organiser; the one who hands over stays as a co-organiser or leaves. A former invitation ends.',
      tags,
      params: gameParams,
      body: handoverBody,
      response: { 201: handoverShape, ...errors },
    },
    handler: async (request, reply) => {
      ownGame(request);
      const game = request.params.id;
      const at = serverTime(context);
      await store.dropHandovers(game, at);
      const token = randomToken();
      const hash = hashToken(token);
      await store.addLink({ ...newLink('handover', { game, person: null, hash, at }), oneTime: true });
      const account = request.visitor.account!.id;
      await store.addHandover({ link: hash, game, account, stays: request.body.stays, createdAt: at });
      return reply.code(201).send({ url: `${originOf(context, request)}/l/${token}` });
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/games/:id/handover',
    config: { access: 'head' },
    schema: {
      summary: 'Take the invitation to take the game over back',
      tags,
      params: gameParams,
      response: { 200: okShape, ...errors },
    },
    handler: async (request) => {
      await store.dropHandovers(request.params.id, serverTime(context));
      return { ok: true as const };
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/games/:id/staff/:account',
    config: { access: 'own' },
    schema: {
      summary: 'Take the steering of a game from an account',
      description: 'An organiser from anybody, a co-organiser from himself. One organiser must stay.',
      tags,
      params: staffParams,
      response: { 200: okShape, ...errors },
    },
    handler: async (request) => {
      const { id, account } = request.params;
      const { access } = entryOf(request);
      const mine = account === request.visitor.account?.id;
      if (!mine && !access.levels.has('head')) throw new ApiProblem('no-access');
      const staff = await store.staff(id);
      const found = staff.find((each) => each.id === account);
      if (!found) throw new ApiProblem('not-found', { field: 'account' });
      const heads = staff.filter(({ role }) => role === 'organiser');
      if (found.role === 'organiser' && heads.length === 1) throw new ApiProblem('last-organiser');
      await store.removeStaff(id, account);
      hub.closeGame(id);
      for (const table of await store.gamesOf(id)) hub.closeGame(table.id);
      return { ok: true as const };
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/games/:id/devices/:device',
    config: { access: 'own' },
    schema: {
      summary: 'End the sign-in of a lost device',
      description:
        'A person’s device loses this game, all its tables included, and keeps what it may elsewhere. A device with the account of whoever asks is signed out altogether. Links stay: revoke them apart.',
      tags,
      params: deviceParams,
      response: { 200: okShape, ...errors },
    },
    handler: async (request) => {
      const root = rootOf(request);
      const found = await sessionOfDevice(context, root, request.visitor, request.params.device);
      if (!found) throw new ApiProblem('not-found', { field: 'device' });
      if (found.account === null) await store.endGameSession(found.session, root);
      else await store.endSession(found.session);
      hub.closeSessions([found.session]);
      hub.noticeSteering(root);
      return { ok: true as const };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/people/:person/replace',
    config: { access: 'own' },
    schema: {
      summary: 'Put somebody else in a person’s place',
      description:
        'The seat passes on, the former link and its sign-ins end, the former person stays named where he acted. Answers with the new person’s link, shown this once. Of a board season everybody; elsewhere judges and co-organisers: players are replaced in the game itself.',
      tags,
      params: personParams,
      body: replacePersonBody,
      response: { 201: linkShape, ...errors },
    },
    handler: async (request, reply) => {
      ownGame(request);
      const { id, person: former } = request.params;
      const person = await store.person(id, former);
      if (!person) throw new ApiProblem('not-found', { field: 'person' });
      const { access } = entryOf(request);
      const { next, sessions } = await replacePerson(context, person, {
        name: request.body.name,
        author: access.author!,
        receivedMs: request.receivedMs,
      });
      hub.closeSessions(sessions);
      const token = randomToken();
      const at = serverTime(context);
      await store.addLink(newLink('person', { game: id, person: next.id, hash: hashToken(token), at }));
      hub.notice(id);
      return reply.code(201).send({ person: next.id, url: `${originOf(context, request)}/l/${token}` });
    },
  });

  app.route({
    method: 'PUT',
    url: '/api/games/:id/people/:person/same',
    config: { access: 'own' },
    schema: {
      summary: 'Say that a person is oneself, or is not',
      description:
        'Of whoever has an account: both are one human from then on, and count once where a second person is needed.',
      tags,
      params: personParams,
      body: samePersonBody,
      response: { 200: okShape, ...errors },
    },
    handler: async (request) => {
      const { id, person } = request.params;
      const { account } = request.visitor;
      if (!account) throw new ApiProblem('no-access');
      const found = await store.person(id, person);
      if (!found) throw new ApiProblem('not-found', { field: 'person' });
      if (!request.body.mine && found.account != null && found.account !== account.id)
        throw new ApiProblem('no-access');
      await store.updatePerson(id, person, { account: request.body.mine ? account.id : null });
      hub.noticeSteering(id);
      return { ok: true as const };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/removal',
    config: { access: 'head' },
    schema: {
      summary: 'Take a game away that was begun by mistake',
      description: `Nobody sees it any more and its deadlines stand still. For ${REMOVED_DAYS} days it can be brought back; then everything of it is erased but who removed it, when and why.`,
      tags,
      params: gameParams,
      body: removeGameBody,
      response: { 200: okShape, ...errors },
    },
    handler: async (request) => {
      const { meta } = entryOf(request);
      if (meta.parent !== null) throw new ApiProblem('tables-of-the-cup');
      const { reason, title } = request.body;
      if (title.trim() !== meta.title.trim()) throw new ApiProblem('title-differs', { field: 'title' });
      const by = request.visitor.account!.id;
      await store.addRemoval({ game: meta.id, at: serverTime(context), by, reason, title: meta.title });
      host.forget(meta.id);
      hub.closeGame(meta.id);
      for (const table of await store.gamesOf(meta.id)) hub.closeGame(table.id);
      return { ok: true as const };
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/games/:id/removal',
    config: { access: 'head', evenRemoved: true },
    schema: {
      summary: 'Bring a removed game back',
      description: 'Deadlines that passed meanwhile are carried out now.',
      tags,
      params: gameParams,
      response: { 200: okShape, ...errors },
    },
    handler: async (request) => {
      if (!(await store.dropRemoval(request.params.id))) throw new ApiProblem('not-found', { field: 'id' });
      host.forget(request.params.id);
      host.replan();
      return { ok: true as const };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/removed',
    config: { access: 'account' },
    schema: {
      summary: 'Games this organiser has taken away',
      tags,
      response: { 200: removedListShape, ...errors },
    },
    handler: async ({ visitor }) => {
      const { id } = visitor.account!;
      const mine = new Set(await store.staffOf(id));
      return (await store.removals())
        .filter(({ game, by }) => by === id || mine.has(game))
        .map(({ game, title, at, reason, purgedAt }) => ({
          ...{ game, title, at, reason, purgedAt },
          until: until(at),
        }));
    },
  });
}

function until(at: string): string {
  return new Date(Date.parse(at) + REMOVED_DAYS * 24 * 3600 * 1000).toISOString();
}

/** The game whose people these are: the cup of a table. */
function rootOf(request: FastifyRequest): string {
  const { meta } = entryOf(request);
  return meta.parent ?? meta.id;
}

/** @throws ApiProblem for a table of a cup: its people are those of the cup */
function ownGame(request: FastifyRequest): void {
  if (entryOf(request).meta.parent !== null) throw new ApiProblem('people-of-the-cup');
}
