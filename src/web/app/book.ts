/** What the rulebook of the season round a component says: clauses by topic, and which modules it has. */

import type { CellMark } from '../../rulebooks/race/board-view.js';
import type { ModuleName, Topic } from '../../rulebooks/race/topics.js';
import { citesOf, citesOfMark, citesOfOffer, hasModule } from '../../rulebooks/seasons.js';
import { useSeason } from './game.js';

export interface SeasonBook {
  rulebook: string;
  cite(...topics: Topic[]): string[];
  citeMark(mark: CellMark, cell?: number): string[];
  citeOffer(kind: string): string[];
  has(module: ModuleName): boolean;
}

export function useBook(): SeasonBook {
  const { rulebook } = useSeason().answer.meta;
  return {
    rulebook,
    cite: (...topics) => citesOf(rulebook, ...topics),
    citeMark: (mark, cell) => citesOfMark(rulebook, mark, cell),
    citeOffer: (kind) => citesOfOffer(rulebook, kind),
    has: (module) => hasModule(rulebook, module),
  };
}
