/** The board of a pack, beyond what the engine itself cannot do without. */
import type { Text } from '../../../engine/contract.js';
import type { Fault } from '../../race/season-pack.js';
import type { SeasonFile } from '../pack.js';

const t = (ru: string, en: string): Text => ({ ru, en });

export function faultsOfBoard(pack: SeasonFile): Fault[] {
  return [...faultsOfMarks(pack), ...faultsOfCastles(pack), ...faultsOfLayout(pack)];
}

function faultsOfMarks({ marks, modules, invented, stories }: SeasonFile): Fault[] {
  const faults: Fault[] = [];
  for (const cell of Object.keys(stories ?? {})) {
    if (!/^[1-9]\d*$/.test(cell)) {
      faults.push({
        path: ['stories', cell],
        text: t('нужен номер клетки', 'the number of a cell is needed'),
      });
    }
  }
  for (const [cell, mark] of Object.entries(marks)) {
    const path = ['marks', cell];
    const off =
      (mark.kind === 'restart' && !modules.restart && 'restart') ||
      (mark.kind === 'change' && !modules.changes && 'changes');
    if (off) faults.push({ path, text: t(`не включён модуль «${off}»`, `module “${off}” is off`) });
  }
  for (const [index, cell] of invented.entries()) {
    if (marks[cell] === undefined) {
      faults.push({
        path: ['invented', index],
        text: t('на этой клетке нет метки', 'there is no mark on this cell'),
      });
    }
  }
  return faults;
}

/** One castle a side at most, and one at least where the pack asks for it. */
function faultsOfCastles({ marks, modules, sides }: SeasonFile): Fault[] {
  const owners = Object.values(marks).flatMap((mark) => (mark.kind === 'castle' ? [mark.side] : []));
  const faults: Fault[] = [];
  for (const [index, { id }] of sides.entries()) {
    const count = owners.filter((owner) => owner === id).length;
    const needed = modules.castles?.every && modules.deserters?.side !== id;
    if (needed && count === 0) {
      faults.push({
        path: ['sides', index],
        text: t('у стороны нет замка: поставьте его на клетку', 'the side has no castle: put one on a cell'),
      });
    }
    if (count > 1) {
      faults.push({ path: ['sides', index], text: t('у стороны два замка', 'the side has two castles') });
    }
  }
  return faults;
}

/** Every cell of the board lies somewhere on the picture, and no two of them on one spot. */
function faultsOfLayout({ layout, size }: SeasonFile): Fault[] {
  if (!layout) return [];
  const faults: Fault[] = [];
  const spots = new Map<string, number>();
  let expected = 1;
  for (const [index, { n, x, y }] of layout.cells.entries()) {
    const path = ['layout', 'cells', index];
    if (n !== expected) {
      faults.push({
        path: [...path, 'n'],
        text: t(
          `номера клеток идут подряд: после ${expected - 1} должна быть ${expected}, а стоит ${n}`,
          `numbers of cells have no gaps: after ${expected - 1} comes ${expected}, not ${n}`,
        ),
      });
    }
    expected = n + 1;
    if (x < 0 || y < 0 || x > layout.width || y > layout.height) {
      faults.push({ path, text: t('клетка за краем картинки', 'the cell lies off the picture') });
    }
    const there = spots.get(`${x} ${y}`);
    if (there !== undefined) {
      faults.push({ path, text: t(`на том же месте, что клетка ${there}`, `on the spot of cell ${there}`) });
    }
    spots.set(`${x} ${y}`, n);
  }
  const last = layout.cells.at(-1)?.n ?? 0;
  if (last !== size) {
    faults.push({
      path: ['layout', 'cells'],
      text: t(
        `путь кончается клеткой ${last}, а финиш — ${size}`,
        `the path ends with cell ${last}, but the finish is ${size}`,
      ),
    });
  }
  return faults;
}
