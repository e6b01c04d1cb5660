import { expect, test } from 'vitest';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import { demoTable } from '../../src/lab/demo/table.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import { type GameView, viewSchema } from '../../src/rulebooks/table/view.js';

function played(until: 'vote' | 'end'): { game: Game; view: GameView } {
  const demo = demoTable(until);
  const rulebook = rulebooks['vavt-cup-2017']!;
  const head = { id: 'demo-table', rulebook: rulebook.id, version: rulebook.version, setup: demo.setup };
  const game = new Game(rulebook, head, keyedDraws(demo.seed, head.id));
  demo.play({
    submit(at, name, command) {
      const outcome = game.submit(command, rulebook.author(game.state, name)!, at, `k${game.seq}`);
      if (!outcome.accepted) throw new Error(`${command.type}: ${JSON.stringify(outcome.refusal)}`);
      return outcome.record.entries.flatMap((entry) => entry.events);
    },
    wait: () => {},
    view: (name) => rulebook.view(game.state, rulebook.viewer(game.state, name)!),
  });
  return { game, view: viewSchema.parse(rulebook.view(game.state, { kind: 'organiser' })) };
}

test('the demo table stands in the vote of the third day, with something to see behind it', () => {
  const { view, game } = played('vote');
  expect([view.phase, view.day]).toEqual(['vote', 3]);
  expect(view.vote!.candidates.length).toBeGreaterThanOrEqual(2);
  expect(view.vote!.hands).toHaveLength(1);
  expect(view.departures.some(({ cause }) => cause === 'vote')).toBe(true);
  expect(view.departures.some(({ cause }) => cause === 'night')).toBe(true);
  expect(view.seats.some(({ fouls }) => fouls > 0)).toBe(true);
  expect(view.votes.some(({ round }) => round > 1)).toBe(true);
  expect(view.seats.every(({ name }) => !/^\d+$/.test(name))).toBe(true);
  expect(demoTable().now > game.lastAt).toBe(true);
});

test('led on, the demo table comes to an end by the rules', () => {
  const { view } = played('end');
  expect(view.phase).toBe('ended');
  expect(['red', 'black']).toContain(view.winner!.winner);
});
