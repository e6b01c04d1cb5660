/** An invented board in the middle of a season: every sign, every clan, shared cells. */
import type { BoardView, CellMark, SideView } from '../../src/rulebooks/race/board-view.js';

const SIDES: [string, string, string, string, SideView['pattern']][] = [
  ['Русская мафия', 'Russian mafia', 'Р', '#2457d6', 'stripes'],
  ['Колумбийские бароны', 'Colombian barons', 'К', '#58b9ee', 'dots'],
  ['Сицилийские мафиози', 'Sicilian mafiosi', 'С', '#2f9e4f', 'checks'],
  ['Японские якудза', 'Japanese yakuza', 'Я', '#f2c318', 'waves'],
  ['Китайские триады', 'Chinese triads', 'Т', '#f07f1b', 'crosses'],
  ['Мексиканская мафия', 'Mexican mafia', 'М', '#d22f35', 'diagonal'],
];

export const sides: SideView[] = SIDES.map(([ru, en, letter, colour, pattern], i) => ({
  id: i + 1,
  name: { ru, en },
  short: { ru, en },
  letter,
  colour,
  pattern,
}));

const MARKS: Record<number, CellMark> = {
  8: { kind: 'skip' },
  17: { kind: 'move', by: 5 },
  33: { kind: 'move', by: -3 },
  44: { kind: 'unspecified' },
  62: { kind: 'skip' },
  79: { kind: 'move', by: 12 },
  85: { kind: 'move', by: -10 },
  101: { kind: 'skip' },
  107: { kind: 'unspecified' },
  142: { kind: 'move', by: 4 },
  161: { kind: 'skip' },
  171: { kind: 'move', by: -7 },
  24: { kind: 'offer', offer: 'author', side: null },
  55: { kind: 'offer', offer: 'russian', side: 1 },
  98: { kind: 'offer', offer: 'colombian', side: 2 },
  133: { kind: 'offer', offer: 'sicilian', side: 3 },
  168: { kind: 'offer', offer: 'yakuza', side: 4 },
  215: { kind: 'offer', offer: 'triads', side: 5 },
  234: { kind: 'offer', offer: 'mexican', side: 6 },
};
for (const n of [38, 76, 86, 113, 126, 179, 187, 200]) MARKS[n] = { kind: 'roulette' };

/** Runs of painted cells: first, last, owner. */
const LAND: [number, number, number][] = [
  [3, 5, 1],
  [14, 19, 2],
  [27, 31, 4],
  [40, 43, 3],
  [52, 57, 6],
  [64, 67, 5],
  [70, 75, 1],
  [83, 86, 2],
  [90, 96, 3],
  [118, 123, 6],
  [128, 133, 4],
  [150, 152, 5],
  [201, 205, 1],
];

/** A board of any length with the example's signs, land and pawns where they fit. */
export function example(
  size = 262,
  pawns: [number, number][] = [
    [1, 47],
    [2, 47],
    [3, 76],
    [4, 88],
    [5, 88],
    [6, 88],
  ],
): BoardView {
  return {
    size,
    sides,
    cells: Array.from({ length: size }, (_, i) => ({
      n: i + 1,
      mark: MARKS[i + 1] ?? { kind: 'free' },
      owner: LAND.find(([a, b]) => i + 1 >= a && i + 1 <= b)?.[2] ?? null,
    })),
    pawns: pawns.map(([side, cell]) => ({ side, cell })),
  };
}
