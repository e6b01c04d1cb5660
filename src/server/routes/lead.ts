/** Games that one device leads: which one, taking over, and all that a device needs to carry the game without the network. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { authorAs } from '../access.js';
import { type App, asQuery, type Context, entryOf, errors, gameParams } from '../context.js';
import type { Device, Lead } from '../lead.js';
import { gameTime } from '../live-game.js';
import { ApiProblem } from '../problems.js';
import { type LeadAnswer, leadBody, leadShape, replicaShape } from '../shapes.js';

const tags = ['lead'];
const ID = /^[\w-]{8,64}$/;
const MOST_LABEL = 120;

export function leadRoutes(app: App, context: Context): void {
  const { host } = context;

  app.route({
    method: 'GET',
    url: '/api/games/:id/lead',
    config: { access: 'steer' },
    schema: {
      summary: 'The device that leads a game',
      description: 'Of a rulebook led by one device at a time. `mine` is told by the header `X-Device`.',
      tags,
      params: gameParams,
      response: { 200: leadShape, ...errors },
    },
    handler: async (request) => {
      ledOnly(request);
      return shown(await host.lead(request.params.id), request);
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/lead',
    config: { access: 'steer' },
    schema: {
      summary: 'Lead a game from this device',
      description:
        'Needs the header `X-Device`: an id the device made up for itself. While another device leads, the answer is 409 `led-elsewhere` with its label and since when in `params`; `take` takes the lead away from it; with `lost` its sign-in ends too. Those who steer the game hear a `notice` in the feed.',
      tags,
      params: gameParams,
      body: leadBody,
      response: { 200: leadShape, ...errors },
    },
    handler: async (request) => {
      ledOnly(request);
      const device = deviceOf(request, context, request.body.label);
      if (!device) throw new ApiProblem('device-missing', { field: 'x-device' });
      const { id } = request.params;
      const { take = false, lost = false } = request.body;
      const former = await host.lead(id);
      const lead = await host.giveLead(id, device, request.receivedMs, take);
      if (lost && former && former.device !== device.id) await endLost(request, former);
      return shown(lead, request);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/games/:id/replica',
    config: { access: 'steer' },
    schema: {
      summary: 'All that a device needs to carry a game without the network',
      description:
        'Of a rulebook led by one device at a time. Roles and all other secrets of the game are in it.',
      tags,
      params: gameParams,
      querystring: asQuery.extend({
        after: z.coerce.number().int().min(0).default(0).describe('Only records after this one'),
      }),
      response: { 200: replicaShape, ...errors },
    },
    handler: async (request) => {
      ledOnly(request);
      const { id } = request.params;
      const { access } = entryOf(request);
      const { after, as } = request.query;
      const tail = await host.tail(id, after, (live, records) => ({
        head: {
          id: live.meta.id,
          rulebook: live.meta.rulebook,
          version: live.meta.version,
          setup: live.meta.setup,
        },
        author: authorAs(live, access, as ?? (access.author === null ? 'organiser' : undefined)),
        seq: live.game.seq,
        records: records.map((record) => ({
          ...record,
          input: { ...record.input },
          entries: record.entries.map((entry) => ({ ...entry })),
        })),
        serverTime: gameTime(live.meta, context.clock()),
      }));
      return { ...tail, lead: shown(await host.lead(id), request) };
    },
  });

  /**
   * Ends the sign-in of a device that was lost. It loses this game only: a judge must not sign an organiser out of his other
   * games. Whoever owns the game ends it altogether among its devices.
   */
  async function endLost(request: FastifyRequest, { session }: Lead): Promise<void> {
    const { meta } = entryOf(request);
    if (session === null || session === request.visitor.session) return;
    const game = meta.parent ?? meta.id;
    const own = request.visitor.account?.id;
    const grants = (await context.store.grants(session)) ?? [];
    // One's own account was signed in there: nobody else is locked out by ending it.
    if (own !== undefined && grants.some(({ account }) => account === own))
      await context.store.endSession(session);
    else await context.store.endGameSession(session, game);
    context.hub.closeSessions([session]);
  }

  function ledOnly(request: FastifyRequest): void {
    if (!host.rulebook(entryOf(request).meta).led) throw new ApiProblem('not-led');
  }
}

/**
 * The device of a request by its header; null when it names none.
 * @param label what the person calls it; by default his name and what the device says of itself
 */
export function deviceOf(request: FastifyRequest, { store }: Context, label?: string): Device | null {
  const id = request.headers['x-device'];
  if (id === undefined) return null;
  if (typeof id !== 'string' || !ID.test(id))
    throw new ApiProblem('malformed-request', { field: 'x-device' });
  const { access, meta } = entryOf(request);
  return {
    id,
    session: request.visitor.session,
    label: async () => {
      if (label) return label;
      const who = access.author?.kind === 'system' ? undefined : access.author?.person;
      const name =
        who === undefined
          ? null
          : ((await store.account(who)) ?? (await store.person(meta.parent ?? meta.id, who)));
      return [name?.name, saidLabel(request)].filter(Boolean).join(', ') || id.slice(0, 8);
    },
  };
}

/** `X-Device-Label`, percent-encoded: «планшет». */
function saidLabel(request: FastifyRequest): string {
  try {
    return decodeURIComponent(String(request.headers['x-device-label'] ?? ''))
      .trim()
      .slice(0, MOST_LABEL);
  } catch {
    return '';
  }
}

function shown(lead: Lead | null, request: FastifyRequest): LeadAnswer {
  return lead && { mine: lead.device === request.headers['x-device'], label: lead.label, since: lead.since };
}
