/**
 * Every moment of a season across 2017-10-29, in processes whose own clock is in Berlin, New York and UTC: game days, reports,
 * letters, appointments, offers, choices, votes, windows and auctions.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Moments, Told } from './clocks-program.js';
import { WEEKS } from './season.js';

/** Minutes behind UTC on 2017-10-28, 2017-10-29 and 2017-11-06. */
const SERVERS: Record<string, number[]> = {
  'Europe/Berlin': [-120, -60, -60],
  'America/New_York': [240, 240, 300],
  UTC: [0, 0, 0],
};
/** The boundaries of every deadline; the season checked by hand; the other one, while America puts its clocks forward. */
const FILES = [
  'test/season-thrones/clocks.yaml',
  'test/season-thrones/season.yaml',
  'test/season/season.yaml',
];

let folder = '';
let program = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clocks-'));
  program = join(folder, 'clocks.mjs');
  await build({
    entryPoints: ['test/season-thrones/clocks-program.ts'],
    outfile: program,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: { js: 'import{createRequire}from"node:module";const require=createRequire(import.meta.url);' },
    logLevel: 'error',
  });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `days` after the date, at `hour` of a clock that is `ahead` hours ahead of UTC. */
function moment(date: string, days: number, hour: number, ahead: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + (days * 24 + hour - ahead) * 3_600_000).toISOString();
}

/** The pack's own hours, on a clock that is `ahead` hours ahead of UTC on that day. */
function autumn(ahead: (date: string) => number): Moments {
  const on = (date: string, days: number, hour: number) => {
    // 24:00 is the midnight of the next day.
    const day = moment(date, days + (hour === 24 ? 1 : 0), 0, 0).slice(0, 10);
    return moment(day, 0, hour % 24, ahead(day));
  };
  return {
    appointmentsUntil: on('2017-10-29', 0, 24),
    games: ['2017-10-25', '2017-11-01', '2017-11-08'].map((date, index) => ({
      date,
      startsAt: on(date, 0, 19),
      reportAt: on(date, 2, 12),
      letters: index < 2 ? on(date, 0, 19) : null,
      // Two sides from Friday noon, two more from 18:00, all from Saturday noon to the end of Monday, when it is over.
      windows:
        index === 0
          ? [
              ...[on(date, 2, 12), on(date, 2, 18), on(date, 2, 18), on(date, 3, 12)],
              ...[on(date, 3, 12), on(date, 5, 24), on(date, 5, 24)],
            ]
          : [],
      auction: index > 0 ? [on(date, -1, 12), on(date, 0, 18)] : [],
      published: null,
    })),
  };
}

describe.each(Object.entries(SERVERS))('on a server in %s', (zone, offsets) => {
  let told: Told;
  beforeAll(() => {
    const env = { ...process.env, TZ: zone };
    told = JSON.parse(
      execFileSync(process.execPath, [program, ...FILES], { env, encoding: 'utf8', maxBuffer: 1 << 26 }),
    ) as Told;
  });

  test('the clock of the process is the one of the place', () => {
    expect(told.zone).toBe(zone);
    expect(told.offsets).toEqual(offsets);
  });

  test('every deadline falls on its minute, and the seasons come out as anywhere', () => {
    expect(told.played.map(({ file, failures }) => [file, failures])).toEqual(
      FILES.map((file) => [file, []]),
    );
  });

  test('1.7, 6.1: fourteen Wednesdays at 19:00, letters until then, reports out on Sundays at 11:00, all in Samara', () => {
    const { appointmentsUntil, games } = told.played[1]!.moments;
    expect(appointmentsUntil).toBe('2017-12-27T20:00:00.000Z');
    expect(games).toEqual(
      WEEKS.map(({ date, letters }) => ({
        date,
        startsAt: `${date}T15:00:00.000Z`,
        reportAt: moment(date, 4, 11, 4),
        letters: letters ? `${date}T15:00:00.000Z` : null,
        windows: [],
        auction: [],
        published: moment(date, 4, 11, 4),
      })),
    );
  });

  test('windows, auctions and appointments of a season with all modules, in Samara and in Berlin', () => {
    const berlin = (date: string) => (date <= '2017-10-29' ? 2 : 1);
    expect(told.autumn).toEqual({ samara: autumn(() => 4), berlin: autumn(berlin) });
  });
});
