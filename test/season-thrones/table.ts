/** The table of a game: what both the calculator and the engine are turned into, and how it is written down. */

/** Points in hundredths. */
export interface HouseLine {
  house: number;
  /** null: the house skips, or the season ended before its move. */
  main: number | null;
  cup: number | null;
  /** 5.2: main part, cup part, contest. */
  dice: number[] | null;
  /** What earlier games carry into this move, and what deserters bring the Walkers, largest first. */
  carried: number[];
  /** Before the letters. */
  total: number | null;
  /** 6: what the letters add or take. */
  letters: number;
  /** 3.36: what the feast leaves. */
  left: number | null;
  from: number;
  /** Where the walk ended. */
  walk: number | null;
  /** Where a jump or the dragon led. */
  jump: number | null;
  end: number;
}

export interface GameTable {
  game: number;
  order: number[];
  /** By house number. */
  houses: HouseLine[];
  /** 1.2–1.6: who came, left and returned on this game day. */
  teams: string[];
  /** 3.55: who came dressed as asked, and who did not. */
  dress: string[];
  /** Chapter 6. */
  letters: string[];
  /** What the final cells did, by house. */
  marks: string[];
  /** 3.36, 3.105: what the houses chose in the week after the game. */
  choices: string[];
  /** What each house carries into the next game when its table is entered, without what is judged then. */
  carried: Record<number, number[]>;
  /** Houses that hold a coin by then. */
  coins: number[];
  winner: { house: number; how: string } | null;
}

const COLUMNS = [5, 7, 6, 8, 9, 6, 8, 5, 5, 5, 5, 5];
const HEAD = [
  'house',
  'main',
  'cup',
  'dice',
  'carried',
  'total',
  'letters',
  'left',
  'from',
  'walk',
  'jump',
  'end',
];

export function write(table: GameTable): string {
  const signed = (numbers: number[]) => numbers.map((n) => (n > 0 ? `+${n}` : `${n}`)).join('');
  const or = (value: number | null) => (value === null ? '' : String(value));
  const lines = table.houses.map((line) => [
    String(line.house),
    line.main === null ? '' : String(line.main / 100),
    line.cup === null ? '' : String(line.cup / 100),
    line.dice ? line.dice.join('+') : 'none',
    signed(line.carried),
    or(line.total),
    line.letters === 0 ? '' : signed([line.letters]),
    or(line.left),
    String(line.from),
    or(line.walk),
    or(line.jump),
    String(line.end),
  ]);
  const carried = Object.entries(table.carried).filter(([, numbers]) => numbers.length > 0);
  return [
    `order    ${table.order.join(' ')}`,
    ...[HEAD, ...lines].map((cells) =>
      cells
        .map((cell, i) => cell.padEnd(COLUMNS[i]!))
        .join(' ')
        .trimEnd(),
    ),
    ...table.teams.map((said) => `team     ${said}`),
    ...table.dress.map((said) => `dress    ${said}`),
    ...table.letters.map((said) => `letters  ${said}`),
    ...(table.marks.length > 0 ? [`marks    ${table.marks.join(', ')}`] : []),
    ...table.choices.map((said) => `choice   ${said}`),
    ...(table.coins.length > 0 ? [`coins    ${table.coins.join(' ')}`] : []),
    ...carried.map(([house, numbers]) => `carries  ${house}: ${signed(numbers)}`),
    ...(table.winner ? [`winner   ${table.winner.house} by ${table.winner.how}`] : []),
  ].join('\n');
}
