import { expect, test } from 'vitest';
import { keyedDraws } from '../../../src/engine/draws.js';
import { type Change, Game, type LogRecord } from '../../../src/engine/game.js';
import { clauses } from '../../../src/rulebooks/twelve-rooms/clauses.js';
import { eventSchemas, type TwelveRoomsEvent } from '../../../src/rulebooks/twelve-rooms/events.js';
import { refusalText } from '../../../src/rulebooks/twelve-rooms/refusals.js';
import { rulings } from '../../../src/rulebooks/twelve-rooms/rulings.js';
import type { GameState } from '../../../src/rulebooks/twelve-rooms/state.js';
import { viewSchema } from '../../../src/rulebooks/twelve-rooms/view.js';
import { Chance } from '../../support/chance.js';
import { newGame, playGame } from './random-game.js';

/** The full size, 1,000,000 attempts: `REGLAMENT_RANDOM_GAMES=2000 npx vitest run test/rulebooks/twelve-rooms/random.test.ts`. */
const GAMES = Number(process.env.REGLAMENT_RANDOM_GAMES ?? 80);
const LENGTH = 500;

test(`${GAMES} random games: no exception, every event cites, refusals say what and why, replay equals live`, () => {
  const seen = new Set<string>();
  const codes = new Set<string>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const { game, records } = playGame(
      seed,
      LENGTH,
      (played, record) => {
        for (const entry of record.entries)
          for (const event of entry.events) checkEvent(event as TwelveRoomsEvent, seen);
        checkState(played.state as GameState);
      },
      (_attempt, refusal) => {
        codes.add(refusal.code);
        const { ru, en } = refusalText(refusal);
        if (!ru || !en || ru === refusal.code || /undefined/.test(ru + en))
          throw new Error(`no text: ${JSON.stringify(refusal)}`);
        if (refusal.clauses.length === 0 && !['malformed', 'unknown-command'].includes(refusal.code)) {
          throw new Error(`no clause: ${refusal.code}`);
        }
        for (const clause of refusal.clauses) if (!Object.hasOwn(clauses, clause)) throw new Error(clause);
      },
    );
    const stored = JSON.parse(JSON.stringify(records)) as LogRecord[];
    const replayed = Game.replay(game.rulebook, game.head, keyedDraws(`seed ${seed}`, game.head.id), stored);
    expect(replayed.hash(), `game ${seed}`).toBe(game.hash());
    const state = game.state as GameState;
    for (const viewer of [
      { kind: 'organiser' as const },
      { kind: 'public' as const },
      ...state.players.slice(0, 5).map(({ person }) => ({ kind: 'person' as const, person })),
    ]) {
      viewSchema.parse(game.rulebook.view(state, viewer));
    }
  }
  const missing = Object.keys(eventSchemas).filter((type) => !seen.has(type));
  expect(missing).toEqual([]);
  expect(codes.size).toBeGreaterThan(50);
}, 3_600_000);

test('a correction of any input equals having entered it right at first', () => {
  let compared = 0;
  for (let seed = 1001; seed <= 1030; seed++) {
    const { game } = playGame(seed, 250);
    const chance = new Chance(seed);
    const people = game.entries.filter((entry) => entry.author.kind !== 'system');
    for (let i = 0; i < 3; i++) {
      const target = chance.pick(people);
      const change: Change = chance.maybe(0.5)
        ? { kind: 'remove', target: target.id }
        : {
            kind: 'insert',
            at: target.at,
            author: { kind: 'organiser' },
            command: { type: 'post', text: 'забыли' },
          };
      const copy = replayOf(seed, game);
      if (!copy.amend(change, 'опечатка', { kind: 'organiser' }, game.lastAt, 'amend').accepted) continue;
      expect(copy.hash(), `game ${seed}, ${JSON.stringify(change)}`).toBe(
        rightFromTheStart(seed, game, change).hash(),
      );
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(40);
}, 600_000);

function replayOf(seed: number, game: Game): Game {
  const copy = newGame(seed);
  for (const entry of game.entries) {
    if (entry.deadline) continue;
    copy.advance(entry.at);
    copy.submit(entry.command, entry.author, entry.at, entry.id);
  }
  copy.advance(game.lastAt);
  expect(copy.hash()).toBe(game.hash());
  return copy;
}

function rightFromTheStart(seed: number, game: Game, change: Change): Game {
  const fresh = newGame(seed);
  const inputs = game.entries
    .filter((entry) => !entry.deadline)
    .map(({ id, at, author, command }) => ({ id, at, author, command }));
  if (change.kind === 'remove') {
    inputs.splice(
      inputs.findIndex(({ id }) => id === change.target),
      1,
    );
  }
  if (change.kind === 'insert') {
    const later = inputs.findIndex(({ at }) => at > change.at);
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

function checkEvent(event: TwelveRoomsEvent, seen: Set<string>): void {
  eventSchemas[event.type].parse(event);
  seen.add(event.type);
  for (const clause of event.clauses) {
    if (!Object.hasOwn(clauses, clause)) throw new Error(`${event.type} cites ${clause}`);
  }
  for (const ruling of event.rulings ?? []) {
    if (!Object.hasOwn(rulings, ruling)) throw new Error(`${event.type} uses ${ruling}`);
  }
}

function checkState(state: GameState): void {
  for (const player of state.players) {
    if (player.inGame !== (player.left === null)) throw new Error(`${player.id} left and not left`);
    if (!player.inGame && player.stored.length > 0) throw new Error(`${player.id} is out and waits`);
    if (player.room < 0 || player.room > 12) throw new Error(`${player.id} stands in ${player.room}`);
  }
}
