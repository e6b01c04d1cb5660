/** Every rule of `checkPack`: a pack that breaks it is refused, at the field, in both languages, by a clause. */
import { existsSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import type { Clause } from '../../../src/engine/contract.js';
import { gamesOf } from '../../../src/rulebooks/season/calendar.js';
import { concerns } from '../../../src/rulebooks/season/chapters.js';
import { checkPack } from '../../../src/rulebooks/season/check.js';
import { clauses } from '../../../src/rulebooks/season/clauses.js';
import { exportPack, fileNameOf, importPack } from '../../../src/rulebooks/season/file.js';
import { seasonPacksRulebook } from '../../../src/rulebooks/season/index.js';
import { activeModules, modules } from '../../../src/rulebooks/season/modules.js';
import type { SeasonFile } from '../../../src/rulebooks/season/pack.js';
import { backyard } from '../../../src/rulebooks/season/packs/backyard.js';
import { samovar } from '../../../src/rulebooks/season/packs/samovar.js';
import { rulings } from '../../../src/rulebooks/season/rulings.js';

type Change = (pack: SeasonFile) => unknown;
type Rule = [name: string, change: Change, path: string, clause: string];

const m = (pack: SeasonFile) => pack.modules;

const RULES: Rule[] = [
  // Fields
  ['another format', (p) => Object.assign(p, { format: 2 }), 'format', '1.9'],
  ['a field that packs do not have', (p) => Object.assign(p, { colour: 'red' }), 'colour', '1.9'],
  ['a field left out', (p) => Reflect.deleteProperty(p, 'dice'), 'dice', '3.3'],
  ['a board too small', (p) => Object.assign(p, { size: 5 }), 'size', '1.1'],
  ['a module that does not exist', (p) => Object.assign(m(p), { dragons: {} }), 'modules.dragons', '1.9'],
  [
    'no English name of a side',
    (p) => Reflect.deleteProperty(p.sides[2]!.name, 'en'),
    'sides.2.name.en',
    '2.1',
  ],
  ['an empty Russian name', (p) => (p.sides[2]!.name.ru = ''), 'sides.2.name.ru', '2.1'],
  ['a name of blanks', (p) => (p.title.en = '  '), 'title.en', '1.9'],
  ['a name too long for any board', (p) => (p.sides[0]!.name.ru = 'Я'.repeat(61)), 'sides.0.name.ru', '2.1'],
  ['a story that is a book', (p) => (p.stories![4]!.en = 'x'.repeat(1001)), 'stories.4.en', '1.9'],
  ['an id without end', (p) => (p.id = 'x'.repeat(81)), 'id', '1.9'],
  ['a name of signs nobody sees', (p) => (p.sides[0]!.name.ru = '\u200b'), 'sides.0.name.ru', '2.1'],
  ['a name that turns the line round', (p) => (p.title.ru = 'Се\u202eзон'), 'title.ru', '1.9'],
  ['half of a sign in a name', (p) => (p.title.ru = 'Сезон \ud800'), 'title.ru', '1.9'],
  [
    'a report before its game, one night of the year',
    (p) => {
      springNight(p);
      Object.assign(p, { gameTime: '02:30', report: { days: 0, time: '03:00' } });
    },
    'report',
    '1.5',
  ],
  ['a story in one language', (p) => (p.stories![4]!.ru = ' '), 'stories.4.ru', '1.9'],
  ['a story of no cell', (p) => (p.stories![89] = p.title), 'stories.89', '1.9'],
  ['a story between cells', (p) => (p.stories!['4.5'] = p.title), 'stories.4.5', '1.9'],
  // Sides
  ['numbers of sides with a gap', (p) => (p.sides[5]!.id = 7), 'sides.5.id', '2.1'],
  ['two sides of one name', (p) => (p.sides[1]!.name.ru = 'гильдия чайников '), 'sides.1.name.ru', '2.1'],
  [
    'two sides of one English name',
    (p) => (p.sides[1]!.name.en = 'Guild of Kettles'),
    'sides.1.name.en',
    '2.1',
  ],
  ['two sides of one short name', (p) => (p.sides[1]!.short.ru = 'Чайники'), 'sides.1.short.ru', '2.1'],
  ['two short English names', (p) => (p.sides[1]!.short.en = 'kettles'), 'sides.1.short.en', '2.1'],
  ['two sides of one letter', (p) => (p.sides[1]!.letter = 'ч'), 'sides.1.letter', '2.1'],
  [
    'two sides of names that look alike',
    (p) => (p.sides[1]!.name.ru = 'Гильдия\u00a0 Чайни\u200bков'),
    'sides.1.name.ru',
    '2.1',
  ],
  ['a letter nobody sees', (p) => (p.sides[1]!.letter = ' '), 'sides.1.letter', '2.1'],
  ['two sides of one colour', (p) => (p.sides[1]!.colour = '#b5452c'), 'sides.1.colour', '2.1'],
  ['two sides of one pattern', (p) => (p.sides[1]!.pattern = 'plain'), 'sides.1.pattern', '2.1'],
  // The board
  [
    'a kind that is no word',
    (p) => Object.assign(p.marks, { 5: { kind: { toString: 1 } } }),
    'marks.5.kind',
    '4.1',
  ],
  [
    'a kind every object has',
    (p) => Object.assign(p.marks, { 5: { kind: 'toString' } }),
    'marks.5.kind',
    '4.1',
  ],
  [
    'a change no move can bear',
    (p) => Object.assign(p.marks, { 5: { kind: 'change', by: Number.MAX_SAFE_INTEGER } }),
    'marks.5.by',
    '4.6',
  ],
  [
    'a mark of an unknown kind',
    (p) => Object.assign(p.marks, { 5: { kind: 'dragon' } }),
    'marks.5.kind',
    '4.1',
  ],
  ['a mark on the finish', (p) => (p.marks[88] = { kind: 'skip' }), 'marks.88', '4.3'],
  ['a mark beyond the board', (p) => (p.marks[100] = { kind: 'skip' }), 'marks.100', '4.3'],
  ['a jump off the board', (p) => (p.marks[86] = { kind: 'move', by: 3 }), 'marks.86', '4.4'],
  ['a jump behind the start', (p) => (p.marks[3] = { kind: 'move', by: -3 }), 'marks.3', '4.4'],
  [
    'a chain of jumps without end',
    (p) => Object.assign(p.marks, { 2: { kind: 'move', by: 1 }, 3: { kind: 'move', by: -1 } }),
    'marks.2',
    '4.4',
  ],
  ['a way back to where it stands', (p) => (p.marks[1] = { kind: 'restart' }), 'marks.1', '4.5'],
  ['a bridge to itself', (p) => (p.marks[28] = { kind: 'twins', to: 28 }), 'marks.28', '4.8'],
  ['a bridge to the finish', (p) => (p.marks[28] = { kind: 'twins', to: 88 }), 'marks.28', '4.8'],
  ['a castle without a side', (p) => (p.marks[8] = { kind: 'castle', side: 9 }), 'marks.8', '4.7'],
  ['a side without its castle', (p) => delete p.marks[8], 'sides.0', '2.1'],
  ['a side with two castles', (p) => (p.marks[9] = { kind: 'castle', side: 1 }), 'sides.0', '2.1'],
  [
    'an offer that is not made',
    (p) => (p.marks[5] = { kind: 'offer', offer: 'x', side: 1 }),
    'marks.5',
    '8.2',
  ],
  [
    'an offer of another side',
    (p) => (p.marks[26] = { kind: 'offer', offer: 'story', side: 1 }),
    'marks.26',
    '8.2',
  ],
  ['a return where there is none', (p) => delete m(p).restart, 'marks.33', '4.5'],
  ['additions where there are none', (p) => delete m(p).changes, 'marks.4', '4.6'],
  ['a castle where there are none', (p) => delete m(p).castles, 'marks.8', '4.7'],
  ['a roulette where there is none', (p) => delete m(p).roulette, 'marks.15', '4.11'],
  ['an invented mark that is not there', (p) => p.invented.push(3), 'invented.0', '1.9'],
  // The picture
  ['cells with a gap', (p) => p.layout!.cells.splice(16, 1), 'layout.cells.16.n', '1.1'],
  ['a path too short', (p) => p.layout!.cells.pop(), 'layout.cells', '1.1'],
  [
    'two cells on one spot',
    (p) => Object.assign(p.layout!.cells[5]!, { x: 50, y: 50 }),
    'layout.cells.5',
    '1.1',
  ],
  ['a cell off the picture', (p) => (p.layout!.cells[5]!.x = 5000), 'layout.cells.5', '1.1'],
  // The calendar
  ['a zone that does not exist', (p) => (p.zone = 'Europe/Atlantis'), 'zone', '1.3'],
  ['a date that does not exist', (p) => (p.games[3]!.date = '2026-09-31'), 'games.3.date', '1.6'],
  ['a date of another age', (p) => (p.games[9]!.date = '9999-12-30'), 'games.9.date', '1.6'],
  ['dates that go back', (p) => (p.games[3]!.date = '2026-09-20'), 'games.3.date', '1.6'],
  ['numbers that go back', (p) => (p.games[3]!.number = 2), 'games.3.number', '1.6'],
  ['a negative number', (p) => (p.games[0]!.number = -1), 'games.0.number', '1.6'],
  ['games without end', (p) => (p.games = many(101)), 'games', '1.6'],
  ['no game at all', (p) => (p.games = []), 'games', '1.6'],
  [
    'a day for deputies that does not exist',
    (p) => (p.appointments.date = '2026-02-30'),
    'appointments.date',
    '10.4',
  ],
  [
    'an hour for deputies that does not exist',
    (p) => (p.appointments.time = '25:00'),
    'appointments',
    '10.4',
  ],
  ['a first day that does not exist', (p) => (p.calendar!.first = '2026-02-30'), 'calendar.first', '1.6'],
  ['a skipped day without a game', (p) => p.calendar!.skip.push('2026-09-11'), 'calendar.skip.1', '1.6'],
  ['a skipped day that does not exist', (p) => p.calendar!.skip.push('2026-09-31'), 'calendar.skip.1', '1.6'],
  ['a game moved by hand beside the calendar', (p) => (p.games[9]!.date = '2026-11-20'), 'games.9', '1.6'],
  ['a game missing from the calendar', (p) => p.games.pop(), 'games', '1.6'],
  ['a game at midnight of the day’s end', (p) => (p.gameTime = '24:00'), 'gameTime', '1.3'],
  ['a report before the game', (p) => (p.report = { days: 0, time: '19:00' }), 'report', '1.5'],
  ['a report after the next game', (p) => (p.report = { days: 7, time: '19:00' }), 'report', '1.5'],
  ['a report in another year', (p) => (p.report.days = 400), 'report.days', '1.5'],
  // Painting
  [
    'a window that lets nobody last in',
    (p) => (m(p).territory!.steps[2]!.clans = 5),
    'modules.territory.steps',
    '5.7',
  ],
  [
    'a window closed before it opens',
    (p) => (m(p).territory!.steps[0]!.to = { days: 2, time: '11:00' }),
    'modules.territory.steps.0.to',
    '5.7',
  ],
  [
    'windows over one another',
    (p) => (m(p).territory!.steps[1]!.from = { days: 2, time: '17:00' }),
    'modules.territory.steps.1.from',
    '5.7',
  ],
  [
    'painting before the report',
    (p) => (m(p).territory!.steps[0]!.from = { days: 1, time: '12:00' }),
    'modules.territory.steps.0.from',
    '5.7',
  ],
  [
    'painting after the next game',
    (p) => (m(p).territory!.close = { days: 0, time: '20:00' }),
    'modules.territory.close',
    '5.7',
  ],
  [
    'a window after the close',
    (p) => (m(p).territory!.close = { days: -4, time: '10:00' }),
    'modules.territory.steps.2.from',
    '5.7',
  ],
  // Auctions
  [
    'an auction that ends before it opens',
    (p) => (m(p).emigrants!.auction.close = { days: -2, time: '12:00' }),
    'modules.emigrants.auction.close',
    '6.9',
  ],
  [
    'an auction into the game',
    (p) => (m(p).emigrants!.auction.close = { days: 0, time: '19:30' }),
    'modules.emigrants.auction.close',
    '6.9',
  ],
  [
    'an auction before the report of the last game',
    (p) => (m(p).emigrants!.auction.open = { days: -6, time: '12:00' }),
    'modules.emigrants.auction.open',
    '6.9',
  ],
  // Modules
  ['emigrants without territory', (p) => delete m(p).territory, 'modules.emigrants', '6.9'],
  ['newcomers of two kinds', (p) => (m(p).mercenaries = {}), 'modules.mercenaries.until', '2.3'],
  [
    'newcomers until a game that is not',
    (p) => (m(p).mercenaries = { until: 99 }),
    'modules.mercenaries.until',
    '2.3',
  ],
  ['newcomers with nowhere to go', (p) => delete m(p).emigrants, 'modules.mercenaries.until', '2.3'],
  ['deserters to nobody', (p) => (m(p).deserters!.side = 9), 'modules.deserters.side', '2.6'],
  ['points divided by too much', (p) => (m(p).deserters!.gain = 5000), 'modules.deserters.gain', '2.6'],
  ['a die divided by too much', (p) => (p.dice.mainDivisor = 5000), 'dice.mainDivisor', '3.3'],
  ['a contest worth too much', (p) => (p.dice.creative = 1000), 'dice.creative', '3.3'],
  [
    'letters before a game that is not',
    (p) => (m(p).intrigues!.games = [4, 44]),
    'modules.intrigues.games.1',
    '9.1',
  ],
  [
    'letters before one game named twice',
    (p) => (m(p).intrigues!.games = [4, 8, 4]),
    'modules.intrigues.games.2',
    '9.1',
  ],
  ['proposals without offers', (p) => delete m(p).offers, 'modules.proposals', '8.11'],
  [
    'an offer under another key',
    (p) => (m(p).offers!.offers.dress!.kind = 'ode'),
    'modules.offers.offers.dress',
    '8.1',
  ],
  ['an offer of nobody', (p) => (m(p).offers!.offers.ode!.side = null), 'modules.offers.offers.ode', '8.1'],
  [
    'an offer of a side that is not',
    (p) => (m(p).offers!.offers.ode!.side = 9),
    'modules.offers.offers.ode',
    '8.1',
  ],
  [
    'an offer on a cell without it',
    (p) => (m(p).offers!.offers.ode!.cell = 75),
    'modules.offers.offers.ode.cell',
    '8.1',
  ],
  ['no offer at all', (p) => (m(p).offers!.offers = {}), 'modules.offers.offers', '8.1'],
  [
    'a captive of a side that is not',
    (p) => (m(p).offers!.captives = { 9: 'Пар' }),
    'modules.offers.captives.9',
    '8.1',
  ],
  ['a ruling that does not exist', (p) => (p.rulings.weather = 'fine'), 'rulings.weather', '10.5'],
  ['a value a ruling does not have', (p) => (p.rulings.finish = 'fly'), 'rulings.finish', '10.5'],
  ...(['restart', 'change', 'castle', 'twins', 'coin', 'name', 'roulette'] as const).map((kind): Rule => {
    const module =
      kind === 'change' ? 'changes' : kind === 'castle' ? 'castles' : kind === 'name' ? 'coin' : kind;
    const clause = {
      restart: '4.5',
      change: '4.6',
      castle: '4.7',
      twins: '4.8',
      coin: '4.9',
      name: '4.9',
      roulette: '4.11',
    };
    return [`no cell “${kind}”`, (p) => without(p, kind), `modules.${module}`, clause[kind]];
  }),
];

/** In the night of 2018-03-25 the clocks of Berlin go from 02:00 to 03:00: what seems an order of hours is none. */
function springNight(pack: SeasonFile): void {
  pack.zone = 'Europe/Berlin';
  delete pack.calendar;
  const { games } = pack;
  const dates = gamesOf({ first: '2018-03-11', every: 14, games: games.length, skip: [], firstNumber: 1 });
  pack.games = games.map(({ number }, index) => ({ number, date: dates[index]!.date }));
  pack.appointments.date = '2018-03-11';
}

function many(count: number): SeasonFile['games'] {
  return gamesOf({ first: '2026-01-01', every: 1, games: count, skip: [], firstNumber: 1 });
}

function without(pack: SeasonFile, kind: string): void {
  for (const [cell, mark] of Object.entries(pack.marks)) if (mark.kind === kind) delete pack.marks[cell];
}

describe('checkPack', () => {
  it.each(RULES)('refuses %s', (_, change, path, clause) => {
    const pack = structuredClone(samovar);
    change(pack);
    const messages = checkPack(pack);
    const found = messages.find((message) => message.path.join('.') === path);
    expect(found, JSON.stringify(messages)).toBeDefined();
    expect(found!.clause).toBe(`season:${clause}`);
    expect(found!.text.ru).toMatch(/[а-яё]/i);
    expect(found!.text.en).toMatch(/[a-z]/i);
    // The rulebook itself takes no pack that the check refuses.
    expect(seasonPacksRulebook.setupSchema.safeParse({ pack }).success).toBe(false);
  });

  it.each([
    ['12 and 20 send to each other', { 12: 8, 20: -8 }, '12', '12 → 20 → 12'],
    ['15 leads into them from outside', { 15: 5, 12: 8, 20: -8 }, '15', '20 → 12 → 20'],
    ['a ring of three', { 12: 3, 15: 5, 20: -8 }, '15', '15 → 20 → 12 → 15'],
  ])('names the cells of a ring: %s', (_, jumps, cell, ring) => {
    const marks = Object.fromEntries(Object.entries(jumps).map(([n, by]) => [n, { kind: 'move', by }]));
    const pack = { ...backyard, marks: { ...backyard.marks, ...marks }, rulings: {} } as SeasonFile;
    const found = checkPack(pack).find(({ path }) => path.join('.') === `marks.${cell}`);
    expect(found?.text).toEqual({
      ru: `прыжки по кругу без конца: ${ring}`,
      en: `jumps in a ring without end: ${ring}`,
    });
    expect(found?.clause).toBe('season:4.4');
  });

  it('names the cells of a ring through a return to cell 1', () => {
    const pack = structuredClone(samovar);
    Object.assign(pack.marks, { 1: { kind: 'move', by: 4 }, 5: { kind: 'restart' } });
    const found = checkPack(pack).find(({ path }) => path.join('.') === 'marks.1');
    expect(found?.text.ru).toBe('прыжки по кругу без конца: 1 → 5 → 1');
  });

  it.each([
    ['the template', samovar],
    ['the starter', backyard],
    [
      'dates by hand',
      { ...samovar, calendar: undefined, games: [{ number: 1, date: '2027-01-01' }, ...fortnights()] },
    ],
    ['no picture, no stories', { ...backyard, layout: undefined, stories: undefined }],
  ] as [string, SeasonFile][])('takes %s', (_, pack) => {
    expect(checkPack(pack)).toEqual([]);
  });

  it.each([
    [null],
    [undefined],
    [1],
    ['пакет'],
    [[]],
    [{}],
    [{ format: 1 }],
    [{ format: 1, marks: { 3: null } }],
  ])('says what is wrong with %j', (pack) => {
    expect(checkPack(pack).length).toBeGreaterThan(0);
  });

  it('says of three sides too few for intrigues', () => {
    const pack = structuredClone({ ...backyard, sides: backyard.sides.slice(0, 2) });
    delete pack.marks[31];
    delete pack.marks[43];
    pack.modules.intrigues = samovar.modules.intrigues;
    expect(checkPack(pack).map(({ path }) => path.join('.'))).toContain('modules.intrigues');
  });
});

function fortnights(): SeasonFile['games'] {
  return Array.from({ length: 9 }, (_, index) => ({
    number: index + 2,
    date: `2027-0${Math.floor(index / 3) + 2}-${10 + 7 * (index % 3)}`,
  }));
}

test('a calendar: every seven days from the first, a skipped date takes no number', () => {
  const games = gamesOf({ first: '2026-10-22', every: 7, games: 4, skip: ['2026-11-05'], firstNumber: 7 });
  expect(games).toEqual([
    { number: 7, date: '2026-10-22' },
    { number: 8, date: '2026-10-29' },
    { number: 9, date: '2026-11-12' },
    { number: 10, date: '2026-11-19' },
  ]);
});

describe('a pack as a file', () => {
  it('comes back as it went', () => {
    for (const pack of [samovar, backyard]) {
      const text = exportPack(pack);
      expect(text.endsWith('}\n')).toBe(true);
      expect(importPack(text)).toEqual({ pack: JSON.parse(JSON.stringify(pack)) });
      // An editor of another system changes nothing by its mark in front.
      expect(importPack(`\uFEFF${text}`)).toEqual(importPack(text));
    }
    expect(fileNameOf({ id: 'лето / 26', version: '3' })).toBe('лето-26-3.season.json');
  });

  it('is refused with reasons', () => {
    expect(importPack('{"format": 1')).toMatchObject({ messages: [{ path: [], clause: 'season:1.9' }] });
    const later = importPack(JSON.stringify({ ...samovar, format: 9 }));
    expect(later).toMatchObject({ messages: [{ path: ['format'] }] });
    expect(importPack(exportPack({ ...samovar, zone: 'Луна' }))).toMatchObject({
      messages: [{ path: ['zone'] }],
    });
  });
});

describe('clauses, rulings and modules', () => {
  it('the template has all modules, the starter only the easy ones', () => {
    expect(activeModules(samovar)).toEqual([...modules]);
    expect(activeModules(backyard)).toEqual(['changes', 'castles', 'fights']);
  });

  it('a season shows the clauses of its modules only', () => {
    const all = Object.keys(clauses);
    expect(all.filter((id) => concerns(id, activeModules(samovar)))).toEqual(all);
    const few = all.filter((id) => concerns(id, activeModules(backyard)));
    expect(few).toEqual(expect.arrayContaining(['season:1.1', 'season:4.6', 'season:7.1', 'season:10.1']));
    for (const off of ['2.2', '4.8', '5.1', '6.1', '8.1', '9.1', '10.3'])
      expect(few).not.toContain(`season:${off}`);
  });

  it.each(Object.entries(clauses))('%s stands in a file, and its screen is there', (_, clause) => {
    expect(existsSync(`src/${clause.code}`), clause.code).toBe(true);
    const { screen } = clause as Clause;
    if (screen) expect(existsSync(screen), screen).toBe(true);
  });

  it.each(Object.entries(rulings))('%s: the default first, both languages', (_, ruling) => {
    expect(Object.keys(ruling.values)[0]).toBe(ruling.default);
    for (const text of [ruling.title, ruling.reason, ...Object.values(ruling.values)]) {
      expect(text.ru).toMatch(/[а-яё0-9]/i);
      expect(text.en).toMatch(/[a-z0-9]/i);
    }
  });

  it('every marked cell of a shipped pack tells something, and every told cell is on the board', () => {
    for (const pack of [samovar, backyard]) {
      expect(Object.keys(pack.stories ?? {})).toEqual(expect.arrayContaining(Object.keys(pack.marks)));
    }
  });
});

it('a setup seats nobody at a side that the season does not have', () => {
  const setup = (clan: number) => ({ pack: backyard, seats: [{ person: 'x', clan, role: 'boss' }] });
  const { setupSchema } = seasonPacksRulebook;
  expect(setupSchema.safeParse(setup(4)).success).toBe(true);
  const refused = setupSchema.safeParse(setup(5));
  expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual(['seats.0.clan']);
});
