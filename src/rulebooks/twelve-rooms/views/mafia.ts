/** The mafia's room (M.8): who they are, where each of them is, and who is there with him. */
import { performerOf } from '../legality.js';
import { type GameState, inRoom, isMafia, type PlayerState, roleOf } from '../state.js';
import type { MafiaView } from '../view.js';

export function mafiaView(state: GameState, reader: PlayerState): MafiaView {
  const performer = state.turn && state.turn.stage !== 'resolved' ? performerOf(state) : undefined;
  const move = performer && state.turn!.moves[performer.id]!;
  return {
    mates: state.players.filter(isMafia).map((mate) => ({
      player: mate.id,
      role: roleOf(mate),
      inGame: mate.inGame,
      room: mate.inGame && mate.room > 0 ? mate.room : null,
      // While the regrouping goes on, changing rooms must not be a way of looking into them one by one.
      company:
        mate.inGame && mate.room > 0 && !(state.phase === 'regroup' && state.regrouped.includes(mate.id))
          ? inRoom(state, mate.room)
              .filter((other) => other !== mate)
              .map(({ id }) => id)
          : [],
      regrouped: state.regrouped.includes(mate.id),
    })),
    mafkill:
      performer && move
        ? {
            performer: performer.id,
            target: move.mafkill?.target ?? null,
            at: move.sent.find(({ part }) => part === 'mafkill')!.at,
          }
        : null,
    regroupUntil: state.regroupUntil,
    // Whoever came to a mafia role later reads what was written since, numbered from there.
    posts: state.teamPosts
      .slice(state.teamSince[reader.id] ?? state.teamPosts.length)
      .map(({ at, author, text }, index) => ({ id: `t${index + 1}`, at, author, text })),
  };
}
