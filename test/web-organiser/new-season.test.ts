import { expect, test } from 'vitest';
import { mafia2018 } from '../../src/rulebooks/mafia-2018/pack.js';
import { setupSchema } from '../../src/rulebooks/mafia-2018/setup.js';
import { checkPack } from '../../src/rulebooks/season/check.js';
import { backyard } from '../../src/rulebooks/season/packs/backyard.js';
import { samovar } from '../../src/rulebooks/season/packs/samovar.js';
import { clashesOf, datesOf, draftOf, freshDraft, onBoard, setupOf } from '../../src/web/new/draft.js';
import { datesInRow, momentWithYear } from '../../src/web/organiser/lib/dates.js';

test('games are weekly and pass over the skipped weeks', () => {
  expect(datesInRow('2026-12-23', (place) => place * 7, 3, ['2026-12-30'])).toEqual([
    '2026-12-23',
    '2027-01-06',
    '2027-01-13',
  ]);
});

test('an untouched draft gives the pack itself', () => {
  const draft = draftOf('mafia-2018', mafia2018, 'ru');
  expect(setupOf(draft, mafia2018).pack).toEqual(mafia2018);
});

test('dates, names and rulings of a draft make a valid setup', () => {
  const draft = {
    ...draftOf('mafia-2018', mafia2018, 'ru'),
    title: 'Осень',
    first: '2026-11-25',
    count: 4,
    rulings: { finish: 'exact' },
  };
  draft.clans[0] = { id: 1, name: 'Питерская мафия', short: 'Питер', letter: 'П' };
  const setup = setupSchema.parse(setupOf(draft, mafia2018));
  expect(setup.pack.games.map((game) => game.number)).toEqual([170, 171, 172, 173]);
  expect(setup.pack.appointments.date).toBe('2026-12-01');
  expect(setup.pack.sides[0]).toMatchObject({
    letter: 'П',
    name: { ru: 'Питерская мафия', en: 'Питерская мафия' },
  });
  expect(setup.pack.sides[1]?.name).toEqual(mafia2018.sides[1]?.name);
  expect(setup.pack.title).toEqual({ ru: 'Осень', en: 'Осень' });
});

test.each([
  ['a Monday', '2026-11-30T08:00:00+04:00', '2026-12-02'],
  ['the day itself', '2026-12-02T18:59:00+04:00', '2026-12-02'],
  ['once the game has started', '2026-12-02T19:00:00+04:00', '2026-12-09'],
  ['already Wednesday in the zone', '2026-12-01T21:00:00Z', '2026-12-02'],
])('a new season begins on the next day of games: %s', (_, now, first) => {
  expect(freshDraft('mafia-2018', mafia2018, 'ru', Date.parse(now)).first).toBe(first);
});

test('another board keeps what was chosen and takes what was not', () => {
  const other = { ...mafia2018, title: { ru: 'Другое поле', en: 'Another board' } };
  const draft = {
    ...draftOf('a', mafia2018, 'ru'),
    first: '2026-12-02',
    rulings: { finish: 'exact' },
    count: 3,
  };
  draft.clans[0] = { ...draft.clans[0]!, name: 'Питерская мафия' };
  const moved = onBoard(draft, mafia2018, 'b', other, 'ru', 0);
  expect(moved).toEqual({ ...draft, packName: 'b', title: 'Другое поле' });
  expect(onBoard({ ...draft, title: 'Осень' }, mafia2018, 'b', other, 'ru', 0).title).toBe('Осень');
});

test('two clans may not share a letter or a name', () => {
  const draft = draftOf('mafia-2018', mafia2018, 'ru');
  expect(clashesOf(draft, mafia2018).size).toBe(0);
  const [first, second] = draft.clans;
  draft.clans[1] = { ...second!, letter: ` ${first!.letter.toLowerCase()}`, name: first!.name.toUpperCase() };
  expect(clashesOf(draft, mafia2018).get(1)).toMatchObject({
    letter: expect.any(String),
    name: expect.any(String),
  });
  expect(clashesOf(draft, mafia2018).get(2)).toEqual({ letter: first!.name, name: first!.name });
});

