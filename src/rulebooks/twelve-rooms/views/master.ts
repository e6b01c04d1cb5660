/** The master's full picture. */
import { type GameState, inRoom, kindOf, type PastTurn, type PlayerState, roleOf, teamOf } from '../state.js';
import { statusOf } from '../status.js';
import type { FinaleView, MasterView } from '../view.js';
import { answerOf } from './me.js';
import { moveOf, partsOf, sentOf } from './moves.js';

export function masterView(state: GameState): MasterView {
  const current = state.turn && state.turn.stage !== 'resolved' ? state.turn : null;
  return {
    map: state.rooms.map((kind, index) => ({
      room: index + 1,
      kind,
      original: state.originalRooms[index]!,
      players: inRoom(state, index + 1).map(({ id }) => id),
      emptyTurns: state.emptyTurns[index]!,
    })),
    players: state.players.map((player) => masterPlayer(state, player)),
    moves: current ? state.players.filter(({ inGame }) => inGame).map((player) => moveOf(state, player)) : [],
    gun: state.gun,
    swaps: state.swaps.map(({ players, turn }) => ({ players: [...players], turn })),
    asks: state.asks.map(({ ask, topic, turn, players, choices, clauses }) => ({
      id: ask,
      topic,
      turn,
      players,
      choices,
      clauses,
    })),
    answers: state.answers,
    overrides: state.overrides,
    decisions: state.decisions,
    dryRun: state.dryRun,
    turns: state.past.map(resolvedTurn),
    pendingAnonymous: (current?.anonymous ?? []).map(({ player, at, text, images }) => ({
      author: player,
      at,
      text,
      images,
      comesOut: kindOf(state, state.players.find(({ id }) => id === player)!.room) !== 'silence',
    })),
    anonymousAuthors: authorsOf(state),
    planned: state.planned,
    prizes: state.prizes.map(({ id, player, turn, what, used, note }) => ({
      id,
      player,
      turn,
      what,
      used,
      note,
    })),
    claims: state.players.flatMap((player) =>
      player.claims.map(({ turn, at, right, first }) => ({
        player: player.id,
        turn,
        at,
        answer: answerOf(right, first),
      })),
    ),
  };
}

/** In the order of the thread. */
export function authorsOf(state: GameState): { post: string; author: string }[] {
  return state.thread.flatMap(({ id }) => {
    const author = state.authors[id];
    return author === undefined ? [] : [{ post: id, author }];
  });
}

export function resolvedTurn(past: PastTurn): FinaleView['turns'][number] {
  const { turn, trace, reports, before, moves } = past;
  return {
    turn,
    trace,
    reports,
    before,
    moves: before.players.map(({ player }) => {
      const move = moves[player];
      return {
        player,
        sent: sentOf(move),
        parts: partsOf(move),
        missing: [],
        wholeAt: move?.sent.at(-1)?.at ?? null,
      };
    }),
  };
}

function masterPlayer(state: GameState, player: PlayerState): MasterView['players'][number] {
  const { card } = player;
  const turn = state.turn ? state.turn.number + Number(state.turn.stage === 'resolved') : 1;
  return {
    id: player.id,
    person: player.person,
    nick: player.nick,
    inGame: player.inGame,
    wish: player.wish,
    role: card ? roleOf(player) : null,
    originalRole: player.originalRole,
    team: card ? teamOf(player) : null,
    status: card && player.room > 0 ? statusOf(state, player, turn) : null,
    room: player.room > 0 ? player.room : null,
    enteredTurn: player.room > 0 ? player.enteredTurn : null,
    weight: player.weight,
    route: player.route,
    visited: player.visited,
    guilt: player.guilt,
    falseUntil: player.falseUntil === 0 ? null : player.falseUntil,
    absences: player.absences.length,
    spared: card?.spared ?? false,
    lost: card?.lost ?? [],
    used: card?.used ?? [],
    inherited: card?.inherited.map(({ ability }) => ability) ?? [],
    stored: player.stored,
    immune: player.immune,
    halved: player.halved,
    armour: player.armour,
    persons: player.persons,
  };
}
