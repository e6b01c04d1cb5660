/** Games counted: sums only, so that what several threads have played adds up to the same whatever their order. */
import { Luck } from './chance.js';
import type { Played } from './play.js';
import { strategyOf } from './strategy/index.js';
import type { Strategy } from './strategy/strategy.js';
import { playOne, type Subject } from './subject.js';

/** Plain data for a worker thread. */
export interface Task {
  subject: Subject;
  seed: string;
  strategy: string;
  /** Rulings of all games, beside those of the pack. */
  rulings: Readonly<Record<string, string>>;
  /** Rulings that are switched for the comparison; none: nothing is compared. */
  compare: Readonly<Record<string, string>>;
}

type Counts = Record<string, number>;

export interface Tally {
  games: number;
  /** By contender; games without one are missing. */
  wins: Counts;
  /** Games by length. */
  lengths: Counts;
  /** By clause: events that cite it, and games in which one did. */
  fired: Record<string, { times: number; games: number }>;
  /** By group and member: who held it, and whether his side won. */
  held: Record<string, Record<string, { games: number; won: number }>>;
  /** By cell. */
  cells: Record<string, { stood: number; held: number; crowded: number }>;
  /** The same people and evenings with other draws: how many were played, how many had another winner. */
  luck: { games: number; changed: number };
  /** The same games with the rulings switched. */
  other: {
    games: number;
    wins: Counts;
    changed: number;
    /** By contender: games that only he won with the ruling switched, and only without. */
    gained: Counts;
    lost: Counts;
    /** Of the difference in length. */
    longer: { sum: number; squares: number };
    fired: Record<string, { games: number }>;
  };
}

export function emptyTally(): Tally {
  return {
    games: 0,
    wins: {},
    lengths: {},
    fired: {},
    held: {},
    cells: {},
    luck: { games: 0, changed: 0 },
    other: {
      games: 0,
      wins: {},
      changed: 0,
      gained: {},
      lost: {},
      longer: { sum: 0, squares: 0 },
      fired: {},
    },
  };
}

/** Adds a tally to another one, in place. */
export function addTally(to: Tally, more: Tally): void {
  add(to as unknown as Sums, more as unknown as Sums);
}

interface Sums {
  [key: string]: number | Sums;
}

function add(to: Sums, more: Sums): void {
  for (const [key, value] of Object.entries(more)) {
    if (typeof value === 'number') to[key] = ((to[key] as number | undefined) ?? 0) + value;
    else {
      const inner = to[key] ?? {};
      to[key] = inner;
      add(inner as Sums, value);
    }
  }
}

/** Every so many games one is played again with other draws. */
const LUCK_EVERY = 2;

/**
 * Plays game number `nth` of a task with all that belongs to it. Every game has seeds of its own, so it is the same in
 * whichever thread and order it is played, and the same with a ruling switched.
 * @param strategy the one the task names, unless a plug-in is tried that is not registered
 */
export function playNth(task: Task, nth: number, strategy: Strategy = strategyOf(task.strategy)!): Tally {
  const { subject, seed, rulings, compare } = task;
  const play = (changed: Readonly<Record<string, string>>, draws: string): Played =>
    playOne(subject, {
      rulings: { ...rulings, ...changed },
      strategy,
      luck: new Luck(`${seed}:${nth}`),
      draws,
    });
  const draws = `lab ${seed} ${nth}`;
  const tally = emptyTally();
  const played = play({}, draws);
  count(tally, played);
  if (nth % LUCK_EVERY === 0) {
    tally.luck.games = 1;
    tally.luck.changed = Number(play({}, `${draws} again`).winner !== played.winner);
  }
  if (Object.keys(compare).length > 0) countOther(tally.other, played, play(compare, draws));
  return tally;
}

function count(tally: Tally, { winner, length, events, held, cells }: Played): void {
  tally.games = 1;
  if (winner !== null) tally.wins[winner] = 1;
  tally.lengths[length] = 1;
  for (const { clauses } of events) {
    for (const clause of clauses) {
      const fired = tally.fired[clause] ?? { times: 0, games: 1 };
      fired.times++;
      tally.fired[clause] = fired;
    }
  }
  for (const { group, member, won } of held) {
    const members = tally.held[group] ?? {};
    const of = members[member] ?? { games: 0, won: 0 };
    of.games++;
    of.won += Number(won);
    members[member] = of;
    tally.held[group] = members;
  }
  for (const [cell, counted] of cells) tally.cells[cell] = { ...counted };
}

function countOther(other: Tally['other'], first: Played, second: Played): void {
  other.games = 1;
  if (second.winner !== null) other.wins[second.winner] = 1;
  other.changed = Number(first.winner !== second.winner);
  if (first.winner !== second.winner) {
    if (second.winner !== null) other.gained[second.winner] = 1;
    if (first.winner !== null) other.lost[first.winner] = 1;
  }
  const longer = second.length - first.length;
  other.longer = { sum: longer, squares: longer * longer };
  for (const { clauses } of second.events) for (const clause of clauses) other.fired[clause] = { games: 1 };
}
