/**
 * A cup of 30 players, 10 rounds and 3 tables with simulated judges: each game is led through the rules of the table, each
 * result comes from its game and is verified by another judge. The standings are reckoned once more, straight from the
 * protocols and with nothing of the product, and both are compared with a table written down here.
 */
import { expect, test } from 'vitest';
import { resultOf } from '../../../src/rulebooks/table/cup/from-table.js';
import { mafiaCupClassic } from '../../../src/rulebooks/table/cup/pack.js';
import { type CupView, type Row, viewSchema } from '../../../src/rulebooks/table/cup/view.js';
import { sportClassic } from '../../../src/rulebooks/table/pack.js';
import type { GameView } from '../../../src/rulebooks/table/view.js';
import { Chance } from '../table/random-table.js';
import { by, Cup, SYSTEM } from './cup.js';
import { playTable } from './table-judge.js';

const ROUNDS = 10;
const TABLES = 3;

interface Protocol {
  players: string[];
  view: GameView;
}

const pack = {
  ...mafiaCupClassic,
  formula: { ...mafiaCupClassic.formula, foul: { each: -5, free: 2 } },
};

function playCup(): { cup: Cup; protocols: Protocol[] } {
  const chance = new Chance(2017);
  const cup = new Cup({ pack, rulings: { verification: 'second' } });
  cup.people(30, TABLES).plan(ROUNDS, TABLES, 10);
  cup.do('drawSeating');
  const protocols: Protocol[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    cup.do('startRound', { round });
    for (let table = 1; table <= TABLES; table++) {
      const { seats, judges } = cup.state.rounds[round - 1]!.tables[table - 1]!;
      const players = seats.map((seat) => seat!);
      const { game, view } = playTable(chance, sportClassic, { cup: 'cup', round, table, players });
      const entered = { round, table, game: game.head.id };
      cup.do('linkTable', entered, SYSTEM);
      cup.do('enterResult', { ...entered, result: resultOf(view), revision: game.seq }, SYSTEM);
      const other = ['j1', 'j2', 'j3'].find((judge) => !judges.includes(judge))!;
      cup.do('verifyResult', { round, table }, by(other));
      protocols.push({ players, view });
    }
    cup.do('closeRound', { round });
  }
  cup.do('finishCup');
  return { cup, protocols };
}

interface Reckoned {
  player: string;
  points: number;
  games: number;
  wins: number;
  first: number;
  hits: number;
  keyWins: number;
}

/** One player’s seat in a protocol, in the words of a tournament table. */
function seatOf({ players, view }: Protocol, player: string) {
  const at = players.indexOf(player);
  if (at === -1) return null;
  const { role, left, fouls } = view.seats[at]!;
  const black = role === 'don' || role === 'mafia';
  const { winner } = view.winner!;
  const killed = view.secrets!.nights[0]?.killed === at + 1;
  const move = view.bestMove?.seat === at + 1 ? view.bestMove.named : [];
  return {
    black,
    key: role === 'don' || role === 'sheriff',
    won: winner === (black ? 'black' : 'red'),
    lost: winner !== 'draw' && winner !== (black ? 'black' : 'red'),
    first: killed,
    hits: move.filter((n) => ['don', 'mafia'].includes(view.seats[n - 1]!.role!)).length,
    extra: view.secrets!.points[at]!.points,
    fouls,
    removed: left?.cause === 'fouls',
  };
}

/** The announcement of the cup, by hand: 1 a win, 0.2 and 0.4 best move, extras to 0.7, −0.05 a foul after two, −0.5 removed. */
function plainPoints(seat: NonNullable<ReturnType<typeof seatOf>>): number {
  const move = seat.hits === 3 ? 40 : seat.hits === 2 ? 20 : 0;
  const extra = seat.extra > 70 ? 70 : seat.extra;
  const fouls = seat.fouls > 2 ? 5 * (seat.fouls - 2) : 0;
  return (seat.won ? 100 : 0) + move + extra - fouls - (seat.removed ? 50 : 0);
}

/** First deaths: 0.4 × i / b, b = 40 % of ten games = 4, for red who lost. */
function compensation(times: number): number {
  return { 0: 0, 1: 10, 2: 20, 3: 30 }[times] ?? 40;
}

function reckon(protocols: readonly Protocol[], player: string): Reckoned & { byGame: (number | null)[] } {
  const seats = protocols.map((protocol) => seatOf(protocol, player));
  const played = seats.filter((seat) => seat !== null);
  const first = played.filter((seat) => seat.first).length;
  const byGame = seats.map((seat) =>
    seat === null
      ? null
      : plainPoints(seat) + (seat.first && !seat.black && seat.lost ? compensation(first) : 0),
  );
  return {
    player,
    points: byGame.reduce<number>((sum, points) => sum + (points ?? 0), 0),
    games: played.length,
    wins: played.filter((seat) => seat.won).length,
    first,
    hits: played.reduce((sum, seat) => sum + seat.hits, 0),
    keyWins: played.filter((seat) => seat.won && seat.key).length,
    byGame,
  };
}

