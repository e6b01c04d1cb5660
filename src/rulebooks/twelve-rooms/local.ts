/** Local times for the texts of refusals. */
import type { Instant } from '../../engine/contract.js';
import { localOf } from '../../engine/time.js';
import type { GameState } from './state.js';

/** `21.01.2019 19:00` in the pack's zone. */
export function localText(state: GameState, instant: Instant): string {
  const { date, time } = localOf(instant, state.pack.zone);
  const [year, month, day] = date.split('-');
  return `${day}.${month}.${year} ${time}`;
}

/** 31 February passes the schema's pattern, not this. */
export function isDate(date: string): boolean {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}
