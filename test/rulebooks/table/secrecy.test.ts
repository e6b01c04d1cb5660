/**
 * Roles, and whatever is entered at night, leave no trace in what the hall and the players at their seats receive. Two games
 * run side by side: the roles of others, shots, heals and checks differ, what everybody sees is the same.
 */
import { describe, expect, test } from 'vitest';
import type { Command, Viewer } from '../../../src/engine/contract.js';
import type { Role } from '../../../src/rulebooks/table/setup.js';
import { holderOf, livingOf } from '../../../src/rulebooks/table/state.js';
import { Chance } from './random-table.js';
import { Table, USUAL } from './table.js';

const PLAYERS = Array.from({ length: 10 }, (_, index) => ({
  name: `Игрок ${index + 1}`,
  person: `h${index + 1}`,
}));
const VIEWERS: Viewer[] = [
  { kind: 'public' },
  ...PLAYERS.map(({ person }) => ({ kind: 'person', person }) as const),
];

function roles(order: Role[]): Record<string, Role> {
  return Object.fromEntries(order.map((role, index) => [String(index + 1), role]));
}

/** What one viewer can get: his view, and the answers to commands he may not give. */
function receives(table: Table, viewer: Viewer): string {
  const view = table.view(viewer);
  const tries: Command[] = [
    { type: 'next' },
    { type: 'shoot', target: 6 },
    { type: 'check', by: 'don', target: 4 },
    { type: 'drawCard', seat: 3, card: 1 },
    { type: 'undo', step: 1 },
  ];
  const author = viewer.kind === 'person' ? viewer : ({ kind: 'person', person: 'a stranger' } as const);
  const refusals = tries.map((command) => {
    const outcome = table.game.submit(command, author, '2026-03-09T00:00:00.000Z', 'x');
    return outcome.accepted ? 'accepted' : outcome.refusal;
  });
  return JSON.stringify([view, refusals]);
}

/** One night, till just before the dawn, in which `victim` dies, or nobody by a miss or by the Doctor's guess; only the log knows which. */
function night(table: Table, chance: Chance, victim: number | null): void {
  const { state } = table;
  const missed = chance.maybe(50);
  const saved = victim === null && !missed && holderOf(state, 'doctor') !== null;
  const guess = 1 + chance.below(10);
  table.do('shoot', { target: victim ?? (saved ? 10 : null) });
  table.do('next');
  if (holderOf(state, 'doctor') !== null) {
    const healed = state.pastNights.some(({ heal }) => heal?.target === heal?.seat);
    const own = holderOf(state, 'doctor') === 10 && healed;
    if (saved && own) table.do('shoot', { target: null });
    else table.do('heal', { target: saved ? 10 : null });
  }
  table.do('next');
  if (holderOf(state, 'don') !== null && chance.maybe(60)) table.do('check', { by: 'don', target: guess });
  table.do('next');
  if (holderOf(state, 'sheriff') !== null && chance.maybe(60))
    table.do('check', { by: 'sheriff', target: guess });
}

/** The open part is the same whatever the roles are: 8 dies, 9 is voted out, then a night without a death. */
function stages(order: Role[], chance: Chance, cardView: string): Table[] {
  const plays: ((table: Table) => void)[] = [
    (table) => table.do('enterRoles', { roles: roles(order) }),
    (table) => table.do('endPhase'),
    (table) => table.nominate(7, 9).vote(4),
    (table) => table.do('endPhase'),
    (table) => night(table, chance, 8),
    (table) => table.do('next'),
    (table) => table.do('endPhase'),
    (table) => table.do('endPhase'),
    (table) => night(table, chance, null),
    (table) => table.do('next'),
    (table) => table.do('foul', { seat: 2 }),
  ];
  return plays.map((_, index) => {
    const table = new Table({ players: PLAYERS, rulings: { 'card.view': cardView } });
    for (const play of plays.slice(0, index + 1)) play(table);
    return table;
  });
}

/** 8 and 9 keep a citizen's card, so that the sides stand alike and nobody wins. */
function shuffledRoles(chance: Chance, keep: number[]): Role[] {
  const fixed = new Set([...keep, 8, 9]);
  const free = USUAL.map((_, index) => index + 1).filter((n) => !fixed.has(n));
  const taken = chance.shuffled(free.map((n) => USUAL[n - 1]!));
  return USUAL.map((role, index) => (fixed.has(index + 1) ? role : taken[free.indexOf(index + 1)]!));
}

describe('the same for all whatever the roles of others are', () => {
  test.each(['no', 'yes'])('card.view = %s', (cardView) => {
    for (let seed = 1; seed <= 25; seed++) {
      const viewer = VIEWERS[seed % VIEWERS.length]!;
      const keep = cardView === 'yes' && viewer.kind === 'person' ? [Number(viewer.person.slice(1))] : [];
      // Entries of the night are made at the same moments: both games count the same steps of the clock.
      const a = stages(USUAL, new Chance(seed), cardView);
      const b = stages(shuffledRoles(new Chance(seed + 1000), keep), new Chance(seed + 2000), cardView);
      for (const [index, table] of a.entries()) {
        const strip = (text: string): string => text.replace(/2026-03-\d\dT[\d:.]+Z/g, 'T');
        expect(strip(receives(table, viewer)), `seed ${seed}, stage ${index}`).toBe(
          strip(receives(b[index]!, viewer)),
        );
      }
    }
  });
});

test('before the end nobody but the judge sees a role that is not his', () => {
  const table = new Table({ players: PLAYERS, rulings: { 'card.view': 'yes' } }).toDay();
  expect(livingOf(table.state, 'black')).toEqual([1, 2, 3]);
  for (const viewer of VIEWERS) {
    const view = table.view(viewer);
    expect(view.seats.every(({ role }) => role === null)).toBe(true);
    expect([view.secrets, view.judge, view.winner]).toEqual([null, null, null]);
    expect(view.me?.role ?? null).toBe(
      viewer.kind === 'person' ? USUAL[Number(viewer.person.slice(1)) - 1] : null,
    );
  }
});

test('a victory that waits for its announcement is seen by nobody', () => {
  const table = new Table({ players: PLAYERS }).toDay();
  for (const seat of [10, 9, 8]) table.do('override', { effect: { kind: 'remove', seat }, reason: 'р' });
  const before = table.view({ kind: 'public' });
  table.do('override', { effect: { kind: 'role', seat: 7, role: 'mafia' }, reason: 'р' });
  expect(table.view().judge?.victory?.winner).toBe('black');
  expect(table.view({ kind: 'public' })).toEqual(before);
});

test('what the judge does by hand before the table is known to all, without his reason; what he sets in secret is not', () => {
  const table = new Table({ players: PLAYERS }).toDay();
  const byHand = (effect: Record<string, unknown>) => table.do('override', { effect, reason: 'он шериф' });
  byHand({ kind: 'remove', seat: 5 });
  byHand({ kind: 'role', seat: 9, role: 'sheriff' });
  byHand({ kind: 'points', seat: 9, points: 20 });
  byHand({ kind: 'fouls', seat: 9, count: 2 });
  byHand({ kind: 'revive', seat: 5 });
  byHand({ kind: 'phase', to: 'night' });
  for (const viewer of VIEWERS) {
    const view = table.view(viewer);
    expect(view.byHand).toEqual([
      { effect: { kind: 'remove', seat: 5 }, day: 1, night: 0 },
      { effect: { kind: 'revive', seat: 5 }, day: 1, night: 0 },
      { effect: { kind: 'phase', to: 'night' }, day: 1, night: 0 },
    ]);
    expect(JSON.stringify(view)).not.toContain('он шериф');
  }
});
