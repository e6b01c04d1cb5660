/** The fold: each event changes the state in one way, wherever it came from. */
import type { SeasonEvent } from './events.js';
import { day } from './evolve/day.js';
import type { Handlers } from './evolve/handlers.js';
import { modules } from './evolve/modules.js';
import { season } from './evolve/season.js';
import { territory } from './evolve/territory.js';
import type { SeasonState } from './state.js';

const handlers: Handlers<SeasonEvent['type']> = { ...season, ...day, ...territory, ...modules };

/** Events of the time between two games belong to the game before or after them; all others to none. */
function gameOfEvent(event: SeasonEvent): number | null {
  return 'game' in event ? event.game : null;
}

export function evolve(state: SeasonState, event: SeasonEvent): SeasonState {
  const handle = handlers[event.type] as (state: SeasonState, event: SeasonEvent) => void;
  handle(state, event);
  state.journal.push({ game: gameOfEvent(event), event });
  return state;
}
