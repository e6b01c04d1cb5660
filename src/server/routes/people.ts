/** People of a game and their personal links. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Author } from '../../engine/contract.js';
import type { PersonRole, StoredLink, StoredPerson } from '../../store/store.js';
import {
  type App,
  type Context,
  entryOf,
  errors,
  gameParams,
  idFor,
  originOf,
  serverTime,
} from '../context.js';
import { newLink } from '../links.js';
import { seatsByPerson } from '../person-seats.js';
import { ApiProblem } from '../problems.js';
import { hashToken, randomId, randomToken } from '../secrets.js';
import {
  linkShape,
  newPersonBody,
  okShape,
  type Person,
  personShape,
  qrBody,
  signupShape,
} from '../shapes.js';

const tags = ['people'];
/** Roles that are seats of the rulebook; a co-organiser and a player need no command of the organiser. */
const seatedRoles: ReadonlySet<PersonRole> = new Set(['boss', 'consigliere', 'member']);
const personParams = gameParams.extend({ person: z.string().max(80) });

export function peopleRoutes(app: App, context: Context): void {
  const { store, host, hub } = context;

  app.route({
    method: 'GET',
    url: '/api/games/:id/people',
    config: { access: 'steer' },
    schema: {
      summary: 'People of a game',
      tags,
      params: gameParams,
      response: { 200: z.array(personShape), ...errors },
    },
    handler: async (request) => {
      const { id } = request.params;
      const links = await store.links(id);
      const seats = await host.read(id, seatsByPerson);
      return (await store.persons(id)).map((person) => describe(person, seats.get(person.id), links));
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/people',
    config: { access: 'own' },
    schema: {
      summary: 'Add a person',
      description:
        'Gives the person an id that says nothing about him and, in a clan, a seat by the command `assignSeat`; a player joins by himself. The name stays out of the log. Under one `Idempotency-Key` (optional) only one person is added.',
      tags,
      params: gameParams,
      body: newPersonBody,
      response: { 201: personShape, ...errors },
    },
    handler: async (request, reply) => {
      ownPeople(request);
      const { id } = request.params;
      const { name, role, clan } = request.body;
      const author = entryOf(request).access.author as Author & { person?: string };
      const person: StoredPerson = {
        id: idFor(request, 'p', author.person ?? ''),
        game: id,
        name,
        role,
        clan: seatedRoles.has(role) ? clan : null,
        createdAt: serverTime(context),
      };
      const known = await store.person(id, person.id);
      if (known) return reply.code(201).send(describe(known, undefined, await store.links(id)));
      await store.addPerson(person);
      try {
        if (seatedRoles.has(role)) await seat(person, request.receivedMs, author);
      } catch (error) {
        await store.removePerson(id, person.id);
        throw error;
      }
      hub.notice(id);
      return reply.code(201).send(describe(person, undefined, []));
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/games/:id/people/:person',
    config: { access: 'own' },
    schema: {
      summary: 'Remove a person',
      description: 'Frees the seat, forgets the name, ends the link and every session opened by it.',
      tags,
      params: personParams,
      response: { 200: okShape, ...errors },
    },
    handler: async (request) => {
      const { id } = request.params;
      const person = await personOr404(id, request.params.person);
      const seats = await host.read(id, seatsByPerson);
      if (seats.has(person.id)) {
        await host.submit(id, () => ({
          command: { type: 'removeSeat', person: person.id },
          author: entryOf(request).access.author!,
          receivedMs: request.receivedMs,
          key: `people:${person.id}:remove:${randomId('n')}`,
        }));
      }
      hub.closeSessions(await store.removePerson(id, person.id));
      hub.notice(id);
      return { ok: true as const };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/people/:person/link',
    config: { access: 'own' },
    schema: {
      summary: 'Issue a personal link',
      description:
        'The former link and all sessions opened by it end. The address is shown this once: only a hash of its token is stored.',
      tags,
      params: personParams,
      response: { 201: linkShape, ...errors },
    },
    handler: async (request, reply) => {
      const { id } = request.params;
      const person = await personOr404(id, request.params.person);
      if (person.leftAt != null) throw new ApiProblem('person-left');
      const at = serverTime(context);
      hub.closeSessions(await store.revokeLinks(id, person.id, at));
      const token = randomToken();
      await store.addLink(newLink('person', { game: id, person: person.id, hash: hashToken(token), at }));
      return reply.code(201).send({ person: person.id, url: `${originOf(context, request)}/l/${token}` });
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/games/:id/people/:person/link',
    config: { access: 'own' },
    schema: {
      summary: 'Revoke a personal link and every session opened by it',
      tags,
      params: personParams,
      response: { 200: okShape, ...errors },
    },
    handler: async (request) => {
      const { id } = request.params;
      const person = await personOr404(id, request.params.person);
      hub.closeSessions(await store.revokeLinks(id, person.id, serverTime(context)));
      return { ok: true as const };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/signup',
    config: { access: 'own' },
    schema: {
      summary: 'Issue the open sign-up link',
      description:
        'Everybody who enters by it becomes a player with a personal link of his own. The former sign-up link ends. The address is shown this once.',
      tags,
      params: gameParams,
      response: { 201: signupShape, ...errors },
    },
    handler: async (request, reply) => {
      ownPeople(request);
      const { id } = request.params;
      const at = serverTime(context);
      await store.revokeSignup(id, at);
      const token = randomToken();
      await store.addLink(newLink('signup', { game: id, person: null, hash: hashToken(token), at }));
      return reply.code(201).send({ url: `${originOf(context, request)}/l/${token}` });
    },
  });

  app.route({
    method: 'DELETE',
    url: '/api/games/:id/signup',
    config: { access: 'own' },
    schema: {
      summary: 'End the open sign-up',
      tags,
      params: gameParams,
      response: { 200: okShape, ...errors },
    },
    handler: async (request) => {
      await store.revokeSignup(request.params.id, serverTime(context));
      return { ok: true as const };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/qr',
    config: { access: 'steer' },
    schema: {
      summary: 'A QR code as SVG',
      tags,
      params: gameParams,
      body: qrBody,
      response: {
        200: { description: 'The code', content: { 'image/svg+xml': { schema: z.string() } } },
        ...errors,
      },
    },
    handler: async (request, reply) => {
      const { default: QRCode } = await import('qrcode');
      const svg = await QRCode.toString(request.body.text, { type: 'svg', errorCorrectionLevel: 'M' });
      return reply.type('image/svg+xml').send(svg);
    },
  });

  async function seat(person: StoredPerson, receivedMs: number, author: Author): Promise<void> {
    await host.submit(person.game, () => ({
      command: { type: 'assignSeat', person: person.id, clan: person.clan, role: person.role },
      author,
      receivedMs,
      key: `people:${person.id}:assign`,
    }));
  }

  async function personOr404(game: string, id: string): Promise<StoredPerson> {
    const person = await store.person(game, id);
    if (!person) throw new ApiProblem('not-found');
    return person;
  }
}

/** @throws ApiProblem for a table of a cup: whoever comes to it comes through the cup */
function ownPeople(request: FastifyRequest): void {
  if (entryOf(request).meta.parent !== null) throw new ApiProblem('people-of-the-cup');
}

type Seat = ReturnType<typeof seatsByPerson> extends Map<string, infer S> ? S : never;

function describe(person: StoredPerson, seat: Seat | undefined, links: readonly StoredLink[]): Person {
  const own = links.filter((link) => link.purpose === 'person' && link.person === person.id);
  const last = own.at(-1);
  const used = own.flatMap((link) => (link.usedAt === null ? [] : [link.usedAt])).sort();
  return {
    person: person.id,
    name: person.name,
    role: seat?.role ?? person.role,
    clan: seat?.clan ?? person.clan,
    lastSeen: used.at(-1) ?? null,
    left: person.leftAt ?? null,
    erased: person.erasedAt ?? null,
    asked: person.askedAt ?? null,
    account: person.account ?? null,
    link: !last ? 'none' : last.revokedAt !== null ? 'revoked' : last.usedAt === null ? 'issued' : 'used',
  };
}
