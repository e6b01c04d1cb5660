/** What a viewer has to do, and by when. */
import type { Viewer } from '../../../engine/contract.js';
import { inheritances } from '../legality.js';
import { missingParts } from '../moves.js';
import { type GameState, isMafia, type PlayerState, rulingOf } from '../state.js';
import type { TodoView } from '../view.js';

export function todo(state: GameState, viewer: Viewer, me: PlayerState | undefined): TodoView[] {
  if (viewer.kind === 'public') return [];
  if (viewer.kind === 'organiser') return ofMaster(state);
  if (!me) return state.phase === 'signup' ? [item('join')] : [];
  return ofPlayer(state, me);
}

function item(key: TodoView['key'], more: Partial<TodoView> = {}): TodoView {
  return { key, turn: null, ref: null, until: null, ...more };
}

function ofPlayer(state: GameState, me: PlayerState): TodoView[] {
  const { turn } = state;
  if (state.phase === 'signup' && me.wish === null) return [item('wish')];
  if (state.phase === 'regroup' && isMafia(me)) return [item('regroup', { until: state.regroupUntil })];
  if (state.phase !== 'running' || !me.inGame) return [];
  const items = inheritances(state, me).map(({ from }) => item('inherit', { ref: from }));
  if (turn?.stage !== 'open') return [...items, item('wait', { turn: turn?.number ?? null })];
  const about = { turn: turn.number, until: turn.deadline };
  const missing = missingParts(state, me);
  if (missing.includes('vote')) items.push(item('vote', about));
  if (missing.some((part) => part !== 'vote')) items.push(item('move', about));
  return items.length > 0 ? items : [item('wait', about)];
}

function ofMaster(state: GameState): TodoView[] {
  const { turn } = state;
  switch (state.phase) {
    case 'signup':
      return [...(state.rooms.length === 0 ? [item('dealMap')] : []), item('dealRoles')];
    case 'dealt':
      return [item(state.rooms.length === 0 ? 'dealMap' : 'openRegroup')];
    case 'regroup':
      return [item('wait', { until: state.regroupUntil })];
    case 'ended':
      return [];
  }
  if (!turn || turn.stage === 'resolved') return [item('openTurn')];
  const about = { turn: turn.number };
  if (turn.stage === 'open') return [item('wait', { ...about, until: turn.deadline })];
  if (turn.stage === 'paused') return [item('resume', about)];
  if (state.asks.length > 0) return state.asks.map(({ ask }) => item('ask', { ...about, ref: ask }));
  const fresh = state.dryRun?.turn === turn.number;
  return [item(fresh && rulingOf(state, 'turn.resolution') === 'master' ? 'resolve' : 'dryRun', about)];
}
