/**
 * Who sits at which table of which round. Simulated annealing: two people of one round change places, and the cost of it
 * is counted from the meetings of these two alone.
 */
import { shareByes } from './byes.js';
import { countMeetings, type Layout, type Problem, standing, WEIGHTS } from './problem.js';
import { type Chance, shuffle } from './random.js';

/** Called now and then with the share that is done, 0 … 1. */
export type Progress = (share: number) => void;

const HOT = 4;
const COLD = 0.2;
const PROGRESS_EVERY = 1 << 17;
/** How much a far count of meetings weighs beside the square. */
const FOURTH = 0.05;

/** Steps by the size of the cup: enough for thirty players and ten rounds, bounded for very large ones. */
export function defaultSteps({ players, rounds }: Problem): number {
  return Math.min(24_000_000, Math.max(400_000, players * rounds * 50_000));
}

/** A round to be found: first its tables, seat after seat, then those who sit out. */
interface Slots {
  round: number;
  who: Int16Array;
  seated: number;
  /** Slots that may change. */
  loose: number[];
}

export class Meetings {
  readonly meets: Int16Array;
  private readonly slots: Slots[];
  /** [round × index] → slot, or −1. */
  private readonly where: Int16Array;
  private readonly byes: Int16Array;
  private readonly up: Float64Array;
  private readonly down: Float64Array;

  constructor(
    private readonly problem: Problem,
    private readonly chance: Chance,
  ) {
    const { all, rounds, players } = problem;
    this.where = new Int16Array(rounds * all).fill(-1);
    this.byes = new Int16Array(all);
    const outs = shareByes(problem, chance);
    this.slots = problem.fixed.flatMap((fixed, r) => (fixed ? [] : [this.fill(r, new Set(outs[r]))]));
    this.meets = countMeetings(problem, this.layout());
    for (const [r, tables] of problem.fixed.entries()) {
      const sat = new Set(tables?.flatMap(({ seats }) => seats));
      for (const p of problem.present[r]!) {
        if (p >= players) continue;
        if (tables ? !sat.has(problem.task.players[p]!.id) : outs[r]!.includes(p)) this.byes[p]!++;
      }
    }
    // Evenness around the mean of all pairs: the square decides, the fourth power keeps single pairs from lagging far behind.
    let sum = 0;
    for (const count of this.meets) sum += count;
    const mean = all > 1 ? sum / (all * (all - 1)) : 0;
    const bend = (count: number): number => (count - mean) ** 2 + FOURTH * (count - mean) ** 4;
    this.up = Float64Array.from({ length: rounds + 2 }, (_, count) => bend(count + 1) - bend(count));
    this.down = Float64Array.from({ length: rounds + 2 }, (_, count) => bend(count - 1) - bend(count));
  }

  /** A random start that keeps the locked seats. */
  private fill(round: number, out: ReadonlySet<number>): Slots {
    const { present, tables, seats, locked, all } = this.problem;
    const seated = tables[round]! * seats;
    const who = new Int16Array(present[round]!.length).fill(-1);
    const settled = new Set<number>();
    const taken = new Array<number>(tables[round]!).fill(0);
    for (const [person, { table }] of locked[round]!) {
      const slot = table * seats + taken[table]!++;
      who[slot] = person;
      settled.add(slot);
    }
    const rest = shuffle(
      present[round]!.filter((person) => !locked[round]!.has(person) && !out.has(person)),
      this.chance,
    );
    const queue = [...rest, ...out];
    for (let slot = 0; slot < who.length; slot++) if (who[slot] === -1) who[slot] = queue.shift()!;
    for (const [slot, person] of who.entries()) this.where[round * all + person] = slot;
    const loose = [...who.keys()].filter((slot) => !settled.has(slot));
    return { round, who, seated, loose };
  }

  /** Tables with people in no order yet. */
  layout(): Layout {
    const layout = standing(this.problem);
    const { seats, tables } = this.problem;
    for (const { round, who } of this.slots) {
      layout[round] = Array.from({ length: tables[round]! }, (_, t) => [
        ...who.subarray(t * seats, (t + 1) * seats),
      ]);
    }
    return layout;
  }

