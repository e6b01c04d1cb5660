/** Random season packs of every kind, and faults to put into them. */
import type { Mark } from '../../../src/rulebooks/race/pack.js';
import { gamesOf } from '../../../src/rulebooks/season/calendar.js';
import type { Calendar, SeasonFile } from '../../../src/rulebooks/season/pack.js';
import { samovar } from '../../../src/rulebooks/season/packs/samovar.js';
import { rulings } from '../../../src/rulebooks/season/rulings.js';
import type { Chance } from '../../support/chance.js';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Europe/Samara',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];
const PATTERNS = samovar.sides.map(({ pattern }) => pattern).concat('crosses', 'diagonal', 'bricks', 'stars');

/** A pack with some of the modules; mostly, but not always, one that `checkPack` accepts. */
export function randomPack(chance: Chance): SeasonFile {
  const count = 2 + chance.below(9);
  const size = chance.pick([10, 12, 24, 40, 60, 90, 150]);
  const sides = Array.from({ length: count }, (_, index) => side(index + 1));
  const calendar: Calendar = {
    first: chance.pick(['2017-10-25', '2018-03-21', '2026-09-10', '2027-12-29']),
    every: chance.pick([7, 7, 14, 8]),
    games: 1 + chance.below(6),
    skip: [],
    firstNumber: chance.pick([1, 1, 0, 170]),
  };
  const games = gamesOf(calendar);
  const modules = randomModules(chance, count, games);
  const marks = randomMarks(chance, size, count, modules);
  placeOffers(chance, marks, modules, size);
  dropUnused(marks, modules);
  return {
    ...samovar,
    id: 'random',
    zone: chance.pick(ZONES),
    size,
    sides,
    marks,
    stories: {},
    layout: undefined,
    games,
    calendar: chance.maybe(0.5) ? calendar : undefined,
    dice: {
      mainDivisor: chance.pick([1, 5, 10, 1000]),
      cupDivisor: chance.pick([1, 2, 7]),
      least: chance.pick([0, 1, 3]),
      creative: chance.pick([0, 2, -3, 99]),
    },
    appointments: { date: games[0]!.date, time: '24:00' },
    rulings: Object.fromEntries(
      Object.entries(rulings)
        .filter(() => chance.maybe(0.4))
        .map(([id, { values }]) => [id, chance.pick(Object.keys(values))]),
    ),
    modules,
  };
}

function side(id: number): SeasonFile['sides'][number] {
  const name = { ru: `Сторона ${id}`, en: `Side ${id}` };
  return {
    id,
    name,
    short: name,
    letter: String.fromCharCode(64 + id),
    colour: `#${String(id).padStart(2, '0').repeat(3)}`,
    pattern: PATTERNS[(id - 1) % 10]!,
  };
}

type Modules = SeasonFile['modules'];

function randomModules(chance: Chance, count: number, games: SeasonFile['games']): Modules {
  const on = (): boolean => chance.maybe(0.55);
  const change = (): number => chance.below(13) - 6;
  const given = samovar.modules;
  const modules: Modules = {};
  if (on()) modules.blocks = { size: 1 + chance.below(12) };
  if (on())
    modules.deserters = { side: 1 + chance.below(count), absences: 1 + chance.below(3), gain: 2, loss: 4 };
  if (on()) modules.restart = {};
  if (on()) modules.changes = {};
  if (on()) modules.castles = { own: change(), other: change(), ...(on() ? { every: true } : {}) };
  if (on()) modules.twins = { left: 2 + chance.below(4) };
  if (on()) modules.coin = { named: change(), own: change(), owed: change() };
  if (on()) modules.roulette = {};
  if (on()) modules.fights = {};
  if (on()) modules.conclave = {};
  if (on()) {
    const { steps, close } = given.territory!;
    modules.territory = { steps: [...steps.slice(0, 2), { ...steps[2]!, clans: count }], close };
    if (on()) modules.emigrants = { ...given.emigrants!, absences: 1 + chance.below(3) };
  }
  if (on()) {
    modules.mercenaries = modules.emigrants || chance.maybe(0.05) ? { until: chance.pick(games).number } : {};
  }
  if (on()) {
    const kinds = Object.entries(given.offers!.offers).filter(
      ([kind]) =>
        chance.maybe(0.6) &&
        (kind !== 'surrender' || modules.emigrants) &&
        ((kind !== 'tribute' && kind !== 'captive') || modules.territory),
    );
    modules.offers = {
      ...given.offers!,
      offers: Object.fromEntries(
        kinds.map(([kind, offer]) => [
          kind,
          { ...offer, side: kind === 'dress' && chance.maybe(0.5) ? null : 1 + chance.below(count) },
        ]),
      ),
      stake: { fulfilled: change(), refused: change() },
      captives: chance.maybe(0.5) ? { 1: 'Команда 1' } : {},
      captiveLeast: 1 + chance.below(3),
    };
    if (on()) modules.proposals = {};
  }
  if (count >= 3 && on()) {
    const letters = games.filter(() => chance.maybe(0.6)).map(({ number }) => number);
    if (letters.length > 0) {
      modules.intrigues = {
        games: letters,
        target: change(),
        ally: change(),
        failed: change(),
        winner: change(),
        loser: change(),
      };
    }
  }
  return modules;
}

