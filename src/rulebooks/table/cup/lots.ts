/** 2.3, 4.9: lots, by keyed draws or by hand. */
import type { Draws, Refusal } from '../../../engine/contract.js';
import { organiserOnly, somePlayers } from './access.js';
import type { CommandOf, Plan, SeatedRound } from './commands.js';
import { faultOfSpan } from './plan.js';
import { breakOfJudge, breakOfPair, playsHimself } from './seats.js';
import { byesOf, type CupState, canPlay } from './state.js';
import { cite, refuse, type Turn } from './turn.js';

type Outcome = Refusal | undefined;

/** A table below this size cannot be played. */
export const LEAST_PLAYERS = 4;
/** How many times a round is drawn anew when those who must not meet would. */
const ATTEMPTS = 60;

/** 2.3 */
export function drawSeating(turn: Turn, { from, to }: CommandOf<'drawSeating'>): Outcome {
  const refusal = organiserOnly(turn, '2.3');
  if (refusal) return refusal;
  const { plan } = turn.cup;
  if (!plan) return refuse('no-plan', ['2.1', '2.3']);
  const last = to ?? plan.rounds;
  if (last < from) return refuse('to-before-from', ['2.3'], { field: 'to', params: { from } });
  const fault = faultOfSpan(turn, from, last - from + 1);
  if (fault) return fault;
  const drawn = new Drawing(turn.cup, plan, turn.draws);
  const rounds: SeatedRound[] = [];
  for (let round = from; round <= last; round++) {
    const seats = drawn.round(round);
    if (typeof seats === 'object' && 'refusal' in seats) return seats.refusal;
    rounds.push(seats);
  }
  turn.emit({
    type: 'SeatingSet',
    from,
    rounds,
    source: 'draw',
    figures: null,
    draws: drawn.labels,
    clauses: cite('2.3'),
  });
}

class Drawing {
  readonly labels: string[] = [];
  /** How often each has sat out, the rounds drawn here included. */
  private readonly byes = new Map<string, number>();
  /** Player → whom the rules keep him apart from. */
  private readonly apart: ReadonlyMap<string, ReadonlySet<string>>;

  constructor(
    private readonly cup: CupState,
    private readonly plan: Plan,
    private readonly draws: Draws,
  ) {
    this.apart = new Map(
      cup.players.map((player) => [
        player.id,
        new Set(cup.players.flatMap((other) => (breakOfPair(cup, other, player) ? [other.id] : []))),
      ]),
    );
    for (const [index, { status }] of cup.rounds.entries()) {
      if (status === 'planned') continue;
      for (const id of byesOf(cup, index + 1)) this.sitOut(id);
    }
  }

  round(round: number): SeatedRound | { refusal: Refusal } {
    const able = this.cup.players.filter((player) => canPlay(player, round)).map(({ id }) => id);
    if (able.length < LEAST_PLAYERS)
      return { refusal: refuse('too-few-players', ['2.3'], { params: { round, least: LEAST_PLAYERS } }) };
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const label = `2.3:seats:${round}:${this.cup.drawn[round] ?? 0}:${attempt}`;
      const order = this.draws.sample(label, able, able.length);
      const seats = this.deal(order);
      if (!seats) continue;
      this.labels.push(label);
      const seated = new Set(seats.flat());
      for (const id of able) if (!seated.has(id)) this.sitOut(id);
      return { tables: this.judged(seats, round) };
    }
    return { refusal: refuse('no-lot', ['1.6', '2.3'], { params: { round } }) };
  }

  private sitOut(id: string): void {
    this.byes.set(id, (this.byes.get(id) ?? 0) + 1);
  }

  /** In the order of the lot to the next table with room and nobody to be kept apart from; null when somebody has none. */
  private deal(order: readonly string[]): string[][] | null {
    const room = this.plan.tables * this.plan.seats;
    const often = (id: string): number => this.byes.get(id) ?? 0;
    const sitting = new Set([...order].sort((a, b) => often(b) - often(a)).slice(0, room));
    const playing = order.filter((id) => sitting.has(id));
    const tables: string[][] = Array.from({ length: Math.ceil(playing.length / this.plan.seats) }, () => []);
    for (const [index, id] of playing.entries()) {
      const fewest = tables
        .map((_, k) => tables[(index + k) % tables.length]!)
        .filter((table) => table.length < this.plan.seats && !this.meets(table, id))
        .sort((a, b) => a.length - b.length)[0];
      if (!fewest) return null;
      fewest.push(id);
    }
    return tables;
  }

  private meets(table: readonly string[], id: string): boolean {
    const apart = this.apart.get(id)!;
    return table.some((other) => apart.has(other));
  }

  /** Judges by lot too; a table for which nobody is left gets none, and the organiser assigns one. */
  private judged(seats: readonly string[][], round: number): SeatedRound['tables'] {
    const all = this.cup.judges.filter(({ removed }) => removed === null).map(({ id }) => id);
    const free = all.filter((judge) => playsHimself(this.cup, judge, seats.flat()) === null);
    if (free.length === 0 || this.plan.judges === 0)
      return seats.map((each) => ({ seats: each, judges: [] }));
    const label = `2.3:judges:${round}:${this.cup.drawn[round] ?? 0}`;
    this.labels.push(label);
    let left = this.draws.sample(label, free, free.length);
    return seats.map((each) => {
      const judges = left
        .filter((judge) => each.every((player) => breakOfJudge(this.cup, judge, player) === null))
        .slice(0, this.plan.judges);
      left = left.filter((judge) => !judges.includes(judge));
      return { seats: each, judges };
    });
  }
}

/** 4.9 */
export function drawLot(turn: Turn, { about, use, players }: CommandOf<'drawLot'>): Outcome {
  const refusal = organiserOnly(turn, '4.9') ?? somePlayers(turn, players, 'players', '4.9');
  if (refusal) return refusal;
  // The label names who draws, not how many lots there were: a correction of another lot does not draw this one anew.
  const among = [...players].sort();
  const before = turn.cup.lots.filter(
    ({ by, order }) => by === 'draw' && [...order].sort().join('+') === among.join('+'),
  );
  const label = `4.9:lot:${among.join('+')}:${before.length + 1}`;
  const order = turn.draws.sample(label, among, among.length);
  turn.emit({
    type: 'LotDrawn',
    ...{ about, use, order, by: 'draw', note: '' },
    draws: [label],
    clauses: cite('4.9'),
  });
}

export function recordLot(turn: Turn, { about, use, order, note = '' }: CommandOf<'recordLot'>): Outcome {
  const refusal = organiserOnly(turn, '4.9') ?? somePlayers(turn, order, 'order', '4.9');
  if (refusal) return refusal;
  turn.emit({ type: 'LotDrawn', ...{ about, use, order, by: 'hand', note }, clauses: cite('4.9') });
}
