/** The property is worth what it notices: leaks planted one by one must all be caught, and nothing without them. */
import { describe, expect, test } from 'vitest';
import { Chance } from '../support/chance.js';
import { builtFamilies } from './built.js';
import { leaks, type PlantedLeak } from './leaks.js';
import { playedFamilies } from './played.js';
import { type Product, product } from './product.js';
import { describeLeak, type Family, type Leak, look, Tally } from './property.js';
import { FULL } from './receives.js';
import { shuffled } from './twists.js';

/** Within so many pairs a planted leak must show. */
const BUDGET = 12_000;
/** Few twins and viewers of each state, so that many states are seen. */
const TWINS = 20;
const VIEWERS = 4;
const FAMILIES = 60;

function taken(families: Generator<Family>, count: number, chance: Chance): Family[] {
  return Array.from({ length: count }, () => {
    const family = families.next().value as Family;
    return { ...family, twins: shuffled(chance, family.twins).slice(0, TWINS) };
  });
}

const BUILT = taken(builtFamilies(9000, 420, 0.03), FAMILIES, new Chance(1));
const PLAYED = taken(playedFamilies(product, 9100, 420, 0.02), FAMILIES, new Chance(2));

/** Built twins, played ones, and ones that are played by the product with the leak in it, in turn. */
function* families(planted: Product): Generator<Family> {
  const own = playedFamilies(planted, 9200, 420, 0.02);
  for (let i = 0; ; i++) {
    const [built, played] = [BUILT[i], PLAYED[i]];
    if (built) yield built;
    if (played) yield played;
    if (planted !== product || i >= FAMILIES) yield* taken(own, 2, new Chance(i));
  }
}

function hunt(planted: Product, budget = BUDGET): { leak: Leak | null; pairs: number } {
  const tally = new Tally();
  const chance = new Chance(7);
  for (const family of families(planted)) {
    if (tally.pairs >= budget) break;
    const leak = look(planted, family, chance, FULL, VIEWERS, tally);
    if (leak) return { leak, pairs: tally.pairs };
  }
  return { leak: null, pairs: tally.pairs };
}

test('at least twenty leaks are planted, each under a name of its own', () => {
  expect(new Set(leaks.map(({ name }) => name)).size).toBe(leaks.length);
  expect(leaks.length).toBeGreaterThanOrEqual(20);
});

test('nothing is caught where nothing is planted', () => {
  const { leak } = hunt(product, BUDGET / 2);
  expect(leak && describeLeak(leak)).toBeNull();
}, 300_000);

describe('planted', () => {
  test.each(leaks.map((leak) => [leak.name, leak] as [string, PlantedLeak]))(
    '%s',
    (_name, { plant, caughtBy }) => {
      const { leak, pairs } = hunt(plant(product));
      expect(caughtBy, `in ${pairs} pairs${leak ? `: ${describeLeak(leak)}` : ''}`).toContain(leak?.way);
    },
    120_000,
  );
});
