import { expect, test } from 'vitest';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game } from '../../src/engine/game.js';
import { demoSeason } from '../../src/lab/demo/mafia-2018.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import { type SeasonView, viewSchema } from '../../src/rulebooks/race/view.js';

function played(): { game: Game; view: SeasonView } {
  const demo = demoSeason();
  const rulebook = rulebooks['mafia-2018']!;
  const head = { id: 'demo', rulebook: rulebook.id, version: rulebook.version, setup: demo.setup };
  const game = new Game(rulebook, head, keyedDraws(demo.seed, head.id));
  demo.play({
    submit(at, name, command) {
      game.advance(at);
      const author = rulebook.author(game.state, name)!;
      const outcome = game.submit(command, author, at, `k${game.seq}`);
      if (!outcome.accepted)
        throw new Error(`${at} ${name} ${command.type}: ${JSON.stringify(outcome.refusal)}`);
      return outcome.record.entries.flatMap((entry) => entry.events);
    },
    wait: (at) => game.advance(at),
    view: (name) => rulebook.view(game.state, rulebook.viewer(game.state, name)!),
  });
  game.advance(demo.now);
  return { game, view: viewSchema.parse(rulebook.view(game.state, { kind: 'organiser' })) };
}

test('the demo season stands at game 7 with an open painting window and an auction', () => {
  const { view, game } = played();
  const { now } = demoSeason();
  expect(view.nextGame).toBe(177);
  expect(view.games.filter((each) => each.stage === 'resolved')).toHaveLength(7);
  const seventh = view.games[6]!;
  expect(seventh.painting).toMatchObject({ closed: false });
  expect(seventh.painting!.closesAt > now).toBe(true);
  expect(seventh.painting!.clans.filter((each) => each.used < each.allowed).length).toBeGreaterThanOrEqual(2);
  const auction = view.games[7]!.auction!;
  expect(auction.opensAt < now && now < auction.closesAt).toBe(true);
  expect(auction.lots.length).toBeGreaterThanOrEqual(1);
  expect(view.asks).toEqual([]);
  expect(view.clans.every((clan) => clan.position > 60 && clan.position < 262)).toBe(true);
  expect(
    new Set(game.entries.flatMap((entry) => entry.events.map((event) => event.type))).size,
  ).toBeGreaterThan(30);
});

test('the listed captives are dealt to their clans', () => {
  const { view } = played();
  const clanOf = (team: string): number | null | undefined =>
    view.teams.find((each) => each.team === team)?.clan;
  expect(
    ['НямНю', 'A lamaison', 'Улыбаемся и машем', 'Жигулевские горы', 'Зайчатки разума'].map(clanOf),
  ).toEqual([1, 2, 3, 4, 6]);
});
