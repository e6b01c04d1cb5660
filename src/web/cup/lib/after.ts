/** How the organiser's standings would look after a command that is not given yet, read off the differences of its dry run. */
import type { Difference } from '../../../engine/diff.js';
import type { Row } from '../../../rulebooks/table/cup/view.js';

type Seen = Pick<Row, 'player' | 'place' | 'points'>;

export interface StandingsChange {
  player: string;
  before: Seen | null;
  after: Seen | null;
}

const PATH = /^desk\.standings\.(\d+)(?:\.(player|place|points))?$/;

/** Rows after, in their order; `rows` are those of the view the differences were made from. */
function rowsAfter(rows: readonly Row[], differences: readonly Difference[]): Seen[] {
  const after: (Partial<Seen> | undefined)[] = rows.map(({ player, place, points }) => ({
    player,
    place,
    points,
  }));
  for (const { path, after: value } of differences) {
    const [, index, field] = PATH.exec(path) ?? [];
    if (index === undefined) continue;
    const at = Number(index);
    if (field === undefined) {
      after[at] = value === undefined ? undefined : (value as Seen);
    } else after[at] = { ...after[at], [field]: value ?? null };
  }
  return after.filter((row): row is Seen => typeof row?.player === 'string');
}

/** Players whose place or points change, by their place afterwards. */
export function standingsChanges(
  rows: readonly Row[],
  differences: readonly Difference[],
): StandingsChange[] {
  const after = rowsAfter(rows, differences);
  const old = new Map(rows.map((row) => [row.player, row]));
  const fresh = new Map(after.map((row) => [row.player, row]));
  const players = [...after.map(({ player }) => player), ...rows.map(({ player }) => player)];
  return [...new Set(players)].flatMap((player) => {
    const before = old.get(player) ?? null;
    const now = fresh.get(player) ?? null;
    if (before && now && before.place === now.place && before.points === now.points) return [];
    return [{ player, before, after: now }];
  });
}