/** Points, then wins, meetings, first deaths, black named, wins as don or sheriff. */
function ranked(rows: readonly ReturnType<typeof reckon>[]): string[] {
  const meet = (a: (typeof rows)[number], group: readonly (typeof rows)[number][]): number =>
    group.reduce(
      (sum, b) =>
        a === b
          ? sum
          : a.byGame.reduce<number>((all, own, game) => {
              const theirs = b.byGame[game];
              return own === null || theirs === null || theirs === undefined ? all : all + own - theirs;
            }, sum),
      0,
    );
  const keys: ((row: (typeof rows)[number], group: readonly (typeof rows)[number][]) => number)[] = [
    (row) => row.points,
    (row) => row.wins,
    meet,
    (row) => row.first,
    (row) => row.hits,
    (row) => row.keyWins,
  ];
  const part = (group: readonly (typeof rows)[number][], at: number): (typeof rows)[number][] => {
    const key = keys[at];
    if (group.length < 2 || !key) return [...group];
    const values = group.map((row) => key(row, group));
    return [...new Set(values)]
      .sort((a, b) => b - a)
      .flatMap((value) =>
        part(
          group.filter((_, index) => values[index] === value),
          at + 1,
        ),
      );
  };
  return part(rows, 0).map(({ player }) => player);
}

function lineOf({ place, player, points, measures }: Row): string {
  const { games, wins, firstVictim, bestMove } = measures;
  return [place, player, points, games, wins, firstVictim, bestMove].join(' ');
}

/** Place, player, hundredths, games, wins, times killed first, black in best moves. */
const TABLE = `
1 p22 680 10 6 0 0
2 p25 670 10 6 0 0
3 p10 560 10 5 3 3
4 p3 560 10 4 3 3
5 p9 550 10 4 1 2
6 p8 540 10 5 2 2
7 p17 530 10 4 2 2
8 p29 500 10 5 0 0
9 p4 500 10 4 1 2
10 p19 480 10 5 1 0
11 p12 480 10 4 0 0
12 p1 450 10 4 1 0
13 p6 430 10 4 1 1
14 p20 420 10 4 0 0
15 p18 400 10 4 0 0
16 p15 400 10 4 0 0
17 p14 375 10 3 2 3
18 p27 360 10 2 1 2
19 p26 350 10 4 0 0
20 p11 340 10 3 0 0
21 p5 340 10 3 1 3
22 p23 315 10 3 1 3
23 p24 300 10 3 0 0
23 p30 300 10 3 0 0
25 p13 270 10 2 0 0
26 p2 270 10 0 3 6
27 p21 230 10 2 1 2
28 p16 200 10 2 0 0
28 p28 200 10 2 0 0
30 p7 140 10 2 0 0
`;

test('thirty players, ten rounds, three tables: the standings are those reckoned by hand', () => {
  const { cup, protocols } = playCup();
  const view: CupView = viewSchema.parse(cup.public);
  const { rows } = view.standings;
  expect(protocols).toHaveLength(ROUNDS * TABLES);
  expect(view.finished).toBe(true);

  const reckoned = new Map(rows.map(({ player }) => [player, reckon(protocols, player)]));
  for (const row of rows) {
    const { byGame: _, ...mine } = reckoned.get(row.player)!;
    const { firstVictim: first, bestMove: hits, games, wins, keyWins } = row.measures;
    expect({ player: row.player, points: row.points, games, wins, first, hits, keyWins }).toEqual(mine);
    expect(row.lines.reduce((sum, { points }) => sum + points, 0)).toBe(mine.points);
  }
  expect(rows.map(({ player }) => player)).toEqual(
    ranked(cup.state.players.map(({ id }) => reckoned.get(id)!)),
  );
  expect(rows.map(lineOf).join('\n')).toBe(TABLE.trim());

  // Everything happens in a cup this long: the table would not prove much otherwise.
  const kinds = new Set(rows.flatMap(({ lines }) => lines.map(({ kind }) => kind)));
  expect([...kinds].sort()).toEqual(['bestMove', 'extra', 'firstVictim', 'fouls', 'outcome', 'removal']);
  expect(view.statistics.games).toBe(30);
  expect(view.statistics.red + view.statistics.black + view.statistics.draws).toBe(30);
  expect(view.statistics.judges.map(({ led }) => led)).toEqual([10, 10, 10]);
  expect(view.statistics.length!.games).toBe(30);
});
