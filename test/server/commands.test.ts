import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser, member, newGame, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let olga: Browser;
let game: string;

beforeEach(async () => {
  server = await testServer();
  olga = await organiser(server);
  game = await newGame(olga);
});
afterEach(() => server.close());

async function count(): Promise<unknown> {
  const answer = await olga.get<{ view: { count: number } }>(`/api/games/${game}`);
  return answer.body.view.count;
}

describe('commands', () => {
  it('answers with a receipt and changes the view', async () => {
    const answer = await olga.command(game, { type: 'add', by: 3 });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual({ seq: 1, at: '2018-01-21T08:00:00.000Z', repeated: false });
    expect(await count()).toBe(3);
  });

  it('does nothing twice under one key', async () => {
    const first = await olga.command(game, { type: 'add', by: 3 }, { key: 'k1' });
    server.clock.now += 5000;
    const second = await olga.command(game, { type: 'add', by: 3 }, { key: 'k1' });
    expect(second.body).toEqual({ ...first.body, repeated: true });
    expect(await count()).toBe(3);
  });

  it('refuses another command under a used key', async () => {
    await olga.command(game, { type: 'add', by: 3 }, { key: 'k1' });
    const other = await olga.command(game, { type: 'add', by: 4 }, { key: 'k1' });
    expect(other.status).toBe(409);
    expect(other.body.code).toBe('key-reused');
    expect(await count()).toBe(3);
  });

  it('keeps the keys of different people apart', async () => {
    const petr = await member(server, olga, game);
    await olga.command(game, { type: 'add', by: 3 }, { key: 'k1' });
    const his = await petr.browser.command(game, { type: 'add', by: 4 }, { key: 'k1' });
    expect(his.body.repeated).toBe(false);
    expect(await count()).toBe(7);
  });

  it('needs a key', async () => {
    const answer = await olga.post(`/api/games/${game}/commands`, { command: { type: 'add', by: 1 } });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('key-missing');
  });

  it('tells a refusal with its clause, field and both languages; nothing is logged', async () => {
    const answer = await olga.command(game, { type: 'add', by: 101 });
    expect(answer.status).toBe(422);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.body).toMatchObject({
      status: 422,
      code: 'too-much',
      clauses: ['1.1'],
      field: 'by',
      params: { limit: 100 },
      text: { ru: 'Не больше 100.', en: 'No more than 100.' },
    });
    expect((await server.store.game(game))?.seq).toBe(0);
  });

  it('tells a malformed command by its field', async () => {
    const answer = await olga.command(game, { type: 'add', by: 'много' });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'malformed', field: 'by' });
  });

  it('runs racing commands one after the other, none lost', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => olga.command(game, { type: 'add', by: 1 })),
    );
    expect(answers.map((answer) => answer.body.seq).sort((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 20 }, (_, i) => i + 1),
    );
    expect(await count()).toBe(20);
  });

  it('of two racing requests with one key carries one out', async () => {
    const [a, b] = await Promise.all([
      olga.command(game, { type: 'add', by: 1 }, { key: 'same' }),
      olga.command(game, { type: 'add', by: 1 }, { key: 'same' }),
    ]);
    expect([a.body.repeated, b.body.repeated].sort()).toEqual([false, true]);
    expect(await count()).toBe(1);
  });

  it('survives a rulebook that throws: 500 for the command, the game goes on', async () => {
    const answer = await olga.command(game, { type: 'crash' });
    expect(answer.status).toBe(500);
    expect(answer.body.code).toBe('internal');
    expect(JSON.stringify(answer.body)).not.toContain('crash as asked');
    expect((await olga.command(game, { type: 'add', by: 1 })).status).toBe(200);
  });

  it('does not acknowledge what was not stored', async () => {
    await server.close();
    let fail = true;
    server = await testServer({
      store: (store) => ({
        ...store,
        append: (...args) => (fail ? Promise.reject(new Error('disk')) : store.append(...args)),
      }),
    });
    olga = await organiser(server);
    game = await newGame(olga);
    expect((await olga.command(game, { type: 'add', by: 5 }, { key: 'k' })).status).toBe(500);
    fail = false;
    expect(await count()).toBe(0);
    expect((await olga.command(game, { type: 'add', by: 5 }, { key: 'k' })).body.repeated).toBe(false);
    expect(await count()).toBe(5);
  });

  it('tries a command without carrying it out', async () => {
    await olga.command(game, { type: 'add', by: 1 });
    const answer = await olga.post(`/api/games/${game}/dry-run`, { command: { type: 'add', by: 4 } });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      events: [{ type: 'add', clauses: ['1.1'] }],
      differences: [{ path: 'count', before: 1, after: 5 }],
    });
    expect(await count()).toBe(1);
    const refused = await olga.post(`/api/games/${game}/dry-run`, { command: { type: 'add', by: 400 } });
    expect(refused.status).toBe(422);
  });

  it('gives spectators the public view and no commands', async () => {
    const visitor = new Browser(server.app);
    const seen = await visitor.get(`/api/games/${game}`);
    expect(seen.status, seen.text).toBe(200);
    expect(seen.body).toMatchObject({ role: 'spectator', person: null, seq: 0, actAs: [] });
    expect((await visitor.command(game, { type: 'add', by: 1 })).status).toBe(403);
  });
});
