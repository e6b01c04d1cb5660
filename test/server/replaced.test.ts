/**
 * A player is replaced at a table, in a cup and in the rooms, on a whole server: by his own link the former player sees the
 * seat no more, the newcomer sees it by his, and what was played stays.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { twelveRooms } from '../../src/rulebooks/twelve-rooms/pack.js';
import type { Rulebooks } from '../../src/server/live-game.js';
import { EventStream } from '../support/event-stream.js';
import { Browser, member, newGame, organiser, type TestServer, testServer } from '../support/test-server.js';

let server: TestServer;
let olga: Browser;
beforeEach(async () => {
  server = await testServer({ packs, rulebooks: rulebooks as unknown as Rulebooks });
  olga = await organiser(server);
});
afterEach(() => server.close());

type Command = { type: string; [field: string]: unknown };

async function fine<T extends { status: number; text: string }>(answer: Promise<T>): Promise<T> {
  const got = await answer;
  expect(got.status, got.text).toBeLessThan(300);
  return got;
}

async function all(game: string, commands: readonly Command[]): Promise<void> {
  for (const command of commands) await fine(olga.command(game, command));
}

/** Somebody enters by a fresh link of his. */
async function enter(game: string, person: string): Promise<Browser> {
  const { body } = await fine(olga.post<{ url: string }>(`/api/games/${game}/people/${person}/link`));
  const browser = new Browser(server.app);
  await fine(browser.post('/api/links/consume', { token: body.url.split('/l/')[1]! }));
  return browser;
}

async function meOf<T = Record<string, unknown>>(browser: Browser, game: string): Promise<T | null> {
  const { body } = await fine(browser.get<{ view: { me: T | null } }>(`/api/games/${game}`));
  return body.view.me;
}

async function people(game: string): Promise<{ person: string; name: string; role: string; link: string }[]> {
  const { body } = await fine(olga.get(`/api/games/${game}/people`));
  return body as never;
}

const NAMES = Array.from({ length: 10 }, (_, i) => `Игрок ${i + 1}`);
const CARDS = ['don', 'mafia', 'mafia', 'sheriff', 'doctor', ...Array(5).fill('citizen')];
const DEAL: Command = {
  type: 'enterRoles',
  roles: Object.fromEntries(CARDS.map((role, i) => [String(i + 1), role])),
};

