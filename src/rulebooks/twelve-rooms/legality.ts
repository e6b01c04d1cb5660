/**
 * What a player may choose (M.7, M.9 and the limits of each ability). The same questions answer a command and draw the move
 * form. They look only at what the player himself may know: his card, his own moves, who is out, and for mafia its own.
 */
import type { Refusal } from '../../engine/contract.js';
import type { Action, Bonus, SpecialAction, Vote } from './commands.js';
import { adjacent, doorOf } from './geometry.js';
import { ABILITIES, type Ability, type Active, abilitiesOfRole, inheritable } from './roles.js';
import {
  findPlayer,
  type GameState,
  isMafia,
  type PlayerState,
  roleOf,
  rulingOf,
  swapsInForce,
} from './state.js';
import { type Clause, refuse } from './turn.js';

type Field = { field?: string };

/** The clause of a role that gives an ability, without the rulebook's name. */
export function clauseOf(ability: Ability): Clause {
  return ABILITIES[ability].clause.slice('twelve-rooms:'.length) as Clause;
}

export function stepOf(ability: Ability): Clause {
  return ABILITIES[ability].step.slice('twelve-rooms:'.length) as Clause;
}

export interface HeldAbility {
  ability: Ability;
  inherited: boolean;
  left: 'yes' | 'used' | 'lost';
}

/** What a player's card gives him, in the order of the algorithm. */
export function heldAbilities(state: GameState, player: PlayerState): HeldAbility[] {
  const { card } = player;
  if (!card) return [];
  const own = abilitiesOfRole(card.role);
  const inherited = card.inherited.map(({ ability }) => ability).filter((ability) => !own.includes(ability));
  const held: Ability[] = [...new Set<Ability>([...own, ...inherited])];
  return (Object.keys(ABILITIES) as Ability[])
    .filter((ability) => held.includes(ability))
    .map((ability) => ({
      ability,
      inherited: !own.includes(ability),
      left: card.lost.includes(ability) ? 'lost' : usedUp(state, player, ability) ? 'used' : 'yes',
    }));
}

function usedUp(state: GameState, player: PlayerState, ability: Ability): boolean {
  const { used } = player.card!;
  if (ability === 'inject') return rulingOf(state, 'inject.limit') === 'once' && used.includes(ability);
  return ABILITIES[ability].once === true && used.includes(ability);
}

export function whyAbility(state: GameState, player: PlayerState, ability: Ability): Refusal | null {
  const held = heldAbilities(state, player).find((each) => each.ability === ability);
  if (!held) return refuse('no-such-ability', ['M.9']);
  if (held.left === 'lost') {
    return refuse(
      'ability-lost',
      ability === 'heal' ? ['P.SAVIOUR.AS', 'P.SAVIOUR.US'] : [clauseOf(ability)],
    );
  }
  if (held.left === 'used') return refuse('ability-used', [clauseOf(ability)]);
  return null;
}

/** M.9, N.SERVANT.PS, N.DEPUTY.PS2: how many active abilities a turn; null is any number. */
export function activeLimit(player: PlayerState): number | null {
  const role = roleOf(player);
  return role === 'deputy' ? null : role === 'servant' ? 2 : 1;
}

/** Why an ability may not be aimed at a player. */
export function whyTarget(
  player: PlayerState,
  ability: Ability,
  target: PlayerState,
  turn: number,
): Refusal | null {
  const { nick } = target;
  if (!target.inGame) return refuse('target-out', [clauseOf(ability)], { params: { nick } });
  if (ability === 'compare' && target === player) return refuse('not-self', [clauseOf(ability)]);
  if (isMafia(player) && ABILITIES[ability].kind === 'active') {
    const mate = isMafia(target);
    if (ability === 'therapy' && !mate) return refuse('mates-only', [clauseOf(ability)]);
    if (mate && target.room !== player.room) return refuse('mate-apart', ['M.7'], { params: { nick } });
  }
  const last = player.card?.last[ability];
  if (last && last.turn === turn - 1 && last.target === target.id) {
    return refuse('same-target', [clauseOf(ability)], { params: { nick } });
  }
  return null;
}

