/** The season, its board and rulings, and who sits where (6.6, 9.5, 11.2, 11.3). */
import type { Refusal } from '../../engine/contract.js';
import { faultOfMark } from './board.js';
import type { CommandOf } from './commands.js';
import { localText } from './local.js';
import { type RulingId, rulings } from './rulings.js';
import { clanIds, gameOf, seatOf } from './state.js';
import { teamOf } from './teams.js';
import { appointmentsUntil } from './times.js';
import { type Clause, cite, refuse, type Turn } from './turn.js';

export function organiserOnly(turn: Turn, ...clauses: Clause[]): Refusal | undefined {
  return turn.isOrganiser ? undefined : refuse('organiser-only', clauses);
}

export function running(turn: Turn, ...clauses: Clause[]): Refusal | undefined {
  return turn.state.phase === 'running'
    ? undefined
    : refuse('not-running', clauses, { params: { phase: turn.state.phase } });
}

/** The clan for which a boss or consigliere acts, or the refusal. */
export function actingClan(turn: Turn, ...clauses: Clause[]): { clan: number } | { refusal: Refusal } {
  const { seat } = turn;
  if (!seat || seat.role === 'member') return { refusal: refuse('boss-only', clauses) };
  return { clan: seat.clan };
}

export function startSeason(turn: Turn): Refusal | undefined {
  const refusal = organiserOnly(turn, '2.2');
  if (refusal) return refusal;
  if (turn.state.phase !== 'setup') return refuse('already-started', ['2.2']);
  turn.emit({ type: 'SeasonStarted', clauses: cite('2.1', '2.2') });
}

export function setCell(turn: Turn, { cell, mark }: CommandOf<'setCell'>): Refusal | undefined {
  const refusal = organiserOnly(turn, '2.4');
  if (refusal) return refusal;
  const fault = faultOfMark(turn.state, cell, mark);
  if (fault) {
    const field = fault === 'cell' ? 'cell' : fault === 'chain' ? 'mark.by' : `mark.${fault}`;
    return refuse('bad-mark', ['2.4'], { field, params: { fault, size: turn.state.pack.size } });
  }
  const clause = (
    {
      skip: '2.4.1',
      move: '2.4.2',
      offer: '2.4.3',
      roulette: '3.3',
      free: '3.1',
      unspecified: '2.4',
    } as const
  )[mark.kind];
  turn.emit({ type: 'CellSet', cell, mark, clauses: cite(clause) });
}

export function setRuling(
  turn: Turn,
  { ruling, value, reason }: CommandOf<'setRuling'>,
): Refusal | undefined {
  const refusal = organiserOnly(turn, '11.3') ?? faultOfRuling(ruling, value, 'ruling', 'value');
  if (refusal) return refusal;
  turn.emit({ type: 'RulingSet', ruling, value, reason, by: 'organiser', clauses: cite('11.3') });
}

/** Whether a ruling and its value exist. */
export function faultOfRuling(
  ruling: string,
  value: string,
  rulingField: string,
  valueField: string,
): Refusal | undefined {
  const known = Object.hasOwn(rulings, ruling) ? rulings[ruling as RulingId] : undefined;
  if (!known) return refuse('no-such-ruling', ['11.3'], { field: rulingField, params: { ruling } });
  if (!Object.hasOwn(known.values, value)) {
    const values = Object.keys(known.values).join(', ');
    return refuse('no-such-value', ['11.3'], { field: valueField, params: { ruling, values } });
  }
}

export function reschedule(turn: Turn, { game, date, reason }: CommandOf<'reschedule'>): Refusal | undefined {
  const refusal = organiserOnly(turn, '11.3');
  if (refusal) return refusal;
  const { games } = turn.state;
  const index = games.findIndex((each) => each.number === game);
  const moved = games[index];
  if (!moved) return refuse('no-such-game', ['11.3'], { field: 'game', params: { game } });
  if (moved.stage !== 'future') return refuse('game-played', ['11.3'], { field: 'game', params: { game } });
  const after = games[index - 1]?.date ?? '1900-01-01';
  const before = games[index + 1]?.date ?? '2999-12-31';
  if (!isDate(date) || date <= after || date >= before) {
    return refuse('bad-date', ['11.3'], { field: 'date', params: { after, before } });
  }
  turn.emit({ type: 'Rescheduled', game, date, reason, clauses: cite('11.3') });
}

