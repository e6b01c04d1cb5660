/** The judge's tablet against a real server: whatever is cut, lost or reloaded, the log has every entry once and in order. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LogRecord } from '../../src/engine/game.js';
import {
  type Browser,
  member,
  newGame,
  organiser,
  type TestServer,
  testServer,
} from '../support/test-server.js';
import { Device, type Fate } from './device.js';

const NOON = Date.parse('2018-01-21T12:00:00.000Z');

let server: TestServer;
let olga: Browser;
let game: string;
const devices: Device[] = [];

beforeEach(async () => {
  server = await testServer({ now: new Date(NOON).toISOString() });
  olga = await organiser(server);
  game = await newGame(olga, { rulebook: 'led-counter', setup: { limit: 1000 } });
});
afterEach(async () => {
  for (const device of devices.splice(0)) device.die();
  await server.close();
});

function device(name?: string, of = game): Device {
  const made = new Device(server, olga, of, name);
  devices.push(made);
  return made;
}

const add = (by: number) => ({ type: 'add', by });
const count = ({ state }: { state: { view: unknown } }): number => (state.view as { count: number }).count;
const later = (seconds: number): void => {
  server.clock.now += seconds * 1000;
};
const time = (seconds: number): string => new Date(NOON + seconds * 1000).toISOString();

/** What the log holds: how much was added, and when. */
async function log(of = game): Promise<[number, string][]> {
  return (await server.store.records(of)).map((record: LogRecord) => [
    record.input.kind === 'command' ? Number(record.input.command.by) : 0,
    record.at,
  ]);
}

describe('with a network', () => {
  it('an entry is shown at once, and sent', async () => {
    const tablet = await device().open();
    expect(await tablet.enter(add(3))).toEqual({ ok: true });
    expect(count(tablet)).toBe(3);
    await tablet.pump();
    expect(tablet.state).toMatchObject({ waiting: 0, connection: 'live', lead: { mine: true }, stuck: null });
    expect(await log()).toEqual([[3, time(0)]]);
  });

  it('what the rules do not allow is refused here, and costs nothing', async () => {
    const mine = device();
    const tablet = await mine.open();
    await tablet.pump();
    mine.sent = [];
    expect(await tablet.enter(add(2000))).toMatchObject({
      ok: false,
      refusal: { code: 'too-much', field: 'by' },
      text: { ru: 'Не больше 1000.' },
    });
    expect(await tablet.enter({ type: 'add', by: 'много' })).toMatchObject({
      ok: false,
      refusal: { code: 'malformed', field: 'by' },
    });
    expect(mine.sent).toEqual([]);
    expect(tablet.state.waiting).toBe(0);
  });

  it('luck is drawn by the server, after everything that waits', async () => {
    const mine = device();
    const tablet = await mine.open();
    void tablet.enter(add(1));
    expect(await tablet.enter({ type: 'roll' })).toEqual({ ok: true });
    const records = await server.store.records(game);
    expect(records.map(({ input }) => input.kind === 'command' && input.command.type)).toEqual([
      'add',
      'roll',
    ]);
    expect(count(tablet)).toBeGreaterThan(1);
  });

  it('a draw whose answer was lost is not made twice', async () => {
    const mine = device();
    const tablet = await mine.open();
    await tablet.pump();
    mine.fates = ['ok', 'answer'];
    expect(await tablet.enter({ type: 'roll' })).toMatchObject({
      ok: false,
      refusal: { code: 'tablet:unsure-draw' },
    });
    expect(await tablet.enter({ type: 'roll' })).toEqual({ ok: true });
    expect(await server.store.records(game)).toHaveLength(1);
    expect(await tablet.enter({ type: 'roll' })).toEqual({ ok: true });
    expect(await server.store.records(game)).toHaveLength(2);
  });

  it('what a player does meanwhile comes in between and moves nothing', async () => {
    const mine = device();
    const anna = await member(server, olga, game, { role: 'player', clan: null });
    const tablet = await mine.open();
    await tablet.enter(add(1));
    await tablet.pump();
    mine.always = 'request';
    await tablet.enter(add(2));
    await anna.browser.command(game, add(10));
    mine.always = 'ok';
    await tablet.wake();
    expect(tablet.state).toMatchObject({ waiting: 0, stuck: null });
    expect(count(tablet)).toBe(13);
    expect((await log()).map(([by]) => by)).toEqual([1, 10, 2]);
  });
});

