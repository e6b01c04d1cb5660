import { expect, test } from 'vitest';
import type { SeatResult } from '../../src/rulebooks/table/cup/result.js';
import { sayer } from '../../src/web/app/i18n.js';
import { sheetNotes } from '../../src/web/cup/lib/sheet-notes.js';
import { texts } from '../../src/web/cup/texts.js';

const seat = (part: Partial<SeatResult>): SeatResult => ({
  n: 1,
  player: 'p1',
  role: 'citizen',
  left: null,
  fouls: 0,
  technical: 0,
  extra: 0,
  ...part,
});
const ru = (part: Partial<SeatResult>) => sheetNotes(seat(part), sayer(texts, 'ru'), 'ru');

test('whoever verifies sees every number that will count', () => {
  expect(ru({})).toEqual([]);
  expect(ru({ left: { cause: 'vote', day: 2, night: 1 }, fouls: 3, technical: 1, extra: 10 })).toEqual([
    'день 2, по голосованию',
    'фолов: 3',
    'технических: 1',
    'баллы судьи +0,1',
  ]);
  expect(ru({ extra: -50 })).toEqual(['баллы судьи −0,5']);
});

test('when one left: the night by its number, the day with the cause', () => {
  expect(ru({ left: { cause: 'night', day: 1, night: 2 } })).toEqual(['ночь 2']);
  expect(ru({ left: { cause: 'fouls', day: 0, night: 0 } })).toEqual(['по фолам']);
  const left = { cause: 'question', day: 1, night: 0 } as const;
  expect(sheetNotes(seat({ left }), sayer(texts, 'en'), 'en')).toEqual([
    'day 1, by the question “all leave”',
  ]);
});
