/** 3.2, 3.3: what of a finished game comes into the cup, and how the game knows its place. */
import { describe, expect, test } from 'vitest';
import { keyedDraws } from '../../../src/engine/draws.js';
import { Game } from '../../../src/engine/game.js';
import { resultOf } from '../../../src/rulebooks/table/cup/from-table.js';
import { firstVictimOf, hitsOf, resultSchema, wasRemoved } from '../../../src/rulebooks/table/cup/result.js';
import { setupSchema } from '../../../src/rulebooks/table/setup.js';
import type { GameView } from '../../../src/rulebooks/table/view.js';
import { Chance } from '../table/random-table.js';
import { classic, JUDGE, moment, newGame, rulebook, Table, USUAL } from '../table/table.js';
import { ids } from './cup.js';
import { playTable } from './table-judge.js';

const PLACE = { cup: 'c', round: 2, table: 3, players: ids('p', 10) };

/** A game of a cup, led by `play` to its end. */
function ended(play: (enter: (type: string, args?: Record<string, unknown>) => void) => void): GameView {
  const setup = setupSchema.parse({
    pack: classic,
    players: PLACE.players.map((name) => ({ name })),
    cup: PLACE,
  });
  const game = new Game(
    rulebook,
    { id: 'g', rulebook: rulebook.id, version: '1', setup },
    keyedDraws('s', 'g'),
  );
  play((type, args = {}) => {
    const outcome = game.submit({ type, ...args }, JUDGE, moment(game.seq * 60), `k${game.seq}`);
    if (!outcome.accepted) throw new Error(`${type}: ${JSON.stringify(outcome.refusal)}`);
  });
  return rulebook.view(game.state, { kind: 'organiser' }) as GameView;
}

/** 1 don, 2 and 3 mafia, 4 sheriff, the rest citizens. */
const ROLES = Object.fromEntries(
  USUAL.map((role, index) => [String(index + 1), role === 'doctor' ? 'citizen' : role]),
);

describe('the result of a game', () => {
  const view = ended((enter) => {
    enter('enterRoles', { roles: ROLES });
    enter('endPhase');
    for (const _ of [1, 2, 3, 4]) enter('foul', { seat: 9, violation: 1 });
    enter('foul', { seat: 8, violation: 2 });
    enter('endPhase');
    enter('shoot', { shots: { 1: 5, 2: 5, 3: 5 } });
    enter('endPhase');
    enter('bestMove', { seats: [1, 2, 10] });
    enter('endPhase');
    enter('override', { effect: { kind: 'points', seat: 4, points: 30 }, reason: 'игра' });
    enter('override', { effect: { kind: 'winner', winner: 'red' }, reason: 'чёрные сдались' });
    enter('confirmWinner');
  });
  const result = resultSchema.parse(resultOf(view));

  test('winner, roles, fouls, points and length', () => {
    expect(result.winner).toBe('red');
    expect(result.seats.map(({ player }) => player)).toEqual(PLACE.players);
    expect(result.seats[0]).toMatchObject({ n: 1, role: 'don', left: null, fouls: 0, extra: 0 });
    expect(result.seats[3]!.extra).toBe(30);
    expect(result.seats[7]).toMatchObject({ fouls: 1, left: null });
    // Fifteen entries a minute apart, from the cards to the announcement.
    expect(result.seconds).toBe(60 * 14);
  });

  test('who was removed, who was killed first, whom he named', () => {
    expect(result.seats[8]).toMatchObject({ fouls: 4, left: { cause: 'fouls', day: 1, night: 0 } });
    expect(result.seats.filter(wasRemoved).map(({ n }) => n)).toEqual([9]);
    expect(firstVictimOf(result)).toBe(5);
    expect(result.bestMove).toEqual({ seat: 5, named: [1, 2, 10] });
    expect(hitsOf(result)).toBe(2);
  });
});

test('a game that has not ended, or is of no cup, has no result', () => {
  const open = ended((enter) => enter('enterRoles', { roles: ROLES }));
  expect(resultOf(open)).toBeNull();
  const table = new Table().toDay();
  table.do('override', { effect: { kind: 'winner', winner: 'red' }, reason: 'р' });
  table.do('confirmWinner');
  expect(table.view().winner).not.toBeNull();
  expect(resultOf(table.view())).toBeNull();
});

test('every simulated game gives a result that the cup accepts', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const { view } = playTable(new Chance(seed), classic, { ...PLACE, round: seed });
    const result = resultOf(view);
    expect(resultSchema.parse(result)).toEqual(result);
    expect(firstVictimOf(result!)).toBe(view.secrets!.nights[0]?.killed ?? null);
  }
});

describe('a table of a cup', () => {
  test('needs a player for each seat', () => {
    const setup = { pack: classic, cup: { ...PLACE, players: ids('p', 9) } };
    expect(setupSchema.safeParse(setup).error?.issues[0]?.path).toEqual(['cup', 'players']);
  });

  test('gets its seats from the cup', () => {
    const setup = setupSchema.parse({ pack: classic, cup: PLACE });
    const game = new Game(
      rulebook,
      { id: 'g', rulebook: rulebook.id, version: '1', setup },
      keyedDraws('s', 'g'),
    );
    const outcome = game.submit({ type: 'drawSeats' }, JUDGE, moment(1), 'k');
    expect(outcome).toMatchObject({ accepted: false, refusal: { code: 'seats-of-cup' } });
    expect(newGame().submit({ type: 'drawSeats' }, JUDGE, moment(1), 'k').accepted).toBe(true);
  });

  test('shows where it stands', () => {
    const view = ended((enter) => enter('enterRoles', { roles: ROLES }));
    expect(view.cup).toEqual(PLACE);
  });
});
