/** A game step by step: what one viewer saw after each entry. Made from views, like everything that leaves the server. */
import type { EventBase, Viewer } from '../engine/contract.js';
import type { Entry } from '../engine/game.js';
import type { LiveGame } from './live-game.js';
import { ApiProblem } from './problems.js';

/** Characters of views looked through, at most. A game of a hundred steps comes to a few millions. */
const MOST = 100_000_000;

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
 * @throws ApiProblem of a game so long that its steps would fill the memory of the server
 */
export function replayOf({ game }: LiveGame, viewer: Viewer, most = MOST): Replay {
  const { rulebook, head } = game;
  let state = rulebook.init(structuredClone(head.setup));
  const shown = new Map<string, string>();
  let left = most;
  /** Copies: the fold goes on changing what a view may share with its state. */
  const changed = (): Record<string, unknown> => {
    const changes: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(rulebook.view(state, viewer) as object)) {
      const text = JSON.stringify(member);
      left -= text?.length ?? 0;
      if (left < 0) throw new ApiProblem('too-large', { text: TOO_LONG });
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

const TOO_LONG = {
  ru: 'Партия слишком длинная, чтобы показать её шаг за шагом. Всё записанное есть в журнале и в файле игры.',
  en: 'The game is too long to be shown step by step. All that was entered is in the log and in the file of the game.',
};

const happened = ({ refusal, events }: Entry): boolean => refusal === undefined && events.length > 0;
