/** The seasons, the table and the cup to look around in. */
import type { StoredGame } from '../../store/store.js';
import { type App, type Context, errors, serverTime } from '../context.js';
import { ApiProblem } from '../problems.js';
import { type DemoKind, demoBody, demoShape } from '../shapes.js';
import { letIn } from '../visitors.js';

export function demoRoutes(app: App, context: Context): void {
  const { store, host } = context;
  /** One demo of a kind is made at a time, and everybody who asked meanwhile gets the same. */
  const making = new Map<DemoKind, Promise<string>>();

  app.route({
    method: 'POST',
    url: '/api/demo',
    config: { access: 'anyone', rateLimit: { max: context.linkAttempts, timeWindow: 60_000 } },
    schema: {
      summary: 'Open one of the demo seasons, the demo table or the demo cup',
      description:
        'Makes it if there is none yet; `fresh` (organisers only) makes another one. The visitor may then look and act through every seat of it.',
      tags: ['games'],
      body: demoBody,
      response: { 200: demoShape, ...errors },
    },
    handler: async (request, reply) => {
      const fresh = request.body?.fresh === true;
      if (fresh && !request.visitor.account) throw new ApiProblem('no-access');
      const of = request.body?.of ?? 'season';
      const removed = new Set((await store.removals()).map(({ game }) => game));
      const known = (await store.games())
        .filter((game) => !removed.has(game.id) && game.demo && game.parent === null && kindOf(game) === of)
        .at(-1)?.id;
      const id = known !== undefined && !fresh ? known : await make(of, known === undefined);
      const grant = { kind: 'demo' as const, account: null, game: id, person: null, link: null };
      const before = request.visitor.session;
      await letIn(store, request.visitor, grant, serverTime(context), request, reply);
      if (before !== null) context.hub.closeSessions([before]);
      return { id };
    },
  });

  function make(of: DemoKind, first: boolean): Promise<string> {
    const made =
      making.get(of) ??
      (async () => {
        const { createDemo } = await context.tools();
        if (!createDemo) throw new ApiProblem('unavailable');
        const { id, people } = await createDemo(host, { of, first });
        for (const person of people) {
          // Another process may be making the same demo.
          if (await store.person(id, person.id)) continue;
          await store
            .addPerson({ ...person, game: id, createdAt: serverTime(context) })
            .catch(async (error) => {
              if (!(await store.person(id, person.id))) throw error;
            });
        }
        return id;
      })().finally(() => making.delete(of));
    making.set(of, made);
    return made;
  }
}

const KINDS: Readonly<Record<string, DemoKind>> = {
  'thrones-2017': 'thrones',
  season: 'pack',
  'vavt-cup-2017': 'table',
  'mafia-cup': 'cup',
};

const kindOf = ({ rulebook }: StoredGame): DemoKind => KINDS[rulebook] ?? 'season';
