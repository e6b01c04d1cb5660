/** What the steps of the algorithm change. */
import { isMafia, playerOf, rulingOf } from '../state.js';
import type { Handlers } from './handlers.js';

/** Abilities that may not be aimed at one player two turns in a row. */
const NOT_TWICE = ['block', 'hold', 'heal'];

export const outcomes: Handlers<
  | 'AbilityUsed'
  | 'AbilityLost'
  | 'GuiltChanged'
  | 'StatusFlipped'
  | 'RolesSwapped'
  | 'ProtectionUsed'
  | 'DepartureStored'
  | 'StoredCleared'
  | 'PlayerOut'
  | 'Warned'
  | 'Moved'
  | 'GunEntered'
  | 'RoomsCounted'
  | 'RoomTransformed'
  | 'ArmourUsed'
  | 'PrizeWon'
> = {
  AbilityUsed(state, { turn, player, ability, target }) {
    const card = playerOf(state, player).card!;
    if (target !== null && NOT_TWICE.includes(ability)) card.last[ability] = { turn, target };
    if (ability === 'forgive' || ability === 'redirect' || ability === 'inject') {
      if (!card.used.includes(ability)) card.used.push(ability);
    }
  },
  AbilityLost(state, { player, ability }) {
    const card = playerOf(state, player).card!;
    if (!card.lost.includes(ability)) card.lost.push(ability);
  },
  GuiltChanged(state, { turn, player: id, kind, on }) {
    const player = playerOf(state, id);
    if (kind === 'guilt') player.guilt = on;
    if (kind === 'relief') player.reliefTurn = on ? turn : 0;
    if (kind === 'doubt') player.doubtTurn = on ? turn : 0;
  },
  StatusFlipped(state, { player, until }) {
    playerOf(state, player).falseUntil = until ?? 0;
  },
  RolesSwapped(state, { turn, players }) {
    const [a, b] = players.map((id) => playerOf(state, id)) as [
      ReturnType<typeof playerOf>,
      ReturnType<typeof playerOf>,
    ];
    [a.card, b.card] = [b.card, a.card];
    state.swaps.push({ players: [a.id, b.id], turn });
    for (const player of [a, b]) {
      if (isMafia(player)) state.teamSince[player.id] ??= state.teamPosts.length;
      else delete state.teamSince[player.id];
    }
  },
  ProtectionUsed(state, { player }) {
    playerOf(state, player).card!.spared = true;
  },
  DepartureStored(state, { player, stored }) {
    playerOf(state, player).stored.push(stored);
  },
  StoredCleared(state, { player }) {
    playerOf(state, player).stored = [];
  },
  PlayerOut(state, { turn, player: id, cause, room }) {
    const player = playerOf(state, id);
    player.inGame = false;
    player.left = { turn, cause, room };
    player.stored = [];
  },
  Warned(state, { turn, player }) {
    playerOf(state, player).absences.push(turn);
  },
  Moved(state, { turn, player: id, from, path, visited, weight }) {
    const player = playerOf(state, id);
    const to = path.at(-1) ?? from;
    player.room = to;
    const again = path.length > 0 && rulingOf(state, 'line.return') === 'left';
    if (to !== from || again) player.enteredTurn = turn;
    player.route.push(to);
    player.visited.push(...visited);
    player.weight = weight;
  },
  GunEntered(state, { player, count }) {
    state.gun = { count, last: player };
  },
  RoomsCounted(state, { empty }) {
    state.emptyTurns = [...empty];
  },
  RoomTransformed(state, { room }) {
    state.rooms[room - 1] = 'passage';
  },
  /** The armour's owner has given it away by his move already; the trace says whom it saved. */
  ArmourUsed() {},
  PrizeWon(state, { turn, player, prize, what }) {
    state.prizes.push({ id: prize, player, turn, what, used: false, note: '' });
  },
};
