import { expect, test } from 'vitest';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import { type DemoCup, demoCup } from '../../src/lab/demo/cup.js';
import type { DemoHand } from '../../src/lab/demo/director.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import { type CupView, viewSchema } from '../../src/rulebooks/table/cup/view.js';

function played(
  name: 'mafia-cup' | 'vavt-cup-2017',
  { id, setup, seed, play }: { id: string; setup: unknown; seed: string; play(hand: DemoHand): void },
): Game {
  const rulebook = rulebooks[name]!;
  const game = new Game(
    rulebook,
    { id, rulebook: rulebook.id, version: rulebook.version, setup },
    keyedDraws(seed, id),
  );
  play({
    submit(at, author, command) {
      const outcome = game.submit(command, rulebook.author(game.state, author)!, at, `k${game.seq}`);
      if (!outcome.accepted) throw new Error(`${command.type}: ${JSON.stringify(outcome.refusal)}`);
      return outcome.record.entries.flatMap((entry) => entry.events);
    },
    wait: () => {},
    view: (viewer) => rulebook.view(game.state, rulebook.viewer(game.state, viewer)!),
  });
  return game;
}

function viewOf(demo: DemoCup, viewer: 'organiser' | 'public'): CupView {
  const game = played('mafia-cup', demo);
  return viewSchema.parse(game.rulebook.view(game.state, { kind: viewer }));
}

test.each(['demo-cup', 'demo-cup-other'])('%s: three rounds are played, the fourth is on', (id) => {
  const demo = demoCup(id);
  const view = viewOf(demo, 'organiser');
  expect(view.players).toHaveLength(20);
  expect(view.rounds.map(({ status }) => status)).toEqual(['closed', 'closed', 'closed', 'playing']);
  expect(view.rounds.map(({ tables }) => tables.map(({ status }) => status))).toEqual([
    ['counted', 'counted'],
    ['counted', 'counted'],
    ['counted', 'counted'],
    ['playing', 'playing'],
  ]);
  expect(view.hiding).toEqual({ from: 3, what: 'standings' });
  expect(view.protests).toMatchObject([{ protest: 1, round: 2, decision: null }]);
  expect(viewOf(demo, 'public').standings.upTo).toBe(2);
});

test('each result is the protocol of a game that was led by the rules of the table', () => {
  const demo = demoCup('demo-cup');
  const view = viewOf(demo, 'organiser');
  const winners = new Set<string>();
  for (const table of demo.tables) {
    const game = played('vavt-cup-2017', table);
    const { cup } = table.setup;
    const shown = view.rounds[cup!.round - 1]!.tables[cup!.table - 1]!;
    expect(shown.game).toBe(table.id);
    expect(game.rulebook.ended(game.state)).toBe(shown.result !== null);
    const seen = game.rulebook.view(game.state, { kind: 'organiser' }) as {
      winner: { winner: string } | null;
    };
    expect(seen.winner?.winner).toBe(shown.result?.winner);
    if (seen.winner) winners.add(seen.winner.winner);
    expect(game.lastAt < demo.now).toBe(true);
  }
  expect([...winners].sort()).toEqual(['black', 'red']);
});

test('it is cheap to make', () => {
  demoCup('warm');
  const used = process.cpuUsage();
  demoCup('demo-cup');
  const { user, system } = process.cpuUsage(used);
  expect((user + system) / 1e6).toBeLessThan(2);
});
