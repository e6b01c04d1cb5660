/**
 * The draws of a game written down one by one, each with its question, so that whoever knows the seed can make them again
 * with nothing else.
 */
import { hashOf } from '../engine/canonical.js';
import type { Draws } from '../engine/contract.js';
import { commitment, keyedDraws } from '../engine/draws.js';
import { Game } from '../engine/game.js';
import { effectiveInputs } from './export.js';
import type { LuckEntry, ScenarioFile } from './format.js';

/** Every draw of a game in the order they were made: found by deciding its inputs once more. */
export function luckOf(game: Game, seed: string): LuckEntry[] {
  const list: LuckEntry[] = [];
  const again = new Game(game.rulebook, game.head, listingDraws(keyedDraws(seed, game.head.id), list));
  for (const { id, at, author, command } of effectiveInputs(game)) {
    again.advance(at);
    again.submit(command, author, at, id);
  }
  again.advance(game.lastAt);
  return list;
}

/** The file of a game that is over, with what is needed to check its luck. */
export function withLuck(file: ScenarioFile, game: Game, seed: string): ScenarioFile {
  const { steps, ...head } = file;
  return { ...head, commitment: commitment(seed), luck: luckOf(game, seed), steps };
}

/** Draws that also write down every question with its answer. */
export function listingDraws(draws: Draws, list: LuckEntry[]): Draws {
  return {
    int: (label, bound) => {
      const result = draws.int(label, bound);
      list.push({ label, below: bound, result });
      return result;
    },
    sample: (label, items, count) => {
      const result = draws.sample(label, items, count);
      list.push({ label, of: structuredClone([...items]), count, result: structuredClone(result) });
      return result;
    },
  };
}

/** What the seed says a draw comes to. @throws RangeError when its question cannot be asked */
export function drawnAgain(entry: LuckEntry, seed: string, game: string): unknown {
  const draws = keyedDraws(seed, game);
  return 'below' in entry
    ? draws.int(entry.label, entry.below)
    : draws.sample(entry.label, entry.of, entry.count);
}

export function sameDraw(a: unknown, b: unknown): boolean {
  return hashOf(a) === hashOf(b);
}
