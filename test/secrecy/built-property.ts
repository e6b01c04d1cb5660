/** The property over built twins, in parts that run side by side. */
import { expect, test } from 'vitest';
import { Chance } from '../support/chance.js';
import { builtFamilies } from './built.js';
import { product } from './product.js';
import { compareMany } from './property.js';
import { BULK } from './receives.js';
import { twists } from './twists.js';

/** Of each part; the two parts and the played twins come to more than 200,000 a run. */
const PAIRS = 80_000;
/** Of each hidden fact at least so many pairs. */
const LEAST = 400;
const LEAST_OF_PHASE = 100;

export function builtProperty(part: number): void {
  test(`${PAIRS} pairs that differ in one hidden fact give a viewer the same, part ${part}`, () => {
    const tally = compareMany(product, builtFamilies(part * 100_000, 420, 0.04), {
      pairs: PAIRS,
      viewers: 7,
      depth: BULK,
      chance: new Chance(part),
    });
    console.info(tally.print(`Built twins, part ${part}`));
    expect(tally.pairs).toBeGreaterThanOrEqual(PAIRS);
    const rare = Object.keys(twists).filter((kind) => (tally.kinds.get(kind) ?? 0) < LEAST);
    expect(rare, 'facts with too few pairs').toEqual([]);
    for (const phase of ['signup', 'dealt', 'regroup', 'ended']) {
      expect(tally.phases.get(phase), phase).toBeGreaterThan(LEAST_OF_PHASE);
    }
  }, 600_000);
}
