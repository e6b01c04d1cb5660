/** Deadlines the game waits for (S, G.1, G.3). They depend on what everybody sees and on nothing else. */
import type { Due } from '../../engine/contract.js';
import type { GameState } from './state.js';
import { nextNoon } from './turns.js';

export function due(state: GameState): Due[] {
  if (state.phase === 'regroup') {
    return [{ at: state.regroupUntil!, key: 'regroup', command: { type: 'closeRegroup' } }];
  }
  const { turn } = state;
  if (state.phase !== 'running' || turn?.stage !== 'open') return [];
  const dues: Due[] = [
    { at: turn.deadline, key: `turn:${turn.number}`, command: { type: 'closeTurn', turn: turn.number } },
  ];
  const noon = nextNoon(state);
  if (noon) {
    dues.push({
      at: noon.at,
      key: `anonymous:${turn.number}:${noon.date}`,
      command: { type: 'publishAnonymous', turn: turn.number, date: noon.date },
    });
  }
  return dues;
}
