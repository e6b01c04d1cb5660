/** The clock of a speech or of a step of the night, as the view has it. It warns; it never changes the phase. */
import { useNow } from '../../app/clock.js';
import type { TableView } from './use-view.js';

/** calm: time enough; soon: ten seconds or less; over: time is up. */
export type ClockTone = 'calm' | 'soon' | 'over';

export interface ClockState {
  /** Milliseconds left; below zero when time is up. */
  left: number;
  /** What the clock shows, whole seconds, never below zero. */
  seconds: number;
  paused: boolean;
  tone: ClockTone;
  /** Of the time given, what is left: from 1 to 0. */
  share: number;
}

const SOON = 10_000;

/** What the clock shows at a moment of the game's time; null without a clock. */
export function clockOf(timer: TableView['timer'], now: number): ClockState | null {
  if (!timer) return null;
  const at = timer.pausedAt === null ? now : Date.parse(timer.pausedAt);
  const gone = Math.max(0, at - Date.parse(timer.startedAt) - timer.paused);
  const left = timer.seconds * 1000 - gone;
  return {
    left,
    seconds: Math.max(0, Math.ceil(left / 1000)),
    paused: timer.pausedAt !== null,
    tone: left <= 0 ? 'over' : left <= SOON ? 'soon' : 'calm',
    share: timer.seconds === 0 ? 0 : Math.min(1, Math.max(0, left / (timer.seconds * 1000))),
  };
}

/** The clock by the server's time, four times a second. */
export function useTableClock(timer: TableView['timer']): ClockState | null {
  return clockOf(timer, useNow(250));
}

/** «1:00», «0:07». */
export function clockText({ seconds }: Pick<ClockState, 'seconds'>): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
