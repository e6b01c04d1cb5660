/**
 * Who sits at which seat of his table: first nobody twice at one seat, then new neighbours. Starts from an exact colouring;
 * what stands and what is locked is then reconciled with it, and neighbours are mixed, by exchanging two seats along chains
 * that give everybody his balance of seats back.
 */
import { spreadSeats } from './colouring.js';
import type { Progress } from './meetings.js';
import { type Layout, NOBODY, type Problem } from './problem.js';
import type { Chance } from './random.js';

/** One more at a seat weighs more than any change of neighbours. */
const SEAT_WEIGHT = 24;
const HOT = 4;
const COLD = 0.25;
const LONGEST_CHAIN = 60;
/** More than any table has seats, and any round tables. */
const SEATS = 20;
const TABLES = 64;

export function defaultSeatSteps({ fixed, tables }: Problem): number {
  const open = tables.reduce((sum, count, r) => sum + (fixed[r] ? 0 : count), 0);
  return Math.min(250_000, open * 3000);
}

/** @param layout tables with people in no order; rounds that stand are in order and stay as they are */
export function orderSeats(
  problem: Problem,
  layout: Layout,
  { chance, steps, progress }: { chance: Chance; steps: number; progress: Progress },
): Layout {
  const start = coloured(problem, layout);
  const search = new SeatSearch(problem, start, chance);
  return search.run(steps, progress);
}

function coloured(problem: Problem, layout: Layout): Layout {
  const open = layout.flatMap((tables, round) => (problem.fixed[round] ? [] : tables));
  const spread = spreadSeats(open, problem.seats);
  let next = 0;
  return layout.map((tables, round) =>
    tables.map((people) => {
      if (problem.fixed[round]) return [...people];
      const seats = spread[next++]!;
      for (const [person, { seat }] of problem.locked[round]!) {
        const at = seats.indexOf(person);
        if (at !== -1) [seats[at], seats[seat]] = [seats[seat]!, seats[at]!];
      }
      return seats;
    }),
  );
}

class SeatSearch {
  /** [person × seat] → games there. */
  private readonly counts: Int16Array;
  /** [person × person] → how often side by side. */
  private readonly beside: Int16Array;
  /** [round × person] → table and seat; −1 when not there. */
  private readonly table: Int16Array;
  private readonly seat: Int16Array;
  /** [round × table] → the number of the chain that changed it last. */
  private readonly touched: Int32Array;
  private chains = 0;
  /** Rounds that may change. */
  private readonly open: number[];

  constructor(
    private readonly problem: Problem,
    private layout: Layout,
    private readonly chance: Chance,
  ) {
    const { all, rounds } = problem;
    this.counts = new Int16Array(all * SEATS);
    this.beside = new Int16Array(all * all);
    this.table = new Int16Array(rounds * all).fill(-1);
    this.seat = new Int16Array(rounds * all).fill(-1);
    this.touched = new Int32Array(rounds * TABLES);
    this.open = [...problem.tables.keys()].filter((r) => !problem.fixed[r]);
    for (const [r, tables] of layout.entries()) {
      for (const [t, people] of tables.entries()) {
        for (const [s, person] of people.entries()) {
          if (person === NOBODY) continue;
          this.counts[person * SEATS + s]!++;
          this.table[r * all + person] = t;
          this.seat[r * all + person] = s;
        }
        for (let s = 0; s < sides(people.length); s++) this.besides(people, s, 1);
      }
    }
  }

  run(steps: number, progress: Progress): Layout {
    const { problem } = this;
    if (this.open.length === 0) return this.layout;
    const cooling = (COLD / HOT) ** (1 / Math.max(1, steps));
    let heat = HOT;
    let cost = 0;
    let best = 0;
    let kept = copyOf(this.layout);
    for (let step = 0; step < steps; step++) {
      heat *= cooling;
      const r = this.open[this.chance.below(this.open.length)]!;
      const t = this.chance.below(problem.tables[r]!);
      const a = this.chance.below(problem.seats);
      const b = this.chance.below(problem.seats);
      if (a === b || !this.loose(r, t, a) || !this.loose(r, t, b)) continue;
      const chain: Exchange[] = [];
      const change = this.exchangeAlong(r, t, a, b, chain);
      if (change <= 0 || this.chance.real() < Math.exp(-change / heat)) {
        cost += change;
        if (cost < best - 1e-7 && step > steps / 2) {
          best = cost;
          kept = copyOf(this.layout);
        }
      } else {
        for (const done of chain.reverse()) this.exchange(done.r, done.t, a, b);
      }
      if ((step & 0x3fff) === 0) progress(step / steps);
    }
    return cost > best ? kept : this.layout;
  }

