/** The same games on boardgame.io, as its documentation tells one to write them. Its packages are bench/package.json’s. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { newDayNight, play } from '../games/day-night.js';
import { newRace, playRace } from '../games/race.js';

interface Move {
  type: string;
}

/** As much of its client as is played here. */
interface Client {
  moves: Record<string, (move: Move) => void>;
  start(): void;
  stop(): void;
  getState(): { G: { phase: string } };
}

const require = createRequire(join(process.cwd(), 'bench/package.json'));

const DAY_NIGHT = [
  ...['enterRoles', 'next', 'nominate', 'hands', 'closeVote', 'question', 'shoot', 'heal', 'check'],
  ...['pauseTimer', 'resumeTimer', 'confirmWinner'],
];
const RACE = [
  'startSeason',
  'enterResults',
  'publishReport',
  'paint',
  'closePainting',
  'openLots',
  'closeLots',
];

function gameOf<G, M extends Move>(
  name: string,
  types: readonly string[],
  setup: () => G,
  step: (game: G, move: M) => boolean,
): object {
  const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: string };
  const moves = types.map((type) => [
    type,
    ({ G }: { G: G }, move: M) => (step(G, move) ? undefined : INVALID_MOVE),
  ]);
  return { name, setup, moves: Object.fromEntries(moves) };
}

export const dayNightGame = (): object => gameOf('day-night', DAY_NIGHT, newDayNight, play);
export const raceGame = (): object => gameOf('race', RACE, () => newRace(), playRace);

/** Plays whole games, each on a client of its own. @throws when a game does not come to its end */
export function playOnClients(game: object, numPlayers: number, scripts: readonly (readonly Move[])[]): void {
  const { Client } = require('boardgame.io/client') as { Client: (options: object) => Client };
  for (const script of scripts) {
    const client = Client({ game, numPlayers, debug: false });
    client.start();
    for (const move of script) client.moves[move.type]!(move);
    if (client.getState().G.phase !== 'ended') throw new Error('boardgame.io did not end its game');
    client.stop();
  }
}
