/** Departures: who leaves the game, by what, with what guilt (M.10, M.11), and deaths that wait in the Safe room (R.SAFE). */
import type { RoomKind } from '../rooms.js';
import type { Cause } from '../shapes.js';
import { roleOf, type Stored, teamOf } from '../state.js';
import { type Clause, cite } from '../turn.js';
import { fail, feelGuilt } from './actions.js';
import { keeps, saves, stop } from './protection.js';
import { change, type Draft, type Resolution } from './resolution.js';

export interface Attack {
  victim: string;
  cause: 'mafkill' | 'injection' | 'gun' | 'reluctant';
  /** Whose guilt it is. */
  by: string | null;
  clause: Clause;
}

/**
 * An attempt on a player's life; true when he has left. In the Safe room it is stored — except what the room does itself,
 * which happens at the door.
 */
export function strike(r: Resolution, { victim, cause, by, clause }: Attack, line: Draft): boolean {
  const player = r.player(victim);
  if (!player.inGame) return fail(line, 'gone');
  const kept = keeps(r, player, cause);
  if (kept) return stop(line, kept);
  const saved = saves(r, victim);
  const kind = r.kind(player.room);
  if (kind === 'safe' && (cause === 'mafkill' || cause === 'injection')) {
    if (saved) {
      line.rulings.push('safe.heal');
      if (saved.why === 'armour' || r.ruling('safe.heal') === 'attempt') return stop(line, saved);
    }
    store(r, victim, { cause, by, turn: r.number }, line);
    return false;
  }
  if (saved) return stop(line, saved);
  const room = cause === 'injection' ? null : cause === 'mafkill' ? kind : cause;
  out(r, victim, cause, by, room, [clause], line);
  return true;
}

export function store(r: Resolution, victim: string, stored: Stored, line: Draft): void {
  r.emit({
    type: 'DepartureStored',
    turn: r.number,
    player: victim,
    stored,
    audience: 'master',
    clauses: cite('R.SAFE'),
  });
  line.outcome = 'stored';
  line.why = 'stored';
  line.clauses.push('R.SAFE');
  line.changes.push(change('stored', { player: victim, to: stored.cause }));
}

/** The player leaves the game. */
export function out(
  r: Resolution,
  victim: string,
  cause: Cause,
  by: string | null,
  room: RoomKind | null,
  clauses: Clause[],
  line: Draft,
): void {
  const player = r.player(victim);
  const peaceful = teamOf(player) === 'peaceful';
  r.emit({
    type: 'PlayerOut',
    turn: r.number,
    player: victim,
    cause,
    by,
    room,
    // Whoever is caught at the door of the clinging room stands elsewhere by now.
    number: room === null ? null : room === 'reluctant' ? r.kinds.indexOf(room) + 1 : player.room,
    audience: 'master',
    clauses: cite(...clauses, ...(room === null ? [] : (['M.10'] as const))),
  });
  line.changes.push(change('leaves', { player: victim, to: cause }));
  if (by !== null && by !== victim) feelGuilt(r, by, line);
  if (cause === 'injection' && peaceful && by !== null) loseHealing(r, by, line);
}

/** P.SAVIOUR.US: the healing is lost to whoever holds the role now. */
function loseHealing(r: Resolution, by: string, line: Draft): void {
  const saviours = r.state.players.filter((player) => roleOf(player) === 'saviour');
  const holder = saviours.find(({ id }) => id === by) ?? saviours[0];
  if (!holder) return;
  r.emit({
    type: 'AbilityLost',
    turn: r.number,
    player: holder.id,
    ability: 'heal',
    audience: 'master',
    clauses: cite('P.SAVIOUR.US'),
  });
  line.changes.push(change('abilityLost', { player: holder.id, to: 'heal' }));
}

const CLAUSE: Partial<Record<Cause, Clause>> = {
  vote: 'G.5',
  mafkill: 'N.MAFKILL',
  injection: 'P.SAVIOUR.US',
};

/** R.SAFE: at the door everything stored comes due, in its order; true when the player has left the game. */
export function landStored(r: Resolution, id: string, line: Draft): boolean {
  const { stored } = r.player(id);
  for (const { cause, by } of stored) {
    const player = r.player(id);
    const stopped = keeps(r, player, cause) ?? (cause === 'vote' ? null : saves(r, id));
    line.clauses.push('R.SAFE');
    if (stopped) {
      line.clauses.push(stopped.clause);
      line.changes.push(change('unstored', { player: id, from: cause, to: stopped.why }));
      continue;
    }
    const clause = CLAUSE[cause] ?? 'R.SAFE';
    out(r, id, cause, by, cause === 'mafkill' ? 'safe' : null, [clause, 'R.SAFE'], line);
    return true;
  }
  if (stored.length > 0) {
    r.emit({
      type: 'StoredCleared',
      turn: r.number,
      player: id,
      audience: 'master',
      clauses: cite('R.SAFE'),
    });
  }
  return false;
}