export function whyVote(state: GameState, vote: Vote, turn: number): Refusal | null {
  if (vote === 'acquit') return turn === 1 ? null : refuse('acquit-first-turn', ['G.4']);
  return findPlayer(state, vote)?.inGame ? null : refuse('vote-invalid', ['G.2']);
}

export function whyPair(state: GameState, pair: readonly [string, string]): Refusal | null {
  if (pair[0] === pair[1]) return refuse('two-different', ['N.EXECUTOR.AS1']);
  if (swapped(state, pair)) return refuse('swap-repeated', ['N.EXECUTOR.AS1']);
  return null;
}

export function whySwap(state: GameState): Refusal | null {
  return swapsInForce(state).length >= 2 ? refuse('swap-limit', ['N.EXECUTOR.AS1']) : null;
}

function swapped(state: GameState, pair: readonly [string, string]): boolean {
  return swapsInForce(state).some(({ players }) => pair.every((id) => players.includes(id)));
}

/** Players by id, or the refusal for one that does not exist. */
function named(state: GameState, id: string, clauses: Clause[], field: string): PlayerState | Refusal {
  return findPlayer(state, id) ?? refuse('no-such-player', clauses, { field, params: { player: id } });
}

const isRefusal = (value: PlayerState | Refusal): value is Refusal => 'code' in value;
const at = (refusal: Refusal | null, more: Field): Refusal | null => refusal && { ...refusal, ...more };

function faultOfTarget(
  state: GameState,
  player: PlayerState,
  ability: Ability,
  id: string,
  turn: number,
  field: string,
): Refusal | null {
  const target = named(state, id, [clauseOf(ability)], field);
  return isRefusal(target) ? target : at(whyTarget(player, ability, target, turn), { field });
}

export function faultOfActions(
  state: GameState,
  player: PlayerState,
  actions: readonly Action[],
  turn: number,
): Refusal | null {
  const limit = activeLimit(player);
  const seen = new Set<Ability>();
  for (const [index, action] of actions.entries()) {
    const field = `actions.${index}`;
    const { ability } = action;
    const fault = at(whyAbility(state, player, ability), { field: `${field}.ability` });
    if (fault) return fault;
    if (seen.has(ability)) return refuse('ability-twice', ['M.9'], { field: `${field}.ability` });
    seen.add(ability);
    if (limit !== null && index >= limit) {
      return refuse('one-active', ['M.9'], { field, params: { limit } });
    }
    const wrong = faultOfAction(state, player, action, turn, field);
    if (wrong) return wrong;
  }
  return null;
}

function faultOfAction(
  state: GameState,
  player: PlayerState,
  action: Action,
  turn: number,
  field: string,
): Refusal | null {
  switch (action.ability) {
    case 'dictate': {
      const [first, second] = action.votes.map(({ voter }) => voter);
      if (first === second)
        return refuse('two-different', [clauseOf('dictate')], { field: `${field}.votes.1.voter` });
      for (const [index, { voter, vote }] of action.votes.entries()) {
        const fault =
          faultOfTarget(state, player, 'dictate', voter, turn, `${field}.votes.${index}.voter`) ??
          at(whyVote(state, vote, turn), { field: `${field}.votes.${index}.vote` });
        if (fault) return fault;
      }
      return null;
    }
    case 'silence':
    case 'census':
      return null;
    case 'doors': {
      for (const [index, [a, b]] of action.doors.entries()) {
        if (!adjacent(a, b)) {
          return refuse('not-neighbours', [clauseOf('doors')], {
            field: `${field}.doors.${index}`,
            params: { a, b },
          });
        }
      }
      const [one, two] = action.doors.map(([a, b]) => doorOf(a, b));
      return one === two
        ? refuse('doors-different', [clauseOf('doors')], { field: `${field}.doors.1` })
        : null;
    }
    case 'swap':
    case 'compare': {
      for (const [index, target] of action.targets.entries()) {
        const fault = faultOfTarget(state, player, action.ability, target, turn, `${field}.targets.${index}`);
        if (fault) return fault;
      }
      if (action.ability === 'compare') {
        const [a, b] = action.targets;
        return a === b
          ? refuse('two-different', [clauseOf('compare')], { field: `${field}.targets.1` })
          : null;
      }
      return (
        at(whyPair(state, action.targets), { field: `${field}.targets.1` }) ??
        at(whySwap(state), { field: `${field}.ability` })
      );
    }
    default:
      return faultOfTarget(state, player, action.ability, action.target, turn, `${field}.target`);
  }
}

