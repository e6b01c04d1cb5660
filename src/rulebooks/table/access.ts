/** Who may give a command, and when: the first questions of every rule. */
import type { Refusal } from '../../engine/contract.js';
import type { Phase } from './state.js';
import { type Clause, refuse, type Turn } from './turn.js';

/** I.2: the game is the judge's. */
export function judgeOnly(turn: Turn): Refusal | undefined {
  if (turn.author.kind !== 'organiser') return refuse('judge-only', ['I.2']);
  return turn.table.phase === 'ended' ? refuse('ended', ['I.3']) : undefined;
}

/** The course of the game goes on only while nothing waits for the judge and nobody has won. */
export function inCourse(turn: Turn, phases: Phase[], ...clauses: Clause[]): Refusal | undefined {
  const { phase, ask, victory } = turn.table;
  const early = judgeOnly(turn);
  if (early) return early;
  if (ask) return refuse('ask-open', clauses);
  if (victory && phase !== 'lastWords') return refuse('decided', ['I.3', ...clauses]);
  return phases.includes(phase) ? undefined : refuse('wrong-phase', clauses, { params: { phase } });
}

export function someSeat(turn: Turn, n: number, field: string, ...clauses: Clause[]): Refusal | undefined {
  const { length } = turn.table.seats;
  return n <= length
    ? undefined
    : refuse('no-such-seat', clauses, { field, params: { seat: n, seats: length } });
}

export function livingSeat(turn: Turn, n: number, field: string, ...clauses: Clause[]): Refusal | undefined {
  const fault = someSeat(turn, n, field, ...clauses);
  if (fault) return fault;
  return turn.table.seats[n - 1]!.alive
    ? undefined
    : refuse('seat-out', clauses, { field, params: { seat: n } });
}
