/** thrones-2017:6.1 through the server: nobody but its own house reads a letter before its game, whoever leads the season included. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tools } from '../../src/cli/tools.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import type { SeasonView } from '../../src/rulebooks/race/view.js';
import { thrones2017 } from '../../src/rulebooks/thrones-2017/pack.js';
import { type Browser, member, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let olga: Browser;
let lord: Browser;
let game: string;

const TEAMS = Array.from({ length: 10 }, (_, index) => ({ team: `Команда ${index + 1}`, place: index + 1 }));
const url = (path: string): string => `/api/games/${game}${path}`;
const fifth = ({ games }: SeasonView) => games.find(({ number }) => number === 5)!;

async function give(who: Browser, command: { type: string; [field: string]: unknown }): Promise<void> {
  const answer = await who.command(game, command);
  expect(answer.text).toContain('"seq"');
}

beforeAll(async () => {
  server = await testServer({ rulebooks, tools, now: '2017-09-20T08:00:00.000Z' });
  olga = await organiser(server);
  const setup = { pack: thrones2017 };
  game = (await olga.post('/api/games', { rulebook: 'thrones-2017', setup })).body.id as string;
  const fourth = await member(server, olga, game, { name: 'Лорд', role: 'boss', clan: 4 });
  lord = fourth.browser;
  await give(olga, { type: 'assignSeat', person: fourth.person, clan: 4, role: 'boss' });
  await give(olga, { type: 'dealTeams', teams: TEAMS });
  await give(olga, { type: 'startSeason' });
  server.clock.now = Date.parse('2017-10-24T08:00:00.000Z');
  expect((await olga.get(url('/export'))).status).toBe(200);
  await give(lord, { type: 'sendLetter', game: 5, ally: 2, target: 1 });
});
afterAll(() => server.close());

it('thrones-2017:6.1 through the eyes of the house the organiser sees all but its letter', async () => {
  const own = await lord.get<{ view: SeasonView }>(url(''));
  expect(fifth(own.body.view).letters!.own).toMatchObject({ ally: 2, target: 1 });
  const borrowed = await olga.get<{ view: SeasonView; role: string }>(url('?as=clan:4'));
  expect(borrowed.body.role).toBe('boss');
  expect(borrowed.body.view.me).toMatchObject({ clan: 4, role: 'boss' });
  expect(fifth(borrowed.body.view).letters!.own).toBeNull();
  expect(own.text).toContain('"LetterSent"');
  expect(borrowed.text).not.toContain('"LetterSent"');
  // Looked at first by whoever may, the view is not handed to whoever may not, nor the other way round.
  expect((await lord.get(url(''))).text).toContain('"LetterSent"');
});

it('thrones-2017:6.1 no file of the season is given while a letter in it is sealed', async () => {
  for (const format of ['yaml', 'json']) {
    const answer = await olga.get(url(`/export?format=${format}`));
    expect([answer.status, answer.body.code]).toEqual([403, 'sealed']);
  }
});

it('thrones-2017:6.1 a correction that would drop a letter does not show what it says', async () => {
  const command = { type: 'reschedule', game: 5, date: '2017-10-19', reason: 'зал занят' };
  const change = { kind: 'insert', at: '2017-09-21T08:00:00.000Z', author: { kind: 'organiser' }, command };
  const preview = await olga.post(url('/amend/preview'), { change });
  expect(preview.status).toBe(200);
  expect(preview.body.dropped).toMatchObject([{ command: { type: 'sendLetter' } }]);
  expect(preview.text).not.toContain('"ally"');
});