/** 31 February passes the schema's pattern, not this. */
function isDate(date: string): boolean {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

/** The organiser seats anybody at any time; a boss names consiglieri of his own clan until the appointed day (6.6). */
export function assignSeat(turn: Turn, { person, clan, role }: CommandOf<'assignSeat'>): Refusal | undefined {
  if (!clanIds(turn.state).includes(clan))
    return refuse('no-such-clan', ['11.2'], { field: 'clan', params: { clan } });
  if (!turn.isOrganiser) {
    const { seat } = turn;
    if (seat?.role !== 'boss' || role !== 'consigliere')
      return refuse('organiser-only', ['6.6', '11.2'], { field: 'role' });
    if (seat.clan !== clan) return refuse('other-clan', ['6.6'], { field: 'clan', params: { clan } });
    const named = seatOf(turn.state, person);
    if (named && (named.clan !== clan || named.role === 'boss'))
      return refuse('no-such-person', ['6.6'], { field: 'person' });
    const until = appointmentsUntil(turn.state.pack);
    if (turn.at >= until)
      return refuse('appointments-over', ['6.6'], { params: { until: localText(turn.state, until) } });
  }
  turn.emit({
    type: 'SeatAssigned',
    person,
    clan,
    role,
    clauses: cite(role === 'consigliere' ? '6.6' : '11.2'),
  });
}

export function removeSeat(turn: Turn, { person }: CommandOf<'removeSeat'>): Refusal | undefined {
  const refusal = organiserOnly(turn, '11.2');
  if (refusal) return refusal;
  if (!seatOf(turn.state, person)) return refuse('no-such-person', ['11.2'], { field: 'person' });
  turn.emit({ type: 'SeatRemoved', person, clauses: cite('11.2') });
}

/** A decision of the organiser beyond the written rules, always with a reason (11.3). */
export function decree(turn: Turn, { effect, reason }: CommandOf<'decree'>): Refusal | undefined {
  const refusal = organiserOnly(turn, '11.3');
  if (refusal) return refusal;
  const { size } = turn.state.pack;
  const clan = effect.clan;
  if (clan !== null && !clanIds(turn.state).includes(clan)) {
    return refuse('no-such-clan', ['11.3'], { field: 'effect.clan', params: { clan } });
  }
  // On the finish only a move puts a clan: it ends the season (2.7).
  const beyond = effect.kind === 'position' ? size : size + 1;
  if ('cell' in effect && effect.cell >= beyond) {
    return refuse('cell-off-board', ['11.3'], { field: 'effect.cell', params: { size: beyond - 1 } });
  }
  if (effect.kind === 'team') {
    const team = teamOf(turn.state, effect.team);
    if (!team)
      return refuse('no-such-team', ['11.3'], { field: 'effect.team', params: { team: effect.team } });
    if (team.home !== null && effect.clan === null)
      return refuse('team-needs-clan', ['11.3'], { field: 'effect.clan' });
  }
  turn.emit({ type: 'Decreed', effect, reason, clauses: cite('11.3') });
}

/** Whether the game exists and has not been resolved; used by commands about the next game. */
export function futureGame(turn: Turn, game: number, clause: Clause): { refusal: Refusal } | { ok: true } {
  const found = gameOf(turn.state, game);
  if (!found) return { refusal: refuse('no-such-game', [clause], { field: 'game', params: { game } }) };
  if (found.stage !== 'future')
    return { refusal: refuse('game-played', [clause], { field: 'game', params: { game } }) };
  return { ok: true };
}
