/** The table of a game: what both the calculator and the engine are turned into, and how it is written down. */

/** Points in hundredths. */
export interface ClanLine {
  clan: number;
  /** null: the season ended before anything was counted for this clan. */
  main: number | null;
  /** Chapter 10: the largest result, taken out of `main` for the dice. */
  out: number | null;
  /** null: no move, nothing counted. */
  cup: number | null;
  /** 5.2: main part, cup part, contest; null: no move (2.4.1, 2.7). */
  dice: number[] | null;
  /** What earlier games carry into this move, largest first. */
  carried: number[];
  total: number | null;
  /** 6.4: cells added to the move by clans that moved earlier. */
  plus: number;
  /** 6.4: visitors of a clan that skips; they bring it nothing. */
  lost: number;
  from: number;
  /** Where the walk ended. */
  walk: number | null;
  /** Where the jump led. */
  jump: number | null;
  /** 6.4: cells stepped after the move. */
  steps: number;
  /** After the fights. */
  end: number;
  rank: number | null;
  /** Cells to paint. */
  cells: number;
}

export interface Fight {
  cell: number;
  /** From the winner down; `taken` per question, empty when the organiser gave the order. */
  sides: { clan: number; taken: number[]; to: number }[];
}

export interface GameTable {
  game: number;
  order: number[];
  /** By clan number. */
  clans: ClanLine[];
  fights: Fight[];
  /** Marks that took hold of clans when all moves and fights were over: `3 story`. */
  marks: string[];
  zeroed: { count: number; from: number; hit: { cell: number; owner: number }[] } | null;
  painted: { clan: number; cells: number[] }[];
  anarchy: number[];
  /** Cells of each clan when the painting of this game was over. */
  owners: Record<number, number[]>;
  /** Auctions before the next game. */
  lots: { team: string; winner: number | null; paid: number[] }[];
  /** Emigrants lost to their clan on this game day. */
  lost: string[];
  /** Emigrants and their clans when the auctions before the next game were over. */
  control: Record<string, number>;
  /** What each clan carries into the next game, largest first, without what is decided on that very evening. */
  carried: Record<number, number[]>;
  winner: { clan: number; how: string } | null;
}

const COLUMNS = [5, 8, 7, 6, 9, 13, 6, 4, 5, 5, 5, 5, 5, 5, 5];
const HEAD = [
  'clan',
  'main',
  'out',
  'cup',
  'dice',
  'carried',
  'total',
  '+1',
  'from',
  'walk',
  'jump',
  'step',
  'end',
  'rank',
  'cells',
];

export function write(table: GameTable): string {
  const signed = (numbers: number[]) => numbers.map((n) => (n > 0 ? `+${n}` : `${n}`)).join('');
  const or = (value: number | null) => (value === null ? '' : String(value));
  const list = (cells: number[]) => cells.join(' ');
  const lines = table.clans.map((line) => [
    String(line.clan),
    line.main === null ? '' : String(line.main / 100),
    line.out === null ? '' : String(line.out / 100),
    line.cup === null ? '' : String(line.cup / 100),
    line.dice ? line.dice.join('+') : 'none',
    signed(line.carried),
    or(line.total),
    line.plus > 0 ? `+${line.plus}` : line.lost > 0 ? 'lost' : '',
    String(line.from),
    or(line.walk),
    or(line.jump),
    line.steps > 0 ? `+${line.steps}` : '',
    String(line.end),
    or(line.rank),
    String(line.cells),
  ]);
  const owned = Object.entries(table.owners).filter(([, cells]) => cells.length > 0);
  const carried = Object.entries(table.carried).filter(([, numbers]) => numbers.length > 0);
  return [
    `order    ${list(table.order)}`,
    ...[HEAD, ...lines].map((cells) =>
      cells
        .map((cell, i) => cell.padEnd(COLUMNS[i]!))
        .join(' ')
        .trimEnd(),
    ),
    ...table.fights.map(
      ({ cell, sides }) =>
        `fight    ${cell}: ${sides
          .map(
            ({ clan, taken, to }) =>
              `${clan}${taken.length > 0 ? ` (${list(taken)})` : ''} ${to === cell ? 'stays' : `to ${to}`}`,
          )
          .join(', ')}`,
    ),
    ...(table.marks.length > 0 ? [`marks    ${table.marks.join(', ')}`] : []),
    ...(table.lost.length > 0 ? [`lost     ${table.lost.join(', ')}`] : []),
    ...(table.zeroed
      ? [
          `zeroed   ${table.zeroed.count} drawn from ${table.zeroed.from}: ${table.zeroed.hit
            .map(({ cell, owner }) => `${cell} of ${owner}`)
            .join(', ')}`,
        ]
      : []),
    ...table.painted.map(({ clan, cells }) => `painted  ${clan}: ${list(cells)}`),
    ...(table.anarchy.length > 0 ? [`anarchy  ${list(table.anarchy)}`] : []),
    ...owned.map(([clan, cells]) => `owns     ${clan}: ${list(cells)}`),
    ...table.lots.map(({ team, winner, paid }) =>
      winner === null
        ? `lot      ${team}: nobody`
        : `lot      ${team}: ${winner} pays ${paid.length} (${list(paid)})`,
    ),
    ...Object.entries(table.control)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([team, clan]) => `control  ${team}: ${clan}`),
    ...carried.map(([clan, numbers]) => `carries  ${clan}: ${signed(numbers)}`),
    ...(table.winner ? [`winner   ${table.winner.clan} by ${table.winner.how}`] : []),
  ].join('\n');
}
