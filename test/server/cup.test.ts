/** Cups on the server: whose tables are whose, and results that flow into the cup exactly once. */
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tools } from '../../src/cli/tools.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import type { CupView } from '../../src/rulebooks/table/cup/view.js';
import { aboutOf } from '../../src/server/about.js';
import type { Rulebooks } from '../../src/server/live-game.js';
import type { Store } from '../../src/store/store.js';
import { EventStream } from '../support/event-stream.js';
import {
  Browser,
  member,
  newGame,
  organiser,
  type TestServer,
  temporaryFolder,
  testServer,
} from '../support/test-server.js';

const PLAYERS = Array.from({ length: 11 }, (_, n) => `p${n + 1}`);
const ROLES = Object.fromEntries(
  ['don', 'mafia', 'mafia', 'sheriff', 'doctor', 'citizen', 'citizen', 'citizen', 'citizen', 'citizen'].map(
    (role, n) => [String(n + 1), role],
  ),
);

interface Cup {
  server: TestServer;
  olga: Browser;
  cup: string;
  judges: { browser: Browser; person: string; token: string }[];
  player: { browser: Browser; person: string };
}

let folder: string;
let here: Cup;

async function openServer(store?: (store: Store) => Store): Promise<TestServer> {
  return testServer({
    folder,
    packs,
    tools,
    rulebooks: rulebooks as unknown as Rulebooks,
    ...(store ? { store } : {}),
  });
}

/** One table a round, eleven players, two judges, two rounds; round 1 is on. Player 1 has a link of his own. */
async function begin(fields: object = {}): Promise<Cup> {
  const server = await openServer();
  const olga = await organiser(server);
  const cup = await newGame(olga, {
    rulebook: 'mafia-cup',
    title: 'Кубок',
    pack: 'mafia-cup',
    setup: undefined,
    ...fields,
  });
  const judges = [
    await member(server, olga, cup, { name: 'Судья Один', role: 'judge', clan: null }),
    await member(server, olga, cup, { name: 'Судья Два', role: 'judge', clan: null }),
  ];
  const player = await member(server, olga, cup, { name: 'Игрок Один', role: 'player', clan: null });
  const give = async (command: { type: string; [field: string]: unknown }): Promise<void> => {
    const answer = await olga.command(cup, command);
    if (answer.status !== 200) throw new Error(answer.text);
  };
  await give({
    type: 'addPlayers',
    players: PLAYERS.map((id, n) => ({
      id,
      nick: `Ник ${n + 1}`,
      ...(n === 0 ? { person: player.person } : {}),
    })),
  });
  await give({
    type: 'addJudges',
    judges: judges.map(({ person }, n) => ({ id: `j${n + 1}`, name: `Судья ${n + 1}`, person })),
  });
  await give({ type: 'setPlan', plan: { rounds: 2, tables: 1, seats: 10, judges: 1 } });
  await give({
    type: 'setSeating',
    rounds: [PLAYERS.slice(0, 10), PLAYERS.slice(1)].map((seats) => ({
      tables: [{ seats, judges: ['j1'] }],
    })),
    source: 'hand',
  });
  await give({ type: 'startRound', round: 1 });
  return { server, olga, cup, judges, player };
}

