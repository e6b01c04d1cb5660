/** Repeatable luck for workloads: the same seed makes the same games. */
export class Chance {
  constructor(private seed: number) {}

  /** Uniform integer 0 … bound−1. */
  below(bound: number): number {
    this.seed = (this.seed + 0x6d2b79f5) | 0;
    let t = Math.imul(this.seed ^ (this.seed >>> 15), 1 | this.seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const pool = [...items];
    for (let i = pool.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [pool[i], pool[j]] = [pool[j]!, pool[i]!];
    }
    return pool;
  }
}
