/** Dealing teams to sides by their places in a table. */

export interface PlacedTeam {
  team: string;
  /** Place × 100; a shared place is the average of the places it spans. */
  place: number;
}

/** Teams that share a place, in the table's order; each group needs an order from somebody. */
export function sharedPlaces(teams: readonly PlacedTeam[]): PlacedTeam[][] {
  return groupsByPlace(teams).filter((group) => group.length > 1);
}

/**
 * Gives each team a whole place of its own. A group that shares a place takes the places the average spans (5.5 twice: 5
 * and 6), or, where the table repeats a number, the places from that number on.
 * @param orderOf the order inside a shared group, as decided
 */
export function wholePlaces(
  teams: readonly PlacedTeam[],
  orderOf: (group: PlacedTeam[]) => string[],
): { team: string; place: number }[] {
  return groupsByPlace(teams).flatMap((group) => {
    const shared = group[0]!.place;
    if (group.length === 1) return [{ team: group[0]!.team, place: Math.round(shared / 100) }];
    const spread = (group.length - 1) * 50;
    const averaged = (shared - spread) % 100 === 0 && shared % 100 !== 0;
    const first = averaged ? (shared - spread) / 100 : Math.floor(shared / 100);
    return orderOf(group).map((team, index) => ({ team, place: first + index }));
  });
}

/** Place 1 to the first side, 2 to the second … and round again for as many places as there are. */
export function sideOfPlace(place: number, sides: readonly number[]): number {
  return sides[(place - 1) % sides.length]!;
}

function groupsByPlace(teams: readonly PlacedTeam[]): PlacedTeam[][] {
  const groups = new Map<number, PlacedTeam[]>();
  for (const team of [...teams].sort((a, b) => a.place - b.place)) {
    const group = groups.get(team.place);
    if (group) group.push(team);
    else groups.set(team.place, [team]);
  }
  return [...groups.values()];
}
