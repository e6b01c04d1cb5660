/**
 * Nobody learns what he may not know, by any way out, in any rulebook: pairs of games that differ only in that are the same
 * to him to the byte. `REGLAMENT_SECRECY` is the number of pairs (a pair is two games and one viewer) of each rulebook.
 */
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/engine/canonical.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import type { Twins } from '../secrecy/books/book.js';
import { books } from '../secrecy/books/index.js';
import { leakTo, type Outlets, outlets, parted, played, Refused } from '../secrecy/outlets.js';
import { Chance } from '../support/chance.js';
import { measured, sizeOf } from '../support/measured.js';

const PAIRS = sizeOf('REGLAMENT_SECRECY', 100);
const FIRST = sizeOf('REGLAMENT_SECRECY_SEED', 1);

test('every rulebook has an adapter', () => {
  expect(Object.keys(books).sort()).toEqual(Object.keys(rulebooks).sort());
});

const counted = new Map<string, number>();

describe.each(Object.keys(books))('%s', (rulebook) => {
  test(`${PAIRS} pairs give a viewer the same`, () => {
    const book = books[rulebook]!;
    const kinds = new Map<string, number>();
    let pairs = 0;
    let idle = 0;
    for (let seed = FIRST; pairs < PAIRS || book.kinds.some((kind) => !kinds.has(kind)); seed++) {
      expect(seed - FIRST, `kinds so far: ${[...kinds.keys()]}`).toBeLessThan(400 + PAIRS);
      for (const twins of book.twins(new Chance(seed))) {
        const games = bothOf(rulebook, twins);
        if (!games) {
          idle++;
          continue;
        }
        for (const [n, viewer] of someOf(twins, seed).entries()) {
          const leak = leakTo(viewer, ...games, twins, outlets, { made: n % 4 === 0, probes: 12 });
          if (leak) {
            const who = viewer.kind === 'person' ? viewer.person : viewer.kind;
            throw new Error(
              `seed ${seed}: ${who} tells «${twins.kind}» by the ${leak.outlet} ${JSON.stringify(leak.command)}: ${parted(leak)}`,
            );
          }
          pairs++;
        }
        kinds.set(twins.kind, (kinds.get(twins.kind) ?? 0) + 1);
      }
    }
    console.info(rulebook, pairs, 'pairs', Object.fromEntries(kinds), `${idle} twins that the rules refused`);
    counted.set(rulebook, pairs);
    expect(pairs).toBeGreaterThanOrEqual(PAIRS);
  }, 7_200_000);
});

test('figures', () => {
  const all = [...counted.values()].reduce((sum, pairs) => sum + pairs, 0);
  expect(counted.size).toBe(Object.keys(books).length);
  measured('secrecy', { 'пар · pairs': all, 'регламентов · rulebooks': counted.size, 'утечек · leaks': 0 });
});

/** The two games; null where the rules refuse one of the continuations. */
function bothOf(
  rulebook: string,
  twins: Twins,
): [ReturnType<typeof played>, ReturnType<typeof played>] | null {
  try {
    return [played(rulebook, twins, 'one'), played(rulebook, twins, 'other')];
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Viewers of a pair: some each time, all in the long run. */
function someOf({ blind }: Twins, seed: number): Twins['blind'] {
  const most = 6;
  return Array.from(
    { length: Math.min(most, blind.length) },
    (_, n) => blind[(seed * most + n) % blind.length]!,
  );
}

/** Each way out lets something of the whole state slip, as a careless change might: the comparison must notice by that very way. */
const planted: Record<string, Outlets> = {
  view: {
    ...outlets,
    view: (game, viewer) => ({ ...(outlets.view(game, viewer) as object), slip: hashOf(game.state) }),
  },
  refusal: { ...outlets, refusal: (refusal, game) => [outlets.refusal(refusal, game), hashOf(game.state)] },
  ...Object.fromEntries(
    Object.entries(outlets.made).map(([name, make]): [string, Outlets] => [
      name,
      {
        ...outlets,
        made: { ...outlets.made, [name]: (asked) => [make(asked), hashOf(asked.game.state)] },
      },
    ]),
  ),
};

test.each(Object.keys(planted))('a leak planted in «%s» is caught there', (name) => {
  const rulebook = 'vavt-cup-2017';
  const twins = books[rulebook]!.twins(new Chance(3)).find(({ kind }) => kind === 'set by hand')!;
  const games = bothOf(rulebook, twins)!;
  const viewer = twins.blind.find(({ kind }) => kind === 'person')!;
  const depth = { made: true, probes: 20 };
  expect(leakTo(viewer, ...games, twins, outlets, depth)).toBeNull();
  expect(leakTo(viewer, ...games, twins, planted[name]!, depth)?.outlet).toBe(name);
});
