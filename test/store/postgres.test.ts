import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres/postgres.js';
import type { Store } from '../../src/store/store.js';
import { admin, type TestDatabase, testDatabase } from '../support/postgres.js';
import { game, NOTHING, person, record, storeContract } from './contract.js';

const never = async (): Promise<void> => {
  throw new Error('nothing is to be changed');
};

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

const empty = (): Promise<void> => admin(database.url, 'TRUNCATE games, accounts, links, sessions CASCADE');

storeContract('PostgreSQL', async () => ({
  open: () => openPostgresStore(database.url, never),
  clear: empty,
}));

describe('what processes learn of each other', () => {
  let one: Store;
  let other: Store;
  let heard: (string | null)[];

  const wait = async (condition: () => boolean): Promise<void> => {
    for (let n = 0; !condition(); n++) {
      if (n > 500) throw new Error(`waited in vain; heard ${JSON.stringify(heard)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  /** What was heard of one change, and nothing else. */
  const hears = async (change: () => Promise<unknown>, what: string | null): Promise<void> => {
    heard = [];
    await change();
    await wait(() => heard.length > 0);
    expect(new Set(heard)).toEqual(new Set([what]));
  };

  beforeAll(async () => {
    await empty();
    one = await openPostgresStore(database.url, never);
    other = await openPostgresStore(database.url, never);
    heard = [];
    await other.others!.listen((what) => heard.push(what));
    await one.createGame(game('g-1'), NOTHING);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
  });

  it('hears of records, of what is beside the log, and of people who were signed out', async () => {
    await hears(() => one.append('g-1', 0, { ...NOTHING, records: [record(1)] }), 'g-1');
    await hears(() => one.addPerson(person()), 'g-1');
    await hears(() => one.updateGame('g-1', { title: 'Иначе' }), 'g-1');
    await hears(() => one.savePreference('g-1', 'lead', 1), 'g-1');
    await one.addSession('s-1', game('g-1').createdAt);
    await hears(() => one.endSession('s-1'), null);
  });

  it('counts what may be heard by everybody apart from what is for those who steer', async () => {
    const pulse = async () => (await other.others!.pulses(['g-1', 'g-none']))[0]!;
    const before = await pulse();
    expect(before).toMatchObject({ game: 'g-1', seq: 1, open: true });
    await one.savePreference('g-1', 'lead', 2);
    await one.append('g-1', 1, { ...NOTHING, records: [record(2)], beside: { key: 'lead', value: 3 } });
    expect(await pulse()).toEqual({ ...before, seq: 2, steering: before.steering + 2 });
    await one.updatePerson('g-1', 'p-1', { name: 'Иначе' });
    await one.updateGame('g-1', { open: false });
    await one.removePerson('g-1', 'p-1');
    expect(await pulse()).toEqual({
      ...before,
      seq: 2,
      open: false,
      news: before.news + 3,
      steering: before.steering + 2,
    });
  });

  it('tells nothing of what was not stored', async () => {
    // What was told before has been heard when this is: messages come in the order of their commits.
    await one.createGame(game('g-2'), NOTHING);
    await one.savePreference('g-2', 'last', 1);
    await wait(() => heard.includes('g-2'));
    heard = [];
    await expect(one.append('g-1', 2, { ...NOTHING, records: [record(3, 'key-1')] })).rejects.toThrow();
    await one.savePreference('g-1', 'last', 1);
    await wait(() => heard.length > 0);
    expect(heard).toEqual(['g-1']);
  });

  it('listens again after its connection was cut, and knows that something may have gone by', async () => {
    heard = [];
    await admin(
      database.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE query LIKE 'LISTEN%' AND datname = current_database()`,
    );
    await wait(() => heard.length > 0);
    expect(heard).toEqual([null]);
    await hears(() => one.savePreference('g-1', 'lead', 9), 'g-1');
  });

  it('knows the grants of many sessions', async () => {
    const at = game('g-1').createdAt;
    const grant = { kind: 'demo' as const, account: null, game: 'g-1', person: null, link: null };
    await one.addSession('s-1', at);
    await one.addSession('s-2', at);
    await one.addGrant('s-1', grant, at);
    expect(await other.others!.grantsOf(['s-1', 's-2', 's-3'])).toEqual(
      new Map([
        ['s-1', [grant]],
        ['s-2', []],
      ]),
    );
  });

  it('has one clock', async () => {
    const [a, b] = await Promise.all([one.others!.now(), other.others!.now()]);
    expect(Math.abs(a - b)).toBeLessThan(5_000);
    expect(Math.abs(a - Date.now())).toBeLessThan(60_000);
  });
});

it('lets one of two processes that start at once make the tables', async () => {
  const fresh = await testDatabase();
  const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore(fresh.url, never)));
  for (const store of stores) {
    expect(await store.ready()).toBe(true);
    await store.close();
  }
  await fresh.drop();
});

it('makes a copy before the tables change, and is not ready for those of a newer program', async () => {
  const fresh = await testDatabase();
  await (await openPostgresStore(fresh.url, never)).close();
  // As an older program has left it: the last migration is still to come.
  await admin(fresh.url, `DELETE FROM kysely_migration WHERE name = '0006-rights'`);
  await expect(openPostgresStore(fresh.url, never)).rejects.toThrow('nothing is to be changed');
  await admin(fresh.url, `INSERT INTO kysely_migration VALUES ('0006-rights', '2029')`);
  const store = await openPostgresStore(fresh.url, never);
  await admin(fresh.url, `INSERT INTO kysely_migration VALUES ('9999-later', '2030')`);
  expect(await store.ready()).toBe(false);
  await store.close();
  await expect(openPostgresStore(fresh.url, never)).rejects.toThrow('9999-later');
  await fresh.drop();
});

it('refuses a server that does not write to the disk', async () => {
  const fresh = await testDatabase();
  const name = new URL(fresh.url).pathname.slice(1);
  await admin(fresh.url, `ALTER DATABASE ${name} SET synchronous_commit = off`);
  await expect(openPostgresStore(fresh.url, never)).rejects.toThrow('synchronous_commit must not be off');
  await fresh.drop();
});
