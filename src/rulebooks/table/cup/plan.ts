/** 2: the plan of the cup, and who sits where. */
import type { Refusal } from '../../../engine/contract.js';
import { organiserOnly, someTable } from './access.js';
import type { CommandOf, Plan, SeatedRound } from './commands.js';
import { faultOfChange, faultOfTable } from './seats.js';
import { type CupState, type CupTable, canPlay, judgeOf, nextRound, playerOf, seatedIn } from './state.js';
import { cite, refuse, type Turn } from './turn.js';

type Outcome = Refusal | undefined;

/** 2.1: what has begun stays; planned seats that no longer fit fall away. */
export function setPlan(turn: Turn, { plan }: CommandOf<'setPlan'>): Outcome {
  const refusal = organiserOnly(turn, '2.1');
  if (refusal) return refusal;
  const begun = nextRound(turn.cup) - 1;
  if (plan.rounds < begun)
    return refuse('fewer-rounds', ['2.1'], { field: 'plan.rounds', params: { rounds: begun } });
  if (plan.starts.length > plan.rounds)
    return refuse('too-many-starts', ['2.1'], { field: 'plan.starts', params: { rounds: plan.rounds } });
  if (plan.places.length > plan.tables)
    return refuse('too-many-places', ['2.1'], { field: 'plan.places', params: { tables: plan.tables } });
  turn.emit({ type: 'PlanSet', plan, clauses: cite('2.1') });
}

/** 2.2 */
export function setSeating(turn: Turn, command: CommandOf<'setSeating'>): Outcome {
  const { from, rounds, source, figures = null } = command;
  const refusal = organiserOnly(turn, '2.2') ?? faultOfSpan(turn, from, rounds.length);
  if (refusal) return refusal;
  for (const [index, round] of rounds.entries()) {
    const fault = faultOfRound(turn.cup, turn.cup.plan!, round, from + index, `rounds.${index}`);
    if (fault) return fault;
  }
  turn.emit({ type: 'SeatingSet', from, rounds, source, figures, clauses: cite('2.2') });
}

/** Rounds `from` … `from + count - 1` can be given new seats. */
export function faultOfSpan(turn: Turn, from: number, count: number): Outcome {
  const { cup } = turn;
  if (!cup.plan) return refuse('no-plan', ['2.1']);
  const next = nextRound(cup);
  if (from < next) return refuse('round-begun', ['2.2'], { field: 'from', params: { round: next } });
  if (from > cup.rounds.length + 1)
    return refuse('gap', ['2.2'], { field: 'from', params: { round: cup.rounds.length + 1 } });
  const last = from + count - 1;
  return last > cup.plan.rounds
    ? refuse('too-many-rounds', ['2.1', '2.2'], { field: 'rounds', params: { rounds: cup.plan.rounds } })
    : undefined;
}

function faultOfRound(
  cup: CupState,
  plan: Plan,
  { tables }: SeatedRound,
  round: number,
  path: string,
): Outcome {
  if (tables.length > plan.tables)
    return refuse('too-many-tables', ['2.1', '2.2'], {
      field: `${path}.tables`,
      params: { round, tables: plan.tables },
    });
  const seated: string[] = [];
  const leading: string[] = [];
  for (const [t, { seats, judges }] of tables.entries()) {
    const at = `${path}.tables.${t}`;
    if (seats.length > plan.seats)
      return refuse('too-many-seats', ['2.1', '2.2'], {
        field: `${at}.seats`,
        params: { round, table: t + 1, seats: plan.seats },
      });
    for (const [s, id] of seats.entries()) {
      if (id === null) continue;
      const fault = faultOfSeat(cup, id, round, seated, `${at}.seats.${s}`);
      if (fault) return fault;
      seated.push(id);
    }
    for (const [j, id] of judges.entries()) {
      const fault = faultOfLeading(cup, id, round, leading, `${at}.judges.${j}`);
      if (fault) return fault;
      leading.push(id);
    }
  }
  for (const [t, table] of tables.entries()) {
    const at = `${path}.tables.${t}`;
    const field = (seat: number | null): string =>
      seat === null ? `${at}.judges` : `${at}.seats.${seat - 1}`;
    const fault = faultOfTable(cup, table, { round, table: t + 1 }, field, seated);
    if (fault) return fault;
  }
  return undefined;
}

function faultOfSeat(
  cup: CupState,
  id: string,
  round: number,
  seated: readonly string[],
  field: string,
): Outcome {
  const player = playerOf(cup, id);
  if (!player) return refuse('no-such-player', ['2.2'], { field, params: { id } });
  const params = { player: player.nick, round };
  if (!canPlay(player, round)) return refuse('not-playing', ['1.2', '1.3', '2.2'], { field, params });
  return seated.includes(id) ? refuse('seated-twice', ['2.2'], { field, params }) : undefined;
}