  /** Looks for the best tables. @returns the tables with people in no order yet */
  search(steps: number, progress: Progress): Layout {
    const open = this.slots.filter(
      ({ who, seated, loose }) => loose.length > 1 && who.length > this.problem.seats && seated > 0,
    );
    if (open.length === 0) return this.layout();
    const together = this.wantedPairs();
    const doubles = together.length > 0 || open.some(({ who, seated }) => who.length > seated);
    const hot = together.length > 0 ? Math.max(HOT, -WEIGHTS.together) : HOT;
    const cooling = (COLD / hot) ** (1 / Math.max(1, steps));
    let heat = hot;
    let cost = 0;
    let best = 0;
    let kept = this.keep();
    for (let step = 0; step < steps; step++) {
      heat *= cooling;
      const double = doubles && this.chance.below(8) === 0;
      const change = double ? this.tryDouble(open, together, heat) : this.trySwap(open, heat);
      cost += change;
      // Far from the end nothing is worth keeping: it will be bettered.
      if (change < 0 && cost < best - 1e-7 && step > steps / 2) {
        best = cost;
        kept = this.keep();
      }
      if (step % PROGRESS_EVERY === 0) progress(step / steps);
    }
    if (cost > best) this.restore(kept);
    return this.layout();
  }

  /**
   * Mends what the search does not know of: as long as a round lacks something, the cheapest exchange that lessens it.
   * @param lacking how much a round lacks with these tables
   */
  mend(lacking: (tables: readonly number[][], round: number) => number): void {
    for (const slots of this.slots) {
      const { round, loose } = slots;
      for (let lack = lacking(this.layout()[round]!, round); lack > 0; ) {
        let best: { i: number; j: number; lack: number; cost: number } | null = null;
        for (const i of loose) {
          for (const j of loose) {
            if (j <= i || this.groupOf(slots, i) === this.groupOf(slots, j)) continue;
            const cost = this.delta(slots, i, j);
            if (cost >= WEIGHTS.out || (best && cost >= best.cost)) continue;
            this.swap(slots, i, j);
            const now = lacking(this.layout()[round]!, round);
            this.swap(slots, i, j);
            if (now < lack) best = { i, j, lack: now, cost };
          }
        }
        if (!best) break;
        this.swap(slots, best.i, best.j);
        lack = best.lack;
      }
    }
  }

  /** Tries one exchange of two people in a round. @returns the change of the cost; 0 when it was not taken */
  private trySwap(open: readonly Slots[], heat: number): number {
    const slots = open[this.chance.below(open.length)]!;
    const { loose } = slots;
    const i = loose[this.chance.below(loose.length)]!;
    const j = loose[this.chance.below(loose.length)]!;
    if (this.groupOf(slots, i) === this.groupOf(slots, j)) return 0;
    const change = this.delta(slots, i, j);
    if (!this.takes(change, heat)) return 0;
    this.swap(slots, i, j);
    return change;
  }

  /** Two exchanges at once: a bye moves to another round, or two who belong together change tables. */
  private tryDouble(open: readonly Slots[], together: readonly [number, number][], heat: number): number {
    const moves =
      together.length > 0 && this.chance.below(2) === 0 ? this.pairMove(open, together) : this.byeMove(open);
    if (!moves) return 0;
    const [first, second] = moves;
    const one = this.delta(...first);
    this.swap(...first);
    const change = one + this.delta(...second);
    if (this.takes(change, heat)) {
      this.swap(...second);
      return change;
    }
    this.swap(...first);
    return 0;
  }

  private pairMove(open: readonly Slots[], together: readonly [number, number][]): [Move, Move] | null {
    const slots = open[this.chance.below(open.length)]!;
    const [a, b] = together[this.chance.below(together.length)]!;
    const { round, loose } = slots;
    const [i, j] = [this.where[round * this.problem.all + a]!, this.where[round * this.problem.all + b]!];
    if (i < 0 || j < 0 || !loose.includes(i) || !loose.includes(j)) return null;
    if (this.groupOf(slots, i) !== this.groupOf(slots, j)) return null;
    const k = loose[this.chance.below(loose.length)]!;
    const l = loose[this.chance.below(loose.length)]!;
    const target = this.groupOf(slots, k);
    if (k === l || target === this.groupOf(slots, i) || target !== this.groupOf(slots, l)) return null;
    return [
      [slots, i, k],
      [slots, j, l],
    ];
  }

