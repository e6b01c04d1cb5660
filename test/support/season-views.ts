/** What a played season shows: its events, and the organiser's view of it now and at each table. */
import type { EventBase } from '../../src/engine/contract.js';
import type { Entry, Game } from '../../src/engine/game.js';
import type { SeasonEvent } from '../../src/rulebooks/race/events.js';
import type { SeasonView } from '../../src/rulebooks/race/view.js';

/** A copy: what is seen must not change when the state goes on. */
export function organiserView(game: Game, state: unknown = game.state): SeasonView {
  return structuredClone(game.rulebook.view(state, { kind: 'organiser' }) as SeasonView);
}

export function eventsOf(game: Game): SeasonEvent[] {
  return game.entries.flatMap((entry) => entry.events as unknown as SeasonEvent[]);
}

/** What was seen just before each table was entered, by game. */
export function viewsBeforeEachTable(game: Game): Map<number, SeasonView> {
  const { rulebook, head } = game;
  const seen = new Map<number, SeasonView>();
  let state = rulebook.init(structuredClone(head.setup));
  for (const { events } of game.entries as readonly Entry[]) {
    for (const event of events as unknown as SeasonEvent[]) {
      if (event.type === 'ResultsEntered') seen.set(event.game, organiserView(game, state));
      state = rulebook.evolve(state, structuredClone(event) as unknown as EventBase);
    }
  }
  return seen;
}
