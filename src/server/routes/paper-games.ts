/** Games typed in from an old paper protocol: read against the rules, then played over as the past of a new game. */
import type { z } from 'zod';
import type { Instant } from '../../engine/contract.js';
import type { TableSetup } from '../../rulebooks/table/setup.js';
import { type App, type Context, errors, idFor, serverTime } from '../context.js';
import type { AnyRulebook } from '../live-game.js';
import { checkOf, commandsOf, readSheet, type Sheet } from '../paper-sheet.js';
import { ApiProblem } from '../problems.js';
import { paperCheckBody, paperCheckShape, paperGameBody, paperGameShape } from '../shapes.js';

const tags = ['games'];
const RULEBOOK = 'vavt-cup-2017';

export function paperGameRoutes(app: App, context: Context): void {
  const { store, host } = context;

  function rulebook(): AnyRulebook {
    const known = Object.hasOwn(host.rulebooks, RULEBOOK) ? host.rulebooks[RULEBOOK] : undefined;
    if (!known) throw new ApiProblem('unavailable');
    return known;
  }

  /** @throws when what was typed is not a paper protocol at all */
  function read(body: z.infer<typeof paperCheckBody>): Sheet {
    const book = rulebook();
    const pack = Object.hasOwn(context.packs, body.pack) ? context.packs[body.pack] : undefined;
    if (pack === undefined) throw new ApiProblem('not-found', { field: 'pack' });
    return readSheet(book, body.paper, serverTime(context), ({ seats }) => {
      const named = seats.some(({ name }) => name.trim() !== '');
      const players = seats.map(({ name }, index) => ({ name: name.trim() || `№${index + 1}` }));
      // A wrong number of seats is found by the check, which says what would be accepted.
      const fits = named && players.length === seatsOf(pack);
      return { pack, rulings: body.rulings ?? {}, ...(fits ? { players } : {}) };
    });
  }

  app.route({
    method: 'POST',
    url: '/api/paper/check',
    config: { access: 'account' },
    schema: {
      summary: 'Read a paper protocol against the rules',
      description:
        'Every contradiction with its place, its clause and what would be accepted. Nothing is kept.',
      tags,
      body: paperCheckBody,
      response: { 200: paperCheckShape, ...errors },
    },
    handler: async (request) => checkOf(read(request.body).answer),
  });

  app.route({
    method: 'POST',
    url: '/api/paper',
    config: { access: 'account' },
    schema: {
      summary: 'Make a game from a paper protocol',
      description:
        'A legal protocol is played over by the rules. One with contradictions is refused until they are confirmed; then they are entered by the judge’s hand. Under one `Idempotency-Key` (optional) only one game is made.',
      tags,
      body: paperGameBody,
      response: { 201: paperGameShape, ...errors },
    },
    handler: async (request, reply) => {
      const { title, open, confirmed = false } = request.body;
      const account = request.visitor.account!;
      const id = idFor(request, 'g', account.id);
      if (await store.game(id)) return reply.code(201).send({ id });
      const { answer, setup } = read(request.body);
      const commands = commandsOf(answer, confirmed);
      const now: Instant = serverTime(context);
      await host.create({
        id,
        rulebook: rulebook(),
        title,
        setup,
        ...(open === undefined ? {} : { open }),
        play: (past) => {
          for (const { at, command } of commands) {
            past.submit(at ?? now, { kind: 'organiser', person: account.id }, command);
          }
        },
      });
      await store.addStaff(id, account.id);
      return reply.code(201).send({ id });
    },
  });
}

function seatsOf(pack: unknown): number {
  const { cards } = pack as TableSetup['pack'];
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}
