/** What every store must do for people in trouble and for those who want to be forgotten. */
import { beforeEach, expect, it } from 'vitest';
import type { Store, StoredGame } from '../../src/store/store.js';

const AT = '2018-01-21T08:00:00.000Z';
const LATER = '2018-01-21T09:00:00.000Z';

/** @param fresh a store with the game `g-1` in it and the account `o-1` that steers it */
export function careContract(fresh: () => Store): void {
  let store: Store;
  beforeEach(async () => {
    store = fresh();
    await store.addAccount({ id: 'o-2', name: 'Борис', createdAt: LATER });
  });

  const invite = async (hash: string, stays: boolean): Promise<void> => {
    await store.addLink({
      hash,
      purpose: 'handover',
      account: null,
      game: 'g-1',
      person: null,
      oneTime: true,
      createdAt: AT,
      usedAt: null,
      revokedAt: null,
    });
    await store.addHandover({ link: hash, game: 'g-1', account: 'o-1', stays, createdAt: AT });
  };
  const roles = async (): Promise<string[]> =>
    (await store.staff('g-1')).map(({ id, role }) => `${id} ${role}`);

  it('hands a game over once; the former organiser stays or leaves as he said', async () => {
    await invite('h-1', true);
    expect(await store.acceptHandover('h-1', 'o-2', LATER)).toBe(true);
    expect(await roles()).toEqual(['o-1 co-organiser', 'o-2 organiser']);
    expect(await store.acceptHandover('h-1', 'o-1', LATER)).toBe(false);
    expect(await store.handovers('g-1')).toMatchObject([{ acceptedAt: LATER, acceptedBy: 'o-2' }]);
    await store.addStaff('g-1', 'o-1');
    expect(await roles()).toEqual(['o-1 co-organiser', 'o-2 organiser']);
    await store.addHandover({ link: 'h-2', game: 'g-1', account: 'o-2', stays: false, createdAt: LATER });
    expect(await store.acceptHandover('h-2', 'o-1', LATER)).toBe(true);
    expect(await roles()).toEqual(['o-1 organiser']);
  });

  it('an invitation that is taken back opens nothing', async () => {
    await invite('h-1', true);
    await store.dropHandovers('g-1', LATER);
    expect(await store.handovers('g-1')).toEqual([]);
    expect((await store.link('h-1'))?.revokedAt).toBe(LATER);
    expect(await store.acceptHandover('h-1', 'o-2', LATER)).toBe(false);
  });

  it('lists sign-ins, and takes one away from one game only', async () => {
    const base = { id: 'p-1', name: 'Пётр', role: 'judge', clan: null, createdAt: AT } as const;
    await store.addPerson({ ...base, game: 'g-1' });
    await store.addSession('s-1', AT);
    await store.noteSession('s-1', { label: 'Chrome, Android', seen: LATER });
    const held = { kind: 'person', account: null, person: 'p-1', link: null } as const;
    await store.addGrant('s-1', { ...held, game: 'g-1' }, AT);
    await store.addGrant('s-1', { ...held, game: 'g-2' }, AT);
    expect(await store.signIns({ game: 'g-1' })).toEqual([
      {
        ...{ session: 's-1', since: AT, label: 'Chrome, Android', seen: LATER },
        ...{ account: null, game: 'g-1', person: 'p-1' },
      },
    ]);
    await store.renewSession('s-1', 's-2', LATER);
    expect((await store.signIns({ game: 'g-1' }))[0]).toMatchObject({
      session: 's-2',
      label: 'Chrome, Android',
    });
    expect(await store.endGameSession('s-2', 'g-1')).toBe(true);
    expect(await store.endGameSession('s-2', 'g-1')).toBe(false);
    expect(await store.grants('s-2')).toMatchObject([{ game: 'g-2' }]);
    expect(await store.scrub('g-2', 'p-1')).toEqual(['s-2']);
    expect(await store.grants('s-2')).toBeNull();
  });

  it('rewrites whatever stands in a game, and throws the snapshot away', async () => {
    const game = (await store.game('g-1')) as StoredGame;
    const input = { kind: 'command', command: { type: 'say', text: 'Пётр' } } as const;
    await store.append('g-1', game.seq, {
      records: [{ seq: game.seq + 1, at: AT, author: { kind: 'system' }, key: 'k-say', input, entries: [] }],
      timers: [{ at: LATER, key: 't', command: { type: 'say', text: 'Пётр' } }],
      ended: false,
    });
    await store.savePreference('g-1', 'lead', { label: 'Пётр, планшет' });
    await store.saveSnapshot('g-1', { seq: game.seq + 1, lastAt: AT, state: { text: 'Пётр' }, tag: 't' });
    const change = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value).replaceAll('Пётр', 'участник'));
    expect(await store.rewrite('g-1', change)).toBe(2);
    const records = await store.records('g-1');
    expect(JSON.stringify([records, await store.timers('g-1')])).not.toContain('Пётр');
    expect(records.at(-1)?.input).toEqual({ kind: 'command', command: { type: 'say', text: 'участник' } });
    expect(await store.preference('g-1', 'lead')).toEqual({ label: 'участник, планшет' });
    expect(await store.snapshot('g-1')).toBeNull();
    expect(await store.rewrite('g-1', change)).toBe(0);
  });

  it('a removed game stands still, comes back, and once purged leaves its trace alone', async () => {
    const game = (await store.game('g-1')) as StoredGame;
    await store.append('g-1', game.seq, {
      records: [],
      timers: [{ at: LATER, key: 't', command: { type: 'x' } }],
      ended: false,
    });
    const timers = async (): Promise<string[]> => (await store.nextTimers()).map((timer) => timer.game);
    const removal = { game: 'g-1', at: AT, by: 'o-1', reason: 'не та игра', title: 'Весна' };
    await store.addRemoval(removal);
    expect(await store.removal('g-1')).toEqual({ ...removal, purgedAt: null });
    expect(await timers()).not.toContain('g-1');
    expect(await store.dropRemoval('g-1')).toBe(true);
    expect(await store.dropRemoval('g-1')).toBe(false);
    expect(await timers()).toContain('g-1');
    await store.addRemoval(removal);
    await store.purgeGame('g-1', LATER);
    expect(await store.removals()).toEqual([{ ...removal, purgedAt: LATER }]);
    expect(await store.records('g-1')).toEqual([]);
    expect(await store.persons('g-1')).toEqual([]);
    expect(await store.dropRemoval('g-1')).toBe(false);
  });
}
