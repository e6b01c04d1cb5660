/** Every route × everybody. The routes come from the server itself: a new route without a line here fails. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Level } from '../../src/server/access.js';
import { Browser, member, newGame, organiser, type TestServer, testServer } from '../support/test-server.js';

type Who = 'anonymous' | 'member' | 'stranger' | 'organiser' | 'visitor of the demo';
const everybody: Who[] = ['anonymous', 'member', 'stranger', 'organiser', 'visitor of the demo'];

/** Who may what, in a closed game. `stranger`: an organiser of other games; the visitor's game is a demo. */
const allowed: Record<Level, Who[]> = {
  anyone: everybody,
  account: ['stranger', 'organiser'],
  watch: ['member', 'organiser', 'visitor of the demo'],
  play: ['member', 'organiser', 'visitor of the demo'],
  steer: ['organiser', 'visitor of the demo'],
  own: ['organiser'],
};

/** What each route asks for, written down once more: a slip in the server does not go through unnoticed. */
const expected: Record<string, Level> = {
  'GET /*': 'anyone',
  'GET /healthz': 'anyone',
  'GET /api': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'GET /api/docs.css': 'anyone',
  'GET /api/me': 'anyone',
  'POST /api/packs/check': 'account',
  'POST /api/packs/dry-run': 'account',
  'POST /api/paper': 'account',
  'POST /api/paper/check': 'account',
  'POST /api/logout': 'anyone',
  'POST /api/links/consume': 'anyone',
  'POST /api/links/look': 'anyone',
  'POST /api/demo': 'anyone',
  'GET /api/rulebooks': 'anyone',
  'GET /api/games': 'anyone',
  'GET /api/calendar.ics': 'anyone',
  'POST /api/games': 'account',
  'POST /api/games/:id/qr': 'steer',
  'GET /api/games/:id': 'watch',
  'GET /api/games/:id/feed': 'watch',
  'GET /api/games/:id/report': 'watch',
  'GET /api/games/:id/protocol': 'watch',
  'GET /api/games/:id/protocol.json': 'watch',
  'GET /api/games/:id/table': 'watch',
  'GET /api/games/:id/cup/print': 'watch',
  'GET /api/games/:id/cup/table': 'watch',
  'GET /api/games/:id/cup/protocols': 'steer',
  'GET /api/games/:id/replay': 'watch',
  'GET /api/games/:id/board.png': 'watch',
  'GET /api/games/:id/calendar.ics': 'watch',
  'POST /api/games/:id/commands': 'play',
  'POST /api/games/:id/calendar': 'play',
  'POST /api/games/:id/dry-run': 'play',
  'GET /api/games/:id/log': 'steer',
  'GET /api/games/:id/lead': 'steer',
  'POST /api/games/:id/lead': 'steer',
  'GET /api/games/:id/replica': 'steer',
  'POST /api/games/:id/amend/preview': 'steer',
  'POST /api/games/:id/amend': 'steer',
  'POST /api/games/:id/resume': 'steer',
  'GET /api/games/:id/mapping': 'steer',
  'PUT /api/games/:id/mapping': 'steer',
  'POST /api/games/:id/import/preview': 'steer',
  'GET /api/games/:id/export': 'steer',
  'GET /api/games/:id/people': 'steer',
  'POST /api/games/:id/images': 'play',
  'GET /api/games/:id/images/:image': 'watch',
  'POST /api/games/:id/cup/tables': 'play',
  'POST /api/games/:id/cup/seating/propose': 'steer',
  'GET /api/games/:id/cup/seating/propose': 'steer',
  'DELETE /api/games/:id/cup/seating/propose': 'steer',
  'POST /api/games/:id/cup/seating/figures': 'steer',
  'GET /api/games/:id/cup/seating/figures': 'watch',
  'POST /api/games/:id/cup/paper/check': 'play',
  'POST /api/games/:id/cup/paper': 'play',
  'POST /api/games/:id/signup': 'own',
  'DELETE /api/games/:id/signup': 'own',
  'PATCH /api/games/:id': 'own',
  'POST /api/games/:id/people': 'own',
  'DELETE /api/games/:id/people/:person': 'own',
  'POST /api/games/:id/people/:person/link': 'own',
  'DELETE /api/games/:id/people/:person/link': 'own',
};

