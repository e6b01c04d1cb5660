/** A table of an earlier season as people paste it: a team on each line, its place before it or after it, or its line number. */

export interface PlacedTeams {
  teams: { team: string; place: number }[];
  /** Places given to more than one team. */
  twice: number[];
}

export function readPlaced(text: string): PlacedTeams {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const teams = lines.map((line, index) => {
    const before = /^(\d{1,4})[.)\t;\s]+(\S.*)$/.exec(line);
    if (before) return { team: before[2]!.trim(), place: Number(before[1]) };
    const after = /^(.*\S)[\t;]\s*(\d{1,4})$/.exec(line);
    if (after) return { team: after[1]!.trim(), place: Number(after[2]) };
    return { team: line, place: index + 1 };
  });
  const places = teams.map(({ place }) => place);
  return { teams, twice: [...new Set(places.filter((place, index) => places.indexOf(place) !== index))] };
}
