/** The fold: each event changes the cup in one way. */
import type { CupEvent, EventOf } from './events.js';
import { type CupState, type CupTable, judgeOf, type Player, playerOf } from './state.js';

type Handlers = { [K in CupEvent['type']]: (cup: CupState, event: EventOf<K>) => void };

const handlers: Handlers = {
  PlayersAdded(cup, { players, from }) {
    for (const player of players)
      cup.players.push({ ...player, from, absences: [], replaces: null, replacedBy: null });
  },
  PlayerEdited(cup, { player, nick, team, person }) {
    Object.assign(playerOf(cup, player)!, { nick, team, person });
  },
  PlayerWithdrawn(cup, { player, from, to, reason }) {
    playerOf(cup, player)!.absences.push({ from, to, reason });
    empty(cup, player, from, to);
  },
  /** Absences that reach past his return end before it. */
  PlayerReturned(cup, { player, from }) {
    const found = playerOf(cup, player)!;
    found.absences = found.absences.flatMap((absence): Player['absences'] => {
      if (absence.to !== null && absence.to < from) return [absence];
      return absence.from < from ? [{ ...absence, to: from - 1 }] : [];
    });
  },
  PlayerSubstituted(cup, { player, by, from, seats }) {
    playerOf(cup, player)!.replacedBy = { player: by, from };
    const other = playerOf(cup, by)!;
    other.replaces = { player, from };
    other.from = Math.min(other.from, from);
    for (const { round, table, seat } of seats) sit(tableAt(cup, round, table), seat, by);
  },
  JudgesAdded(cup, { judges }) {
    for (const judge of judges) cup.judges.push({ ...judge, removed: null });
  },
  JudgeEdited(cup, { judge, name, person }) {
    Object.assign(judgeOf(cup, judge)!, { name, person });
  },
  JudgeRemoved(cup, { judge, reason }) {
    judgeOf(cup, judge)!.removed = reason;
    for (const { status, tables } of cup.rounds) {
      if (status !== 'planned') continue;
      for (const table of tables) table.judges = table.judges.filter((id) => id !== judge);
    }
  },
  ConflictSet(cup, { judge, player, on }) {
    cup.conflicts = cup.conflicts.filter((each) => each.judge !== judge || each.player !== player);
    if (on) cup.conflicts.push({ judge, player });
  },
  PairSet(cup, { a, b, rule }) {
    cup.pairs = cup.pairs.filter(
      (pair) => !(pair.a === a && pair.b === b) && !(pair.a === b && pair.b === a),
    );
    if (rule !== null) cup.pairs.push({ a, b, rule });
  },
  TeamsSet(cup, { apart }) {
    cup.teamsApart = apart;
  },

  /** Planned seats that no longer fit fall away. */
  PlanSet(cup, { plan }) {
    const old = cup.plan;
    const fits = old !== null && old.tables <= plan.tables && old.seats <= plan.seats;
    cup.plan = plan;
    cup.rounds = cup.rounds.filter(
      ({ status }, index) => status !== 'planned' || (fits && index + 1 <= plan.rounds),
    );
    if (cup.rounds.length === 0) cup.seating = null;
  },
  SeatingSet(cup, { from, rounds, source, figures }) {
    cup.seating = { source, figures };
    cup.rounds = [
      ...cup.rounds.slice(0, from - 1),
      ...rounds.map(({ tables }) => ({
        status: 'planned' as const,
        tables: tables.map(({ seats, judges }) => newTable(seats, judges)),
      })),
    ];
    if (source !== 'draw') return;
    for (let round = from; round < from + rounds.length; round++)
      cup.drawn[round] = (cup.drawn[round] ?? 0) + 1;
  },
  SeatsSwapped(cup, { round, a, b }) {
    const [first, second] = [tableAt(cup, round, a.table), tableAt(cup, round, b.table)];
    const [ofA, ofB] = [first.seats[a.seat - 1]!, second.seats[b.seat - 1]!];
    sit(first, a.seat, ofB);
    sit(second, b.seat, ofA);
  },
  SeatTaken(cup, { round, table, seat, player }) {
    const found = tableAt(cup, round, table);
    while (found.seats.length < seat) found.seats.push(null);
    sit(found, seat, player);
  },
  JudgesAssigned(cup, { round, table, judges }) {
    tableAt(cup, round, table).judges = judges;
  },

  /** 2.6: a short table closes up, and its seats are numbered anew. */
  RoundStarted(cup, { round }) {
    const started = cup.rounds[round - 1]!;
    started.status = 'playing';
    for (const table of started.tables) table.seats = table.seats.filter((seat) => seat !== null);
  },
  RoundClosed(cup, { round }) {
    cup.rounds[round - 1]!.status = 'closed';
  },
  TableLinked(cup, { round, table, game }) {
    tableAt(cup, round, table).game = game;
  },
  ResultEntered: enter,
  ResultReplaced: enter,
  /** A closed round plays on until the game has ended again. */
  ResultWithdrawn(cup, { round, table, game, revision }) {
    const found = tableAt(cup, round, table);
    found.withdrawn = { game, revision, verifiedBy: found.entered?.verifiedBy ?? null };
    found.entered = null;
    cup.rounds[round - 1]!.status = 'playing';
  },
  ResultVerified(cup, { round, table, by }) {
    const { entered } = tableAt(cup, round, table);
    Object.assign(entered!, { pending: false, verifiedBy: by });
  },
  TableAnnulled(cup, { round, table, reason }) {
    tableAt(cup, round, table).annulled = reason;
  },
  /** A closed round plays on until the table has its result. */
  TableReplayed(cup, { round, table }) {
    const found = tableAt(cup, round, table);
    Object.assign(found, {
      game: null,
      entered: null,
      withdrawn: null,
      annulled: null,
      replays: found.replays + 1,
    });
    cup.rounds[round - 1]!.status = 'playing';
  },

  FormulaSet(cup, { version, from, at, reason, formula }) {
    cup.formulas.push({ version, from, at, reason, formula });
  },
  PointsAdjusted(cup, { player, points, round, reason, protest, at }) {
    cup.adjustments.push({ player, points, round, reason, protest, at });
  },
  LotDrawn(cup, { about, use, order, by, note, at }) {
    cup.lots.push({ lot: cup.lots.length + 1, about, use, order, by, note, at });
  },
  ProtestFiled(cup, { protest, round, table, text, by, at }) {
    cup.protests.push({ protest, round, table, text, by, at, decision: null });
  },
  ProtestDecided(cup, { protest, verdict, text, at }) {
    cup.protests[protest - 1]!.decision = { verdict, text, at };
  },
  /** Where nobody need verify, nothing waits for it. */
  RulingSet(cup, { ruling, value, reason, at }) {
    cup.rulings[ruling] = value;
    cup.rulingChanges.push({ ruling, value, reason, at });
    if (ruling !== 'verification' || value !== 'none') return;
    for (const { tables } of cup.rounds)
      for (const { entered } of tables) if (entered) entered.pending = false;
  },
  Hidden(cup, { from, what }) {
    const { adjustments, lots } = cup.hiding ?? {
      adjustments: cup.adjustments.length,
      lots: cup.lots.length,
    };
    cup.hiding = { from, what, adjustments, lots };
  },
  Revealed(cup) {
    cup.hiding = null;
  },
  CupFinished(cup) {
    cup.finished = true;
  },
};

