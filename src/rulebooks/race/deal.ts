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
  let better = 0;
  return groupsByPlace(teams).flatMap((group) => {
    const shared = group[0]!.place;
    if (group.length === 1) {
      better += 1;
      return [{ team: group[0]!.team, place: Math.round(shared / 100) }];
    }
    const first = firstOf(shared, group.length, better);
    better += group.length;
    return orderOf(group).map((team, index) => ({ team, place: first + index }));
  });
}

/**
 * The first of the places a group spans. After `better` teams it spans the next ones, if the table means that: by their
 * average (three teams on 2 are places 1 to 3), or by the first of them repeated. Otherwise the number itself decides.
 */
function firstOf(shared: number, size: number, better: number): number {
  const next = (better + 1) * 100;
  const spread = (size - 1) * 50;
  if (shared === next || shared === next + spread) return better + 1;
  const averaged = (shared - spread) % 100 === 0 && shared % 100 !== 0;
  return averaged ? (shared - spread) / 100 : Math.max(1, Math.floor(shared / 100));
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
