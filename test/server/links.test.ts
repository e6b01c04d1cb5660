import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  Browser,
  member,
  newGame,
  organiser,
  organiserToken,
  type TestServer,
  testServer,
} from '../support/test-server.js';

let server: TestServer;
let olga: Browser;
let game: string;

beforeEach(async () => {
  server = await testServer();
  olga = await organiser(server);
  game = await newGame(olga);
});
afterEach(() => server.close());

const consume = (browser: Browser, token: string) => browser.post('/api/links/consume', { token });

describe('the organiser’s link', () => {
  it('makes the account and works once', async () => {
    const token = await organiserToken(server);
    const a = new Browser(server.app);
    const b = new Browser(server.app);
    const answers = await Promise.all([consume(a, token), consume(b, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await olga.get('/api/me')).body).toMatchObject({
      signedIn: true,
      organiser: true,
      name: 'Ольга',
    });
  });

  it('says beforehand whose place it opens', async () => {
    const fresh = await testServer();
    const visitor = new Browser(fresh.app);
    const first = await organiserToken(fresh);
    const look = (token: string) => visitor.post('/api/links/look', { token });
    expect((await look(first)).body).toMatchObject({ purpose: 'organiser', first: true, name: null });
    await consume(visitor, first);
    expect((await look(first)).status).toBe(404);
    expect((await look(await organiserToken(fresh))).body).toMatchObject({
      first: false,
      name: 'Организатор',
    });
    await fresh.close();
  });

  it('opens the same account again later', async () => {
    const again = new Browser(server.app);
    await consume(again, await organiserToken(server));
    expect((await again.get('/api/me')).body.name).toBe('Ольга');
    expect(await server.store.accounts()).toHaveLength(1);
  });
});

describe('a personal link', () => {
  it('is not opened by looking at it', async () => {
    const { token } = await member(server, olga, game);
    const visitor = new Browser(server.app);
    await visitor.get(`/l/${token}`);
    expect(visitor.cookie).toBeNull();
    expect((await visitor.get('/api/me')).body.signedIn).toBe(false);
  });

  it('tells whom it is for, opening nothing', async () => {
    const { token } = await member(server, olga, game);
    const visitor = new Browser(server.app);
    const look = () => visitor.post('/api/links/look', { token });
    expect((await look()).body).toMatchObject({ purpose: 'person', first: false, role: 'boss' });
    expect(visitor.cookie).toBeNull();
    expect((await visitor.post('/api/links/look', { token: 'x' })).status).toBe(404);
  });

  it('works on several devices, as one person', async () => {
    const { browser, token, person } = await member(server, olga, game);
    const tablet = new Browser(server.app);
    await consume(tablet, token);
    for (const device of [browser, tablet]) {
      expect((await device.get(`/api/games/${game}`)).body).toMatchObject({ person, role: 'boss' });
    }
    const people = await olga.get<{ link: string; lastSeen: string }[]>(`/api/games/${game}/people`);
    expect(people.body).toMatchObject([
      { person, name: 'Пётр', role: 'boss', clan: 1, link: 'used', lastSeen: '2018-01-21T08:00:00.000Z' },
    ]);
  });

  it('ends with every session when it is revoked', async () => {
    const { browser, token, person } = await member(server, olga, game);
    await olga.request('DELETE', `/api/games/${game}/people/${person}/link`);
    expect((await browser.command(game, { type: 'add', by: 1 })).status).toBe(403);
    const answer = await consume(new Browser(server.app), token);
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('link-invalid');
  });

  it('is replaced by a new one', async () => {
    const { browser, token, person } = await member(server, olga, game);
    const link = await olga.post(`/api/games/${game}/people/${person}/link`);
    expect(link.status).toBe(201);
    expect((await consume(new Browser(server.app), token)).status).toBe(404);
    expect((await browser.get(`/api/games/${game}`)).body.role).toBe('spectator');
    expect((await consume(browser, String(link.body.url).split('/l/')[1]!)).status).toBe(200);
    expect((await browser.get(`/api/games/${game}`)).body.role).toBe('boss');
  });

  it('adds to what the browser already has, under a new cookie', async () => {
    const other = await newGame(olga);
    const { browser } = await member(server, olga, game);
    const second = await member(server, olga, other);
    const old = browser.cookie;
    await consume(browser, second.token);
    expect(browser.cookie).not.toBe(old);
    expect((await browser.get(`/api/games/${game}`)).body.role).toBe('boss');
    expect((await browser.get(`/api/games/${other}`)).body.role).toBe('boss');
    const stale = new Browser(server.app);
    stale.cookie = old;
    expect((await stale.get('/api/me')).body.signedIn).toBe(false);
  });

  it('is known to the store by its hash only, and to the log not at all', async () => {
    const { token, person } = await member(server, olga, game);
    const [link] = await server.store.links(game);
    expect(link?.hash).not.toContain(token);
    expect(server.logged.join('')).not.toContain(token);
    const records = JSON.stringify(await server.store.records(game));
    expect(records).toContain(person);
    expect(records).not.toContain('Пётр');
  });

  it('ends at logout', async () => {
    const { browser } = await member(server, olga, game);
    await browser.post('/api/logout');
    expect(browser.cookie).toBeNull();
    expect((await browser.get('/api/me')).body.signedIn).toBe(false);
  });

  it('cannot be guessed at speed', async () => {
    await server.close();
    server = await testServer({ linkAttempts: 3 });
    const visitor = new Browser(server.app);
    const answers = [];
    for (let i = 0; i < 5; i++) answers.push(await consume(visitor, `guess-${i}`));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429, 429]);
    expect(answers[4]?.body.code).toBe('too-many-requests');
    expect(answers[4]?.headers['content-type']).toContain('application/problem+json');
  });

  it('sets a cookie no script can read', async () => {
    const token = await organiserToken(server);
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/links/consume',
      payload: { token },
    });
    expect(response.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  });
});

