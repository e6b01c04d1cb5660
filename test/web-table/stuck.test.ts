/** What the tablet does when its entries cannot simply be sent: another device leads, the log is another one, the server says no. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Tablet } from '../../src/web/table/offline/tablet.js';
import { counterRulebooks } from '../support/counter-rulebook.js';
import { type Browser, newGame, organiser, type TestServer, testServer } from '../support/test-server.js';
import { Device } from './device.js';

let server: TestServer;
let olga: Browser;
let game: string;
let tablet: Tablet;
let mine: Device;
const devices: Device[] = [];

beforeEach(async () => {
  server = await testServer();
  olga = await organiser(server);
  game = await newGame(olga, { rulebook: 'led-counter', setup: { limit: 100 } });
  mine = device('device-of-the-tablet');
  tablet = await mine.open();
  await tablet.enter(add(1));
  await tablet.pump();
});
afterEach(async () => {
  for (const one of devices.splice(0)) one.die();
  await server.close();
});

function device(name: string): Device {
  const made = new Device(server, olga, game, name);
  devices.push(made);
  return made;
}

const add = (by: number) => ({ type: 'add', by });
const count = (of: Tablet): number => (of.state.view as { count: number }).count;
const logged = async (): Promise<unknown[]> =>
  (await server.store.records(game)).map(({ input }) =>
    input.kind === 'command' ? (input.command.by ?? input.command.type) : input.kind,
  );

async function offline(...commands: { type: string }[]): Promise<void> {
  mine.always = 'request';
  for (const command of commands) expect(await tablet.enter(command)).toEqual({ ok: true });
  await tablet.pump();
}

/** Another device takes the lead and enters something. */
async function overtaken(...commands: { type: string }[]): Promise<Tablet> {
  const other = await device('device-of-the-laptop').open();
  await other.pump();
  expect(await other.enter(add(1))).toMatchObject({ ok: false, refusal: { code: 'tablet:led-elsewhere' } });
  await other.takeLead('Ноутбук');
  for (const command of commands) expect(await other.enter(command)).toEqual({ ok: true });
  await other.pump();
  return other;
}

async function online(): Promise<void> {
  mine.always = 'ok';
  await tablet.wake();
}

describe('another device has taken the lead', () => {
  it('a tablet with nothing to send shows the other’s entries and takes none itself', async () => {
    await overtaken(add(10));
    await tablet.wake();
    expect(tablet.state).toMatchObject({ stuck: null, lead: { mine: false, label: 'Ноутбук' } });
    expect(count(tablet)).toBe(11);
    expect(await tablet.enter(add(1))).toMatchObject({
      ok: false,
      refusal: { code: 'tablet:led-elsewhere' },
    });
  });

  it('unsent entries are kept and shown, and are not sent', async () => {
    await offline(add(2), add(3));
    await overtaken(add(10));
    await online();
    expect(tablet.state.stuck).toMatchObject({
      kind: 'led-elsewhere',
      unsent: [
        { command: add(2), fits: true },
        { command: add(3), fits: true },
      ],
    });
    // What is shown is the table as it is.
    expect(count(tablet)).toBe(11);
    expect(tablet.state.waiting).toBe(2);
    expect(await tablet.enter(add(4))).toMatchObject({ ok: false, refusal: { code: 'tablet:stuck' } });
    await tablet.sendFitting();
    expect(await logged()).toEqual([1, 10]);

    // Also after a reload.
    mine.die();
    tablet = await mine.open();
    expect(tablet.state.stuck).toMatchObject({ kind: 'led-elsewhere' });
  });

  it('taking the lead back asks what to do with them: those that fit are sent', async () => {
    await offline(add(2), add(60), add(3));
    await overtaken(add(50));
    await online();
    await tablet.takeLead('Планшет');
    expect(tablet.state.lead).toMatchObject({ mine: true, label: 'Планшет' });
    expect(tablet.state.stuck).toMatchObject({
      kind: 'changed',
      unsent: [
        { command: add(2), fits: true, text: null },
        { command: add(60), fits: false, text: { ru: 'Не больше 100.' } },
        { command: add(3), fits: true },
      ],
    });
    expect(await logged()).toEqual([1, 50]);
    await tablet.sendFitting();
    expect(tablet.state).toMatchObject({ stuck: null, waiting: 0 });
    expect(await logged()).toEqual([1, 50, 2, 3]);
    expect(count(tablet)).toBe(56);
  });

  it('or they are dropped', async () => {
    await offline(add(2));
    await overtaken(add(10));
    await online();
    await tablet.discard();
    expect(tablet.state).toMatchObject({ stuck: null, waiting: 0 });
    expect(count(tablet)).toBe(11);
    expect(await logged()).toEqual([1, 10]);
  });

  it('a lead taken and given back without an entry needs no question', async () => {
    await offline(add(2));
    await overtaken();
    await online();
    expect(tablet.state.stuck?.kind).toBe('led-elsewhere');
    await tablet.takeLead('');
    expect(tablet.state).toMatchObject({ stuck: null, waiting: 0 });
    expect(await logged()).toEqual([1, 2]);
  });

  it('an entry that was stored before, its answer lost, is not offered again', async () => {
    mine.fates = ['answer'];
    await tablet.enter(add(2));
    await tablet.pump();
    await offline(add(3));
    await overtaken(add(10));
    await online();
    expect(tablet.state.stuck?.unsent.map(({ command }) => command)).toEqual([add(3)]);
    expect(await logged()).toEqual([1, 2, 10]);
  });
});