function newTable(seats: (string | null)[], judges: string[]): CupTable {
  return {
    seats: [...seats],
    judges: [...judges],
    game: null,
    entered: null,
    withdrawn: null,
    annulled: null,
    replays: 0,
  };
}

function tableAt(cup: CupState, round: number, table: number): CupTable {
  return cup.rounds[round - 1]!.tables[table - 1]!;
}

/** Whoever sits there now, the game that was prepared for the table is not its game any more. */
function sit(table: CupTable, seat: number, player: string | null): void {
  table.seats[seat - 1] = player;
  table.game = null;
  table.withdrawn = null;
}

/** 1.3: his seats in these rounds are free, where there is no result yet. */
function empty(cup: CupState, player: string, from: number, to: number | null): void {
  for (const [index, { status, tables }] of cup.rounds.entries()) {
    if (index + 1 < from || (to !== null && index + 1 > to)) continue;
    for (const table of tables) {
      const seat = table.seats.indexOf(player) + 1;
      if (seat === 0) continue;
      sit(table, seat, null);
      if (status === 'playing') table.seats = table.seats.filter((id) => id !== null);
    }
  }
}

function enter(cup: CupState, event: EventOf<'ResultEntered'> | EventOf<'ResultReplaced'>): void {
  const { round, table, result, game, revision, by, at, pending, led = [] } = event;
  const found = tableAt(cup, round, table);
  const verifiedBy = pending ? null : ((found.entered ?? found.withdrawn)?.verifiedBy ?? null);
  found.entered = { result, game, revision, by, at, pending, verifiedBy, led };
  found.withdrawn = null;
}

export function evolve(state: CupState, event: CupEvent): CupState {
  const handle = handlers[event.type] as (cup: CupState, event: CupEvent) => void;
  handle(state, event);
  return state;
}
