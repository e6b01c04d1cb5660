import { expect, test } from 'vitest';
import { territoryByGame, territoryOf } from '../../src/web/screens/frames.js';
import { season } from '../support-web/season.js';

test('territory: as painting left it in games gone by, as the board is now in the present one', () => {
  const view = season(null);
  const byGame = territoryByGame(view);
  const last = view.games.findLastIndex((game) => game.after);
  expect(last).toBeGreaterThan(0);
  // What the table beside the chart says.
  expect(byGame[last]).toEqual(view.clans.map((clan) => clan.cells));
  for (let i = 0; i < last; i++) {
    const after = view.games[i]?.after;
    expect(byGame[i]).toEqual(territoryOf(view.board, after?.ownersPainted ?? []));
  }
  expect(byGame.slice(last + 1).every((game) => game === null)).toBe(true);
});
