/**
 * 2 and 5: the script of the nights. It is the same, and as long, whoever is still alive: nobody may learn from the clock
 * that a role is gone. In the first night everybody only shows himself (2.1, 2.3, 2.4, 2.6): no shot, no check.
 */
import type { Refusal } from '../../engine/contract.js';
import { inCourse, livingSeat, someSeat } from './access.js';
import type { CommandOf } from './commands.js';
import type { NightStep } from './events.js';
import { lastWords, leave } from './leaving.js';
import { sideOf, type TablePack } from './setup.js';
import { holderOf, livingOf, type Phase, seatOf, type Table } from './state.js';
import { type Clause, cite, type Outcome, refuse, type Then, type Turn } from './turn.js';
import { testStalemate } from './victory.js';

/** 2.1 and 5.3 give black a minute, 5.6 the checks ten seconds; the Doctor gets as much as they. */
const SECONDS: Record<NightStep, number> = { mafia: 60, doctor: 10, don: 10, sheriff: 10 };
const FIRST: Record<NightStep, Clause> = { mafia: '2.1', don: '2.3', sheriff: '2.4', doctor: '2.6' };
const LATER: Record<NightStep, Clause> = { mafia: '5.3', doctor: '5.4a', don: '5.4b', sheriff: '5.5' };

/** Roles that are not among the cards have no place in the script; the cards are known to all. */
function script({ cards }: TablePack, order: NightStep[]): NightStep[] {
  return order.filter((step) => step === 'mafia' || cards[step] > 0);
}

export function firstNight(turn: Turn): void {
  const steps = script(turn.state.setup.pack, ['mafia', 'don', 'sheriff', 'doctor']);
  turn.emit({ type: 'FirstNightStarted', steps, clauses: cite('1.2', '2.1') });
  step(turn, steps[0]!, FIRST);
}

function step(turn: Turn, what: NightStep, clauses: Record<NightStep, Clause>): void {
  turn.emit({ type: 'NightStepStarted', what, seconds: SECONDS[what], clauses: cite(clauses[what]) });
}

/** 5.1, 5.2 */
export function startNight(turn: Turn): void {
  const steps = script(turn.state.setup.pack, ['mafia', 'doctor', 'don', 'sheriff']);
  turn.emit({ type: 'NightStarted', night: turn.table.night + 1, steps, clauses: cite('5.1', '5.2') });
  step(turn, steps[0]!, LATER);
  testStalemate(turn);
}

/** The next step of the script, or the morning. */
export function nextStep(turn: Turn): Then | undefined {
  const { script: first, current, phase } = turn.table;
  const place = phase === 'firstNight' ? first : current;
  if (!place) return 'day';
  const what = place.steps[place.at + 1];
  if (what === undefined) return phase === 'firstNight' ? 'day' : 'dawn';
  step(turn, what, phase === 'firstNight' ? FIRST : LATER);
}

/** Whether the script has come to a step: nothing is entered before it. */
function reached(turn: Turn, what: NightStep, field: string): Refusal | undefined {
  if (!turn.table.current) return refuse('not-yet', [LATER[what]], { field });
  const { steps, at } = turn.table.current;
  const place = steps.indexOf(what);
  if (place === -1) return refuse('no-such-role', [LATER[what]], { field });
  return place <= at ? undefined : refuse('not-yet', [LATER[what]], { field });
}

/** 5.2, 5.3: together one target; blind each shows a seat, and only all at one kill. */
export function shoot(turn: Turn, { target, shots }: CommandOf<'shoot'>): Outcome {
  const refusal = inCourse(turn, ['night'], '5.2', '5.3') ?? reached(turn, 'mafia', 'target');
  if (refusal) return refusal;
  const black = livingOf(turn.table, 'black');
  if (turn.ruling('night.shooting') === 'together') {
    if (shots !== undefined || target === undefined)
      return refuse('one-target', ['5.3'], { field: 'target' });
    const fault = target === null ? undefined : livingSeat(turn, target, 'target', '5.3');
    if (fault) return fault;
    turn.emit({
      type: 'ShotTaken',
      shots: black.map((seat) => ({ seat, target })),
      target,
      clauses: cite('5.2', '5.3'),
      rulings: ['night.shooting'],
    });
    return;
  }
  if (shots === undefined) return refuse('each-shot', ['5.3'], { field: 'shots' });
  for (const [seat, at] of Object.entries(shots)) {
    const field = `shots.${seat}`;
    if (!black.includes(Number(seat))) return refuse('not-black', ['5.3'], { field, params: { seat } });
    const fault = at === null ? undefined : someSeat(turn, at, field, '5.3');
    if (fault) return fault;
  }
  const taken = black.map((seat) => ({ seat, target: shots[String(seat)] ?? null }));
  turn.emit({
    type: 'ShotTaken',
    shots: taken,
    target: common(turn.table, taken),
    clauses: cite('5.2', '5.3'),
    rulings: ['night.shooting'],
  });
}

