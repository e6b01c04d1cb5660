import { expect, it } from 'vitest';
import { landingOf } from '../../src/web/app/places.js';

it.each([
  ['co-organiser', 'mafia-cup', '/g/g1/manage'],
  // At a table of its own the judge’s screen comes first.
  ['co-organiser', 'vavt-cup-2017', '/g/g1'],
  ['judge', 'mafia-cup', '/g/g1'],
  ['player', 'mafia-cup', '/g/g1'],
] as const)('the link of a %s of %s leads to %s', (role, rulebook, to) => {
  expect(landingOf('g1', { role, rulebook })).toBe(to);
});
