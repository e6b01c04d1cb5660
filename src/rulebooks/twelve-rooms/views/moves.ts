/** A move as it was sent. */
import { missingParts } from '../moves.js';
import type { GameState, MoveState, PlayerState } from '../state.js';
import type { MasterView, MeView } from '../view.js';

type Move = NonNullable<MeView['move']>;

export function partsOf(move: MoveState | undefined): Move['parts'] {
  return {
    direction: move?.direction ?? null,
    actions: move?.actions ?? null,
    special: move?.special ?? null,
    bonus: move?.bonus ?? null,
    vote: move?.vote ?? null,
    mafkill: move?.mafkill ?? null,
  };
}

export function sentOf(move: MoveState | undefined): Move['sent'] {
  return (move?.sent ?? []).map(({ part, at }) => ({ part, at }));
}

/** A move of the open or closed turn. */
export function moveOf(state: GameState, player: PlayerState): MasterView['moves'][number] {
  const move = state.turn?.moves[player.id];
  const missing = missingParts(state, player);
  return {
    player: player.id,
    sent: sentOf(move),
    parts: partsOf(move),
    missing,
    wholeAt: missing.length === 0 ? (move?.sent.at(-1)?.at ?? null) : null,
  };
}
