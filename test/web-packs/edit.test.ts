/** The editor's hands: whatever they do to a good pack leaves a good pack, and what came with a change is told. */
import { describe, expect, it } from 'vitest';
import { checkPack } from '../../src/rulebooks/season/check.js';
import { modules as MODULES } from '../../src/rulebooks/season/modules.js';
import type { SeasonFile } from '../../src/rulebooks/season/pack.js';
import { backyard } from '../../src/rulebooks/season/packs/backyard.js';
import { samovar } from '../../src/rulebooks/season/packs/samovar.js';
import { blankPack, idOf, letterFor } from '../../src/web/packs/lib/defaults.js';
import {
  addSide,
  nextVersion,
  removeSide,
  resize,
  said,
  setMark,
  setStory,
  switchOff,
  switchOn,
} from '../../src/web/packs/lib/edit.js';
import type { Mark, ModuleKey, Side } from '../../src/web/packs/lib/types.js';
import { KINDS, startMark } from '../../src/web/packs/parts/cell-form.js';
import { Chance } from '../support/chance.js';

const blank = (size = 60, sides = 4): SeasonFile =>
  blankPack({ size, sides, title: 'Мой сезон', first: '2026-09-06', zone: 'Europe/Samara' });
const faults = (pack: SeasonFile) => checkPack(pack).map(({ path, text }) => `${path.join('.')}: ${text.ru}`);

describe('a new pack', () => {
  it.each([2, 4, 7, 10, 12])('can be played as it is with %i sides', (sides) => {
    for (const size of [10, 60, 999]) expect(faults(blank(size, sides))).toEqual([]);
  });

  it('has a name that every machine can read', () => {
    expect(idOf('Дачный поход — 2')).toBe('dachnyy-pohod-2');
    expect(idOf('…')).toBe('season');
  });
});

describe('effects of cells', () => {
  it.each(KINDS)('%s comes with its rule and leaves with it', (kind) => {
    let pack = setMark(blank(), 20, startMark(blank(), 20, kind)).pack;
    // A coin alone would have nobody to take it.
    if (kind === 'coin' || kind === 'name')
      pack = setMark(pack, 30, { kind: kind === 'coin' ? 'name' : 'coin' }).pack;
    expect(faults(pack)).toEqual([]);
    expect(pack.marks[20]?.kind ?? 'free').toBe(kind);
    for (const cell of [20, 30]) pack = setMark(pack, cell, { kind: 'free' }).pack;
    expect(faults(pack)).toEqual([]);
    expect(pack.marks).toEqual({});
    expect(Object.keys(pack.modules)).toEqual(['fights']);
  });

  it('says which rule came on and went off', () => {
    const on = setMark(blank(), 8, { kind: 'roulette' });
    expect(on.told).toEqual([{ on: 'roulette' }]);
    expect(setMark(on.pack, 8, { kind: 'skip' }).told).toEqual([{ off: 'roulette' }]);
  });

  it('a side keeps one castle: it moves', () => {
    const { pack, told } = setMark(backyard, 12, { kind: 'castle', side: 2 });
    expect(told).toEqual([{ castle: 18 }]);
    expect(pack.marks[18]).toBeUndefined();
    expect(faults(pack)).toEqual([]);
  });

  it('an offer needs its rules, and stands on one cell', () => {
    const dress = setMark(blank(), 5, { kind: 'offer', offer: 'surrender', side: 1 });
    expect(dress.told).toEqual([{ on: 'offers' }, { on: 'territory' }, { on: 'emigrants' }]);
    expect(faults(dress.pack)).toEqual([]);
    const moved = setMark(dress.pack, 9, { kind: 'offer', offer: 'surrender', side: 2 });
    expect(moved.told).toEqual([{ moved: 'surrender', from: 5 }]);
    expect(faults(moved.pack)).toEqual([]);
    const without = switchOff(moved.pack, 'territory');
    expect(without.pack.marks).toEqual({});
    expect(faults(without.pack)).toEqual([]);
  });
});

describe('modules', () => {
  const switches = MODULES.filter(
    (name): name is ModuleKey & (typeof MODULES)[number] =>
      !['restart', 'changes', 'castles', 'twins', 'coin', 'roulette', 'offers', 'proposals'].includes(name) &&
      !['dress', 'story', 'humour', 'tribute', 'surrender', 'captive', 'ode'].includes(name),
  );

  it.each(switches)('%s is switched on with numbers that fit, and off again', (name) => {
    const without = switchOff(blank(), name).pack;
    const on = switchOn(without, name).pack;
    expect(on.modules[name]).toBeDefined();
    expect(faults(on)).toEqual([]);
    expect(faults(switchOff(on, name).pack)).toEqual([]);
  });

  it('the template loses any of its rules without a fault', () => {
    for (const name of Object.keys(samovar.modules) as ModuleKey[]) {
      const { pack, told } = switchOff(samovar, name);
      expect(pack.modules[name]).toBeUndefined();
      // Whoever took deserters in had no need of a castle.
      const left = faults(pack).filter((fault) => !/нет замка/.test(fault));
      expect([name, left]).toEqual([name, []]);
      if (name === 'roulette') expect(told).toEqual([{ cleared: 4 }]);
    }
  });
});

