/** What every store must do, as tests: call it with a way to open an empty store and to open the same one again. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Due } from '../../src/engine/contract.js';
import type { LogRecord } from '../../src/engine/game.js';
import type { Change, Store, StoredGame, StoredLink, StoredPerson } from '../../src/store/store.js';
import { careContract } from './care.js';

export interface Openings {
  /** The store of this test; the same content at every call. */
  open(): Promise<Store>;
  /** Throws the content away. */
  clear(): Promise<void>;
}

const AT = '2018-01-21T08:00:00.000Z';
export const NOTHING: Change = { records: [], timers: [], ended: false };

export function game(id: string, fields: Partial<StoredGame> = {}): StoredGame {
  return {
    id,
    rulebook: 'counter',
    version: '1',
    setup: { limit: 10, text: 'ё — «»' },
    title: 'Сезон',
    parent: null,
    demo: false,
    open: true,
    createdAt: AT,
    seed: 'ab'.repeat(32),
    commitment: 'cd'.repeat(32),
    clockOffsetMs: -283_996_800_000,
    quarantined: null,
    seq: 0,
    ended: false,
    ...fields,
  };
}

export function record(seq: number, key = `key-${seq}`): LogRecord {
  return {
    seq,
    at: AT,
    author: { kind: 'organiser' },
    key,
    input: { kind: 'command', command: { type: 'add', by: seq, half: 0.5 } },
    entries: [
      {
        id: String(seq),
        at: AT,
        author: { kind: 'organiser' },
        command: { type: 'add', by: seq, half: 0.5 },
        events: [{ type: 'add', at: AT, clauses: ['1.1'] }],
      },
    ],
  };
}

function due(key: string, at: string): Due {
  return { key, at, command: { type: 'close', game: 1 } };
}

function link(fields: Partial<StoredLink>): StoredLink {
  return {
    hash: 'h1',
    purpose: 'person',
    account: null,
    game: 'g-1',
    person: 'p-1',
    oneTime: false,
    createdAt: AT,
    usedAt: null,
    revokedAt: null,
    ...fields,
  };
}

export function person(fields: Partial<StoredPerson> = {}): StoredPerson {
  return {
    ...{ id: 'p-1', game: 'g-1', name: 'Пётр', role: 'boss', clan: 2, createdAt: AT },
    ...{ account: null, leftAt: null, erasedAt: null, askedAt: null },
    ...fields,
  };
}

