/** A club with everybody in it who may come to a server, and the games they come to. */
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import type { Level } from '../../src/server/access.js';
import type { Rulebooks } from '../../src/server/live-game.js';
import { hashToken } from '../../src/server/secrets.js';
import { Browser, member, newGame, organiser, type TestServer, testServer } from '../support/test-server.js';

export const ROLES = [
  'anonymous',
  'organiser',
  'co-organiser by account',
  'co-organiser by link',
  'organiser of others',
  'boss',
  'member of a clan',
  'player',
  'judge without a table',
  'judge of the table',
  'player at the table',
  'revoked link',
  'replaced person',
  'signed out',
  'left organiser',
  'visitor of the demo',
] as const;
export type Role = (typeof ROLES)[number];

/** `own`: a closed game of the club; `foreign`: of another organiser; `cup` and its `table`; `demo`; `removed`: taken away. */
export const GAMES = ['own', 'foreign', 'cup', 'table', 'demo', 'removed'] as const;
export type GameName = (typeof GAMES)[number];

const NOTHING: Level[] = [];
const WATCH: Level[] = ['watch'];
const PLAY: Level[] = ['watch', 'play'];
const STEER: Level[] = ['watch', 'play', 'steer'];
const OWN: Level[] = ['watch', 'play', 'steer', 'own'];
const HEAD: Level[] = ['watch', 'play', 'steer', 'own', 'head'];

type Rights = Partial<Record<GameName, Level[]>>;

/** Who may what where, by the levels of routes; where nothing is said, nothing. All games are closed to the public. */
export const RIGHTS: Record<Role, Rights> = {
  anonymous: {},
  organiser: { own: HEAD, cup: HEAD, table: HEAD, removed: HEAD },
  'co-organiser by account': { own: OWN },
  'co-organiser by link': { own: OWN },
  'organiser of others': { foreign: HEAD },
  boss: { own: PLAY },
  'member of a clan': { own: PLAY },
  player: { own: PLAY },
  'judge without a table': { cup: PLAY, table: WATCH },
  'judge of the table': { cup: PLAY, table: STEER },
  'player at the table': { cup: PLAY, table: PLAY },
  'revoked link': {},
  'replaced person': {},
  'signed out': {},
  'left organiser': {},
  'visitor of the demo': { demo: STEER },
};

export const rightsIn = (role: Role, game: GameName): Level[] => RIGHTS[role][game] ?? NOTHING;

/** Whose account steers something, or has been one. */
export const ACCOUNTS: readonly Role[] = [
  'organiser',
  'co-organiser by account',
  'organiser of others',
  'left organiser',
];

export interface World {
  server: TestServer;
  ids: Record<GameName, string>;
  cookies: Record<Role, string | null>;
  close(): Promise<void>;
}

export async function world(): Promise<World> {
  const server = await testServer({
    packs,
    rulebooks: rulebooks as unknown as Rulebooks,
    tools: {
      createDemo: async (host) => {
        const rulebook = host.rulebooks.counter!;
        const { id } = await host.create({ rulebook, setup: { limit: 9 }, title: 'Демо', demo: true });
        return { id, people: [] };
      },
    },
  });
  const olga = await organiser(server);
  const own = await newGame(olga, { open: false, title: 'Своя' });
  const removed = await newGame(olga, { open: false, title: 'Зря' });
  const boss = await member(server, olga, own);
  const plain = await member(server, olga, own, { role: 'member', clan: 2 });
  const player = await member(server, olga, own, { role: 'player', clan: null });
  const helper = await member(server, olga, own, { role: 'co-organiser', clan: null });
  const revoked = await member(server, olga, own, { role: 'player', clan: null });
  await olga.request('DELETE', `/api/games/${own}/people/${revoked.person}/link`);
  const replaced = await member(server, olga, own, { role: 'consigliere', clan: 1 });
  await done(olga.post(`/api/games/${own}/people/${replaced.person}/replace`, { name: 'Другой' }));
  const out = await member(server, olga, own, { role: 'player', clan: null });
  const signedOut = out.browser.cookie;
  await out.browser.post('/api/logout');

  const account = async (id: string): Promise<Browser> => {
    const browser = new Browser(server.app);
    const at = '2018-01-01T00:00:00.000Z';
    await server.store.addAccount({ id, name: id, createdAt: at });
    await server.store.addSession(hashToken(id), at);
    const grant = { kind: 'account', account: id, game: null, person: null, link: null } as const;
    await server.store.addGrant(hashToken(id), grant, at);
    browser.cookie = `reglament=${id}`;
    return browser;
  };
  const other = await account('o-other');
  const foreign = await newGame(other, { open: false, title: 'Чужая' });
  const former = await account('o-former');
  await server.store.addStaff(own, 'o-former');
  await server.store.removeStaff(own, 'o-former');
  const second = await account('o-second');
  await server.store.addStaff(own, 'o-second');
  await server.store.setStaffRole(own, 'o-second', 'co-organiser');

  const cup = await newGame(olga, {
    ...{ rulebook: 'mafia-cup', title: 'Кубок', pack: 'mafia-cup', setup: undefined, open: false },
  });
  const judge = await member(server, olga, cup, { name: 'Судья', role: 'judge', clan: null });
  const idle = await member(server, olga, cup, { name: 'Запасной', role: 'judge', clan: null });
  const sits = await member(server, olga, cup, { name: 'Игрок', role: 'player', clan: null });
  const seats = Array.from({ length: 10 }, (_, n) => `p${n + 1}`);
  for (const command of [
    {
      type: 'addPlayers',
      players: seats.map((id, n) => ({
        ...{ id, nick: `Ник ${n + 1}` },
        ...(n === 0 ? { person: sits.person } : {}),
      })),
    },
    {
      type: 'addJudges',
      judges: [
        { id: 'j1', name: 'Судья', person: judge.person },
        { id: 'j2', name: 'Запасной', person: idle.person },
      ],
    },
    { type: 'setPlan', plan: { rounds: 1, tables: 1, seats: 10, judges: 1 } },
    { type: 'setSeating', rounds: [{ tables: [{ seats, judges: ['j1'] }] }], source: 'hand' },
    { type: 'startRound', round: 1 },
  ]) {
    await done(olga.command(cup, command));
  }
  const opened = await done(olga.post(`/api/games/${cup}/cup/tables`, { round: 1, table: 1 }));
  const visitor = new Browser(server.app);
  const demo = String((await visitor.post('/api/demo')).body.id);
  await server.store.updateGame(demo, { open: false });
  await done(olga.post(`/api/games/${removed}/removal`, { reason: 'не та', title: 'Зря' }));
  return {
    server,
    ids: { own, foreign, cup, table: String(opened.body.game), demo, removed },
    cookies: {
      anonymous: null,
      organiser: olga.cookie,
      'co-organiser by account': second.cookie,
      'co-organiser by link': helper.browser.cookie,
      'organiser of others': other.cookie,
      boss: boss.browser.cookie,
      'member of a clan': plain.browser.cookie,
      player: player.browser.cookie,
      'judge without a table': idle.browser.cookie,
      'judge of the table': judge.browser.cookie,
      'player at the table': sits.browser.cookie,
      'revoked link': revoked.browser.cookie,
      'replaced person': replaced.browser.cookie,
      'signed out': signedOut,
      'left organiser': former.cookie,
      'visitor of the demo': visitor.cookie,
    },
    close: () => server.close(),
  };
}

async function done<T extends { status: number; text: string }>(answer: Promise<T>): Promise<T> {
  const got = await answer;
  if (got.status >= 300) throw new Error(got.text);
  return got;
}
