import { expect, test } from 'vitest';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import type { DemoSeason } from '../../src/lab/demo/director.js';
import { demoSamovar, demoThrones } from '../../src/lab/demo/packs.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import { type SeasonView, viewSchema } from '../../src/rulebooks/race/view.js';

/** @param id the id of the first demo of an installation */
function played(demo: DemoSeason, id: string): { types: Set<string>; view: SeasonView } {
  const rulebook = rulebooks[demo.rulebook]!;
  const head = { id, rulebook: rulebook.id, version: rulebook.version, setup: demo.setup };
  const game = new Game(rulebook, head, keyedDraws(demo.seed, head.id));
  demo.play({
    submit(at, name, command) {
      for (const _ of game.advance(at));
      const author = rulebook.author(game.state, name)!;
      const outcome = game.submit(command, author, at, `k${game.seq}`);
      if (!outcome.accepted)
        throw new Error(`${at} ${name} ${command.type}: ${JSON.stringify(outcome.refusal)}`);
      return outcome.record.entries.flatMap((entry) => entry.events);
    },
    wait(at) {
      for (const _ of game.advance(at));
    },
    view: (name) => rulebook.view(game.state, rulebook.viewer(game.state, name)!),
  });
  for (const _ of game.advance(demo.now));
  return {
    types: new Set(game.entries.flatMap((entry) => entry.events.map((event) => event.type))),
    view: viewSchema.parse(rulebook.view(game.state, { kind: 'organiser' })),
  };
}

test.each([
  [
    'houses',
    demoThrones(),
    'demo-thrones',
    8,
    ['IntrigueResolved', 'ChoiceOpened', 'TeamDeserted', 'CoinGiven'],
  ],
  [
    'the tablecloth',
    demoSamovar(),
    'demo-pack',
    6,
    ['IntrigueResolved', 'FightHeld', 'Painted', 'OfferMade'],
  ],
])(
  'the demo season of %s stands in a week with letters to write and a report to read',
  (_, demo, id, games, seen) => {
    const { view, types } = played(demo, id);
    const resolved = view.games.filter(({ stage }) => stage === 'resolved');
    expect(resolved).toHaveLength(games);
    expect(resolved.every(({ report }) => report !== null)).toBe(true);
    expect(view.phase).toBe('running');
    expect(view.asks).toEqual([]);
    expect(view.games.some(({ letters }) => letters?.open)).toBe(true);
    for (const type of seen) expect(types).toContain(type);
    expect([...view.choices!, ...view.offers].some(({ stage }) => stage === 'open')).toBe(true);
  },
);
