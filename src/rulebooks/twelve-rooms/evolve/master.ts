/** Decisions of the master. */
import type { Effect } from '../commands.js';
import { ABILITIES, type Ability, ACTIVE } from '../roles.js';
import { findPlayer, type GameState, isMafia, playerOf } from '../state.js';
import type { Handlers } from './handlers.js';
import { newCard } from './start.js';

export const master: Handlers<
  'RulingSet' | 'AskRaised' | 'AskAnswered' | 'Overridden' | 'PlayerReplaced' | 'AbsencesForgiven'
> = {
  RulingSet(state, { ruling, value, reason, at }) {
    state.rulings[ruling] = value;
    state.rulingChanges.push({ ruling, value, reason, at });
  },
  AskRaised(state, { ask, topic, turn, players, choices, clauses }) {
    state.asks.push({ ask, topic, turn, players, choices, clauses });
  },
  AskAnswered(state, { ask, choice, reason, at }) {
    state.asks = state.asks.filter((open) => open.ask !== ask);
    state.answers.push({ ask, choice, reason, at });
  },
  Overridden(state, event) {
    state.overrides.push({ at: event.at, effect: event.effect, reason: event.reason });
    apply(state, event.effect);
  },
  PlayerReplaced(state, { player: id, person, nick, reason, at }) {
    const player = playerOf(state, id);
    player.person = person;
    player.persons.push(person);
    player.nick = nick;
    state.decisions.push({ at, what: `replace ${id}`, reason });
  },
  AbsencesForgiven(state, { turn, players, reason, at }) {
    if (state.turn?.number === turn && state.turn.stage !== 'resolved') {
      for (const id of players) if (!state.turn.forgiven.includes(id)) state.turn.forgiven.push(id);
    } else {
      for (const id of players) {
        const player = playerOf(state, id);
        player.absences = player.absences.filter((missed) => missed !== turn);
      }
    }
    state.decisions.push({ at, what: `forgive ${turn} ${players.join(' ')}`, reason });
  },
};

function apply(state: GameState, effect: Effect): void {
  if (effect.kind === 'map') {
    state.rooms[effect.room - 1] = effect.to;
    state.emptyTurns[effect.room - 1] = 0;
    return;
  }
  if (effect.kind === 'action' || effect.kind === 'sitting' || effect.kind === 'departure') {
    state.turn!.overrides.push(effect);
    return;
  }
  const player = findPlayer(state, effect.player)!;
  switch (effect.kind) {
    case 'kill':
      player.inGame = false;
      player.left = { turn: state.turn?.number ?? 0, cause: 'decree', room: null };
      player.stored = [];
      return;
    case 'revive':
      player.inGame = true;
      player.left = null;
      if (effect.room) move(state, effect.player, effect.room);
      return;
    case 'role':
      player.card = newCard(player.card?.id ?? player.id, effect.role);
      player.originalRole = effect.role;
      if (isMafia(player)) state.teamSince[player.id] ??= state.teamPosts.length;
      else delete state.teamSince[player.id];
      return;
    case 'room':
      move(state, effect.player, effect.room);
      return;
    case 'weight':
      player.weight = effect.weight;
      return;
    case 'guilt':
      player.guilt = effect.guilty;
      return;
    case 'falseStatus':
      player.falseUntil = effect.until ?? 0;
      return;
    case 'absences':
      player.absences = Array.from({ length: effect.count }, () => 0);
      return;
    case 'clearStored':
      player.stored = [];
      return;
    case 'ability':
      setAbility(state, effect);
      return;
  }
}

/** Put into a room by hand: it is where he is, not a room he has earned. */
function move(state: GameState, id: string, room: number): void {
  const player = playerOf(state, id);
  player.room = room;
  player.enteredTurn = state.turn?.stage === 'resolved' ? state.turn.number : (state.turn?.number ?? 1) - 1;
  player.route[Math.max(0, player.route.length - 1)] = room;
  if (!player.visited.includes(room)) player.visited.push(room);
}

/** An ability of his role taken away or given back; an active one that is not his role's is given as if inherited. */
function setAbility(state: GameState, { player, ability, has }: Effect & { kind: 'ability' }): void {
  const card = playerOf(state, player).card!;
  const known = (Object.keys(ABILITIES) as Ability[]).find((each) => each === ability)!;
  card.lost = card.lost.filter((each) => each !== known);
  card.used = card.used.filter((each) => each !== known);
  if (!has) card.lost.push(known);
  const active = ACTIVE.find((each) => each === known);
  const own = ABILITIES[known].role === card.role || card.inherited.some((each) => each.ability === known);
  if (has && active && !own) card.inherited.push({ from: player, ability: active });
}
