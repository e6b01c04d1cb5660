import { expect, test } from 'vitest';
import { abilitiesOfRole, ROLES, teamOfRole } from '../../../src/rulebooks/twelve-rooms/roles.js';
import { statusOf } from '../../../src/rulebooks/twelve-rooms/status.js';
import { seats, Table } from './table.js';

test('N.STATUS, P.STATUS: negative for mafia, positive for the peaceful; the neutral by ruling', () => {
  for (const [value, neutral] of [
    ['positive', 'positive'],
    ['negative', 'negative'],
  ] as const) {
    const t = new Table(seats(...ROLES.map((role) => `${role}@8`)), { rulings: { 'neutral.status': value } });
    for (const [index, role] of ROLES.entries()) {
      const expected = role === 'neutral' ? neutral : teamOfRole(role) === 'mafia' ? 'negative' : 'positive';
      expect(statusOf(t.state, t.player(`p${index + 1}`), 1)).toBe(expected);
    }
  }
});

test('R.INVERSE turns a status round, and a false one back', () => {
  const t = new Table(seats('civilian@3', 'mafioso@3', 'civilian@8'));
  const status = (id: string) => statusOf(t.state, t.player(id), 1);
  expect([status('p1'), status('p2'), status('p3')]).toEqual(['negative', 'positive', 'positive']);
  t.override({ kind: 'falseStatus', player: 'p1', until: 2 });
  expect(status('p1')).toBe('positive');
});

test('N.MAFIOSO, P.CIVILIAN: plain players of both sides, without abilities; the kill is open to the mafioso', () => {
  expect(abilitiesOfRole('mafioso')).toEqual([]);
  expect(abilitiesOfRole('civilian')).toEqual([]);
  const t = new Table(seats('mafioso@8', 'civilian@8', 'civilian@2'));
  expect(t.view('p1').me!.form!.mafkill!.why).toBeNull();
  expect(t.view('p2').me!.form!.mafkill).toBeNull();
  expect(t.view('p2').me!.move!.missing).toEqual(['direction', 'vote']);
});
