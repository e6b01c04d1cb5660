/** Letters before a game: which games have them, until when they are taken, and who may read them. */
import type { Instant, Viewer } from '../../../engine/contract.js';
import { instantOf } from '../../../engine/time.js';
import { modulesOf, packOf, rulingOf } from '../reading.js';
import type { GameState, SeasonState } from '../state.js';

/** Until when letters before a game are taken: its start or, by ruling, the end of the day before. */
export function lettersUntil(state: SeasonState, game: GameState): Instant {
  return rulingOf(state, 'intrigue.deadline') === 'eve'
    ? instantOf(game.date, '00:00', packOf(state).zone)
    : game.times.startsAt;
}

/** Whether letters are sent before a game. */
export function hasLetters(state: SeasonState, game: number): boolean {
  return modulesOf(state).intrigues?.games.includes(game) ?? false;
}

/** Whether all letters before a game may be seen: by the organiser once it has been played, by everybody with its report. */
export function lettersKnown(game: GameState, viewer: Viewer): boolean {
  return game.report !== null || (viewer.kind === 'organiser' && game.results !== null);
}
