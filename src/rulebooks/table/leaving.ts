/** 4.13: leaving the table and the last word. Roles stay closed. */
import type { Cause } from './events.js';
import type { RulingId } from './rulings.js';
import { livingOf, seatOf } from './state.js';
import { cite, type Then, type Turn } from './turn.js';
import { testVictory } from './victory.js';

const WORD = 60;

/** All at one moment; then the victory is tested (I.3). */
export function leave(
  turn: Turn,
  seats: number[],
  cause: Cause,
  clauses: string[],
  rulings: RulingId[] = [],
): void {
  const stay = (side: 'red' | 'black'): number =>
    livingOf(turn.table, side).filter((n) => !seats.includes(n)).length;
  turn.emit({ type: 'PlayersLeft', seats, cause, red: stay('red'), black: stay('black'), clauses, rulings });
  testVictory(turn, cause === 'question' ? 'question' : 'rules');
}

/** Last words one after the other, unless the game is decided and needs none. */
export function lastWords(turn: Turn, seats: number[], after: 'night' | 'day'): Then | undefined {
  const decided = turn.table.victory !== null;
  if (decided && turn.ruling('gameEndSpeech') === 'no') return undefined;
  word(turn, seats, after, decided ? ['gameEndSpeech'] : []);
  return undefined;
}

function word(turn: Turn, [seat, ...rest]: number[], after: 'night' | 'day', rulings: RulingId[]): void {
  turn.emit({
    type: 'LastWordStarted',
    seat: seat!,
    seconds: WORD,
    rest,
    after,
    clauses: cite('4.13'),
    rulings,
  });
}

/** @param cut whoever was speaking was removed: he loses the rest of it. */
export function nextWord(turn: Turn, cut = false): Then | undefined {
  const { order, after, victory } = turn.table;
  const rest = order.slice(1);
  if (rest.length > 0) {
    word(turn, rest, after!, []);
    return undefined;
  }
  return endWords(turn, cut, after, victory !== null);
}

export function endWords(
  turn: Turn,
  cut: boolean,
  after = turn.table.after,
  decided = turn.table.victory !== null,
): Then | undefined {
  turn.emit({ type: 'LastWordsEnded', cut, clauses: cite('4.13') });
  return decided ? undefined : (after ?? undefined);
}

/** Who is at the table or speaks his last word. */
export function present(turn: Turn, n: number): boolean {
  const { phase, order } = turn.table;
  return seatOf(turn.table, n).alive || (phase === 'lastWords' && order.includes(n));
}
