/** What the wizard changes in the pack of a season, whichever rulebook it is of; the rest is passed on as it is. */
import type { SeasonPack } from '../../rulebooks/race/pack.js';
import type { Calendar } from '../../rulebooks/season/pack.js';

export type WizardPack = Omit<SeasonPack, 'modules' | 'stories'> & {
  /** How the dates were counted, where a pack says so. */
  calendar?: Calendar | undefined;
  /** Rulings that the pack takes otherwise than by default. */
  rulings?: Record<string, string>;
  /** What names games by their numbers; every other part of a module is passed on as it is. */
  modules?: {
    intrigues?: { games: number[] } | undefined;
    mercenaries?: { until?: number | undefined } | undefined;
  };
};
