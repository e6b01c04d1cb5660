import { expect, test } from 'vitest';
import { nearest, readRoster } from '../../src/web/new/cup/roster.js';

test('a list is read as people keep it: numbers before, a team after, columns of a sheet', () => {
  const { people, faults } = readRoster(
    [
      '№ 1. Ася',
      '2) Борис Иванов — Тигры',
      '3\tВера\tЛьвы',
      'Глеб (Тигры)',
      'Даша; Львы',
      '',
      'Ева, Львы',
    ].join('\n'),
  );
  expect(people).toEqual([
    { name: 'Ася', team: '' },
    { name: 'Борис Иванов', team: 'Тигры' },
    { name: 'Вера', team: 'Львы' },
    { name: 'Глеб', team: 'Тигры' },
    { name: 'Даша', team: 'Львы' },
    { name: 'Ева', team: 'Львы' },
  ]);
  expect(faults).toEqual([]);
});

test('a head row is no person, a hyphen inside a name parts nothing', () => {
  expect(readRoster('Игрок\tКоманда\nАнна-Мария').people).toEqual([{ name: 'Анна-Мария', team: '' }]);
});

test('a name that stands already is told with its line, whatever its case and «ё»', () => {
  const { people, faults } = readRoster('Алёна\nалена\nПетя', ['петя']);
  expect(people).toEqual([{ name: 'Алёна', team: '' }]);
  expect(faults).toEqual([
    { line: 2, kind: 'twice', name: 'алена' },
    { line: 3, kind: 'twice', name: 'Петя' },
  ]);
});

test('a name longer than the rulebook takes is told, not cut', () => {
  const long = 'я'.repeat(61);
  expect(readRoster(long)).toEqual({ people: [], faults: [{ line: 1, kind: 'long', name: long }] });
});

test('the nearest name: a slip of a letter, or first and family name the other way round', () => {
  const names = ['Борис Иванов', 'Ася', 'Вера'];
  expect(nearest('Иванов Борис', names)).toBe('Борис Иванов');
  expect(nearest('Борис Ивонов', names)).toBe('Борис Иванов');
  expect(nearest('Гриша', names)).toBeNull();
});
