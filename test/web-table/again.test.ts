/** Another game at the same table begins with the names, the pack and the rulings of the last one. */
import { beforeEach, expect, it, vi } from 'vitest';
import { keepForAgain, takeAgain } from '../../src/web/new/table/again.js';
import { namesFrom } from '../../src/web/new/table/names.js';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

const table = (names: string[], rulings: Record<string, string>) =>
  ({ pack: 'sport-classic', rulings, seats: names.map((name, i) => ({ n: i + 1, name })) }) as never;
const usual = (pack: string) => (pack === 'sport-classic' ? { killAll: 'night', legacy: 'three' } : null);

it('fills in names as they were, and only rulings that are not the pack’s own', () => {
  const names = ['Искра', '7 небо', 'Бонд, Джеймс'];
  keepForAgain(table(names, { killAll: 'draw', legacy: 'three', 'card.view': 'yes' }));
  const filled = takeAgain(usual)!;
  expect(namesFrom(filled.list)).toEqual(names);
  expect(filled).toMatchObject({ packName: 'sport-classic', phones: true, rulings: { killAll: 'draw' } });
});

it('has no list for players who went by their numbers, and nothing for a pack that is not there', () => {
  keepForAgain(table(['1', '2'], {}));
  expect(takeAgain(usual)).toMatchObject({ list: '', phones: false, rulings: {} });
  expect(takeAgain(() => null)).toBeNull();
});

it('is empty where nothing was kept', () => expect(takeAgain(usual)).toBeNull());
