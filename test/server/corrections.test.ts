import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Browser, newGame, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let olga: Browser;
let game: string;

beforeEach(async () => {
  server = await testServer();
  olga = await organiser(server);
  game = await newGame(olga);
  for (const by of [90, 5, 4]) await olga.command(game, { type: 'add', by });
});
afterEach(() => server.close());

const change = { kind: 'replace', target: '2', command: { type: 'add', by: 7 } };
const amend = (body: object, key = 'k') =>
  olga.post(`/api/games/${game}/amend`, { change, reason: 'описка', ...body }, { 'idempotency-key': key });

it('shows what would change and what would fall out, and changes nothing', async () => {
  const answer = await olga.post(`/api/games/${game}/amend/preview`, { change });
  expect(answer.status, answer.text).toBe(200);
  expect(answer.body).toMatchObject({
    seq: 3,
    differences: [{ path: 'count', before: 99, after: 97 }],
    dropped: [{ id: '3', command: { by: 4 }, text: { ru: 'Не больше 100.' } }],
  });
  expect((await server.store.game(game))?.seq).toBe(3);
});

it('carries a correction out, once under one key, and keeps both versions in the log', async () => {
  const first = await amend({ expectedSeq: 3 });
  expect(first.body).toMatchObject({ seq: 4, repeated: false });
  const again = await amend({ expectedSeq: 3 });
  expect(again.body).toMatchObject({ seq: 4, repeated: true });
  const other = await amend({ expectedSeq: 4, reason: 'другая' });
  expect(other.body.code).toBe('key-reused');

  const log = await olga.get<{
    records: { seq: number; input: object; entries: { id: string; inForce: boolean; refused: boolean }[] }[];
  }>(`/api/games/${game}/log`);
  expect(log.body.records.map(({ entries }) => entries.map(({ id, inForce }) => [id, inForce]))).toEqual([
    [['1', true]],
    [['2', false]],
    [['3', false]],
    [
      ['2', true],
      ['3', true],
    ],
  ]);
  expect(log.body.records[3]).toMatchObject({ input: { kind: 'amend', reason: 'описка', change } });
  expect(log.body.records[3]?.entries[1]?.refused).toBe(true);
});

it('tells the slower of two what has happened meanwhile', async () => {
  const [a, b] = await Promise.all([amend({ expectedSeq: 3 }, 'a'), amend({ expectedSeq: 3 }, 'b')]);
  expect([a.status, b.status].sort()).toEqual([200, 409]);
  expect(b.body).toMatchObject({
    code: 'changed-meanwhile',
    seq: 4,
    meanwhile: [{ seq: 4, type: 'amend', at: '2018-01-21T08:00:00.000Z' }],
  });
});

it('refuses what cannot be corrected', async () => {
  const answer = await amend({ expectedSeq: 3, change: { kind: 'remove', target: '99' } });
  expect(answer.status).toBe(422);
  expect(answer.body.code).toBe('unknown-target');
});

it('inserts what was forgotten, the time in any offset', async () => {
  const forgotten = {
    kind: 'insert',
    at: '2018-01-21T12:00:00+04:00',
    author: { kind: 'organiser' },
    command: { type: 'add', by: 1 },
  };
  expect((await amend({ expectedSeq: 3, change: forgotten })).status).toBe(200);
  const seen = await olga.get<{ view: { count: number } }>(`/api/games/${game}`);
  expect(seen.body.view.count).toBe(100);
  const bad = await amend({ expectedSeq: 4, change: { ...forgotten, at: 'вчера' } }, 'z');
  expect(bad.body).toMatchObject({ status: 400, field: 'change.at' });
});

it('reveals the seed when the game has ended, not before', async () => {
  const meta = async () =>
    (await olga.get<{ meta: { seed: string | null } }>(`/api/games/${game}`)).body.meta;
  expect((await meta()).seed).toBeNull();
  await olga.command(game, { type: 'finish' });
  expect((await meta()).seed).toMatch(/^[0-9a-f]{64}$/);
});
