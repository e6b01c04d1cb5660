/** What people ask of a seating, counted: who meets whom how often, repeated seats, sitting out, broken rules. */
import type { CupView } from '../../../rulebooks/table/cup/view.js';

/** One round as it sits: seat 1 first, null is an empty seat. */
export interface SeatsOfRound {
  round: number;
  tables: { seats: readonly (string | null)[]; judges: readonly string[] }[];
}

export interface Rules {
  players: readonly { id: string; team: string | null }[];
  pairs: readonly { a: string; b: string; rule: 'separate' | 'avoid' | 'together' }[];
  teamsApart: boolean;
  conflicts: readonly { judge: string; player: string }[];
}

export interface Figures {
  /** Of pairs no rule binds: the rarest and the most frequent. */
  meetLeast: number;
  meetMost: number;
  /** How often somebody sits on a seat he has had before. */
  seatRepeats: number;
  /** Rounds sat out, per player. */
  outLeast: number;
  outMost: number;
  /** Tables per judge. */
  judgeLeast: number;
  judgeMost: number;
  /** Meetings a rule forbids, and judges at tables with whom they are in conflict. */
  broken: number;
  /** Meetings of pairs that had better not meet. */
  avoided: number;
  emptySeats: number;
}

const key = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

export function rulesOf(view: CupView): Rules {
  const { desk } = view;
  return {
    players: view.players,
    pairs: desk?.pairs ?? [],
    teamsApart: desk?.teamsApart ?? false,
    conflicts: desk?.conflicts ?? [],
  };
}

export function seatsOf(view: CupView): SeatsOfRound[] {
  return view.rounds
    .filter(({ tables }) => tables.length > 0)
    .map(({ n, tables }) => ({
      round: n,
      tables: tables.map((table) => ({
        seats: table.seats.map(({ player }) => player),
        judges: table.judges,
      })),
    }));
}

export function figuresOf(rounds: readonly SeatsOfRound[], rules: Rules): Figures {
  const meetings = new Map<string, number>();
  const games = new Map<string, number>();
  const seats = new Map<string, Set<number>>();
  const judges = new Map<string, number>();
  let [seatRepeats, emptySeats, broken] = [0, 0, 0];
  for (const { tables } of rounds) {
    for (const table of tables) {
      const people = table.seats.filter((id) => id !== null);
      emptySeats += table.seats.length - people.length;
      for (const [index, id] of table.seats.entries()) {
        if (id === null) continue;
        games.set(id, (games.get(id) ?? 0) + 1);
        const had = seats.get(id) ?? new Set<number>();
        if (had.has(index)) seatRepeats += 1;
        seats.set(id, had.add(index));
      }
      for (const [index, a] of people.entries()) {
        for (const b of people.slice(index + 1)) meetings.set(key(a, b), (meetings.get(key(a, b)) ?? 0) + 1);
      }
      for (const judge of table.judges) {
        judges.set(judge, (judges.get(judge) ?? 0) + 1);
        broken += rules.conflicts.filter((one) => one.judge === judge && people.includes(one.player)).length;
      }
    }
  }
  const bound = new Map(rules.pairs.map(({ a, b, rule }) => [key(a, b), rule]));
  const team = new Map(rules.players.map(({ id, team: own }) => [id, own]));
  const playing = rules.players.map(({ id }) => id).filter((id) => games.has(id));
  let [meetLeast, meetMost, avoided] = [Number.POSITIVE_INFINITY, 0, 0];
  for (const [index, a] of playing.entries()) {
    for (const b of playing.slice(index + 1)) {
      const met = meetings.get(key(a, b)) ?? 0;
      const rule = bound.get(key(a, b));
      const mates = rules.teamsApart && team.get(a) != null && team.get(a) === team.get(b);
      if (rule === 'separate' || mates) broken += met;
      else if (rule === 'avoid') avoided += met;
      else if (rule === undefined) {
        meetLeast = Math.min(meetLeast, met);
        meetMost = Math.max(meetMost, met);
      }
    }
  }
  const out = playing.map((id) => rounds.length - (games.get(id) ?? 0));
  const led = [...judges.values()];
  return {
    meetLeast: Number.isFinite(meetLeast) ? meetLeast : 0,
    meetMost,
    seatRepeats,
    outLeast: out.length > 0 ? Math.min(...out) : 0,
    outMost: Math.max(0, ...out),
    judgeLeast: led.length > 0 ? Math.min(...led) : 0,
    judgeMost: Math.max(0, ...led),
    broken,
    avoided,
    emptySeats,
  };
}

/** A place of a round: the number of the table and of the seat. */
export interface Spot {
  table: number;
  seat: number;
}

/** The same rounds with two seats of one of them exchanged. */
export function swapped(rounds: readonly SeatsOfRound[], round: number, a: Spot, b: Spot): SeatsOfRound[] {
  return rounds.map((one) => {
    if (one.round !== round) return one;
    const at = ({ table, seat }: Spot) => one.tables[table - 1]?.seats[seat - 1] ?? null;
    return {
      ...one,
      tables: one.tables.map((table, t) => ({
        ...table,
        seats: table.seats.map((id, s) =>
          t === a.table - 1 && s === a.seat - 1 ? at(b) : t === b.table - 1 && s === b.seat - 1 ? at(a) : id,
        ),
      })),
    };
  });
}

/** The same rounds with one seat taken by somebody else, or by nobody. */
export function seatedAt(
  rounds: readonly SeatsOfRound[],
  round: number,
  spot: Spot,
  player: string | null,
): SeatsOfRound[] {
  return rounds.map((one) =>
    one.round !== round
      ? one
      : {
          ...one,
          tables: one.tables.map((table, t) => ({
            ...table,
            seats: table.seats.map((id, s) => (t === spot.table - 1 && s === spot.seat - 1 ? player : id)),
          })),
        },
  );
}
