/** 1.1, I.2: somebody else sits down in the place of a player who cannot go on: the seat stays as it is, card and fouls included. */
import type { Refusal } from '../../engine/contract.js';
import { judgeOnly, livingSeat } from './access.js';
import type { CommandOf } from './commands.js';
import { seatOf } from './state.js';
import { cite, type Outcome, refuse, type Turn } from './turn.js';

/** At any moment of the game; nothing that is going on stops for it. */
export function substitute(turn: Turn, command: CommandOf<'substitute'>): Outcome {
  const { seat, name, person = null, reason } = command;
  const refusal = judgeOnly(turn) ?? faultOf(turn, seat, person);
  if (refusal) return refusal;
  turn.emit({
    type: 'PlayerSubstituted',
    seat,
    name,
    person,
    reason,
    clauses: cite('1.1', 'I.2'),
    rulings: ['substitute'],
  });
}

function faultOf(turn: Turn, n: number, person: string | null): Refusal | undefined {
  const { table, state } = turn;
  // The cup counts points for its players: who sits where is the cup's to say.
  if (state.setup.cup) return refuse('substitute-in-cup', ['1.1']);
  const fault = livingSeat(turn, n, 'seat', '1.1');
  if (fault) return fault;
  if (turn.ruling('substitute') === 'dealing' && seatOf(table, n).role !== null) {
    return refuse('card-seen', ['1.1', '1.3'], { field: 'seat', params: { seat: n } });
  }
  const held = person === null ? undefined : table.seats.find((seat) => seat.person === person);
  return held && refuse('person-seated', ['1.1'], { field: 'person', params: { seat: held.n } });
}
