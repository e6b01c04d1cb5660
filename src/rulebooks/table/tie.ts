/** 4.12: equal votes. Half a minute each, another vote among them, and then the question whether all leave. */
import { inCourse } from './access.js';
import type { CommandOf } from './commands.js';
import type { EventOf } from './events.js';
import { faultOfHands } from './hands.js';
import { lastWords, leave } from './leaving.js';
import type { RulingId } from './rulings.js';
import { living, seatOf } from './state.js';
import { cite, type Outcome, type Then, type Turn } from './turn.js';

const TIE_SPEECH = 30;

export function tieSpeeches(turn: Turn, seats: number[]): void {
  turn.emit({ type: 'TieSpeechesStarted', seats, seconds: TIE_SPEECH, clauses: cite('4.12') });
  tieSpeech(turn, seats[0]!);
}

/** A third foul does not take this speech away. */
function tieSpeech(turn: Turn, seat: number): void {
  turn.emit({ type: 'SpeechStarted', seat, seconds: TIE_SPEECH, penalty: null, clauses: cite('4.12') });
}

/** @returns false when all have spoken */
export function nextTieSpeech(turn: Turn): boolean {
  const { order, at } = turn.table;
  const next = order.slice(at + 1).find((n) => seatOf(turn.table, n).alive);
  if (next === undefined) return false;
  tieSpeech(turn, next);
  return true;
}

/** The same tie twice: the question, unless a ruling forbids it or nobody has ruled on the whole table. */
export function split(turn: Turn, leaders: number[]): Then | undefined {
  const { table } = turn;
  const alive = living(table).length;
  if (leaders.length >= alive) return splitAll(turn, leaders);
  if (alive === 4 && leaders.length === 2 && turn.ruling('splitOnFour') === 'prohibited') {
    return stay(turn, leaders, 'splitOnFour', 'splitOnFour');
  }
  if (alive === 9 && leaders.length === 3) {
    const ruling = turn.ruling('splitOnNine');
    const missed = table.pastNights.at(-1)?.killed === null;
    if (ruling === 'prohibited' || (ruling === 'afterMiss' && missed)) {
      return stay(turn, leaders, 'splitOnNine', 'splitOnNine');
    }
  }
  put(turn, leaders, []);
}

function splitAll(turn: Turn, leaders: number[]): Then | undefined {
  const ruling = turn.ruling('killAll');
  const answer = turn.table.answers.findLast(({ topic }) => topic === 'killAll')?.choice;
  const decided = ruling === 'ask' ? answer : ruling;
  if (decided !== undefined) return resolveAll(turn, leaders, decided);
  turn.emit({
    type: 'AskRaised',
    ask: `killAll:${turn.table.day}`,
    topic: 'killAll',
    seats: leaders,
    choices: ['night', 'draw'],
    clauses: cite('4.12'),
    rulings: ['killAll'],
  });
}

/** The whole table has split: nobody leaves, or the question is put and may end in a draw. */
export function resolveAll(turn: Turn, leaders: number[], decided: string): Then | undefined {
  if (decided === 'night') return stay(turn, leaders, 'killAll', 'killAll');
  put(turn, leaders, ['killAll']);
}

export function put(turn: Turn, seats: number[], rulings: RulingId[]): void {
  turn.emit({
    type: 'QuestionPut',
    seats,
    living: living(turn.table).length,
    clauses: cite('4.12'),
    rulings,
  });
}

export function stay(turn: Turn, seats: number[], why: EventOf<'AllStayed'>['why'], ruling?: RulingId): Then {
  turn.emit({ type: 'AllStayed', seats, why, clauses: cite('4.12'), rulings: ruling ? [ruling] : [] });
  return 'night';
}

/** More than half of those at the table must want it; half is not enough. */
export function question(turn: Turn, command: CommandOf<'question'>): Outcome {
  const refusal = inCourse(turn, ['question'], '4.12') ?? faultOfHands(turn, command, () => false, '4.12');
  if (refusal) return refusal;
  const seats = turn.table.question!;
  const hands = command.seats ?? null;
  const count = command.count ?? hands!.length;
  const alive = living(turn.table).length;
  const passed = count * 2 > alive;
  turn.emit({
    type: 'QuestionCounted',
    seats,
    count,
    hands,
    living: alive,
    passed,
    clauses: cite('4.12'),
  });
  if (!passed) return stay(turn, seats, 'question');
  // A removed seat may stand on the list (removal.cancelsVote = leader); it has left already.
  const leaving = seats.filter((n) => seatOf(turn.table, n).alive);
  leave(turn, leaving, 'question', cite('4.12', '4.13'));
  return lastWords(turn, leaving, 'night');
}