describe('without a network', () => {
  it('entries wait, survive a reload, and are sent with the times they were made', async () => {
    const mine = device();
    mine.skew = -47_000;
    let tablet = await mine.open();
    await tablet.enter(add(1));
    await tablet.pump();
    mine.always = 'request';
    for (let by = 2; by <= 5; by++) {
      later(10);
      expect(await tablet.enter(add(by))).toEqual({ ok: true });
    }
    await tablet.pump();
    expect(tablet.state).toMatchObject({ waiting: 4, connection: 'lost' });

    mine.die();
    later(3600);
    tablet = await mine.open();
    expect(tablet.state.waiting).toBe(4);
    expect(count(tablet)).toBe(15);
    await tablet.enter(add(6));
    later(60);
    mine.always = 'ok';
    await tablet.wake();
    expect(tablet.state).toMatchObject({ waiting: 0, connection: 'live', stuck: null });
    expect(await log()).toEqual([
      [1, time(0)],
      [2, time(10)],
      [3, time(20)],
      [4, time(30)],
      [5, time(40)],
      [6, time(3640)],
    ]);
  });

  it('luck is refused in words', async () => {
    const mine = device();
    const tablet = await mine.open();
    await tablet.pump();
    mine.always = 'request';
    expect(await tablet.enter({ type: 'roll' })).toMatchObject({
      ok: false,
      refusal: { code: 'tablet:needs-network' },
      text: { ru: expect.stringContaining('вручную'), en: expect.stringContaining('by hand') },
    });
    expect(tablet.state.waiting).toBe(0);
    expect(await server.store.records(game)).toHaveLength(0);
  });

  it('a game never opened here cannot be opened', async () => {
    const mine = device();
    mine.always = 'request';
    await expect(mine.open()).rejects.toMatchObject({ status: 0 });
  });

  it('an entry that cannot be kept was not made', async () => {
    const mine = device();
    const tablet = await mine.open();
    await tablet.pump();
    const tx = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...args: Parameters<typeof tx>) {
      if (args[1] === 'readwrite') throw new DOMException('full', 'QuotaExceededError');
      return tx.apply(this, args);
    };
    try {
      expect(await tablet.enter(add(1))).toMatchObject({ ok: false, refusal: { code: 'tablet:not-kept' } });
    } finally {
      IDBDatabase.prototype.transaction = tx;
    }
    expect(count(tablet)).toBe(0);
    expect(tablet.state.waiting).toBe(0);
    expect(await tablet.enter(add(2))).toEqual({ ok: true });
    await tablet.pump();
    expect((await log()).map(([by]) => by)).toEqual([2]);
  });
});