test('a moment of another year says its year', () => {
  const now = Date.parse('2026-12-01T12:00:00Z');
  expect(momentWithYear('2018-01-17T15:00:00Z', 'Europe/Samara', 'ru', now)).toBe(
    'среда, 17 января 2018, 19:00',
  );
  expect(momentWithYear('2026-12-02T15:00:00Z', 'Europe/Samara', 'ru', now)).toBe('среда, 2 декабря, 19:00');
});

test.each([
  ['ahead', '2026-11-30T12:00:00+04:00', '2026-12-28', ['2027-01-11']],
  ['this week, already played', '2026-12-29T12:00:00+04:00', '2026-12-28', ['2027-01-11']],
  ['long ago', '2027-03-01T12:00:00+04:00', '2027-03-01', []],
])('the dates of an author and the days skipped are kept: %s', (_, now, first, skipped) => {
  const rule = { first: '2026-12-28', every: 7, games: 3, skip: ['2027-01-11'], firstNumber: 1 };
  const games = ['2026-12-28', '2027-01-04', '2027-01-18'].map((date, n) => ({ number: n + 1, date }));
  const own = { ...backyard, zone: 'Europe/Samara', games, calendar: rule };
  const at = Date.parse(now);
  expect(freshDraft('own', own, 'ru', at)).toMatchObject({ first, skipped });
  const other = freshDraft('mafia-2018', mafia2018, 'ru', at);
  expect(onBoard(other, mafia2018, 'own', own, 'ru', at)).toMatchObject({ first, skipped });
  if (first === rule.first)
    expect(datesOf(freshDraft('own', own, 'ru', at), own)).toEqual(games.map((g) => g.date));
});

test('a season of a pack goes by the pack’s calendar, whenever it begins', () => {
  expect(setupOf(draftOf('samovar', samovar, 'ru'), samovar).pack).toEqual(samovar);
  const later = {
    ...draftOf('backyard', backyard, 'ru'),
    first: '2027-01-14',
    skipped: ['2027-01-28'],
    count: 3,
  };
  expect(datesOf(later, backyard)).toEqual(['2027-01-14', '2027-02-11', '2027-02-25']);
  const { pack } = setupOf(later, backyard);
  expect(pack.calendar).toMatchObject({ first: '2027-01-14', every: 14, games: 3, skip: ['2027-01-28'] });
  expect(checkPack(pack)).toEqual([]);
});

test('games that a pack names by number move with the numbers, and those not played are left out', () => {
  const from = (part: object) =>
    setupOf({ ...draftOf('samovar', samovar, 'ru'), skipped: [], ...part }, samovar).pack;
  expect(from({ firstNumber: 21 }).modules).toMatchObject({
    intrigues: { games: [24, 28] },
    mercenaries: { until: 23 },
  });
  expect(from({ count: 5 }).modules?.intrigues?.games).toEqual([4]);
  expect(from({ count: 3 }).modules?.intrigues).toBeUndefined();
  for (const part of [{ firstNumber: 21 }, { count: 5 }, { count: 3 }])
    expect(checkPack(from(part))).toEqual([]);
});

test('dates written by hand keep their distances', () => {
  const { calendar: _, ...rest } = backyard;
  const dates = ['2026-09-10', '2026-09-17', '2026-10-15'];
  const byHand = { ...rest, games: dates.map((date, index) => ({ number: index + 1, date })) };
  const draft = { ...draftOf('own', byHand, 'ru'), first: '2026-09-24', count: 4 };
  expect(datesOf(draft, byHand)).toEqual(['2026-09-24', '2026-10-01', '2026-10-29', '2026-11-05']);
});
