/**
 * Who may do what: every route of the running server × everybody × every kind of game, generated from the server's own route
 * table. And what a page of another site, a stolen database and a hasty client cannot do.
 */
import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Level } from '../../src/server/access.js';
import { hashToken } from '../../src/server/secrets.js';
import { measured } from '../support/measured.js';
import { Browser, member, newGame, organiser, organiserToken, testServer } from '../support/test-server.js';
import { expected, inner } from '../support-access/routes.js';
import {
  ACCOUNTS,
  GAMES,
  type GameName,
  ROLES,
  type Role,
  rightsIn,
  type World,
  world,
} from '../support-access/world.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** Routes of a server that was put together with more parts. */
const OPTIONAL = new Set(['GET /readyz', 'GET /metrics']);
const UNSAFE = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** What is answered for a removed game as well. */
const EVEN_REMOVED = new Set(['GET /api/games/:id/care', 'DELETE /api/games/:id/removal']);

let club: World;
let base: string;
beforeAll(async () => {
  club = await world();
  base = await club.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => club.close());

const routesNow = (): Record<string, Level> =>
  Object.fromEntries(club.server.routes.map(({ method, url, access }) => [`${method} ${url}`, access]));

/** Asks with a body that no route takes, so that nothing is changed by whoever may. */
async function ask(role: Role, route: string, game: GameName | null) {
  const [method, path] = route.split(' ') as [Method, string];
  const url = path
    .replace(':id', game === null ? '' : club.ids[game])
    .replace(/:(person|device|account)/, 'nobody')
    .replace(':image', 'f'.repeat(32))
    .replace('/*', '/no-such-file.txt');
  if (path.endsWith('/feed')) return feed(role, url);
  const browser = new Browser(club.server.app);
  browser.cookie = club.cookies[role];
  // Things a bare body would really do are asked of with a body that cannot be read.
  const body = method === 'GET' || method === 'DELETE' ? undefined : [];
  return browser.request(method, url, body, { 'idempotency-key': 'k' });
}

/** The feed does not end: its head is the answer. */
function feed(
  role: Role,
  url: string,
): Promise<{ status: number; body: Record<string, unknown>; text: string }> {
  const cookie = club.cookies[role];
  return new Promise((resolve, reject) => {
    get(`${base}${url}`, { agent: false, headers: cookie ? { cookie } : {} }, (response) => {
      const status = response.statusCode ?? 0;
      if (status === 200) {
        response.destroy();
        resolve({ status, body: {}, text: '' });
        return;
      }
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status, body: JSON.parse(text), text }));
    }).on('error', reject);
  });
}

