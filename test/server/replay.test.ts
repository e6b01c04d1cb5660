/** A game of a table step by step: whose it is before the end, and what it tells afterwards. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rulebooks } from '../../src/rulebooks/index.js';
import { vavtCup2017 } from '../../src/rulebooks/table/pack.js';
import type { GameView } from '../../src/rulebooks/table/view.js';
import type { GameAnswer, Link, LogAnswer, Person, ReplayAnswer } from '../../src/server/shapes.js';
import { type Moment, ORDER, STORY, TABLE_NAMES } from '../support/table-story.js';
import { Browser, newGame, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let judge: Browser;
let game: string;
let left: Moment[];
const players = TABLE_NAMES.map((name, i) => ({ name, person: `player-${i + 1}` }));

beforeEach(async () => {
  server = await testServer({ rulebooks });
  judge = await organiser(server);
  game = await newGame(judge, {
    rulebook: 'vavt-cup-2017',
    title: 'Стол',
    setup: { pack: vavtCup2017, rulings: {}, players },
  });
  left = [...ORDER];
});
afterEach(() => server.close());

async function lead(to: Moment): Promise<void> {
  while (left.length > 0 && ORDER.indexOf(left[0]!) <= ORDER.indexOf(to)) {
    for (const command of STORY[left.shift()!]) {
      server.clock.now += 5000;
      const answer = await judge.command(game, command);
      if (answer.status !== 200) throw new Error(answer.text);
    }
  }
}

async function seated(seat: number): Promise<Browser> {
  const link = await judge.post<Link>(`/api/games/${game}/people/player-${seat}/link`);
  const browser = new Browser(server.app);
  await browser.post('/api/links/consume', { token: link.body.url.split('/l/')[1] });
  return browser;
}

const replay = (who: Browser, query = '') => who.get<ReplayAnswer>(`/api/games/${game}/replay${query}`);
const hall = () => new Browser(server.app);

/** The view after the last step. */
function lastOf({ first, steps }: ReplayAnswer): GameView {
  return Object.assign({}, first, ...steps.map(({ changes }) => changes)) as GameView;
}

it('players named in a setup have places of their own, and sit down by their links', async () => {
  const { body } = await judge.get<Person[]>(`/api/games/${game}/people`);
  expect(body.map(({ name, role, link }) => [name, role, link])).toEqual(
    TABLE_NAMES.map((name) => [name, 'player', 'none']),
  );
  const answer = await (await seated(4)).get<GameAnswer>(`/api/games/${game}`);
  expect(answer.body.role).toBe('player');
  expect((answer.body.view as GameView).me).toEqual({ seat: 4, role: null });
});

it('before the end only the judge goes through the game', async () => {
  const player = await seated(2);
  await lead('secondDay');
  expect((await replay(judge)).body.steps.length).toBeGreaterThan(10);
  for (const who of [hall(), player]) expect((await replay(who)).status).toBe(403);
  // Nobody borrows the judge's eyes.
  expect((await replay(hall(), '?as=organiser')).status).toBe(403);
  expect((await replay(player, '?as=seat')).status).toBe(403);
  // The judge looking as the hall is told what the hall is told.
  expect((await replay(judge, '?as=public')).status).toBe(403);
});

it('the refusal is the same byte for byte whatever has been entered meanwhile', async () => {
  const at = async (): Promise<unknown> => {
    const { status, text, headers } = await replay(hall());
    return [status, text, headers['content-length']];
  };
  const early = await at();
  await lead('night');
  const before = await at();
  await judge.command(game, { type: 'shoot', target: 6 });
  expect([before, await at()]).toEqual([early, early]);
});

it('after the end everybody sees each entry, and the table as it stood', async () => {
  await lead('ended');
  const { body, text } = await replay(hall());
  const view = (await hall().get<GameAnswer>(`/api/games/${game}`)).body.view;
  expect(lastOf(body)).toEqual(view);
  const { body: log } = await judge.get<LogAnswer>(`/api/games/${game}/log`);
  expect(body.steps.map(({ id }) => id)).toEqual(
    log.records.flatMap(({ entries }) => entries.map(({ id }) => id)),
  );
  expect(body.steps.flatMap(({ events }) => events.map(({ type }) => type))).toContain('ShotTaken');
  // What the hall could not see then is not in the views of then.
  const night = body.steps.findIndex(({ events }) => events.some(({ type }) => type === 'ShotTaken'));
  const then = lastOf({ ...body, steps: body.steps.slice(0, night + 1) });
  expect([then.phase, then.secrets, then.judge]).toEqual(['night', null, null]);
  expect(then.seats.every(({ role }) => role === null)).toBe(true);
  // Of people only the names at the table.
  for (const word of ['player-', 'Ольга', '"author"', '"command"']) expect(text).not.toContain(word);
});

it('a correction that reopens the game closes its past again', async () => {
  await lead('ended');
  expect((await replay(hall())).status).toBe(200);
  const { body: log } = await judge.get<LogAnswer>(`/api/games/${game}/log`);
  const seq = log.records.at(-1)!.seq;
  const change = { kind: 'remove', target: String(seq) };
  const reopened = await judge.post(
    `/api/games/${game}/amend`,
    { change, reason: 'рано объявлено', expectedSeq: seq },
    { 'idempotency-key': 'k' },
  );
  expect(reopened.status, reopened.text).toBe(200);
  expect((await replay(hall())).status).toBe(403);
  // What fell out of the game is not told as if it had happened.
  expect((await replay(judge)).body.steps.map(({ id }) => id)).not.toContain(String(seq));
});

it('other games keep their logs to those who steer them', async () => {
  const other = await newGame(judge);
  expect((await judge.get(`/api/games/${other}/replay`)).status).toBe(501);
});

it('of a game without end is refused in words instead of filling the memory', async () => {
  await lead(ORDER[0]!);
  const reason = 'о'.repeat(1000);
  for (let n = 0; n < 340; n++) {
    const effect = { kind: 'points', seat: (n % 10) + 1, points: n };
    expect((await judge.command(game, { type: 'override', effect, reason })).status).toBe(200);
  }
  const answer = await judge.get<{ code: string; text: { ru: string } }>(`/api/games/${game}/replay`);
  expect(answer.status).toBe(413);
  expect(answer.body.text.ru).toMatch(/слишком длинная/);
  expect((await judge.get(`/api/games/${game}/log`)).status).toBe(200);
}, 60_000);
