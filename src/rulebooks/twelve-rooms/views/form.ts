/** The move form: every choice there is, and of each that cannot be made, why not — exactly as the command would say it. */
import type { Refusal } from '../../../engine/contract.js';
import { whyClosed } from '../access.js';
import { whyClaim } from '../bonuses.js';
import { PARTS, type Part } from '../commands.js';
import { DIRECTIONS, ROOMS } from '../geometry.js';
import { whyGuess } from '../guesses.js';
import {
  activeLimit,
  heldAbilities,
  whyAbility,
  whyMafkill,
  whySwap,
  whyTarget,
  whyVictim,
  whyVote,
} from '../legality.js';
import { whySent } from '../moves.js';
import { whyAnonymous } from '../posts.js';
import { ABILITIES, type Ability } from '../roles.js';
import { ROOM_KINDS } from '../rooms.js';
import { type GameState, isMafia, type PlayerState, swapsInForce, type TurnState } from '../state.js';
import type { FormView, WhyView } from '../view.js';

/** Abilities aimed at no player. */
const NO_PLAYER: readonly Ability[] = ['silence', 'census', 'doors', 'forgive', 'redirect'];
const EVERY_ROOM = Array.from({ length: ROOMS }, (_, index) => index + 1);

export function formView(state: GameState, player: PlayerState, current: TurnState): FormView {
  const turn = current.number;
  const closed = whyClosed(state, current, 'G.1') ?? null;
  const why = (own: Refusal | null): WhyView => say(closed ?? own);
  const part = (each: Part): Refusal | null => closed ?? whySent(state, player, each);
  return {
    turn,
    parts: PARTS.map((each) => ({ part: each, why: say(part(each)) })),
    directions: DIRECTIONS.map((value) => ({ value, why: say(part('direction')) })),
    abilities: heldAbilities(state, player).map(({ ability, inherited }) =>
      abilityChoice(state, player, ability, inherited, turn, part),
    ),
    activeLimit: activeLimit(player),
    votes: [
      ...state.players.map(({ id }) => ({ value: id, why: say(part('vote') ?? whyVote(state, id, turn)) })),
      { value: 'acquit', why: say(part('vote') ?? whyVote(state, 'acquit', turn)) },
    ],
    mafkill: isMafia(player) ? victims(state, player, part('mafkill')) : null,
    bonuses: [
      ...(player.armour === 'ready' ? [{ kind: 'armour' as const, prize: null, what: null }] : []),
      ...state.prizes
        .filter((prize) => prize.player === player.id && prize.turn === turn && !prize.used)
        .map(({ id, what }) => ({ kind: 'prize' as const, prize: id, what })),
    ],
    guess: { why: why(whyGuess(state, player, turn)), rooms: [...ROOM_KINDS] },
    claimMap: { why: why(whyClaim(state, player, turn)) },
    anonymous: { why: why(whyAnonymous(player, turn)) },
  };
}

function say(refusal: Refusal | null): WhyView {
  return refusal && { code: refusal.code, clauses: refusal.clauses, params: refusal.params ?? {} };
}

function abilityChoice(
  state: GameState,
  player: PlayerState,
  ability: Ability,
  inherited: boolean,
  turn: number,
  part: (each: Part) => Refusal | null,
): FormView['abilities'][number] {
  const { kind } = ABILITIES[ability];
  const own =
    part(kind === 'active' ? 'actions' : 'special') ??
    whyAbility(state, player, ability) ??
    (ability === 'swap' ? whySwap(state) : null);
  return {
    ability,
    kind,
    inherited,
    why: say(own),
    players: NO_PLAYER.includes(ability)
      ? []
      : state.players.map((target) => ({
          value: target.id,
          why: say(whyTarget(player, ability, target, turn)),
        })),
    barredPairs: ability === 'swap' ? swapsInForce(state).map(({ players }) => [...players]) : [],
    rooms: ability === 'silence' || ability === 'census' || ability === 'doors' ? EVERY_ROOM : [],
  };
}

function victims(state: GameState, player: PlayerState, sent: Refusal | null): FormView['mafkill'] {
  return {
    why: say(sent ?? whyMafkill(state, player)),
    players: state.players.map((target) => ({ value: target.id, why: say(whyVictim(player, target)) })),
  };
}
