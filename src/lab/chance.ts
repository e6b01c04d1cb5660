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
}
