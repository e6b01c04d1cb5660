/** 1: players and judges, late entries, withdrawals and substitutes, who must not meet whom. */
import type { Refusal } from '../../../engine/contract.js';
import { organiserOnly, someJudge, somePlayer } from './access.js';
import type { CommandOf } from './commands.js';
import { faultOfChange } from './seats.js';
import { type CupState, canPlay, judgeOf, nextRound, type Player, playerOf } from './state.js';
import { type Clause, cite, refuse, type Turn } from './turn.js';

type Outcome = Refusal | undefined;

/** 1.1, 1.2 */
export function addPlayers(turn: Turn, { players }: CommandOf<'addPlayers'>): Outcome {
  const refusal = organiserOnly(turn, '1.1');
  if (refusal) return refusal;
  const known: Named[] = turn.cup.players.map(({ id, nick: name, person }) => ({ id, name, person }));
  for (const [index, { id, nick, person = null }] of players.entries()) {
    const entry = { id, name: nick, person };
    const fault = taken(known, entry, `players.${index}`, 'nick', '1.1');
    if (fault) return fault;
    known.push(entry);
  }
  const from = turn.cup.rounds.some(({ status }) => status !== 'planned') ? nextRound(turn.cup) : 1;
  turn.emit({
    type: 'PlayersAdded',
    players: players.map(({ id, nick, team = null, person = null }) => ({ id, nick, team, person })),
    from,
    clauses: from > 1 ? cite('1.1', '1.2') : cite('1.1'),
  });
}

interface Named {
  id: string;
  name: string;
  person: string | null;
}

/** Ids, names and people stand once. Case and outer spaces make no other name. */
function taken(
  known: readonly Named[],
  { id, name, person }: Named,
  field: string,
  nameField: 'nick' | 'name',
  clause: Clause,
): Outcome {
  const at = (part: string): string => (field === '' ? part : `${field}.${part}`);
  if (known.some((each) => each.id === id))
    return refuse('id-taken', [clause], { field: at('id'), params: { id } });
  if (known.some((each) => each.name.toLowerCase() === name.toLowerCase()))
    return refuse('name-taken', [clause], { field: at(nameField), params: { name } });
  if (person !== null && known.some((each) => each.person === person))
    return refuse('person-taken', [clause], { field: at('person'), params: { name } });
  return undefined;
}

export function editPlayer(turn: Turn, command: CommandOf<'editPlayer'>): Outcome {
  const refusal = organiserOnly(turn, '1.1') ?? somePlayer(turn, command.player, 'player', '1.1');
  if (refusal) return refusal;
  const player = playerOf(turn.cup, command.player)!;
  const { nick = player.nick, team = player.team, person = player.person } = command;
  const others = turn.cup.players
    .filter(({ id }) => id !== player.id)
    .map(({ id, nick: name, person: theirs }) => ({ id, name, person: theirs }));
  const fault = taken(others, { id: player.id, name: nick, person }, '', 'nick', '1.1');
  if (fault) return fault;
  turn.emit({ type: 'PlayerEdited', player: player.id, nick, team, person, clauses: cite('1.1') });
}

/** 1.3: his seats become free. */
export function withdrawPlayer(turn: Turn, command: CommandOf<'withdrawPlayer'>): Outcome {
  const { player: id, from, to = null, reason } = command;
  const refusal = organiserOnly(turn, '1.3') ?? somePlayer(turn, id, 'player', '1.3');
  if (refusal) return refusal;
  const player = playerOf(turn.cup, id)!;
  if (to !== null && to < from) return refuse('to-before-from', ['1.3'], { field: 'to', params: { from } });
  if (!canPlay(player, from))
    return refuse('not-playing', ['1.3'], { field: 'from', params: { player: player.nick, round: from } });
  const played = playedFrom(turn.cup, player, from, to);
  if (played !== null)
    return refuse('played-already', ['1.3'], {
      field: 'from',
      params: { player: player.nick, round: played },
    });
  turn.emit({ type: 'PlayerWithdrawn', player: id, from, to, reason, clauses: cite('1.3') });
}

/** The first of these rounds in which he sits at a table that has a result already, or null. */
function playedFrom({ rounds }: CupState, { id }: Player, from: number, to: number | null): number | null {
  const at = rounds.findIndex(
    ({ status, tables }, index) =>
      index + 1 >= from &&
      (to === null || index + 1 <= to) &&
      tables.some(
        ({ seats, entered, annulled }) =>
          seats.includes(id) && (status === 'closed' || entered !== null || annulled !== null),
      ),
  );
  return at === -1 ? null : at + 1;
}

export function returnPlayer(turn: Turn, { player: id, from }: CommandOf<'returnPlayer'>): Outcome {
  const refusal = organiserOnly(turn, '1.3') ?? somePlayer(turn, id, 'player', '1.3');
  if (refusal) return refusal;
  const { nick, replacedBy, absences } = playerOf(turn.cup, id)!;
  if (replacedBy !== null) return refuse('replaced', ['1.4'], { field: 'player', params: { player: nick } });
  if (!absences.some((absence) => absence.to === null || absence.to >= from))
    return refuse('not-withdrawn', ['1.3'], { field: 'player', params: { player: nick } });
  if (from < nextRound(turn.cup))
    return refuse('round-begun', ['1.3'], { field: 'from', params: { round: nextRound(turn.cup) } });
  turn.emit({ type: 'PlayerReturned', player: id, from, clauses: cite('1.3') });
}

