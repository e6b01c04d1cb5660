/** 7.7, 9.3.6: cells pledged in one auction cannot be bid in another. */
import { expect, test } from 'vitest';
import type { SeasonView } from '../../src/rulebooks/race/view.js';
import { freeCells, pledgedCells } from '../../src/web/screens/clan/pledges.js';

const bid = (clan: number, cells: number) => ({ clan, cells, at: '2018-03-06T13:10:00.000Z' });
const lot = (id: string, highest: { clan: number; cells: number } | null, closed = false) => ({
  id,
  highest,
  closed,
});
const captive = (id: string, part: object) => ({
  id,
  captive: { bids: [], closed: false, winner: null, price: 0, paid: null, ...part },
});
const view = {
  clans: [{ id: 1, cells: 20 }],
  games: [
    { auction: null },
    {
      auction: {
        lots: [lot('a', bid(1, 4)), lot('b', bid(2, 9)), lot('c', null), lot('d', bid(1, 5), true)],
      },
    },
  ],
  offers: [
    { id: 'dress', captive: null },
    captive('open', { bids: [bid(1, 3), bid(2, 4), bid(1, 6)] }),
    captive('lost', { bids: [bid(1, 3), bid(2, 4)] }),
    captive('owed', { closed: true, winner: 1, price: 2, bids: [bid(1, 2)] }),
    captive('paid', { closed: true, winner: 1, price: 3, paid: [1, 2, 3], bids: [bid(1, 3)] }),
  ],
} as unknown as SeasonView;

test('pledged: the highest bids of open auctions, and the price not yet paid', () => {
  expect(pledgedCells(view, 1)).toBe(4 + 6 + 2);
  expect(pledgedCells(view, 2)).toBe(9 + 4);
});

test('a clan may raise its own bid with what that bid holds', () => {
  expect(freeCells(view, 1, { lot: 'a' })).toBe(20 - 8);
  expect(freeCells(view, 1, { lot: 'b' })).toBe(20 - 12);
  expect(freeCells(view, 1, { captive: 'open' })).toBe(20 - 6);
  expect(freeCells(view, 1, { captive: 'lost' })).toBe(20 - 12);
  expect(freeCells(view, 7, { captive: 'open' })).toBe(0);
});
