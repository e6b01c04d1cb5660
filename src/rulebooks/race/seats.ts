/** The season, its board and rulings, and who sits where. */

import type { Refusal } from '../../engine/contract.js';
import { faultOfMark } from './board.js';
import type { CommandOf } from './commands.js';
import { localText } from './local.js';
import { TOPIC_OF_MARK } from './pack.js';
import { hasModule, packOf } from './reading.js';
import { clanIds, gameOf, seatOf } from './state.js';
import { clanOfTeam, teamOf } from './teams.js';
import { appointmentsUntil } from './times.js';
import type { Topic } from './topics.js';
import type { Turn } from './turn.js';

export function organiserOnly(turn: Turn, ...topics: Topic[]): Refusal | undefined {
  return turn.isOrganiser ? undefined : turn.refuse('organiser-only', topics);
}

export function running(turn: Turn, ...topics: Topic[]): Refusal | undefined {
  const { state } = turn;
  // A day that ended the season may be veiled still: to all but the organiser the season goes on until the report.
  const phase = (turn.isOrganiser ? undefined : state.veil?.before.phase) ?? state.phase;
  return phase === 'running' ? undefined : turn.refuse('not-running', topics, { params: { phase } });
}

/** The clan for which a boss or consigliere acts, or the refusal. */
export function actingClan(turn: Turn, ...topics: Topic[]): { clan: number } | { refusal: Refusal } {
  const { seat } = turn;
  if (!seat || seat.role === 'member') return { refusal: turn.refuse('boss-only', topics) };
  return { clan: seat.clan };
}

export function startSeason(turn: Turn): Refusal | undefined {
  const refusal = organiserOnly(turn, 'start');
  if (refusal) return refusal;
  if (turn.state.phase !== 'setup') return turn.refuse('already-started', ['start']);
  turn.emit({ type: 'SeasonStarted', clauses: turn.cite('field', 'start') });
}

/** What the organiser may set, by the topic of its clause. */
const TOPIC_OF_KIND = { ...TOPIC_OF_MARK, free: 'cells.free', unspecified: 'marks' } as const;

export function setCell(turn: Turn, { cell, mark }: CommandOf<'setCell'>): Refusal | undefined {
  const refusal = organiserOnly(turn, 'marks');
  if (refusal) return refusal;
  const fault = faultOfMark(turn.state, cell, mark);
  if (fault) {
    const field = fault === 'cell' ? 'cell' : fault === 'chain' ? 'mark.by' : `mark.${fault}`;
    return turn.refuse('bad-mark', ['marks'], { field, params: { fault, size: turn.state.pack.size } });
  }
  turn.emit({ type: 'CellSet', cell, mark, clauses: turn.cite(TOPIC_OF_KIND[mark.kind]) });
}

export function setRuling(
  turn: Turn,
  { ruling, value, reason }: CommandOf<'setRuling'>,
): Refusal | undefined {
  const refusal =
    organiserOnly(turn, 'council.other') ?? faultOfRuling(turn, ruling, value, 'ruling', 'value');
  if (refusal) return refusal;
  turn.emit({
    type: 'RulingSet',
    ruling,
    value,
    reason,
    by: 'organiser',
    clauses: turn.cite('council.other'),
  });
}

/** Whether a ruling and its value exist. */
export function faultOfRuling(
  turn: Turn,
  ruling: string,
  value: string,
  rulingField: string,
  valueField: string,
): Refusal | undefined {
  const { rulings } = turn.book;
  const known = Object.hasOwn(rulings, ruling) ? rulings[ruling] : undefined;
  if (!known)
    return turn.refuse('no-such-ruling', ['council.other'], { field: rulingField, params: { ruling } });
  if (!Object.hasOwn(known.values, value)) {
    const values = Object.keys(known.values).join(', ');
    return turn.refuse('no-such-value', ['council.other'], { field: valueField, params: { ruling, values } });
  }
}

export function reschedule(turn: Turn, { game, date, reason }: CommandOf<'reschedule'>): Refusal | undefined {
  const refusal = organiserOnly(turn, 'council.other');
  if (refusal) return refusal;
  const { games } = turn.state;
  const index = games.findIndex((each) => each.number === game);
  const moved = games[index];
  if (!moved) return turn.refuse('no-such-game', ['council.other'], { field: 'game', params: { game } });
  if (moved.stage !== 'future')
    return turn.refuse('game-played', ['council.other'], { field: 'game', params: { game } });
  const after = games[index - 1]?.date ?? '1900-01-01';
  const before = games[index + 1]?.date ?? '2999-12-31';
  if (!isDate(date) || date <= after || date >= before) {
    return turn.refuse('bad-date', ['council.other'], { field: 'date', params: { after, before } });
  }
  turn.emit({ type: 'Rescheduled', game, date, reason, clauses: turn.cite('council.other') });
}

