/** A cup as a task for the search: who can sit, what the organiser wants, which rounds stand. */
import { z } from 'zod';
import { idSchema } from '../../rulebooks/table/cup/result.js';
import {
  lockSchema,
  type PlacedTable,
  placedTableSchema,
  type SeatingTask,
} from '../../rulebooks/table/cup/seating/task.js';
import { type CupState, canPlay, nextRound } from '../../rulebooks/table/cup/state.js';
import { ApiProblem } from '../problems.js';

const round = z.int().min(1).max(99);

export const proposeBody = z.object({
  from: round.optional().describe('The first round to be seated; absent: the first that has not begun'),
  to: round.optional().describe('The last one; absent: the last of the plan'),
  seed: z.string().max(200).default('1').describe('The same seed and cup give the same seating'),
  teams: z
    .enum(['free', 'avoid', 'separate'])
    .optional()
    .describe('Players of one team; absent: as the cup says'),
  locked: z.array(lockSchema).max(400).default([]).describe('Seats that are settled before the search'),
});
export type ProposeBody = z.infer<typeof proposeBody>;

/** `swap`: two players of a round change places before it is measured; one of them may sit the round out. */
export const measureBody = z.object({
  tables: z.array(placedTableSchema).max(2500).optional().describe('Absent: the seating of the cup'),
  swap: z.object({ round, a: idSchema, b: idSchema }).optional(),
});

/** The task of seating a cup from a round on. @throws ApiProblem when there is no plan or no such round */
export function seatingTask(cup: CupState, body: ProposeBody): SeatingTask {
  const { plan, rounds } = cup;
  if (!plan) throw new ApiProblem('no-plan');
  const next = nextRound(cup);
  const { from = next, to = plan.rounds } = body;
  const most = Math.min(plan.rounds, rounds.length + 1);
  if (from < next || from > most || to < from || to > plan.rounds) {
    const field = from < next || from > most ? 'from' : 'to';
    const [least, last] = field === 'from' ? [next, most] : [from, plan.rounds];
    throw new ApiProblem('malformed-request', {
      field,
      params: { least, most: last },
      text:
        next > plan.rounds
          ? {
              ru: 'Все туры уже начаты: сажать некого.',
              en: 'All rounds have begun: nobody is left to seat.',
            }
          : {
              ru: `Можно назвать тур с ${least} по ${last}.`,
              en: `Rounds ${least} to ${last} can be named.`,
            },
    });
  }
  return {
    ...people(cup, to, body.teams),
    tables: Array.from({ length: to }, (_, r) => (r + 1 < from ? rounds[r]!.tables.length : plan.tables)),
    seats: plan.seats,
    fixed: placedTables(cup).filter((table) => table.round < from),
    locked: body.locked,
    seed: body.seed,
  };
}

/** The task that a given seating answers, all of it found anew: what its figures are measured against. */
export function measuredTask(cup: CupState, tables: readonly PlacedTable[]): SeatingTask {
  if (!cup.plan) throw new ApiProblem('no-plan');
  const begun = nextRound(cup) - 1;
  const last = Math.max(0, ...tables.map((table) => table.round));
  const counts = Array.from(
    { length: last },
    (_, r) => new Set(tables.filter((table) => table.round === r + 1).map(({ table }) => table)).size,
  );
  return {
    ...people(cup, last),
    tables: counts,
    seats: Math.max(cup.plan.seats, ...tables.map(({ seats }) => seats.length)),
    fixed: tables.filter((table) => table.round <= begun),
    locked: [],
    seed: '',
  };
}

export function placedTables({ rounds }: CupState): PlacedTable[] {
  return rounds.flatMap(({ tables }, r) =>
    tables.map(({ seats, judges }, t) => ({ round: r + 1, table: t + 1, seats, judges })),
  );
}

function people(
  cup: CupState,
  rounds: number,
  teams: SeatingTask['teams'] = cup.teamsApart ? 'separate' : 'free',
): Pick<SeatingTask, 'players' | 'judges' | 'judgesPerTable' | 'conflicts' | 'pairs' | 'teams'> {
  return {
    players: cup.players.map((player) => ({
      id: player.id,
      name: player.nick,
      team: player.team,
      away: Array.from({ length: rounds }, (_, r) => r + 1).filter((n) => !canPlay(player, n)),
    })),
    judges: cup.judges
      .filter(({ removed }) => removed === null)
      .map(({ id, name, person }) => ({
        id,
        name,
        plays: (person !== null && cup.players.find((player) => player.person === person)?.id) || null,
      })),
    judgesPerTable: cup.plan?.judges ?? 0,
    conflicts: cup.conflicts.map(({ judge, player }) => ({ judge, player })),
    pairs: cup.pairs.map(({ a, b, rule }) => ({ a, b, rule })),
    teams,
  };
}