describe('a judged table of its own', () => {
  const replace = { type: 'substitute', seat: 4, name: ' Мария ', person: 'p-new', reason: 'заболел' };

  async function table(more: object = {}): Promise<string> {
    const setup = {
      pack: packs['vavt-cup-2017'],
      rulings: { 'card.view': 'yes' },
      players: NAMES.map((name, i) => ({ name, person: `player-${i + 1}` })),
      ...more,
    };
    const game = await newGame(olga, { rulebook: 'vavt-cup-2017', title: 'Стол', setup });
    await all(game, [DEAL, { type: 'endPhase' }]);
    return game;
  }

  it('the seat goes over from one link to the other at once, and back when the entry is undone', async () => {
    const game = await table();
    const former = await enter(game, 'player-4');
    expect(await meOf(former, game)).toEqual({ seat: 4, role: 'sheriff' });
    // Sent twice under one key, as after a lost answer: one entry, one person.
    await fine(olga.command(game, replace, { key: 'once' }));
    await fine(olga.command(game, replace, { key: 'once' }));
    expect((await people(game)).filter(({ name }) => name === 'Мария')).toEqual([
      expect.objectContaining({ person: 'p-new', role: 'player', link: 'none' }),
    ]);
    const newcomer = await enter(game, 'p-new');
    expect(await meOf(newcomer, game)).toEqual({ seat: 4, role: 'sheriff' });
    expect(await meOf(former, game)).toBeNull();
    const seen = await former.get(`/api/games/${game}`);
    expect(seen.text).toContain('Мария');
    for (const hidden of ['sheriff"', 'заболел', 'p-new']) expect(seen.text).not.toContain(hidden);
    for (const url of ['log', 'replica', 'people', 'lead'])
      expect((await former.get(`/api/games/${game}/${url}`)).status, url).toBe(403);
    expect((await former.get(`/api/games/${game}?as=seat:4`)).status).toBe(403);
    await all(game, [{ type: 'undo', step: 3 }]);
    expect([await meOf(former, game), await meOf(newcomer, game)]).toEqual([
      { seat: 4, role: 'sheriff' },
      null,
    ]);
  });

  it('other screens hear that there is one more person, once', async () => {
    const game = await table();
    const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await EventStream.open(`${url}/api/games/${game}/feed?changes=1`, {
      cookie: olga.cookie!,
    });
    await fine(olga.command(game, replace, { key: 'once' }));
    await fine(olga.command(game, replace, { key: 'once' }));
    await olga.request('PATCH', `/api/games/${game}`, { title: 'Иначе' });
    const notices = () => stream.events.filter(({ event }) => event === 'notice');
    await stream.until(() => notices().length >= 2, 'the new person and the new title');
    expect(notices()).toHaveLength(2);
    stream.close();
  });

  it('a newcomer written in by a correction is a person too; another seat of the same entry takes him along', async () => {
    const game = await table();
    const amend = async (change: object): Promise<void> => {
      const preview = await fine(olga.post(`/api/games/${game}/amend/preview`, { change }));
      const body = { change, reason: 'забыто', expectedSeq: preview.body.seq };
      await fine(olga.post(`/api/games/${game}/amend`, body, { 'idempotency-key': `a${preview.body.seq}` }));
    };
    const at = new Date(server.clock.now).toISOString();
    await amend({ kind: 'insert', at, author: { kind: 'organiser' }, command: replace });
    const newcomer = await enter(game, 'p-new');
    expect(await meOf(newcomer, game)).toEqual({ seat: 4, role: 'sheriff' });
    const log = await fine(
      olga.get<{ records: { entries: { id: string; command: Command; inForce: boolean }[] }[] }>(
        `/api/games/${game}/log`,
      ),
    );
    const entry = log.body.records
      .flatMap(({ entries }) => entries)
      .findLast(({ command, inForce }) => inForce && command.type === 'substitute')!;
    await amend({ kind: 'replace', target: entry.id, command: { ...replace, seat: 7 } });
    expect(await meOf(newcomer, game)).toEqual({ seat: 7, role: 'citizen' });
  });

  it('whoever comes back takes his own link with him; a link revoked opens nothing', async () => {
    const game = await table();
    const former = await enter(game, 'player-4');
    await all(game, [replace]);
    const newcomer = await enter(game, 'p-new');
    await all(game, [
      { type: 'substitute', seat: 4, name: 'Игрок 4', person: 'player-4', reason: 'вернулся' },
    ]);
    expect([await meOf(former, game), await meOf(newcomer, game)]).toEqual([
      { seat: 4, role: 'sheriff' },
      null,
    ]);
    expect(await people(game)).toHaveLength(11);
    await fine(olga.request('DELETE', `/api/games/${game}/people/p-new/link`));
    expect((await newcomer.get('/api/me')).body).toMatchObject({ signedIn: false });
  });

  it('who came later is forgotten as everybody is, in the log too', async () => {
    const game = await table();
    await all(game, [replace]);
    await fine(olga.post(`/api/games/${game}/erase`, { person: 'p-new', names: [], words: false }));
    for (const url of ['', '/log', '/people', '/replica'])
      expect((await fine(olga.get(`/api/games/${game}${url}`))).text, url).not.toContain('Мария');
  });
});

