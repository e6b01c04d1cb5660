import type { ReactNode, RefObject } from 'react';
import type { RulebookList } from '../../server/shapes.js';
import type { Draft } from './draft.js';
import type { WizardPack } from './wizard-pack.js';

export type RulebookInfo = RulebookList[number];

/** What every wizard gets: the rulebook it makes a game of, and the choice between games to stand in its first step. */
export interface WizardProps {
  rulebook: RulebookInfo;
  choice: ReactNode;
  /** The server's time. */
  now: number;
  /** The season's draft of before, when the organiser had looked at another game. */
  kept: RefObject<Draft | null>;
  /** Another game at the same table: what is known of it is filled in. */
  again: boolean;
  /** The season pack that the way here named. */
  pack: string | null;
}

/** What every step of the season's wizard gets. */
export interface StepProps {
  draft: Draft;
  pack: WizardPack;
  rulebook: RulebookInfo;
  /** The server's time. */
  now: number;
  onChange(part: Partial<Draft>): void;
}
