/** Where a move ends. Cells run from 1 to the finish; 0 is the start, outside the field. */

export interface WalkRules {
  /** The finish cell. */
  size: number;
  /** `reach`: the finish cell or beyond ends on the finish. `exact`: a move beyond it is not made. */
  finish: 'reach' | 'exact';
  /** What a total below zero does: `stay` or walk `backward`, never behind the start. */
  negative: 'stay' | 'backward';
}

/** The cell a move of `steps` from `from` ends on, before the mark of that cell works. */
export function walkTo(from: number, steps: number, rules: WalkRules): number {
  if (steps < 0) return rules.negative === 'backward' ? Math.max(0, from + steps) : from;
  const to = from + steps;
  if (to <= rules.size) return to;
  return rules.finish === 'reach' ? rules.size : from;
}

/** The cell a jump of `by` (forwards or backwards) from `from` ends on: never before cell 1. */
export function jumpTo(from: number, by: number, rules: WalkRules): number {
  return by < 0 ? Math.max(1, from + by) : walkTo(from, by, rules);
}
