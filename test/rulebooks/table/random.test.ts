/**
 * Random games with undo, corrections and fouls at any moment: no exception, no impossible state, every departure is
 * explained, the log read again is the game, and a correction is what a right entry would have been from the start.
 * REGLAMENT_GAMES=100000 plays so many.
 */
import { expect, test } from 'vitest';
import type { EventBase } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game, type LogRecord } from '../../../src/engine/game.js';
import { clauses } from '../../../src/rulebooks/table/clauses.js';
import { namesOf, phrase, describe as sentence } from '../../../src/rulebooks/table/describe.js';
import { eventSchemas } from '../../../src/rulebooks/table/events.js';
import { rulings } from '../../../src/rulebooks/table/rulings.js';
import { winnerOf } from '../../../src/rulebooks/table/sides.js';
import type { GameState } from '../../../src/rulebooks/table/state.js';
import { viewSchema } from '../../../src/rulebooks/table/view.js';
import { Chance, dealt, randomCommand, randomRulings } from './random-table.js';
import { classic, JUDGE, moment, newGame, rulebook, USUAL } from './table.js';

const GAMES = Number(process.env.REGLAMENT_GAMES ?? 150);
const STEPS = 150;

/** Events that put a seat out or bring it back, in the steps in force. */
function standing(state: GameState): { out: Set<number>; explained: boolean } {
  const out = new Set<number>();
  let explained = true;
  for (const { events } of state.steps) {
    for (const event of events) {
      if (event.type === 'PlayersLeft') {
        for (const seat of event.seats) {
          if (out.has(seat)) explained = false;
          out.add(seat);
        }
        if (event.clauses.length === 0) explained = false;
      }
      if (event.type === 'Overridden' && event.effect.kind === 'revive') out.delete(event.effect.seat);
    }
  }
  return { out, explained };
}

function checkState(game: Game): void {
  const state = game.state as GameState;
  const { table } = state;
  const { out, explained } = standing(state);
  expect(explained).toBe(true);
  expect(table.seats.filter(({ alive }) => !alive).map(({ n }) => n)).toEqual([...out].sort((a, b) => a - b));
  for (const seat of table.seats) expect(seat.alive).toBe(seat.left === null);
  if (table.phase === 'speeches' && !table.victory) {
    const speaker = table.speaker!;
    const passed = table.order.indexOf(speaker) === table.at;
    expect(passed).toBe(true);
  }
  if (table.phase === 'vote') expect(table.vote).not.toBeNull();
  if (table.phase === 'question') expect(table.question).not.toBeNull();
  if (table.phase === 'ended') expect(table.victory).not.toBeNull();
  if (table.victory?.how === 'rules') expect(table.victory.winner).not.toBe('draw');
  // Nobody has won by the rules and been passed over: parity ends the game unless the judge has set something by hand.
  const byHand = table.overrides.length > 0 || table.rulingChanges.length > 0;
  if (!byHand && table.phase !== 'dealing')
    expect(winnerOf(table) !== null && table.victory === null).toBe(false);
  for (const kind of ['organiser', 'public'] as const) {
    const view = viewSchema.parse(game.rulebook.view(state, { kind }));
    expect(phrase(view).ru.length).toBeGreaterThan(0);
  }
}

function checkEvents(events: readonly EventBase[]): void {
  for (const event of events) {
    const shape = eventSchemas[event.type as keyof typeof eventSchemas].safeParse(event);
    expect(shape.success, `${event.type}: ${shape.error?.message}`).toBe(true);
    for (const id of event.clauses) expect(Object.hasOwn(clauses, id), id).toBe(true);
    for (const id of event.rulings ?? []) expect(Object.hasOwn(rulings, id), id).toBe(true);
    for (const lang of ['ru', 'en'] as const)
      expect(sentence(event, namesOf({ rulings }), lang)).not.toContain('undefined');
  }
}

function correct(chance: Chance, game: Game, at: string, key: string): LogRecord | null {
  const commands = game.entries.filter(({ refusal }) => !refusal).slice(1);
  if (commands.length === 0) return null;
  const { id, command } = chance.pick(commands);
  const seat = 1 + chance.below(10);
  const change =
    chance.maybe(50) || !('seat' in command)
      ? ({ kind: 'remove', target: id } as const)
      : ({ kind: 'replace', target: id, command: { ...command, seat } } as const);
  const outcome = game.amend(change, 'ошибка', JUDGE, at, key);
  return outcome.accepted ? outcome.record : null;
}

test('no exception, no impossible state, replay and corrections agree', { timeout: 36_000_000 }, () => {
  let left = 0;
  let ended = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const chance = new Chance(seed);
    const setup = { rulings: randomRulings(chance) };
    const club = chance.maybe(40);
    const game = newGame(club ? { ...setup, pack: classic } : setup);
    const cards = club ? USUAL.map((role) => (role === 'doctor' ? 'citizen' : role)) : USUAL;
    const records: LogRecord[] = [];
    for (let n = 0; n < STEPS && (game.state as GameState).table.phase !== 'ended'; n++) {
      const at = moment(n);
      if (n > 3 && chance.maybe(3)) {
        const record = correct(chance, game, at, `k${n}`);
        if (record) records.push(record);
        continue;
      }
      const command = n === 0 ? dealt(chance, cards) : randomCommand(chance, game);
      const before = game.seq;
      const outcome = game.submit(command, JUDGE, at, `k${n}`);
      if (outcome.accepted) records.push(outcome.record);
      else {
        expect(game.seq).toBe(before);
        expect(game.rulebook.refusalText(outcome.refusal).en, outcome.refusal.code).not.toMatch(
          /undefined|^[a-z-]+$/,
        );
      }
    }
    for (const { events } of game.entries) checkEvents(events);
    checkState(game);
    const { table } = game.state as GameState;
    left += table.departures.length;
    if (table.phase === 'ended') ended++;

    const again = Game.replay(rulebook, game.head, keyedDraws('s', 'g'), records);
    expect(again.hash(), `seed ${seed}`).toBe(game.hash());
    const right = new Game(rulebook, game.head, keyedDraws('s', 'g'));
    for (const { command, author, at, refusal, id } of game.entries) {
      if (!refusal) expect(right.submit(command, author, at, id).accepted).toBe(true);
    }
    expect(right.hash(), `seed ${seed}`).toBe(game.hash());
  }
  expect(left).toBeGreaterThan(GAMES);
  expect(ended).toBeGreaterThan(GAMES / 20);
});
