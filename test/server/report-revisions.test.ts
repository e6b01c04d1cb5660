/**
 * Revisions of a published report over HTTP: what is shown before a correction is confirmed, what waits to be published, what
 * the new revision lists in every form, and that the old one stays readable.
 */
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { tools } from '../../src/cli/tools.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { randomToken } from '../../src/server/secrets.js';
import type { AmendPreviewAnswer, RevisionsAnswer } from '../../src/server/shapes.js';
import { Browser, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let olga: Browser;
let stranger: Browser;
let game: string;
let target: string;

const NAMES = ['=Атом', 'Барк', 'Вега', 'Гонг', 'Дюна', 'Енот'];
const table = (first: string, main: number) =>
  NAMES.map((name, index) => ({
    team: index === 0 ? first : name,
    place: index + 1,
    main: index === 0 ? main : 6000 - index * 1000,
    cup: index < 3 ? 300 : 100,
  }));
const results = (first: string, main: number) => ({
  type: 'enterResults',
  game: 170,
  results: { teams: table(first, main), creative: [] },
});

const path = () => `/api/games/${game}`;
const text = async (query: string, browser = stranger) =>
  (await browser.get(`${path()}/report?${query}`)).text;

beforeAll(async () => {
  server = await testServer({ rulebooks, packs, tools, now: '2018-01-16T08:00:00.000Z' });
  olga = await organiser(server);
  stranger = new Browser(server.app);
});
afterAll(() => server.close());

/** The season is played up to its first report, which comes out by itself on Sunday. */
beforeAll(async () => {
  const made = await olga.post<{ id: string }>('/api/games', {
    ...{ rulebook: 'mafia-2018', title: 'Сезон', open: true },
    setup: { pack: packs['mafia-2018'] },
  });
  expect(made.status, made.text).toBe(201);
  game = made.body.id;
  server.clock.now = Date.parse('2018-01-17T06:00:00.000Z');
  expect((await olga.command(game, { type: 'startSeason' })).status).toBe(200);
  server.clock.now = Date.parse('2018-01-17T18:00:00.000Z');
  const entered = await olga.command(game, results('=Атом', 6000));
  expect(entered.status, entered.text).toBe(200);
  target = String(entered.body.seq);
  server.clock.now = Date.parse('2018-01-21T12:00:00.000Z');
});

const change = (first: string, main: number) => ({
  kind: 'replace',
  target,
  command: results(first, main),
});
const amend = async (first: string, main: number, reason: string) => {
  const preview = await olga.post<{ seq: number; reports: Reported[] }>(`${path()}/amend/preview`, {
    change: change(first, main),
  });
  expect(preview.status, preview.text).toBe(200);
  const done = await olga.post(
    `${path()}/amend`,
    { change: change(first, main), reason, expectedSeq: preview.body.seq },
    { 'idempotency-key': randomToken() },
  );
  expect(done.status, done.text).toBe(200);
  return preview.body.reports;
};
type Reported = AmendPreviewAnswer['reports'][number];
const listed = async (): Promise<Partial<RevisionsAnswer['reports'][number]>> => {
  const { body } = await stranger.get<RevisionsAnswer>(`${path()}/report/revisions`);
  expect(body.reports.length).toBeLessThan(2);
  return body.reports[0] ?? {};
};

it('goes from the correction to the new revision, the old one stays', async () => {
  const first = await text('game=170&format=markdown');
  expect(first).toContain('=Атом');
  expect(first).not.toContain('Что изменилось');
  expect(await listed()).toEqual({});

  // Before it is confirmed.
  const reports = await amend('-Якорь', 8050, 'опечатка в таблице');
  expect(reports).toMatchObject([{ number: 170, revision: 2, byItself: false, title: 'Отчёт об игре 170' }]);
  const { changes } = reports[0]!;
  expect(changes).toMatchObject({ since: 1, published: false, sealed: false });
  const lines = changes.sections.flatMap((section) => section.lines);
  expect(lines).toContainEqual({
    about: 'Русская мафия',
    values: [{ column: 'очков', before: '60', after: '80,5' }],
    clauses: ['mafia-2018:6.1', 'mafia-2018:6.2', 'mafia-2018:6.3'],
  });

  // Confirmed, not published: it waits, and the report says so.
  const waits = await listed();
  expect(waits.revisions).toMatchObject([{ number: 1, differences: 0, readable: true }]);
  expect(waits.changes).toMatchObject({
    published: false,
    corrections: [{ reason: 'опечатка в таблице', clauses: ['mafia-2018:5.5', 'mafia-2018:2.6'] }],
  });
  expect(await text('game=170&format=vk')).toContain('новая редакция ещё не выпущена');

  expect((await olga.command(game, { type: 'publishReport', game: 170 })).status).toBe(200);
  const published = await listed();
  expect(published.revisions!.map(({ number }) => number)).toEqual([1, 2]);
  expect(published.revisions![1]!.differences).toBeGreaterThan(3);
  expect(published.changes).toMatchObject({ since: 1, published: true });

  for (const format of ['vk', 'telegram', 'bbcode', 'markdown']) {
    const now = await text(`game=170&format=${format}`);
    expect(now).toMatch(/что изменилось с редакции 1/i);
    expect(now).toContain('опечатка в таблице');
    expect(now).not.toContain('ещё не выпущена');
    expect(now).toMatch(/очков: 60 → 80,5/);
  }
  expect(await text('game=170&format=markdown&lang=en')).toContain('## What has changed since revision 1');
  expect(await text('game=170&format=markdown&revision=1')).toBe(first);
  expect(await text('game=170&format=markdown&revision=2')).toContain('Что изменилось с редакции 1');
  const none = await stranger.get(`${path()}/report?game=170&revision=3`);
  expect([none.status, none.body.field]).toEqual([404, 'revision']);
});

it('lists the difference on paper and in the workbook, a name like a formula as a text', async () => {
  const page = await stranger.get(`${path()}/protocol?game=170`);
  expect(page.text).toContain('<h2>Что изменилось с редакции 1</h2>');
  const file = await server.app.inject({ method: 'GET', url: `${path()}/table?format=xlsx` });
  const rows = (await readSheet(file.rawPayload, 'Что изменилось')).slice(1);
  expect(rows.every(([report, revision]) => report === 'Отчёт об игре 170' && revision === 2)).toBe(true);
  expect(rows.find(([, , , about]) => String(about).includes('очков'))?.slice(4, 7)).toEqual([
    '60',
    '80,5',
    '6.1, 6.2, 6.3',
  ]);
});

it('published again with nothing corrected says that nothing differs', async () => {
  expect((await olga.command(game, { type: 'publishReport', game: 170 })).status).toBe(200);
  const now = await text('game=170');
  expect(now).toContain('Это редакция 3: в ней всё так же, как в прошлой.');
  expect(now).not.toContain('Что изменилось');
});

it('a preview reads nothing again that is known of the log', async () => {
  const body = { change: change('-Якорь', 8500) };
  const preview = () => olga.post<AmendPreviewAnswer>(`${path()}/amend/preview`, body);
  const first = await preview();
  expect(first.body.reports).toHaveLength(1);
  const records = vi.spyOn(server.store, 'records');
  expect((await preview()).body).toEqual(first.body);
  expect(records.mock.calls.length).toBeGreaterThan(0);
  for (const [, after = 0] of records.mock.calls) expect(after).toBe(first.body.seq);
  records.mockRestore();
  // What was tried has left nothing behind.
  expect((await listed()).changes).toBeNull();
});

it('a correction that is taken back before it is published leaves nothing to publish', async () => {
  await amend('-Якорь', 9000, 'ещё раз');
  expect((await listed()).changes).not.toBeNull();
  expect(await amend('-Якорь', 8050, 'обратно')).toEqual([]);
  expect((await listed()).changes).toBeNull();
  expect(await text('game=170')).not.toContain('ЧТО ИЗМЕНИЛОСЬ');
});
