/**
 * A game decides on its own state instead of on a copy, and its history shares its events with the state. So what is decided
 * in place must be what is decided on a copy, and no fold may change an event or the setup: tried on random games of every rulebook.
 * REGLAMENT_IN_PLACE=200 plays so many of each.
 */
import { expect, test } from 'vitest';
import { canonical } from '../../src/engine/canonical.js';
import type { Author, Command } from '../../src/engine/contract.js';
import { keyedDraws } from '../../src/engine/draws.js';
import { Game, type LogRecord } from '../../src/engine/game.js';
import { rulebooks } from '../../src/rulebooks/index.js';
import { checkPack } from '../../src/rulebooks/season/check.js';
import type { SeasonFile } from '../../src/rulebooks/season/pack.js';
import * as cups from '../rulebooks/cup/random-cup.js';
import { playSeason as playMafia } from '../rulebooks/mafia-2018/random-season.js';
import { randomPack } from '../rulebooks/season/random-pack.js';
import { playSeason as playPack } from '../rulebooks/season/random-season.js';
import * as tables from '../rulebooks/table/random-table.js';
import { JUDGE, moment, newGame, USUAL } from '../rulebooks/table/table.js';
import { playSeason as playThrones } from '../rulebooks/thrones-2017/random-season.js';
import { playGame as playRooms } from '../rulebooks/twelve-rooms/random-game.js';
import { Chance } from '../support/chance.js';
import { measured, sizeOf } from '../support/measured.js';

const GAMES = sizeOf('REGLAMENT_IN_PLACE', 3);

interface Played {
  game: Game;
  records: LogRecord[];
}

const players: Record<string, (seed: number) => Played> = {
  'vavt-cup-2017': playTable,
  'mafia-cup': playCup,
  'mafia-2018': (seed) => playMafia(seed, 200),
  'thrones-2017': (seed) => playThrones(seed, 200),
  season: (seed) => playPack(soundPack(seed), seed, 120, () => {}),
  'twelve-rooms': (seed) => playRooms(seed, 250),
};

test('every rulebook is tried', () => {
  expect(Object.keys(players).sort()).toEqual(Object.keys(rulebooks).sort());
});

for (const [id, play] of Object.entries(players)) {
  test(`${id}: decided in place as on a copy, and no event changes`, () => {
    const compared = comparing(rulebooks[id]!, () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const { game, records } = play(seed);
        const frozen = freeze(JSON.parse(JSON.stringify(records)) as LogRecord[]);
        const head = { ...game.head, setup: freeze(structuredClone(game.head.setup)) };
        const again = Game.replay(game.rulebook, head, keyedDraws('another', 'seed'), frozen);
        expect(again.hash(), `${id} ${seed}`).toBe(game.hash());
      }
    });
    expect(compared).toBeGreaterThan(GAMES * 20);
    measured(`in-place-${id}`, { commands: compared });
  }, 3_600_000);
}

/** @returns how many accepted decisions were compared while `play` ran */
function comparing(book: Game['rulebook'], play: () => void): number {
  let count = 0;
  const { decide } = book;
  book.decide = (state, command, context) => {
    const before = canonical(state);
    const other = structuredClone(state);
    const apart = decide(other, command, { ...context, inPlace: false });
    if (canonical(other) !== before) throw new Error(`${command.type} changes a state that is not its own`);
    const placed = decide(state, command, context);
    if ('refusal' in placed) {
      expect('refusal' in apart && apart.refusal).toEqual(placed.refusal);
      // Refused halfway: the game then folds the state anew.
      if (!placed.spoilt) expect(canonical(state)).toBe(before);
    } else {
      count += 1;
      const events = JSON.stringify(placed.events);
      expect('events' in apart && JSON.stringify(apart.events), command.type).toBe(events);
      const after = canonical(placed.state);
      expect('events' in apart && canonical(apart.state), command.type).toBe(after);
      const folded = (JSON.parse(events) as typeof placed.events).reduce<unknown>(
        (sum, event) => book.evolve(sum, event),
        other,
      );
      expect(canonical(folded), command.type).toBe(after);
    }
    return placed;
  };
  try {
    play();
  } finally {
    book.decide = decide;
  }
  return count;
}

function playTable(seed: number): Played {
  const chance = new tables.Chance(seed);
  const game = newGame({ rulings: tables.randomRulings(chance) });
  const records: LogRecord[] = [];
  for (let n = 0; n < 150; n++) {
    const command = n === 0 ? tables.dealt(chance, USUAL) : tables.randomCommand(chance, game);
    const outcome = game.submit(command, JUDGE, moment(n), `k${n}`);
    if (outcome.accepted) records.push(outcome.record);
  }
  return { game, records };
}

function playCup(seed: number): Played {
  const chance = new tables.Chance(seed);
  const cup = cups.randomCup(chance);
  for (let n = 0; n < 90; n++) {
    const { author, command }: { author: Author; command: Command } = cups.randomCommand(chance, cup.state);
    cup.submit(command, author);
  }
  return cup;
}

/** A random pack that its checks accept. */
function soundPack(seed: number): SeasonFile {
  for (let n = seed * 100; ; n++) {
    const pack = randomPack(new Chance(n));
    if (checkPack(pack).length === 0) return pack;
  }
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) freeze(member);
  }
  return value;
}