/** The one living seat that all living blacks shot. */
function common(table: Table, shots: { seat: number; target: number | null }[]): number | null {
  const alive = shots.filter(({ seat }) => seatOf(table, seat).alive);
  const target = alive[0]?.target ?? null;
  const agreed = target !== null && alive.every((shot) => shot.target === target);
  return agreed && seatOf(table, target).alive ? target : null;
}

/** 2.6, 5.4a: any seat; himself once a game. */
export function heal(turn: Turn, { target }: CommandOf<'heal'>): Outcome {
  const refusal = inCourse(turn, ['night'], '5.4a') ?? reached(turn, 'doctor', 'target');
  if (refusal) return refusal;
  const { table } = turn;
  const doctor = holderOf(table, 'doctor');
  if (doctor === null) return refuse('role-out', ['5.4a']);
  if (target !== null) {
    const fault = someSeat(turn, target, 'target', '5.4a');
    if (fault) return fault;
    const healed = table.pastNights.flatMap(({ n, heal: past }) => (past ? [{ n, ...past }] : []));
    if (target === doctor && healed.some((past) => past.seat === doctor && past.target === doctor)) {
      return refuse('self-healed', ['2.6'], { field: 'target' });
    }
    const running = healed.some((past) => past.n === table.night - 1 && past.target === target);
    if (running && turn.ruling('doctor.repeat') === 'notTwice') {
      return refuse('healed-twice', ['2.6'], { field: 'target', params: { seat: target } });
    }
  }
  turn.emit({
    type: 'Healed',
    seat: doctor,
    target,
    clauses: cite('2.6', '5.4a'),
    rulings: ['doctor.repeat'],
  });
}

/** 5.4b, 5.5, 5.6: one check each; whoever was shot this night still gets his answer. */
export function check(turn: Turn, { by, target }: CommandOf<'check'>): Outcome {
  const clause = LATER[by];
  const refusal = inCourse(turn, ['night'], clause, '5.6') ?? reached(turn, by, 'by');
  if (refusal) return refusal;
  const seat = holderOf(turn.table, by);
  if (seat === null) return refuse('role-out', [clause]);
  const fault = target === null ? undefined : someSeat(turn, target, 'target', clause);
  if (fault) return fault;
  const role = target === null ? null : seatOf(turn.table, target).role;
  const answer = role === null ? null : by === 'don' ? role === 'sheriff' : sideOf(role) === 'black';
  turn.emit({ type: 'Checked', by, seat, target, answer, clauses: cite(clause, '5.6') });
}

/** The morning: what the night has come to. */
export function dawn(turn: Turn): Then | undefined {
  const { table } = turn;
  if (!table.current) return 'day';
  const { shots, heal: shown, n } = table.current;
  const target = shots ? common(table, shots) : null;
  const healed = shown && seatOf(table, shown.seat).alive ? shown.target : null;
  const killed = target !== null && target === healed ? null : target;
  const mayName = killed !== null && namesThree(turn, n);
  turn.emit({
    type: 'NightResolved',
    night: n,
    target,
    healed,
    killed,
    mayName,
    clauses: cite('5.3', '5.4a'),
    rulings: mayName ? ['night.shooting', 'legacy'] : ['night.shooting'],
  });
  if (killed === null) return 'day';
  leave(turn, [killed], 'night', cite('5.2', '5.3'));
  if (turn.table.victory === null && turn.ruling('lastWord.night') === 'no') return 'day';
  return turn.ruling('lastWord.night') === 'no' ? undefined : lastWords(turn, [killed], 'day');
}

/** The best move is the first shooting night's; none when two or more left on day one. */
function namesThree(turn: Turn, night: number): boolean {
  if (turn.ruling('legacy') === 'none' || night !== 1) return false;
  const voted = turn.table.departures.filter(
    ({ day, cause }) => day === 1 && (cause === 'vote' || cause === 'question'),
  );
  return voted.reduce((sum, { seats }) => sum + seats.length, 0) < 2;
}

export function bestMove(turn: Turn, { seats: named }: CommandOf<'bestMove'>): Outcome {
  const phases: Phase[] = ['lastWords', 'speeches'];
  const refusal = inCourse(turn, phases, '4.13');
  if (refusal) return refusal;
  const { mayName: seat } = turn.table;
  if (seat === null) return refuse('no-best-move', ['4.13']);
  if (new Set(named).size !== 3 || named.includes(seat))
    return refuse('three-others', ['4.13'], { field: 'seats' });
  for (const [index, n] of named.entries()) {
    const fault = someSeat(turn, n, `seats.${index}`, '4.13');
    if (fault) return fault;
  }
  const black = named.filter((n) => sideOf(seatOf(turn.table, n).role!) === 'black').length;
  turn.emit({ type: 'BestMoveNamed', seat, named, black, clauses: cite('4.13'), rulings: ['legacy'] });
}
