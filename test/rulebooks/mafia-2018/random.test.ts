import { expect, test } from 'vitest';
import type { Viewer } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { type Change, Game } from '../../../src/engine/game.js';
import { clauses } from '../../../src/rulebooks/mafia-2018/clauses.js';
import { mafia2018Rulebook } from '../../../src/rulebooks/mafia-2018/index.js';
import { rulings } from '../../../src/rulebooks/mafia-2018/rulings.js';
import type { SeasonState } from '../../../src/rulebooks/race/state.js';
import { viewSchema } from '../../../src/rulebooks/race/view.js';
import { Chance } from '../../support/chance.js';
import { bookOf, checkEvent, checkSides, expectReplay } from '../../support/season-checks.js';
import { newSeason, playSeason, randomResults } from './random-season.js';

const { eventSchemas } = mafia2018Rulebook;
const book = bookOf(clauses, rulings);
const SEASONS = 250;
const LENGTH = 400;

test(`${SEASONS * LENGTH} random commands: no exception, every event cites, replay equals live`, () => {
  let attempts = 0;
  const seen = new Set<string>();
  for (let seed = 1; seed <= SEASONS; seed++) {
    // A view that somebody keeps must not change when the season goes on.
    const kept: [unknown, string][] = [];
    const played = playSeason(seed, LENGTH, (game, record) => {
      if (record.seq % 40 === 0) {
        const view = game.rulebook.view(game.state, { kind: 'public' });
        kept.push([view, JSON.stringify(view)]);
      }
      for (const entry of record.entries) for (const event of entry.events) checkEvent(event, book, seen);
      checkState(game.state as SeasonState);
    });
    attempts += played.attempts;
    for (const [view, text] of kept) expect(JSON.stringify(view)).toBe(text);
    const { game, records } = played;
    expectReplay(game, records, seed);
    for (const viewer of [
      { kind: 'organiser' },
      { kind: 'public' },
      { kind: 'person', person: 'boss2' },
    ] as Viewer[]) {
      const view = game.rulebook.view(game.state, viewer);
      if (seed % 10 === 0) viewSchema.parse(view);
      else expect(JSON.stringify(view).length).toBeGreaterThan(1000);
    }
  }
  expect(attempts).toBe(SEASONS * LENGTH);
  // The seasons are rich enough: almost every kind of event has happened.
  const missing = Object.keys(eventSchemas).filter((type) => !seen.has(type));
  expect(missing).toEqual([]);
}, 600_000);

test('a correction of any input equals having entered it right at first', () => {
  let compared = 0;
  for (let seed = 1001; seed <= 1060; seed++) {
    const { game } = playSeason(seed, 150);
    const chance = new Chance(seed);
    const people = game.entries.filter((entry) => entry.author.kind !== 'system');
    for (let i = 0; i < 3; i++) {
      const target = chance.pick(people);
      const change: Change =
        target.command.type === 'enterResults'
          ? {
              kind: 'replace',
              target: target.id,
              command: { ...target.command, results: randomResults(chance) },
            }
          : chance.maybe(0.5)
            ? { kind: 'remove', target: target.id }
            : {
                kind: 'insert',
                at: target.at,
                author: { kind: 'organiser' },
                command: {
                  type: 'decree',
                  reason: 'забыли',
                  effect: { kind: 'modifier', clan: 2, amount: 5 },
                },
              };
      const copy = Game.replay(game.rulebook, game.head, keyedDraws(`seed ${seed}`, game.head.id), []);
      const before = game.hash();
      const corrected = replayOf(seed, game, change);
      expect(game.hash()).toBe(before);
      if (!corrected) continue;
      const right = rightFromTheStart(seed, game, change);
      expect(corrected.hash(), `season ${seed}, ${JSON.stringify(change)}`).toBe(right.hash());
      expect(copy.seq).toBe(0);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(120);
}, 600_000);

/** The season with the correction made at its end; null when the correction itself is not acceptable. */
function replayOf(seed: number, game: Game, change: Change): Game | null {
  const copy = new Game(game.rulebook, game.head, keyedDraws(`seed ${seed}`, game.head.id));
  for (const entry of game.entries) {
    if (entry.author.kind === 'system') continue;
    copy.advance(entry.at);
    copy.submit(entry.command, entry.author, entry.at, entry.id);
  }
  copy.advance(game.lastAt);
  expect(copy.hash()).toBe(game.hash());
  // Ids are sequence numbers; the copy has the same ones, because it was given the same inputs and deadlines.
  const outcome = copy.amend(change, 'опечатка', { kind: 'organiser' }, game.lastAt, 'amend');
  return outcome.accepted ? copy : null;
}

/** The same inputs with the correction in its place, played from the first one on. */
function rightFromTheStart(seed: number, game: Game, change: Change): Game {
  const fresh = newSeason(seed);
  const inputs = game.entries
    .filter((entry) => entry.author.kind !== 'system')
    .map(({ id, at, author, command }) => ({ id, at, author, command }));
  if (change.kind === 'replace') inputs.find((input) => input.id === change.target)!.command = change.command;
  if (change.kind === 'remove')
    inputs.splice(
      inputs.findIndex((input) => input.id === change.target),
      1,
    );
  if (change.kind === 'insert') {
    const later = inputs.findIndex((input) => input.at > change.at);
    inputs.splice(later === -1 ? inputs.length : later, 0, {
      id: 'new',
      at: change.at,
      author: change.author,
      command: change.command,
    });
  }
  for (const { id, at, author, command } of inputs) {
    fresh.advance(at);
    fresh.submit(command, author, at, id);
  }
  fresh.advance(game.lastAt);
  return fresh;
}

function checkState(state: SeasonState): void {
  checkSides(state);
  for (const game of state.games) {
    for (const [clan, used] of Object.entries(game.used)) {
      if (used > (game.allowed[clan] ?? 0))
        throw new Error(`clan ${clan} painted ${used} of ${game.allowed[clan]}`);
    }
  }
}