beforeEach(async () => {
  folder = temporaryFolder();
  here = await begin();
});
afterEach(async () => {
  await here.server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(browser: Browser, table = { round: 1, table: 1 }): Promise<string> {
  const answer = await browser.post(`/api/games/${here.cup}/cup/tables`, table);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.game as string;
}

async function view(browser: Browser, game = here.cup): Promise<CupView> {
  return (await browser.get<{ view: CupView }>(`/api/games/${game}`)).body.view;
}

const tableOf = (cup: CupView, round = 1) => cup.rounds[round - 1]!.tables[0]!;

/** Cards by hand, the winner by the judge's word, and his announcement. */
async function playOut(browser: Browser, game: string, winner = 'red'): Promise<void> {
  for (const command of [
    { type: 'enterRoles', roles: ROLES },
    { type: 'override', effect: { kind: 'winner', winner }, reason: 'для проверки' },
    { type: 'confirmWinner' },
  ]) {
    const answer = await browser.command(game, command);
    if (answer.status !== 200) throw new Error(`${command.type}: ${answer.text}`);
  }
}

/** The word on the winner, entered wrong, is corrected after the end. */
async function correct(browser: Browser, game: string, winner: string): Promise<void> {
  const { body } = await browser.get<{
    records: { seq: number; entries: { id: string; command: { type: string } }[] }[];
  }>(`/api/games/${game}/log`);
  const entry = body.records
    .flatMap(({ entries }) => entries)
    .find(({ command }) => command.type === 'override')!;
  const answer = await browser.post(
    `/api/games/${game}/amend`,
    {
      change: {
        kind: 'replace',
        target: entry.id,
        command: { type: 'override', effect: { kind: 'winner', winner }, reason: 'исправлено' },
      },
      reason: 'ошибка',
      expectedSeq: body.records.at(-1)!.seq,
    },
    { 'idempotency-key': `amend-${winner}` },
  );
  if (answer.status !== 200) throw new Error(answer.text);
}

const results = async (type = 'enterResult'): Promise<string[]> => {
  const records = await here.server.store.records(here.cup);
  return records.flatMap(({ input, key }) =>
    input.kind === 'command' && input.command.type === type ? [key] : [],
  );
};

/** The announcement of the winner was a mistake: the game is open again. */
async function takeEndAway(browser: Browser, game: string): Promise<void> {
  const records = await here.server.store.records(game);
  const answer = await browser.post(
    `/api/games/${game}/amend`,
    {
      change: { kind: 'remove', target: records.at(-1)!.entries[0]!.id },
      reason: 'рано',
      expectedSeq: records.at(-1)!.seq,
    },
    { 'idempotency-key': 'take-end-away' },
  );
  if (answer.status !== 200) throw new Error(answer.text);
}

describe('the game of a table', () => {
  it('is made once, with the people and the rules of the cup, by the judge of the table', async () => {
    const [first, second] = await Promise.all([open(here.judges[0]!.browser), open(here.olga)]);
    expect(second).toBe(first);
    expect(await open(here.olga)).toBe(first);
    const stored = (await here.server.store.gamesOf(here.cup))[0]!;
    expect(await here.server.store.gamesOf(here.cup)).toHaveLength(1);
    expect(stored).toMatchObject({
      id: first,
      parent: here.cup,
      rulebook: 'vavt-cup-2017',
      setup: { cup: { cup: here.cup, round: 1, table: 1, players: PLAYERS.slice(0, 10) } },
    });
    expect((stored.setup as { players: unknown[] }).players.slice(0, 2)).toEqual([
      { name: 'Ник 1', person: here.player.person },
      // Nobody has a link for him yet: whoever gets one later sits there.
      { name: 'Ник 2', person: 'seat-p2' },
    ]);
    expect(tableOf(await view(here.olga)).game).toBe(first);
    // It is reached through its cup, not listed beside it.
    const { body } = await here.olga.get<{ id: string }[]>('/api/games');
    expect(body.map(({ id }) => id)).toEqual([here.cup]);
  });

  it('is linked on the next try when the server died in between', async () => {
    const game = await open(here.olga);
    await here.server.close();
    // Before the link was stored: as if the process had died between the two commits.
    const server = await openServer((store) => ({
      ...store,
      append: async () => {
        throw new Error('the process has died');
      },
    }));
    here.server = server;
    here.olga = Object.assign(new Browser(server.app), { cookie: here.olga.cookie });
    await here.server.store.updateGame(here.cup, { title: 'Другой' });
    const half = await here.olga.post(`/api/games/${here.cup}/cup/tables`, { round: 2, table: 1 });
    expect(half.status).toBe(500);
    expect(await here.server.store.gamesOf(here.cup)).toHaveLength(2);
    await server.close();
    here.server = await openServer();
    here.olga = Object.assign(new Browser(here.server.app), { cookie: here.olga.cookie });
    const again = await open(here.olga, { round: 2, table: 1 });
    expect(again).not.toBe(game);
    expect(await here.server.store.gamesOf(here.cup)).toHaveLength(2);
    expect(tableOf(await view(here.olga), 2).game).toBe(again);
  });

  it('is another one once other people sit there, and the same again when they come back', async () => {
    const first = await open(here.olga, { round: 2, table: 1 });
    const swap = (player: string) =>
      here.olga.command(here.cup, { type: 'seatPlayer', round: 2, table: 1, seat: 1, player });
    expect((await swap('p1')).status).toBe(200);
    const second = await open(here.olga, { round: 2, table: 1 });
    expect(second).not.toBe(first);
    expect((await swap('p2')).status).toBe(200);
    expect(await open(here.olga, { round: 2, table: 1 })).toBe(first);
    expect(tableOf(await view(here.olga), 2).game).toBe(first);
  });

  it('is refused where there is no such table, and for a game that is no cup', async () => {
    for (const [field, place] of [
      ['round', { round: 9, table: 1 }],
      ['table', { round: 1, table: 2 }],
    ] as const) {
      const answer = await here.olga.post(`/api/games/${here.cup}/cup/tables`, place);
      expect(answer).toMatchObject({ status: 404, body: { field } });
    }
    const other = await newGame(here.olga, { rulebook: 'counter', setup: { limit: 3 } });
    const answer = await here.olga.post(`/api/games/${other}/cup/tables`, { round: 1, table: 1 });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-a-cup' } });
  });

  it('takes no people of its own', async () => {
    const game = await open(here.olga);
    const added = await here.olga.post(`/api/games/${game}/people`, {
      name: 'Кто-то',
      role: 'player',
      clan: null,
    });
    expect(added).toMatchObject({ status: 409, body: { code: 'people-of-the-cup' } });
    expect((await here.olga.post(`/api/games/${game}/signup`)).status).toBe(409);
  });
});

describe('access', () => {
  const ROUTES = ['watch', 'play', 'steer', 'own'] as const;
  /** What a visitor gets on a route of each level of the table's game. */
  async function levels(browser: Browser, game: string): Promise<string[]> {
    const answers = [
      await browser.get(`/api/games/${game}`),
      await browser.command(game, { type: 'nonsense' }),
      await browser.get(`/api/games/${game}/log`),
      await browser.request('PATCH', `/api/games/${game}`, {}),
    ];
    return ROUTES.filter((_, n) => ![403, 404].includes(answers[n]!.status));
  }

  it.each([true, false])('of everybody to the table of an open (%s) cup', async (isOpen) => {
    await here.olga.request('PATCH', `/api/games/${here.cup}`, { open: isOpen });
    const game = await open(here.olga);
    const deputy = await member(here.server, here.olga, here.cup, {
      name: 'Помощник',
      role: 'co-organiser',
      clan: null,
    });
    const other = await member(here.server, here.olga, here.cup, {
      name: 'Одиннадцатый',
      role: 'player',
      clan: null,
    });
    const stranger = new Browser(here.server.app);
    const [assigned, idle] = here.judges;
    const matrix = {
      organiser: await levels(here.olga, game),
      deputy: await levels(deputy.browser, game),
      assigned: await levels(assigned!.browser, game),
      idle: await levels(idle!.browser, game),
      seated: await levels(here.player.browser, game),
      other: await levels(other.browser, game),
      stranger: await levels(stranger, game),
    };
    expect(matrix).toEqual({
      organiser: ['watch', 'play', 'steer', 'own'],
      deputy: ['watch', 'play', 'steer', 'own'],
      assigned: ['watch', 'play', 'steer'],
      idle: ['watch'],
      seated: ['watch', 'play'],
      other: ['watch'],
      stranger: isOpen ? ['watch'] : [],
    });
    const seen = async (browser: Browser) => {
      const { body } = await browser.get<{ role: string; view: { viewer: string } }>(`/api/games/${game}`);
      return [body.role, body.view?.viewer];
    };
    expect(await seen(assigned!.browser)).toEqual(['judge', 'judge']);
    expect(await seen(idle!.browser)).toEqual(['judge', 'public']);
    expect(await seen(here.player.browser)).toEqual(['player', 'seat']);
    // Only who leads the table, or steers the cup, may open it.
    const opening = async (browser: Browser) =>
      (await browser.post(`/api/games/${here.cup}/cup/tables`, { round: 1, table: 1 })).status;
    expect(await opening(assigned!.browser)).toBe(200);
    expect(await opening(idle!.browser)).toBe(403);
    expect(await opening(here.player.browser)).toBe(403);
    expect(await opening(stranger)).toBe(isOpen ? 403 : 404);
  });

  it('goes from one judge to the other in the middle of the game', async () => {
    const game = await open(here.olga);
    const [one, two] = here.judges;
    expect((await one!.browser.command(game, { type: 'enterRoles', roles: ROLES })).status).toBe(200);
    expect((await two!.browser.command(game, { type: 'next' })).status).toBe(403);
    await here.server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = here.server.app.server.address() as { port: number };
    const feed = await EventStream.open(`http://127.0.0.1:${address.port}/api/games/${game}/feed`, {
      cookie: one!.browser.cookie!,
    });
    const moved = await here.olga.command(here.cup, {
      type: 'assignJudges',
      round: 1,
      table: 1,
      judges: ['j2'],
    });
    expect(moved.status).toBe(200);
    // Whoever led it is let go from the feed of those who steer.
    await feed.until(() => feed.ended, 'the end of the feed');
    expect((await one!.browser.command(game, { type: 'next' })).status).toBe(403);
    expect((await one!.browser.get(`/api/games/${game}/log`)).status).toBe(403);
    expect((await two!.browser.command(game, { type: 'next' })).status).toBe(200);
    const records = await here.server.store.records(game);
    expect(records.map(({ author }) => author)).toEqual([
      { kind: 'organiser', person: one!.person },
      { kind: 'organiser', person: two!.person },
    ]);
  });

  it('ends with the link', async () => {
    const game = await open(here.olga);
    const [judge] = here.judges;
    await here.olga.request('DELETE', `/api/games/${here.cup}/people/${judge!.person}/link`);
    expect((await judge!.browser.command(game, { type: 'enterRoles', roles: ROLES })).status).toBe(403);
    expect(
      (await judge!.browser.post(`/api/games/${here.cup}/cup/tables`, { round: 1, table: 1 })).status,
    ).toBe(403);
  });

  it('opens the tables together with the cup, also those made before', async () => {
    await here.olga.request('PATCH', `/api/games/${here.cup}`, { open: false });
    const game = await open(here.olga);
    const stranger = new Browser(here.server.app);
    expect((await stranger.get(`/api/games/${game}`)).status).toBe(404);
    await here.olga.request('PATCH', `/api/games/${here.cup}`, { open: true });
    expect((await stranger.get(`/api/games/${game}`)).status).toBe(200);
    // One table can be closed by itself.
    await here.olga.request('PATCH', `/api/games/${game}`, { open: false });
    expect((await stranger.get(`/api/games/${game}`)).status).toBe(404);
  });

  it('closes the tables together with the cup', async () => {
    const game = await open(here.olga);
    const stranger = new Browser(here.server.app);
    expect((await stranger.get(`/api/games/${game}`)).status).toBe(200);
    await here.olga.request('PATCH', `/api/games/${here.cup}`, { open: false });
    expect((await stranger.get(`/api/games/${game}`)).status).toBe(404);
  });
});

describe('the result', () => {
  it('is in the cup when the game has ended', async () => {
    const game = await open(here.judges[0]!.browser);
    await playOut(here.judges[0]!.browser, game);
    const table = tableOf(await view(here.olga));
    expect(table).toMatchObject({ status: 'counted', result: { winner: 'red' } });
    expect(table.result!.seats.map(({ n, player, role }) => [n, player, role])).toEqual(
      PLAYERS.slice(0, 10).map((id, n) => [n + 1, id, ROLES[String(n + 1)]]),
    );
    expect(await results()).toEqual([`result:${game}:3`]);
    // Looking again enters nothing.
    await view(here.olga);
    await here.server.host.read(here.cup, () => null);
    expect(await results()).toHaveLength(1);
  });

  it('is replaced when the game is corrected after its end', async () => {
    const game = await open(here.olga);
    await playOut(here.olga, game);
    await view(here.olga);
    await correct(here.olga, game, 'black');
    expect(tableOf(await view(here.olga)).result!.winner).toBe('black');
    expect(await results()).toEqual([`result:${game}:3`, `result:${game}:4`]);
  });

  it('is taken back while a correction keeps the game open, and comes again with its new end', async () => {
    const game = await open(here.olga);
    await playOut(here.olga, game);
    await view(here.olga);
    await takeEndAway(here.olga, game);
    // Nobody need look at the cup for it.
    await vi.waitFor(async () => expect(await results('withdrawResult')).toEqual([`withdraw:${game}:4`]));
    expect(tableOf(await view(here.olga))).toMatchObject({ status: 'playing', result: null, reopened: true });
    expect(tableOf(await view(new Browser(here.server.app)))).toMatchObject({
      status: 'playing',
      reopened: false,
    });
    const points = (await view(here.olga)).standings.rows.map((row) => row.points);
    expect(Math.max(...points)).toBe(0);
    expect((await here.olga.command(game, { type: 'confirmWinner' })).status).toBe(200);
    expect(tableOf(await view(here.olga))).toMatchObject({ status: 'counted', reopened: false });
    expect(await results()).toEqual([`result:${game}:3`, `result:${game}:5`]);
    expect(await results('withdrawResult')).toHaveLength(1);
  });

  it('is taken back once after a crash between the two commits', async () => {
    const game = await open(here.olga);
    await playOut(here.olga, game);
    await view(here.olga);
    await here.server.close();
    let dead = false;
    here.server = await openServer((store) => ({
      ...store,
      append: async (id, seq, change) => {
        if (id === here.cup) dead = true;
        if (dead) throw new Error('the process has died');
        return store.append(id, seq, change);
      },
    }));
    here.olga = Object.assign(new Browser(here.server.app), { cookie: here.olga.cookie });
    await takeEndAway(here.olga, game);
    await here.server.close();
    expect(dead).toBe(true);
    for (let start = 0; start < 2; start++) {
      here.server = await openServer();
      expect(await results('withdrawResult')).toEqual([`withdraw:${game}:4`]);
      if (start === 0) await here.server.close();
    }
    here.olga = Object.assign(new Browser(here.server.app), { cookie: here.olga.cookie });
    expect(tableOf(await view(here.olga)).status).toBe('playing');
  });

  it('that a person has put in its place is not taken back', async () => {
    const game = await open(here.olga);
    await playOut(here.olga, game);
    const { result } = tableOf(await view(here.olga));
    const decided = {
      type: 'replaceResult',
      round: 1,
      table: 1,
      result: { ...result, winner: 'black' },
      reason: 'р',
    };
    expect((await here.olga.command(here.cup, decided)).status).toBe(200);
    await takeEndAway(here.olga, game);
    expect(tableOf(await view(here.olga)).result!.winner).toBe('black');
    expect(await results('withdrawResult')).toEqual([]);
  });

  it('is verified by a second organiser, not by the one who led the game', async () => {
    const ruling = { type: 'setRuling', ruling: 'verification', value: 'second', reason: 'так' };
    expect((await here.olga.command(here.cup, ruling)).status).toBe(200);
    const { browser: deputy } = await member(here.server, here.olga, here.cup, {
      name: 'Помощник',
      role: 'co-organiser',
      clan: null,
    });
    const game = await open(here.olga);
    await playOut(here.olga, game);
    expect(tableOf(await view(here.olga)).status).toBe('entered');
    const place = { round: 1, table: 1 };
    expect([(await view(here.olga)).toVerify, (await view(deputy)).toVerify]).toEqual([[], [place]]);
    const verify = { type: 'verifyResult', ...place };
    expect(await here.olga.command(here.cup, verify)).toMatchObject({
      status: 422,
      body: { code: 'second-person' },
    });
    expect((await deputy.command(here.cup, verify)).status).toBe(200);
    expect(tableOf(await view(here.olga)).status).toBe('counted');
  });

  it('is entered once after a crash between the two commits', async () => {
    const game = await open(here.olga);
    await here.server.close();
    let dead = false;
    here.server = await openServer((store) => ({
      ...store,
      append: async (id, seq, change) => {
        if (id === here.cup) dead = true;
        if (dead) throw new Error('the process has died');
        return store.append(id, seq, change);
      },
    }));
    here.olga = Object.assign(new Browser(here.server.app), { cookie: here.olga.cookie });
    await playOut(here.olga, game);
    await here.server.close();
    expect(dead).toBe(true);
    for (let start = 0; start < 2; start++) {
      here.server = await openServer();
      expect(await results()).toEqual([`result:${game}:3`]);
      if (start === 0) await here.server.close();
    }
    here.olga = Object.assign(new Browser(here.server.app), { cookie: here.olga.cookie });
    expect(tableOf(await view(here.olga)).result!.winner).toBe('red');
  });

  it('waits for a round that has not begun, and comes when it begins', async () => {
    const game = await open(here.olga, { round: 2, table: 1 });
    await playOut(here.olga, game);
    await view(here.olga);
    expect(await results()).toEqual([]);
    const first = await open(here.olga);
    await playOut(here.olga, first);
    await view(here.olga);
    for (const command of [
      { type: 'closeRound', round: 1 },
      { type: 'startRound', round: 2 },
    ])
      expect((await here.olga.command(here.cup, command)).status).toBe(200);
    expect(tableOf(await view(here.olga), 2).result!.winner).toBe('red');
  });

  it('comes again when a correction of the cup has taken it away', async () => {
    const game = await open(here.olga);
    await playOut(here.olga, game);
    await view(here.olga);
    const records = await here.server.store.records(here.cup);
    const entered = records.find(({ key }) => key.startsWith('result:'))!;
    const removed = await here.olga.post(
      `/api/games/${here.cup}/amend`,
      {
        change: { kind: 'remove', target: String(entered.seq) },
        reason: 'проба',
        expectedSeq: records.at(-1)!.seq,
      },
      { 'idempotency-key': 'remove' },
    );
    expect(removed.status).toBe(200);
    expect(tableOf(await view(here.olga)).result!.winner).toBe('red');
    expect(await results()).toHaveLength(2);
  });

  it('of one broken table does not keep the others from the cup', async () => {
    const broken = await open(here.olga, { round: 2, table: 1 });
    const game = await open(here.olga);
    await here.server.store.append(broken, 0, {
      records: [
        {
          seq: 1,
          at: '2018-01-21T08:00:00.000Z',
          author: { kind: 'system' },
          key: 'broken',
          input: { kind: 'command', command: { type: 'x' } },
          entries: [
            {
              id: '1',
              at: '2018-01-21T08:00:00.000Z',
              author: { kind: 'system' },
              command: { type: 'x' },
              events: [{ type: 'NoSuchEvent', at: '2018-01-21T08:00:00.000Z', clauses: ['x'] }],
            },
          ],
        },
      ],
      timers: [],
      ended: true,
    });
    here.server.host.forget(broken);
    await playOut(here.olga, game);
    expect(tableOf(await view(here.olga)).result!.winner).toBe('red');
  });
});

it('everybody sees how even the seating is, of the rounds whose seats are shown', async () => {
  const guest = new Browser(here.server.app);
  const seen = async () => (await guest.get(`/api/games/${here.cup}/cup/seating/figures`)).body.figures;
  // Eleven players, ten a round: the first and the last never meet, those between meet twice, each a seat further.
  expect(await seen()).toEqual({
    rounds: 2,
    meetings: { least: 0, most: 2, range: { achieved: 2, ideal: expect.any(Number) } },
    repeats: { achieved: 0, ideal: 0 },
    byes: { least: 0, most: 1 },
  });
  const ruling = { type: 'setRuling', ruling: 'seating.public', value: 'round', reason: 'интрига' };
  expect((await here.olga.command(here.cup, ruling)).status).toBe(200);
  expect(await seen()).toMatchObject({ rounds: 1 });
  await here.olga.request('PATCH', `/api/games/${here.cup}`, { open: false });
  expect((await guest.get(`/api/games/${here.cup}/cup/seating/figures`)).status).toBe(404);
});

describe('a table from paper', () => {
  /** Days 1 to 3 put out the three blacks; nothing else happens. */
  const sheet = () => ({
    seats: Object.values(ROLES).map((role, n) => ({ name: n === 0 ? 'Ник 1' : '', role })),
    days: [1, 2, 3].map((seat) => ({
      nominations: [
        { seat, by: 4 },
        { seat: 6, by: 5 },
      ],
      votes: [{ hands: [{ candidate: seat, votes: 6 }] }],
      left: [seat],
    })),
    nights: [{ killed: null }, { killed: null }],
    winner: 'red',
  });
  const at = { round: 1, table: 1 };
  const enter = (browser: Browser, body: object) => browser.post(`/api/games/${here.cup}/cup/paper`, body);
  const check = (browser: Browser, body: object) =>
    browser.post(`/api/games/${here.cup}/cup/paper/check`, body);

  it('is read, made once, and its result flows into the cup as any other', async () => {
    const [judge] = here.judges;
    const body = { ...at, paper: sheet() };
    const read = await check(judge!.browser, body);
    expect(read).toMatchObject({ status: 200, body: { findings: [], winner: 'red', byHand: 0 } });
    expect(await here.server.store.gamesOf(here.cup)).toEqual([]);
    // A game that was prepared on the tablet gives way.
    const prepared = await open(judge!.browser);
    const made = await enter(judge!.browser, body);
    expect(made.status).toBe(200);
    const game = String(made.body.game);
    expect(game).not.toBe(prepared);
    expect((await enter(judge!.browser, body)).body).toEqual(made.body);
    const table = tableOf(await view(here.olga));
    expect(table).toMatchObject({
      status: 'counted',
      game,
      result: { winner: 'red' },
      entry: { by: 'table' },
    });
    expect(table.result!.seats.map(({ player, role }) => [player, role])).toEqual(
      PLAYERS.slice(0, 10).map((id, n) => [id, ROLES[String(n + 1)]]),
    );
    expect(table.result!.seats[0]!.left).toMatchObject({ cause: 'vote', day: 1 });
    const stored = await here.server.store.game(game);
    expect(stored).toMatchObject({ parent: here.cup, ended: true, setup: { paper: { winner: 'red' } } });
    expect((stored!.setup as { players: { name: string }[] }).players[1]!.name).toBe('Ник 2');
    expect(await results()).toHaveLength(1);
    const other = { ...body, paper: { ...sheet(), note: 'ещё лист' } };
    expect(await enter(judge!.browser, other)).toMatchObject({ status: 422, body: { code: 'has-result' } });
  });

  it('waits for a confirmation of what contradicts the rules', async () => {
    const paper = { ...sheet(), winner: 'black' };
    const refused = await enter(here.olga, { ...at, paper });
    expect(refused).toMatchObject({ status: 422, body: { field: 'paper.winner' } });
    expect(tableOf(await view(here.olga)).game).toBeNull();
    expect((await enter(here.olga, { ...at, paper, confirmed: true })).status).toBe(200);
    expect(tableOf(await view(here.olga)).result!.winner).toBe('black');
  });

  it('is refused to others, for another table, before the round and with other people', async () => {
    const body = { ...at, paper: sheet() };
    for (const browser of [here.judges[1]!.browser, here.player.browser, new Browser(here.server.app)]) {
      expect((await enter(browser, body)).status).toBe(403);
      expect((await check(browser, body)).status).toBe(403);
    }
    expect((await enter(here.olga, { ...body, table: 2 })).status).toBe(404);
    expect(await enter(here.olga, { ...body, round: 2 })).toMatchObject({
      status: 422,
      body: { code: 'round-not-begun', field: 'round' },
    });
    const paper = sheet();
    paper.seats[2]!.name = 'Кто-то';
    expect(await enter(here.olga, { ...at, paper })).toMatchObject({
      status: 422,
      body: { field: 'paper.seats.2.name', text: { ru: 'На месте 3 сидит Ник 3.' } },
    });
    expect(await here.server.store.gamesOf(here.cup)).toEqual([]);
  });
});

describe('the end of a game that is not to be known yet', () => {
  /** Long enough for a feed to tell what it should not. */
  const settled = () => new Promise((resolve) => setTimeout(resolve, 500));
  const shown = async (browser: Browser, game: string) => {
    const { body } = await browser.get<{
      meta: { ended: boolean; seed: string | null };
      view: { phase: string; winner: unknown; seats: { role: string | null }[] };
    }>(`/api/games/${game}`);
    return {
      ended: body.meta.ended,
      seed: body.meta.seed !== null,
      phase: body.view.phase,
      winner: body.view.winner !== null,
      roles: body.view.seats.some(({ role }) => role !== null),
    };
  };
  const before = { ended: false, seed: false, phase: 'firstNight', winner: false, roles: false };
  const after = { ended: true, seed: true, phase: 'ended', winner: true, roles: true };

  it('is kept from the public and the players until the results are shown', async () => {
    await here.olga.command(here.cup, { type: 'hide', from: 1, what: 'results' });
    const game = await open(here.olga);
    const stranger = new Browser(here.server.app);
    await playOut(here.judges[0]!.browser, game);
    await view(here.olga);
    expect(await shown(stranger, game)).toEqual(before);
    expect(await shown(here.player.browser, game)).toEqual(before);
    expect(await shown(here.judges[0]!.browser, game)).toMatchObject(after);
    expect(await shown(here.olga, game)).toMatchObject(after);
    for (const path of ['replay', 'protocol', 'protocol.json', 'table'])
      expect((await stranger.get(`/api/games/${game}/${path}`)).status, path).not.toBe(200);
    await here.olga.command(here.cup, { type: 'reveal' });
    expect(await shown(stranger, game)).toEqual(after);
  });

  it('is not on the screen of the hall either, whoever is signed in there', async () => {
    await here.olga.command(here.cup, { type: 'hide', from: 1, what: 'results' });
    const game = await open(here.olga);
    const judge = here.judges[0]!.browser;
    await judge.command(game, { type: 'enterRoles', roles: ROLES });
    const seen = async (browser: Browser) => {
      const { serverTime: _, ...rest } = (
        await browser.get<{ serverTime: string; role: string; meta: object; view: object; mark: string }>(
          `/api/games/${game}?as=public`,
        )
      ).body;
      return rest;
    };
    const stranger = new Browser(here.server.app);
    const playing = await seen(stranger);
    for (const command of [
      { type: 'override', effect: { kind: 'winner', winner: 'red' }, reason: 'для проверки' },
      { type: 'confirmWinner' },
    ])
      expect((await judge.command(game, command)).status).toBe(200);
    await view(here.olga);
    expect(await seen(stranger)).toEqual(playing);
    for (const browser of [judge, here.olga]) {
      const { view: shown, meta, mark } = await seen(browser);
      expect(shown).toEqual(playing.view);
      expect(mark).toBe(playing.mark);
      expect(meta).toMatchObject({ ended: false, seed: null });
      for (const path of ['replay', 'protocol', 'protocol.json', 'table'])
        expect((await browser.get(`/api/games/${game}/${path}?as=public`)).status, path).not.toBe(200);
      expect((await browser.get(`/api/games/${game}/protocol.json`)).status).toBe(200);
    }
    await here.olga.command(here.cup, { type: 'reveal' });
    expect((await seen(judge)).meta).toMatchObject({ ended: true });
  });

  it('is told by the feed when it may be known, not before', async () => {
    await here.olga.command(here.cup, {
      type: 'setRuling',
      ruling: 'verification',
      value: 'second',
      reason: 'так',
    });
    const game = await open(here.olga);
    await here.server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = here.server.app.server.address() as { port: number };
    await here.judges[0]!.browser.command(game, { type: 'enterRoles', roles: ROLES });
    const { body } = await new Browser(here.server.app).get<{ mark: string }>(`/api/games/${game}`);
    const feed = await EventStream.open(
      `http://127.0.0.1:${address.port}/api/games/${game}/feed?after=${body.mark}`,
    );
    for (const command of [
      { type: 'override', effect: { kind: 'winner', winner: 'red' }, reason: 'для проверки' },
      { type: 'confirmWinner' },
    ])
      expect((await here.judges[0]!.browser.command(game, command)).status).toBe(200);
    expect(tableOf(await view(here.olga)).status).toBe('entered');
    await settled();
    expect(feed.events).toEqual([]);
    expect((await here.olga.command(here.cup, { type: 'verifyResult', round: 1, table: 1 })).status).toBe(
      200,
    );
    await feed.until(() => feed.events.length === 1, 'the end of the game');
    await settled();
    expect(feed.events).toHaveLength(1);
    feed.close();
  });

  it('is told to the hall of a judge when it may be known, not before', async () => {
    await here.olga.command(here.cup, { type: 'hide', from: 1, what: 'results' });
    const game = await open(here.olga);
    const judge = here.judges[0]!.browser;
    await judge.command(game, { type: 'enterRoles', roles: ROLES });
    await here.server.app.listen({ port: 0, host: '127.0.0.1' });
    const address = here.server.app.server.address() as { port: number };
    const { body } = await judge.get<{ mark: string }>(`/api/games/${game}?as=public`);
    const feed = await EventStream.open(
      `http://127.0.0.1:${address.port}/api/games/${game}/feed?as=public&after=${body.mark}`,
      { cookie: judge.cookie! },
    );
    for (const command of [
      { type: 'override', effect: { kind: 'winner', winner: 'red' }, reason: 'для проверки' },
      { type: 'confirmWinner' },
    ])
      expect((await judge.command(game, command)).status).toBe(200);
    await view(here.olga);
    await settled();
    expect(feed.events).toEqual([]);
    await here.olga.command(here.cup, { type: 'reveal' });
    await feed.until(() => feed.events.length === 1, 'the end of the game');
    feed.close();
  });
});

describe('a game of somebody else', () => {
  it('named as the game of a table shows nothing of itself', async () => {
    const game = await open(here.olga);
    await playOut(here.judges[0]!.browser, game);
    // Another organiser knows the id of the game, and names it in a cup of his own.
    const oleg = await organiser(here.server);
    const own = await newGame(oleg, {
      rulebook: 'mafia-cup',
      title: 'Чужой кубок',
      pack: 'mafia-cup',
      setup: undefined,
      open: true,
    });
    for (const command of [
      { type: 'addPlayers', players: PLAYERS.slice(0, 10).map((id) => ({ id, nick: id })) },
      { type: 'setPlan', plan: { rounds: 1, tables: 1, seats: 10, judges: 0 } },
      {
        type: 'setSeating',
        rounds: [{ tables: [{ seats: PLAYERS.slice(0, 10), judges: [] }] }],
        source: 'hand',
      },
      { type: 'startRound', round: 1 },
      { type: 'linkTable', round: 1, table: 1, game },
    ])
      expect((await oleg.command(own, command)).status, command.type).toBe(200);
    expect((await here.olga.get(`/api/games/${here.cup}/cup/protocols`)).status).toBe(200);
    expect((await oleg.get(`/api/games/${own}/cup/protocols`)).status).toBe(404);
    expect(tableOf(await view(oleg, own))).toMatchObject({ result: null });
  });
});

it('the protocol of a table names the judge who led it, though he is of the cup', async () => {
  const game = await open(here.olga);
  await here.olga.command(here.cup, { type: 'assignJudges', round: 1, table: 1, judges: ['j2'] });
  await playOut(here.judges[1]!.browser, game);
  await correct(here.olga, game, 'black');
  const stored = (await here.server.store.game(game))!;
  const about = await aboutOf(here.server.store, stored, { kind: 'organiser' });
  expect(about).toMatchObject({ judge: 'Судья Два', place: { round: 1, table: 1 } });
  expect(await aboutOf(here.server.store, stored, { kind: 'public' })).toMatchObject({ judge: null });
});
