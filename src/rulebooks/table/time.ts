/** Spans between instants. */
import { Temporal } from 'temporal-polyfill';
import type { Instant } from '../../engine/contract.js';

export function msBetween(from: Instant, to: Instant): number {
  return Temporal.Instant.from(to).epochMilliseconds - Temporal.Instant.from(from).epochMilliseconds;
}
