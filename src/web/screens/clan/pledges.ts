/** How many cells a clan can still bid. The server decides; this only keeps the form from offering what it would refuse. */
import type { SeasonView } from '../../../rulebooks/race/view.js';

/** One auction: a lot of emigrants, or an offer with a captive. */
export type Auction = { lot: string } | { captive: string };

/** Cells pledged where the clan holds the highest bid, and owed for a captive whose cells are not chosen yet. */
export function pledgedCells(view: SeasonView, clan: number, except?: Auction): number {
  let pledged = 0;
  for (const lot of view.games.flatMap((game) => game.auction?.lots ?? [])) {
    const same = except && 'lot' in except && except.lot === lot.id;
    if (!same && !lot.closed && lot.highest?.clan === clan) pledged += lot.highest.cells;
  }
  for (const { id, captive } of view.offers) {
    if (!captive || (except && 'captive' in except && except.captive === id)) continue;
    const highest = captive.bids.at(-1);
    if (!captive.closed && highest?.clan === clan) pledged += highest.cells;
    if (captive.closed && captive.winner === clan && captive.paid === null) pledged += captive.price;
  }
  return pledged;
}

/** The most a clan can bid in an auction. */
export function freeCells(view: SeasonView, clan: number, auction: Auction): number {
  const owned = view.clans.find((one) => one.id === clan)?.cells ?? 0;
  return Math.max(0, owned - pledgedCells(view, clan, auction));
}
