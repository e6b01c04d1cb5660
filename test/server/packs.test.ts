/** Season packs while they are written: the check in words, and trial seasons in a worker. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backyard } from '../../src/rulebooks/season/packs/backyard.js';
import type { PackCheck, PackTrial } from '../../src/server/shapes.js';
import { Browser, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let olga: Browser;

beforeAll(async () => {
  server = await testServer();
  olga = await organiser(server);
});
afterAll(() => server.close());

it('says what is wrong with a pack, field by field, and nothing of a good one', async () => {
  const good = await olga.post<PackCheck>('/api/packs/check', { pack: backyard });
  expect(good).toMatchObject({ status: 200, body: { messages: [] } });
  const pack = { ...backyard, marks: { ...backyard.marks, 59: { kind: 'move', by: 3 } } };
  const bad = await olga.post<PackCheck>('/api/packs/check', { pack });
  expect(bad.body.messages).toMatchObject([
    { path: ['marks', '59'], clause: expect.stringMatching(/^season:/) },
  ]);
  const [{ text }] = bad.body.messages as [PackCheck['messages'][number]];
  expect(text.ru.length * text.en.length).toBeGreaterThan(0);
  const nothing = await olga.post<PackCheck>('/api/packs/check', { pack: {} });
  expect(nothing.body.messages.length).toBeGreaterThan(5);
});

it('plays seasons of a good pack, the same ones every time; a pack with faults is not played', async () => {
  const body = { pack: backyard, seed: 5, seasons: 2, teams: 2 };
  const first = await olga.post<PackTrial>('/api/packs/dry-run', body);
  expect(first.status).toBe(200);
  expect(first.body.trial).toMatchObject({ summary: { seasons: 2 }, season: { how: expect.anything() } });
  expect(first.body.trial!.season.games.length).toBeGreaterThan(0);
  expect((await olga.post('/api/packs/dry-run', body)).body).toEqual(first.body);
  const faulty = await olga.post<PackTrial>('/api/packs/dry-run', {
    ...body,
    pack: { ...backyard, size: 3 },
  });
  expect(faulty.body.trial).toBeNull();
  expect(faulty.body.messages.length).toBeGreaterThan(0);
});

it('two trials at once are enough; whoever comes third is asked to wait', async () => {
  const body = { pack: backyard, seasons: 3 };
  const all = await Promise.all([1, 2, 3].map(() => olga.post('/api/packs/dry-run', body)));
  expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
});

it('is for organisers, and refuses what is no pack at all', async () => {
  const guest = new Browser(server.app);
  expect((await guest.post('/api/packs/check', { pack: backyard })).status).toBe(403);
  expect((await guest.post('/api/packs/dry-run', { pack: backyard })).status).toBe(403);
  expect((await olga.post('/api/packs/check', { pack: 'backyard' })).status).toBe(400);
  expect((await olga.post('/api/packs/dry-run', { pack: backyard, seasons: 1000 })).status).toBe(400);
});
