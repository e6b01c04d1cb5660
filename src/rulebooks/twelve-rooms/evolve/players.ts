/** What players send: moves, guesses, words. */
import type { Part } from '../commands.js';
import { type MoveState, type PostState, playerOf } from '../state.js';
import type { Handlers } from './handlers.js';

export const players: Handlers<
  | 'MoveSent'
  | 'RoomGuessed'
  | 'MapClaimed'
  | 'Inherited'
  | 'NoteSaved'
  | 'AnonymousSent'
  | 'Posted'
  | 'TeamPosted'
  | 'PostHidden'
  | 'AnonymousPublished'
> = {
  MoveSent(state, { at, player, parts }) {
    const turn = state.turn!;
    const move: MoveState = turn.moves[player] ?? { sent: [] };
    turn.seq += 1;
    Object.assign(move, parts);
    for (const part of Object.keys(parts) as Part[]) move.sent.push({ part, at, seq: turn.seq });
    turn.moves[player] = move;
    const { bonus } = parts;
    if (bonus?.kind === 'armour') playerOf(state, player).armour = 'used';
    if (bonus?.kind === 'prize') {
      state.prizes = state.prizes.map((prize) =>
        prize.id === bonus.prize ? { ...prize, used: true, note: bonus.note ?? '' } : prize,
      );
    }
  },
  RoomGuessed(state, { turn, at, player, room, guess, answer, hint }) {
    playerOf(state, player).guesses.push({ turn, at, room, guess, answer, hint });
  },
  MapClaimed(state, { turn, at, player: id, right, first }) {
    const player = playerOf(state, id);
    player.claims.push({ turn, at, right, first });
    if (!first) return;
    state.mapSolved = true;
    player.halved = true;
    player.armour = 'ready';
  },
  Inherited(state, { player, from, ability }) {
    playerOf(state, player).card!.inherited.push({ from, ability });
  },
  NoteSaved(state, { player, room, kind, text }) {
    playerOf(state, player).notebook[room] = { kind, text };
  },
  AnonymousSent(state, { turn, at, player, text, images }) {
    state.turn!.anonymous.push({ player, at, text, images });
    playerOf(state, player).anonymous.push({ turn, at, text, images });
  },
  Posted(state, { post, at, player, text, images }) {
    const kind: PostState['kind'] = player === null ? 'master' : 'player';
    state.thread.push({ id: post, kind, at, author: player, turn: null, text, images, hidden: false });
  },
  TeamPosted(state, { post, at, player, text }) {
    state.teamPosts.push({ id: post, at, author: player, text });
  },
  PostHidden(state, { post, reason, at }) {
    state.thread = state.thread.map((each) => (each.id === post ? { ...each, hidden: true } : each));
    state.decisions.push({ at, what: `hide ${post}`, reason });
  },
  AnonymousPublished(state, { turn, at, posts }) {
    for (const { post, author, text, images } of posts) {
      state.thread.push({ id: post, kind: 'anonymous', at, author: null, turn, text, images, hidden: false });
      state.authors[post] = author;
    }
    state.turn!.anonymous = [];
    state.turn!.batches.push(at);
  },
};
