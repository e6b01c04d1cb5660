/** Chance for the search: any text is a seed, and the same seed gives the same numbers on every machine. */
import { sha256Hex } from '../../../../engine/canonical.js';

/** Uniform 0 ≤ x < 1, and uniform integers below a bound. */
export interface Chance {
  real(): number;
  below(bound: number): number;
}

/** The generator sfc32, filled from the SHA-256 of the seed. */
export function chanceOf(seed: string): Chance {
  const hex = sha256Hex(`seating:${seed}`);
  const word = (at: number): number => Number.parseInt(hex.slice(at * 8, at * 8 + 8), 16) | 0;
  let [a, b, c, counter] = [word(0), word(1), word(2), word(3) | 1];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 16; i++) next();
  const real = (): number => next() / 4_294_967_296;
  return { real, below: (bound) => Math.floor(real() * bound) };
}

/** A random order, in place. */
export function shuffle<T>(items: T[], chance: Chance): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
  return items;
}
