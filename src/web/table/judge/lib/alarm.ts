/** When the clock calls: at ten seconds, and at the end. It only calls: the phase is the judge's. */
import type { GameView } from '../../../../rulebooks/table/view.js';
import { type ClockState, type ClockTone, clockOf } from '../../shared/clock.js';

export type Call = 'soon' | 'over';

/** A time this short is not «soon over» from its beginning on. */
const SHORT = 10;
const SHORT_SOON = 3000;
const SOON = 10_000;

export interface JudgeClock extends ClockState {
  /** The very clock: another speech, or time added, is another one. */
  key: string;
}

export function judgeClock(timer: GameView['timer'], now: number): JudgeClock | null {
  const clock = clockOf(timer, now);
  if (!timer || !clock) return null;
  return { ...clock, tone: toneOf(timer.seconds, clock.left), key: `${timer.startedAt}/${timer.seconds}` };
}

function soonOf(seconds: number): number {
  return seconds <= SHORT ? SHORT_SOON : SOON;
}

function toneOf(seconds: number, left: number): ClockTone {
  if (left <= 0) return 'over';
  return left <= soonOf(seconds) ? 'soon' : 'calm';
}

/**
 * What has been passed between two looks at one clock. A page that was away, or was opened anew, hears of the end at most:
 * an old warning is worth nothing.
 * @param before milliseconds left at the last look; null: this is the first one
 */
export function calledBetween(before: number | null, left: number, seconds: number): Call | null {
  if (before === null) return null;
  if (before > 0 && left <= 0) return 'over';
  const soon = soonOf(seconds);
  return before > soon && left <= soon && left > 0 ? 'soon' : null;
}

/** «47», «1:00»: what is read across a table. */
export function digits(seconds: number): string {
  return seconds < 60
    ? String(seconds)
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