describe('people', () => {
  it('and games sent twice under one key are made once', async () => {
    const body = { name: 'Пётр', role: 'boss', clan: 1 };
    const send = () => olga.post(`/api/games/${game}/people`, body, { 'idempotency-key': 'k' });
    expect((await send()).body.person).toBe((await send()).body.person);
    expect(await server.store.persons(game)).toHaveLength(1);
    const setup = { rulebook: 'counter', setup: { limit: 1 } };
    const make = () => olga.post('/api/games', setup, { 'idempotency-key': 'k' });
    expect((await make()).body.id).toBe((await make()).body.id);
    expect(await server.store.games()).toHaveLength(2);
  });

  it('get no seat the rules refuse, and leave no trace then', async () => {
    const answer = await olga.post(`/api/games/${game}/people`, { name: 'Лишний', role: 'boss', clan: 9 });
    expect(answer.status).toBe(422);
    expect(await server.store.persons(game)).toEqual([]);
  });

  it('are forgotten when removed: the seat is free, the name gone', async () => {
    const { browser, person } = await member(server, olga, game);
    await olga.request('DELETE', `/api/games/${game}/people/${person}`);
    expect((await browser.get(`/api/games/${game}`)).body).toMatchObject({ role: 'spectator', people: {} });
    expect(await server.store.persons(game)).toEqual([]);
    expect(JSON.stringify(await olga.get(`/api/games/${game}`))).not.toContain('Пётр');
  });

  it('may be co-organisers, who hold no seat', async () => {
    const vera = await member(server, olga, game, { name: 'Вера', role: 'co-organiser', clan: null });
    expect((await vera.browser.get(`/api/games/${game}`)).body.role).toBe('co-organiser');
    const receipt = await vera.browser.command(game, {
      type: 'light',
      at: '2019-01-01T00:00:00.000Z',
      wet: false,
    });
    expect(receipt.status).toBe(200);
    expect((await server.store.records(game)).at(-1)?.author).toEqual({
      kind: 'organiser',
      person: vera.person,
    });
  });

  it('see the names of bosses and of their own clan only', async () => {
    await member(server, olga, game, { name: 'Босс Один', role: 'boss', clan: 1 });
    const own = await member(server, olga, game, { name: 'Боец Один', role: 'member', clan: 1 });
    const alien = await member(server, olga, game, { name: 'Боец Два', role: 'member', clan: 2 });
    const names = async (browser: Browser) =>
      Object.values((await browser.get<{ people: object }>(`/api/games/${game}`)).body.people).sort();
    expect(await names(own.browser)).toEqual(['Боец Один', 'Босс Один']);
    expect(await names(alien.browser)).toEqual(['Боец Два', 'Босс Один']);
    expect(await names(new Browser(server.app))).toEqual(['Босс Один']);
    expect(await names(olga)).toEqual(['Боец Два', 'Боец Один', 'Босс Один', 'Ольга']);
  });
});

describe('whose eyes', () => {
  it('an organiser looks through any seat but acts only as himself', async () => {
    const { person } = await member(server, olga, game);
    const seen = await olga.get(`/api/games/${game}?as=clan:1`);
    expect(seen.body).toMatchObject({ role: 'boss', person });
    expect((await olga.get(`/api/games/${game}?as=public`)).body.role).toBe('spectator');
    expect((await olga.get(`/api/games/${game}?as=clan:2`)).status).toBe(404);
    expect((await olga.command(game, { type: 'add', by: 1 }, { as: 'clan:1' })).status).toBe(403);
  });

  it('nobody else borrows eyes', async () => {
    const { browser } = await member(server, olga, game);
    await member(server, olga, game, { clan: 2 });
    expect((await browser.get(`/api/games/${game}?as=clan:2`)).status).toBe(403);
    expect((await browser.get(`/api/games/${game}?as=organiser`)).status).toBe(403);
    expect((await browser.get(`/api/games/${game}?as=public`)).status).toBe(200);
    expect((await new Browser(server.app).get(`/api/games/${game}?as=organiser`)).status).toBe(403);
  });

  it('a closed season does not exist for strangers', async () => {
    const { browser } = await member(server, olga, game);
    await olga.request('PATCH', `/api/games/${game}`, { open: false });
    const stranger = new Browser(server.app);
    expect((await stranger.get(`/api/games/${game}`)).status).toBe(404);
    expect((await stranger.get(`/api/games/${game}/feed`)).status).toBe(404);
    expect((await stranger.get<unknown[]>('/api/games')).body).toEqual([]);
    expect((await browser.get(`/api/games/${game}`)).status).toBe(200);
  });
});
