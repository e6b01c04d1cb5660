/** What a tally says, with intervals and names: for the screen, the command line and the report. Plain data. */
import type { Text } from '../engine/contract.js';
import type { SeasonState } from '../rulebooks/race/state.js';
import { meanOf, pairedShare, type Share, wilson } from './statistics.js';
import { strategyOf } from './strategy/index.js';
import { executedClauses, rulebookOf, type Subject, titleOf } from './subject.js';
import type { Tally, Task } from './tally.js';
import { GROUPS, memberName, memberPlace, UNITS, WINNERS } from './words.js';

export interface Row extends Share {
  key: string;
  name: Text;
  /** Of a side of a board. */
  letter?: string;
  colour?: string;
  games: number;
  hits: number;
}

export interface Group {
  id: string;
  title: Text;
  rows: Row[];
}

export interface ClauseRow {
  id: string;
  text: Text;
  /** Events that cite it. */
  times: number;
  /** Games in which one did. */
  games: number;
  share: number;
}

export interface CellRow {
  cell: number;
  /** Per game. */
  stood: number;
  held: number;
  crowded: number;
}

export interface Comparison {
  /** What was switched, in words. */
  rulings: { id: string; title: Text; from: Text; to: Text }[];
  games: number;
  /** Games with another winner. */
  changed: Share;
  /** By contender: shares without and with, and their difference. */
  rows: { key: string; name: Text; letter?: string; before: number; after: number; difference: Share }[];
  /** Difference of the mean length. */
  longer: Share;
  /** Clauses that fire in only one of the two. */
  appear: string[];
  vanish: string[];
}

export interface Summary {
  title: Text;
  rulebook: string;
  kind: Subject['kind'];
  seed: string;
  strategy: Text;
  /** Games that were asked for. */
  asked: number;
  games: number;
  contenders: Row[];
  /** Games without a winner within the lab's patience. */
  undecided: number;
  length: { unit: Text; least: number; mean: Share; most: number; rows: { length: number; games: number }[] };
  groups: Group[];
  /** Games with another winner when only the draws are made anew. `apart`: when everything is another game. */
  luck: { games: number; changed: Share; apart: number };
  clauses: ClauseRow[];
  /** Executed clauses that never fired, with the highest share of games that is still likely. */
  silent: { ids: { id: string; text: Text }[]; below: number };
  cells: CellRow[];
  comparison: Comparison | null;
}

type Names = Map<string, { name: Text; letter?: string; colour?: string }>;

export function summarise(task: Task, asked: number, tally: Tally): Summary {
  const { subject } = task;
  const names = contenders(subject);
  const { clauses } = rulebookOf(subject);
  const decided = sumOf(tally.wins);
  return {
    title: titleOf(subject),
    rulebook: subject.rulebook,
    kind: subject.kind,
    seed: task.seed,
    strategy: strategyOf(task.strategy)?.title ?? { ru: task.strategy, en: task.strategy },
    asked,
    games: tally.games,
    contenders: [...names].map(([key, known]) => rowOf(key, known, tally.games, tally.wins[key] ?? 0)),
    undecided: tally.games - decided,
    length: lengthOf(subject, tally),
    groups: groupsOf(subject, tally),
    luck: {
      games: tally.luck.games,
      changed: wilson(tally.luck.changed, tally.luck.games),
      apart: apart(tally),
    },
    clauses: Object.entries(tally.fired)
      .filter(([id]) => Object.hasOwn(clauses, id))
      .map(([id, { times, games }]) => ({
        id,
        text: clauses[id]!.summary,
        times,
        games,
        share: games / Math.max(1, tally.games),
      }))
      .sort((a, b) => byClause(a.id, b.id)),
    silent: {
      ids: executedClauses(subject)
        .filter((id) => !Object.hasOwn(tally.fired, id))
        .sort(byClause)
        .map((id) => ({ id, text: clauses[id]!.summary })),
      below: wilson(0, tally.games).high,
    },
    cells: Object.entries(tally.cells)
      .map(([cell, { stood, held, crowded }]) => ({
        cell: Number(cell),
        stood: stood / tally.games,
        held: held / tally.games,
        crowded: crowded / tally.games,
      }))
      .sort((a, b) => a.cell - b.cell),
    comparison: comparisonOf(task, names, tally),
  };
}

