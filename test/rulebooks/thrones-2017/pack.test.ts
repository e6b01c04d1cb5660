/** The pack is the text's; and a pack that would stand still or fall over is refused, with the place and what would be right. */
import { existsSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { clauses } from '../../../src/rulebooks/thrones-2017/clauses.js';
import { thrones2017 } from '../../../src/rulebooks/thrones-2017/pack.js';
import { rulings } from '../../../src/rulebooks/thrones-2017/rulings.js';
import { packSchema, type ThronesPack } from '../../../src/rulebooks/thrones-2017/setup.js';

/** Every cell that the regulation does not call free, as it describes them. */
const DESCRIBED = [
  ...[2, 9, 10, 16, 29, 32, 36, 37, 39, 46, 48, 54, 55, 64, 65, 68, 71, 75, 82, 85, 103, 104, 105, 122],
  ...[125, 128],
];
/** The list of free cells, word for word: «1, 3-8,11-15, …». */
const FREE =
  '1,3-8,11-15,17-28,30,31,33-35,38,40-45,47,49-53,56-63,66,67,69,70,72-74,76-81,83,84,86-102,106-121,123,124,126,127,129-135';

test('3.free: the described cells and the list of free ones are the whole board, and the pack agrees', () => {
  const free = FREE.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
  expect([...free, ...DESCRIBED].sort((a, b) => a - b)).toEqual(
    Array.from({ length: 135 }, (_, index) => index + 1),
  );
  expect(
    Object.keys(thrones2017.marks)
      .map(Number)
      .sort((a, b) => a - b),
  ).toEqual(DESCRIBED);
  expect(packSchema.parse(thrones2017)).toEqual(thrones2017);
});

describe('clauses and rulings', () => {
  it.each(Object.entries(clauses))('%s stands in a file, and its screen is there', (_, clause) => {
    expect(existsSync(`src/${clause.code}`), clause.code).toBe(true);
    if ('screen' in clause) expect(existsSync(clause.screen), clause.screen).toBe(true);
  });
  it.each(Object.entries(rulings))('%s: default among the values, both languages', (_, ruling) => {
    expect(Object.keys(ruling.values)).toContain(ruling.default);
    for (const text of [ruling.title, ruling.reason, ...Object.values(ruling.values)]) {
      expect(text.ru.length).toBeGreaterThan(1);
      expect(text.en.length).toBeGreaterThan(1);
    }
  });
});

type Change = (pack: ThronesPack) => unknown;
const FAULTS: [string, Change, string][] = [
  ['a jump off the board', (pack) => (pack.marks[130] = { kind: 'move', by: 9 }), 'marks.130'],
  ['a jump back behind the start', (pack) => (pack.marks[3] = { kind: 'move', by: -3 }), 'marks.3'],
  [
    'jumps in a ring',
    (pack) => Object.assign(pack.marks, { 20: { kind: 'move', by: 5 }, 25: { kind: 'move', by: -5 } }),
    'marks.20',
  ],
  [
    'a ring through cell 1',
    (pack) => Object.assign(pack.marks, { 1: { kind: 'move', by: 3 }, 4: { kind: 'restart' } }),
    'marks.1',
  ],
  ['a castle without a house', (pack) => (pack.marks[9] = { kind: 'castle', side: 11 }), 'marks.9'],
  ['a mark on the finish', (pack) => (pack.marks[135] = { kind: 'skip' }), 'marks.135'],
  ['a mark beyond the board', (pack) => (pack.marks[200] = { kind: 'skip' }), 'marks.200'],
  ['a wedding that leads to the finish', (pack) => (pack.marks[36] = { kind: 'twins', to: 135 }), 'marks.36'],
  ['a mark of another regulation', (pack) => (pack.marks[40] = { kind: 'roulette' }), 'marks.40.kind'],
  ['a coin with the module off', (pack) => delete pack.modules.coin, 'marks.39'],
  [
    'an offer nobody wrote',
    (pack) => (pack.marks[55] = { kind: 'offer', offer: 'ode', side: null }),
    'marks.55',
  ],
  ['deserters to nobody', (pack) => (pack.modules.deserters!.side = 12), 'modules.deserters.side'],
  [
    'letters before a game that is not there',
    (pack) => (pack.modules.intrigues!.games = [15]),
    'modules.intrigues.games.0',
  ],
  ['a module of another regulation', (pack) => (pack.modules.fights = {}), 'modules.fights'],
  ['games out of order', (pack) => (pack.games[3]!.date = '2017-10-11'), 'games.3.date'],
  ['a date that is none', (pack) => (pack.games[0]!.date = '2017-02-30'), 'games.0.date'],
  ['an unknown zone', (pack) => (pack.zone = 'Europe/Westeros'), 'zone'],
  ['two houses of one name', (pack) => (pack.sides[1]!.name = pack.sides[0]!.name), 'sides.1.name.ru'],
];

test.each(FAULTS)('%s is refused at its place', (_, change, path) => {
  const pack = structuredClone(thrones2017);
  change(pack);
  const checked = packSchema.safeParse(pack);
  expect(checked.success).toBe(false);
  const issues = checked.error?.issues ?? [];
  expect(issues.map((issue) => issue.path.join('.'))).toContain(path);
  for (const { message } of issues) expect(message.length).toBeGreaterThan(3);
});
