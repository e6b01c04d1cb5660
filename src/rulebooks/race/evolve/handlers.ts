import type { EventOf, SeasonEvent } from '../events.js';
import type { SeasonState } from '../state.js';

/** How one event changes the state, in place. */
export type Handlers<T extends SeasonEvent['type']> = {
  [K in T]: (state: SeasonState, event: EventOf<K>) => void;
};
