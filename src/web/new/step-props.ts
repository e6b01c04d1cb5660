import type { MafiaPack } from '../../rulebooks/mafia-2018/setup.js';
import type { RulebookList } from '../../server/shapes.js';
import type { Draft } from './draft.js';

export type RulebookInfo = RulebookList[number];

/** What every step of the wizard gets. */
export interface StepProps {
  draft: Draft;
  pack: MafiaPack;
  rulebook: RulebookInfo;
  /** The server's time. */
  now: number;
  onChange(part: Partial<Draft>): void;
}
