/** Whether the server lives, whether it should be given requests, and its figures. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { Browser, newGame, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let store: { current: boolean; down: boolean };
beforeEach(async () => {
  store = { current: true, down: false };
  server = await testServer({
    store: (real: Store) => ({
      ...real,
      ready: async () => {
        if (store.down) throw new Error('gone');
        return store.current;
      },
    }),
  });
  server.host.start();
});
afterEach(() => server.close());

const get = (url: string, headers?: Record<string, string>) => new Browser(server.app).get(url, headers);

it('is ready when the store answers, its tables are ours and deadlines are looked after', async () => {
  const parts = { store: true, tables: true, deadlines: true };
  expect(await get('/readyz')).toMatchObject({ status: 200, body: { ok: true, ...parts } });
  store.current = false;
  expect(await get('/readyz')).toMatchObject({ status: 503, body: { ok: false, ...parts, tables: false } });
  store.down = true;
  expect(await get('/readyz')).toMatchObject({ status: 503, body: { ok: false, store: false } });
  expect((await get('/healthz')).status).toBe(200);
});

it('is not ready once nobody looks after deadlines', async () => {
  await server.host.stop();
  expect(await get('/readyz')).toMatchObject({ status: 503, body: { deadlines: false, store: true } });
});

it('tells figures on this computer or to whoever shows the token, and nothing to anybody else', async () => {
  const olga = await organiser(server);
  const game = await newGame(olga);
  await olga.command(game, { type: 'add', by: 1 });
  const figures = await get('/metrics');
  expect(figures.status).toBe(200);
  expect(figures.text).toMatch(
    /reglament_request_seconds_count\{method="POST",route="\/api\/games\/:id\/commands",status="200"\} 1/,
  );
  expect(figures.text).toContain('reglament_games_in_memory 1');
  expect(figures.text).toContain('reglament_deadlines_alive 1');
  // No game, no person, no token.
  expect(figures.text).not.toContain(game);
  const elsewhere: Record<string, string>[] = [
    { 'x-forwarded-for': '127.0.0.1' },
    { host: 'club.example' },
    { forwarded: 'for=127.0.0.1' },
  ];
  for (const headers of elsewhere) {
    expect((await get('/metrics', headers)).status).toBe(404);
    const shown = { ...headers, authorization: 'Bearer metrics-token' };
    expect((await get('/metrics', shown)).status).toBe(200);
    expect((await get('/metrics', { ...headers, authorization: 'Bearer metrics-tokem' })).status).toBe(404);
  }
});

it('takes no character of code 0, which not every database can keep, and no half of a character', async () => {
  const olga = await organiser(server);
  const game = await newGame(olga);
  for (const name of ['Пётр\0', 'Пётр \ud83d']) {
    const person = { name, role: 'boss', clan: 1 };
    expect(await olga.post(`/api/games/${game}/people`, person)).toMatchObject({
      status: 400,
      body: { code: 'malformed-request' },
    });
  }
  expect((await olga.post(`/api/games/${game}/qr`, { text: '\ud800' })).status).toBe(400);
  const whole = { name: 'Пётр 🎩', role: 'boss', clan: 1 };
  expect((await olga.post(`/api/games/${game}/people`, whole)).status).toBe(201);
  expect((await olga.get('/api/games/%00')).status).toBe(400);
});
