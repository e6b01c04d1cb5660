/**
 * Luck that anybody can check. A game has one secret seed; its commitment is published when the game starts and the
 * seed when it ends. A draw is HMAC-SHA-256(seed, game · label · counter): the same label gives the same result
 * whatever else happened, so a correction leaves the draws it does not concern as they were.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { sha256Hex } from './canonical.js';
import type { Draws } from './contract.js';

const RANGE = 2 ** 48;

/** What is published before the first move: SHA-256 of the seed with a fixed prefix, lower-case hex. */
export function commitment(seed: string): string {
  return sha256Hex(`reglament-seed:${seed}`);
}

/**
 * The draws of one game.
 * @param seed the secret seed of the game, any text
 * @param game the game's id, so that two games with one seed still differ
 */
export function keyedDraws(seed: string, game: string): Draws {
  /** With the seed worked in: that is the same for every draw. */
  let keyed: ReturnType<typeof hmac.create> | undefined;

  /** Uniform 48-bit numbers of a label, one after the other. */
  function* stream(label: string): Generator<number, never> {
    for (let counter = 0; ; counter++) {
      keyed ??= hmac.create(sha256, utf8ToBytes(seed));
      const block = keyed
        .clone()
        .update(utf8ToBytes(`${game}\u0000${label}\u0000${counter}`))
        .digest();
      for (let at = 0; at + 6 <= block.length; at += 6) {
        let value = 0;
        for (let i = 0; i < 6; i++) value = value * 256 + block[at + i]!;
        yield value;
      }
    }
  }

  /** Rejection sampling: numbers of the incomplete last span are thrown away, so no result is likelier than another. */
  function below(numbers: Generator<number, never>, bound: number): number {
    if (!Number.isSafeInteger(bound) || bound < 1 || bound > RANGE)
      throw new RangeError(`draw bound ${bound}`);
    const limit = RANGE - (RANGE % bound);
    for (;;) {
      const { value } = numbers.next();
      if (value < limit) return value % bound;
    }
  }

  return {
    int: (label, bound) => below(stream(label), bound),
    sample: (label, items, count) => {
      const numbers = stream(label);
      const pool = [...items];
      const taken = Math.min(Math.max(count, 0), pool.length);
      for (let i = 0; i < taken; i++) {
        const j = i + below(numbers, pool.length - i);
        [pool[i], pool[j]] = [pool[j]!, pool[i]!];
      }
      return pool.slice(0, taken);
    },
  };
}

/** Results of draws by label: a number, or the items of a sample in order. */
export type Drawn = Record<string, unknown>;

/** Draws that also write down every result in `drawn`. */
export function recordingDraws(draws: Draws, drawn: Drawn): Draws {
  return {
    int: (label, bound) => {
      const result = draws.int(label, bound);
      drawn[label] = result;
      return result;
    },
    sample: (label, items, count) => {
      const result = draws.sample(label, items, count);
      drawn[label] = result;
      return result;
    },
  };
}

/** Draws whose results are known and whose seed is not: what was drawn comes again, anything else comes from `other`. */
export function recordedDraws(drawn: Drawn, other: Draws): Draws {
  return {
    int: (label, bound) => (Object.hasOwn(drawn, label) ? (drawn[label] as number) : other.int(label, bound)),
    sample: <T>(label: string, items: readonly T[], count: number) =>
      Object.hasOwn(drawn, label) ? [...(drawn[label] as T[])] : other.sample(label, items, count),
  };
}
