/** Sign-up with the wish for a starting room (S). */
import type { Refusal } from '../../engine/contract.js';
import { inPhase, masterOnly, somePlayer } from './access.js';
import type { CommandOf } from './commands.js';
import { findPlayer, type GameState } from './state.js';
import { cite, refuse, type Turn } from './turn.js';

const SEATS = 60;

export function join(turn: Turn, command: CommandOf<'join'>): Refusal | undefined {
  if (turn.author.kind !== 'person') return refuse('players-only', ['S']);
  return take(turn, turn.author.person, command);
}

export function addPlayer(turn: Turn, command: CommandOf<'addPlayer'>): Refusal | undefined {
  return masterOnly(turn, 'S') ?? take(turn, command.person, command);
}

function take(
  turn: Turn,
  person: string,
  { nick, wish }: { nick: string; wish?: number },
): Refusal | undefined {
  const { state } = turn;
  if (state.phase !== 'signup') return refuse('signup-over', ['S']);
  if (state.players.some((player) => player.person === person)) return refuse('already-joined', ['S']);
  const taken = faultOfNick(state, nick);
  if (taken) return taken;
  if (state.lastPlayer >= 99 || state.players.length >= SEATS) {
    return refuse('too-many', ['S'], { params: { count: SEATS } });
  }
  const player = `p${state.lastPlayer + 1}`;
  turn.emit({ type: 'PlayerJoined', player, person, nick, audience: 'public', clauses: cite('S') });
  if (wish) setRoom(turn, player, wish);
}

/** Nicknames are compared without regard to case, those of players who have left the seat too. */
export function faultOfNick(state: GameState, nick: string, but?: string): Refusal | undefined {
  const key = nick.toLowerCase();
  const taken = state.players.some((player) => player.id !== but && player.nick.toLowerCase() === key);
  return taken ? refuse('nick-taken', ['S'], { field: 'nick', params: { nick } }) : undefined;
}

export function setWish(turn: Turn, { room }: CommandOf<'setWish'>): Refusal | undefined {
  const found = somePlayer(turn, 'S');
  if ('refusal' in found) return found.refusal;
  if (turn.state.phase !== 'signup') return refuse('signup-over', ['S']);
  setRoom(turn, found.player.id, room);
}

function setRoom(turn: Turn, player: string, room: number): void {
  turn.emit({ type: 'WishSet', player, room, audience: { players: [player] }, clauses: cite('S') });
}

/** A player himself, or the master for him. */
export function leave(turn: Turn, { player: id }: CommandOf<'leave'>): Refusal | undefined {
  if (id !== undefined && id !== turn.player?.id) {
    const refusal = masterOnly(turn, 'S');
    if (refusal) return refusal;
  }
  const named = id === undefined ? undefined : findPlayer(turn.state, id);
  if (id !== undefined && !named)
    return refuse('no-such-player', ['S'], { field: 'player', params: { player: id } });
  const found = named ? { player: named } : somePlayer(turn, 'S');
  if ('refusal' in found) return found.refusal;
  const phase = inPhase(turn, ['signup'], 'S');
  if (phase) return phase;
  turn.emit({ type: 'PlayerWithdrew', player: found.player.id, audience: 'public', clauses: cite('S') });
}