let server: TestServer;
let browsers: Record<Who, Browser>;
let game: string;
let demo: string;

beforeAll(async () => {
  server = await testServer({
    tools: {
      createDemo: async (host) => {
        const rulebook = host.rulebooks.counter!;
        const { id } = await host.create({ rulebook, setup: { limit: 9 }, title: 'Демо', demo: true });
        return { id, people: [] };
      },
    },
  });
  const olga = await organiser(server);
  game = await newGame(olga, { open: false });
  const petr = await member(server, olga, game);
  const visitor = new Browser(server.app);
  demo = String((await visitor.post('/api/demo')).body.id);
  await server.store.updateGame(demo, { open: false });
  const stranger = new Browser(server.app);
  await server.store.addAccount({ id: 'o-other', name: 'Чужой', createdAt: '2018-01-01T00:00:00.000Z' });
  browsers = {
    anonymous: new Browser(server.app),
    member: petr.browser,
    stranger,
    organiser: olga,
    'visitor of the demo': visitor,
  };
  // The stranger's session is made by hand: an organiser's link opens the first account.
  const { hashToken } = await import('../../src/server/secrets.js');
  await server.store.addSession(hashToken('stranger'), '2018-01-01T00:00:00.000Z');
  await server.store.addGrant(
    hashToken('stranger'),
    { kind: 'account', account: 'o-other', game: null, person: null, link: null },
    '2018-01-01T00:00:00.000Z',
  );
  stranger.cookie = 'reglament=stranger';
});
afterAll(() => server.close());

describe('every route', () => {
  it('is known here, with what it asks for', () => {
    const routes = Object.fromEntries(
      server.routes.map(({ method, url, access }) => [`${method} ${url}`, access]),
    );
    expect(routes).toEqual(expected);
  });
});

const cells = Object.entries(expected).flatMap(([route, level]) =>
  everybody.map((who) => ({ route, level, who, may: allowed[level].includes(who) })),
);

describe('access', () => {
  it.each(cells.filter(({ route }) => !route.endsWith('/feed')))(
    '$route: $who may: $may',
    async ({ route, who, may, level }) => {
      const [method, path] = route.split(' ') as ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string];
      const id = who === 'visitor of the demo' ? demo : game;
      const url = path.replace(':id', id).replace(':person', 'p-nobody').replace('/*', '/no-such-file.txt');
      // Logging out would take the browser's session away.
      const browser = Object.assign(new Browser(server.app), { cookie: browsers[who].cookie });
      if (path === '/api/logout') browser.cookie = null;
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const answer = await browser.request(method, url, body, { 'idempotency-key': 'k' });
      if (path === '/api/demo') browsers[who].cookie = browser.cookie;
      if (may) {
        expect(answer.body.code, answer.text).not.toBe('no-access');
        // A closed game that one may not watch is not there; one that is there may still lack this person.
        if (level !== 'anyone' && !path.includes(':person')) {
          expect([200, 201, 400, 404, 422, 501]).toContain(answer.status);
          if (answer.status === 404) expect(answer.body.field).toBeDefined();
        }
      } else {
        expect([403, 404]).toContain(answer.status);
        expect(answer.headers['content-type']).toContain('application/problem+json');
        // Nothing but the refusal itself.
        expect(Object.keys(answer.body).sort()).toEqual(['code', 'status', 'text', 'title', 'type']);
      }
    },
  );

  it('tells a stranger the same of a closed game and of none', async () => {
    const closed = await browsers.stranger.get(`/api/games/${game}/log`);
    const none = await browsers.stranger.get('/api/games/g-none/log');
    expect(closed.status).toBe(404);
    expect(closed.text).toBe(none.text);
  });
});
