import { expect, test } from 'vitest';
import { playTrial } from '../../src/lab/trial/play.js';
import type { TrialHit } from '../../src/lab/trial/read.js';
import { tryPack } from '../../src/lab/trial/summary.js';
import type { SeasonFile } from '../../src/rulebooks/season/pack.js';
import { backyard } from '../../src/rulebooks/season/packs/backyard.js';
import { samovar } from '../../src/rulebooks/season/packs/samovar.js';

test.each([backyard, samovar])('a trial season is played to its end, and always the same: $id', (pack) => {
  const season = playTrial(pack, 7, 2);
  expect(season).toEqual(playTrial(pack, 7, 2));
  expect(season).not.toEqual(playTrial(pack, 8, 2));
  expect(season.winner).not.toBeNull();
  if (season.how === 'calendar') expect(season.games).toHaveLength(pack.games.length);
  let before = new Map(pack.sides.map(({ id }) => [id, 0]));
  for (const { moves, hits, owners } of season.games) {
    // At a bridge of matchmakers a side goes on between two games.
    if (!pack.modules.twins) expect(moves.map(({ side, from }) => [side, from])).toEqual([...before]);
    before = new Map(moves.map(({ side, to }) => [side, to]));
    expect(owners).toHaveLength(pack.size);
    for (const { cell, kind } of hits) expect(pack.marks[cell]?.kind).toBe(kind);
  }
  expect(Math.max(...before.values())).toBeLessThanOrEqual(pack.size);
});

test('in seasons of the template every effect of a cell comes into play, and cells are painted', () => {
  const seen = new Set<TrialHit['kind']>();
  let painted = 0;
  const all = [...new Set(Object.values(samovar.marks).map(({ kind }) => kind))].sort();
  for (let seed = 1; seed <= 60 && seen.size < all.length; seed++) {
    for (const { hits, owners } of playTrial(samovar, seed, 2).games) {
      for (const { kind } of hits) seen.add(kind);
      painted += owners.filter((owner) => owner > 0).length;
    }
  }
  expect([...seen].sort()).toEqual(all);
  expect(painted).toBeGreaterThan(100);
});

test('the summary adds up, and its first season is the one that is told', () => {
  const { season, summary } = tryPack(backyard, { seed: 3, seasons: 6, teams: 4 });
  expect(season).toEqual(playTrial(backyard, 3, 4));
  expect(summary.wins.reduce((sum, { wins }) => sum + wins, 0)).toBe(6);
  expect(summary.games.least).toBeLessThanOrEqual(summary.games.mean);
  expect(summary.games.mean).toBeLessThanOrEqual(summary.games.most);
  expect(summary.fired.map(({ cell }) => String(cell))).toEqual(Object.keys(backyard.marks));
  const ends = season.games.flatMap(({ moves }) => moves.map(({ to }) => to));
  expect(summary.empty.filter((cell) => ends.includes(cell))).toEqual([]);
});

test('whoever goes far enough ends the season at the finish; cells that were passed over are named', () => {
  const pack: SeasonFile = {
    ...backyard,
    dice: { mainDivisor: 1, cupDivisor: 1, least: 1, creative: 0 },
    marks: {},
    modules: {},
  };
  const { summary } = tryPack(pack, { seed: 1, seasons: 2, teams: 3 });
  expect(summary.finished).toBe(2);
  expect(summary.games.most).toBeLessThan(pack.games.length);
  expect(summary.fired).toEqual([]);
  expect(summary.empty).toContain(2);
  expect(summary.empty).not.toContain(pack.size);
});