describe('the length of the board', () => {
  it('grows and shrinks with its path; effects beyond the finish go, and that is told', () => {
    const { pack, told } = resize(backyard, 40);
    expect(pack.layout?.cells).toHaveLength(40);
    expect(told).toContainEqual({ cleared: 4 });
    expect(
      Object.keys(pack.marks)
        .map(Number)
        .every((cell) => cell < 40),
    ).toBe(true);
    expect(faults({ ...pack, modules: { ...pack.modules, castles: { own: 2, other: -1 } } })).toEqual([]);
    expect(faults(resize(backyard, 120).pack)).toEqual([]);
  });
});

describe('sides', () => {
  it('are added unlike the others, up to twelve', () => {
    let pack = samovar;
    while (pack.sides.length < 12) pack = addSide(pack);
    expect(faults(pack).filter((fault) => !/замк/.test(fault))).toEqual([]);
  });

  it('leave with their castle and their offers; those after them move up', () => {
    const { pack, told } = removeSide(samovar, 2);
    expect(pack.sides.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(pack.sides[1]!.name.ru).toBe('Дом Лимонов');
    expect(pack.marks[30]).toEqual({ kind: 'castle', side: 2 });
    expect(pack.marks[19]).toBeUndefined();
    expect(pack.modules.offers?.offers.story).toBeUndefined();
    expect(told).toContainEqual({ cleared: 2 });
    expect(faults(pack)).toEqual([]);
  });
});

describe('texts', () => {
  it('the other language follows until it says something of its own', () => {
    expect(said(undefined, 'ru', 'Кот')).toEqual({ ru: 'Кот', en: 'Кот' });
    expect(said({ ru: 'Кот', en: 'Кот' }, 'ru', 'Коты')).toEqual({ ru: 'Коты', en: 'Коты' });
    expect(said({ ru: 'Кот', en: 'Cat' }, 'ru', 'Коты')).toEqual({ ru: 'Коты', en: 'Cat' });
  });

  it('what a new pack says by itself is nobody’s words: the other language follows', () => {
    const [first] = blank().sides;
    expect(said(first?.name, 'ru', 'Щуки')).toEqual({ ru: 'Щуки', en: 'Щуки' });
    const { pack } = setMark(blank(), 18, { kind: 'offer', offer: 'dress', side: null });
    const task = pack.modules.offers?.offers.dress?.task;
    expect(said(task, 'en', 'Come in stripes.')).toEqual({ ru: 'Come in stripes.', en: 'Come in stripes.' });
  });

  it('the letter of a side follows its name while typed, unlike the others’; one chosen by hand stays', () => {
    const sides = blank().sides;
    const [red, ...others] = sides;
    const typed = (side: Side, name: string, letters: Side[]) => {
      let now = side;
      for (let n = 0; n <= name.length; n++) {
        const ru = name.slice(0, n);
        now = { ...now, letter: letterFor(now, letters, now.name.ru, ru), name: { ru, en: ru } };
      }
      return now;
    };
    const pike = typed(red!, 'Дом Щуки', others);
    expect(pike.letter).toBe('Д');
    expect(typed(others[0]!, 'Дом Бобра', [pike, ...others.slice(1)]).letter).toBe('Б');
    expect(letterFor({ ...pike, letter: 'Щ' }, others, 'Дом Щуки', 'Дом Щуки!')).toBe('Щ');
    expect(letterFor({ ...pike, letter: 'Я' }, others, 'Дом Щуки', 'Бобры')).toBe('Я');
  });

  it('a story that is emptied is no story', () => {
    const told = setStory(blank(), 7, 'ru', 'Мост');
    expect(told.stories?.[7]).toEqual({ ru: 'Мост', en: 'Мост' });
    expect(setStory(told, 7, 'ru', '').stories).toEqual({});
  });

  it('versions count on', () => {
    expect(['1', '2.9', 'весна'].map(nextVersion)).toEqual(['2', '2.10', 'весна-2']);
  });
});

it('a hundred random changes in a row leave nothing the server could not explain, and rules fit their cells', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const chance = new Chance(seed);
    let pack = chance.maybe(0.5) ? blank() : samovar;
    for (let step = 0; step < 100; step++) {
      const cell = 1 + chance.below(pack.size - 1);
      const kind: Mark['kind'] = chance.pick(KINDS);
      pack = chance.pick([
        () => setMark(pack, cell, startMark(pack, cell, kind)).pack,
        () => setMark(pack, cell, { kind: 'free' as const }).pack,
        () => resize(pack, 30 + chance.below(60)).pack,
        () => (pack.sides.length > 3 ? removeSide(pack, chance.pick(pack.sides).id).pack : addSide(pack)),
        () => (pack.sides.length < 12 ? addSide(pack) : pack),
        () => switchOff(pack, chance.pick(Object.keys(pack.modules) as ModuleKey[]) ?? 'fights').pack,
        () =>
          switchOn(
            pack,
            chance.pick(['territory', 'emigrants', 'intrigues', 'mercenaries', 'deserters'] as const),
          ).pack,
      ])();
      pack = { ...pack, modules: { ...pack.modules, fights: {} } };
      // What only its author can settle: where a jump leads, a coin without its taker, a castle that somebody lacks.
      const left = faults(pack).filter(
        (fault) => !/прыж|клетка от 1|монет|клетки «(coin|name)» нет|нет замка/.test(fault),
      );
      expect([seed, step, left]).toEqual([seed, step, []]);
    }
  }
});