/** The cells where most stand still or crowd, worst first. */
export function bottlenecks({ cells }: Pick<Summary, 'cells'>, most = 10): CellRow[] {
  const weight = ({ held, crowded }: CellRow) => held + crowded;
  return cells
    .filter((cell) => weight(cell) > 0)
    .sort((a, b) => weight(b) - weight(a) || a.cell - b.cell)
    .slice(0, most);
}

function contenders(subject: Subject): Names {
  if (subject.kind === 'season') {
    const { sides } = subject.pack as SeasonState['pack'];
    return new Map(sides.map(({ id, name, letter, colour }) => [String(id), { name, letter, colour }]));
  }
  return new Map(Object.entries(WINNERS[subject.kind]).map(([key, name]) => [key, { name }]));
}

function rowOf(
  key: string,
  known: { name: Text; letter?: string; colour?: string },
  games: number,
  hits: number,
): Row {
  return { key, ...known, games, hits, ...wilson(hits, games) };
}

function lengthOf({ kind }: Subject, { games, lengths }: Tally): Summary['length'] {
  const rows = Object.entries(lengths)
    .map(([length, count]) => ({ length: Number(length), games: count }))
    .sort((a, b) => a.length - b.length);
  const sum = rows.reduce((total, row) => total + row.length * row.games, 0);
  const squares = rows.reduce((total, row) => total + row.length ** 2 * row.games, 0);
  return {
    unit: UNITS[kind],
    least: rows[0]?.length ?? 0,
    mean: meanOf(games, sum, squares),
    most: rows.at(-1)?.length ?? 0,
    rows,
  };
}

function groupsOf(subject: Subject, { held }: Tally): Group[] {
  return Object.entries(held).map(([id, members]) => ({
    id,
    title: GROUPS[subject.kind][id] ?? { ru: id, en: id },
    rows: Object.entries(members)
      .map(([key, { games, won }]) => rowOf(key, { name: memberName(subject, key) }, games, won))
      .sort((a, b) => memberPlace(subject, a.key) - memberPlace(subject, b.key)),
  }));
}

/** How often two games that share nothing have different winners, from the shares of the winners. */
function apart({ wins, games }: Tally): number {
  if (games === 0) return 0;
  const shares = [...Object.values(wins), games - sumOf(wins)].map((count) => count / games);
  return 1 - shares.reduce((sum, share) => sum + share * share, 0);
}

function comparisonOf(task: Task, names: Names, tally: Tally): Comparison | null {
  const { other } = tally;
  const { rulings } = rulebookOf(task.subject);
  const switched = Object.entries(task.compare);
  if (switched.length === 0) return null;
  const { games } = other;
  const inForce = (id: string): string => {
    const preset = (task.subject.pack as { rulings?: Record<string, string> }).rulings;
    return task.rulings[id] ?? preset?.[id] ?? rulings[id]!.default;
  };
  const before = Object.keys(tally.fired);
  const after = Object.keys(other.fired);
  return {
    rulings: switched.map(([id, value]) => ({
      id,
      title: rulings[id]!.title,
      from: rulings[id]!.values[inForce(id)]!,
      to: rulings[id]!.values[value]!,
    })),
    games,
    changed: wilson(other.changed, games),
    rows: [...names].map(([key, { name, letter }]) => ({
      key,
      name,
      ...(letter === undefined ? {} : { letter }),
      before: (tally.wins[key] ?? 0) / Math.max(1, games),
      after: (other.wins[key] ?? 0) / Math.max(1, games),
      difference: pairedShare(other.gained[key] ?? 0, other.lost[key] ?? 0, games),
    })),
    longer: meanOf(games, other.longer.sum, other.longer.squares),
    appear: after.filter((id) => !before.includes(id)).sort(byClause),
    vanish: before.filter((id) => !after.includes(id)).sort(byClause),
  };
}

function sumOf(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

const collator = new Intl.Collator('en', { numeric: true });

function byClause(a: string, b: string): number {
  return collator.compare(a, b);
}
