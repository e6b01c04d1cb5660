/** The game before its first event. */
import { setupSchema } from './setup.js';
import { type GameState, newPlayer } from './state.js';

export function init(setup: unknown): GameState {
  const { pack, rulings, players } = setupSchema.parse(setup);
  return {
    pack,
    phase: 'signup',
    rulings,
    rulingChanges: [],
    players: players.map(({ person, nick, wish }, index) =>
      newPlayer(`p${index + 1}`, person, nick, wish ?? null),
    ),
    lastPlayer: players.length,
    rooms: [],
    originalRooms: [],
    emptyTurns: Array.from({ length: 12 }, () => 0),
    gun: { count: 0, last: null },
    swaps: [],
    regroupUntil: null,
    regrouped: [],
    start: null,
    planned: [],
    turn: null,
    past: [],
    thread: [],
    teamPosts: [],
    teamSince: {},
    authors: {},
    prizes: [],
    mapSolved: false,
    asks: [],
    answers: [],
    overrides: [],
    decisions: [],
    dryRun: null,
    winner: null,
  };
}
