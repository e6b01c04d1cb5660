/**
 * A random game of every registered rulebook, made by the generator of its own tests: for promises that hold of all of them.
 * Whoever registers a rulebook adds its generator here; `correction.test.ts` fails until it is done.
 */
import type { Command } from '../../src/engine/contract.js';
import type { Game } from '../../src/engine/game.js';
import { checkPack } from '../../src/rulebooks/season/check.js';
import { samovar } from '../../src/rulebooks/season/packs/samovar.js';
import type { GameState } from '../../src/rulebooks/table/state.js';
import { randomCommand as cupCommand, randomCup } from '../rulebooks/cup/random-cup.js';
import { playSeason as playMafia } from '../rulebooks/mafia-2018/random-season.js';
import { crowded, randomPack } from '../rulebooks/season/random-pack.js';
import { playSeason as playPack } from '../rulebooks/season/random-season.js';
import {
  dealt,
  randomRulings,
  Chance as TableChance,
  randomCommand as tableCommand,
} from '../rulebooks/table/random-table.js';
import { JUDGE, moment, newGame as newTable, USUAL } from '../rulebooks/table/table.js';
import { playSeason as playThrones } from '../rulebooks/thrones-2017/random-season.js';
import { playGame as playRooms } from '../rulebooks/twelve-rooms/random-game.js';
import { Chance } from '../support/chance.js';

export interface RandomGame {
  game: Game;
  /** The seed of its draws. */
  seed: string;
}

/** By id of the rulebook. `length`: about how many commands are tried. */
export const randomGames: Record<string, (seed: number, length: number) => RandomGame> = {
  'mafia-2018': (seed, length) => ({ game: playMafia(seed, length).game, seed: `seed ${seed}` }),
  'thrones-2017': (seed, length) => ({ game: playThrones(seed, length).game, seed: `seed ${seed}` }),
  season: (seed, length) => ({
    game: playPack(packFor(seed), seed, length, () => {}).game,
    seed: `seed ${seed}`,
  }),
  'twelve-rooms': (seed, length) => ({ game: playRooms(seed, length).game, seed: `seed ${seed}` }),
  'vavt-cup-2017': table,
  'mafia-cup': cup,
};

/** A random pack where one is accepted, else one that is shipped. */
function packFor(seed: number): typeof samovar {
  if (seed % 3 === 0) return crowded();
  const pack = randomPack(new Chance(seed));
  return checkPack(pack).length === 0 ? pack : samovar;
}

function table(seed: number, length: number): RandomGame {
  const chance = new TableChance(seed);
  const game = newTable({ rulings: randomRulings(chance) });
  const dealing = seed % 2 === 0 ? [dealt(chance, USUAL)] : drawn(chance);
  for (let n = 0; n < length && (game.state as GameState).table.phase !== 'ended'; n++) {
    game.submit(dealing[n] ?? tableCommand(chance, game), JUDGE, moment(n), `k${n}`);
  }
  return { game, seed: 's' };
}

/** Seats and cards by lot. */
function drawn(chance: TableChance): Command[] {
  const cards = chance.shuffled(USUAL.map((_, index) => index + 1));
  return [
    { type: 'drawSeats' },
    ...cards.map((card, index): Command => ({ type: 'drawCard', seat: index + 1, card })),
  ];
}

function cup(seed: number, length: number): RandomGame {
  const chance = new TableChance(seed);
  const made = randomCup(chance);
  for (let n = 0; n < length; n++) {
    const { author, command } = cupCommand(chance, made.state);
    made.submit(command, author);
  }
  return { game: made.game, seed: 's' };
}