function faultOfLeading(
  cup: CupState,
  id: string,
  round: number,
  leading: readonly string[],
  field: string,
): Outcome {
  const judge = judgeOf(cup, id);
  if (!judge) return refuse('no-such-judge', ['2.5'], { field, params: { id } });
  return leading.includes(id)
    ? refuse('leads-twice', ['2.5'], { field, params: { judge: judge.name, round } })
    : undefined;
}

/** The table of a round that has not begun. */
export function plannedTable(
  turn: Turn,
  place: { round: number; table: number },
  field = 'round',
): { table: CupTable } | { refusal: Refusal } {
  const found = someTable(turn, place, '2.4');
  if ('refusal' in found) return found;
  return turn.cup.rounds[place.round - 1]!.status === 'planned'
    ? found
    : { refusal: refuse('round-begun', ['2.4'], { field, params: { round: nextRound(turn.cup) } }) };
}

/** 2.4 */
export function swapSeats(turn: Turn, { round, a, b }: CommandOf<'swapSeats'>): Outcome {
  const refusal = organiserOnly(turn, '2.4');
  if (refusal) return refusal;
  const after = new Map<number, (string | null)[]>();
  for (const [field, place] of [
    ['a', a],
    ['b', b],
  ] as const) {
    const found = plannedTable(turn, { round, table: place.table });
    if ('refusal' in found) {
      const { refusal: fault } = found;
      return fault.field === 'table' ? { ...fault, field: `${field}.table` } : fault;
    }
    const { seats } = found.table;
    if (place.seat > seats.length)
      return refuse('no-such-seat', ['2.4'], { field: `${field}.seat`, params: { seats: seats.length } });
    after.set(place.table, [...seats]);
  }
  if (a.table === b.table && a.seat === b.seat) return refuse('same-seat', ['2.4'], { field: 'b' });
  const ofA = after.get(a.table)![a.seat - 1]!;
  after.get(a.table)![a.seat - 1] = after.get(b.table)![b.seat - 1]!;
  after.get(b.table)![b.seat - 1] = ofA;
  const { tables } = turn.cup.rounds[round - 1]!;
  const changed = new Map(
    [...after].map(([table, seats]) => [table, { seats, judges: tables[table - 1]!.judges }]),
  );
  const fault = faultOfChange(turn.cup, round, changed, (table) => (table === a.table ? 'a' : 'b'));
  if (fault) return fault;
  turn.emit({ type: 'SeatsSwapped', round, a, b, clauses: cite('2.4') });
}

export function seatPlayer(turn: Turn, command: CommandOf<'seatPlayer'>): Outcome {
  const { round, table, seat, player } = command;
  const refusal = organiserOnly(turn, '2.4');
  if (refusal) return refusal;
  const found = plannedTable(turn, command);
  if ('refusal' in found) return found.refusal;
  // A table below the size of the plan can grow to it.
  const size = Math.max(found.table.seats.length, turn.cup.plan?.seats ?? 0);
  if (seat > size) return refuse('no-such-seat', ['2.4'], { field: 'seat', params: { seats: size } });
  const seats = Array.from({ length: size }, (_, index) => found.table.seats[index] ?? null);
  const before = seats[seat - 1]!;
  if (before === player) return refuse('sits-there', ['2.4'], { field: 'player' });
  if (player !== null) {
    const { cup } = turn;
    const fault =
      faultOfSeat(cup, player, round, seatedIn(cup.rounds[round - 1]!), 'player') ??
      faultOfChange(
        cup,
        round,
        new Map([[table, { seats: seats.with(seat - 1, player), judges: found.table.judges }]]),
        () => 'player',
      );
    if (fault) return fault;
  }
  turn.emit({ type: 'SeatTaken', round, table, seat, player, before, clauses: cite('2.4') });
}

/** 2.5: a judge can still be changed while the table plays. */
export function assignJudges(turn: Turn, command: CommandOf<'assignJudges'>): Outcome {
  const { round, table, judges } = command;
  const refusal = organiserOnly(turn, '2.5');
  if (refusal) return refusal;
  const found = someTable(turn, command, '2.5');
  if ('refusal' in found) return found.refusal;
  const { tables, status } = turn.cup.rounds[round - 1]!;
  if (status === 'closed') return refuse('round-closed', ['2.5'], { field: 'round', params: { round } });
  const leading = tables.flatMap((each, t) => (t + 1 === table ? [] : each.judges));
  for (const [index, id] of judges.entries()) {
    const fault = faultOfLeading(turn.cup, id, round, leading, `judges.${index}`);
    if (fault) return fault;
    leading.push(id);
  }
  const { seats } = found.table;
  const fault = faultOfChange(turn.cup, round, new Map([[table, { seats, judges }]]), () => 'judges');
  if (fault) return fault;
  turn.emit({ type: 'JudgesAssigned', round, table, judges, clauses: cite('2.5') });
}
