/** The quiz evenings of the lab are those of the real table it was made from. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Luck } from '../../src/lab/chance.js';
import { evening, teamsOf } from '../../src/lab/quiz/evenings.js';
import { REAL_SEASON } from '../../src/lab/quiz/real-season.js';

const file = new URL('../fixtures/quiz/quizplease_season_19games.csv', import.meta.url);
const points = (cell: string) =>
  cell.trim() === '' ? null : Math.round(Number(cell.replace(',', '.')) * 100);
const table = readFileSync(file, 'utf8')
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(';').slice(2, 21).map(points));

test('the teams are those of the table that came six times or more', () => {
  expect(REAL_SEASON).toEqual(table.filter((row) => row.filter((cell) => cell !== null).length >= 6));
});

test('strengths stay: over many evenings a team comes to its own mean, and the strong ones win', () => {
  const luck = new Luck('evenings');
  const teams = teamsOf(luck, 20, 0, 10);
  expect(new Set(teams.map(({ strength }) => strength)).size).toBe(20);
  const sums = new Map<string, number[]>();
  for (let index = 0; index < 300; index++) {
    for (const { team, main } of evening(teams, index, luck).teams)
      sums.set(team, [...(sums.get(team) ?? []), main]);
  }
  for (const { team, strength, swings } of teams) {
    const mains = sums.get(team)!;
    const mean = mains.reduce((sum, main) => sum + main, 0) / mains.length;
    const swing = swings.reduce((sum, value) => sum + value, 0) / swings.length;
    expect(Math.abs(mean - strength - swing), team).toBeLessThan(200);
  }
});

test('an evening is a table the engine takes: places in order, a winner, absences, the same for the same luck', () => {
  const luck = new Luck('one');
  const teams = teamsOf(luck, 18, 3, 10);
  const one = evening(teams, 0, luck);
  expect(one).toEqual(evening(teams, 0, new Luck('one')));
  expect(one).not.toEqual(evening(teams, 1, luck));
  expect(one.teams.length).toBeLessThanOrEqual(18);
  expect(one.teams.map(({ place }) => place)).toEqual(one.teams.map((_, at) => at + 1));
  expect(one.teams.map(({ main }) => main)).toEqual(one.teams.map(({ main }) => main).sort((a, b) => b - a));
});
