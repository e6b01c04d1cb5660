/** What keeps a player in the game: passive abilities (ПС), immunity, armour, healing. */
import { reliable } from '../legality.js';
import type { Cause, Why } from '../shapes.js';
import { type PlayerState, roleOf } from '../state.js';
import type { Clause } from '../turn.js';
import type { Draft, Resolution } from './resolution.js';

/** N.STEWARD.PS, P.OBSERVER.PS: does not sit the first time. */
export function sparedOnce(player: PlayerState): boolean {
  const role = roleOf(player);
  return (role === 'steward' || role === 'observer') && !player.card!.spared;
}

export function sparedClause(player: PlayerState): Clause {
  return roleOf(player) === 'steward' ? 'N.STEWARD.PS' : 'P.OBSERVER.PS';
}

/** B.1: the first two turns. */
export function immune(r: Resolution, player: PlayerState): boolean {
  return player.immune && r.number <= 2;
}

/** The master's word on whether a player leaves this turn, or null. */
export function leavesByWord(r: Resolution, id: string): boolean | null {
  const word = r.state.turn!.overrides.findLast(
    (effect) => effect.kind === 'departure' && effect.player === id,
  );
  return word?.kind === 'departure' ? word.leaves : null;
}

/** What of himself keeps a player from leaving by this cause: nothing that anybody does for him. */
export function keeps(r: Resolution, player: PlayerState, cause: Cause): { why: Why; clause: Clause } | null {
  if (leavesByWord(r, player.id) === false) return { why: 'override', clause: 'G.9' };
  if (immune(r, player)) return { why: 'immune', clause: 'B.1' };
  if (cause === 'mafkill' && roleOf(player) === 'caretaker') {
    return { why: 'cautious', clause: 'P.CARETAKER.PS' };
  }
  if (cause !== 'vote' && reliable(r.state, player)) return { why: 'reliable', clause: 'N.DEPUTY.PS3' };
  return null;
}

/** What others have done for him this turn: armour and healing stop everything but the vote. */
export function saves(r: Resolution, id: string): { why: Why; clause: Clause } | null {
  if (r.armoured.has(id)) return { why: 'armour', clause: 'B.2' };
  if (r.healed.has(id)) return { why: 'healed', clause: 'P.SAVIOUR.AS' };
  return null;
}

export function stop(line: Draft, reason: { why: Why; clause: Clause }): false {
  line.outcome = 'failed';
  line.why = reason.why;
  line.clauses.push(reason.clause);
  return false;
}
