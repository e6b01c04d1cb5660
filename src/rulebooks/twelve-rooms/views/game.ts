/** `view`: what one viewer sees, built from nothing. Every part has a module of its own; none of them strips anything. */
import type { Viewer } from '../../../engine/contract.js';
import { teamOfRole } from '../roles.js';
import { type RulingId, rulings } from '../rulings.js';
import {
  type GameState,
  isMafia,
  type PlayerState,
  playerOfPerson,
  roleOf,
  rulingOf,
  teamOf,
} from '../state.js';
import type { GameView } from '../view.js';
import { finaleView } from './finale.js';
import { mafiaView } from './mafia.js';
import { masterView } from './master.js';
import { lastRole, meView } from './me.js';
import { todo } from './todo.js';

export function view(state: GameState, viewer: Viewer): GameView {
  const me = viewer.kind === 'person' ? playerOfPerson(state, viewer.person) : undefined;
  const ended = state.phase === 'ended';
  return {
    phase: state.phase,
    title: state.pack.title,
    zone: state.pack.zone,
    turn: state.turn && {
      number: state.turn.number,
      stage: state.turn.stage,
      openedAt: state.turn.openedAt,
      deadline: state.turn.deadline,
      contest: state.turn.contest,
    },
    regroupUntil: state.regroupUntil,
    planned: state.planned,
    players: state.players.map((player) => publicPlayer(state, player)),
    start: state.start,
    results: state.past.map(({ at, results }) => ({ at, results })),
    thread: state.thread.map(({ id, kind, at, author, turn, text, images, hidden }) => ({
      id,
      kind,
      at,
      author,
      turn,
      text: hidden ? '' : text,
      images: hidden ? [] : images,
      hidden,
    })),
    rulings: (Object.keys(rulings) as RulingId[]).map((id) => ({
      id,
      value: rulingOf(state, id),
      isDefault: rulingOf(state, id) === rulings[id].default,
      changes: state.rulingChanges
        .filter((change) => change.ruling === id)
        .map(({ value, reason, at }) => ({ value, reason, at })),
    })),
    winner: state.winner,
    me: me ? meView(state, me) : null,
    mafia: me && readsMafia(state, me) ? mafiaView(state, me) : null,
    master: viewer.kind === 'organiser' ? masterView(state) : null,
    finale: ended ? finaleView(state) : null,
    todo: todo(state, viewer, me),
  };
}

function publicPlayer(state: GameState, player: PlayerState): GameView['players'][number] {
  const open = state.phase === 'ended' && player.card !== null;
  const told = !player.inGame && player.card !== null && rulingOf(state, 'departure.role') === 'shown';
  return {
    id: player.id,
    nick: player.nick,
    inGame: player.inGame,
    left: player.left,
    warnings: player.absences.length,
    role: open || told ? roleOf(player) : null,
    team: open || told ? teamOf(player) : null,
  };
}

/** The mafia of now; those who have left read on only by ruling (G.7), and by the role they know as theirs. */
function readsMafia(state: GameState, player: PlayerState): boolean {
  if (player.inGame) return isMafia(player);
  const role = lastRole(player);
  return role !== null && teamOfRole(role) === 'mafia' && rulingOf(state, 'teamchat.after') === 'on';
}
