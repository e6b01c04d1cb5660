/** What can happen in a cup. Every event carries the clauses (and rulings) that produced it. */
import { z } from 'zod';
import {
  figuresSchema,
  hiddenSchema,
  pairRuleSchema,
  planSchema,
  seatedRoundSchema,
  sourceSchema,
} from './commands.js';
import { formulaSchema } from './formula.js';
import { resultSchema } from './result.js';

const id = z.string();
const n = z.int();
const round = z.int();
const reason = z.string();
const place = { round, table: z.int() };
const position = z.strictObject({ table: z.int(), seat: z.int() });
/** Who did it: `organiser`, `organiser:<person>`, `person:<person>`, or `table` for the game itself. */
const who = z.string();

function event<T extends string, S extends z.ZodRawShape>(type: T, shape: S) {
  return z.strictObject({
    type: z.literal(type),
    /** When the command behind it was received. */
    at: z.string(),
    clauses: z.array(z.string()).min(1),
    rulings: z.array(z.string()).optional(),
    draws: z.array(z.string()).optional(),
    ...shape,
  });
}

export const eventSchemas = {
  /** `from`: the first round they can play. */
  PlayersAdded: event('PlayersAdded', {
    players: z.array(
      z.strictObject({ id, nick: z.string(), team: z.string().nullable(), person: z.string().nullable() }),
    ),
    from: round,
  }),
  PlayerEdited: event('PlayerEdited', {
    player: id,
    nick: z.string(),
    team: z.string().nullable(),
    person: z.string().nullable(),
  }),
  /** `to`: null when for good. */
  PlayerWithdrawn: event('PlayerWithdrawn', { player: id, from: round, to: round.nullable(), reason }),
  PlayerReturned: event('PlayerReturned', { player: id, from: round }),
  /** `seats`: those the substitute takes. */
  PlayerSubstituted: event('PlayerSubstituted', {
    player: id,
    by: id,
    from: round,
    seats: z.array(z.strictObject({ ...place, seat: n })),
    reason,
  }),
  JudgesAdded: event('JudgesAdded', {
    judges: z.array(z.strictObject({ id, name: z.string(), person: z.string().nullable() })),
  }),
  JudgeEdited: event('JudgeEdited', { judge: id, name: z.string(), person: z.string().nullable() }),
  JudgeRemoved: event('JudgeRemoved', { judge: id, reason }),
  ConflictSet: event('ConflictSet', { judge: id, player: id, on: z.boolean() }),
  PairSet: event('PairSet', { a: id, b: id, rule: pairRuleSchema.nullable() }),
  TeamsSet: event('TeamsSet', { apart: z.boolean() }),

  PlanSet: event('PlanSet', { plan: planSchema }),
  SeatingSet: event('SeatingSet', {
    from: round,
    rounds: z.array(seatedRoundSchema),
    source: sourceSchema,
    figures: figuresSchema.nullable(),
  }),
  SeatsSwapped: event('SeatsSwapped', { round, a: position, b: position }),
  /** `before`: who sat there. */
  SeatTaken: event('SeatTaken', { ...place, seat: n, player: id.nullable(), before: id.nullable() }),
  JudgesAssigned: event('JudgesAssigned', { ...place, judges: z.array(id) }),

  RoundStarted: event('RoundStarted', { round }),
  RoundClosed: event('RoundClosed', { round }),
  TableLinked: event('TableLinked', { ...place, game: id }),
  ResultEntered: event('ResultEntered', {
    ...place,
    result: resultSchema,
    game: id.nullable(),
    revision: n.nullable(),
    by: who,
    /** Whether the second person's word is still needed. */
    pending: z.boolean(),
    /** Persons who led the game. */
    led: z.array(z.string()).optional(),
  }),
  ResultReplaced: event('ResultReplaced', {
    ...place,
    result: resultSchema,
    game: id.nullable(),
    revision: n.nullable(),
    by: who,
    pending: z.boolean(),
    led: z.array(z.string()).optional(),
    reason,
  }),
  /** The game was opened again up to this record. */
  ResultWithdrawn: event('ResultWithdrawn', { ...place, game: id, revision: n }),
  ResultVerified: event('ResultVerified', { ...place, by: who }),
  TableAnnulled: event('TableAnnulled', { ...place, reason }),
  TableReplayed: event('TableReplayed', { ...place, reason }),

  FormulaSet: event('FormulaSet', { version: n, formula: formulaSchema, from: round, reason }),
  PointsAdjusted: event('PointsAdjusted', {
    player: id,
    points: n,
    round: round.nullable(),
    reason,
    /** The protest it follows from. */
    protest: n.nullable(),
  }),
  /** The first of `order` is the highest. */
  LotDrawn: event('LotDrawn', {
    about: z.string(),
    use: z.enum(['tie', 'other']),
    order: z.array(id),
    by: z.enum(['draw', 'hand']),
    note: z.string(),
  }),

  ProtestFiled: event('ProtestFiled', { protest: n, ...place, text: z.string(), by: who }),
  ProtestDecided: event('ProtestDecided', {
    protest: n,
    verdict: z.enum(['upheld', 'rejected']),
    text: z.string(),
  }),
  RulingSet: event('RulingSet', { ruling: z.string(), value: z.string(), reason }),

  Hidden: event('Hidden', { from: round, what: hiddenSchema }),
  Revealed: event('Revealed', {}),
  CupFinished: event('CupFinished', {}),
};

export type CupEvent = {
  [K in keyof typeof eventSchemas]: z.infer<(typeof eventSchemas)[K]>;
}[keyof typeof eventSchemas];
export type EventOf<T extends CupEvent['type']> = Extract<CupEvent, { type: T }>;
