/** V.total: fouls, what the third costs, and removal, in every phase of the game. */
import type { Refusal } from '../../engine/contract.js';
import { judgeOnly, livingSeat, someSeat } from './access.js';
import type { CommandOf } from './commands.js';
import { nextSpeech } from './day.js';
import type { Cause } from './events.js';
import { leave, nextWord, present } from './leaving.js';
import type { RulingId } from './rulings.js';
import { type Foul, foulsOf, nominees, type SeatState, seatOf } from './state.js';
import { cite, type Outcome, refuse, type Then, type Turn } from './turn.js';
import { clausesOf } from './violations.js';
import { strike } from './vote.js';

const TECHNICAL_LIMIT = 2;

function limit(turn: Turn): number {
  return turn.ruling('fouls.third') === 'out' ? 3 : 4;
}

export function foul(turn: Turn, command: CommandOf<'foul'>): Outcome {
  const { seat, violation = null, technical = false } = command;
  const clauses = clausesOf(violation);
  const refusal = judgeOnly(turn) ?? someSeat(turn, seat, 'seat', 'V.total');
  if (refusal) return refusal;
  if (!present(turn, seat)) return livingSeat(turn, seat, 'seat', 'V.total');
  if (technical && turn.ruling('techFoul') === 'no')
    return refuse('no-technical', ['V.total'], { field: 'technical' });
  const count = foulsOf(seatOf(turn.table, seat), technical) + 1;
  turn.emit({
    type: 'FoulGiven',
    seat,
    n: turn.table.foulCount + 1,
    violation,
    technical,
    count,
    clauses: cite(...clauses),
    rulings: technical ? ['techFoul'] : ['fouls.third'],
  });
  return whenTooMany(turn, seat, technical);
}

function whenTooMany(turn: Turn, seat: number, technical: boolean): Then | undefined {
  const count = foulsOf(seatOf(turn.table, seat), technical);
  if (count < (technical ? TECHNICAL_LIMIT : limit(turn))) return undefined;
  return remove(turn, seat, technical ? 'technical' : 'fouls');
}

/** Out at once and without a last word; whoever speaks his last word only loses the rest of it. */
export function remove(
  turn: Turn,
  seat: number,
  cause: Extract<Cause, 'fouls' | 'technical' | 'judge'>,
): Then | undefined {
  const { table } = turn;
  if (!seatOf(table, seat).alive) {
    return table.phase === 'lastWords' && table.speaker === seat ? nextWord(turn, true) : undefined;
  }
  const rulings: Record<typeof cause, RulingId[]> = {
    fouls: ['fouls.third'],
    technical: ['techFoul'],
    judge: [],
  };
  const decided = table.victory !== null;
  leave(turn, [seat], cause, cite(cause === 'judge' ? 'I.2' : 'V.total'), rulings[cause]);
  if (decided || turn.table.victory !== null) return undefined;
  return afterRemoval(turn, seat);
}

/** What becomes of the vote, and of the minute that was running. */
function afterRemoval(turn: Turn, seat: number): Then | undefined {
  const { phase, speaker, vote, question, order } = turn.table;
  const voting = phase === 'vote' || phase === 'tieSpeeches' || phase === 'question';
  const listed =
    phase === 'tieSpeeches' ? order : phase === 'question' ? question! : (vote?.candidates ?? []);
  const ruling = turn.ruling('removal.cancelsVote');
  const nominated = voting
    ? listed.includes(seat)
    : phase === 'speeches' && nominees(turn.table).includes(seat);
  if (ruling === 'yes' || (ruling === 'nominated' && nominated)) {
    turn.emit({
      type: 'VoteCancelled',
      seat,
      when: voting ? 'now' : 'next',
      clauses: cite('4.1', 'V.total'),
      rulings: ['removal.cancelsVote'],
    });
    if (voting) return 'night';
  } else if (voting && ruling !== 'leader') {
    return strike(turn, seat);
  } else if (phase === 'tieSpeeches' && speaker === seat) {
    return strike(turn, seat);
  }
  return phase === 'speeches' && speaker === seat ? nextSpeech(turn) : undefined;
}

export function takeFoul(turn: Turn, { foul: n, reason = '' }: CommandOf<'takeFoul'>): Outcome {
  const found = findFoul(turn, n);
  if ('refusal' in found) return found.refusal;
  turn.emit({ type: 'FoulTaken', seat: found.seat.n, n, reason, clauses: cite('V.total') });
}

export function moveFoul(turn: Turn, { foul: n, to, reason = '' }: CommandOf<'moveFoul'>): Outcome {
  const found = findFoul(turn, n);
  if ('refusal' in found) return found.refusal;
  const from = found.seat.n;
  const fault = livingSeat(turn, to, 'to', 'V.total');
  if (fault) return fault;
  if (to === from) return refuse('same-seat', ['V.total'], { field: 'to', params: { seat: to } });
  const { technical } = found.foul;
  const count = foulsOf(seatOf(turn.table, to), technical) + 1;
  turn.emit({ type: 'FoulMoved', from, seat: to, n, count, reason, clauses: cite('V.total') });
  return whenTooMany(turn, to, technical);
}

function findFoul(turn: Turn, n: number): { seat: SeatState; foul: Foul } | { refusal: Refusal } {
  const refusal = judgeOnly(turn);
  if (refusal) return { refusal };
  for (const seat of turn.table.seats) {
    const found = seat.fouls.find((each) => each.n === n);
    if (found) return { seat, foul: found };
  }
  return { refusal: refuse('no-such-foul', ['V.total'], { field: 'foul', params: { foul: n } }) };
}
