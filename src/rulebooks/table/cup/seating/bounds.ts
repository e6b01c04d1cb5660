/**
 * What no seating can better: proved lower bounds, to hold the figures of a seating against. Everything is counted, so the
 * bounds hold for whatever search was used.
 */
import { type Layout, NOBODY, type Problem } from './problem.js';

/** Pairs of k people. */
export function pairsOf(k: number): number {
  return (k * (k - 1)) / 2;
}

/**
 * The least sum of squares of whole numbers with a given sum, each within its limits: whatever is added goes to the
 * smallest. @param limits least and most of each number
 */
export function levelSquares(limits: readonly { least: number; most: number }[], sum: number): number {
  let left = sum;
  let squares = 0;
  let atLevel: number[] = [];
  const byLeast = new Map<number, number[]>();
  for (const { least, most } of limits) {
    left -= least;
    squares += least * least;
    const group = byLeast.get(least) ?? [];
    group.push(most);
    byLeast.set(least, group);
  }
  for (let level = 0; left > 0; level++) {
    atLevel = [...atLevel, ...(byLeast.get(level) ?? [])].filter((most) => most > level);
    if (atLevel.length === 0 && [...byLeast.keys()].every((least) => least <= level)) break;
    const rising = Math.min(left, atLevel.length);
    squares += rising * (2 * level + 1);
    left -= rising;
  }
  return squares;
}

/**
 * The least sum of squares of all meetings. Pairs that meet in two rounds are counted by tables: those who shared a table
 * in one round can be spread over the tables of another only so evenly. With few tables this says more than the mean.
 * Holds for everybody’s numbers of games as they are in `layout`.
 */
export function leastMeetingSquares(problem: Problem, layout: Layout): number {
  const sizes = layout.map((tables) =>
    tables.map((people) => people.filter((who) => isPlayer(problem, who)).length),
  );
  let squares = sizes.flat().reduce((sum, size) => sum + pairsOf(size), 0);
  const games = new Array<number>(problem.players).fill(0);
  for (const who of layout.flat(2)) if (isPlayer(problem, who)) games[who]!++;
  /** Players who sit in both of two rounds, over all pairs of rounds. */
  let common = games.reduce((sum, count) => sum + pairsOf(count), 0);
  const loose: { cells: number; at: number; most: number }[] = [];
  const seated = sizes.map((tables) => tables.reduce((sum, size) => sum + size, 0));
  const there = layout.map((_, r) => here(problem, r));
  for (let i = 0; i < layout.length; i++) {
    for (let j = i + 1; j < layout.length; j++) {
      if (problem.fixed[i] && problem.fixed[j]) {
        const { shared, pairs } = crossed(problem, layout[i]!, layout[j]!);
        common -= shared;
        squares += 2 * pairs;
        continue;
      }
      const both = inBoth(there[i]!, there[j]!);
      const either = there[i]!.size + there[j]!.size - both;
      const cells = sizes[i]!.length * sizes[j]!.length;
      const at = Math.max(0, seated[i]! + seated[j]! - either);
      common -= at;
      squares += 2 * cellPairs(at, cells);
      loose.push({ cells, at, most: Math.min(seated[i]!, seated[j]!, both) });
    }
  }
  // The next player common to two rounds goes where he adds the fewest pairs.
  for (let level = 0; common > 0 && loose.some(({ at, most }) => at < most); level++) {
    for (const each of loose) {
      const room = Math.min(each.most, each.cells * (level + 1)) - each.at;
      const taken = Math.min(Math.max(0, room), Math.max(0, common));
      each.at += taken;
      common -= taken;
      squares += 2 * taken * level;
    }
  }
  return squares;
}

function here(problem: Problem, r: number): Set<number> {
  return new Set(problem.present[r]!.filter((who) => who < problem.players));
}

function inBoth(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let count = 0;
  for (const who of one) if (other.has(who)) count++;
  return count;
}

function isPlayer({ players }: Problem, who: number): boolean {
  return who !== NOBODY && who < players;
}

/** The fewest pairs that stay together when people are spread evenly over cells. */
function cellPairs(people: number, cells: number): number {
  const level = Math.floor(people / cells);
  const more = people % cells;
  return (cells - more) * pairsOf(level) + more * pairsOf(level + 1);
}

/** Players common to two rounds, and pairs who share a table in both. */
function crossed(
  problem: Problem,
  one: readonly number[][],
  other: readonly number[][],
): { shared: number; pairs: number } {
  let shared = 0;
  let pairs = 0;
  for (const a of one) {
    for (const b of other) {
      const both = a.filter((who) => isPlayer(problem, who) && b.includes(who)).length;
      shared += both;
      pairs += pairsOf(both);
    }
  }
  return { shared, pairs };
}

/**
 * The narrowest range of counts (most − least) that a given sum and sum of squares of so many whole numbers allow.
 * A range is too narrow when even its extremes cannot bring the squares.
 */
export function narrowestRange(numbers: number, sum: number, squares: number): number {
  if (numbers === 0) return 0;
  for (let width = 0; ; width++) {
    const top = Math.floor(sum / numbers) + width + 1;
    for (let least = 0; least <= top; least++) {
      const over = sum - least * numbers;
      if (over < 0 || over > width * numbers) continue;
      if (mostSquares(numbers, over, least, width) >= squares) return width;
    }
    if (width > sum) return width;
  }
}

/** All but one of the numbers at the ends of the range. */
function mostSquares(numbers: number, over: number, least: number, width: number): number {
  const high = width === 0 ? 0 : Math.floor(over / width);
  const rest = over - high * width;
  const between = rest > 0 ? 1 : 0;
  return (
    high * (least + width) ** 2 + between * (least + rest) ** 2 + (numbers - high - between) * least * least
  );
}

/** The fewest pairs of k people who meet when they are spread over tables and those left over sit out. */
export function fewestWithin(people: number, tables: number, outs: number): number {
  return tables === 0 ? 0 : cellPairs(Math.max(0, people - outs), tables);
}
