/** Turns open, are put off, close and are resolved (G.1, B.3). */
import type { Refusal } from '../../engine/contract.js';
import { addDays, instantOf, localOf, normalInstant } from '../../engine/time.js';
import { currentTurn, inPhase, masterOnly } from './access.js';
import type { CommandOf, Contest } from './commands.js';
import { isDate, localText } from './local.js';
import { attempt } from './resolution/attempt.js';
import { type GameState, rulingOf, type TurnState } from './state.js';
import { cite, refuse, type Turn } from './turn.js';

export function deadlineOf(state: GameState, date: string): string {
  return instantOf(date, state.pack.deadline, state.pack.zone);
}

export function planTurns(turn: Turn, { dates }: CommandOf<'planTurns'>): Refusal | undefined {
  const refusal = masterOnly(turn, 'G.1');
  if (refusal) return refusal;
  if (turn.state.phase === 'ended') return refuse('wrong-phase', ['G.1'], { params: { phase: 'ended' } });
  let last = turn.state.turn?.date ?? '';
  for (const [index, date] of dates.entries()) {
    if (!isDate(date) || date <= last || deadlineOf(turn.state, date) <= turn.at) {
      return badDate(turn, `dates.${index}`);
    }
    last = date;
  }
  turn.emit({ type: 'TurnsPlanned', dates, audience: 'public', clauses: cite('G.1') });
}

function badDate(turn: Turn, field: string): Refusal {
  return refuse('bad-date', ['G.1'], { field, params: { after: localText(turn.state, turn.at) } });
}

export function openTurn(turn: Turn, { date, contest }: CommandOf<'openTurn'>): Refusal | undefined {
  const refusal = masterOnly(turn, 'G.1') ?? inPhase(turn, ['running'], 'G.1');
  if (refusal) return refusal;
  const { state } = turn;
  if (state.turn && state.turn.stage !== 'resolved') {
    return refuse('turn-not-over', ['G.1'], { params: { turn: state.turn.number } });
  }
  if (!isDate(date) || date <= (state.turn?.date ?? '') || deadlineOf(state, date) <= turn.at) {
    return badDate(turn, 'date');
  }
  open(turn, date, contest ?? null);
}

function open(turn: Turn, date: string, contest: Contest | null): void {
  turn.emit({
    type: 'TurnOpened',
    turn: (turn.state.turn?.number ?? 0) + 1,
    date,
    deadline: deadlineOf(turn.state, date),
    contest,
    audience: 'public',
    clauses: contest ? cite('G.1', 'B.3') : cite('G.1'),
  });
}

/** A turn that the master may still put off: its deadline has not come. */
function running(turn: Turn, number: number): { refusal: Refusal } | { current: TurnState } {
  const refusal = masterOnly(turn, 'G.1');
  if (refusal) return { refusal };
  const found = currentTurn(turn.state, number, 'G.1');
  if ('refusal' in found) return found;
  const { stage, deadline } = found.current;
  if (stage === 'open' || stage === 'paused') return found;
  return {
    refusal: refuse('deadline-over', ['G.1'], {
      field: 'turn',
      params: { turn: number, deadline: localText(turn.state, deadline) },
    }),
  };
}

export function extendTurn(turn: Turn, command: CommandOf<'extendTurn'>): Refusal | undefined {
  const found = running(turn, command.turn);
  if ('refusal' in found) return found.refusal;
  if (found.current.stage === 'paused') return refuse('paused', ['G.1'], { params: { turn: command.turn } });
  const deadline = normalInstant(command.until);
  if (deadline <= found.current.deadline) return badMoment(turn, found.current.deadline);
  turn.emit({
    type: 'TurnExtended',
    turn: command.turn,
    deadline,
    reason: command.reason,
    audience: 'public',
    clauses: cite('G.1'),
  });
}

function badMoment(turn: Turn, after: string): Refusal {
  return refuse('bad-moment', ['G.1'], { field: 'until', params: { after: localText(turn.state, after) } });
}

export function pauseTurn(turn: Turn, command: CommandOf<'pauseTurn'>): Refusal | undefined {
  const found = running(turn, command.turn);
  if ('refusal' in found) return found.refusal;
  if (found.current.stage === 'paused') return refuse('paused', ['G.1'], { params: { turn: command.turn } });
  turn.emit({
    type: 'TurnPaused',
    turn: command.turn,
    reason: command.reason,
    audience: 'public',
    clauses: cite('G.1'),
  });
}

