/** Figures of the promises: what a test has counted, for docs/guarantees.md. */
import { appendFileSync } from 'node:fs';

/**
 * Notes what a promise's test has measured, as one line of JSON. `npm run guarantees` names the file in
 * REGLAMENT_MEASURED; without it nothing is written.
 */
export function measured(promise: string, figures: Record<string, number | string>): void {
  const file = process.env.REGLAMENT_MEASURED;
  if (file) appendFileSync(file, `${JSON.stringify({ promise, figures })}\n`);
}

/** How much a test does: the whole number in the environment variable, or the small size of `npm test`. */
export function sizeOf(variable: string, small: number): number {
  const given = process.env[variable];
  if (given === undefined) return small;
  if (!/^[1-9]\d*$/.test(given))
    throw new Error(`${variable}: a whole number above 0 is expected, not «${given}»`);
  return Number(given);
}
