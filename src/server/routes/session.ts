/** Who am I, personal links, leaving. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Grant, StoredLink } from '../../store/store.js';
import { type App, type Context, errors, originOf, serverTime } from '../context.js';
import { newLink } from '../links.js';
import { ApiProblem } from '../problems.js';
import { clanName } from '../seats.js';
import { hashToken, randomId, randomToken } from '../secrets.js';
import { consumeBody, consumedShape, linkLookBody, linkLookShape, meShape, okShape } from '../shapes.js';
import { letIn, letOut, type Visitor } from '../visitors.js';

const tags = ['session'];
/** People one game may have by open sign-up. */
const MOST_PEOPLE = 100;

export function sessionRoutes(app: App, context: Context): void {
  const { store, hub, host } = context;

  app.route({
    method: 'GET',
    url: '/api/me',
    config: { access: 'anyone' },
    schema: { summary: 'Who the session belongs to', tags, response: { 200: meShape, ...errors } },
    handler: async ({ visitor }) => {
      const grant = visitor.grants.find((held) => held.kind === 'person');
      const person = grant?.game && grant.person ? await store.person(grant.game, grant.person) : null;
      return {
        signedIn: visitor.grants.length > 0,
        name: visitor.account?.name ?? person?.name ?? null,
        organiser: visitor.account !== null,
        serverTime: serverTime(context),
      };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/links/look',
    config: { access: 'anyone', rateLimit: { max: context.linkAttempts * 3, timeWindow: 60_000 } },
    schema: {
      summary: 'What a personal link invites to',
      description: 'Opens nothing and uses nothing up.',
      tags,
      body: linkLookBody,
      response: { 200: linkLookShape, ...errors },
    },
    handler: async (request) => {
      const link = await store.link(hashToken(request.body.token));
      const used = link?.oneTime && link.usedAt !== null;
      if (!link || link.purpose === 'calendar' || link.revokedAt !== null || used)
        throw new ApiProblem('link-invalid');
      if (link.game && (await store.removal(link.game))) throw new ApiProblem('link-invalid');
      if (link.purpose === 'signup' && link.game) {
        const game = await store.game(link.game);
        if (!game) throw new ApiProblem('link-invalid');
        return {
          purpose: 'signup' as const,
          first: false,
          name: null,
          role: 'player' as const,
          game: game.title,
          rulebook: game.rulebook,
          clan: null,
        };
      }
      if (link.purpose === 'handover' && link.game) {
        const game = await store.game(link.game);
        const handover = (await store.handovers(link.game)).find((each) => each.link === link.hash);
        if (!game || !handover) throw new ApiProblem('link-invalid');
        return {
          purpose: 'handover' as const,
          first: request.visitor.account === null,
          // Who hands it over: the invited one should know from whom it comes.
          name: (await store.account(handover.account))?.name ?? null,
          role: 'organiser' as const,
          game: game.title,
          rulebook: game.rulebook,
          clan: null,
        };
      }
      if (link.purpose === 'organiser' || !link.game || !link.person) {
        const accounts = await store.accounts();
        const name =
          accounts.find((account) => account.id === link.account)?.name ?? accounts[0]?.name ?? null;
        return {
          purpose: 'organiser' as const,
          first: name === null,
          name,
          role: null,
          game: null,
          rulebook: null,
          clan: null,
        };
      }
      const [game, person] = await Promise.all([store.game(link.game), store.person(link.game, link.person)]);
      if (!game || !person) throw new ApiProblem('link-invalid');
      const clan =
        person.clan === null ? null : await host.read(game.id, (live) => clanName(live, person.clan!));
      return {
        purpose: 'person' as const,
        first: false,
        name: person.name,
        role: person.role,
        game: game.title,
        rulebook: game.rulebook,
        clan,
      };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/links/consume',
    config: { access: 'anyone', rateLimit: { max: context.linkAttempts, timeWindow: 60_000 } },
    schema: {
      summary: 'Open a personal link',
      description:
        'Showing the page of a link (GET /l/…) opens nothing: messengers fetch addresses. A participant’s link works on several devices until it is revoked; an organiser’s link works once.',
      tags,
      body: consumeBody,
      response: { 200: consumedShape, ...errors },
    },
    handler: async (request, reply) => {
      const { token, name } = request.body;
      const at = serverTime(context);
      const hash = hashToken(token);
      const link = await store.link(hash);
      if (link?.purpose === 'handover' && !link.usedAt && !request.visitor.account && name === undefined)
        throw new ApiProblem('malformed-request', { field: 'name' });
      if (link?.game && (await store.removal(link.game))) throw new ApiProblem('link-invalid');
      if (!link || link.purpose === 'calendar' || !(await store.markLinkUsed(hash, at))) {
        throw new ApiProblem('link-invalid');
      }
      if (link.purpose === 'handover') return takeOver(request, reply, link, name ?? '', at);
      if (link.purpose === 'signup') return signUp(request, reply, link, name ?? '', at);
      const grant =
        link.purpose === 'organiser'
          ? { kind: 'account' as const, account: await accountFor(link, name), game: null, person: null }
          : { kind: 'person' as const, account: null, game: link.game, person: link.person };
      const before = request.visitor.session;
      await letIn(store, request.visitor, { ...grant, link: hash }, at, request, reply);
      await noteSameHuman(request.visitor, grant);
      if (before !== null) hub.closeSessions([before]);
      return { game: link.game, url: null };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/logout',
    config: { access: 'anyone' },
    schema: { summary: 'End the session', tags, response: { 200: okShape, ...errors } },
    handler: async ({ visitor }, reply) => {
      await letOut(store, visitor, reply);
      if (visitor.session !== null) hub.closeSessions([visitor.session]);
      return { ok: true as const };
    },
  });

  /** A new player with a personal link; whoever has a place in the game already just comes back to it. */
  async function signUp(
    request: FastifyRequest,
    reply: FastifyReply,
    link: StoredLink,
    name: string,
    at: string,
  ): Promise<{ game: string; url: string | null }> {
    const game = link.game!;
    if (request.visitor.grants.some((grant) => grant.kind === 'person' && grant.game === game))
      return { game, url: null };
    if (name === '') throw new ApiProblem('malformed-request', { field: 'name' });
    if ((await store.persons(game)).length >= MOST_PEOPLE) throw new ApiProblem('signup-full');
    const person = randomId('p');
    const token = randomToken();
    const hash = hashToken(token);
    await store.addPerson({ id: person, game, name, role: 'player', clan: null, createdAt: at });
    await store.addLink(newLink('person', { game, person, hash, at }));
    await letIn(
      store,
      request.visitor,
      { kind: 'person', account: null, game, person, link: hash },
      at,
      request,
      reply,
    );
    hub.notice(game);
    return { game, url: `${originOf(context, request)}/l/${token}` };
  }

  /** The invited one becomes the organiser: by the account he is signed in with, or by a new one. */
  async function takeOver(
    request: FastifyRequest,
    reply: FastifyReply,
    link: StoredLink,
    name: string,
    at: string,
  ): Promise<{ game: string; url: null }> {
    const game = link.game!;
    const account = request.visitor.account?.id ?? randomId('o');
    if (!request.visitor.account) await store.addAccount({ id: account, name, createdAt: at });
    if (!(await store.acceptHandover(link.hash, account, at))) throw new ApiProblem('link-invalid');
    const before = request.visitor.session;
    const grant = { kind: 'account' as const, account, game: null, person: null };
    // Not tied to the invitation: taking that away later must not take the account.
    await letIn(store, request.visitor, { ...grant, link: null }, at, request, reply);
    await noteSameHuman(request.visitor, grant);
    if (before !== null) hub.closeSessions([before]);
    // Whoever steered it asks for access anew.
    hub.closeGame(game);
    for (const table of await store.gamesOf(game)) hub.closeGame(table.id);
    return { game, url: null };
  }

  /** One browser holds an account and somebody's personal link: both are one human. He may say it is not so. */
  async function noteSameHuman(
    visitor: Visitor,
    grant: Pick<Grant, 'kind' | 'account' | 'game' | 'person'>,
  ): Promise<void> {
    const account = grant.account ?? visitor.account?.id;
    if (account === undefined) return;
    const held = grant.kind === 'person' ? [grant] : visitor.grants.filter(({ kind }) => kind === 'person');
    for (const { game, person } of held) {
      if (game === null || person === null) continue;
      const known = await store.person(game, person);
      if (known && known.account == null) await store.updatePerson(game, person, { account });
    }
  }

  async function accountFor(link: StoredLink, name = 'Организатор'): Promise<string> {
    const known = link.account ?? (await store.accounts())[0]?.id;
    if (known) return known;
    const id = randomId('o');
    await store.addAccount({ id, name, createdAt: serverTime(context) });
    return id;
  }
}
