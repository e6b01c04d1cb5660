/** What a viewer may not know leaves no trace in what he receives; the games and the twists stand in secrecy.ts. */
import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../src/engine/contract.js';
import type { GameState } from '../../../src/rulebooks/twelve-rooms/state.js';
import { Chance } from '../../support/chance.js';
import { COUNT, isMafia, MASTER, pair, person, play, randomSecrets, receives, TWISTS } from './secrecy.js';

describe.each(TWISTS)('$name', (twist) => {
  test('the public and a player who may not know it receive the same', () => {
    let compared = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const viewer = seed % 3 === 0 ? null : seed % COUNT;
      const games = pair(seed, twist, viewer);
      if (!games) continue;
      const who: Viewer = viewer === null ? { kind: 'public' } : person(viewer);
      const [a, b] = games.map((game) => receives(game, who));
      expect(a, `seed ${seed}`).toBe(b);
      compared++;
    }
    expect(compared).toBeGreaterThan(8);
  });
});

test('after the results too: authors of anonymous messages leave no trace in them', () => {
  const secrets = randomSecrets(new Chance(77));
  secrets.anonymous = [{ player: 0, text: '🙂' }];
  const silence = secrets.map.indexOf('silence') + 1;
  secrets.rooms = secrets.rooms.map((room) => (room === silence ? (silence % 12) + 1 : room));
  const [a, b] = [0, 5].map((player) => {
    const game = play({ ...structuredClone(secrets), anonymous: [{ player, text: '🙂' }] });
    game.advance('2019-03-04T16:00:00.000Z');
    for (const [index, type] of ['dryRun', 'resolveTurn'].entries()) {
      game.submit({ type, turn: 1 }, MASTER, '2019-03-04T17:00:00.000Z', `r${index}`);
    }
    expect((game.state as GameState).past).toHaveLength(1);
    return receives(game, { kind: 'public' });
  });
  expect(a).toBe(b);
});

test('the mafia sees its own, and nobody else does', () => {
  const game = play(randomSecrets(new Chance(5)));
  for (let index = 0; index < COUNT; index++) {
    const view = game.rulebook.view(game.state, person(index)) as {
      mafia: unknown;
      master: unknown;
      finale: unknown;
    };
    const { card } = (game.state as GameState).players[index]!;
    expect(view.mafia !== null).toBe(isMafia(card!.role));
    expect([view.master, view.finale]).toEqual([null, null]);
  }
});