  private byeMove(open: readonly Slots[]): [Move, Move] | null {
    const one = open[this.chance.below(open.length)]!;
    const other = open[this.chance.below(open.length)]!;
    if (one === other || one.who.length === one.seated || other.who.length === other.seated) return null;
    const outOfOne = one.seated + this.chance.below(one.who.length - one.seated);
    const outOfOther = other.seated + this.chance.below(other.who.length - other.seated);
    const { all } = this.problem;
    const inOne = this.where[one.round * all + other.who[outOfOther]!]!;
    const inOther = this.where[other.round * all + one.who[outOfOne]!]!;
    const free = (slots: Slots, slot: number): boolean =>
      slot >= 0 && slot < slots.seated && slots.loose.includes(slot);
    if (!free(one, inOne) || !free(other, inOther)) return null;
    return [
      [one, outOfOne, inOne],
      [other, outOfOther, inOther],
    ];
  }

  private takes(change: number, heat: number): boolean {
    return change <= 0 || this.chance.real() < Math.exp(-change / heat);
  }

  /** The table of a slot; those who sit out are one group behind the tables. */
  private groupOf({ seated }: Slots, slot: number): number {
    return slot >= seated ? -1 : Math.floor(slot / this.problem.seats);
  }

  private delta(slots: Slots, i: number, j: number): number {
    const { who } = slots;
    const [x, y] = [who[i]!, who[j]!];
    return this.leaving(slots, i, x, y) + this.leaving(slots, j, y, x) + this.outDelta(slots, i, j);
  }

  /** What it costs that `x` leaves the table of a slot and `y` comes to it. */
  private leaving({ who, seated }: Slots, slot: number, x: number, y: number): number {
    if (slot >= seated) return 0;
    const { meets, up, down } = this;
    const { all, seats, even, weight } = this.problem;
    const [ofX, ofY] = [x * all, y * all];
    const from = slot - (slot % seats);
    let change = 0;
    for (let at = from; at < from + seats; at++) {
      if (at === slot) continue;
      const z = who[at]!;
      const [a, b] = [ofX + z, ofY + z];
      change += weight[b]! - weight[a]!;
      if (even[a] === 1) change += down[meets[a]!]!;
      if (even[b] === 1) change += up[meets[b]!]!;
    }
    return change;
  }

  private outDelta({ who, seated }: Slots, i: number, j: number): number {
    if (i >= seated === j >= seated) return 0;
    const [goes, comes] = i >= seated ? [who[j]!, who[i]!] : [who[i]!, who[j]!];
    // The squares of (goes + 1) and (comes − 1).
    return WEIGHTS.out * (this.byes[goes]! - this.byes[comes]! + 1);
  }

  private swap(slots: Slots, i: number, j: number): void {
    const { who, seated, round } = slots;
    const { all } = this.problem;
    const [x, y] = [who[i]!, who[j]!];
    this.move(slots, i, x, y);
    this.move(slots, j, y, x);
    if (i >= seated !== j >= seated) {
      const [goes, comes] = i >= seated ? [y, x] : [x, y];
      this.byes[goes]!++;
      this.byes[comes]!--;
    }
    who[i] = y;
    who[j] = x;
    this.where[round * all + x] = j;
    this.where[round * all + y] = i;
  }

  private move({ who, seated }: Slots, slot: number, x: number, y: number): void {
    if (slot >= seated) return;
    const { meets } = this;
    const { all, seats } = this.problem;
    const from = slot - (slot % seats);
    for (let at = from; at < from + seats; at++) {
      if (at === slot) continue;
      const z = who[at]!;
      meets[x * all + z]!--;
      meets[z * all + x]!--;
      meets[y * all + z]!++;
      meets[z * all + y]!++;
    }
  }

  private wantedPairs(): [number, number][] {
    const { task, index } = this.problem;
    return task.pairs.flatMap(({ rule, a, b }) => {
      const [one, other] = [index.get(a), index.get(b)];
      return rule === 'together' && one !== undefined && other !== undefined
        ? [[one, other] as [number, number]]
        : [];
    });
  }

  private keep(): Int16Array[] {
    return this.slots.map(({ who }) => who.slice());
  }

  private restore(kept: readonly Int16Array[]): void {
    for (const [at, slots] of this.slots.entries()) {
      slots.who.set(kept[at]!);
      for (const [slot, person] of slots.who.entries())
        this.where[slots.round * this.problem.all + person] = slot;
    }
    this.meets.set(countMeetings(this.problem, this.layout()));
  }
}

type Move = [slots: Slots, i: number, j: number];
