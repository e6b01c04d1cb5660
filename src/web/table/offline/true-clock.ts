/**
 * Game time on a device whose own clock may be wrong, good while offline. Each answer says the server's time; it was written
 * between the moment the request left and the moment the answer came, so the difference of the clocks lies between two bounds.
 * Slow answers give wide bounds and never spoil narrow ones.
 */

/** Bounds of game time minus this device's time, in milliseconds. */
export interface Bounds {
  least: number;
  most: number;
}

export class TrueClock {
  constructor(
    private readonly device: () => number = Date.now,
    private bounds: Bounds | null = null,
  ) {}

  /** @param sentAt, gotAt this device's time when the request left and when its answer came */
  heard(serverTime: string, sentAt: number, gotAt: number): void {
    const server = Date.parse(serverTime);
    const next = { least: server - gotAt, most: server - sentAt };
    const known = this.bounds ?? next;
    const both = { least: Math.max(known.least, next.least), most: Math.min(known.most, next.most) };
    // Bounds that cannot both be true: one of the clocks was set in between.
    this.bounds = both.least <= both.most ? both : next;
  }

  /** The lower bound, so that an entry does not claim to have been made after it arrived. */
  now(): number {
    return this.device() + (this.bounds?.least ?? 0);
  }

  /** To be kept for the next time this page opens. */
  kept(): Bounds | null {
    return this.bounds;
  }
}
