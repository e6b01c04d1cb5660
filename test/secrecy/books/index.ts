/** The adapter of each rulebook. A rulebook without one fails the tests. */

import { exampleBoard } from '../../../src/rulebooks/mafia-2018/example-board.js';
import { mafia2018 } from '../../../src/rulebooks/mafia-2018/pack.js';
import { checkPack } from '../../../src/rulebooks/season/check.js';
import { samovar } from '../../../src/rulebooks/season/packs/samovar.js';
import { thrones2017 } from '../../../src/rulebooks/thrones-2017/pack.js';
import { randomPack } from '../../rulebooks/season/random-pack.js';
import type { Book } from './book.js';
import { cupBook } from './cup.js';
import { roomsBook } from './rooms.js';
import { seasonBook } from './season.js';
import { tableBook } from './table.js';

export const books: Readonly<Record<string, Book>> = {
  // Offers, lots and bids are public there by the regulation; what is secret is a ballot.
  'mafia-2018': seasonBook('mafia-2018', (chance) => {
    const pack = chance.maybe(0.5) ? mafia2018 : exampleBoard;
    return { pack, read: { ...pack, letters: [] } };
  }),
  'thrones-2017': seasonBook('thrones-2017', (chance) => {
    // Letters before early games, so that a run need not play ten of them first.
    const games = thrones2017.games.slice(0, 6);
    const intrigues = { ...thrones2017.modules.intrigues!, games: [chance.pick([1, 2, 3, 5])] };
    const pack = { ...thrones2017, games, modules: { ...thrones2017.modules, intrigues } };
    return { pack, read: { ...pack, letters: intrigues.games } };
  }),
  season: seasonBook('season', (chance) => {
    const random = randomPack(chance);
    const letters = random.modules.intrigues?.games ?? [];
    if (letters.length > 0 && checkPack(random).length === 0)
      return { pack: random, read: { ...random, letters } };
    return { pack: samovar, read: { ...samovar, letters: [chance.pick(samovar.modules.intrigues!.games)] } };
  }),
  'twelve-rooms': roomsBook,
  'vavt-cup-2017': tableBook,
  'mafia-cup': cupBook,
};
