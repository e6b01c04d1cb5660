import type { EventOf, TwelveRoomsEvent } from '../events.js';
import type { GameState } from '../state.js';

/** How one event changes the state, in place. */
export type Handlers<T extends TwelveRoomsEvent['type']> = {
  [K in T]: (state: GameState, event: EventOf<K>) => void;
};
