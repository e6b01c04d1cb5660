/** What the rulebook of the season round a component says: clauses by topic, and which modules this season has. */

import { type SeasonBook, seasonBook } from '../../rulebooks/seasons.js';
import { useSeason } from './game.js';

export function useBook(): SeasonBook {
  const { answer, view } = useSeason();
  return seasonBook(answer.meta.rulebook, view);
}
