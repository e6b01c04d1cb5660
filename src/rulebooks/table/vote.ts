/** 4.1, 4.5 – 4.11: the vote of a day. */
import { inCourse } from './access.js';
import type { CommandOf } from './commands.js';
import { faultOfHands } from './hands.js';
import { lastWords, leave } from './leaving.js';
import type { RulingId } from './rulings.js';
import { living, nominees, seatOf, type Tally } from './state.js';
import { nextTieSpeech, put, split, stay, tieSpeeches } from './tie.js';
import { cite, type Outcome, refuse, type Then, type Turn } from './turn.js';

/** 4.1, 4.10: after the discussion. */
export function openVote(turn: Turn): Then | undefined {
  const { table } = turn;
  const ghosts = turn.ruling('removal.cancelsVote') === 'leader';
  const candidates = nominees(table).filter((n) => ghosts || seatOf(table, n).alive);
  if (table.cancelled) return noVote(turn, 'cancelled', ['removal.cancelsVote']);
  if (candidates.length === 0) return noVote(turn, 'none');
  if (table.day === 1 && candidates.length === 1 && turn.ruling('firstVoting') !== 'toTalk') {
    return noVote(turn, 'single', ['firstVoting']);
  }
  open(turn, 1, candidates, []);
}

function noVote(turn: Turn, why: 'none' | 'single' | 'cancelled' | 'struck', rulings: RulingId[] = []): Then {
  const clauses = why === 'single' ? cite('4.10') : why === 'none' ? cite('4.1') : cite('4.1', 'V.total');
  turn.emit({ type: 'NoVote', day: turn.table.day, why, clauses, rulings });
  return 'night';
}

function open(turn: Turn, round: number, candidates: number[], rulings: RulingId[]): void {
  const clauses = round === 1 ? cite('4.1', '4.5') : cite('4.12');
  turn.emit({ type: 'VoteOpened', day: turn.table.day, round, candidates, clauses, rulings });
}

/** 4.6, 4.7: hands for one candidate, by seats or by number; entered again, the later entry counts. */
export function hands(turn: Turn, command: CommandOf<'hands'>): Outcome {
  const refusal = inCourse(turn, ['vote'], '4.6', '4.7');
  if (refusal) return refusal;
  const vote = turn.table.vote!;
  const { candidate } = command;
  if (!vote.candidates.includes(candidate)) {
    return refuse('not-a-candidate', ['4.1'], { field: 'candidate', params: { seat: candidate } });
  }
  const others = vote.hands.filter((each) => each.candidate !== candidate);
  const raised = (seat: number): boolean => others.some(({ seats }) => seats?.includes(seat));
  const fault = faultOfHands(turn, command, raised, '4.6', '4.8');
  if (fault) return fault;
  const seats = command.seats ?? null;
  const count = command.count ?? seats!.length;
  const sum = others.reduce((total, each) => total + each.count, count);
  const alive = living(turn.table).length;
  if (sum > alive) {
    return refuse('too-many-hands', ['4.8'], { field: 'count', params: { hands: sum, living: alive } });
  }
  turn.emit({ type: 'HandsShown', candidate, seats, count, clauses: cite('4.6', '4.7', '4.8') });
}

/** 4.9, 4.11: silent hands fall to the last candidate, whoever has most leaves. */
export function closeVote(turn: Turn): Outcome {
  const refusal = inCourse(turn, ['vote'], '4.11');
  if (refusal) return refusal;
  const { day } = turn.table;
  const { candidates, round } = turn.table.vote!;
  if (turn.table.vote!.counted) return refuse('counted', ['4.11']);
  const raised = turn.table.vote!.hands.reduce((sum, each) => sum + each.count, 0);
  const alive = living(turn.table).length;
  if (raised > alive) return refuse('too-many-hands', ['4.8'], { params: { hands: raised, living: alive } });
  const tally = count(turn);
  const most = Math.max(...tally.map(({ votes }) => votes));
  const leaders = tally.filter(({ votes }) => votes === most).map(({ candidate }) => candidate);
  turn.emit({
    type: 'VoteCounted',
    day,
    round,
    tally,
    leaders,
    clauses: cite('4.5', '4.8', '4.9', '4.11'),
  });
  return settle(turn, candidates, leaders, tally);
}