describe('a correction of the past', () => {
  const amend = (expectedSeq: number, by: number) =>
    olga.post(
      `/api/games/${game}/amend`,
      { change: { kind: 'replace', target: '1', command: add(by) }, reason: 'описка', expectedSeq },
      { 'idempotency-key': `amend-${by}` },
    );

  it('comes under what waits, which goes on by itself where it fits', async () => {
    await offline(add(2));
    await amend(1, 5);
    await online();
    expect(tablet.state).toMatchObject({ stuck: null, waiting: 0 });
    expect(count(tablet)).toBe(7);
    expect(await logged()).toEqual([1, 'amend', 2]);
  });

  it('that leaves no room for an entry that waits is put before the judge', async () => {
    await offline(add(30));
    await amend(1, 90);
    await online();
    expect(tablet.state.stuck).toMatchObject({
      kind: 'changed',
      unsent: [{ command: add(30), fits: false }],
    });
    expect(count(tablet)).toBe(90);
    await tablet.sendFitting();
    expect(tablet.state).toMatchObject({ stuck: null, waiting: 0 });
    expect(await logged()).toEqual([1, 'amend']);
  });
});

describe('the server says no', () => {
  it('to an entry it fails at: it is shown with its words, and nothing passes it by', async () => {
    mine.die();
    // The rules of this device let anything pass; those of the server do not.
    const lax = {
      ...counterRulebooks['led-counter'],
      decide: (_state: unknown, command: { type: string }, context: { at: string }) => ({
        events: [{ type: command.type, at: context.at, clauses: ['1.1'], command }],
      }),
    };
    mine = new Device(server, olga, game, 'device-of-the-tablet', lax);
    devices.push(mine);
    tablet = await mine.open();
    await tablet.pump();
    mine.always = 'request';
    await tablet.enter(add(300));
    await tablet.enter(add(2));
    await online();
    expect(tablet.state.stuck).toMatchObject({
      kind: 'refused',
      text: { ru: 'Не больше 100.' },
      unsent: [
        { command: add(300), fits: false, text: { ru: 'Не больше 100.' } },
        { command: add(2), fits: true },
      ],
    });
    expect(await logged()).toEqual([1]);
    await tablet.sendFitting();
    expect(tablet.state).toMatchObject({ stuck: null, waiting: 0 });
    expect(await logged()).toEqual([1, 2]);
  });

  it('to the judge himself: entries wait for him to come back, and are sent then', async () => {
    await offline(add(2));
    const { cookie } = olga;
    olga.cookie = null;
    await server.store.updateGame(game, { open: false });
    server.host.forget(game);
    await online();
    expect(tablet.state.stuck).toMatchObject({
      kind: 'refused',
      text: { ru: expect.stringContaining('Войдите') },
      unsent: [{ command: add(2), fits: true }],
    });
    olga.cookie = cookie;
    await tablet.wake();
    expect(tablet.state).toMatchObject({ stuck: null, waiting: 0 });
    expect(await logged()).toEqual([1, 2]);
  });

  it('to the judge himself: with nothing to send, no role stays on the device', async () => {
    olga.cookie = null;
    await tablet.wake();
    expect(tablet.state.fault).toMatchObject({ ru: expect.stringContaining('Войдите') });
    mine.die();
    mine.always = 'request';
    await expect(mine.open()).rejects.toMatchObject({ status: 0 });
  });
});

it('a game that is over and sent leaves nothing on the device when the judge leaves it', async () => {
  await tablet.leave();
  mine.die();
  tablet = await mine.open();
  expect(mine.sent.filter((what) => what === 'replica')).not.toHaveLength(0);
  await tablet.enter({ type: 'finish' });
  await tablet.pump();
  await tablet.leave();
  mine.die();
  mine.always = 'request';
  await expect(mine.open()).rejects.toMatchObject({ status: 0 });
});

describe('a server put back to an older copy', () => {
  /** The same game on another server that knows less. */
  async function restored(
    ...known: number[]
  ): Promise<{ older: TestServer; store: () => Promise<unknown[]> }> {
    const older = await testServer();
    const again = await organiser(older);
    const rulebook = counterRulebooks['led-counter'];
    await older.host.create({ id: game, rulebook, setup: { limit: 100 }, title: 'Та же' });
    await older.store.addStaff(game, (await older.store.accounts())[0]!.id);
    for (const by of known) await again.command(game, add(by));
    const { database } = mine;
    mine.die();
    mine = new Device(older, again, game, mine.name);
    mine.database = database;
    devices.push(mine);
    tablet = await mine.open();
    await tablet.pump();
    return {
      older,
      store: async () =>
        (await older.store.records(game)).map(({ input }) => input.kind === 'command' && input.command.by),
    };
  }

  it('gets the entries it has acknowledged and lost', async () => {
    mine.fates = ['ok', 'request'];
    await tablet.enter(add(2));
    await tablet.pump();
    expect(tablet.state.waiting).toBe(0);
    const { older, store } = await restored(1);
    expect(await store()).toEqual([1, 2]);
    expect(count(tablet)).toBe(3);
    mine.die();
    await older.close();
  });

  it('is believed where its log is shorter than the one kept here', async () => {
    await tablet.enter(add(2));
    await tablet.pump();
    const { older, store } = await restored(7);
    expect(count(tablet)).toBe(7);
    await tablet.enter(add(3));
    await tablet.pump();
    expect(await store()).toEqual([7, 3]);
    mine.die();
    await older.close();
  });
});
