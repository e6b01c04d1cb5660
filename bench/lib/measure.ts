/**
 * Figures side by side. Contestants take turns within one run, round by round, so that whatever else the machine does falls
 * on all of them alike; a ratio is taken inside each round, and of the rounds the median counts.
 */
export interface Contestant {
  /** What one run does, in moves, games, commands. */
  units: number;
  run(): unknown;
}

/** Median and the middle half of several measurements. */
export interface Spread {
  median: number;
  low: number;
  high: number;
}

/** How much is measured. */
export interface Effort {
  rounds: number;
  /** Milliseconds of the processor a contestant gets in each round, at least. */
  slice: number;
  /** The same before the first round, when the code is still being compiled. */
  warm: number;
}

export const TINY: Effort = { rounds: 1, slice: 1, warm: 1 };

/**
 * Units per second of the processor, by contestant, one figure a round. Time of the processor and not of the clock: a machine
 * shared with others stretches the clock, and not alike for all.
 */
export function contest<Name extends string>(
  contestants: Record<Name, Contestant>,
  { rounds, slice, warm }: Effort,
): Record<Name, number[]> {
  const entries = Object.entries(contestants) as [Name, Contestant][];
  const rates = Object.fromEntries(entries.map(([name]) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -1; round < rounds; round++) {
    for (const [name, { units, run }] of entries) {
      let runs = 0;
      const start = process.cpuUsage();
      let spent = 0;
      do {
        run();
        runs += 1;
        const { user, system } = process.cpuUsage(start);
        spent = (user + system) / 1000;
      } while (spent < (round < 0 ? warm : slice));
      if (round >= 0) rates[name].push((units * runs * 1000) / spent);
    }
  }
  return rates;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.round((sorted.length - 1) * part)]!;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}

/** Round by round. */
export function ratioOf(a: readonly number[], b: readonly number[]): Spread {
  return spreadOf(a.map((value, round) => value / b[round]!));
}
