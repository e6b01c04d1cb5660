/** I.2: what only the judge decides: rulings, answers, corrections by hand, the announcement of the winner, the clock. */
import type { Refusal } from '../../engine/contract.js';
import { msBetween } from '../../engine/time.js';
import { judgeOnly, livingSeat, someSeat } from './access.js';
import type { CommandOf, Effect } from './commands.js';
import { remove } from './fouls.js';
import { type RulingId, rulings } from './rulings.js';
import { foulsOf, nominees, seatOf, type Table } from './state.js';
import { resolveAll } from './tie.js';
import { cite, type Outcome, refuse, type Then, type Turn } from './turn.js';
import { testVictory, win } from './victory.js';

export function setRuling(turn: Turn, { ruling, value, reason }: CommandOf<'setRuling'>): Outcome {
  const refusal = judgeOnly(turn);
  if (refusal) return refusal;
  const known = Object.hasOwn(rulings, ruling) ? rulings[ruling as RulingId] : undefined;
  if (!known) return refuse('no-such-ruling', ['I.2'], { field: 'ruling', params: { ruling } });
  if (!Object.hasOwn(known.values, value)) {
    const values = Object.keys(known.values).join(', ');
    return refuse('no-such-value', ['I.2'], { field: 'value', params: { ruling, values } });
  }
  turn.emit({
    type: 'RulingSet',
    ruling,
    value,
    reason,
    clauses: known.clauses,
    rulings: [ruling as RulingId],
  });
}

/** The answer holds for the same case till the end of the game. */
export function answerAsk(turn: Turn, { ask: id, choice, reason = '' }: CommandOf<'answerAsk'>): Outcome {
  const refusal = judgeOnly(turn);
  if (refusal) return refusal;
  const { ask } = turn.table;
  if (ask === null || ask.ask !== id) return refuse('no-such-ask', ['I.2'], { field: 'ask' });
  if (!ask.choices.includes(choice)) {
    const choices = ask.choices.join(', ');
    return { ...refuse('bad-answer', [], { field: 'choice', params: { choices } }), clauses: ask.clauses };
  }
  const { topic, seats, clauses } = ask;
  turn.emit({ type: 'AskAnswered', ask: id, topic, choice, reason, clauses, rulings: [topic] });
  if (topic === 'killAll') {
    return resolveAll(
      turn,
      seats.filter((n) => seatOf(turn.table, n).alive),
      choice,
    );
  }
  if (choice !== 'continue') win(turn, choice === 'red' ? 'red' : 'draw', 'stalemate');
}

export function override(turn: Turn, { effect, reason }: CommandOf<'override'>): Outcome {
  const refusal = judgeOnly(turn) ?? faultOfEffect(turn, effect);
  if (refusal) return refusal;
  const before = standing(turn.table, effect);
  turn.emit({ type: 'Overridden', effect, before, reason, clauses: cite('I.2') });
  return carryOut(turn, effect);
}

function faultOfEffect(turn: Turn, effect: Effect): Refusal | undefined {
  const { table } = turn;
  const { phase } = table;
  if ('seat' in effect) {
    const fault = someSeat(turn, effect.seat, 'effect.seat', 'I.2');
    if (fault) return fault;
    const { alive, role } = seatOf(table, effect.seat);
    const params = { seat: effect.seat };
    if (effect.kind === 'remove') return livingSeat(turn, effect.seat, 'effect.seat', 'I.2');
    if (effect.kind === 'revive' && alive)
      return refuse('seat-in', ['I.2'], { field: 'effect.seat', params });
    if (effect.kind === 'role' && role === null) return refuse('no-roles', ['I.2'], { field: 'effect.role' });
    return undefined;
  }
  if (effect.kind === 'winner') return undefined;
  if (phase === 'dealing' || phase === 'firstNight')
    return refuse('wrong-phase', ['I.2'], { params: { phase } });
  if (table.victory && effect.kind === 'phase') return refuse('decided', ['I.3'], { field: 'effect.kind' });
  const noVote = effect.kind === 'phase' && effect.to === 'vote' && nominees(table).length === 0;
  return noVote ? refuse('nobody-nominated', ['I.2', '4.1'], { field: 'effect.to' }) : undefined;
}

/** The old value, in the words of the engine. */
function standing(table: Table, effect: Effect): string {
  if (effect.kind === 'cancelVote') return String(table.cancelled);
  if (effect.kind === 'phase') return table.phase;
  if (effect.kind === 'winner') return table.victory?.winner ?? '';
  const seat = seatOf(table, effect.seat);
  if (effect.kind === 'role') return seat.role ?? '';
  if (effect.kind === 'fouls') return String(foulsOf(seat));
  if (effect.kind === 'points') return String(seat.points);
  return seat.alive ? 'in' : (seat.left?.cause ?? 'out');
}

function carryOut(turn: Turn, effect: Effect): Then | undefined {
  if (effect.kind === 'remove') return remove(turn, effect.seat, 'judge');
  if (effect.kind === 'winner') win(turn, effect.winner, 'judge');
  if (effect.kind === 'role' || effect.kind === 'revive') testVictory(turn);
  if (effect.kind === 'cancelVote') {
    const { phase } = turn.table;
    const voting = phase === 'vote' || phase === 'tieSpeeches' || phase === 'question';
    turn.emit({
      type: 'VoteCancelled',
      seat: null,
      when: voting ? 'now' : 'next',
      clauses: cite('I.2', '4.1'),
    });
    return voting && turn.table.victory === null ? 'night' : undefined;
  }
  return effect.kind === 'phase' ? effect.to : undefined;
}

/** I.3: the rules have named the winner; the judge announces him, and everything is open. */
export function confirmWinner(turn: Turn): Outcome {
  const refusal = judgeOnly(turn);
  if (refusal) return refusal;
  const { victory, phase } = turn.table;
  if (!victory) return refuse('no-winner', ['I.3']);
  if (phase === 'lastWords') return refuse('last-word-first', ['4.13', 'I.3']);
  turn.emit({ type: 'GameEnded', winner: victory.winner, team: victory.team, clauses: cite('I.3') });
}

export function pauseTimer(turn: Turn): Outcome {
  const refusal = judgeOnly(turn);
  if (refusal) return refusal;
  const { timer } = turn.table;
  if (!timer || timer.pausedAt !== null) return refuse('no-timer', ['I.2']);
  turn.emit({ type: 'TimerPaused', clauses: cite('I.2') });
}

export function resumeTimer(turn: Turn): Outcome {
  const refusal = judgeOnly(turn);
  if (refusal) return refusal;
  const { timer } = turn.table;
  if (!timer || timer.pausedAt === null) return refuse('no-timer', ['I.2']);
  turn.emit({ type: 'TimerResumed', paused: msBetween(timer.pausedAt, turn.at), clauses: cite('I.2') });
}

export function addTime(turn: Turn, { seconds }: CommandOf<'addTime'>): Outcome {
  const refusal = judgeOnly(turn);
  if (refusal) return refusal;
  if (!turn.table.timer) return refuse('no-timer', ['I.2']);
  turn.emit({ type: 'TimeAdded', seconds, clauses: cite('I.2') });
}
