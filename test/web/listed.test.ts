/** Two games of one title in a list are told apart by their dates. */
import { expect, test } from 'vitest';
import { datesOf, datesOfPack } from '../../src/web/app/listed.js';

const made = (createdAt: string, firstGame: string | null) =>
  datesOf({ createdAt, firstGame }, 'Europe/Samara', 'ru').join(' · ');

test('a season: when it was made, on the viewer’s clock, and its first game', () => {
  expect(made('2026-08-31T20:05:00.000Z', '2026-09-24')).toBe(
    'создано 1 сентября 2026, 00:05 · первая игра 24 сентября 2026',
  );
  expect(
    datesOf({ createdAt: '2026-08-31T20:05:00.000Z', firstGame: '2026-09-24' }, 'UTC', 'en').join(' · '),
  ).toBe('made 31 August 2026, 20:05 · first game 24 September 2026');
});

test('games without dates say only when they were made', () => {
  expect(made('2026-08-31T20:05:00.000Z', null)).toBe('создано 1 сентября 2026, 00:05');
});

test('two of one day differ', () => {
  expect(made('2026-09-01T08:00:00.000Z', '2026-09-24')).not.toBe(
    made('2026-09-01T08:01:00.000Z', '2026-09-24'),
  );
});

test('a pack of one’s own: its first game, and when it was changed', () => {
  const saved = Date.parse('2026-09-01T08:00:00.000Z');
  expect(datesOfPack(saved, '2026-09-24', 'Europe/Samara', 'ru').join(' · ')).toBe(
    'первая игра 24 сентября 2026 · изменено 1 сентября 2026, 12:00',
  );
  expect(datesOfPack(saved, undefined, 'Europe/Samara', 'en')).toEqual(['changed 1 September 2026, 12:00']);
});
