/** Samara does not change its clocks: every hour of the season, on servers in zones that do, across 2017-10-29. */
import { afterEach, expect, test } from 'vitest';
import { packs, rulebooks } from '../../../src/rulebooks/index.js';
import type { SeasonView } from '../../../src/rulebooks/race/view.js';

const own = process.env.TZ;
afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

const DATES = [
  ...['2017-09-27', '2017-10-04', '2017-10-11', '2017-10-18', '2017-10-25', '2017-11-01', '2017-11-08'],
  ...['2017-11-15', '2017-11-22', '2017-11-29', '2017-12-06', '2017-12-13', '2017-12-20', '2017-12-27'],
];
const REPORTS = [
  ...['2017-10-01', '2017-10-08', '2017-10-15', '2017-10-22', '2017-10-29', '2017-11-05', '2017-11-12'],
  ...['2017-11-19', '2017-11-26', '2017-12-03', '2017-12-10', '2017-12-17', '2017-12-24', '2017-12-31'],
];

/** Minutes by which the server's own clock changes over the night of 2017-10-29 and in November. */
const CHANGES: Record<string, number> = { 'Europe/Berlin': 60, 'America/New_York': 60, UTC: 0 };

test.each(Object.entries(CHANGES))('1.7, 6.1 on a server in %s', (zone, change) => {
  process.env.TZ = zone;
  const offset = (text: string): number => new Date(text).getTimezoneOffset();
  expect(offset('2017-11-15T12:00:00Z') - offset('2017-10-25T12:00:00Z')).toBe(change);

  const rulebook = rulebooks['thrones-2017']!;
  const state = rulebook.init({ pack: packs['thrones-2017'] });
  const { games } = rulebook.view(state, { kind: 'public' }) as SeasonView;
  // 19:00 and 11:00 at UTC+4, the whole autumn through.
  expect(
    games.map((game) => [game.number, game.date, game.startsAt, game.reportAt, game.letters?.until]),
  ).toEqual(
    DATES.map((date, index) => [
      index + 1,
      date,
      `${date}T15:00:00.000Z`,
      `${REPORTS[index]}T07:00:00.000Z`,
      index === 4 || index === 9 ? `${date}T15:00:00.000Z` : undefined,
    ]),
  );
});