describe('a cup', () => {
  const ids = NAMES.map((_, i) => `p${i + 1}`);

  /** Eleven players, ten of them at one table of two rounds; player 4 and the eleventh have links. */
  async function cup() {
    const game = await newGame(olga, {
      rulebook: 'mafia-cup',
      title: 'Кубок',
      pack: 'mafia-cup',
      setup: undefined,
    });
    const former = await member(server, olga, game, { name: 'Четвёртый', role: 'player', clan: null });
    const newcomer = await member(server, olga, game, { name: 'Запасной', role: 'player', clan: null });
    const persons: Record<string, string> = { p4: former.person, p11: newcomer.person };
    await all(game, [
      {
        type: 'addPlayers',
        players: [...ids, 'p11'].map((id, i) => ({
          ...{ id, nick: `Ник ${i + 1}` },
          ...(persons[id] ? { person: persons[id] } : {}),
        })),
      },
      { type: 'setPlan', plan: { rounds: 2, tables: 1, seats: 10, judges: 0 } },
      {
        type: 'setSeating',
        rounds: [1, 2].map(() => ({ tables: [{ seats: ids, judges: [] }] })),
        source: 'hand',
      },
      { type: 'startRound', round: 1 },
    ]);
    return { game, former: former.browser, newcomer: newcomer.browser };
  }

  const open = async (game: string, round: number): Promise<string> =>
    (await fine(olga.post<{ game: string }>(`/api/games/${game}/cup/tables`, { round, table: 1 }))).body.game;
  const end: Command[] = [
    DEAL,
    { type: 'override', effect: { kind: 'winner', winner: 'red' }, reason: 'для проверки' },
    { type: 'confirmWinner' },
  ];

  it('a substitute takes the seats from the named round on; what was played stays with whoever played it', async () => {
    const { game, former, newcomer } = await cup();
    const first = await open(game, 1);
    await all(first, end);
    await olga.get(`/api/games/${game}`);
    await all(game, [
      { type: 'closeRound', round: 1 },
      { type: 'substitute', player: 'p4', by: 'p11', from: 2, reason: 'уехал' },
      { type: 'startRound', round: 2 },
    ]);
    const second = await open(game, 2);
    expect(await meOf(newcomer, second)).toMatchObject({ seat: 4 });
    expect(await meOf(former, second)).toBeNull();
    expect(await meOf(former, first)).toMatchObject({ seat: 4 });
    expect(await meOf(newcomer, first)).toBeNull();
    await fine(newcomer.command(second, { type: 'drawCard', seat: 4, card: 1 }));
    expect((await former.command(second, { type: 'drawCard', seat: 4, card: 2 })).status).toBe(403);
    // The table itself refers to the cup: there the seats are given.
    const refused = await olga.command(second, { type: 'substitute', seat: 4, name: 'Мария', reason: 'р' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'substitute-in-cup' } });
    expect(refused.text).toContain('Игроки');
  });

  it('in the round that is being played the table is opened anew for those who sit there now', async () => {
    const { game, former, newcomer } = await cup();
    const before = await open(game, 1);
    await all(game, [{ type: 'substitute', player: 'p4', by: 'p11', from: 1, reason: 'не пришёл' }]);
    const now = await open(game, 1);
    expect(now).not.toBe(before);
    expect(await meOf(newcomer, now)).toMatchObject({ seat: 4 });
    expect(await meOf(former, now)).toBeNull();
    await all(now, end);
    const { body } = await fine(
      olga.get<{ view: { rounds: { tables: { points: { player: string }[] }[] }[] } }>(`/api/games/${game}`),
    );
    const counted = body.view.rounds[0]!.tables[0]!.points.map(({ player }) => player);
    expect(counted).toContain('p11');
    expect(counted).not.toContain('p4');
  });
});

describe('«12 комнат»', () => {
  it('the substitute has the role, the place and what was sent; the former player sees as everybody does', async () => {
    server.clock.now = Date.parse('2019-03-03T08:00:00.000Z');
    const roles = ['civilian', 'civilian', 'civilian', 'mafioso'];
    const game = await newGame(olga, {
      rulebook: 'twelve-rooms',
      title: 'Комнаты',
      setup: {
        pack: twelveRooms,
        rulings: { 'turn.resolution': 'deadline' },
        players: roles.map((_, i) => ({ person: `person${i + 1}`, nick: `Игрок ${i + 1}`, wish: i + 1 })),
      },
    });
    const at = new Date(server.clock.now).toISOString();
    const fourth = { id: 'person4', game, name: 'Четвёртый', role: 'player' as const, clan: null };
    await server.store.addPerson({ ...fourth, createdAt: at });
    const former = await enter(game, 'person4');
    await all(game, [
      { type: 'dealMap' },
      { type: 'dealRoles', roles: Object.fromEntries(roles.map((role, i) => [`p${i + 1}`, role])) },
      { type: 'openRegroup', until: '2019-03-03T09:00:00.000Z' },
    ]);
    server.clock.now = Date.parse('2019-03-03T10:00:00.000Z');
    await all(game, [{ type: 'openTurn', date: '2019-03-04' }]);
    await fine(former.command(game, { type: 'sendMove', turn: 1, vote: 'p1' }));
    const own = await meOf<{ role: string }>(former, game);
    expect(own).toMatchObject({ player: 'p4', role: 'mafioso' });
    // As the screen does it: first the person, then the entry, then the link.
    const { body } = await fine(
      olga.post<{ person: string }>(`/api/games/${game}/people`, {
        name: 'Мария',
        role: 'player',
        clan: null,
      }),
    );
    await all(game, [
      { type: 'replacePlayer', player: 'p4', person: body.person, nick: 'Мария', reason: 'пропал' },
    ]);
    const newcomer = await enter(game, body.person);
    expect(await meOf(newcomer, game)).toEqual({ ...own, nick: 'Мария' });
    expect(await meOf(former, game)).toBeNull();
    const seen = await former.get(`/api/games/${game}`);
    expect(seen.text).not.toContain('mafioso"');
    const again = { type: 'sendMove', turn: 1, vote: 'p2' };
    expect((await former.command(game, again)).body).toMatchObject({ code: 'players-only' });
    expect((await newcomer.command(game, again)).body).toMatchObject({ code: 'part-sent', field: 'vote' });
    // Whoever has played does not come back under another name.
    const back = { type: 'replacePlayer', player: 'p1', person: 'person4', nick: 'Снова', reason: 'р' };
    expect((await olga.command(game, back)).body).toMatchObject({ code: 'not-returning', field: 'person' });
  });
});