describe('exactly once and in order', () => {
  it.each<Fate>(['request', 'answer'])('when the %s is lost', async (fate) => {
    const mine = device();
    const tablet = await mine.open();
    await tablet.pump();
    mine.fates = [fate];
    await tablet.enter(add(1));
    await tablet.pump();
    expect(tablet.state.connection).toBe('lost');
    expect(tablet.state.waiting).toBe(1);
    await tablet.enter(add(2));
    await tablet.wake();
    expect((await log()).map(([by]) => by)).toEqual([1, 2]);
    expect(tablet.state.waiting).toBe(0);
    expect(count(tablet)).toBe(3);
  });

  it('when the page dies between the request and its answer', async () => {
    const mine = device();
    let tablet = await mine.open();
    await tablet.pump();
    mine.fates = ['dead'];
    await tablet.enter(add(1));
    await expect.poll(() => log()).toHaveLength(1);
    mine.die();
    tablet = await mine.open();
    // Known here only as an entry on its way, and yet shown.
    expect(count(tablet)).toBe(1);
    await tablet.pump();
    expect(count(tablet)).toBe(1);
    expect(tablet.state).toMatchObject({ waiting: 0, stuck: null });
    expect(await log()).toHaveLength(1);
  });

  it('when the server fails for a while', async () => {
    let broken = false;
    await server.close();
    server = await testServer({
      store: (store) => ({
        ...store,
        append: (...args) => (broken ? Promise.reject(new Error('disk')) : store.append(...args)),
      }),
    });
    olga = await organiser(server);
    game = await newGame(olga, { rulebook: 'led-counter', setup: { limit: 1000 } });
    const tablet = await device().open();
    await tablet.pump();
    broken = true;
    await tablet.enter(add(1));
    await tablet.enter(add(2));
    await tablet.wake();
    expect(tablet.state).toMatchObject({ waiting: 2, stuck: null, connection: 'lost' });
    broken = false;
    await tablet.wake();
    expect((await log()).map(([by]) => by)).toEqual([1, 2]);
  });

  it('with two pages of one device open, both entering', async () => {
    const mine = device();
    const [a, b] = [await mine.open(), await mine.open()];
    const entered = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => (n % 2 ? a : b).enter(add(n))));
    expect(entered.every(({ ok }) => ok)).toBe(true);
    await Promise.all([a.pump(), b.pump()]);
    await Promise.all([a.wake(), b.wake()]);
    const logged = (await log()).map(([by]) => by);
    expect(logged.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    // Each page's own, in the order they were entered there.
    expect(logged.filter((by) => by % 2)).toEqual([1, 3, 5]);
    expect([a.state.stuck, b.state.stuck]).toEqual([null, null]);
    expect([a.state.waiting, b.state.waiting]).toEqual([0, 0]);
    expect(count(a)).toBe(count(b));
  });

  it('after any sequence of cuts, reloads and dead batteries', async () => {
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.record({ kind: fc.constant('enter' as const), wait: fc.boolean() }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('die' as const) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('wake' as const) }) },
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant('fates' as const),
          fates: fc.array(fc.constantFrom<Fate>('ok', 'request', 'answer', 'dead'), {
            minLength: 1,
            maxLength: 4,
          }),
        }),
      },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant('network' as const), up: fc.boolean() }) },
    );
    let cut = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
        const of = await newGame(olga, { rulebook: 'led-counter', setup: { limit: 100_000 } });
        const mine = device(undefined, of);
        let tablet = await mine.open();
        await tablet.pump();
        const made: [number, string][] = [];
        for (const each of steps) {
          later(1);
          if (each.kind === 'fates') mine.fates.push(...each.fates);
          else if (each.kind === 'network') mine.always = each.up ? 'ok' : 'request';
          else if (each.kind === 'wake') await Promise.race([tablet.wake(), aMoment()]);
          else if (each.kind === 'die') {
            mine.die();
            tablet = await mine.open();
          } else {
            const by = made.length + 1;
            expect(await tablet.enter(add(by))).toEqual({ ok: true });
            made.push([by, new Date(server.clock.now).toISOString()]);
            if (each.wait) await Promise.race([tablet.pump(), aMoment()]);
          }
          const sum = made.reduce((total, [by]) => total + by, 0);
          expect(count(tablet)).toBe(sum);
          // What the server has is always a beginning of what was entered.
          const stored = await log(of);
          expect(stored).toEqual(made.slice(0, stored.length));
          if (stored.length < made.length) cut++;
        }
        mine.fates = [];
        mine.always = 'ok';
        mine.die();
        tablet = await mine.open();
        await tablet.wake();
        expect(tablet.state).toMatchObject({ waiting: 0, stuck: null });
        expect(await log(of)).toEqual(made);
        mine.die();
      }),
      { numRuns: 60 },
    );
    expect(cut).toBeGreaterThan(50);
  });
});

/** Long enough for what can happen to happen; a request whose page is dead never ends. */
function aMoment(): Promise<void> {
  return new Promise((done) => setTimeout(done, 40));
}
