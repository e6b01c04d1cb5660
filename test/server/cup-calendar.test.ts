/** The calendar of a cup: a player has his rounds with table and seat, a judge his tables, everybody else all rounds. */
import { expect, test } from 'vitest';
import { calendarOf } from '../../src/server/calendar.js';

const view = (me: object | null) => ({
  title: { ru: 'Кубок', en: 'Cup' },
  rounds: [
    { n: 1, startsAt: '2026-12-05T08:00:00.000Z' },
    { n: 2, startsAt: '2026-12-05T09:30:00.000Z' },
    { n: 3, startsAt: null },
  ],
  me,
});
const said = (me: object | null): string[] => {
  const text = calendarOf(view(me), {
    game: 'g-1',
    title: 'Кубок',
    url: 'http://localhost/g/g-1',
    lang: 'ru',
    changedAt: '2026-12-01T00:00:00.000Z',
  });
  return [...text.matchAll(/^SUMMARY:(.*)\r?$/gm)].map((match) => (match[1] ?? '').replaceAll('\\,', ','));
};

test('a spectator has every round with a time', () => {
  expect(said(null)).toEqual(['Тур 1', 'Тур 2']);
});

test('a player has only the rounds he sits in', () => {
  expect(said({ seats: [{ round: 2, table: 3, seat: 7 }], tables: [] })).toEqual(['Тур 2: стол 3, место 7']);
});

test('a judge has the tables he leads', () => {
  expect(said({ seats: [], tables: [{ round: 1, table: 2 }] })).toEqual(['Тур 1: ведёте стол 2']);
});
