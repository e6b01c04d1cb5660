/** Tasks for the tests of the seating search. */
import type { SeatingTask } from '../../../../src/rulebooks/table/cup/seating/task.js';

export interface Size {
  players: number;
  rounds: number;
  tables: number;
  seats: number;
}

/** p1, p2, … with j1, j2, … one judge a table. */
export function taskOf(
  { players, rounds, tables, seats }: Size,
  fields: Partial<SeatingTask> = {},
): SeatingTask {
  return {
    players: Array.from({ length: players }, (_, n) => ({
      id: `p${n + 1}`,
      name: `Игрок ${n + 1}`,
      team: null,
      away: [],
    })),
    tables: Array.from({ length: rounds }, () => tables),
    seats,
    judges: Array.from({ length: tables }, (_, n) => ({
      id: `j${n + 1}`,
      name: `Судья ${n + 1}`,
      plays: null,
    })),
    judgesPerTable: 1,
    conflicts: [],
    pairs: [],
    teams: 'free',
    fixed: [],
    locked: [],
    seed: '1',
    ...fields,
  };
}
