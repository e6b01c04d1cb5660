/** Who may give a command, and when: the first questions of every rule. */
import type { Refusal } from '../../engine/contract.js';
import { localText } from './local.js';
import type { GameState, PlayerState, TurnState } from './state.js';
import { type Clause, refuse, type Turn } from './turn.js';

export function masterOnly(turn: Turn, ...clauses: Clause[]): Refusal | undefined {
  return turn.isMaster ? undefined : refuse('master-only', clauses);
}

export function inPhase(turn: Turn, phases: GameState['phase'][], ...clauses: Clause[]): Refusal | undefined {
  const { phase } = turn.state;
  return phases.includes(phase) ? undefined : refuse('wrong-phase', clauses, { params: { phase } });
}

/** The turn in progress, by its number. */
export function currentTurn(
  state: GameState,
  number: number,
  ...clauses: Clause[]
): { refusal: Refusal } | { current: TurnState } {
  const current = state.turn;
  if (state.phase !== 'running' || !current) {
    return { refusal: refuse('no-turn', clauses, { field: 'turn' }) };
  }
  if (current.number !== number) {
    return { refusal: refuse('other-turn', clauses, { field: 'turn', params: { turn: current.number } }) };
  }
  return { current };
}

/** Whether a player may still send something for the turn. */
export function whyClosed(state: GameState, current: TurnState, ...clauses: Clause[]): Refusal | undefined {
  const { number, stage, deadline } = current;
  if (stage === 'paused') return refuse('paused', clauses, { field: 'turn', params: { turn: number } });
  if (stage === 'open') return undefined;
  return refuse('deadline-over', clauses, {
    field: 'turn',
    params: { turn: number, deadline: localText(state, deadline) },
  });
}

export function somePlayer(turn: Turn, ...clauses: Clause[]): { refusal: Refusal } | { player: PlayerState } {
  const { player } = turn;
  return player ? { player } : { refusal: refuse('players-only', clauses) };
}

export function livePlayer(turn: Turn, ...clauses: Clause[]): { refusal: Refusal } | { player: PlayerState } {
  const found = somePlayer(turn, ...clauses);
  if ('refusal' in found || found.player.inGame) return found;
  return { refusal: refuse('out-of-game', ['G.7', ...clauses]) };
}

/** A player in the game who may still send something for this turn. */
export function movingPlayer(
  turn: Turn,
  number: number,
  ...clauses: Clause[]
): { refusal: Refusal } | { player: PlayerState; current: TurnState } {
  const found = livePlayer(turn, ...clauses);
  if ('refusal' in found) return found;
  const open = currentTurn(turn.state, number, ...clauses);
  if ('refusal' in open) return open;
  const closed = whyClosed(turn.state, open.current, ...clauses);
  return closed ? { refusal: closed } : { player: found.player, current: open.current };
}
