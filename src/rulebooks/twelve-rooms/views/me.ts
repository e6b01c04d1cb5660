/** What a player sees of his own seat. */
import { heldAbilities, inheritances } from '../legality.js';
import { picturesOnly } from '../posts.js';
import { type GameState, type PlayerState, roleOf, teamOf } from '../state.js';
import type { MeView } from '../view.js';
import { formView } from './form.js';
import { moveOf } from './moves.js';

export function meView(state: GameState, player: PlayerState): MeView {
  const { card } = player;
  const placed = state.phase !== 'signup' && player.room > 0;
  const current = state.turn && state.turn.stage !== 'resolved' ? state.turn : null;
  const move = current && player.inGame ? moveOf(state, player) : null;
  return {
    player: player.id,
    nick: player.nick,
    inGame: player.inGame,
    wish: player.wish,
    role: card ? roleOf(player) : null,
    team: card ? teamOf(player) : null,
    abilities: heldAbilities(state, player),
    inheritances: player.inGame ? inheritances(state, player) : [],
    room: placed && player.inGame ? player.room : null,
    weight: player.weight,
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

/** G.7: of the turn in which he left he has no report, so he does not learn where it would have taken him. */
function lastKnown(player: PlayerState): number {
  return 1 + player.reports.length;
}
