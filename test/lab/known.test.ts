/**
 * The lab plays games whose chances are known: cards by its draws, people by a strategy of the test, counted by its own
 * tally. REGLAMENT_LAB_GAMES=20000 plays so many a case.
 */
import { expect, test } from 'vitest';
import { wilson } from '../../src/lab/statistics.js';
import { random } from '../../src/lab/strategy/random.js';
import type { Strategy } from '../../src/lab/strategy/strategy.js';
import { addTally, emptyTally, playNth, type Task } from '../../src/lab/tally.js';
import { vavtCup2017 } from '../../src/rulebooks/table/pack.js';
import {
  cardsOf,
  errorsFrom,
  extinctionModel,
  KNOWN,
  type Model,
  rulingsOf,
  untilExtinct,
} from '../support/known-probabilities.js';

const GAMES = Number(process.env.REGLAMENT_LAB_GAMES ?? 80);
const SMALL = Math.ceil(GAMES / 16);

/** By day the table sends away anybody at random, by night black shoots anybody of the others. */
function blind({ doctor, firstDay }: Model): Strategy {
  return {
    ...random,
    table: {
      ...random.table,
      fouls: 0,
      // The last nominee leaves, because no hand goes up (4.9); on day one a single one is not voted on (4.10).
      nominate: (_, { day, living, nominees, shared }) => {
        if (day === 1 && !firstDay) return null;
        const leaving = shared(`leaving:${day}`).pick(living);
        if (nominees.includes(leaving)) return null;
        return day === 1 && nominees.length === 0 ? living.find((n) => n !== leaving)! : leaving;
      },
      vote: () => null,
      shoot: ({ seat, mates }, { day, living, shared }) =>
        shared(`shot:${day}`).pick(living.filter((n) => n !== seat && !mates.includes(n))),
      heal: ({ seat }, { living }, self, chance) =>
        chance.pick(living.filter((n) => n !== seat || (doctor === 'any' && self))),
    },
  };
}

function blackWins(model: Model, games: number, seed: string): number {
  const task: Task = {
    subject: {
      kind: 'table',
      rulebook: 'vavt-cup-2017',
      pack: { ...vavtCup2017, cards: cardsOf(model) as typeof vavtCup2017.cards },
    },
    seed,
    strategy: 'blind',
    rulings: rulingsOf(model),
    compare: {},
  };
  const tally = emptyTally();
  const strategy = blind(model);
  // Odd numbers: the second game of each pair, with other draws, is not needed.
  for (let nth = 0; nth < games; nth++) addTally(tally, playNth(task, 2 * nth + 1, strategy));
  expect(tally.games).toBe(games);
  return tally.wins.black ?? 0;
}

test.each(KNOWN)('$name', { timeout: 3_600_000 }, ({ exact, model, name }) => {
  expect(errorsFrom(exact, blackWins(model, GAMES, name), GAMES)).toBeLessThan(3);
});

test.each([1, 2, 3, 4])('w(n, %i) for n up to 16', { timeout: 3_600_000 }, (m) => {
  let won = 0;
  let expected = 0;
  let spread = 0;
  for (let n = m + 1; n <= 16; n++) {
    const exact = untilExtinct(n, m);
    const hits = blackWins(extinctionModel(n, m), SMALL, `w ${n} ${m}`);
    if (exact === 1) expect(hits).toBe(SMALL);
    // Of so many cases one may be rather unlikely; all together may not.
    else expect(errorsFrom(exact, hits, SMALL), `w(${n}, ${m})`).toBeLessThan(5);
    won += hits;
    expected += exact * SMALL;
    spread += exact * (1 - exact) * SMALL;
  }
  expect(Math.abs(won - expected) / Math.sqrt(spread)).toBeLessThan(3);
});

test('Wilson’s interval holds the exact chance, and is the published one for 7 of 10', () => {
  const { low, high } = wilson(7, 10);
  expect(low).toBeCloseTo(0.3968, 4);
  expect(high).toBeCloseTo(0.8922, 4);
  expect(wilson(0, 100)).toMatchObject({ value: 0, low: 0 });
  expect(wilson(0, 100).high).toBeCloseTo(0.037, 3);
  const [known] = KNOWN;
  const share = wilson(blackWins(known!.model, GAMES, 'wilson'), GAMES);
  expect(share.low).toBeLessThan(149 / 160);
  expect(share.high).toBeGreaterThan(149 / 160);
});
