/** Sheets nobody has ever filled in: whatever is typed, it is read to the end and what is wrong with it is listed. */
import { expect, test } from 'vitest';
import { vavtCup2017 } from '../../../../src/rulebooks/table/pack.js';
import { checkPaper } from '../../../../src/rulebooks/table/paper/check.js';
import { type Paper, paperSchema } from '../../../../src/rulebooks/table/paper/schema.js';
import { setupSchema } from '../../../../src/rulebooks/table/setup.js';
import { Chance } from '../../../support/chance.js';
import { USUAL } from '../table.js';

const setup = setupSchema.parse({ pack: vavtCup2017, rulings: {} });
const seats = USUAL.map((role, index) => ({ name: `Игрок ${index + 1}`, role }));
const read = (paper: object) => checkPaper(paperSchema.parse({ seats, ...paper }) as Paper, setup);

test('a sheet that goes on when nobody is left at the table', () => {
  const { findings } = read({
    winner: 'red',
    days: Array.from({ length: 14 }, (_, n) => ({ nominations: [], votes: [], left: [(n % 10) + 1] })),
    nights: Array.from({ length: 14 }, (_, n) => ({ killed: ((n + 5) % 10) + 1 })),
    fouls: Array.from({ length: 60 }, (_, n) => ({ seat: (n % 10) + 1, day: n % 14 })),
  });
  expect(findings.length).toBeGreaterThan(0);
});

test('sheets filled in by chance', () => {
  const chance = new Chance(13);
  const seat = (): number => chance.below(12);
  const list = <T>(most: number, make: () => T): T[] =>
    Array.from({ length: chance.below(most) }, () => make());
  for (let n = 0; n < 400; n++) {
    const { findings } = read({
      winner: chance.pick(['red', 'black', 'draw']),
      fouls: list(12, () => ({ seat: seat(), day: chance.below(5) })),
      removals: list(4, () => ({
        seat: seat(),
        day: chance.below(5),
        cause: chance.pick(['fouls', 'technical', 'judge']),
      })),
      nights: list(8, () => ({ killed: chance.maybe(0.7) ? seat() : null })),
      days: list(8, () => ({
        nominations: list(6, () => ({ seat: seat(), by: seat() })),
        votes: list(3, () => ({ hands: list(5, () => ({ candidate: seat(), votes: chance.below(11) })) })),
        left: list(5, seat),
      })),
    });
    for (const { text } of findings) expect(text.ru).not.toMatch(/undefined|NaN/);
  }
});
