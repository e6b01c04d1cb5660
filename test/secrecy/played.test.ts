/**
 * The property over played twins: games that go on twice with the same luck, once with something hidden besides — an act of somebody
 * else, or other moves and facts before the turn is resolved.
 */
import { expect, test } from 'vitest';
import { Chance } from '../support/chance.js';
import { PLAYED_KINDS, playedFamilies } from './played.js';
import { product } from './product.js';
import { compareMany } from './property.js';
import { BULK } from './receives.js';

const PAIRS = 45_000;
/** Of each hidden act and fact at least so many pairs. */
const LEAST = 30;

test(`${PAIRS} pairs of games that part in secret give a viewer the same`, () => {
  const tally = compareMany(product, playedFamilies(product, 1, 420, 0.03), {
    pairs: PAIRS,
    viewers: 12,
    depth: BULK,
    chance: new Chance(2),
  });
  console.info(tally.print('Played twins'));
  expect(tally.pairs).toBeGreaterThanOrEqual(PAIRS);
  const counted = (kind: string): number =>
    [...tally.kinds].reduce(
      (sum, [key, count]) => (key === kind || key.startsWith(`${kind},`) ? sum + count : sum),
      0,
    );
  const rare = PLAYED_KINDS.map((kind) => `${kind}: ${counted(kind)}`).filter(
    (each) => Number(each.split(': ').at(-1)) < LEAST,
  );
  expect(rare, 'acts and facts with too few pairs').toEqual([]);
}, 600_000);
