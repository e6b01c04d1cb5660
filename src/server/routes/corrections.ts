/** The log as the organiser reads it, corrections of the past, and the way out of a quarantine. */

import { z } from 'zod';
import type { Author, Command } from '../../engine/contract.js';
import type { Change } from '../../engine/game.js';
import { normalInstant } from '../../engine/time.js';
import { type App, asQuery, type Context, entryOf, errors, gameParams, idempotencyKey } from '../context.js';
import { addPlayers, newcomersOf } from '../players.js';
import { ApiProblem } from '../problems.js';
import { refusalText } from '../refusal-text.js';
import { revisedBy } from '../report-revisions.js';
import {
  amendBody,
  amendPreviewBody,
  amendPreviewShape,
  logShape,
  receiptShape,
  resumedShape,
} from '../shapes.js';

const tags = ['corrections'];

export function correctionRoutes(app: App, context: Context): void {
  const { host } = context;

  app.route({
    method: 'GET',
    url: '/api/games/:id/log',
    config: { access: 'steer' },
    schema: {
      summary: 'The whole log, for the organiser',
      tags,
      params: gameParams,
      response: { 200: logShape, ...errors },
    },
    handler: async (request) => {
      const { records, inForce, sealed } = await host.log(request.params.id);
      const shown = (command: Command): Command => (sealed(command) ? { type: command.type } : command);
      return {
        records: records.map(({ seq, at, author, input, entries }) => ({
          seq,
          at,
          author,
          input: input.kind === 'command' ? { ...input, command: shown(input.command) } : input,
          entries: entries.map((entry) => ({
            id: entry.id,
            at: entry.at,
            author: entry.author,
            command: shown(entry.command),
            inForce: inForce.has(entry),
            refused: entry.refusal !== undefined,
            events: sealed(entry.command) ? [] : entry.events.map((event) => ({ ...event })),
          })),
        })),
      };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/amend/preview',
    config: { access: 'steer' },
    schema: {
      summary: 'What a correction would change',
      tags,
      params: gameParams,
      querystring: asQuery.extend({ lang: z.enum(['ru', 'en']).default('ru') }),
      body: amendPreviewBody,
      response: { 200: amendPreviewShape, ...errors },
    },
    handler: async (request) => {
      const { id } = request.params;
      const change = normal(request.body.change);
      const { meta } = entryOf(request);
      const preview = await host.previewAmend(id, change);
      const rulebook = host.rulebook(meta);
      return {
        seq: preview.seq,
        differences: preview.differences,
        redrawn: preview.redrawn,
        reports: await revisedBy(context, meta, change, request.query.lang),
        dropped: preview.dropped.map(({ id, command, refusal }) => ({
          id,
          command: preview.sealed(command) ? { type: command.type } : command,
          text: refusalText(refusal, rulebook),
        })),
      };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/amend',
    config: { access: 'steer' },
    schema: {
      summary: 'Correct the past',
      description:
        'Everything from the corrected input on is decided anew. `expectedSeq` is the number seen in the preview; if the log has grown since, the answer is 409 with `seq` and `meanwhile`. Needs the header `Idempotency-Key`.',
      tags,
      params: gameParams,
      body: amendBody,
      response: { 200: receiptShape, ...errors },
    },
    handler: async (request) => {
      const { access, meta } = entryOf(request);
      const author: Author = access.demo ? { kind: 'organiser' } : access.author!;
      const { change, reason, expectedSeq } = request.body;
      const receipt = await host.amend(request.params.id, {
        change: normal(change),
        reason,
        expectedSeq,
        author,
        receivedMs: request.receivedMs,
        key: idempotencyKey(request, author),
      });
      if (change.kind !== 'remove') await addPlayers(context, meta.id, newcomersOf(change.command));
      return receipt;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/games/:id/resume',
    config: { access: 'steer' },
    schema: {
      summary: 'Try the deadlines of a stopped game again',
      tags,
      params: gameParams,
      response: { 200: resumedShape, ...errors },
    },
    handler: (request) => host.resume(request.params.id),
  });
}

/** Instants inside are spelled one way; people may write any offset. */
function normal(change: Change): Change {
  if (change.kind !== 'insert') return change;
  try {
    return { ...change, at: normalInstant(change.at) };
  } catch {
    throw new ApiProblem('malformed-request', { field: 'change.at' });
  }
}
