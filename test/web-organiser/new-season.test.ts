import { expect, test } from 'vitest';
import { mafia2018 } from '../../src/rulebooks/mafia-2018/pack.js';
import { setupSchema } from '../../src/rulebooks/mafia-2018/setup.js';
import { draftOf, setupOf } from '../../src/web/new/draft.js';
import { weekly } from '../../src/web/organiser/lib/dates.js';

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
