/** Whole random games of the real rules on a tablet with a bad network: what it decided is what the server decides, to the byte. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Game } from '../../src/engine/game.js';
import { tableRulebook } from '../../src/rulebooks/table/index.js';
import { sportClassic, vavtCup2017 } from '../../src/rulebooks/table/pack.js';
import { cardsOf } from '../../src/rulebooks/table/setup.js';
import type { GameView } from '../../src/rulebooks/table/view.js';
import type { AnyRulebook } from '../../src/web/table/offline/decide.js';
import { Chance, dealt, randomCommand } from '../rulebooks/table/random-table.js';
import { type Browser, newGame, organiser, type TestServer, testServer } from '../support/test-server.js';
import { Device, type Fate } from './device.js';

const rulebook = tableRulebook as unknown as AnyRulebook;

let server: TestServer;
let olga: Browser;
beforeAll(async () => {
  server = await testServer({ rulebooks: { [rulebook.id]: rulebook } });
  olga = await organiser(server);
});
afterAll(() => server.close());

it.each([1, 2, 3, 4])('game %i', async (seed) => {
  const chance = new Chance(seed);
  const pack = seed % 2 ? vavtCup2017 : sportClassic;
  const setup = { pack, rulings: {}, players: [] };
  const id = await newGame(olga, { rulebook: rulebook.id, setup });
  const device = new Device(server, olga, id, undefined, rulebook);
  let tablet = await device.open();
  await tablet.pump();

  // The same game without any network, to compare with.
  const head = {
    id,
    rulebook: rulebook.id,
    version: rulebook.version,
    setup: rulebook.setupSchema.parse(setup),
  };
  const alone = new Game(rulebook, head, { int: () => 0, sample: () => [] });
  let entered = 0;
  for (let turn = 0; turn < 400 && (tablet.state.view as GameView).phase !== 'ended'; turn++) {
    server.clock.now += 1000;
    const command = turn === 0 ? dealt(chance, cardsOf(pack)) : randomCommand(chance, alone);
    if (chance.maybe(10)) device.always = chance.maybe(50) ? 'ok' : 'request';
    if (chance.maybe(5)) device.fates.push(chance.pick<Fate>(['request', 'answer']));
    if (chance.maybe(4)) {
      device.die();
      tablet = await device.open();
    }
    const answer = await tablet.enter(command);
    const at = new Date(server.clock.now).toISOString();
    const expected = alone.submit(command, { kind: 'organiser' }, at, `k${turn}`);
    expect(answer.ok).toBe(expected.accepted);
    if (answer.ok) entered++;
    if (chance.maybe(30)) await tablet.wake();
    expect(tablet.state.view).toEqual(rulebook.view(alone.state, { kind: 'organiser' }));
  }
  device.always = 'ok';
  device.fates = [];
  await tablet.wake();
  expect(tablet.state).toMatchObject({ waiting: 0, stuck: null });
  expect(entered).toBeGreaterThan(20);

  const records = await server.store.records(id);
  expect(records).toHaveLength(entered);
  expect(records.flatMap(({ entries }) => entries.flatMap(({ events }) => events))).toEqual(
    JSON.parse(JSON.stringify(alone.entries.flatMap(({ events }) => events))),
  );
  const seen = await olga.get<{ view: unknown }>(`/api/games/${id}`);
  expect(seen.body.view).toEqual(JSON.parse(JSON.stringify(tablet.state.view)));
  device.die();
});

it('a foul taken back without the network is not another one after a correction: the judge is asked', async () => {
  const id = await newGame(olga, {
    rulebook: rulebook.id,
    setup: { pack: sportClassic, rulings: {}, players: [] },
  });
  const device = new Device(server, olga, id, undefined, rulebook);
  const tablet = await device.open();
  const fouls = () => (tablet.state.view as GameView).seats.map((seat) => seat.fouls).join('');
  await tablet.enter(dealt(new Chance(1), cardsOf(sportClassic)));
  for (const seat of [2, 5, 7]) await tablet.enter({ type: 'foul', seat });
  await tablet.pump();
  device.always = 'request';
  await tablet.enter({ type: 'takeFoul', foul: 2 });
  expect(fouls()).toBe('0100001000');

  // The organiser takes out the first foul meanwhile: the second one is now that of №7.
  const answer = await olga.post(
    `/api/games/${id}/amend`,
    { change: { kind: 'remove', target: '2' }, reason: 'ошибка', expectedSeq: 4 },
    { 'idempotency-key': 'first-foul' },
  );
  expect(answer.status, answer.text).toBe(200);
  device.always = 'ok';
  await tablet.wake();
  expect(tablet.state.stuck?.kind).toBe('changed');
  expect(fouls()).toBe('0000101000');
  await tablet.discard();
  await tablet.enter({ type: 'takeFoul', foul: 1 });
  await tablet.pump();
  expect(tablet.state).toMatchObject({ stuck: null, waiting: 0 });
  expect(fouls()).toBe('0000001000');
  device.die();
});
