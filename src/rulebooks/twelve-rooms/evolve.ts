/** The fold: each event changes the state in one way, wherever it came from. */
import type { TwelveRoomsEvent } from './events.js';
import type { Handlers } from './evolve/handlers.js';
import { master } from './evolve/master.js';
import { outcomes } from './evolve/outcomes.js';
import { players } from './evolve/players.js';
import { start } from './evolve/start.js';
import { turns } from './evolve/turns.js';
import type { GameState } from './state.js';

const handlers: Handlers<TwelveRoomsEvent['type']> = {
  ...start,
  ...turns,
  ...players,
  ...outcomes,
  ...master,
};

/** Events that touch nothing a resolution depends on: a dry run made before them still holds. */
const HARMLESS: ReadonlySet<TwelveRoomsEvent['type']> = new Set([
  'DryRunMade',
  'NoteSaved',
  'Posted',
  'TeamPosted',
  'PostHidden',
  'TurnsPlanned',
]);

export function evolve(state: GameState, event: TwelveRoomsEvent): GameState {
  if (!HARMLESS.has(event.type)) state.dryRun = null;
  const handle = handlers[event.type] as (state: GameState, event: TwelveRoomsEvent) => void;
  handle(state, event);
  return state;
}
