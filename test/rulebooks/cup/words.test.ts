/** Numbers, names and setups of the cup. */
import { describe, expect, test } from 'vitest';
import {
  cupNames,
  lineName,
  measureName,
  pointsText,
  describe as sentence,
} from '../../../src/rulebooks/table/cup/describe.js';
import { formulaSchema, TIE_BREAKS } from '../../../src/rulebooks/table/cup/formula.js';
import { mafiaCup, mafiaCupClassic } from '../../../src/rulebooks/table/cup/pack.js';
import { rulings } from '../../../src/rulebooks/table/cup/rulings.js';
import { halfUp } from '../../../src/rulebooks/table/cup/scoring.js';
import { setupSchema } from '../../../src/rulebooks/table/cup/setup.js';
import { lineSchema } from '../../../src/rulebooks/table/cup/view.js';

test('hundredths as people write them', () => {
  const said = [0, 40, 5, 100, 250, 1234, -5, -100].map((points) => pointsText(points, 'ru'));
  expect(said).toEqual(['0', '0,4', '0,05', '1', '2,5', '12,34', '−0,05', '−1']);
  expect(pointsText(40, 'en', true)).toBe('+0.4');
  expect(pointsText(-40, 'en', true)).toBe('−0.4');
});

test('rounding half up, negatives too', () => {
  expect([halfUp(5, 2), halfUp(4, 3), halfUp(5, 3), halfUp(-5, 2), halfUp(0, 7)]).toEqual([3, 1, 2, -2, 0]);
});

test('every measure and every kind of line has its words', () => {
  for (const tie of TIE_BREAKS) expect(measureName(tie).ru).not.toBe('');
  for (const kind of lineSchema.shape.kind.options) expect(lineName(kind).en).not.toBe('');
});

test('a ruling is said in its words where they are at hand', () => {
  const event = { type: 'RulingSet', ruling: 'bye', value: 'average', reason: 'нечётное число' };
  const people = { players: [], judges: [] };
  expect(sentence(event, cupNames({ ...people, rulings }), 'ru')).toBe(
    'Решение: Пропуск тура без места — даёт средний балл своих партий (нечётное число).',
  );
  expect(sentence(event, cupNames(people), 'en')).toBe('Ruling: bye — average (нечётное число).');
  expect(sentence({ type: 'Tomorrow' }, cupNames(people), 'en')).toBe('Tomorrow');
});

describe('setups', () => {
  test('the packs are valid', () => {
    for (const pack of [mafiaCup, mafiaCupClassic]) expect(setupSchema.parse({ pack }).rulings).toEqual({});
  });

  test('wrong ones are refused where they are wrong', () => {
    const path = (setup: unknown): unknown => setupSchema.safeParse(setup).error?.issues[0]?.path;
    expect(path({ pack: mafiaCup, rulings: { bye: 'double' } })).toEqual(['rulings', 'bye']);
    expect(path({ pack: { ...mafiaCup, table: { ...mafiaCup.table, pack: 'poker' } } })).toEqual([
      'pack',
      'table',
      'pack',
    ]);
    expect(path({ pack: { ...mafiaCup, table: { ...mafiaCup.table, rulings: { x: 'y' } } } })).toEqual([
      'pack',
      'table',
      'rulings',
      'x',
    ]);
  });

  test('a formula tells what would be accepted', () => {
    const fault = (change: object): unknown => {
      const issue = formulaSchema.safeParse({ ...mafiaCup.formula, ...change }).error?.issues[0];
      return issue && [issue.path.join('.'), issue.message];
    };
    expect(fault({ extra: { least: 50, most: 10 } })).toEqual([
      'extra.least',
      'не больше 10 / not more than 10',
    ]);
    expect(fault({ ties: ['wins', 'wins'] })).toEqual(['ties.1', 'дважды / twice']);
    expect(fault({ ties: ['lot', 'wins'] })).toEqual(['ties.0', 'жребий — последний / the lot comes last']);
    expect(fault({ foul: { each: 5, free: 0 } })).toMatchObject(['foul.each', expect.any(String)]);
    expect(fault({ technical: -0.5 })).toMatchObject(['technical', expect.any(String)]);
    expect(fault({})).toBeUndefined();
  });
});
