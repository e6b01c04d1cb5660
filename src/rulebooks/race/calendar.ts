/** From a pack's dates to instants. */
import type { Instant } from '../../engine/contract.js';
import { addDays, instantOf } from '../../engine/time.js';
import type { Moment } from './pack.js';

/** The instant of a moment relative to a game's date. */
export function momentOf(date: string, moment: Moment, zone: string): Instant {
  return instantOf(addDays(date, moment.days), moment.time, zone);
}
