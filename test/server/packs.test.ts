/** Season packs while they are written: the check in words, and trial seasons in a worker. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rulebooks } from '../../src/rulebooks/index.js';
import { backyard } from '../../src/rulebooks/season/packs/backyard.js';
import type { GameList, PackCheck, PackTrial } from '../../src/server/shapes.js';
import { Browser, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let olga: Browser;

beforeAll(async () => {
  server = await testServer({ rulebooks });
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

it('lists two seasons of one title with what tells them apart: when they were made, and the first game', async () => {
  const made = async (date: string) => {
    const games = [{ number: 1, date }];
    const { calendar: _, ...pack } = { ...backyard, games };
    const body = { rulebook: 'season', title: 'Двор', setup: { pack, rulings: {} } };
    const answer = await olga.post<{ id: string }>('/api/games', body);
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  const [autumn, winter] = [await made('2026-10-07'), await made('2026-12-02')];
  const { body } = await olga.get<GameList>('/api/games');
  const listed = new Map(body.map((game) => [game.id, game]));
  expect(listed.get(autumn)?.title).toBe(listed.get(winter)?.title);
  expect([autumn, winter].map((id) => listed.get(id)?.firstGame)).toEqual(['2026-10-07', '2026-12-02']);
  expect(Date.parse(listed.get(winter)!.createdAt)).toBeGreaterThan(0);
  expect(listed.get(winter)?.phase).toBe('setup');
});