describe('the matrix', () => {
  it('has a line for every route of the server, and no other', () => {
    const routes = routesNow();
    for (const [route, level] of Object.entries(routes))
      expect(`${route} ${expected[route]}`).toBe(`${route} ${level}`);
    // Routes of a server with more parts may be absent here.
    const absent = Object.keys(expected).filter((route) => !(route in routes));
    expect(absent.filter((route) => !OPTIONAL.has(route))).toEqual([]);
  });

  it('every role × every route × every game answers as the table says', async () => {
    const routes = Object.entries(routesNow());
    const wrong: string[] = [];
    let cells = 0;
    for (const role of ROLES) {
      for (const [route, level] of routes) {
        if (!route.includes(':id')) continue;
        // What ends or removes something is tried by those only who may not.
        for (const game of GAMES) {
          const rights = rightsIn(role, game);
          const may = rights.includes(level);
          if (may && ['DELETE /api/games/:id/removal', 'DELETE /api/games/:id/handover'].includes(route))
            continue;
          cells++;
          const answer = await ask(role, route, game);
          const body = answer.body ?? {};
          const code = String(body.code ?? '');
          const seen = rights.includes('watch');
          const gone = game === 'removed' && !EVEN_REMOVED.has(route);
          const ok = !may
            ? answer.status === (seen ? 403 : 404) && Object.keys(body).length === 5
            : gone
              ? answer.status === 410
              : answer.status < 500 || answer.status === 501
                ? code !== 'no-access' || route in inner
                : false;
          const vanished = seen && gone && !may && answer.status === 410;
          if (!ok && !vanished) wrong.push(`${role} × ${route} × ${game}: ${answer.status} ${code}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    measured('access', { routes: routes.length, roles: ROLES.length, cells });
  });

  it('routes without a game: an account where one is asked for', async () => {
    for (const role of ROLES) {
      for (const [route, level] of Object.entries(routesNow())) {
        if (route.includes(':id') || route === 'POST /api/logout' || route === 'POST /api/demo') continue;
        const answer = await ask(role, route, null);
        const may = level === 'anyone' || ACCOUNTS.includes(role);
        expect(`${role} ${route} ${answer.body.code === 'no-access'}`).toBe(`${role} ${route} ${!may}`);
      }
    }
  });

  it('tells whoever may not see a game the same as of no game', async () => {
    for (const role of ['anonymous', 'organiser of others', 'revoked link'] as const) {
      const closed = await ask(role, 'GET /api/games/:id/log', 'own');
      const browser = new Browser(club.server.app);
      browser.cookie = club.cookies[role];
      expect(closed.text).toBe((await browser.get('/api/games/g-none/log')).text);
    }
  });

  it('a removed game is in nobody’s list; the list of removed ones is its organiser’s', async () => {
    const browser = new Browser(club.server.app);
    browser.cookie = club.cookies.organiser;
    const { body } = await browser.get<{ id: string }[]>('/api/games');
    expect(body.map(({ id }) => id)).not.toContain(club.ids.removed);
    expect((await browser.get('/api/removed')).body).toMatchObject([
      { game: club.ids.removed, title: 'Зря' },
    ]);
    browser.cookie = club.cookies['organiser of others'];
    expect((await browser.get('/api/removed')).body).toEqual([]);
  });
});

describe('pages of other sites', () => {
  it('every unsafe route refuses them, before anything else is looked at', async () => {
    const unsafe = club.server.routes.filter(({ method }) => UNSAFE.has(method));
    expect(unsafe.length).toBeGreaterThan(30);
    for (const { method, url } of unsafe) {
      const strange: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
      ];
      for (const headers of strange) {
        const browser = new Browser(club.server.app);
        browser.cookie = club.cookies.organiser;
        const answer = await browser.request(
          method as Method,
          url.replace(':id', club.ids.own),
          undefined,
          headers,
        );
        expect(`${method} ${url} ${answer.status} ${answer.body.code}`).toBe(
          `${method} ${url} 403 cross-site`,
        );
      }
    }
  });

  it('no GET changes anything: the store is the same after all of them', async () => {
    const before = await fingerprint();
    for (const { method, url } of club.server.routes) {
      if (method !== 'GET' || url.endsWith('/feed')) continue;
      for (const game of ['own', 'table'] as const) await ask('organiser', `GET ${url}`, game);
    }
    expect(await fingerprint()).toEqual(before);
  });

  async function fingerprint(): Promise<unknown> {
    const { store } = club.server;
    const games = await store.games();
    return {
      games,
      people: await Promise.all(games.map(({ id }) => store.persons(id))),
      links: await Promise.all(games.map(({ id }) => store.links(id))),
      staff: await Promise.all(games.map(({ id }) => store.staff(id))),
      removals: await store.removals(),
    };
  }
});

describe('sessions and links', () => {
  it('a session has a new token at every sign-in and every new right; the old one is worth nothing', async () => {
    const server = await testServer();
    const olga = await organiser(server);
    const game = await newGame(olga);
    const { browser, token } = await member(server, olga, game);
    const first = browser.cookie;
    await browser.post('/api/links/consume', { token });
    expect(browser.cookie).not.toBe(first);
    const second = browser.cookie;
    await browser.post('/api/links/consume', { token: await organiserToken(server) });
    expect(browser.cookie).not.toBe(second);
    for (const cookie of [first, second]) {
      const stolen = new Browser(server.app);
      stolen.cookie = cookie;
      expect((await stolen.get('/api/me')).body).toMatchObject({ signedIn: false });
    }
    // A token that somebody set beforehand is not taken over.
    const fixed = new Browser(server.app);
    fixed.cookie = 'reglament=chosen-by-somebody-else';
    await fixed.post('/api/links/consume', { token });
    expect(fixed.cookie).not.toContain('chosen-by-somebody-else');
    await server.close();
  });

  it('the cookie is for the server alone, and for https only where there is https', async () => {
    const server = await testServer();
    const olga = await organiser(server);
    const game = await newGame(olga);
    const { token } = await member(server, olga, game);
    const answer = await server.app.inject({ method: 'POST', url: '/api/links/consume', payload: { token } });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/; Secure/);
    await server.close();
    const behind = await testServer({ trustProxy: true });
    const first = await organiserToken(behind);
    const secure = await behind.app.inject({
      ...{ method: 'POST', url: '/api/links/consume', payload: { token: first, name: 'Ольга' } },
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(String(secure.headers['set-cookie'])).toMatch(/; Secure/);
    expect(secure.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
    await behind.close();
  });

  it('what lies in the store opens nothing: tokens are there as hashes only, in no other place and no log', async () => {
    const server = await testServer();
    const olga = await organiser(server);
    const game = await newGame(olga);
    const { browser, token } = await member(server, olga, game);
    const calendar = await browser.post(`/api/games/${game}/calendar`);
    const key = new URL(String(calendar.body.url)).searchParams.get('key')!;
    const session = browser.cookie!.split('=')[1]!;
    const stored = JSON.stringify([
      await server.store.links(game),
      await server.store.signIns({ game }),
      await server.store.records(game),
      server.logged,
    ]);
    for (const secret of [token, key, session]) {
      expect(stored).not.toContain(secret);
      expect(stored).toContain(hashToken(secret));
    }
    // A hash is not taken for a token.
    const thief = new Browser(server.app);
    thief.cookie = `reglament=${hashToken(session)}`;
    expect((await thief.get('/api/me')).body).toMatchObject({ signedIn: false });
    expect((await thief.post('/api/links/consume', { token: hashToken(token) })).status).toBe(404);
    await server.close();
  });

  it('calendars end with the right behind them', async () => {
    const server = await testServer();
    const olga = await organiser(server);
    const game = await newGame(olga);
    const made = await olga.post(`/api/games/${game}/calendar`);
    const { pathname, search } = new URL(String(made.body.url));
    const anybody = new Browser(server.app);
    expect((await anybody.get(pathname + search)).status).toBe(200);
    const [me] = await server.store.staff(game);
    await server.store.removeStaff(game, me!.id);
    expect((await anybody.get(pathname + search)).status).toBe(404);
    await server.close();
  });
});

describe('haste', () => {
  it('sign-in, links, the demo, imports and uploads are limited by the minute', async () => {
    const server = await testServer({ linkAttempts: 2 });
    const olga = await organiser(server);
    const game = await newGame(olga);
    const tried: [Method, string, unknown, number][] = [
      ['POST', '/api/links/look', { token: 'x' }, 6],
      ['POST', '/api/links/consume', { token: 'x' }, 2],
      ['GET', '/api/calendar.ics?key=x', undefined, 2],
      ['POST', '/api/demo', { fresh: true }, 2],
      ['POST', `/api/games/${game}/import/preview`, {}, 6],
      ['POST', `/api/games/${game}/images`, {}, 6],
    ];
    for (const [method, url, body, allowed] of tried) {
      const statuses: number[] = [];
      for (let n = 0; n <= allowed; n++) statuses.push((await olga.request(method, url, body)).status);
      expect(statuses.at(-1), `${method} ${url}: ${statuses}`).toBe(429);
    }
    await server.close();
  });
});

describe('headers', () => {
  it('allow nothing from elsewhere, no inline code, no frame, no camera, on every kind of answer', async () => {
    for (const url of [
      '/',
      '/api/me',
      '/api/none',
      `/api/games/${club.ids.own}`,
      '/api',
      '/api/openapi.json',
    ]) {
      const { headers } = await new Browser(club.server.app).get(url);
      const policy = Object.fromEntries(
        String(headers['content-security-policy'])
          .split('; ')
          .map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
      );
      expect(policy).toEqual({
        'default-src': "'none'",
        'script-src': "'self'",
        'style-src': "'self'",
        'img-src': "'self' data: blob:",
        'font-src': "'self'",
        'connect-src': "'self'",
        'manifest-src': "'self'",
        'worker-src': "'self'",
        'frame-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
      });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
      for (const power of ['camera', 'microphone', 'geolocation', 'usb', 'payment']) {
        expect(String(headers['permissions-policy'])).toContain(`${power}=()`);
      }
    }
  });
});
