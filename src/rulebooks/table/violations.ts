/** V.1 – V.15: what a foul is given for. At night (5.7) players sit still and silent. */
import type { Clause } from './turn.js';

export const VIOLATIONS: readonly Clause[] = [
  'V.1',
  'V.2',
  'V.3',
  'V.4',
  'V.5',
  'V.6',
  'V.7',
  'V.8',
  'V.9',
  'V.10',
  'V.11',
  'V.12',
  'V.13',
  'V.14',
  'V.15',
];

/** Conduct of the night: signs, looks, touches (V.6, V.7, V.8). */
const NIGHT: readonly number[] = [6, 7, 8];

export function clausesOf(violation: number | null): Clause[] {
  if (violation === null) return ['V.total'];
  const clause = VIOLATIONS[violation - 1]!;
  return NIGHT.includes(violation) ? [clause, '5.7', 'V.total'] : [clause, 'V.total'];
}
