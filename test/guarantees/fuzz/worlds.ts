/** Games to put commands to, one maker for each rulebook: random ones, stopped anywhere. */
import type { Author, Command } from '../../../src/engine/contract.js';
import type { Game, LogRecord } from '../../../src/engine/game.js';
import { checkPack } from '../../../src/rulebooks/season/check.js';
import { backyard } from '../../../src/rulebooks/season/packs/backyard.js';
import { samovar } from '../../../src/rulebooks/season/packs/samovar.js';
import { sportClassic, vavtCup2017 } from '../../../src/rulebooks/table/pack.js';
import { cardsOf } from '../../../src/rulebooks/table/setup.js';
import { randomCommand as cupCommand, randomCup } from '../../rulebooks/cup/random-cup.js';
import * as mafia from '../../rulebooks/mafia-2018/random-season.js';
import { randomPack } from '../../rulebooks/season/random-pack.js';
import * as seasons from '../../rulebooks/season/random-season.js';
import {
  dealt,
  randomRulings,
  Chance as TableChance,
  randomCommand as tableCommand,
} from '../../rulebooks/table/random-table.js';
import { moment, newGame as newTable } from '../../rulebooks/table/table.js';
import * as thrones from '../../rulebooks/thrones-2017/random-season.js';
import * as rooms from '../../rulebooks/twelve-rooms/random-game.js';
import { Chance } from '../../support/chance.js';

export interface World {
  game: Game;
  records: LogRecord[];
}

const JUDGE: Author = { kind: 'organiser' };

/** @param length about how many commands are tried before */
type Maker = (seed: number, length: number) => World;

export const worlds: Readonly<Record<string, Maker>> = {
  'mafia-2018': (seed, length) => mafia.playSeason(seed, length),
  'thrones-2017': (seed, length) => thrones.playSeason(seed, length),
  season: (seed, length) => seasons.playSeason(packOf(seed), seed, length, () => {}),
  'twelve-rooms': (seed, length) => rooms.playGame(seed, length),
  'vavt-cup-2017': table,
  'mafia-cup': cup,
};

function packOf(seed: number): Parameters<typeof seasons.playSeason>[0] {
  const random = randomPack(new Chance(seed));
  if (seed % 3 !== 0 && checkPack(random).length === 0) return random;
  return seed % 2 === 0 ? samovar : backyard;
}

function table(seed: number, length: number): World {
  const chance = new TableChance(seed);
  const pack = chance.maybe(50) ? vavtCup2017 : sportClassic;
  const count = cardsOf(pack).length;
  const players = Array.from({ length: count }, (_, index) => ({
    name: `Игрок ${index + 1}`,
    person: `h${index + 1}`,
  }));
  const game = newTable({ pack, rulings: randomRulings(chance), players });
  const records: LogRecord[] = [];
  for (let n = 0; n < length; n++) {
    const command: Command =
      n === 0 && chance.maybe(85) ? dealt(chance, cardsOf(pack)) : tableCommand(chance, game);
    const outcome = game.submit(command, JUDGE, moment(n * 20), `k${n}`);
    if (outcome.accepted) records.push(outcome.record);
  }
  return { game, records };
}

function cup(seed: number, length: number): World {
  const chance = new TableChance(seed);
  const made = randomCup(chance);
  for (let n = 0; n < length; n++) {
    const { author, command } = cupCommand(chance, made.state);
    made.submit(command, author);
  }
  return { game: made.game, records: made.records };
}