  private loose(r: number, t: number, s: number): boolean {
    const person = this.layout[r]![t]![s]!;
    return person === NOBODY || !this.problem.locked[r]!.has(person);
  }

  /** Exchanges two seats of a table, then of every table where that left somebody with too many games at one of them. */
  private exchangeAlong(r: number, t: number, a: number, b: number, chain: Exchange[]): number {
    this.chains++;
    const queue: { r: number; t: number }[] = [{ r, t }];
    let change = 0;
    for (let at = 0; at < queue.length && chain.length < LONGEST_CHAIN; at++) {
      const next = queue[at]!;
      if (this.touched[next.r * TABLES + next.t] === this.chains) continue;
      this.touched[next.r * TABLES + next.t] = this.chains;
      change += this.exchange(next.r, next.t, a, b);
      chain.push(next);
      const people = this.layout[next.r]![next.t]!;
      for (let side = 0; side < 2; side++) {
        const [from, to] = side === 0 ? [a, b] : [b, a];
        const person = people[to]!;
        if (person === NOBODY) continue;
        if (this.counts[person * SEATS + to]! - this.counts[person * SEATS + from]! < 2) continue;
        const other = this.elsewhere(person, to, from);
        if (other) queue.push(other);
      }
    }
    return change;
  }

  /** Another table where the person sits at `at` and could sit at `to`. */
  private elsewhere(person: number, at: number, to: number): Exchange | null {
    const { all } = this.problem;
    const first = this.chance.below(this.open.length);
    for (let i = 0; i < this.open.length; i++) {
      const r = this.open[(first + i) % this.open.length]!;
      if (this.seat[r * all + person] !== at) continue;
      const t = this.table[r * all + person]!;
      if (this.touched[r * TABLES + t] !== this.chains && this.loose(r, t, at) && this.loose(r, t, to))
        return { r, t };
    }
    return null;
  }

  /** Exchanges two seats of a table. @returns the change of the cost */
  private exchange(r: number, t: number, a: number, b: number): number {
    const { all } = this.problem;
    const people = this.layout[r]![t]!;
    let change = this.around(people, a, b, -1);
    const [x, y] = [people[a]!, people[b]!];
    change += SEAT_WEIGHT * (this.reseat(x, a, b) + this.reseat(y, b, a));
    people[a] = y;
    people[b] = x;
    if (x !== NOBODY) this.seat[r * all + x] = b;
    if (y !== NOBODY) this.seat[r * all + y] = a;
    return change + this.around(people, a, b, 1);
  }

  /** The sides of two seats; a side between them counts once. */
  private around(people: readonly number[], a: number, b: number, by: 1 | -1): number {
    const size = people.length;
    if (size < 3) return this.besides(people, 0, by);
    const [beforeA, beforeB] = [(a + size - 1) % size, (b + size - 1) % size];
    let change = this.besides(people, a, by) + this.besides(people, b, by);
    if (beforeA !== b) change += this.besides(people, beforeA, by);
    if (beforeB !== a) change += this.besides(people, beforeB, by);
    return change;
  }

  private reseat(person: number, from: number, to: number): number {
    if (person === NOBODY) return 0;
    const was = this.counts[person * SEATS + from]!--;
    const is = this.counts[person * SEATS + to]!++;
    return person < this.problem.players ? 2 * (is - was + 1) : 0;
  }

  /** Seats s and s + 1 are side by side once more (or less). @returns the change of the sum of squares */
  private besides(people: readonly number[], s: number, by: 1 | -1): number {
    const { all, players } = this.problem;
    const [x, y] = [people[s]!, people[(s + 1) % people.length]!];
    if (x === NOBODY || y === NOBODY || x >= players || y >= players) return 0;
    const before = this.beside[x * all + y]!;
    this.beside[x * all + y] = before + by;
    this.beside[y * all + x] = before + by;
    return (before + by) ** 2 - before ** 2;
  }
}

interface Exchange {
  r: number;
  t: number;
}

/** How many pairs sit side by side at a round table. */
export function sides(people: number): number {
  return people < 3 ? people - 1 : people;
}

function copyOf(layout: Layout): Layout {
  return layout.map((tables) => tables.map((people) => [...people]));
}
