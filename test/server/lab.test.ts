/** The lab over the API: what can be played, a run with its progress, one at a time, gone with whoever asked. */
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backyard } from '../../src/rulebooks/season/packs/backyard.js';
import { type LabLine, type LabMenu, labLineShape } from '../../src/server/lab-shapes.js';
import { Browser, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let olga: Browser;

beforeAll(async () => {
  server = await testServer();
  olga = await organiser(server);
});
afterAll(() => server.close());

/** A run, answered whole. */
function play(body: object) {
  const headers = { cookie: olga.cookie ?? '' };
  return server.app.inject({ method: 'POST', url: '/api/lab', headers, payload: body });
}

function linesOf(body: string): LabLine[] {
  return body
    .trim()
    .split('\n')
    .map((line) => labLineShape.parse(JSON.parse(line)));
}

it('names what can be played, by whom, and what may be switched', async () => {
  const { status, body } = await olga.get<LabMenu>('/api/lab');
  expect(status).toBe(200);
  expect(body.subjects.map(({ name }) => name)).toContain('thrones-2017');
  expect(body.strategies.map(({ id }) => id)).toEqual(['simple', 'random']);
  for (const { rulebook } of body.subjects) expect(body.rulings[rulebook]!.length).toBeGreaterThan(0);
  expect(body.mostGames).toBe(5000);
});

it('plays, tells how far it is, and answers with plots, tables, a report and a file', async () => {
  const { statusCode, body } = await play({ pack: backyard, games: 4, seed: 'x' });
  expect(statusCode).toBe(200);
  const lines = linesOf(body);
  expect(lines.filter((line) => 'done' in line).at(-1)).toEqual({ done: 4, total: 4 });
  const last = lines.at(-1)!;
  if (!('result' in last)) throw new Error('no result');
  expect(last.last).toBe(true);
  const { result } = last;
  expect(result).toMatchObject({ games: 4, asked: 4 });
  expect(result.sections.map(({ id }) => id)).toEqual(expect.arrayContaining(['winners', 'luck', 'clauses']));
  expect(result.report.vk.ru).toContain(backyard.sides[0]!.name.ru);
  expect(result.csv.en).toContain(backyard.sides[0]!.name.en);
  const [winners] = result.sections;
  const bars = winners!.lines.map(({ label, bar }) => ({ ...bar!, label: label.ru, text: bar!.text.ru }));
  const charts = [{ title: winners!.title.ru, kind: 'share', bars }];
  const png = await olga.post('/api/lab/picture', { charts, theme: 'dark' });
  expect(png.status).toBe(200);
  expect(png.text).toContain('PNG');
});

it('one run at a time; it ends when whoever asked has gone', { timeout: 60_000 }, async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const body = JSON.stringify({ name: 'sport-classic', games: 5000 });
  const first = await new Promise<{ leave(): void }>((resolve, reject) => {
    const sent = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/lab',
        headers: { 'content-type': 'application/json', cookie: olga.cookie ?? '' },
      },
      (answer) => {
        expect(answer.statusCode).toBe(200);
        answer.once('data', () => resolve({ leave: () => sent.destroy() }));
        answer.on('error', () => {});
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
  const small = { name: 'sport-classic', games: 1 };
  expect((await play(small)).statusCode).toBe(429);
  first.leave();
  // Seldom enough for the limit of requests.
  await expect
    .poll(async () => (await play(small)).statusCode, { timeout: 30_000, interval: 2500 })
    .toBe(200);
});

it('is for organisers, and says of what is wrong what would be right', async () => {
  const guest = new Browser(server.app);
  expect((await guest.get('/api/lab')).status).toBe(403);
  expect((await guest.post('/api/lab', { name: 'backyard', games: 1 })).status).toBe(403);
  expect((await guest.post('/api/lab/picture', {})).status).toBe(403);
  const wrong = async (body: object) => {
    const answer = await olga.post<{ field?: string; text: { en: string } }>('/api/lab', {
      name: 'backyard',
      games: 1,
      ...body,
    });
    expect(answer.status).toBe(400);
    return answer.body;
  };
  expect((await wrong({ name: 'chess' })).text.en).toContain('thrones-2017');
  expect((await wrong({ strategy: 'genius' })).text.en).toContain('simple, random');
  expect((await wrong({ ruling: { id: 'beauty', value: 'yes' } })).field).toBe('ruling.id');
  expect((await wrong({ pack: { ...backyard, size: 3 } })).field).toBe('pack.size');
  await wrong({ games: 100_000 });
});