export function storeContract(name: string, prepare: () => Promise<Openings>): void {
  describe(`store contract: ${name}`, () => {
    let openings: Openings;
    let store: Store;

    beforeEach(async () => {
      openings = await prepare();
      store = await openings.open();
      await store.createGame(game('g-1'), NOTHING);
    });
    afterEach(async () => {
      await store.close();
      await openings.clear();
    });

    const reopen = async (): Promise<void> => {
      await store.close();
      store = await openings.open();
    };

    describe('games', () => {
      it('gives a game back as it was stored, also after a restart', async () => {
        await reopen();
        expect(await store.game('g-1')).toEqual(game('g-1'));
        expect(await store.game('g-2')).toBeNull();
      });

      it('lists games oldest first', async () => {
        await store.createGame(game('g-0', { createdAt: '2018-01-22T00:00:00.000Z' }), NOTHING);
        expect((await store.games()).map(({ id }) => id)).toEqual(['g-1', 'g-0']);
      });

      it('keeps the tables of a cup with their cup, oldest first', async () => {
        const later = '2018-01-22T00:00:00.000Z';
        await store.createGame(game('g-2', { parent: 'g-1', createdAt: later }), NOTHING);
        await store.createGame(game('g-3', { parent: 'g-1' }), NOTHING);
        await reopen();
        expect(await store.gamesOf('g-1')).toEqual([
          game('g-3', { parent: 'g-1' }),
          game('g-2', { parent: 'g-1', createdAt: later }),
        ]);
        expect(await store.gamesOf('g-2')).toEqual([]);
        expect((await store.games()).map(({ id, parent }) => [id, parent])).toEqual([
          ['g-1', null],
          ['g-3', 'g-1'],
          ['g-2', 'g-1'],
        ]);
      });

      it('takes no table of a cup that is not there', async () => {
        await expect(store.createGame(game('g-2', { parent: 'g-none' }), NOTHING)).rejects.toThrow();
      });

      it('stores a game with its past in one piece', async () => {
        const change = { records: [record(1), record(2)], timers: [due('t', AT)], ended: true };
        await store.createGame(game('g-2', { seq: 2, ended: true }), change);
        expect(await store.records('g-2')).toEqual([record(1), record(2)]);
        expect(await store.timers('g-2')).toEqual([{ ...due('t', AT), generation: 2 }]);
      });

      it('leaves nothing behind of a game that could not be stored whole', async () => {
        const twice = { records: [record(1), record(1)], timers: [], ended: false };
        await expect(store.createGame(game('g-2'), twice)).rejects.toThrow();
        expect(await store.game('g-2')).toBeNull();
      });

      it('changes only the fields it is given', async () => {
        await store.updateGame('g-1', {});
        expect(await store.game('g-1')).toEqual(game('g-1'));
        await store.updateGame('g-1', { quarantined: 'почему', open: false });
        expect(await store.game('g-1')).toEqual(game('g-1', { quarantined: 'почему', open: false }));
        await store.updateGame('g-1', { quarantined: null, title: 'Иначе', clockOffsetMs: 5 });
        expect(await store.game('g-1')).toEqual(
          game('g-1', { open: false, title: 'Иначе', clockOffsetMs: 5 }),
        );
      });
    });

    it('makes one game of an id, and says so to whoever came second', async () => {
      expect(await store.createGame(game('g-2', { seq: 1 }), { ...NOTHING, records: [record(1)] })).toBe(
        true,
      );
      const again = { ...NOTHING, records: [record(1, 'other')], timers: [due('t', AT)] };
      expect(await store.createGame(game('g-2', { title: 'Другой', seq: 1 }), again)).toBe(false);
      expect(await store.game('g-2')).toEqual(game('g-2', { seq: 1 }));
      expect(await store.records('g-2')).toEqual([record(1)]);
      expect(await store.timers('g-2')).toEqual([]);
    });

    it('is ready', async () => {
      expect(await store.ready()).toBe(true);
    });

    describe('log', () => {
      const append = (expected: number, records: LogRecord[], timers: Due[] = [], ended = false) =>
        store.append('g-1', expected, { records, timers, ended });

      it('keeps records, timers and the sequence number together, also after a restart', async () => {
        expect(await append(0, [record(1), record(2)], [due('t', AT)], true)).toEqual({ stored: true });
        await reopen();
        expect(await store.records('g-1')).toEqual([record(1), record(2)]);
        expect(await store.records('g-1', 1)).toEqual([record(2)]);
        expect(await store.marks('g-1', 1)).toEqual([{ seq: 2, at: AT }]);
        expect(await store.game('g-1')).toEqual(game('g-1', { seq: 2, ended: true }));
        expect(await store.timers('g-1')).toEqual([{ ...due('t', AT), generation: 2 }]);
      });

      it('stores nothing when the log has grown, and says where it ends', async () => {
        await append(0, [record(1)], [due('kept', AT)]);
        expect(await append(0, [record(1, 'other')], [due('new', AT)])).toEqual({ stored: false, seq: 1 });
        expect(await store.records('g-1')).toEqual([record(1)]);
        expect((await store.timers('g-1')).map(({ key }) => key)).toEqual(['kept']);
      });

      it('lets one of two racing writers through', async () => {
        const answers = await Promise.all([append(0, [record(1, 'a')]), append(0, [record(1, 'b')])]);
        expect(answers.filter(({ stored }) => stored)).toHaveLength(1);
        expect(await store.records('g-1')).toHaveLength(1);
      });

      it('never stores one key twice in a game, and then stores nothing at all', async () => {
        await append(0, [record(1, 'same')]);
        await expect(append(1, [record(2), record(3, 'same')], [due('t', AT)])).rejects.toThrow();
        expect(await store.game('g-1')).toEqual(game('g-1', { seq: 1 }));
        expect(await store.records('g-1')).toHaveLength(1);
        expect(await store.timers('g-1')).toEqual([]);
      });

      it('takes the same key in another game', async () => {
        await store.createGame(game('g-2'), NOTHING);
        await append(0, [record(1, 'same')]);
        await store.append('g-2', 0, { ...NOTHING, records: [record(1, 'same')] });
        expect(await store.recordByKey('g-2', 'same')).toEqual(record(1, 'same'));
      });

      it('finds a record by its key', async () => {
        await append(0, [record(1)]);
        expect(await store.recordByKey('g-1', 'key-1')).toEqual(record(1));
        expect(await store.recordByKey('g-1', 'key-2')).toBeNull();
      });

      it('has nothing after a number beyond all numbers', async () => {
        await append(0, [record(1)]);
        expect(await store.records('g-1', 1e15)).toEqual([]);
        expect(await store.marks('g-1', 1e15)).toEqual([]);
      });

      it('takes a long past at once', async () => {
        const many = Array.from({ length: 2500 }, (_, i) => record(i + 1));
        await append(0, many);
        expect(await store.records('g-1', 2490)).toEqual(many.slice(2490));
      });
    });

    describe('timers and snapshots', () => {
      it('names the nearest deadline of every running game', async () => {
        const late = '2018-02-01T00:00:00.000Z';
        await store.createGame(game('g-2', { clockOffsetMs: 7 }), NOTHING);
        await store.createGame(game('g-3', { quarantined: 'x' }), NOTHING);
        await store.append('g-1', 0, {
          ...NOTHING,
          records: [record(1)],
          timers: [due('b', late), due('a', AT)],
        });
        await store.append('g-2', 0, { ...NOTHING, records: [record(1)], timers: [due('a', late)] });
        await store.append('g-3', 0, { ...NOTHING, records: [record(1)], timers: [due('a', AT)] });
        const next = await store.nextTimers();
        expect(next.sort((a, b) => a.game.localeCompare(b.game))).toEqual([
          { game: 'g-1', due: AT, clockOffsetMs: -283_996_800_000 },
          { game: 'g-2', due: late, clockOffsetMs: 7 },
        ]);
      });

      it('replaces the timers with every append', async () => {
        await store.append('g-1', 0, { ...NOTHING, records: [record(1)], timers: [due('a', AT)] });
        await store.append('g-1', 1, { ...NOTHING, records: [record(2)], timers: [due('b', AT)] });
        expect(await store.timers('g-1')).toEqual([{ ...due('b', AT), generation: 2 }]);
      });

      it('keeps the newest snapshot', async () => {
        expect(await store.snapshot('g-1')).toBeNull();
        const snapshot = { seq: 1, lastAt: AT, state: { cells: [1, null] }, tag: 'one' };
        await store.saveSnapshot('g-1', snapshot);
        await store.saveSnapshot('g-1', { ...snapshot, seq: 2, tag: 'two' });
        expect(await store.snapshot('g-1')).toEqual({ ...snapshot, seq: 2, tag: 'two' });
      });

      it('does not let an older snapshot take the place of a newer one', async () => {
        const snapshot = { seq: 2, lastAt: AT, state: 2, tag: 'one' };
        await store.saveSnapshot('g-1', snapshot);
        await store.saveSnapshot('g-1', { ...snapshot, seq: 1, state: 1 });
        expect(await store.snapshot('g-1')).toEqual(snapshot);
      });

      it('keeps pictures of a game under their ids', async () => {
        const image = {
          game: 'g-1',
          id: 'a'.repeat(32),
          type: 'image/webp',
          bytes: new Uint8Array([0, 255, 7]),
          createdAt: AT,
        };
        await store.addImage(image);
        const kept = await store.image('g-1', image.id);
        expect([...kept!.bytes]).toEqual([0, 255, 7]);
        expect(kept).toMatchObject({ type: 'image/webp', createdAt: AT });
        expect(await store.image('g-2', image.id)).toBeNull();
      });

      it('remembers preferences of a game', async () => {
        expect(await store.preference('g-1', 'mapping')).toBeNull();
        await store.savePreference('g-1', 'mapping', { a: 1 });
        await store.savePreference('g-1', 'mapping', { a: [2] });
        expect(await store.preference('g-1', 'mapping')).toEqual({ a: [2] });
      });

      it('replaces a preference only for whoever has seen the present one', async () => {
        const put = (value: unknown, former: unknown) =>
          store.replacePreference('g-1', { key: 'lead', value }, former);
        const race = await Promise.all([put({ device: 'a' }, null), put({ device: 'b' }, null)]);
        expect(race.sort()).toEqual([false, true]);
        const now = await store.preference('g-1', 'lead');
        expect(await put({ device: 'c' }, { device: 'nobody' })).toBe(false);
        expect(await put({ device: 'c' }, null)).toBe(false);
        expect(await put({ device: 'c' }, now)).toBe(true);
        expect(await store.preference('g-1', 'lead')).toEqual({ device: 'c' });
      });

      it('stores a preference with the records or not at all', async () => {
        const change = (records: LogRecord[], value: string): Change => ({
          ...NOTHING,
          records,
          beside: { key: 'lead', value },
        });
        await store.append('g-1', 0, change([record(1)], 'a'));
        expect(await store.append('g-1', 0, change([record(1, 'other')], 'b'))).toMatchObject({
          stored: false,
        });
        await expect(store.append('g-1', 1, change([record(2, 'key-1')], 'c'))).rejects.toThrow();
        expect(await store.preference('g-1', 'lead')).toBe('a');
      });
    });

    describe('people in trouble', () => {
      beforeEach(async () => {
        await store.addAccount({ id: 'o-1', name: 'Ольга', createdAt: AT });
        await store.addStaff('g-1', 'o-1');
      });
      careContract(() => store);
    });

    describe('people and access', () => {
      it('knows accounts and the games they steer', async () => {
        const olga = { id: 'o-1', name: 'Ольга', createdAt: AT };
        await store.addAccount(olga);
        await store.addStaff('g-1', 'o-1');
        await store.addStaff('g-1', 'o-1');
        expect(await store.accounts()).toEqual([olga]);
        expect(await store.account('o-1')).toEqual(olga);
        expect(await store.account('o-2')).toBeNull();
        expect(await store.staffOf('o-1')).toEqual(['g-1']);
        expect(await store.staff('g-1')).toEqual([{ ...olga, role: 'organiser' }]);
      });

      it('keeps people in the order they were added', async () => {
        await store.addPerson(person({ id: 'p-9' }));
        await store.addPerson(person({ id: 'p-1', role: 'co-organiser', clan: null }));
        await store.updatePerson('g-1', 'p-9', { name: 'Пётр Второй', clan: 3 });
        expect(await store.persons('g-1')).toEqual([
          person({ id: 'p-9', name: 'Пётр Второй', clan: 3 }),
          person({ id: 'p-1', role: 'co-organiser', clan: null }),
        ]);
        expect(await store.person('g-1', 'p-9')).toMatchObject({ name: 'Пётр Второй', role: 'boss' });
        expect(await store.person('g-2', 'p-9')).toBeNull();
      });

      it('lets an ordinary link be used again and a one-time link once', async () => {
        await store.addLink(link({}));
        await store.addLink(link({ hash: 'h2', oneTime: true }));
        expect(await store.markLinkUsed('h1', AT)).toBe(true);
        expect(await store.markLinkUsed('h1', AT)).toBe(true);
        const race = await Promise.all([store.markLinkUsed('h2', AT), store.markLinkUsed('h2', AT)]);
        expect(race.sort()).toEqual([false, true]);
        expect(await store.markLinkUsed('h3', AT)).toBe(false);
        expect(await store.link('h1')).toEqual(link({ usedAt: AT }));
        expect(await store.link('h3')).toBeNull();
      });

      it('revokes a link together with what it opened', async () => {
        const grant = { kind: 'person' as const, account: null, game: 'g-1', person: 'p-1', link: 'h1' };
        await store.addLink(link({}));
        await store.addSession('s1', AT);
        await store.addSession('s2', AT);
        await store.addGrant('s1', grant, AT);
        await store.addGrant('s2', { ...grant, person: 'p-2' }, AT);
        expect(await store.revokeLinks('g-1', 'p-1', AT)).toEqual(['s1']);
        expect(await store.grants('s1')).toEqual([]);
        expect(await store.grants('s2')).toHaveLength(1);
        expect(await store.markLinkUsed('h1', AT)).toBe(false);
        expect(await store.links('g-1')).toEqual([link({ revokedAt: AT })]);
      });

      it('forgets a person with links and sessions', async () => {
        await store.addPerson(person());
        await store.addLink(link({}));
        await store.addSession('s1', AT);
        await store.addGrant(
          's1',
          { kind: 'person', account: null, game: 'g-1', person: 'p-1', link: 'h1' },
          AT,
        );
        expect(await store.removePerson('g-1', 'p-1')).toEqual(['s1']);
        expect(await store.persons('g-1')).toEqual([]);
        expect(await store.link('h1')).toBeNull();
        expect(await store.grants('s1')).toEqual([]);
      });

      it('holds several grants in a session, newest first, moves and ends it', async () => {
        const demo = { kind: 'demo' as const, account: null, game: 'g-1', person: null, link: null };
        const account = { kind: 'account' as const, account: 'o-1', game: null, person: null, link: 'h9' };
        await store.addSession('s1', AT);
        await store.addGrant('s1', demo, AT);
        await store.addGrant('s1', account, AT);
        expect(await store.grants('s1')).toEqual([account, demo]);
        await store.renewSession('s1', 's2', AT);
        expect(await store.grants('s1')).toBeNull();
        expect(await store.grants('s2')).toEqual([account, demo]);
        await store.endSession('s2');
        expect(await store.grants('s2')).toBeNull();
      });
    });
  });
}
