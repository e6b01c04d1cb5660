/** A device that no longer leads a table: roles go from it, entries that were never sent do not. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GameAnswer } from '../../src/server/shapes.js';
import { giveUpTable, giveUpWhereDenied, keptAnswer } from '../../src/web/table/offline/kept-answer.js';
import { TableStore } from '../../src/web/table/offline/store.js';
import { type Browser, newGame, organiser, type TestServer, testServer } from '../support/test-server.js';
import { Device } from './device.js';

let server: TestServer;
let olga: Browser;
let device: Device;
let game: string;

beforeEach(async () => {
  server = await testServer();
  olga = await organiser(server);
  game = await newGame(olga, { rulebook: 'led-counter', setup: { limit: 100 } });
  device = new Device(server, olga, game);
  device.database = 'reglament-table';
});
afterEach(async () => {
  device.die();
  await server.close();
});

/** A page that leads the game, with the judge's answer kept beside its log. */
async function led(): Promise<TableStore> {
  const tablet = await device.open();
  await tablet.enter({ type: 'add', by: 1 });
  await tablet.pump();
  const store = await TableStore.open();
  const answer = { view: { secret: 'roles' } } as unknown as GameAnswer;
  await store.keepAnswer({ game, as: null, answer, offset: 0 });
  return store;
}

it('nothing of the game stays', async () => {
  const store = await led();
  await giveUpTable(game);
  expect([await store.read(game), await keptAnswer(game, null)]).toEqual([null, null]);
  store.close();
});

it('nothing stays where the game is not shown any more; where no answer came, everything does', async () => {
  const store = await led();
  for (const status of [0, 429, 500, 503]) await giveUpWhereDenied(game, status);
  expect(await store.read(game)).not.toBeNull();
  expect(await keptAnswer(game, null)).not.toBeNull();
  await giveUpWhereDenied(game, 403);
  expect([await store.read(game), await keptAnswer(game, null)]).toEqual([null, null]);
  store.close();
});

it('entries that wait stay, and still the page does not open as the judge’s', async () => {
  const store = await led();
  const tablet = await device.open();
  device.always = 'request';
  await tablet.enter({ type: 'add', by: 5 });
  await giveUpTable(game);
  expect((await store.read(game))?.queue.map(({ command }) => command)).toEqual([{ type: 'add', by: 5 }]);
  expect(await keptAnswer(game, null)).toBeNull();
  store.close();
});
