import { expect, test } from 'vitest';
import type { JournalEntry } from '../../src/rulebooks/race/view.js';
import { together } from '../../src/web/ui/why-together.js';

let last = 0;
const entry = (event: Record<string, unknown>): JournalEntry => ({
  id: String(++last),
  step: 'offers',
  at: '2018-01-17T18:00:00.000Z',
  event: { type: 'OfferMade', clauses: ['mafia-2018:9.3.2'], ...event },
});
const story = (visitor: number, clan: number, game = 170) =>
  entry({ game, kind: 'story', cell: 55, visitor, clan });

test('the story of one visitor is told once for all the others, and apart for himself', () => {
  const told = together([story(3, 2), story(3, 3), story(3, 4), story(3, 5), story(3, 6)]);
  expect(told.map(({ clans }) => clans)).toEqual([[2, 4, 5, 6], []]);
});

test('another game, another visitor and other events stand by themselves', () => {
  const list = [story(3, 2), story(3, 4, 171), story(5, 2), entry({ type: 'Walked', clan: 2, visitor: 3 })];
  expect(together(list).map(({ clans }) => clans)).toEqual([[2], [4], [2], []]);
  expect(together(list).map((told) => told.entry)).toEqual(list);
});
