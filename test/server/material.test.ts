import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser, member, newGame, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let olga: Browser;
let game: string;

beforeEach(async () => {
  server = await testServer({
    tools: {
      createDemo: async (host) => {
        const { id } = await host.create({
          rulebook: host.rulebooks.counter!,
          setup: { limit: 99 },
          title: 'Демо',
          demo: true,
          now: '2017-12-01T12:00:00.000Z',
          play: (past) => {
            const boss = { type: 'assignSeat', person: 'p-demo', clan: 2, role: 'boss' };
            past.submit('2017-11-01T00:00:00.000Z', 'organiser', boss);
            const closesAt = '2017-11-10T00:00:00.000Z';
            past.submit('2017-11-02T00:00:00.000Z', 'organiser', { type: 'open', closesAt });
            past.submit('2017-11-03T00:00:00.000Z', 'clan:2', { type: 'offer', amount: 7 });
            past.submit('2017-11-20T00:00:00.000Z', 'organiser', { type: 'add', by: 1 });
            past.submit('2017-11-21T00:00:00.000Z', 'organiser', {
              type: 'open',
              closesAt: '2017-12-01T13:00:00.000Z',
            });
          },
        });
        return { id, people: [{ id: 'p-demo', name: 'Синий босс', role: 'boss', clan: 2 }] };
      },
      report: (view, { game: number, format, lang }) =>
        number === 1 ? `${format} ${lang} ${(view as { count: number }).count}` : null,
      protocol: (view, { game: number, lang }) =>
        number === 1 ? `<p>${lang} ${(view as { count: number }).count}</p>` : null,
      table: async (view, { format, lang }) => `${format} ${lang} ${(view as { count: number }).count}`,
      exportGame: (live) => ({ game: live.meta.id, steps: live.game.entries.length }),
    },
  });
  olga = await organiser(server);
  game = await newGame(olga);
});
afterEach(() => server.close());

describe('the demo', () => {
  it('is made once, whoever asks, with a past and a clock of its own', async () => {
    const visitors = [new Browser(server.app), new Browser(server.app)];
    const answers = await Promise.all(visitors.map((visitor) => visitor.post('/api/demo')));
    const [id] = new Set(answers.map(({ body }) => String(body.id)));
    expect(answers.map(({ body }) => body.id)).toEqual([id, id]);
    const seen = await visitors[0]!.get(`/api/games/${id}`);
    expect(seen.body).toMatchObject({
      seq: 6,
      serverTime: '2017-12-01T12:00:00.000Z',
      role: 'spectator',
      people: { 'p-demo': 'Синий босс' },
      meta: { demo: true, title: 'Демо' },
      view: { results: ['7'], count: 1 },
      actAs: [
        { as: 'organiser', title: { ru: 'Организатор' } },
        { as: 'public', title: { ru: 'Зритель' } },
        { as: 'clan:2', title: { ru: 'Синие: босс', en: 'Blues: boss' } },
      ],
    });
  });

  it('lets its visitors act through every seat, and nobody else', async () => {
    const visitor = new Browser(server.app);
    const id = String((await visitor.post('/api/demo')).body.id);
    expect((await visitor.command(id, { type: 'offer', amount: 3 })).status).toBe(403);
    const receipt = await visitor.command(id, { type: 'offer', amount: 3 }, { as: 'clan:2' });
    expect(receipt.body).toMatchObject({ seq: 7, at: '2017-12-01T12:00:00.000Z' });
    expect((await visitor.command(id, { type: 'finish' }, { as: 'clan:2' })).status).toBe(422);
    expect((await visitor.command(id, { type: 'close' }, { as: 'system' })).status).toBe(404);
    expect((await visitor.command(id, { type: 'add', by: 1 }, { as: 'organiser' })).status).toBe(200);
    const stranger = new Browser(server.app);
    expect((await stranger.command(id, { type: 'add', by: 1 }, { as: 'organiser' })).status).toBe(403);
    expect((await stranger.get(`/api/games/${id}?as=organiser`)).status).toBe(403);
    expect((await stranger.get(`/api/games/${id}`)).body.actAs).toEqual([]);
  });

  it('shows its visitors the log and lets them correct it', async () => {
    const visitor = new Browser(server.app);
    const id = String((await visitor.post('/api/demo')).body.id);
    expect((await visitor.get(`/api/games/${id}/log`)).status).toBe(200);
    const answer = await visitor.post(
      `/api/games/${id}/amend`,
      { change: { kind: 'remove', target: '5' }, reason: 'проба', expectedSeq: 6 },
      { 'idempotency-key': 'k' },
    );
    expect(answer.status, answer.text).toBe(200);
  });

  it('is made anew for an organiser only', async () => {
    const first = (await olga.post('/api/demo')).body.id;
    expect((await new Browser(server.app).post('/api/demo', { fresh: true })).status).toBe(403);
    expect((await olga.post('/api/demo', { fresh: true })).body.id).not.toBe(first);
  });

  it('is not offered where there is none', async () => {
    await server.close();
    server = await testServer();
    expect((await new Browser(server.app).post('/api/demo')).status).toBe(501);
  });
});

