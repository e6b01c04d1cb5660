/** What a player sees of his own seat. */
import { heldAbilities, inheritances } from '../legality.js';
import { picturesOnly } from '../posts.js';
import { type Role, teamOfRole } from '../roles.js';
import { type GameState, type PlayerState, roleOf } from '../state.js';
import type { MeView } from '../view.js';
import { formView } from './form.js';
import { moveOf } from './moves.js';

export function meView(state: GameState, player: PlayerState): MeView {
  const placed = state.phase !== 'signup' && player.room > 0;
  const current = state.turn && state.turn.stage !== 'resolved' ? state.turn : null;
  const move = current && player.inGame ? moveOf(state, player) : null;
  const seat = seatOf(state, player);
  return {
    player: player.id,
    nick: player.nick,
    inGame: player.inGame,
    wish: player.wish,
    role: seat.role,
    team: seat.role && teamOfRole(seat.role),
    abilities: seat.abilities,
    inheritances: player.inGame ? inheritances(state, player) : [],
    room: placed && player.inGame ? player.room : null,
    weight: seat.weight,
    route: player.inGame ? player.route : player.route.slice(0, lastKnown(player)),
    picturesOnly: picturesOnly(state, player),
    move: move && {
      turn: current!.number,
      sent: move.sent,
      parts: move.parts,
      missing: move.missing,
      wholeAt: move.wholeAt,
    },
    form: current && player.inGame ? formView(state, player, current) : null,
    reports: player.reports,
    guesses: player.guesses.map(({ turn, at, room, guess, answer, hint }) => ({
      turn,
      at,
      room,
      guess,
      answer,
      hint,
    })),
    claims: player.claims.map(({ turn, at, right, first }) => ({ turn, at, answer: answerOf(right, first) })),
    anonymous: player.anonymous.map(({ turn, at, text, images }) => ({ turn, at, text, images })),
    prizes: state.prizes
      .filter((prize) => prize.player === player.id)
      .map(({ id, turn, what, used }) => ({ id, turn, what, used })),
    armour: player.armour,
    notebook: Object.entries(player.notebook).map(([room, { kind, text }]) => ({
      room: Number(room),
      kind,
      text,
    })),
  };
}

export function answerOf(right: boolean, first: boolean): 'first' | 'right' | 'wrong' {
  return first ? 'first' : right ? 'right' : 'wrong';
}

/**
 * His role, weight and abilities. G.7: whoever is out has had no report of the turn in which he left, so until the end he
 * knows of his seat what he was told last: not whether his role was swapped, lost an ability or earned a vote in that turn.
 */
function seatOf(state: GameState, player: PlayerState): Pick<MeView, 'role' | 'weight' | 'abilities'> {
  if (player.inGame || state.phase === 'ended') {
    return {
      role: player.card && roleOf(player),
      weight: player.weight,
      abilities: heldAbilities(state, player),
    };
  }
  return { role: lastRole(player), weight: player.reports.at(-1)?.weight ?? 1, abilities: [] };
}

/** The role somebody who is out knows as his. */
export function lastRole(player: PlayerState): Role | null {
  return player.reports.at(-1)?.role ?? player.originalRole;
}

/** G.7: of the turn in which he left he has no report, so he does not learn where it would have taken him. */
function lastKnown(player: PlayerState): number {
  return 1 + player.reports.length;
}
