/** One phase of the game as the judge's screen shows it: words, what is biggest, what a tap on a seat does. */
import type { ReactNode } from 'react';
import type { IconName } from '../../../ui/icon.js';

export interface Act {
  label: string;
  /** A second line: what follows. */
  after?: string;
  run(): void;
  icon?: IconName;
  disabled?: boolean;
}

export interface Sign {
  text: string;
  /** chosen: the judge's finger; hand: raised; nominee, target; spent: cannot any more. */
  tone: 'chosen' | 'hand' | 'nominee' | 'target' | 'spent' | 'red' | 'black';
}

export interface SeatPlay {
  /** What a tap does, for those who hear it; null: the seat's own page opens. */
  does: string | null;
  tap?(): void;
  disabled?: boolean;
  pressed?: boolean;
  sign: Sign | null;
}

export interface Scene {
  /** What the judge says aloud. */
  words: string;
  body: ReactNode;
  next: Act | null;
  others: Act[];
  seat(n: number): SeatPlay;
  /** The clock has no say here. */
  still?: boolean;
  /** Escape, and «Отмена» where a choice is under way. */
  cancel?(): void;
}

/** A seat that only opens its page. */
export const plainSeat: SeatPlay = { does: null, sign: null };
