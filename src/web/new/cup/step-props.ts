import type { CupPack } from '../../../rulebooks/table/cup/setup.js';
import type { CupDraft } from './draft.js';

/** What every step of the cup's wizard gets. */
export interface CupStepProps {
  draft: CupDraft;
  pack: CupPack;
  packs: Record<string, CupPack>;
  onChange(part: Partial<CupDraft>): void;
}