/** 31 February passes the schema's pattern, not this. */
function isDate(date: string): boolean {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

/** The organiser seats anybody at any time; a boss names consiglieri of his own clan until the appointed day. */
export function assignSeat(
  turn: Turn,
  { person, clan, role, team: name }: CommandOf<'assignSeat'>,
): Refusal | undefined {
  if (!clanIds(turn.state).includes(clan))
    return turn.refuse('no-such-clan', ['council.members'], { field: 'clan', params: { clan } });
  if (!turn.isOrganiser) {
    const { seat } = turn;
    if (seat?.role !== 'boss' || role !== 'consigliere' || name !== undefined)
      return turn.refuse('organiser-only', ['seats.deputy', 'council.members'], { field: 'role' });
    if (seat.clan !== clan)
      return turn.refuse('other-clan', ['seats.deputy'], { field: 'clan', params: { clan } });
    const named = seatOf(turn.state, person);
    if (named && (named.clan !== clan || named.role === 'boss'))
      return turn.refuse('no-such-person', ['seats.deputy'], { field: 'person' });
    const until = appointmentsUntil(packOf(turn.state));
    if (turn.at >= until)
      return turn.refuse('appointments-over', ['seats.deputy'], {
        params: { until: localText(turn.state, until) },
      });
  }
  const team = name === undefined ? undefined : teamOf(turn.state, name);
  if (name !== undefined && (!team || clanOfTeam(team) !== clan)) {
    return turn.refuse('no-such-team', ['council.members'], { field: 'team', params: { team: name } });
  }
  turn.emit({
    type: 'SeatAssigned',
    person,
    clan,
    role,
    ...(team ? { team: team.team } : {}),
    clauses: turn.cite(role === 'consigliere' ? 'seats.deputy' : 'council.members'),
  });
}

export function removeSeat(turn: Turn, { person }: CommandOf<'removeSeat'>): Refusal | undefined {
  const refusal = organiserOnly(turn, 'council.members');
  if (refusal) return refusal;
  if (!seatOf(turn.state, person))
    return turn.refuse('no-such-person', ['council.members'], { field: 'person' });
  turn.emit({ type: 'SeatRemoved', person, clauses: turn.cite('council.members') });
}

/** A decision of the organiser beyond the written rules, always with a reason. */
export function decree(turn: Turn, { effect, reason }: CommandOf<'decree'>): Refusal | undefined {
  const refusal = organiserOnly(turn, 'council.other');
  if (refusal) return refusal;
  if (effect.kind === 'owner' && !hasModule(turn.state, 'territory')) {
    return turn.refuse('module-off', ['council.other'], { field: 'effect.kind' });
  }
  const { size } = turn.state.pack;
  const clan = effect.clan;
  if (clan !== null && !clanIds(turn.state).includes(clan)) {
    return turn.refuse('no-such-clan', ['council.other'], { field: 'effect.clan', params: { clan } });
  }
  // On the finish only a move puts a clan: it ends the season.
  const beyond = effect.kind === 'position' ? size : size + 1;
  if ('cell' in effect && effect.cell >= beyond) {
    return turn.refuse('cell-off-board', ['council.other'], {
      field: 'effect.cell',
      params: { size: beyond - 1 },
    });
  }
  if (effect.kind === 'team') {
    const team = teamOf(turn.state, effect.team);
    if (!team)
      return turn.refuse('no-such-team', ['council.other'], {
        field: 'effect.team',
        params: { team: effect.team },
      });
    if (team.home !== null && effect.clan === null)
      return turn.refuse('team-needs-clan', ['council.other'], { field: 'effect.clan' });
  }
  turn.emit({ type: 'Decreed', effect, reason, clauses: turn.cite('council.other') });
}

/** Whether the game exists and has not been resolved; used by commands about the next game. */
export function futureGame(turn: Turn, game: number, topic: Topic): { refusal: Refusal } | { ok: true } {
  const found = gameOf(turn.state, game);
  if (!found) return { refusal: turn.refuse('no-such-game', [topic], { field: 'game', params: { game } }) };
  if (found.stage !== 'future')
    return { refusal: turn.refuse('game-played', [topic], { field: 'game', params: { game } }) };
  return { ok: true };
}
