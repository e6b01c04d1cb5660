/** Guesses of the room's name (M.6), answered at once. */
import type { Refusal } from '../../engine/contract.js';
import { movingPlayer } from './access.js';
import type { CommandOf } from './commands.js';
import { neighbours } from './geometry.js';
import { NO_REWARD } from './rooms.js';
import type { RulingId } from './rulings.js';
import { type GameState, kindOf, type PlayerState, rulingOf } from './state.js';
import { cite, refuse, type Turn } from './turn.js';

/** Why a player may not guess in this turn. */
export function whyGuess(state: GameState, player: PlayerState, turn: number): Refusal | null {
  if (turn < 2) return refuse('guess-from-two', ['M.6'], { field: 'turn' });
  const guessed = player.guesses.some((guess) => guess.turn === turn);
  return guessed && rulingOf(state, 'guess.limit') === 'one' ? refuse('guess-done', ['M.6']) : null;
}

export function guessRoom(turn: Turn, command: CommandOf<'guessRoom'>): Refusal | undefined {
  const found = movingPlayer(turn, command.turn, 'M.6');
  if ('refusal' in found) return found.refusal;
  const { player, current } = found;
  const { state } = turn;
  const barred = whyGuess(state, player, current.number);
  if (barred) return barred;
  const kind = kindOf(state, player.room);
  const right = command.room === kind;
  const exempt = NO_REWARD.includes(kind);
  const rewarded = right && !exempt;
  const count = player.guesses.filter((guess) => guess.turn === current.number).length;
  const label = `M.6 ${current.number} ${player.id} ${count + 1}`;
  const next = neighbours(player.room);
  const rulings: RulingId[] = right && exempt ? ['guess.limit', 'guess.exempt'] : ['guess.limit'];
  turn.emit({
    type: 'RoomGuessed',
    turn: current.number,
    player: player.id,
    guess: command.room,
    room: player.room,
    answer: right && !(exempt && rulingOf(state, 'guess.exempt') === 'silent') ? 'right' : 'wrong',
    hint: rewarded ? kindOf(state, next[turn.draws.int(label, next.length)]!) : null,
    audience: { players: [player.id] },
    clauses: cite('M.6'),
    rulings,
    ...(rewarded ? { draws: [label] } : {}),
  });
}
