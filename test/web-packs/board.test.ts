/** Paths, dates, files and texts of the editor, each against the server's own check. */
import { describe, expect, it } from 'vitest';
import { gamesOf as counted } from '../../src/rulebooks/season/calendar.js';
import { checkPack } from '../../src/rulebooks/season/check.js';
import { exportPack, fileNameOf } from '../../src/rulebooks/season/file.js';
import type { SeasonFile } from '../../src/rulebooks/season/pack.js';
import { backyard } from '../../src/rulebooks/season/packs/backyard.js';
import { samovar } from '../../src/rulebooks/season/packs/samovar.js';
import { gamesOf, ruleOf, withDate, withRule } from '../../src/web/packs/lib/calendar.js';
import { fileName, readFile } from '../../src/web/packs/lib/file.js';
import {
  isCrowded,
  movedCell,
  resampled,
  type Spot,
  shapedPath,
  strokePath,
} from '../../src/web/packs/lib/paths.js';
import { cellOf, tabOf } from '../../src/web/packs/lib/places.js';
import { copied, isSame, textsOf, withValue } from '../../src/web/packs/lib/texts-of.js';

const faults = (pack: SeasonFile) => checkPack(pack).map(({ path, text }) => `${path.join('.')}: ${text.ru}`);

describe('paths', () => {
  it.each(['snake', 'spiral', 'ring'] as const)(
    'a %s holds any number of cells, none upon another',
    (shape) => {
      for (const size of [10, 60, 88, 257, 999]) {
        const layout = shapedPath(shape, size);
        expect(layout.cells).toHaveLength(size);
        expect(faults({ ...backyard, marks: {}, stories: {}, modules: {}, size, layout })).toEqual([]);
        expect([size, isCrowded(layout)]).toEqual([size, false]);
      }
    },
  );

  it('a stroke by hand becomes cells at equal steps, a slip of the finger becomes nothing', () => {
    const stroke = Array.from({ length: 200 }, (_, i): Spot => [i * 4, 60 * Math.sin(i / 20) + (i % 3)]);
    const { cells } = strokePath(stroke, 60)!;
    const steps = cells.slice(1).map((cell, i) => Math.hypot(cell.x - cells[i]!.x, cell.y - cells[i]!.y));
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.25);
    expect(strokePath([[5, 5]], 60)).toBeNull();
    expect(strokePath([], 60)).toBeNull();
    const slip = Array.from({ length: 10 }, (_, i): Spot => [i * 4, i]);
    expect(strokePath(slip, 60, 250)).toBeNull();
    expect(strokePath(stroke, 60, 250)).not.toBeNull();
    const crossed = Array.from(
      { length: 200 },
      (_, i): Spot => [Math.cos(i / 16) * 90, Math.sin(i / 16) * 90],
    );
    expect(isCrowded(strokePath(crossed, 60)!)).toBe(true);
  });

  it('a cell goes where it is taken, off the sheet too; another number of cells keeps the way', () => {
    const layout = movedCell(backyard.layout!, 30, [-300, 200]);
    expect(faults({ ...backyard, layout })).toEqual([]);
    expect(Math.min(...layout.cells.map(({ x }) => x))).toBe(layout.cells[29]!.x);
    expect(resampled(backyard.layout!, 90).cells).toHaveLength(90);
  });
});

describe('dates', () => {
  it('are those the server counts', () => {
    const rule = {
      first: '2026-10-30',
      every: 7,
      games: 9,
      skip: ['2026-11-06', '2027-01-01'],
      firstNumber: 3,
    };
    expect(gamesOf(rule)).toEqual(counted(rule));
  });

  it('follow a changed rule, and deputies keep their distance', () => {
    const pack = withRule(backyard, {
      ...ruleOf(backyard.games, backyard.calendar),
      first: '2027-02-07',
      every: 7,
      games: 8,
    });
    expect(pack.games).toHaveLength(8);
    expect(pack.appointments.date).toBe('2027-02-21');
    expect(faults(pack)).toEqual([]);
    const skipped = withRule(pack, { ...pack.calendar!, skip: ['2027-02-14', '2030-01-01', '2027-02-15'] });
    expect(skipped.calendar?.skip).toEqual(['2027-02-14']);
    expect(faults(skipped)).toEqual([]);
  });

  it('moved by hand take the rule out, and it can be found again', () => {
    const pack = withDate(backyard, 1, '2026-09-25');
    expect(pack.calendar).toBeUndefined();
    expect(faults(pack)).toEqual([]);
    expect(ruleOf(pack.games, undefined)).toMatchObject({ first: '2026-09-10', games: 6 });
  });
});

describe('files', () => {
  it('are named and read as the server does', () => {
    for (const pack of [backyard, samovar]) {
      expect(fileName(pack)).toBe(fileNameOf(pack));
      expect(readFile(`\uFEFF${exportPack(pack)}`)).toEqual(pack);
    }
  });

  it('with faults are opened with their faults; what is no pack is not', () => {
    const faulty = { ...backyard, games: 'сегодня', marks: { 59: { kind: 'move', by: 9 } } };
    expect(readFile(JSON.stringify(faulty))?.marks).toEqual(faulty.marks);
    for (const text of ['', '{', '[]', '{"sides": 3}', 'null']) expect(readFile(text)).toBeNull();
  });
});

describe('texts', () => {
  it('every text of the template has its place, and can be put back there', () => {
    const texts = textsOf(samovar);
    expect(texts.length).toBeGreaterThan(60);
    for (const { path, text } of texts) expect(withValue(samovar, path, text)).toEqual(samovar);
  });

  it('English that is missing is filled from the Russian, nothing else is touched', () => {
    const without = withValue(samovar, ['sides', 0, 'name', 'en'], ' ');
    expect(faults(without)).not.toEqual([]);
    const { pack, count } = copied(without);
    expect(count).toBe(1);
    expect(pack.sides[0]!.name).toEqual({ ru: 'Гильдия Чайников', en: 'Гильдия Чайников' });
    expect(isSame(pack.sides[0]!.name)).toBe(true);
    expect(copied(samovar)).toEqual({ pack: samovar, count: 0 });
  });
});

it('every remark has a tab, and those of cells their cell', () => {
  expect(tabOf(['marks', '5'])).toBe('board');
  expect(tabOf(['sides', 0, 'name', 'en'])).toBe('texts');
  expect(tabOf(['modules', 'territory', 'close'])).toBe('rules');
  expect(tabOf(['games', 3, 'date'])).toBe('calendar');
  expect(
    [
      ['marks', '5'],
      ['layout', 'cells', 8, 'n'],
      ['sides', 1],
    ].map(cellOf),
  ).toEqual([5, 9, null]);
});
