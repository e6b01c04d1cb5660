/** A finished game step by step for everybody; for whoever leads it, at any time. */
import { viewerAs } from '../access.js';
import { type App, asQuery, type Context, entryOf, errors, gameParams } from '../context.js';
import { shownTo } from '../live-game.js';
import { ApiProblem } from '../problems.js';
import { replayOf } from '../replay.js';
import { type ReplayAnswer, replayShape } from '../shapes.js';

export function replayRoutes(app: App, { host, linkAttempts }: Context): void {
  app.route({
    method: 'GET',
    url: '/api/games/:id/replay',
    config: { access: 'watch', rateLimit: { max: linkAttempts * 3, timeWindow: 60_000 } },
    schema: {
      summary: 'A game step by step: every entry with its events, and the view after it',
      description:
        'For whoever steers the game at any time, for everybody else once it has ended and nothing in it is secret any more. Only games whose rulebook opens its log at the end have it.',
      tags: ['material'],
      params: gameParams,
      querystring: asQuery,
      response: { 200: replayShape, ...errors },
    },
    handler: async (request) => {
      const { access } = entryOf(request);
      return host.readWhole(request.params.id, (whole): ReplayAnswer => {
        const live = shownTo(whole, access);
        const viewer = viewerAs(live, access, request.query.as);
        const { rulebook, state } = live.game;
        if (!rulebook.openAtEnd) throw new ApiProblem('unavailable');
        if (viewer.kind !== 'organiser' && !rulebook.ended(state)) throw new ApiProblem('no-access');
        // The views of a state are forgotten together with it, and so is the way to it.
        const key = `replay:${viewer.kind === 'person' ? viewer.person : viewer.kind}`;
        if (!live.views.has(key)) live.views.set(key, replayOf(live, viewer));
        return live.views.get(key) as ReplayAnswer;
      });
    },
  });
}
