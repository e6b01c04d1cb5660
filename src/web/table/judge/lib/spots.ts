/** Where the ten seats stand on the judge's screen: up the left side, along the top, down the right; the judge sits below. */

export interface Spot {
  side: 'left' | 'top' | 'right';
  /** From the first seat of its side, and of how many. */
  index: number;
  of: number;
}

/** Along the top there is room for so many tiles. */
const MOST_ON_TOP = 6;

/**
 * Places of `count` seats (2–20), clockwise from the judge's left hand, as players sit.
 * @param tall the screen is higher than wide: fewer stand along the top
 */
export function spotsOf(count: number, tall = false): Spot[] {
  const wanted = Math.min(MOST_ON_TOP, Math.round(count * (tall ? 0.2 : 0.4)));
  // Both sides get as many.
  const top = (count - wanted) % 2 === 0 ? wanted : wanted - 1 < 0 ? wanted + 1 : wanted - 1;
  const side = (count - top) / 2;
  return Array.from({ length: count }, (_, i) => {
    if (i < side) return { side: 'left', index: i, of: side };
    if (i < side + top) return { side: 'top', index: i - side, of: top };
    return { side: 'right', index: i - side - top, of: side };
  });
}
