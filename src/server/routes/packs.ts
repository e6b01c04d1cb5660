/** Season packs while they are written: what is wrong with one, and how seasons of it would go. Nothing is kept. */
import { checkPack } from '../../rulebooks/season/check.js';
import type { SeasonFile } from '../../rulebooks/season/pack.js';
import { type App, errors } from '../context.js';
import { Trials } from '../packs/trial.js';
import { packCheckBody, packCheckShape, packTrialBody, packTrialShape } from '../shapes.js';

const tags = ['packs'];
/** A long board with a story on every cell. */
const PACK_LIMIT = 1024 * 1024;
const MINUTE = 60_000;

export function packRoutes(app: App): void {
  const trials = new Trials();
  app.addHook('preClose', async () => trials.stopAll());

  app.route({
    method: 'POST',
    url: '/api/packs/check',
    bodyLimit: PACK_LIMIT,
    config: { access: 'account', rateLimit: { max: 240, timeWindow: MINUTE } },
    schema: {
      summary: 'What is wrong with a season pack',
      description:
        'Every message names the field, what is wrong, what would be right, and the clause. No messages: a season can be made of the pack.',
      tags,
      body: packCheckBody,
      response: { 200: packCheckShape, ...errors },
    },
    handler: async ({ body }) => ({ messages: checkPack(body.pack) }),
  });

  app.route({
    method: 'POST',
    url: '/api/packs/dry-run',
    bodyLimit: PACK_LIMIT,
    config: { access: 'account', rateLimit: { max: 30, timeWindow: MINUTE } },
    schema: {
      summary: 'Play seasons of a pack with random quiz results',
      description:
        'The first season is told game by game, all of them are summed up; the same pack and seed give the same answer. A pack with faults is not played: `messages` says why.',
      tags,
      body: packTrialBody,
      response: { 200: packTrialShape, ...errors },
    },
    handler: async ({ body }) => {
      const { pack, ...options } = body;
      const messages = checkPack(pack);
      if (messages.length > 0) return { messages, trial: null };
      return { messages, trial: await trials.run({ pack: pack as SeasonFile, ...options }) };
    },
  });
}
