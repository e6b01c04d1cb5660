import { describe, expect, test } from 'vitest';
import { formsOf } from '../../src/rulebooks/race/texts/forms.js';
import { viewSchema } from '../../src/rulebooks/race/view.js';
import { countdownOf, formatLeft, instantOf, wallClock } from '../../src/web/app/clock.js';
import { defineTexts, format, sayer, signed } from '../../src/web/app/i18n.js';
import { ApiError, errorText, offlineError } from '../../src/web/app/problem.js';
import { match } from '../../src/web/app/router.js';
import { boardTexts } from '../../src/web/board/texts.js';
import { clampScale, keptScroll } from '../../src/web/board/zoom.js';
import { clanTexts } from '../../src/web/screens/clan-texts.js';
import { boardAt, framesOf, standings, trailTo } from '../../src/web/screens/frames.js';
import { screenTexts } from '../../src/web/screens/texts.js';
import { texts } from '../../src/web/texts.js';
import { answer, season } from '../support-web/season.js';

describe('texts', () => {
  const some = defineTexts({
    cells: {
      ru: { one: '{n} клетка', few: '{n} клетки', many: '{n} клеток' },
      en: { one: '{n} cell', other: '{n} cells' },
    },
    hello: { ru: 'Привет, {name}', en: 'Hello, {name}' },
  });
  test.each([
    [1, '1 клетка', '1 cell'],
    [2, '2 клетки', '2 cells'],
    [11, '11 клеток', '11 cells'],
    [21, '21 клетка', '21 cells'],
    [0, '0 клеток', '0 cells'],
  ])('%i', (n, ru, en) => {
    expect(sayer(some, 'ru')('cells', { n })).toBe(ru);
    expect(sayer(some, 'en')('cells', { n })).toBe(en);
  });

  test('parameters are put in, a minus is a minus', () => {
    expect(format(some.hello, 'ru', { name: 'Анна' })).toBe('Привет, Анна');
    expect(format({ ru: 'ход {n}', en: 'move {n}' }, 'ru', { n: -7 })).toBe('ход −7');
    expect([7, -1, 0].map(signed)).toEqual(['+7', '−1', '0']);
  });

  test('both languages of every text have the same parameters', () => {
    // Forms of nouns are given to every text; each language takes the case it needs.
    const forms = Object.keys(formsOf('clans', 'ru'));
    const names = (text: unknown) =>
      new Set(
        JSON.stringify(text)
          .match(/\{\w+\}/g)
          ?.filter((name) => !forms.includes(name.slice(1, -1))),
      );
    for (const dictionary of [texts, boardTexts, screenTexts, clanTexts]) {
      for (const [key, entry] of Object.entries(dictionary)) {
        expect(names(entry.en), key).toEqual(names(entry.ru));
      }
    }
  });
});

describe('countdown', () => {
  test.each([
    [0, '0 с'],
    [9_000, '9 с'],
    [65_000, '1 мин 05 с'],
    [3_600_000, '1 ч 0 мин'],
    [100 * 3_600_000, '4 д 4 ч'],
    [-5, '0 с'],
  ])('%i ms', (left, text) => {
    expect(formatLeft(left, 'ru')).toBe(text);
  });

  test('a midnight deadline is the 24:00 of the day it ends', () => {
    const state = countdownOf(
      '2018-03-06T20:00:00.000Z',
      'Europe/Samara',
      'ru',
      Date.parse('2018-03-06T19:00:00.000Z'),
    );
    expect(state.inZone).toContain('24:00');
    expect(state.text).toBe('1 ч 0 мин');
    expect(state.passed).toBe(false);
  });

  test('a wall clock of a zone is an instant and back', () => {
    expect(instantOf('2018-03-06T17:10', 'Europe/Samara')).toBe('2018-03-06T13:10:00.000Z');
    expect(wallClock(Date.parse('2018-03-06T13:10:00.000Z'), 'Europe/Samara')).toBe('2018-03-06T17:10');
    expect(instantOf('', 'Europe/Samara')).toBeNull();
  });
});

test('the words of a refusal are the server’s own', () => {
  const refusal = new ApiError(
    {
      type: 'x',
      title: 'Отказ',
      status: 422,
      clauses: ['mafia-2018:6.3'],
      text: { ru: 'Уже закрашена.', en: 'Painted.' },
    },
    false,
  );
  expect(errorText(refusal, 'ru')).toBe('Уже закрашена.');
  expect(errorText(refusal, 'en')).toBe('Painted.');
  expect(offlineError().unsure).toBe(true);
  expect(errorText(offlineError(), 'ru')).toContain('не ответил');
});

test('paths', () => {
  expect(match('/g/:id/*', '/g/abc/manage/day')).toEqual({ id: 'abc', rest: 'manage/day' });
  expect(match('/g/:id/*', '/g/abc')).toEqual({ id: 'abc', rest: '' });
  expect(match('/l/:token', '/l/x/y')).toBeNull();
});

test('zoom keeps the point under the fingers', () => {
  expect(keptScroll(100, 50, 2)).toBe(250);
  expect([0.2, 3, 99].map(clampScale)).toEqual([1, 3, 6]);
});

describe('the season through its games', () => {
  const view = season(null);
  test('the hand-made season has the shape of a view', () => {
    for (const as of ['public', 'organiser', 'clan:1', 'clan:4']) {
      expect(viewSchema.safeParse(answer(as).view).error).toBeUndefined();
    }
  });

  test('frames go from the start to now', () => {
    const frames = framesOf(view);
    expect(frames.at(0)?.kind).toBe('start');
    expect(frames.at(-1)?.kind).toBe('now');
    expect(boardAt(view.board, frames.at(-1)!)).toEqual(view.board);
    expect(trailTo(view.board, frames[0], frames[1]!)).toHaveLength(6);
  });

  test('equal positions stand by the order of the last game', () => {
    expect(
      standings(view)
        .map((clan) => clan.id)
        .slice(0, 2),
    ).toEqual([3, 5]);
  });
});
