/**
 * The product as a viewer meets it: every way out of a game by which something may reach him. The secrecy tests take it as
 * a value, so that a leak can be planted by putting a wrapper round one of its parts.
 */
import type {
  Author,
  Context,
  Decision,
  Draws,
  Due,
  Refusal,
  Text,
  Viewer,
} from '../../src/engine/contract.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { dryRunReport, privateReport, roomsReport } from '../../src/reports/rooms.js';
import type { TwelveRoomsCommand } from '../../src/rulebooks/twelve-rooms/commands.js';
import type { TwelveRoomsEvent } from '../../src/rulebooks/twelve-rooms/events.js';
import { twelveRoomsRulebook } from '../../src/rulebooks/twelve-rooms/index.js';
import { copyState, type GameState } from '../../src/rulebooks/twelve-rooms/state.js';
import type { GameView } from '../../src/rulebooks/twelve-rooms/view.js';
import { calendarOf } from '../../src/server/calendar.js';
import { markOf } from '../../src/server/live-game.js';
import { type Names, namesFor } from '../../src/server/people-names.js';

/** What the server answers to an accepted command of somebody who does not steer a game with secrets. */
export interface Receipt {
  seq: number;
  at: string;
  repeated: boolean;
}

export interface Product {
  decide(
    state: GameState,
    command: TwelveRoomsCommand,
    context: Context,
  ): Decision<TwelveRoomsEvent, GameState>;
  /** The screen and the API: `GET /api/games/:id`. */
  view(state: GameState, viewer: Viewer): GameView;
  refusalText(refusal: Refusal): Text;
  receipt(state: GameState, at: string): Receipt;
  due(state: GameState): Due[];
  /** The live feed: the mark of what a viewer sees; a new mark is an event. */
  mark(state: GameState, viewer: Viewer, view: GameView): string;
  /** The names of people beside the view. */
  names(state: GameState, viewer: Viewer, view: GameView): Record<string, string>;
  /** The texts of the last turn for the forum: what is published, and what the viewer alone was told. */
  report(state: GameState, viewer: Viewer, view: GameView): string;
  /** The calendar with a viewer's deadlines and reminders. */
  calendar(state: GameState, viewer: Viewer, view: GameView): string;
}

/** The luck of every game here: the same for a state and its twin. */
export const LUCK: Draws = keyedDraws('secrecy', 'game');

const CREATED = '2019-03-01T00:00:00.000Z';

export const product: Product = {
  decide: twelveRoomsRulebook.decide,
  view: twelveRoomsRulebook.view,
  refusalText: twelveRoomsRulebook.refusalText,
  receipt: (_state, at) => ({ seq: 0, at, repeated: false }),
  due: twelveRoomsRulebook.due,
  mark: (_state, _viewer, view) => markOf(view),
  names: (state, viewer, view) => namesFor(peopleOf(state), viewer, view),
  report: (_state, _viewer, view) => reports(view),
  calendar: (_state, _viewer, view) =>
    calendarOf(view, {
      game: 'game',
      title: '12 комнат',
      url: 'http://localhost/g/game',
      lang: 'ru',
      changedAt: CREATED,
    }),
};

const FORMATS = ['vk', 'bbcode', 'markdown', 'telegram'] as const;

function reports(view: GameView): string {
  const turn = view.results.length;
  if (view.start === null) return '';
  const format = FORMATS[turn % FORMATS.length]!;
  const lang = turn % 2 === 0 ? 'ru' : 'en';
  const own = view.me && turn > 0 ? privateReport(view, turn, format, lang) : '';
  return [roomsReport(view, turn, format, lang), own, dryRunReport(view, format, lang) ?? ''].join('\n---\n');
}

/** Everybody who holds a seat, as the server keeps him: a person with a name of his own. */
function peopleOf(state: GameState): Names {
  const persons = state.players.map(({ person }, index) => ({
    id: person,
    game: 'game',
    name: `Имя ${index + 1}`,
    role: 'player' as const,
    clan: null,
    createdAt: CREATED,
  }));
  return { persons, accounts: new Map([['account', 'Ольга']]) };
}

export type Tried = { refusal: Refusal } | { events: TwelveRoomsEvent[]; state: GameState };

/** A command tried on a copy: the state it was tried on stays as it was. */
export function tried(
  { decide }: Pick<Product, 'decide'>,
  state: GameState,
  command: TwelveRoomsCommand,
  author: Author,
  at: string,
): Tried {
  const decision = decide(state, command, { author, at, draws: LUCK });
  if ('refusal' in decision) return decision;
  let next = copyState(state);
  for (const event of decision.events) next = twelveRoomsRulebook.evolve(next, structuredClone(event));
  return { events: decision.events, state: next };
}
