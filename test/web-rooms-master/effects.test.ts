import { expect, test } from 'vitest';
import { effectSchema } from '../../src/rulebooks/twelve-rooms/commands.js';
import { ROLES } from '../../src/rulebooks/twelve-rooms/roles.js';
import { ROOM_KINDS } from '../../src/rulebooks/twelve-rooms/rooms.js';
import { type Draft, EFFECT_KINDS, effectOf } from '../../src/web/rooms/master/lib/effects.js';
import { ABILITY_LIST, KINDS, ROLES_LIST } from '../../src/web/rooms/master/lib/lists.js';
import { usualCounts } from '../../src/web/rooms/master/setup/composition.js';

const full: Draft = {
  player: 'p3',
  turn: 2,
  players: ['p1', 'p4'],
  room: 7,
  role: 'civilian',
  to: 'gun',
  ability: 'heal',
  number: 2,
  yes: false,
};

test('a filled form of every effect is what the command takes', () => {
  const kinds = effectSchema.options.map((option) => option.shape.kind.value);
  expect([...EFFECT_KINDS].sort()).toEqual([...kinds].sort());
  for (const kind of EFFECT_KINDS) {
    const effect = effectOf(kind, full);
    expect(effectSchema.parse(effect), kind).toEqual(effect);
  }
});

test('an effect is not made while something is missing', () => {
  const empty: Draft = { player: null, turn: null };
  for (const kind of EFFECT_KINDS) expect(effectOf(kind, empty), kind).toBeNull();
  expect(effectOf('role', { player: 'p1', turn: 1 })).toBeNull();
  expect(effectOf('departure', { player: 'p1', turn: null })).toBeNull();
});

test('nobody chosen to sit is a decision too', () => {
  expect(effectOf('sitting', { player: null, turn: 4 })).toEqual({ kind: 'sitting', turn: 4, players: [] });
});

test('the lists of the forms are those of the rulebook', () => {
  expect(KINDS).toEqual([...ROOM_KINDS]);
  expect(ROLES_LIST).toEqual([...ROLES]);
  expect(new Set(ABILITY_LIST).size).toBe(18);
});

test('the usual composition has as many roles as players', () => {
  for (const players of [2, 9, 10, 15, 30]) {
    const counts = Object.values(usualCounts(players));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(players);
  }
});