/** 1.4 */
export function substitute(turn: Turn, command: CommandOf<'substitute'>): Outcome {
  const { player: id, by, from, reason } = command;
  const refusal =
    organiserOnly(turn, '1.4') ?? somePlayer(turn, id, 'player', '1.4') ?? somePlayer(turn, by, 'by', '1.4');
  if (refusal) return refusal;
  const { cup } = turn;
  const player = playerOf(cup, id)!;
  const other = playerOf(cup, by)!;
  if (id === by) return refuse('same-player', ['1.4'], { field: 'by', params: { player: player.nick } });
  if (player.replacedBy !== null)
    return refuse('replaced', ['1.4'], { field: 'player', params: { player: player.nick } });
  const played = playedFrom(cup, player, from, null);
  if (played !== null)
    return refuse('played-already', ['1.4'], {
      field: 'from',
      params: { player: player.nick, round: played },
    });
  const free = substituteFault(cup, other, from);
  if (free) return free;
  const seats = cup.rounds.flatMap(({ tables }, r) =>
    r + 1 < from
      ? []
      : tables.flatMap((table, t) => {
          const at = table.seats.indexOf(id);
          return at === -1 ? [] : [{ round: r + 1, table: t + 1, seat: at + 1 }];
        }),
  );
  for (const { round, table, seat } of seats) {
    const { seats: now, judges } = cup.rounds[round - 1]!.tables[table - 1]!;
    const then = { seats: now.with(seat - 1, by), judges };
    const fault = faultOfChange(cup, round, new Map([[table, then]]), () => 'by');
    if (fault) return fault;
  }
  turn.emit({
    type: 'PlayerSubstituted',
    player: id,
    by,
    from,
    seats,
    reason,
    clauses: cite('1.4'),
    rulings: ['substitute.points'],
  });
}

/** A substitute plays from that round on, sits nowhere in it or later, and substitutes nobody else. */
function substituteFault(cup: CupState, other: Player, from: number): Outcome {
  const params = { player: other.nick, round: from };
  const late = cup.rounds[from - 1]?.status === 'playing' && other.from === from + 1;
  if (other.replaces !== null || other.replacedBy !== null)
    return refuse('substitute-taken', ['1.4'], { field: 'by', params });
  if (!canPlay(other, late ? other.from : from))
    return refuse('not-playing', ['1.4'], { field: 'by', params });
  const seated = cup.rounds.some(
    ({ tables }, r) => r + 1 >= from && tables.some(({ seats }) => seats.includes(other.id)),
  );
  return seated ? refuse('seated-already', ['1.4'], { field: 'by', params }) : undefined;
}

/** 1.5 */
export function addJudges(turn: Turn, { judges }: CommandOf<'addJudges'>): Outcome {
  const refusal = organiserOnly(turn, '1.5');
  if (refusal) return refusal;
  const known: Named[] = turn.cup.judges.map(({ id, name, person, removed }) => ({
    id,
    name,
    person: removed === null ? person : null,
  }));
  for (const [index, { id, name, person = null }] of judges.entries()) {
    const fault = taken(known, { id, name, person }, `judges.${index}`, 'name', '1.5');
    if (fault) return fault;
    known.push({ id, name, person });
  }
  turn.emit({
    type: 'JudgesAdded',
    judges: judges.map(({ id, name, person = null }) => ({ id, name, person })),
    clauses: cite('1.5'),
  });
}

export function editJudge(turn: Turn, command: CommandOf<'editJudge'>): Outcome {
  const refusal = organiserOnly(turn, '1.5') ?? someJudge(turn, command.judge, 'judge', '1.5');
  if (refusal) return refusal;
  const judge = judgeOf(turn.cup, command.judge)!;
  const { name = judge.name, person = judge.person } = command;
  const others = turn.cup.judges.filter(({ id }) => id !== judge.id);
  const fault = taken(others, { id: judge.id, name, person }, '', 'name', '1.5');
  if (fault) return fault;
  turn.emit({ type: 'JudgeEdited', judge: judge.id, name, person, clauses: cite('1.5') });
}

export function removeJudge(turn: Turn, { judge, reason = '' }: CommandOf<'removeJudge'>): Outcome {
  const refusal = organiserOnly(turn, '1.5') ?? someJudge(turn, judge, 'judge', '1.5');
  if (refusal) return refusal;
  turn.emit({ type: 'JudgeRemoved', judge, reason, clauses: cite('1.5') });
}

export function setConflict(turn: Turn, { judge, player, on }: CommandOf<'setConflict'>): Outcome {
  const refusal =
    organiserOnly(turn, '1.5') ??
    someJudge(turn, judge, 'judge', '1.5') ??
    somePlayer(turn, player, 'player', '1.5');
  if (refusal) return refusal;
  turn.emit({ type: 'ConflictSet', judge, player, on, clauses: cite('1.5') });
}

/** 1.6: rounds already seated stay as they are; the organiser’s view tells where they break the rule. */
export function setPair(turn: Turn, { a, b, rule }: CommandOf<'setPair'>): Outcome {
  const refusal =
    organiserOnly(turn, '1.6') ?? somePlayer(turn, a, 'a', '1.6') ?? somePlayer(turn, b, 'b', '1.6');
  if (refusal) return refusal;
  if (a === b)
    return refuse('same-player', ['1.6'], { field: 'b', params: { player: playerOf(turn.cup, a)!.nick } });
  turn.emit({ type: 'PairSet', a, b, rule, clauses: cite('1.6') });
}

export function setTeams(turn: Turn, { apart }: CommandOf<'setTeams'>): Outcome {
  const refusal = organiserOnly(turn, '1.6');
  if (refusal) return refusal;
  turn.emit({ type: 'TeamsSet', apart, clauses: cite('1.6') });
}
