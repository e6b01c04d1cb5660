/** Intervals of shares and means, 95 % each. */

/** Of the normal distribution. */
const Z = 1.959964;

export interface Share {
  value: number;
  low: number;
  high: number;
}

/** Wilson's interval: sensible for few games and for shares near 0 and 1, too. Nothing was played: anything is possible. */
export function wilson(hits: number, games: number): Share {
  if (games === 0) return { value: 0, low: 0, high: 1 };
  const p = hits / games;
  const z2 = Z * Z;
  const scale = 1 + z2 / games;
  const middle = (p + z2 / (2 * games)) / scale;
  const half = (Z * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games * games))) / scale;
  return {
    value: p,
    low: hits === 0 ? 0 : Math.max(0, middle - half),
    high: hits === games ? 1 : Math.min(1, middle + half),
  };
}

/**
 * Difference of two shares measured on the same games: only games in which they differ count for its spread.
 * @param gained games of which only the second has the mark
 * @param lost games of which only the first has it
 */
export function pairedShare(gained: number, lost: number, games: number): Share {
  // One half is added to both, as for small tables: no pair has differed is no proof that none would.
  const value = games === 0 ? 0 : (gained - lost) / games;
  const n = games + 1;
  const spread = gained + lost + 1 - (gained - lost) ** 2 / n;
  const half = games === 0 ? 1 : (Z * Math.sqrt(spread)) / n;
  return { value, low: Math.max(-1, value - half), high: Math.min(1, value + half) };
}

/** Mean of values known by their sums. */
export function meanOf(count: number, sum: number, squares: number): Share {
  if (count === 0) return { value: 0, low: 0, high: 0 };
  const value = sum / count;
  const variance = count < 2 ? 0 : Math.max(0, (squares - count * value * value) / (count - 1));
  const half = Z * Math.sqrt(variance / count);
  return { value, low: value - half, high: value + half };
}