describe('what a game gives away', () => {
  it('a report as text, in the language and format asked for', async () => {
    const answer = await new Browser(server.app).get(
      `/api/games/${game}/report?game=1&format=markdown&lang=en`,
    );
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text).toBe('markdown en 0');
    expect((await olga.get(`/api/games/${game}/report?game=2`)).status).toBe(404);
    expect((await olga.get(`/api/games/${game}/report?game=1&format=word`)).status).toBe(400);
  });

  it('a protocol as a page that runs nothing, and a table as a file', async () => {
    const visitor = new Browser(server.app);
    const page = await visitor.get(`/api/games/${game}/protocol?game=1`);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.text).toBe('<p>ru 0</p>');
    expect((await visitor.get(`/api/games/${game}/protocol?game=2`)).status).toBe(404);
    const table = await visitor.get(`/api/games/${game}/table?format=csv&lang=en`);
    expect(table.headers['content-disposition']).toMatch(
      /^attachment; filename="season\.csv"; filename\*=UTF-8''[\w%]+\.csv$/,
    );
    expect(table.text).toBe('csv en 0');
  });

  it('no picture where there is no board', async () => {
    expect((await olga.get(`/api/games/${game}/board.png`)).status).toBe(404);
  });

  it('an export with the whole history, as YAML or JSON', async () => {
    await olga.command(game, { type: 'add', by: 1 });
    const yaml = await olga.get(`/api/games/${game}/export`);
    expect(yaml.text).toBe(`game: ${game}\nsteps: 1\n`);
    expect(yaml.headers['content-disposition']).toContain(`${game}.yaml`);
    const json = await olga.get(`/api/games/${game}/export?format=json`);
    expect(json.body).toEqual({ game, steps: 1 });
  });

  it('a QR code as SVG', async () => {
    const answer = await olga.post(`/api/games/${game}/qr`, { text: 'https://club.example/l/abc' });
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.text).toContain('<svg');
  });

  it('remembers the mapping of columns for the season', async () => {
    expect((await olga.get(`/api/games/${game}/mapping`)).body).toEqual({ mapping: null });
    const mapping = { version: 1, transposed: false, headers: [] };
    await olga.request('PUT', `/api/games/${game}/mapping`, mapping);
    expect((await olga.get(`/api/games/${game}/mapping`)).body).toEqual({ mapping });
  });

  it('refuses a mapping that no table could be read by, and forgets one on request', async () => {
    const mapping = { version: 1, transposed: false, headers: [] };
    await olga.request('PUT', `/api/games/${game}/mapping`, mapping);
    const junk = await olga.request('PUT', `/api/games/${game}/mapping`, { version: 1, headers: 'junk' });
    expect(junk.status).toBe(400);
    expect((await olga.get(`/api/games/${game}/mapping`)).body).toEqual({ mapping });
    expect((await olga.request('PUT', `/api/games/${game}/mapping`, null)).status).toBe(200);
    expect((await olga.get(`/api/games/${game}/mapping`)).body).toEqual({ mapping: null });
  });
});

describe('the calendar', () => {
  const open = () => olga.command(game, { type: 'open', closesAt: '2018-01-21T19:00:00.000Z' });

  it('holds the deadlines of whoever asks', async () => {
    const petr = await member(server, olga, game);
    await open();
    const his = await petr.browser.get(`/api/games/${game}/calendar.ics`);
    expect(his.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(his.text).toContain('SUMMARY:Сделать ставку');
    expect(his.text).toContain('DTEND:20180121T190000Z');
    const english = await petr.browser.get(`/api/games/${game}/calendar.ics?lang=en`);
    expect(english.text).toContain('SUMMARY:Bid');
    expect((await new Browser(server.app).get(`/api/games/${game}/calendar.ics`)).text).not.toContain(
      'VEVENT',
    );
  });

  it('has a secret address that reads and does nothing else, and ends with the link', async () => {
    const petr = await member(server, olga, game);
    await open();
    const made = await petr.browser.post(`/api/games/${game}/calendar`);
    const url = new URL(String(made.body.url));
    const program = new Browser(server.app);
    const read = () => program.get(`${url.pathname}${url.search}`);
    expect((await read()).text).toContain('SUMMARY:Сделать ставку');
    expect(program.cookie).toBeNull();
    const consumed = await program.post('/api/links/consume', { token: url.searchParams.get('key') });
    expect(consumed.status).toBe(404);
    expect(server.logged.join('')).not.toContain(url.searchParams.get('key'));
    await olga.request('DELETE', `/api/games/${game}/people/${petr.person}/link`);
    expect((await read()).status).toBe(404);
  });
});

describe('a quiz table', () => {
  const preview = (body: object) => olga.post(`/api/games/${game}/import/preview`, { game: 1, ...body });

  it('is read, checked and tried; nothing is recorded', async () => {
    const text = 'Место\tКоманда\tИтого\n1\tАльфа\t30\n2\tБета\t20';
    const answer = await preview({ text });
    expect(answer.status, answer.text).toBe(200);
    const {
      preview: seen,
      dryRun,
      refusal,
    } = answer.body as {
      preview: { rows: { team: string }[]; ready: boolean };
      dryRun: unknown;
      refusal: { code: string } | null;
    };
    expect(seen.rows.map(({ team }) => team)).toEqual(['Альфа', 'Бета']);
    expect(seen.ready).toBe(true);
    // This rulebook knows no results: the refusal is told together with the preview.
    expect(dryRun).toBeNull();
    expect(refusal).toMatchObject({ status: 422, code: 'unknown-command' });
    expect((await server.store.game(game))?.seq).toBe(0);
  });

  it('that cannot be read is refused with the reason', async () => {
    const base64 = Buffer.from('PK\u0003\u0004 broken').toString('base64');
    const answer = await preview({ file: { name: 'table.xlsx', base64 } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ preview: null, dryRun: null, refusal: { status: 422 } });
    expect((answer.body.refusal as { text: { ru: string } }).text.ru).toMatch(/[а-я]/);
  });

  it('that is too large is refused before it is read', async () => {
    const answer = await preview({ text: 'x'.repeat(2_000_001) });
    expect(answer.body).toMatchObject({ status: 400, field: 'text' });
  });
});
