/** The deadline of «12 комнат» on the real host and store: one turn and one warning each, whatever happens to the process. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { rulebooks } from '../../src/rulebooks/index.js';
import { twelveRooms } from '../../src/rulebooks/twelve-rooms/pack.js';
import type { GameView } from '../../src/rulebooks/twelve-rooms/view.js';
import { FeedHub } from '../../src/server/feed-hub.js';
import { GameHost } from '../../src/server/game-host.js';
import { viewOf } from '../../src/server/live-game.js';
import { openSqliteStore } from '../../src/store/sqlite.js';
import type { Store } from '../../src/store/store.js';
import { temporaryFolder } from '../support/test-server.js';

const MASTER = { kind: 'organiser' } as const;
/** 19:00 in Moscow. */
const DEADLINE = Date.parse('2019-03-04T16:00:00.000Z');
const SEATS = ['civilian', 'civilian', 'civilian', 'mafioso'] as const;

let folder: string;
const clock = { now: Date.parse('2019-03-03T08:00:00.000Z') };
const opened: { host: GameHost; store: Store }[] = [];

/** A process: a host over the one store file. `fails`: the next append dies before it reaches the disk. */
async function start(fails: { next: boolean } = { next: false }): Promise<GameHost> {
  const inner = await openSqliteStore(join(folder, 'test.db'));
  const store: Store = {
    ...inner,
    append: async (...args) => {
      if (fails.next) {
        fails.next = false;
        throw new Error('the process died here');
      }
      return inner.append(...args);
    },
  };
  const log = pino({ level: 'silent' });
  const host = new GameHost({
    store,
    rulebooks,
    hub: new FeedHub(),
    log,
    clock: () => clock.now,
    snapshotTag: 'test',
  });
  opened.push({ host, store: inner });
  return host;
}

beforeEach(() => {
  folder = temporaryFolder();
  clock.now = Date.parse('2019-03-03T08:00:00.000Z');
});
afterEach(async () => {
  for (const { host, store } of opened.splice(0)) {
    await host.stop();
    await store.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

/** A game whose first turn is open; only p1 and p4 have voted. */
async function openTurn(host: GameHost): Promise<string> {
  const setup = {
    pack: twelveRooms,
    rulings: { 'turn.resolution': 'deadline' },
    players: SEATS.map((_, index) => ({
      person: `person${index + 1}`,
      nick: `Игрок ${index + 1}`,
      wish: index + 1,
    })),
  };
  const { id } = await host.create({
    rulebook: rulebooks['twelve-rooms']!,
    setup,
    title: 'Проба',
    seed: 'seed',
  });
  let key = 0;
  const give = (command: { type: string; [field: string]: unknown }, person?: string) =>
    host.submit(id, () => ({
      command,
      author: person ? { kind: 'person', person } : MASTER,
      receivedMs: clock.now,
      key: `k${++key}`,
    }));
  await give({ type: 'dealMap' });
  await give({
    type: 'dealRoles',
    roles: Object.fromEntries(SEATS.map((role, index) => [`p${index + 1}`, role])),
  });
  await give({ type: 'openRegroup', until: '2019-03-03T09:00:00.000Z' });
  clock.now = Date.parse('2019-03-03T10:00:00.000Z');
  await give({ type: 'openTurn', date: '2019-03-04' });
  await give({ type: 'sendMove', turn: 1, vote: 'acquit' }, 'person1');
  clock.now = DEADLINE - 1;
  await give({ type: 'sendMove', turn: 1, vote: 'acquit' }, 'person4');
  return id;
}

async function seen(host: GameHost, id: string): Promise<{ turns: number; warnings: number[] }> {
  const view = (await host.read(id, (live) => viewOf(live, { kind: 'organiser' }))) as GameView;
  return { turns: view.results.length, warnings: view.players.map(({ warnings }) => warnings) };
}

const ONCE = { turns: 1, warnings: [0, 1, 1, 0] };

it('G.1: 18:59:59.999 counts; the job run twice and by two processes closes the turn once', async () => {
  const host = await start();
  const id = await openTurn(host);
  clock.now = DEADLINE;
  expect(await seen(host, id)).toEqual(ONCE);
  const other = await start();
  expect(await Promise.all([seen(host, id), seen(other, id), seen(host, id)])).toEqual([ONCE, ONCE, ONCE]);
  const records = await opened[0]!.store.records(id);
  expect(
    records.filter(({ input }) => input.kind === 'command' && input.command.type === 'closeTurn'),
  ).toHaveLength(1);
});

it('G.1: 19:00:00.000 is late and is not kept', async () => {
  const host = await start();
  const id = await openTurn(host);
  clock.now = DEADLINE;
  const late = host.submit(id, () => ({
    command: { type: 'sendMove', turn: 1, vote: 'acquit' },
    author: { kind: 'person', person: 'person2' },
    receivedMs: clock.now,
    key: 'late',
  }));
  await expect(late).rejects.toMatchObject({
    refusal: { clauses: expect.arrayContaining(['twelve-rooms:G.1']) },
  });
  expect(await seen(host, id)).toEqual(ONCE);
});

it('G.1: a process that dies in the middle of the resolution leaves one turn and one warning each', async () => {
  const fails = { next: false };
  const host = await start(fails);
  const id = await openTurn(host);
  clock.now = DEADLINE;
  fails.next = true;
  await expect(seen(host, id)).rejects.toThrow('the process died here');
  const again = await start();
  expect(await seen(again, id)).toEqual(ONCE);
  expect(await seen(await start(), id)).toEqual(ONCE);
});

it('G.1: a clock that steps back opens nothing again', async () => {
  const host = await start();
  const id = await openTurn(host);
  clock.now = DEADLINE;
  expect(await seen(host, id)).toEqual(ONCE);
  clock.now = DEADLINE - 3_600_000;
  const again = await start();
  expect(await seen(again, id)).toEqual(ONCE);
  const early = again.submit(id, () => ({
    command: { type: 'sendMove', turn: 1, vote: 'acquit' },
    author: { kind: 'person', person: 'person2' },
    receivedMs: clock.now,
    key: 'early',
  }));
  await expect(early).rejects.toMatchObject({ refusal: { code: expect.any(String) } });
  expect(await seen(again, id)).toEqual(ONCE);
});
