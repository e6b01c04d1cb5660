/** The order of moves: by the best place among a side's teams in the game just played. */

export interface SideBest {
  side: number;
  /** The team with the best place; null when none of the side's teams played. */
  team: string | null;
  /** Its place × 100. */
  place: number | null;
}

/** Sides with the same best place, each group needing an order from somebody. */
export function sharedBest(sides: readonly SideBest[]): SideBest[][] {
  const groups = new Map<number, SideBest[]>();
  for (const side of sides) {
    if (side.place === null) continue;
    groups.set(side.place, [...(groups.get(side.place) ?? []), side]);
  }
  return [...groups.values()].filter((group) => group.length > 1).sort((a, b) => a[0]!.place! - b[0]!.place!);
}

/**
 * Best place first; sides that did not play go last in the order of their numbers.
 * @param rankIn position of a side inside a group that shares its best place, as decided
 */
export function orderOfSides(sides: readonly SideBest[], rankIn: (side: SideBest) => number): SideBest[] {
  return [...sides].sort((a, b) => {
    if (a.place === null || b.place === null) {
      if (a.place === null && b.place === null) return a.side - b.side;
      return a.place === null ? 1 : -1;
    }
    return a.place - b.place || rankIn(a) - rankIn(b) || a.side - b.side;
  });
}
