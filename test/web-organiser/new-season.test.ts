import { expect, test } from 'vitest';
import { mafia2018 } from '../../src/rulebooks/mafia-2018/pack.js';
import { setupSchema } from '../../src/rulebooks/mafia-2018/setup.js';
import { clashesOf, draftOf, freshDraft, onBoard, setupOf } from '../../src/web/new/draft.js';
import { momentWithYear, weekly } from '../../src/web/organiser/lib/dates.js';

test('games are weekly and pass over the skipped weeks', () => {
  expect(weekly('2026-12-23', 3, ['2026-12-30'])).toEqual(['2026-12-23', '2027-01-06', '2027-01-13']);
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
  const moved = onBoard(draft, mafia2018, 'b', other, 'ru');
  expect(moved).toEqual({ ...draft, packName: 'b', title: 'Другое поле' });
  expect(onBoard({ ...draft, title: 'Осень' }, mafia2018, 'b', other, 'ru').title).toBe('Осень');
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