function count(turn: Turn): Tally {
  const { candidates, hands: shown } = turn.table.vote!;
  const raised = shown.reduce((sum, each) => sum + each.count, 0);
  const silent = living(turn.table).length - raised;
  return candidates.map((candidate, index) => {
    const own = shown.find((each) => each.candidate === candidate);
    const rest = index === candidates.length - 1 ? silent : 0;
    return {
      candidate,
      votes: (own?.count ?? 0) + rest,
      seats: own === undefined ? [] : own.seats,
      silent: rest,
    };
  });
}

function settle(turn: Turn, candidates: number[], leaders: number[], tally: Tally): Then | undefined {
  const { round } = turn.table.vote!;
  const first = turn.table.day === 1 ? turn.ruling('firstVoting') : 'standard';
  if (leaders.some((n) => !seatOf(turn.table, n).alive)) {
    return stay(turn, leaders, 'removed', 'removal.cancelsVote');
  }
  if (first === 'toTalk') {
    stay(turn, leaders, 'toTalk', 'firstVoting');
    tieSpeeches(turn, leaders);
    return undefined;
  }
  if (leaders.length === 1) {
    const leader = leaders[0]!;
    const own = tally.find(({ candidate }) => candidate === leader)?.seats?.includes(leader) ?? false;
    if (first === 'noBreak' || (first === 'selfBreak' && !(round > 1 && own))) {
      return stay(turn, leaders, 'noBreak', 'firstVoting');
    }
    leave(turn, leaders, 'vote', cite('4.11', '4.13'), first === 'selfBreak' ? ['firstVoting'] : []);
    return lastWords(turn, leaders, 'night');
  }
  if (round === 1) tieSpeeches(turn, leaders);
  else if (leaders.length === candidates.length) return split(turn, leaders);
  else if (turn.ruling('revote.narrowed') === 'again') tieSpeeches(turn, leaders);
  else return split(turn, leaders);
}

/** The next of those who tied; when all have spoken, the vote among them (or the night, if they only spoke). */
export function afterTieSpeech(turn: Turn): Then | undefined {
  if (nextTieSpeech(turn)) return undefined;
  if (turn.table.after === 'night') return 'night';
  return revote(turn);
}

function revote(turn: Turn): Then | undefined {
  const { table } = turn;
  const keep = turn.ruling('removal.cancelsVote') === 'leader';
  const tied = table.order.filter((n) => keep || seatOf(table, n).alive);
  if (tied.length === 0) return noVote(turn, 'struck', ['removal.cancelsVote']);
  const reverse = turn.ruling('splitOrder') === 'reverse';
  open(turn, table.vote!.round + 1, reverse ? [...tied].reverse() : tied, ['splitOrder', 'revote.narrowed']);
}

/** removal.cancelsVote = no: whoever was removed is struck from the list, and what was under way begins anew. */
export function strike(turn: Turn, seat: number): Then | undefined {
  const { phase, vote, question } = turn.table;
  if (phase === 'vote' && vote!.candidates.includes(seat)) {
    const rest = vote!.candidates.filter((n) => n !== seat);
    if (rest.length === 0) return noVote(turn, 'struck', ['removal.cancelsVote']);
    open(turn, vote!.round, rest, ['removal.cancelsVote']);
  }
  if (phase === 'question' && question!.includes(seat)) {
    const rest = question!.filter((n) => n !== seat);
    if (rest.length === 0) return noVote(turn, 'struck', ['removal.cancelsVote']);
    put(turn, rest, ['removal.cancelsVote']);
  }
  if (phase === 'tieSpeeches' && turn.table.speaker === seat) return afterTieSpeech(turn);
}
