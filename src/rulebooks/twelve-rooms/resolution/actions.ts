/**
 * How an ability is carried out: in the order of moves, unless its owner has left (deadActs), is blocked (N.GUARANTOR.AS1),
 * stood in the Isolated room when the turn began (R.ISOLATED), or aims at a mafia player elsewhere (M.7).
 */
import type { Action, SpecialAction } from '../commands.js';
import { clauseOf, stepOf } from '../legality.js';
import { ABILITIES, type Ability } from '../roles.js';
import type { Why } from '../shapes.js';
import type { PlayerState } from '../state.js';
import { change, type Draft, type Resolution } from './resolution.js';

type AnyAction = Action | SpecialAction;
export type ActionOf<A extends Ability> = Extract<AnyAction, { ability: A }>;

/** Abilities whose owner gets a finding. */
const TELLING: readonly Ability[] = ['check', 'doors', 'compare', 'census', 'question', 'route'];

export function each<A extends Ability>(
  r: Resolution,
  ability: A,
  act: (actor: PlayerState, action: ActionOf<A>, line: Draft) => void,
): void {
  for (const id of r.order) {
    const action = sent(r, id, ability);
    if (!action) continue;
    const line = r.draft(ability, id, [stepOf(ability), clauseOf(ability)], {
      targets: targetsOf(action),
      rooms: roomsOf(action),
    });
    if (passes(r, id, action, line)) act(r.player(id), action, line);
    if (ABILITIES[ability].kind === 'active') announce(r, id, action, line);
    if (line.outcome === 'failed' && TELLING.includes(ability)) r.find(id, { kind: 'none', ability });
    r.write(line);
  }
}

function sent<A extends Ability>(r: Resolution, id: string, ability: A): ActionOf<A> | undefined {
  const { actions, special } = r.move(id);
  const all: AnyAction[] = [...(actions ?? []), ...(special ? [special] : [])];
  return all.find((action): action is ActionOf<A> => action.ability === ability);
}

/** Marks a line as failed. */
export function fail(line: Draft, why: Why, ...clauses: Draft['clauses']): false {
  line.outcome = 'failed';
  line.why = why;
  line.clauses.push(...clauses);
  return false;
}

/** The master's word on an action of this turn, or null. */
export function overruled(r: Resolution, player: string, ability: string): boolean | null {
  const word = r.state.turn!.overrides.findLast(
    (effect) => effect.kind === 'action' && effect.player === player && effect.ability === ability,
  );
  return word?.kind === 'action' ? word.passes : null;
}

/** Whoever has left at an earlier step of the turn acts no more, by ruling. */
export function deadStop(r: Resolution, id: string, line: Draft): boolean {
  if (r.player(id).inGame) return false;
  line.rulings.push('deadActs');
  if (r.ruling('deadActs') === 'yes') return false;
  fail(line, 'dead');
  return true;
}

function passes(r: Resolution, id: string, action: AnyAction, line: Draft): boolean {
  const { ability } = action;
  const word = overruled(r, id, ability);
  if (word !== null) {
    line.clauses.push('G.9');
    return word || fail(line, 'override');
  }
  if (deadStop(r, id, line)) return false;
  const isolated = r.startKind(id) === 'isolated';
  if (ABILITIES[ability].kind === 'special') {
    if (!isolated) return true;
    line.rulings.push('isolated.special');
    return r.ruling('isolated.special') === 'pass' || fail(line, 'isolated', 'R.ISOLATED');
  }
  if (r.blocked.has(id)) return fail(line, 'blocked', 'N.GUARANTOR.AS1');
  if (isolated) return fail(line, 'isolated', 'R.ISOLATED');
  if (r.player(id).card!.lost.includes(ability)) return fail(line, 'lost');
  if (r.startTeam.get(id) !== 'mafia') return true;
  const mates = line.targets.filter((target) => r.startTeam.get(target) === 'mafia');
  if (ability === 'therapy' && mates.length === 0) return fail(line, 'notTeammate');
  const apart = mates.some((mate) => r.startRoom.get(mate) !== r.startRoom.get(id));
  return !apart || fail(line, 'apart', 'M.7');
}

/** R.LOUDSPEAKER: the targets of what was used from the room; by ruling of what failed too. */
function announce(r: Resolution, id: string, action: AnyAction, line: Draft): void {
  if (r.startKind(id) !== 'loudspeaker') return;
  line.rulings.push('loudspeaker.failed');
  if (line.outcome === 'failed' && r.ruling('loudspeaker.failed') === 'applied') return;
  line.clauses.push('R.LOUDSPEAKER');
  for (const target of targetsOf(action)) r.loud.add(target);
}

export function targetsOf(action: AnyAction): string[] {
  if ('target' in action) return [action.target];
  if ('targets' in action) return [...action.targets];
  return action.ability === 'dictate' ? action.votes.map(({ voter }) => voter) : [];
}

function roomsOf(action: AnyAction): number[] {
  if ('room' in action) return [action.room];
  return action.ability === 'doors' ? action.doors.flat() : [];
}

/** The target must still be in the game. */
export function present(r: Resolution, target: string, line: Draft): boolean {
  return r.player(target).inGame || fail(line, 'gone');
}

/** A check of somebody who has left in this very turn, by ruling. */
export function checkable(r: Resolution, target: string, line: Draft): boolean {
  const player = r.player(target);
  if (player.inGame) return true;
  line.rulings.push('check.left');
  const now = player.left?.turn === r.number && r.startRoom.has(target);
  return (now && r.ruling('check.left') === 'delivered') || fail(line, 'gone');
}

/** Guilt that arises now (M.11): therapy earlier in the turn covers it only by ruling. */
export function feelGuilt(r: Resolution, id: string, line: Draft): void {
  const player = r.player(id);
  if (!player.inGame) return;
  r.emit({
    type: 'GuiltChanged',
    turn: r.number,
    player: id,
    kind: 'guilt',
    on: true,
    audience: 'master',
    clauses: ['twelve-rooms:M.11'],
  });
  line.clauses.push('M.11');
  line.changes.push(change('guilt', { player: id, to: 'on' }));
  if (player.reliefTurn !== r.number) return;
  line.rulings.push('therapy.later');
  if (r.ruling('therapy.later') === 'covered') return;
  r.emit({
    type: 'GuiltChanged',
    turn: r.number,
    player: id,
    kind: 'relief',
    on: false,
    audience: 'master',
    clauses: ['twelve-rooms:M.11', 'twelve-rooms:A.11'],
    rulings: ['therapy.later'],
  });
}
