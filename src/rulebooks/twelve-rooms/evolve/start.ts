/** Sign-up, dealing, placing, regrouping. */
import type { Role } from '../roles.js';
import { type Card, isMafia, newPlayer, type PlayerState, playerOf } from '../state.js';
import type { Handlers } from './handlers.js';

export const start: Handlers<
  | 'PlayerJoined'
  | 'WishSet'
  | 'PlayerWithdrew'
  | 'MapDealt'
  | 'RolesDealt'
  | 'ImmunityGranted'
  | 'PlayersPlaced'
  | 'RegroupOpened'
  | 'Regrouped'
  | 'RegroupClosed'
> = {
  PlayerJoined(state, { player, person, nick }) {
    state.players.push(newPlayer(player, person, nick, null));
    state.lastPlayer = Number(player.slice(1));
  },
  WishSet(state, { player, room }) {
    playerOf(state, player).wish = room;
  },
  PlayerWithdrew(state, { player }) {
    state.players = state.players.filter((each) => each.id !== player);
  },
  MapDealt(state, { rooms }) {
    state.rooms = [...rooms];
    state.originalRooms = [...rooms];
  },
  RolesDealt(state, { roles }) {
    for (const player of state.players) {
      player.card = newCard(player.id, roles[player.id]!);
      player.originalRole = roles[player.id]!;
      if (isMafia(player)) state.teamSince[player.id] = 0;
    }
    state.phase = 'dealt';
  },
  ImmunityGranted(state, { players, reason, at }) {
    for (const id of players) playerOf(state, id).immune = true;
    state.decisions.push({ at, what: `immunity ${players.join(' ')}`, reason });
  },
  PlayersPlaced(state, { rooms }) {
    for (const player of state.players) place(player, rooms[player.id]!);
  },
  RegroupOpened(state, { until }) {
    state.phase = 'regroup';
    state.regroupUntil = until;
  },
  Regrouped(state, { player, room }) {
    place(playerOf(state, player), room);
    if (!state.regrouped.includes(player)) state.regrouped.push(player);
  },
  RegroupClosed(state, { at, cameras, detector }) {
    state.phase = 'running';
    state.start = { at, cameras, detector };
  },
};

/** A role as dealt, with nothing of it used. */
export function newCard(id: string, role: Role): Card {
  return { id, role, used: [], lost: [], inherited: [], spared: false, last: {} };
}

/** S, M.4: the starting room counts as visited and adds nothing. */
function place(player: PlayerState, room: number): void {
  player.room = room;
  player.enteredTurn = 0;
  player.visited = [room];
  player.route = [room];
}
