/**
 * Random cups: no exception, no impossible state, every number has its reason and adds up, the log read again is the cup, a
 * correction is what a right entry would have been. REGLAMENT_GAMES=5000 plays so many.
 */
import { expect, test } from 'vitest';
import type { EventBase } from '../../../src/engine/contract.js';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game } from '../../../src/engine/game.js';
import { clauses } from '../../../src/rulebooks/table/cup/clauses.js';
import { cupNames, describe as sentence } from '../../../src/rulebooks/table/cup/describe.js';
import { eventSchemas } from '../../../src/rulebooks/table/cup/events.js';
import { rulings } from '../../../src/rulebooks/table/cup/rulings.js';
import { type CupView, type Row, viewSchema } from '../../../src/rulebooks/table/cup/view.js';
import { Chance } from '../table/random-table.js';
import { moment } from '../table/table.js';
import { type Cup, ORGANISER, rulebook } from './cup.js';
import { randomCommand, randomCup } from './random-cup.js';

const CUPS = Number(process.env.REGLAMENT_GAMES ?? 30);
const STEPS = 90;

function sum(numbers: readonly { points: number }[]): number {
  return numbers.reduce((total, { points }) => total + points, 0);
}

function checkRows(rows: readonly Row[], cup: Cup): void {
  expect(new Set(rows.map(({ player }) => player)).size).toBe(cup.state.players.length);
  const placed = rows.filter(({ place }) => place !== null);
  expect(rows.slice(0, placed.length)).toEqual(placed);
  for (const [index, row] of rows.entries()) {
    expect(sum(row.lines), row.player).toBe(row.points);
    expect(sum(row.byRound) + sum(row.lines.filter(({ round }) => round === null))).toBe(row.points);
    expect((row.place === null) === (row.outside !== null)).toBe(true);
    for (const { clauses: named, points } of row.lines) {
      expect(named.length).toBeGreaterThan(0);
      expect(Object.is(points, -0)).toBe(false);
    }
    if (row.place === null) continue;
    expect(row.place).toBeLessThanOrEqual(index + 1);
    expect(row.placeTo).toBeGreaterThanOrEqual(index + 1);
    const above = rows[index - 1];
    if (!above) continue;
    expect(above.points).toBeGreaterThanOrEqual(row.points);
    // Equals are told apart with a reason, or share.
    expect(row.tie !== null).toBe(above.points === row.points);
    expect(row.place === above.place).toBe(row.tie?.by === null);
    if (row.tie) expect(row.tie.with).toBe(above.player);
  }
}

function checkViews(cup: Cup): void {
  const { state } = cup;
  const all = [cup.view(), cup.public, cup.viewOf('p1'), cup.viewOf('j1')].map((view) =>
    viewSchema.parse(view),
  );
  checkRows(cup.view().desk!.standings, cup);
  for (const view of all) checkRows(view.standings.rows, cup);
  for (const { tables } of state.rounds) {
    const seated = tables.flatMap(({ seats }) => seats.filter((seat) => seat !== null));
    expect(new Set(seated).size).toBe(seated.length);
    const leading = tables.flatMap(({ judges }) => judges);
    expect(new Set(leading).size).toBe(leading.length);
  }
  const open: CupView = cup.public;
  for (const { hidden, tables } of open.rounds) {
    for (const table of tables) {
      expect(table.entry).toBeNull();
      if (hidden)
        expect([table.result, table.game, table.status]).toEqual([
          null,
          null,
          table.status === 'planned' ? 'planned' : 'playing',
        ]);
      expect(table.status).not.toBe('entered');
    }
  }
}

function checkEvents(events: readonly EventBase[], cup: Cup): void {
  const names = cupNames({ ...cup.state, rulings });
  for (const event of events) {
    const shape = eventSchemas[event.type as keyof typeof eventSchemas].safeParse(event);
    expect(shape.success, `${event.type}: ${shape.error?.message}`).toBe(true);
    for (const id of event.clauses) expect(Object.hasOwn(clauses, id), id).toBe(true);
    for (const id of event.rulings ?? []) expect(Object.hasOwn(rulings, id), id).toBe(true);
    for (const lang of ['ru', 'en'] as const)
      expect(sentence(event, names, lang), event.type).not.toMatch(/undefined|\bnull\b|^[A-Z][A-Za-z]+$/);
  }
}

/** An entry is taken out or entered again with another round or player. */
function correct(chance: Chance, cup: Cup, n: number): void {
  const commands = cup.game.entries.filter(({ refusal }) => !refusal).slice(4);
  if (commands.length === 0) return;
  const { id, command } = chance.pick(commands);
  const change =
    chance.maybe(50) || !('round' in command)
      ? ({ kind: 'remove', target: id } as const)
      : ({ kind: 'replace', target: id, command: { ...command, round: 1 + chance.below(4) } } as const);
  const outcome = cup.game.amend(change, 'ошибка', ORGANISER, moment(n * 60), `a${n}`);
  if (outcome.accepted) cup.records.push(outcome.record);
}

test('no exception, no impossible state, numbers add up, replay and corrections agree', {
  timeout: 3_600_000,
}, () => {
  const seen = new Set<string>();
  let counted = 0;
  for (let seed = 1; seed <= CUPS; seed++) {
    const chance = new Chance(seed);
    const cup = randomCup(chance);
    for (let n = 0; n < STEPS; n++) {
      if (n > 20 && chance.maybe(2)) correct(chance, cup, 100 + n);
      const { author, command } = randomCommand(chance, cup.state);
      const before = cup.game.hash();
      const outcome = cup.submit(command, author);
      if (outcome.accepted) {
        for (const { events } of outcome.record.entries) checkEvents(events, cup);
        for (const { events } of outcome.record.entries) for (const { type } of events) seen.add(type);
      } else {
        expect(cup.game.hash()).toBe(before);
        expect(rulebook.refusalText(outcome.refusal).en, outcome.refusal.code).not.toMatch(
          /undefined|^[a-z-]+$/,
        );
      }
      if (n % 15 === 0) checkViews(cup);
    }
    checkViews(cup);
    counted += cup.view().statistics.games;

    const { head } = cup.game;
    const again = Game.replay(rulebook, head, keyedDraws('s', 'cup'), structuredClone(cup.records));
    expect(again.hash(), `seed ${seed}`).toBe(cup.game.hash());
    const right = new Game(rulebook, head, keyedDraws('s', 'cup'));
    for (const { command, author, at, refusal, id } of cup.game.entries) {
      if (!refusal) expect(right.submit(command, author, at, id).accepted).toBe(true);
    }
    expect(right.hash(), `seed ${seed}`).toBe(cup.game.hash());
  }
  expect(counted).toBeGreaterThan(CUPS);
  // Every kind of event has come up.
  const rare = new Set(['PlayerEdited', 'JudgesAdded', 'JudgeEdited', 'CupFinished']);
  expect(Object.keys(eventSchemas).filter((type) => !seen.has(type) && !rare.has(type))).toEqual([]);
});
