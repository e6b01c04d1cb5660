/** A played game written down as a scenario that leads to the same state. */
import { stringify } from 'yaml';
import { type Drawn, keyedDraws, recordingDraws } from '../engine/draws.js';
import { type Entry, Game } from '../engine/game.js';
import { ADVANCE, type ScenarioFile } from './format.js';
import { nameOfAuthor } from './run.js';

/**
 * Every input in force, in order: amendments are folded in, inputs that a correction made impossible are left out,
 * deadlines follow from the times. The last step lets the deadlines pass up to the last record.
 * @param luck the seed, or, while it is secret, what was drawn so far
 * @throws when the game was read from a snapshot; it takes the whole log
 */
export function toScenario(game: Game, luck: { seed: string } | { draws: Drawn }, title = ''): ScenarioFile {
  const { id, rulebook, version, setup } = game.head;
  const steps: ScenarioFile['steps'] = effectiveInputs(game).map(
    ({ at, author, command: { type, ...args } }) => ({
      at,
      by: nameOfAuthor(author),
      command: type,
      args,
    }),
  );
  const last = game.lastAt || '1970-01-01T00:00:00.000Z';
  return {
    rulebook,
    version,
    title,
    game: id,
    ...(luck as { seed?: string; draws?: ScenarioFile['draws'] }),
    expectHash: game.hash(),
    setup: setup as ScenarioFile['setup'],
    steps: [...steps, { at: last, by: 'system', command: ADVANCE }],
  };
}

/** What a game has drawn, found by deciding its inputs once more. */
export function drawnIn(game: Game, seed: string): Drawn {
  const drawn: Drawn = {};
  const again = new Game(game.rulebook, game.head, recordingDraws(keyedDraws(seed, game.head.id), drawn));
  for (const { id, at, author, command } of effectiveInputs(game)) {
    again.advance(at);
    again.submit(command, author, at, id);
  }
  again.advance(game.lastAt);
  return drawn;
}

/** What people did, as it stands after all corrections. */
export function effectiveInputs(game: Game): Entry[] {
  return game.entries.filter((entry) => !entry.deadline && !entry.refusal);
}

/** The text of a scenario file. */
export function writeScenario(file: ScenarioFile): string {
  return stringify(file, { lineWidth: 0, aliasDuplicateObjects: false });
}
