/** A game typed in from paper, through the API: read, refused, confirmed, made once, kept word for word, secret to nobody later. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tools } from '../../src/cli/tools.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { Browser, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let olga: Browser;

beforeEach(async () => {
  server = await testServer({ tools, packs, rulebooks });
  olga = await organiser(server);
});
afterEach(() => server.close());

const ROLES = ['don', 'mafia', 'mafia', 'sheriff', 'doctor', ...Array.from({ length: 5 }, () => 'citizen')];

/** Days 1 to 3 put out the three blacks; nothing else happens. */
function sheet(): Record<string, unknown> & { days: { left: number[] }[] } {
  return {
    seats: ROLES.map((role, index) => ({ name: `Игрок ${index + 1}`, role })),
    days: [1, 2, 3].map((seat) => ({
      nominations: [
        { seat, by: 4 },
        { seat: 6, by: 5 },
      ],
      votes: [{ hands: [{ candidate: seat, votes: 6 }] }],
      left: [seat],
    })),
    nights: [{ killed: null }, { killed: null }],
    fouls: [{ seat: 6, day: 2, when: 'speeches' }],
    winner: 'red',
    note: '  как на листе  ',
  };
}

it('is read without leaving a trace, made once, and kept as it was typed', async () => {
  const paper = sheet();
  const body = { pack: 'vavt-cup-2017', paper };
  const read = await olga.post('/api/paper/check', body);
  expect(read).toMatchObject({ status: 200, body: { findings: [], winner: 'red', byHand: 0 } });
  expect((await olga.get('/api/games')).body).toEqual([]);

  const key = { 'idempotency-key': 'paper-1' };
  const made = await olga.post('/api/paper', { ...body, title: 'С бумаги' }, key);
  expect(made.status).toBe(201);
  expect((await olga.post('/api/paper', { ...body, title: 'С бумаги' }, key)).body).toEqual(made.body);
  const id = String(made.body.id);
  const game = await olga.get(`/api/games/${id}`);
  expect(game.body).toMatchObject({
    meta: { ended: true, title: 'С бумаги' },
    view: { winner: { winner: 'red' }, secrets: { paper } },
  });
  const exported = await olga.get(`/api/games/${id}/export?format=json`);
  expect(JSON.stringify(exported.body)).toContain(JSON.stringify(paper.note));
  const guest = new Browser(server.app);
  const protocol = await guest.get(`/api/games/${id}/protocol.json`);
  expect(protocol.body).toMatchObject({ winner: { winner: 'red' }, paper });
});

it('with a contradiction it waits for a confirmation, then stands in the log by hand and with its reason', async () => {
  const paper = sheet();
  paper.days[1]!.left = [6];
  const body = { pack: 'vavt-cup-2017', paper, title: 'С бумаги' };
  const read = await olga.post('/api/paper/check', { pack: body.pack, paper });
  const [first] = read.body.findings as unknown[];
  expect(first).toMatchObject({
    code: 'wrong-left',
    field: 'days.1.left',
    clauses: ['vavt-cup-2017:4.11', 'vavt-cup-2017:4.12'],
  });
  const refused = await olga.post('/api/paper', body);
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'wrong-left', field: 'paper.days.1.left' },
  });
  expect(String((refused.body.text as { ru: string }).ru)).toMatch(
    /^День 2, кто ушёл: Ушёл: №6\. По голосам уходит: №2/,
  );
  const made = await olga.post('/api/paper', { ...body, confirmed: true });
  expect(made.status).toBe(201);
  const { view } = (await olga.get(`/api/games/${made.body.id}`)).body as {
    view: { winner: unknown; secrets: { overrides: { reason: string }[] } };
  };
  expect(view.winner).toMatchObject({ winner: 'red' });
  expect(view.secrets.overrides.length).toBeGreaterThan(0);
  for (const { reason } of view.secrets.overrides) expect(reason).toBe('по бумажному протоколу');
});

it.each([
  ['paper.seats.0.role', { seats: [{ role: 'king' }] }, 'malformed'],
  ['paper.days', { ...sheet(), days: 'three' }, 'malformed'],
  ['paper.date', { ...sheet(), date: '2031-01-01' }, 'refused'],
  ['paper.seats', { ...sheet(), seats: ROLES.slice(1).map((role) => ({ role })) }, 'seats-count'],
])('what is no paper is refused at its field: %s', async (field, paper, code) => {
  const answer = await olga.post('/api/paper', { pack: 'vavt-cup-2017', paper, title: 'x' });
  expect(answer).toMatchObject({ status: 422, body: { field, code } });
  expect((await olga.get('/api/games')).body).toEqual([]);
});

it('is for organisers, and for packs this program has', async () => {
  const body = { pack: 'vavt-cup-2017', paper: sheet(), title: 'x' };
  const guest = new Browser(server.app);
  for (const path of ['/api/paper', '/api/paper/check']) {
    expect([401, 403]).toContain((await guest.post(path, body)).status);
  }
  expect(await olga.post('/api/paper', { ...body, pack: 'constructor' })).toMatchObject({
    status: 404,
    body: { field: 'pack' },
  });
});

it('a sheet of lists within lists without end is refused, not a fault of the program', async () => {
  const setup = { pack: packs['vavt-cup-2017'], rulings: {}, paper: { sheet: 'DEEP' } };
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const body = JSON.stringify({ rulebook: 'vavt-cup-2017', setup }).replace('"DEEP"', deep);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/games',
    headers: { cookie: olga.cookie!, 'content-type': 'application/json' },
    payload: body,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'malformed-request',
    text: { ru: expect.stringMatching(/40/) },
  });
});
