/** Where seats stand round a table: the judge below in the middle, seat 1 at the judge's left hand, then clockwise. */

export interface Place {
  /** Seat number, from 1. */
  n: number;
  /** Centre of the seat, in hundredths of the width and of the height of the table's box. */
  x: number;
  y: number;
}

const SAMPLES = 720;

/**
 * Places of `count` seats (2–20) evenly along the rim of an ellipse as wide as it is high times `ratio`.
 * @param gap how many seats' room is left free below, for the judge
 */
export function ringPlaces(count: number, ratio = 1, gap = 1): Place[] {
  const lengths = rimLengths(ratio);
  const whole = lengths.at(-1)!;
  return Array.from({ length: count }, (_, i) => {
    const wanted = (whole * (i + (gap + 1) / 2)) / (count + gap);
    const at = lengths.findIndex((length) => length >= wanted);
    const angle = (at / SAMPLES) * 2 * Math.PI;
    return { n: i + 1, x: round(50 - 50 * Math.sin(angle)), y: round(50 + 50 * Math.cos(angle)) };
  });
}

/** Length of the rim from its lowest point, clockwise, to each of the samples. */
function rimLengths(ratio: number): number[] {
  const lengths = [0];
  for (let i = 1; i <= SAMPLES; i++) {
    const before = ((i - 1) / SAMPLES) * 2 * Math.PI;
    const now = (i / SAMPLES) * 2 * Math.PI;
    const dx = ratio * (Math.sin(now) - Math.sin(before));
    const dy = Math.cos(now) - Math.cos(before);
    lengths.push(lengths[i - 1]! + Math.hypot(dx, dy));
  }
  return lengths;
}

const round = (value: number): number => Math.round(value * 100) / 100;
