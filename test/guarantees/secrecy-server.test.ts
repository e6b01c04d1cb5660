/**
 * The same promise through real servers and sockets: feeds, every GET address of a game out of the table of routes, refusals,
 * try-outs, headers and sizes. `REGLAMENT_SECRECY_SERVERS` is the number of pairs of servers for each rulebook.
 */
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/engine/canonical.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import type { Rulebooks } from '../../src/server/live-game.js';
import type { Twins } from '../secrecy/books/book.js';
import { books } from '../secrecy/books/index.js';
import { compareServers } from '../secrecy/twin-servers.js';
import { Chance } from '../support/chance.js';
import { measured, sizeOf } from '../support/measured.js';

const SERVERS = sizeOf('REGLAMENT_SECRECY_SERVERS', 2);
const VIEWERS = 3;

/** Twins of a rulebook, of every kind in turn. */
function* twinsOf(rulebook: string): Generator<{ twins: Twins; seed: number }> {
  for (let seed = 7_000; ; seed++) {
    const all = books[rulebook]!.twins(new Chance(seed));
    if (all.length > 0) yield { twins: all[seed % all.length]!, seed };
  }
}

function someOf({ blind }: Twins, seed: number): Twins['blind'] {
  return Array.from(
    { length: Math.min(VIEWERS, blind.length) },
    (_, n) => blind[(seed * VIEWERS + n) % blind.length]!,
  );
}

let compared = 0;
let pairs = 0;

describe.each(Object.keys(books))('%s', (rulebook) => {
  test(`${SERVERS} pairs of servers answer the same`, async () => {
    let done = 0;
    for (const { twins, seed } of twinsOf(rulebook)) {
      const outcome = await compareServers(rulebook, twins, someOf(twins, seed));
      if (outcome === 'refused') continue;
      expect(outcome.leak && `seed ${seed}, ${twins.kind}: ${outcome.leak}`).toBeNull();
      compared += outcome.compared;
      pairs++;
      if (++done >= SERVERS) break;
    }
  }, 7_200_000);
});

test('figures', () => {
  expect(pairs).toBe(SERVERS * Object.keys(books).length);
  measured('secrecy', {
    'пар серверов · pairs of servers': pairs,
    'ответов сравнено · answers compared': compared,
  });
});

/** What a careless change might let out, each by another way. */
const plants: Record<string, (book: Rulebooks[string]) => Rulebooks[string]> = {
  'numbers of hidden records': (book) => ({ ...book, secret: false }),
  'something of the state in a view': (book) => ({
    ...book,
    view: (state, viewer) => ({
      ...(book.view(state, viewer) as object),
      title: { ru: hashOf(state), en: '' },
    }),
  }),
  'a size that grows with the state': (book) => ({
    ...book,
    view: (state, viewer) => ({
      ...(book.view(state, viewer) as object),
      zone: ' '.repeat(JSON.stringify(state).length % 97),
    }),
  }),
  'a refusal that knows too much': (book) => ({
    ...book,
    decide: (state, command, context) => {
      const decision = book.decide(state, command, context);
      if (!('refusal' in decision) || context.author.kind !== 'person') return decision;
      return {
        refusal: { ...decision.refusal, params: { ...decision.refusal.params, state: hashOf(state) } },
      };
    },
  }),
};

test.each(Object.keys(plants))(
  'planted: %s',
  async (name) => {
    const rulebook = 'vavt-cup-2017';
    const planted = {
      ...rulebooks,
      [rulebook]: plants[name]!((rulebooks as Rulebooks)[rulebook]!),
    } as Rulebooks;
    const twins = books[rulebook]!.twins(new Chance(3)).find(
      ({ kind, other }) => kind === 'set by hand' && other.length === 0,
    )!;
    const outcome = await compareServers(rulebook, twins, someOf(twins, 1), { rulebooks: planted });
    expect(outcome !== 'refused' && outcome.leak).toEqual(expect.any(String));
  },
  120_000,
);
