/**
 * The draw rule, read from its description and not from its code: a draw is HMAC-SHA-256 with the seed as the key over
 * “game NUL label NUL counter”, counter 0, 1, 2 …; each block gives five numbers of six bytes, big-endian. A number below
 * `bound` is the remainder, numbers of the incomplete last span being thrown away. A sample swaps, for i = 0, 1, 2 …,
 * member i with member i + (a number below what is left).
 */
import { createHmac } from 'node:crypto';

export function sample<T>(seed: string, game: string, label: string, from: readonly T[], count: number): T[] {
  const numbers: number[] = [];
  let block = 0;
  const next = (bound: number): number => {
    if (numbers.length === 0) {
      const bytes = createHmac('sha256', seed).update(`${game}\0${label}\0${block++}`).digest();
      for (const at of [0, 6, 12, 18, 24]) numbers.push(bytes.readUIntBE(at, 6));
    }
    const number = numbers.shift()!;
    return number < 2 ** 48 - (2 ** 48 % bound) ? number % bound : next(bound);
  };
  const pool = [...from];
  for (let i = 0; i < Math.min(count, pool.length); i++) {
    const j = i + next(pool.length - i);
    [pool[i], pool[j]] = [pool[j]!, pool[i]!];
  }
  return pool.slice(0, count);
}
