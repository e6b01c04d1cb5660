/** 4.8: those with equal points, in the order the measures of the formula give, and by which of them. */
import type { TieBreak } from './formula.js';
import type { Lot } from './state.js';
import type { Measures } from './view.js';

export interface Rival {
  player: string;
  measures: Measures;
}

/** What the measures need besides the rival's own numbers. */
export interface TieFacts {
  /** Points of each who sat there, game by game. */
  games: ReadonlyMap<string, number>[];
  /** Lots that may part equals, the first drawn first. */
  lots: readonly Pick<Lot, 'order'>[];
}

export interface Place {
  player: string;
  /** Why below the one before; null for the first. */
  tie: { with: string; by: TieBreak | null; mine: number | null; theirs: number | null } | null;
}

/** From the highest to the lowest. `by: null` shares the place with the one before. */
export function order(group: readonly Rival[], ties: readonly TieBreak[], facts: TieFacts): Place[] {
  const [tie, ...later] = ties;
  if (group.length === 1 || tie === undefined) {
    return group.map(({ player }, index) => ({
      player,
      tie: index === 0 ? null : { with: group[index - 1]!.player, by: null, mine: null, theirs: null },
    }));
  }
  const values = new Map(group.map((rival) => [rival.player, measureOf(rival, tie, group, facts)]));
  const places: Place[] = [];
  for (const value of [...new Set(values.values())].sort((a, b) => b - a)) {
    const equal = group.filter(({ player }) => values.get(player) === value);
    const [first, ...rest] = order(equal, later, facts);
    const above = places.at(-1)?.player;
    const parted = above === undefined ? null : shown(tie, value, values.get(above)!);
    places.push({ player: first!.player, tie: parted && { with: above!, by: tie, ...parted } }, ...rest);
  }
  return places;
}

/** The numbers as people read them: fouls are counted upwards, a lot gives a turn. */
function shown(tie: TieBreak, mine: number, theirs: number): { mine: number; theirs: number } {
  const upwards = tie === 'fouls' || tie === 'lot';
  return upwards ? { mine: 0 - mine, theirs: 0 - theirs } : { mine, theirs };
}

/** More is higher. */
function measureOf(rival: Rival, tie: TieBreak, group: readonly Rival[], facts: TieFacts): number {
  switch (tie) {
    case 'headToHead':
      return headToHead(rival.player, group, facts.games);
    case 'fouls':
      return 0 - rival.measures.fouls;
    case 'lot': {
      const lot = facts.lots.findLast(({ order: drawn }) =>
        group.every(({ player }) => drawn.includes(player)),
      );
      return lot ? 0 - (lot.order.indexOf(rival.player) + 1) : 0;
    }
    default:
      return rival.measures[tie];
  }
}

/** Own points less theirs, over the games shared with each of the group. */
function headToHead(player: string, group: readonly Rival[], games: TieFacts['games']): number {
  let sum = 0;
  for (const points of games) {
    const own = points.get(player);
    if (own === undefined) continue;
    for (const other of group) {
      const theirs = other.player === player ? undefined : points.get(other.player);
      if (theirs !== undefined) sum += own - theirs;
    }
  }
  return sum;
}
