/** Times of a scenario: local ones of the pack's zone, or instants. */
import type { Instant } from '../engine/contract.js';
import { instantOf, normalInstant, plusMs } from '../engine/time.js';

const LOCAL = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{3}))?)?$/;

/** @returns null when the text is not a time. */
export function parseWhen(text: string, zone: string): Instant | null {
  const local = LOCAL.exec(text.trim());
  try {
    if (!local) return normalInstant(text.trim());
    const [, date, time, seconds = '0', ms = '0'] = local;
    return plusMs(instantOf(date!, time!, zone), Number(seconds) * 1000 + Number(ms));
  } catch {
    return null;
  }
}
