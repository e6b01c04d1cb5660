/** Commands, and what a command would do. */
import { normalInstant } from '../../engine/time.js';
import { authorAs, steers, viewerAs } from '../access.js';
import { type App, asQuery, type Context, entryOf, errors, gameParams, idempotencyKey } from '../context.js';
import { isCup } from '../cup/place.js';
import { otherIds, refuseSameHuman } from '../cup/second-person.js';
import { addPlayers, newcomersOf } from '../players.js';
import { ApiProblem } from '../problems.js';
import { commandBody, dryRunShape, receiptShape } from '../shapes.js';
import { deviceOf } from './lead.js';

const tags = ['commands'];

export function commandRoutes(app: App, context: Context): void {
  const { host } = context;

  app.route({
    method: 'POST',
    url: '/api/games/:id/commands',
    config: { access: 'play' },
    schema: {
      summary: 'Give a command',
      description:
        'Needs the header `Idempotency-Key`: the same key with the same command answers with the first receipt, with another command 409. The receipt comes after the command is durable. A refusal by the rules is a problem with status 422, its clauses and what would be accepted. Where one device leads a game, entries of those who steer it may say when they were made (`madeAt`: not before the last entry, not after receipt) and on which device (header `X-Device`); the first one makes its device the leading one, and those of any other get 409 `led-elsewhere`.',
      tags,
      params: gameParams,
      querystring: asQuery,
      body: commandBody,
      response: { 200: receiptShape, ...errors },
    },
    handler: async (request) => {
      const { access, meta } = entryOf(request);
      const { author: signs } = access;
      const who = signs && signs.kind !== 'system' ? signs.person : undefined;
      const others = isCup(meta) && who !== undefined ? await otherIds(context.store, meta.id, who) : [];
      const receipt = await host.submit(
        request.params.id,
        (live) => {
          const author = authorAs(live, access, request.query.as);
          const { command, madeAt } = request.body;
          refuseSameHuman(live, command, author, others);
          return {
            command,
            author,
            receivedMs: request.receivedMs,
            key: idempotencyKey(request, author),
            ...(madeAt === undefined ? {} : { madeAt: normalInstant(madeAt) }),
            device: deviceOf(request, context),
          };
        },
        host.rulebook(meta).answers?.includes(request.body.command.type),
      );
      // Asked again after a crash, the same command brings what is missing.
      await addPlayers(context, meta.id, newcomersOf(request.body.command));
      // How many records there are would tell what others have sent.
      return host.rulebook(meta).secret && !steers(access) ? { ...receipt, seq: 0 } : receipt;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/dry-run',
    config: { access: 'play' },
    schema: {
      summary: 'What a command would do, without doing it',
      description:
        'For those who steer a game, and for participants where a game has no secrets: they are shown the difference in their own view.',
      tags,
      params: gameParams,
      querystring: asQuery,
      body: commandBody,
      response: { 200: dryRunShape, ...errors },
    },
    handler: async (request) => {
      const { access, meta } = entryOf(request);
      // Trying moves out would tell a player what others keep secret.
      if (host.rulebook(meta).secret && !steers(access) && !access.demo) throw new ApiProblem('no-access');
      const as = request.query.as ?? (access.demo && access.author === null ? 'organiser' : undefined);
      const { events, differences } = await host.dryRun(request.params.id, (live) => ({
        command: request.body.command,
        author: authorAs(live, access, as),
        viewer: viewerAs(live, access, as),
      }));
      return { events: events.map((event) => ({ ...event })), differences };
    },
  });
}
