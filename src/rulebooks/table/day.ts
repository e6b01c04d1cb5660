/** 2.5, 3 and 6.1: the day. 3.3: players call each other by name or number. */
import { inCourse, livingSeat, someSeat } from './access.js';
import type { CommandOf } from './commands.js';
import { present } from './leaving.js';
import { living, nextLiving, seatOf } from './state.js';
import { cite, type Outcome, refuse, type Then, type Turn } from './turn.js';
import { testStalemate } from './victory.js';

/** 3.1 */
const SPEECH = 60;
const SHORT = 30;

/** 3.2: who opens moves on by one; dead seats are passed over. */
export function startDay(turn: Turn): void {
  const { table } = turn;
  const alive = living(table);
  // Only a sheet of paper that is read on after the end of its game comes to a day with nobody at the table.
  if (alive.length === 0) return;
  const opener = (): number => {
    if (table.day === 0) return alive[0]!;
    if (turn.ruling('rotation') === 'first') return nextLiving(table, table.first);
    return nextLiving(table, nextLiving(table, table.last));
  };
  const first = opener();
  const order = [...alive.filter((n) => n >= first), ...alive.filter((n) => n < first)];
  turn.emit({
    type: 'DayStarted',
    day: table.day + 1,
    first,
    order,
    clauses: cite('2.5', '3.2', '6.1'),
    rulings: table.day === 0 ? [] : ['rotation'],
  });
  speech(turn, first);
  testStalemate(turn);
}

/** 3.1: a minute, or what the third foul has left of it. */
function speech(turn: Turn, seat: number): void {
  const { owes } = seatOf(turn.table, seat);
  const alive = living(turn.table).length;
  const short = owes === 'half' || (owes === 'speech' && (alive === 3 || alive === 4));
  const penalty = owes === null ? null : short ? 'short' : 'silent';
  turn.emit({
    type: 'SpeechStarted',
    seat,
    seconds: penalty === null ? SPEECH : short ? SHORT : 0,
    penalty,
    clauses: penalty === null ? cite('3.1', '3.2') : cite('3.1', 'V.total'),
    rulings: penalty === null ? [] : ['fouls.third'],
  });
}

/** 3.5: the speaker has thanked or passed; the next one, or the vote. */
export function nextSpeech(turn: Turn): Then | undefined {
  const { order, at } = turn.table;
  const next = order.slice(at + 1).find((n) => seatOf(turn.table, n).alive);
  if (next === undefined) return 'vote';
  speech(turn, next);
}

/** Colours left for the protocol. */
export function record(turn: Turn, { by, colours }: CommandOf<'record'>): Outcome {
  const refusal =
    inCourse(turn, ['speeches', 'tieSpeeches', 'lastWords'], '3.1', '4.13') ??
    someSeat(turn, by, 'by', '3.1') ??
    (present(turn, by) ? undefined : livingSeat(turn, by, 'by', '3.1'));
  if (refusal) return refusal;
  for (const [index, { seat }] of colours.entries()) {
    const fault = someSeat(turn, seat, `colours.${index}.seat`, '3.1');
    if (fault) return fault;
  }
  if (turn.table.speaker !== by)
    return refuse('not-speaking', ['3.1'], { field: 'by', params: { seat: by } });
  turn.emit({ type: 'ColoursRecorded', by, colours, clauses: cite('3.1') });
}