function randomMarks(chance: Chance, size: number, count: number, modules: Modules): Record<string, Mark> {
  const marks: Record<string, Mark> = {};
  const homeless = modules.castles ? Array.from({ length: count }, (_, index) => index + 1) : [];
  for (let cell = 1; cell < size; cell++) {
    const options: (Mark | null)[] = [
      { kind: 'skip' },
      chance.maybe(0.9)
        ? { kind: 'move', by: between(chance, 1 - cell, size - cell) }
        : { kind: 'unspecified' },
      modules.roulette ? { kind: 'roulette' } : null,
      modules.restart && cell > 1 ? { kind: 'restart' } : null,
      modules.changes ? { kind: 'change', by: chance.pick([-9, -2, 1, 4]) } : null,
      modules.coin ? { kind: 'coin' } : null,
      modules.coin ? { kind: 'name' } : null,
      modules.twins ? { kind: 'twins', to: 1 + ((cell + chance.below(size - 2)) % (size - 1)) } : null,
      homeless.length > 0 ? { kind: 'castle', side: homeless[0]! } : null,
      homeless.length > 0 ? { kind: 'castle', side: homeless[0]! } : null,
    ];
    const mark = chance.maybe(0.6) ? chance.pick(options) : null;
    if (!mark) continue;
    if (mark.kind === 'castle') homeless.shift();
    if (mark.kind === 'twins' && mark.to === cell) continue;
    marks[cell] = mark;
  }
  return marks;
}

/** A way other than nowhere. */
function between(chance: Chance, least: number, most: number): number {
  const by = least + chance.below(most - least + 1);
  return by === 0 ? (most > 0 ? most : least) : by;
}

function placeOffers(chance: Chance, marks: Record<string, Mark>, modules: Modules, size: number): void {
  for (const [offer, each] of Object.entries(modules.offers?.offers ?? {})) {
    const cell = 1 + chance.below(size - 1);
    each.cell = cell;
    marks[cell] = { kind: 'offer', offer, side: each.side };
  }
}

/** Most packs have no module without its cells. */
function dropUnused(marks: Record<string, Mark>, modules: Modules): void {
  const has = (kind: Mark['kind']): boolean => Object.values(marks).some((mark) => mark.kind === kind);
  if (modules.offers && Object.keys(modules.offers.offers).length === 0) {
    delete modules.offers;
    delete modules.proposals;
  }
  if (!has('restart')) delete modules.restart;
  if (!has('change')) delete modules.changes;
  if (!has('castle')) delete modules.castles;
  if (!has('twins')) delete modules.twins;
  if (!has('roulette')) delete modules.roulette;
  if (!has('coin') || !has('name')) {
    delete modules.coin;
    for (const [cell, { kind }] of Object.entries(marks)) {
      if (kind === 'coin' || kind === 'name') delete marks[cell];
    }
  }
}

/** The template with its rarest cells many times over, so that everything happens. */
export function crowded(): SeasonFile {
  const marks = { ...samovar.marks };
  for (let cell = 1; cell < samovar.size; cell++) {
    if (cell % 4 === 0) marks[cell] ??= { kind: 'offer', offer: 'captive', side: 5 };
    if (cell % 4 === 2) marks[cell] ??= { kind: 'offer', offer: 'surrender', side: 4 };
  }
  return { ...samovar, marks };
}

const RUBBISH = [
  null,
  '',
  ' ',
  -1,
  0,
  1,
  2.5,
  1e15,
  1000,
  'x',
  '2018-02-31',
  '24:00',
  {},
  [],
  true,
  'restart',
  'move',
];

/** Puts something else in one place of a pack, takes a field out, or copies one over another. */
export function mutated(chance: Chance, pack: SeasonFile): unknown {
  const copy = structuredClone(pack) as unknown as Record<string, unknown>;
  for (let changes = 1 + chance.below(3); changes > 0; changes--) {
    let at: Record<string, unknown> = copy;
    for (;;) {
      const keys = Object.keys(at);
      if (keys.length === 0) break;
      const key = chance.pick(keys);
      const value = at[key];
      if (typeof value === 'object' && value !== null && chance.maybe(0.85)) {
        at = value as Record<string, unknown>;
        continue;
      }
      const roll = chance.next();
      if (roll < 0.25 && !Array.isArray(at)) delete at[key];
      else if (roll < 0.45) at[key] = structuredClone(at[chance.pick(keys)]);
      else if (roll < 0.6 && typeof value === 'number') at[key] = value + chance.pick([-1, 1, 7, -30]);
      else at[key] = chance.pick(RUBBISH);
      break;
    }
  }
  return copy;
}
