/** What a seating is asked for, and what comes of it. Rounds, tables and seats are numbers from 1. */
import { z } from 'zod';
import type { Text } from '../../../../engine/contract.js';
import { pairRuleSchema } from '../commands.js';
import { idSchema } from '../result.js';

const round = z.int().min(1).max(99);
const table = z.int().min(1).max(50);

/** A table of a round. */
export const placedTableSchema = z.strictObject({
  round,
  table,
  /** Who sits at seat 1, 2, …; null is an empty seat. */
  seats: z.array(idSchema.nullable()).min(1).max(20),
  judges: z.array(idSchema).max(3),
});
export type PlacedTable = z.infer<typeof placedTableSchema>;

export const lockSchema = z.strictObject({ round, table, seat: z.int().min(1).max(20), player: idSchema });

export const seatingTaskSchema = z.strictObject({
  /** `name` for the words of an obstacle; `away`: rounds he cannot play. */
  players: z
    .array(
      z.strictObject({ id: idSchema, name: z.string(), team: z.string().nullable(), away: z.array(round) }),
    )
    .max(300),
  /** How many tables play in round 1, 2, … */
  tables: z.array(table).min(1).max(99),
  seats: z.int().min(2).max(20),
  /** `plays`: the player he is himself; he leads no table of a round in which he sits. */
  judges: z.array(z.strictObject({ id: idSchema, name: z.string(), plays: idSchema.nullable() })).max(100),
  judgesPerTable: z.int().min(0).max(3),
  /** Judges who may not lead a table where that player sits. */
  conflicts: z.array(z.strictObject({ judge: idSchema, player: idSchema })),
  /** Never at one table, as rarely as can be, as often as can be. */
  pairs: z.array(z.strictObject({ rule: pairRuleSchema, a: idSchema, b: idSchema })),
  /** Players of one team: like anybody, as rarely as can be, never. */
  teams: z.enum(['free', 'avoid', 'separate']),
  /** Whole rounds that stand: played already, or arranged by hand. */
  fixed: z.array(placedTableSchema),
  locked: z.array(lockSchema).max(400),
  /** The same seed and task give the same seating. */
  seed: z.string().max(200),
  /** Steps of the search for meetings; absent: by the size of the cup. */
  steps: z.int().min(0).max(200_000_000).optional(),
});
export type SeatingTask = z.infer<typeof seatingTaskSchema>;

/** A wish that cannot be met, with its reason; `fatal`: no seating can be made at all. */
export interface Obstacle {
  code: string;
  text: Text;
  fatal: boolean;
  round: number | null;
  /** Ids of the players and judges concerned. */
  players: string[];
  judges: string[];
}
