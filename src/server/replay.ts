/** A game step by step: what one viewer saw after each entry. Made from views, like everything that leaves the server. */
import type { EventBase, Viewer } from '../engine/contract.js';
import type { Entry } from '../engine/game.js';
import type { LiveGame } from './live-game.js';

export interface ReplayStep {
  /** The entry, as the log names it. */
  id: string;
  at: string;
  events: EventBase[];
  /** Members of the view that this entry changed, whole. */
  changes: Record<string, unknown>;
}

export interface Replay {
  /** The view before the first entry. */
  first: Record<string, unknown>;
  steps: ReplayStep[];
}

/**
 * The effective history: what a correction made impossible is not in it. Nothing is decided anew, stored events are folded.
 * @param live read with its whole history
 */
export function replayOf({ game }: LiveGame, viewer: Viewer): Replay {
  const { rulebook, head } = game;
  let state = rulebook.init(structuredClone(head.setup));
  const shown = new Map<string, string>();
  /** Copies: the fold goes on changing what a view may share with its state. */
  const changed = (): Record<string, unknown> => {
    const changes: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(rulebook.view(state, viewer) as object)) {
      const text = JSON.stringify(member);
      if (text === undefined || shown.get(name) === text) continue;
      shown.set(name, text);
      changes[name] = JSON.parse(text);
    }
    return changes;
  };
  const first = changed();
  const steps = game.entries.filter(happened).map(({ id, at, events }) => {
    for (const event of events) state = rulebook.evolve(state, structuredClone(event));
    return { id, at, events, changes: changed() };
  });
  return { first, steps };
}

const happened = ({ refusal, events }: Entry): boolean => refusal === undefined && events.length > 0;
