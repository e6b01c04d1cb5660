/** Seats, cards, the day, departures. */
import { seatOf, type Table } from '../state.js';
import { changeDay, type Handlers, startTimer } from './handlers.js';

export const course: Handlers<
  | 'SeatsDrawn'
  | 'CardDrawn'
  | 'RolesEntered'
  | 'PlayerSubstituted'
  | 'DayStarted'
  | 'SpeechStarted'
  | 'Nominated'
  | 'NominationRefused'
  | 'NominationWithdrawn'
  | 'PlayersLeft'
  | 'LastWordStarted'
  | 'LastWordsEnded'
  | 'VictoryReached'
  | 'GameEnded'
  | 'ColoursRecorded'
> = {
  SeatsDrawn(table, { order }) {
    const old = table.seats.map(({ name, person }) => ({ name, person }));
    for (const [index, n] of order.entries()) Object.assign(table.seats[index]!, old[n - 1]);
    table.substitutes = table.substitutes.map((each) => ({ ...each, seat: order.indexOf(each.seat) + 1 }));
  },
  CardDrawn(table, { seat, card, role }) {
    seatOf(table, seat).role = role;
    table.taken = [...table.taken, { card, seat }];
  },
  RolesEntered(table, { roles }) {
    for (const seat of table.seats) seat.role = roles[String(seat.n)]!;
  },
  PlayerSubstituted(table, { seat: n, name, person, at }) {
    const seat = seatOf(table, n);
    const { day, night, phase } = table;
    const former = { name: seat.name, person: seat.person };
    table.substitutes = [...table.substitutes, { seat: n, former, name, at, day, night, phase }];
    seat.name = name;
    seat.person = person;
  },
  DayStarted(table, { day, first, order }) {
    table.phase = 'speeches';
    table.day = day;
    table.first = first;
    table.last = order.at(-1)!;
    table.order = order;
    table.at = -1;
    table.nominations = [];
    table.days = [...table.days, { day, first, nominations: [], noVote: null, stayed: null }];
    table.spent = [];
    table.script = null;
    table.current = null;
    table.vote = null;
    table.question = null;
    table.after = null;
  },
  SpeechStarted(table, { seat, seconds, penalty, at }) {
    table.at = table.order.indexOf(seat);
    table.speaker = seat;
    if (penalty !== null) seatOf(table, seat).owes = null;
    startTimer(table, seconds, at);
  },
  Nominated(table, { seat, by }) {
    nominate(table, [...table.nominations, { seat, by, withdrawn: false }]);
    table.spent = [...table.spent.filter((n) => n !== by), by];
  },
  NominationRefused(table, { by, spent }) {
    if (spent) table.spent = [...table.spent.filter((n) => n !== by), by];
  },
  NominationWithdrawn(table, { seat, by }) {
    nominate(
      table,
      table.nominations.map((each) =>
        each.seat === seat && each.by === by ? { ...each, withdrawn: true } : each,
      ),
    );
    table.spent = table.spent.filter((n) => n !== by);
  },
  PlayersLeft(table, { seats, cause, at, clauses, rulings = [] }) {
    const { day, night } = table;
    for (const n of seats) {
      const seat = seatOf(table, n);
      seat.alive = false;
      seat.left = { cause, day, night };
      seat.owes = null;
    }
    if (cause !== 'night') table.moved = true;
    table.departures = [...table.departures, { seats, cause, day, night, at, clauses, rulings }];
    if (table.vote) {
      table.vote.hands = table.vote.hands.map((hand) => {
        const left = hand.seats?.filter((n) => !seats.includes(n)) ?? null;
        return { ...hand, seats: left, count: left?.length ?? hand.count };
      });
    }
  },
  LastWordStarted(table, { seat, seconds, rest, after, at }) {
    table.phase = 'lastWords';
    table.order = [seat, ...rest];
    table.at = 0;
    table.speaker = seat;
    table.after = after;
    startTimer(table, seconds, at);
  },
  LastWordsEnded(table) {
    table.phase = table.after === 'day' ? 'night' : 'vote';
    table.speaker = null;
    table.order = [];
    table.timer = null;
  },
  VictoryReached(table, { winner, how, team }) {
    table.victory = { winner, how, team };
    table.ask = null;
  },
  GameEnded(table, { at }) {
    table.phase = 'ended';
    table.endedAt = at;
    table.speaker = null;
    table.timer = null;
  },
  ColoursRecorded(table, { by, colours }) {
    table.colours = [...table.colours, { by, day: table.day, colours }];
  },
};

function nominate(table: Table, nominations: Table['nominations']): void {
  table.nominations = nominations;
  changeDay(table, { nominations });
}