export function faultOfSpecial(
  state: GameState,
  player: PlayerState,
  special: SpecialAction,
  turn: number,
): Refusal | null {
  const fault = at(whyAbility(state, player, special.ability), { field: 'special.ability' });
  if (fault || special.ability !== 'inject') return fault;
  return faultOfTarget(state, player, 'inject', special.target, turn, 'special.target');
}

export function faultOfBonus(
  state: GameState,
  player: PlayerState,
  bonus: Bonus,
  turn: number,
): Refusal | null {
  if (bonus.kind === 'armour') {
    if (player.armour !== 'ready') return refuse('no-armour', ['B.2'], { field: 'bonus.kind' });
    return faultOfWearer(state, bonus.target, 'B.2');
  }
  const prize = state.prizes.find(({ id }) => id === bonus.prize);
  if (!prize || prize.player !== player.id || prize.turn !== turn || prize.used) {
    return refuse('no-such-prize', ['B.3'], { field: 'bonus.prize' });
  }
  return bonus.target === undefined ? null : faultOfWearer(state, bonus.target, 'B.3');
}

function faultOfWearer(state: GameState, id: string, clause: Clause): Refusal | null {
  const target = named(state, id, [clause], 'bonus.target');
  if (isRefusal(target)) return target;
  return target.inGame
    ? null
    : refuse('target-out', [clause], { field: 'bonus.target', params: { nick: target.nick } });
}

/** A vote for somebody who never played is no vote; one for somebody who is out is an invalid one (G.2). */
export function faultOfVote(state: GameState, vote: Vote): Refusal | null {
  if (vote === 'acquit') return null;
  const target = named(state, vote, ['G.2'], 'vote');
  return isRefusal(target) ? target : null;
}

/** Whether a player may perform the kill at all (N.MAFKILL). */
export function whyMafkill(state: GameState, player: PlayerState): Refusal | null {
  if (!isMafia(player)) return refuse('mafia-only', ['N.MAFKILL']);
  const performer = performerOf(state);
  return performer ? refuse('mafkill-taken', ['N.MAFKILL'], { params: { nick: performer.nick } }) : null;
}

/** M.8: mafia knows who is in the room with each of its own, so this tells nothing new. */
export function whyVictim(player: PlayerState, target: PlayerState): Refusal | null {
  const { nick } = target;
  if (target === player) return refuse('not-self', ['N.MAFKILL']);
  if (!target.inGame) return refuse('target-out', ['N.MAFKILL'], { params: { nick } });
  return target.room === player.room
    ? null
    : refuse('not-in-your-room', ['M.8', 'N.MAFKILL'], { params: { nick } });
}

export function faultOfMafkill(state: GameState, player: PlayerState, victim: string | null): Refusal | null {
  const fault = at(whyMafkill(state, player), { field: 'mafkill' });
  if (fault || victim === null) return fault;
  const target = named(state, victim, ['N.MAFKILL'], 'mafkill.target');
  return isRefusal(target) ? target : at(whyVictim(player, target), { field: 'mafkill.target' });
}

/** Who has sent the kill of the open turn. */
export function performerOf(state: GameState): PlayerState | undefined {
  return state.players.find((player) => state.turn?.moves[player.id]?.mafkill);
}

/** N.DEPUTY.PS1: teammates who have left and have given nothing yet, with what they can give. */
export function inheritances(state: GameState, player: PlayerState): { from: string; abilities: Active[] }[] {
  if (roleOf(player) !== 'deputy' || !player.card) return [];
  const taken = player.card.inherited.map(({ from }) => from);
  return state.players
    .filter((mate) => !mate.inGame && mate.card && !taken.includes(mate.id))
    .map((mate) => ({ from: mate.id, abilities: inheritable(mate.card!.role) }))
    .filter(({ abilities }) => abilities.length > 0);
}

/** N.DEPUTY.PS3. */
export function reliable(state: GameState, player: PlayerState): boolean {
  if (roleOf(player) !== 'deputy' || player.card!.inherited.length > 0) return false;
  return rulingOf(state, 'reliability.until') === 'chosen' || inheritances(state, player).length === 0;
}
