/** What is answered from memory is what the store would answer: no older than what was acknowledged before the question. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rememberedStore } from '../../src/store/remembered.js';
import { openSqliteStore } from '../../src/store/sqlite.js';
import type { Appended, Store, StoredGame } from '../../src/store/store.js';
import { temporaryFolder } from '../support/test-server.js';
import { game, NOTHING, person, record } from './contract.js';

const GAMES = ['a', 'b'];

/** A store whose every act takes effect at one moment, some turns after it was asked for and some before it is answered. */
class SlowStore {
  readonly heads = new Map(GAMES.map((id) => [id, game(id)]));
  readonly names = new Map(GAMES.map((id) => [id, 0]));
  edition = 0;
  constructor(private readonly turns: () => number) {}

  private async act<T>(effect: () => T): Promise<T> {
    for (let n = this.turns(); n > 0; n--) await new Promise(setImmediate);
    const answer = effect();
    for (let n = this.turns(); n > 0; n--) await new Promise(setImmediate);
    return answer;
  }

  readonly store = {
    others: null,
    game: (id: string) => this.act(() => this.heads.get(id) ?? null),
    preference: (id: string) => this.act(() => this.names.get(id)),
    append: (id: string, expected: number, { records, ended }: typeof NOTHING) =>
      this.act((): Appended => {
        const head = this.heads.get(id)!;
        if (head.seq !== expected) return { stored: false, seq: head.seq };
        this.heads.set(id, { ...head, seq: expected + records.length, ended });
        this.names.set(id, this.names.get(id)! + 1);
        return { stored: true };
      }),
    updateGame: (id: string) => this.act(() => this.rename(id)),
  } as unknown as Store;

  rename(id: string): void {
    const head = this.heads.get(id)!;
    this.heads.set(id, { ...head, title: String(Number(head.title) + 1) });
  }

  /** As another process does it. */
  elsewhere(id: string): void {
    this.rename(id);
    this.edition += 1;
  }
}

const step = fc.record({
  what: fc.constantFrom('game', 'preference', 'append', 'rename', 'elsewhere', 'pause'),
  id: fc.constantFrom(...GAMES),
});
const turns = fc.infiniteStream(fc.integer({ min: 0, max: 2 }));

it('answers nothing older than what was acknowledged before the question, and nothing that is not yet', async () => {
  let told = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), turns, async (steps, wait) => {
      const slow = new SlowStore(() => wait.next().value!);
      for (const id of GAMES) slow.heads.set(id, game(id, { title: '0' }));
      const store = rememberedStore(slow.store, () => slow.edition);
      /** What was acknowledged; the numbers only grow. */
      const least = new Map(GAMES.map((id) => [id, { title: 0, seq: 0, name: 0 }]));
      const running: Promise<void>[] = [];
      for (const { what, id } of steps) {
        const known = least.get(id)!;
        const before = { ...known };
        const go = async (): Promise<void> => {
          if (what === 'game') {
            const { title, seq } = (await store.game(id)) as StoredGame;
            const now = slow.heads.get(id)!;
            expect(Number(title)).toBeGreaterThanOrEqual(before.title);
            expect(Number(title)).toBeLessThanOrEqual(Number(now.title));
            expect(seq).toBeGreaterThanOrEqual(before.seq);
            expect(seq).toBeLessThanOrEqual(now.seq);
            told += 1;
          } else if (what === 'preference') {
            const name = (await store.preference(id, 'name')) as number;
            expect(name).toBeGreaterThanOrEqual(before.name);
            expect(name).toBeLessThanOrEqual(slow.names.get(id)!);
          } else if (what === 'append') {
            const { seq } = slow.heads.get(id)!;
            const beside = { key: 'name', value: null };
            const answer = await store.append(id, seq, { ...NOTHING, records: [record(seq + 1)], beside });
            if (!answer.stored) return;
            known.seq = Math.max(known.seq, seq + 1);
            // As many as were stored, each with one.
            known.name = Math.max(known.name, seq + 1);
          } else if (what === 'rename') {
            await store.updateGame(id, { title: '+' });
            known.title += 1;
          }
        };
        if (what === 'elsewhere') {
          slow.elsewhere(id);
          known.title += 1;
        } else if (what === 'pause') await new Promise(setImmediate);
        else running.push(go());
      }
      await Promise.all(running);
      for (const id of GAMES) expect(await store.game(id)).toEqual(slow.heads.get(id));
      for (const id of GAMES) expect(await store.preference(id, 'name')).toBe(slow.names.get(id));
    }),
    { numRuns: 600 },
  );
  expect(told).toBeGreaterThan(100);
});

it('gives everybody the same answer, which nobody can change, and asks once', async () => {
  const slow = new SlowStore(() => 1);
  let asked = 0;
  const { game: read } = slow.store;
  slow.store.game = (id) => {
    asked += 1;
    return read(id);
  };
  const store = rememberedStore(slow.store, () => 0);
  const [one, two] = await Promise.all([store.game('a'), store.game('a')]);
  expect([one === two, (await store.game('a')) === one, asked]).toEqual([true, true, 1]);
  expect(() => Object.assign(one!, { title: 'x' })).toThrow(TypeError);
  expect(() => Object.assign(one!.setup as object, { limit: 1 })).toThrow(TypeError);
  await store.append('a', 0, { ...NOTHING, records: [record(1)] });
  expect([(await store.game('a'))!.seq, asked]).toEqual([1, 1]);
});

it('sees at once what another process has written to the file', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'store.db');
  const store = await openSqliteStore(file);
  await store.createGame(game('g-1'), NOTHING);
  await store.addPerson(person());
  await store.addSession('s', '2026-01-01T00:00:00.000Z');
  expect(await store.grants('s')).toEqual([]);
  expect(await store.person('g-1', 'p-1')).toMatchObject({ leftAt: null });
  const other = new Sqlite(file);
  other.exec("UPDATE persons SET left_at = '2026-01-02T00:00:00.000Z'; DELETE FROM sessions");
  expect(await store.grants('s')).toBe(null);
  expect(await store.person('g-1', 'p-1')).toMatchObject({ leftAt: '2026-01-02T00:00:00.000Z' });
  other.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

it.each(['game', 'persons'] as const)('lets the oldest go of what is large: %s', async (name) => {
  const asked: string[] = [];
  const read = async (id: string) => {
    asked.push(id);
    return name === 'game' ? game(id) : [person()];
  };
  const store = rememberedStore({ others: null, [name]: read } as unknown as Store, () => 0);
  // A list of all games looks at each of them once.
  for (let n = 0; n < 1500; n++) await store[name](`g-${n}`);
  asked.length = 0;
  await store[name]('g-1499');
  expect(asked).toEqual([]);
  await store[name]('g-0');
  expect(asked).toEqual(['g-0']);
});