export function resumeTurn(turn: Turn, command: CommandOf<'resumeTurn'>): Refusal | undefined {
  const found = running(turn, command.turn);
  if ('refusal' in found) return found.refusal;
  if (found.current.stage !== 'paused') return refuse('no-turn', ['G.1'], { field: 'turn' });
  const deadline = normalInstant(command.until);
  if (deadline <= turn.at) return badMoment(turn, turn.at);
  turn.emit({
    type: 'TurnResumed',
    turn: command.turn,
    deadline,
    reason: command.reason,
    audience: 'public',
    clauses: cite('G.1'),
  });
}

/** The deadline: turns close then and only then, even when everybody has sent. */
export function closeTurn(turn: Turn, command: CommandOf<'closeTurn'>): Refusal | undefined {
  if (turn.author.kind !== 'system') return refuse('system-only', ['G.1']);
  const found = currentTurn(turn.state, command.turn, 'G.1');
  if ('refusal' in found) return found.refusal;
  if (found.current.stage !== 'open' || turn.at < found.current.deadline) return refuse('no-turn', ['G.1']);
  turn.emit({ type: 'TurnClosed', turn: command.turn, audience: 'public', clauses: cite('G.1') });
  resolveAutomatically(turn);
}

/** With `turn.resolution: deadline`, as soon as no question stands in the way. */
export function resolveAutomatically(turn: Turn): void {
  const { state } = turn;
  const waits = state.turn?.stage === 'closed' && state.asks.length === 0;
  if (waits && rulingOf(state, 'turn.resolution') === 'deadline') resolve(turn);
}

/** A closed turn with no question open. */
function closed(turn: Turn, number: number): Refusal | undefined {
  const refusal = masterOnly(turn, 'A.1');
  if (refusal) return refusal;
  const found = currentTurn(turn.state, number, 'A.1');
  if ('refusal' in found) return found.refusal;
  const { stage, deadline } = found.current;
  if (stage === 'resolved') return refuse('no-turn', ['A.1'], { field: 'turn' });
  if (stage !== 'closed') {
    return refuse('turn-not-closed', ['G.1'], {
      field: 'turn',
      params: { turn: number, deadline: localText(turn.state, deadline) },
    });
  }
  return turn.state.asks.length > 0 ? refuse('ask-open', ['A.1']) : undefined;
}

export function dryRun(turn: Turn, command: CommandOf<'dryRun'>): Refusal | undefined {
  const refusal = closed(turn, command.turn);
  if (refusal) return refusal;
  const outcome = attempt(turn);
  if (!outcome) return;
  turn.emit({
    type: 'DryRunMade',
    turn: command.turn,
    trace: outcome.trace,
    results: outcome.results,
    reports: outcome.reports,
    audience: 'master',
    clauses: cite('A.1', 'A.21'),
    rulings: ['turn.resolution'],
  });
}

export function resolveTurn(turn: Turn, command: CommandOf<'resolveTurn'>): Refusal | undefined {
  const refusal = closed(turn, command.turn);
  if (refusal) return refusal;
  if (turn.state.dryRun?.turn !== command.turn) return refuse('dry-run-first', ['A.1']);
  resolve(turn);
}

/** Resolves and publishes; a planned day opens the next turn with the results. */
function resolve(turn: Turn): void {
  const outcome = attempt(turn);
  if (!outcome) return;
  turn.adopt(outcome.trial);
  const { state } = turn;
  const date = state.planned.find((each) => each > state.turn!.date && deadlineOf(state, each) > turn.at);
  if (state.phase === 'running' && date) open(turn, date, null);
}

/** The noons between the opening and the deadline, for `anonymous.moment: noon`. */
export function nextNoon(state: GameState): { date: string; at: string } | null {
  const current = state.turn;
  if (!current || rulingOf(state, 'anonymous.moment') !== 'noon') return null;
  const { zone } = state.pack;
  const after = [current.openedAt, ...current.batches].reduce((a, b) => (a > b ? a : b));
  const today = localOf(after, zone).date;
  for (const date of [today, addDays(today, 1)]) {
    const at = instantOf(date, '12:00', zone);
    if (at > after) return at < current.deadline ? { date, at } : null;
  }
  return null;
}
