/** A small generator of its own, so that a season is named by one number. */
export class Chance {
  constructor(private state: number) {}

  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  maybe(probability: number): boolean {
    return this.next() < probability;
  }

  some<T>(items: readonly T[], most: number): T[] {
    return Array.from({ length: Math.min(most, items.length) }, () => this.pick(items));
  }

  /** Without repetition, in a random order. */
  sample<T>(items: readonly T[], count: number): T[] {
    const pool = [...items];
    const taken = Math.min(Math.max(count, 0), pool.length);
    for (let i = 0; i < taken; i++) {
      const j = i + this.below(pool.length - i);
      [pool[i], pool[j]] = [pool[j]!, pool[i]!];
    }
    return pool.slice(0, taken);
  }
}

/**
 * Chance by label: what is asked under one label does not move what is asked under another. Two games with the same luck and
 * different rules therefore meet the same evenings and the same moods for as long as they ask the same questions.
 */
export class Luck {
  constructor(private readonly seed: string) {}

  at(label: string): Chance {
    const text = `${this.seed}\u0000${label}`;
    // FNV-1a, its low bits stirred: labels differ in their last sign only.
    let hash = 0x811c9dc5;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
    hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
    return new Chance(hash ^ (hash >>> 16));
  }
}
