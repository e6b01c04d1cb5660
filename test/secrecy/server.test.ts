/**
 * The same property through the real server. Two servers hold one game each under one id and seed; in the second somebody
 * has done something hidden besides. Every answer a viewer can ask for is compared whole: status, headers, body.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tools } from '../../src/cli/tools.js';
import type { Author, Command, Viewer } from '../../src/engine/contract.js';
import { plusMs } from '../../src/engine/time.js';
import { packs, rulebooks } from '../../src/rulebooks/index.js';
import { copyState, type GameState } from '../../src/rulebooks/twelve-rooms/state.js';
import { buildApp } from '../../src/server/app.js';
import type { App, Context } from '../../src/server/context.js';
import { CupTables } from '../../src/server/cup/tables.js';
import { FeedHub } from '../../src/server/feed-hub.js';
import { GameHost } from '../../src/server/game-host.js';
import { newLink } from '../../src/server/links.js';
import { hashToken } from '../../src/server/secrets.js';
import { openSqliteStore } from '../../src/store/sqlite.js';
import { playGame } from '../rulebooks/twelve-rooms/random-game.js';
import { Chance } from '../support/chance.js';
import { EventStream } from '../support/event-stream.js';
import { type Answer, Browser } from '../support/test-server.js';
import { knowledge } from './knowledge.js';
import { type HiddenAct, hiddenActs } from './played.js';
import { probesFor } from './probes.js';
import { product } from './product.js';
import { shuffled } from './twists.js';

const GAMES = 24;
const VIEWERS = 10;
const LEAST = 200;

interface Input {
  at: string;
  author: Author;
  command: Command;
}

class Server {
  clock = Date.parse('2019-03-01T00:00:00.000Z');

  private constructor(
    readonly app: App,
    readonly host: GameHost,
    private readonly store: Awaited<ReturnType<typeof openSqliteStore>>,
    private readonly folder: string,
  ) {}

  static async start(): Promise<Server> {
    const folder = mkdtempSync(join(tmpdir(), 'reglament-'));
    const store = await openSqliteStore(join(folder, 'test.db'));
    const hub = new FeedHub();
    const log = pino({ level: 'silent' });
    const clock = (): number => server.clock;
    const host = new GameHost({
      store,
      rulebooks: rulebooks as ConstructorParameters<typeof GameHost>[0]['rulebooks'],
      hub,
      log,
      clock,
      snapshotTag: 'test',
    });
    const context: Context = {
      store,
      host,
      hub,
      cups: new CupTables({ store, host, hub, clock, log, packs }),
      clock,
      tools: async () => tools,
      packs,
      publicUrl: 'http://localhost',
      linkAttempts: 1e6,
    };
    const { app } = await buildApp(context, {
      logger: log,
      screens: null,
      trustProxy: false,
      version: '0.0.0',
    });
    await app.ready();
    const server = new Server(app, host, store, folder);
    return server;
  }

  /** A game with its past, and a link for everybody who has a seat in it. */
  async open(
    id: string,
    seed: string,
    setup: unknown,
    inputs: readonly Input[],
    persons: readonly string[],
  ): Promise<void> {
    this.clock = Date.parse('2019-03-01T00:00:00.000Z');
    await this.host.create({
      id,
      rulebook: this.host.rulebooks['twelve-rooms']!,
      setup,
      title: '12 комнат',
      open: true,
      seed,
      play: (past) => {
        for (const { at, author, command } of inputs) past.submit(at, author, command);
      },
    });
    this.clock = Date.parse(inputs.at(-1)!.at) + 60_000;
    const createdAt = '2019-03-01T00:00:00.000Z';
    for (const person of persons) {
      await this.store.addPerson({
        id: person,
        game: id,
        name: `Имя ${person}`,
        role: 'player',
        clan: null,
        createdAt,
      });
      await this.store.addLink(
        newLink('person', { game: id, person, hash: hashToken(`${id} ${person}`), at: createdAt }),
      );
    }
  }

  async browser(id: string, viewer: Viewer): Promise<Browser> {
    const browser = new Browser(this.app);
    if (viewer.kind === 'person')
      await browser.post('/api/links/consume', { token: `${id} ${viewer.person}` });
    return browser;
  }

  state(id: string): Promise<GameState> {
    return this.host.read(id, ({ game }) => copyState(game.state as GameState));
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.host.stop();
    await this.store.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

let one: Server;
let other: Server;

beforeAll(async () => {
  one = await Server.start();
  other = await Server.start();
});
afterAll(async () => {
  await one.close();
  await other.close();
});

/** A random game that stands in an open turn or before it, and hidden acts it would accept. */
function gameWithActs(seed: number): {
  id: string;
  setup: unknown;
  inputs: Input[];
  acts: HiddenAct[];
  persons: string[];
} {
  const { game } = playGame(seed, 60 + ((seed * 37) % 160));
  const inputs = game.entries
    .filter(({ deadline }) => !deadline)
    .map(({ at, author, command }) => ({ at, author, command }));
  const state = game.state as GameState;
  const chance = new Chance(seed);
  const acts = shuffled(chance, hiddenActs(product, state, chance, plusMs(game.lastAt, 1)));
  return {
    id: game.head.id,
    setup: game.head.setup,
    inputs,
    acts,
    persons: state.players.map(({ person }) => person),
  };
}

/** Headers that say when or to whom, not what. */
const PASSING = new Set(['date', 'set-cookie', 'x-ratelimit-remaining', 'x-ratelimit-reset']);

function whole({ status, headers, text }: Answer): string {
  const kept = Object.entries(headers).filter(([name]) => !PASSING.has(name));
  return JSON.stringify([status, kept, text]);
}

/** Everything to ask for, in this order. */
async function everything(
  browser: Browser,
  id: string,
  turn: number,
  commands: readonly Command[],
): Promise<string[]> {
  const url = `/api/games/${id}`;
  const answers: Answer[] = [];
  const pages = [
    url,
    `${url}?as=seat`,
    `${url}?as=public`,
    `${url}?as=organiser`,
    `${url}/calendar.ics`,
    `${url}/report?game=${turn}`,
    `${url}/report?game=${turn}&kind=private&format=bbcode`,
    `${url}/report?game=${turn}&kind=dry&player=p1`,
    `${url}/log`,
    `${url}/people`,
    '/api/me',
  ];
  for (const page of pages) answers.push(await browser.get(page));
  for (const [index, command] of commands.entries()) {
    answers.push(
      await browser.command(id, command as Parameters<Browser['command']>[1], { key: `probe-${index}` }),
    );
  }
  answers.push(await browser.get(url));
  return answers.map(whole);
}

test('answers of the server are the same to the byte', async () => {
  let pairs = 0;
  const kinds = new Map<string, number>();
  for (let seed = 1; pairs < LEAST || seed <= GAMES; seed++) {
    expect(seed, 'games that were needed').toBeLessThan(4 * GAMES);
    const { id, setup, inputs, acts, persons } = gameWithActs(seed);
    const act = acts[0];
    if (!act) continue;
    const last = inputs.at(-1)!.at;
    await one.open(id, `seed ${seed}`, setup, inputs, persons);
    await other.open(
      id,
      `seed ${seed}`,
      setup,
      [...inputs, { at: plusMs(last, 1), author: act.author, command: act.command }],
      persons,
    );
    one.clock = other.clock;
    const viewers: Viewer[] = [
      { kind: 'public' },
      ...shuffled(new Chance(seed), persons).map((person) => ({ kind: 'person' as const, person })),
    ];
    for (const viewer of viewers.slice(0, VIEWERS)) {
      const [a, b] = [await one.state(id), await other.state(id)];
      if (knowledge(a, viewer) !== knowledge(b, viewer)) continue;
      const commands = shuffled(new Chance(seed + pairs), probesFor(a, new Chance(seed)))
        .filter(({ type }) => !['guessRoom', 'claimMap', 'regroup'].includes(type))
        .slice(0, 4);
      const turn = a.past.length;
      const asked = async (server: Server) =>
        everything(await server.browser(id, viewer), id, turn, commands as readonly Command[]);
      expect(await asked(other), `${act.kind} in ${id} before ${JSON.stringify(viewer)}`).toEqual(
        await asked(one),
      );
      kinds.set(act.kind, (kinds.get(act.kind) ?? 0) + 1);
      pairs++;
    }
  }
  console.info(`Through the server: ${pairs} pairs`, Object.fromEntries(kinds));
  expect(pairs).toBeGreaterThanOrEqual(LEAST);
}, 300_000);

test('the live feed is silent when something hidden happens, and tells of the next open thing', async () => {
  const url = await one.app.listen({ port: 0, host: '127.0.0.1' });
  let looked = 0;
  for (let seed = 201; looked < 12; seed++) {
    const { id, setup, inputs, acts, persons } = gameWithActs(seed);
    await one.open(id, `seed ${seed}`, setup, inputs, persons);
    const before = await one.state(id);
    const act = acts.find(({ author }) => author.kind === 'person');
    if (!act || before.phase === 'ended') continue;
    const viewers = shuffled(new Chance(seed), before.players)
      .map(({ person }) => ({ kind: 'person' as const, person }))
      .filter((viewer) => knowledge(before, viewer) === knowledge(act.state, viewer));
    const streams: EventStream[] = [];
    for (const viewer of viewers.slice(0, 3)) {
      const { cookie } = await one.browser(id, viewer);
      const stream = await EventStream.open(`${url}/api/games/${id}/feed`, { cookie: cookie! });
      await stream.until(() => stream.raw.includes('retry'), 'the greeting');
      streams.push(stream);
    }
    if (streams.length === 0) continue;
    await one.state(id);
    const author = await one.browser(id, act.author as Viewer);
    const accepted = await author.command(id, act.command as Parameters<Browser['command']>[1]);
    expect(accepted.status, accepted.text).toBe(200);
    const poster = await one.browser(id, { kind: 'person', person: persons[0]! });
    const posted = await poster.command(id, { type: 'post', text: '🎲' });
    expect(posted.status, posted.text).toBe(200);
    for (const stream of streams) {
      const told = () => stream.events.filter(({ event }) => event === 'message');
      await stream.until(() => told().length > 0, 'the open thing');
      expect(told(), act.kind).toHaveLength(1);
      stream.close();
      looked++;
    }
  }
}, 120_000);
