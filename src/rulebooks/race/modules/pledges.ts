/** Cells that a clan has promised in auctions and not yet given. */
import type { SeasonState } from '../state.js';

/**
 * How many of a clan's cells are pledged elsewhere: where it holds the highest bid, and where it has won a captive whose
 * cells have not been chosen yet.
 * @param except the auction the question is about: `lot:171-2` or `captive:…`
 */
export function pledgedCells(state: SeasonState, clan: number, except: string): number {
  let pledged = 0;
  for (const game of state.games) {
    for (const lot of game.lots) {
      const highest = lot.bids.at(-1);
      if (!lot.closed && highest?.clan === clan && except !== `lot:${lot.id}`) pledged += highest.cells;
    }
  }
  for (const { id, captive } of state.offers) {
    if (!captive || except === `captive:${id}`) continue;
    const highest = captive.bids.at(-1);
    if (!captive.closed && highest?.clan === clan) pledged += highest.cells;
    if (captive.closed && captive.winner === clan && captive.paid === null) pledged += captive.price;
  }
  return pledged;
}
