/** Names of the judge's steps. */
import type { Step } from './state.js';

/** A step is called by its first event. */
export function whatOf({ events }: Step): string {
  return events[0]!.type;
}
