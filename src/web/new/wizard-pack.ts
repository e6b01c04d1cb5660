/** What the wizard changes in the pack of a season, whichever rulebook it is of; the rest is passed on as it is. */
import type { SeasonPack } from '../../rulebooks/race/pack.js';

export type WizardPack = Omit<SeasonPack, 'modules' | 'stories'>;
