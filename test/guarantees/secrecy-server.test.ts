/**
 * The same promise through real servers and sockets: feeds, every GET address of a game out of the table of routes, refusals,
 * try-outs, headers and sizes. `REGLAMENT_SECRECY_SERVERS` is the number of pairs of servers for each rulebook.
 */
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/engine/canonical.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import type { Rulebooks } from '../../src/server/live-game.js';
import type { Twins } from '../secrecy/books/book.js';
import { tableKinds, tableTwins } from '../secrecy/books/cup-table.js';
import { books } from '../secrecy/books/index.js';
import { compareServers, type Visited } from '../secrecy/twin-servers.js';
import { Chance } from '../support/chance.js';
import { measured, sizeOf } from '../support/measured.js';
import { expected } from '../support-access/routes.js';

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
const visited: Visited = new Map();
const depth = { asked: SERVERS > 2 ? 12 : 6, visited };

/** Routes that are not compared, each with the reason why nobody learns anything of a game by it. */
const TELL_NOTHING: Record<string, string> = {
  'GET /*': 'the screens: files of the program, the same for everybody',
  'GET /healthz': 'whether the server lives',
  'GET /readyz': 'whether the server may be sent people',
  'GET /metrics': 'counts of the whole process, for those who watch over it; never through a proxy',
  'GET /api': 'what the API is',
  'GET /api/openapi.json': 'what the API is',
  'GET /api/docs.css': 'what the API is',
  'GET /api/rulebooks': 'the rulebooks of the program',
  'GET /api/lab': 'what the lab can play',
  'POST /api/lab': 'games of its own, played and thrown away',
  'POST /api/lab/picture': 'a picture of the numbers it is sent',
  'POST /api/packs/check': 'reads what it is sent',
  'POST /api/packs/dry-run': 'a season of its own, played and thrown away',
  'POST /api/paper/check': 'reads what it is sent',
  'POST /api/paper': 'makes a game of what it is sent',
  'POST /api/games': 'makes a game of what it is sent',
  'POST /api/demo': 'makes a game of its own',
  'POST /api/logout': 'ends one’s own session',
  'POST /api/links/consume': 'tells the address the link leads to; every viewer here has come in by it',
};

describe.each(Object.keys(books))('%s', (rulebook) => {
  test(`${SERVERS} pairs of servers answer the same`, async () => {
    let done = 0;
    for (const { twins, seed } of twinsOf(rulebook)) {
      const outcome = await compareServers(rulebook, twins, someOf(twins, seed), {}, depth);
      if (outcome === 'refused') continue;
      expect(outcome.leak && `seed ${seed}, ${twins.kind}: ${outcome.leak}`).toBeNull();
      compared += outcome.compared;
      pairs++;
      if (++done >= SERVERS) break;
    }
  }, 7_200_000);
});

/** The cup and the game of its table side by side: who watches one may watch the other. */
describe.each(tableKinds)('a table of a cup: %s', (kind) => {
  const each = Math.ceil(SERVERS / tableKinds.length);
  test(`${each} pairs of servers answer the same`, async () => {
    for (let seed = 1; seed <= each; seed++) {
      const twins = tableTwins(new Chance(seed)).find((made) => made.kind === kind)!;
      const outcome = await compareServers('mafia-cup', twins, someOf(twins, seed), {}, depth);
      if (outcome === 'refused') throw new Error('such a table must be played');
      expect(outcome.leak && `seed ${seed}: ${outcome.leak}`).toBeNull();
      compared += outcome.compared;
      pairs++;
    }
  }, 7_200_000);
});

/** Open when nothing is secret any more: whoever may not know something is refused. */
const AFTER_THE_END = ['GET /api/games/:id/protocol.json', 'GET /api/games/:id/replay'];

describe('every route of the server', () => {
  test('is compared, or tells nothing of a game', () => {
    const named = [...visited.keys(), ...Object.keys(TELL_NOTHING)];
    expect(named.sort()).toEqual(Object.keys(expected).sort());
  });

  test('has told those who may watch something, unless it waits for the end', () => {
    const open = Object.entries(expected).filter(
      ([name, level]) => name.startsWith('GET') && ['watch', 'play'].includes(level),
    );
    const silent = open.flatMap(([name]) => (visited.get(name)!.has(200) ? [] : [name]));
    expect(silent).toEqual(AFTER_THE_END);
  });
});

test('figures', () => {
  const tables = Math.ceil(SERVERS / tableKinds.length) * tableKinds.length;
  expect(pairs).toBe(SERVERS * Object.keys(books).length + tables);
  measured('secrecy', {
    'пар серверов · pairs of servers': pairs,
    'ответов сравнено · answers compared': compared,
    'маршрутов · routes': visited.size,
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

test('planted: an end of a table that the server does not hear of', async () => {
  const table = (rulebooks as Rulebooks)['vavt-cup-2017']!;
  const planted = { ...rulebooks, 'vavt-cup-2017': { ...table, ended: () => false } } as Rulebooks;
  const twins = tableTwins(new Chance(1)).find(({ kind }) => kind === 'an end that is hidden')!;
  const outcome = await compareServers('mafia-cup', twins, someOf(twins, 1), { rulebooks: planted });
  expect(outcome !== 'refused' && outcome.leak).toEqual(expect.any(String));
}, 120_000);
