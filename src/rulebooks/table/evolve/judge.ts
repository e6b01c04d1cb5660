/** Fouls, the clock, decisions of the judge. */
import type { Effect } from '../commands.js';
import { winnerOf } from '../sides.js';
import { type Foul, foulsOf, rulingOf, type SeatState, seatOf, type Table } from '../state.js';
import type { Handlers } from './handlers.js';

export const judge: Handlers<
  | 'FoulGiven'
  | 'FoulTaken'
  | 'FoulMoved'
  | 'TimerPaused'
  | 'TimerResumed'
  | 'TimeAdded'
  | 'RulingSet'
  | 'AskRaised'
  | 'AskAnswered'
  | 'Overridden'
> = {
  FoulGiven(table, { seat, n, violation, technical, at }) {
    table.foulCount = n;
    give(table, seatOf(table, seat), { n, at, violation, technical, ...momentOf(table) });
  },
  FoulTaken(table, { seat, n }) {
    takeBack(seatOf(table, seat), n);
  },
  FoulMoved(table, { from, seat, n }) {
    const moved = seatOf(table, from).fouls.find((foul) => foul.n === n)!;
    takeBack(seatOf(table, from), n);
    give(table, seatOf(table, seat), moved);
  },
  TimerPaused(table, { at }) {
    table.timer!.pausedAt = at;
  },
  TimerResumed(table, { paused }) {
    table.timer!.pausedAt = null;
    table.timer!.paused += paused;
  },
  TimeAdded(table, { seconds }) {
    table.timer!.seconds += seconds;
  },
  RulingSet(table, { ruling, value, reason, at }) {
    table.rulings[ruling] = value;
    table.rulingChanges = [...table.rulingChanges, { ruling, value, reason, at }];
  },
  AskRaised(table, { ask, topic, seats, choices, clauses }) {
    table.ask = { ask, topic, seats, choices, clauses };
  },
  AskAnswered(table, { topic, choice, reason, at }) {
    table.ask = null;
    table.answers = [...table.answers, { topic, choice, reason, at }];
  },
  Overridden(table, { effect, before, reason, at }) {
    const { day, night } = table;
    table.overrides = [...table.overrides, { at, effect, before, reason, day, night }];
    apply(table, effect, at);
  },
};

function give(table: Table, seat: SeatState, foul: Foul): void {
  seat.fouls = [...seat.fouls, foul];
  if (foul.technical || foulsOf(seat) !== 3 || !seat.alive) return;
  const third = rulingOf(table, 'fouls.third');
  if (third === 'loseSpeech') seat.owes = 'speech';
  if (third === 'thirty') seat.owes = 'half';
}

/** Where in the game a foul falls. */
function momentOf(table: Table): Pick<Foul, 'day' | 'night' | 'round' | 'phase'> {
  const { day, night, phase } = table;
  return { day, night, round: table.votes.filter((vote) => vote.day === day).length, phase };
}

function takeBack(seat: SeatState, n: number): void {
  seat.fouls = seat.fouls.filter((foul) => foul.n !== n);
  if (foulsOf(seat) < 3) seat.owes = null;
}

function apply(table: Table, effect: Effect, at: string): void {
  if (effect.kind === 'winner') table.victory = null;
  if (effect.kind === 'phase') table.ask = null;
  if (!('seat' in effect)) return;
  const seat = seatOf(table, effect.seat);
  if (effect.kind === 'points') seat.points = effect.points;
  if (effect.kind === 'fouls') setFouls(table, seat, effect.count, at);
  if (effect.kind === 'role') seat.role = effect.role;
  if (effect.kind === 'revive') {
    seat.alive = true;
    seat.left = null;
    if (table.phase === 'speeches') takePlace(table, seat.n);
  }
  if (effect.kind !== 'role' && effect.kind !== 'revive') return;
  // What the rules have decided stands only while they still decide it.
  if (table.victory?.how === 'rules' && winnerOf(table) !== table.victory.winner) table.victory = null;
}

/**
 * 3.1, 3.2: whoever is brought back while the others speak has his minute where he sits. Once the word has gone past his
 * seat he waits for the next day.
 */
function takePlace(table: Table, n: number): void {
  if (table.order.includes(n)) return;
  const count = table.seats.length;
  const afterFirst = (seat: number): number => (seat - table.first + count) % count;
  const order = [...table.order, n].sort((a, b) => afterFirst(a) - afterFirst(b));
  if (order.indexOf(n) <= table.at) return;
  table.order = order;
  table.last = order.at(-1)!;
}

function setFouls(table: Table, seat: SeatState, count: number, at: string): void {
  const technical = seat.fouls.filter((foul) => foul.technical);
  const plain = seat.fouls.filter((foul) => !foul.technical).slice(0, count);
  while (plain.length < count) {
    table.foulCount += 1;
    plain.push({ n: table.foulCount, at, violation: null, technical: false, ...momentOf(table) });
  }
  seat.fouls = [...plain, ...technical];
  if (count < 3) seat.owes = null;
}
