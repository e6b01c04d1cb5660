/** Local times for the texts of refusals. */
import type { Instant } from '../../engine/contract.js';
import { localOf } from '../../engine/time.js';
import type { SeasonState } from './state.js';

/** `21.01.2018 12:00` in the pack's zone. */
export function localText(state: SeasonState, instant: Instant): string {
  const { date, time } = localOf(instant, state.pack.zone);
  const [year, month, day] = date.split('-');
  return `${day}.${month}.${year} ${time}`;
}
