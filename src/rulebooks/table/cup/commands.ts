/**
 * Everything that can be asked of a cup. Chapter by chapter as in the clauses; unless said otherwise the organiser gives it.
 * Rounds, tables and seats are numbers from 1. Ids of players and judges are chosen by whoever enters them.
 */
import { z } from 'zod';
import { formulaSchema } from './formula.js';
import { idSchema, resultSchema } from './result.js';

const reason = z.string().trim().min(1).max(1000);
const words = z.string().trim().min(1).max(2000);
const name = z.string().trim().min(1).max(60);
const person = z.string().min(1).max(80);
const round = z.int().min(1).max(99);
const table = z.int().min(1).max(50);
const seat = z.int().min(1).max(20);
const gameId = z.string().min(1).max(80);
const points = z.int().min(-100_000).max(100_000);
const place = { round, table };
const instant = z.iso.datetime({ precision: 3 });

export const planSchema = z.strictObject({
  rounds: round,
  tables: table,
  seats: z.int().min(4).max(20),
  /** How many judges a table needs. */
  judges: z.int().min(0).max(3),
  /** When rounds begin, round 1 first; null or missing where nobody has said. */
  starts: z.array(instant.nullable()).max(99).default([]),
  /** Where tables stand, table 1 first. */
  places: z.array(z.string().trim().max(60)).max(50).default([]),
});
export type Plan = z.infer<typeof planSchema>;

/** Seat 1 first; null is an empty seat. */
export const seatedTableSchema = z.strictObject({
  seats: z.array(idSchema.nullable()).min(1).max(20),
  judges: z.array(idSchema).max(3).default([]),
});
export const seatedRoundSchema = z.strictObject({ tables: z.array(seatedTableSchema).min(1).max(50) });
export type SeatedRound = z.infer<typeof seatedRoundSchema>;

/** What the search achieved and what would be ideal, for everybody to see: name of the figure → number. */
export const figuresSchema = z.record(z.string().max(60), z.int());
export const sourceSchema = z.enum(['search', 'import', 'hand', 'draw']);
export const pairRuleSchema = z.enum(['separate', 'avoid', 'together']);
export const hiddenSchema = z.enum(['standings', 'results']);

/** 5.2: what an upheld protest changes. */
const consequencesShape = {
  points: z
    .array(z.strictObject({ player: idSchema, points }))
    .max(20)
    .default([]),
  game: z.enum(['annul', 'replay']).optional(),
  result: resultSchema.optional(),
};

const lotShape = {
  /** What about, in words. */
  about: words,
  /** `tie`: it may part those who are equal in the standings. */
  use: z.enum(['tie', 'other']),
};

export const commandSchemas = {
  // 1. Registration
  addPlayers: z.strictObject({
    type: z.literal('addPlayers'),
    players: z
      .array(z.strictObject({ id: idSchema, nick: name, team: name.optional(), person: person.optional() }))
      .min(1)
      .max(300),
  }),
  /** What is left out stays; null takes it away. */
  editPlayer: z.strictObject({
    type: z.literal('editPlayer'),
    player: idSchema,
    nick: name.optional(),
    team: name.nullable().optional(),
    person: person.nullable().optional(),
  }),
  /** From round `from` on, or up to round `to`. */
  withdrawPlayer: z.strictObject({
    type: z.literal('withdrawPlayer'),
    player: idSchema,
    from: round,
    to: round.optional(),
    reason,
  }),
  returnPlayer: z.strictObject({ type: z.literal('returnPlayer'), player: idSchema, from: round }),
  /** `by`: a registered player without a seat in the rounds concerned. */
  substitute: z.strictObject({
    type: z.literal('substitute'),
    player: idSchema,
    by: idSchema,
    from: round,
    reason,
  }),
  addJudges: z.strictObject({
    type: z.literal('addJudges'),
    judges: z
      .array(z.strictObject({ id: idSchema, name, person: person.optional() }))
      .min(1)
      .max(100),
  }),
  editJudge: z.strictObject({
    type: z.literal('editJudge'),
    judge: idSchema,
    name: name.optional(),
    person: person.nullable().optional(),
  }),
  /** Tables of rounds that have not begun lose the judge. */
  removeJudge: z.strictObject({ type: z.literal('removeJudge'), judge: idSchema, reason: reason.optional() }),
  setConflict: z.strictObject({
    type: z.literal('setConflict'),
    judge: idSchema,
    player: idSchema,
    on: z.boolean(),
  }),
  /** null takes the rule away. */
  setPair: z.strictObject({
    type: z.literal('setPair'),
    a: idSchema,
    b: idSchema,
    rule: pairRuleSchema.nullable(),
  }),
  /** Players of one team never meet, or may. */
  setTeams: z.strictObject({ type: z.literal('setTeams'), apart: z.boolean() }),

  // 2. Plan and seating
  setPlan: z.strictObject({ type: z.literal('setPlan'), plan: planSchema }),
  /** `rounds` are those from round `from` on. */
  setSeating: z.strictObject({
    type: z.literal('setSeating'),
    from: round.default(1),
    rounds: z.array(seatedRoundSchema).min(1).max(99),
    source: sourceSchema.exclude(['draw']),
    figures: figuresSchema.optional(),
  }),
  /** From round `from` to the last planned one, or to `to`. */
  drawSeating: z.strictObject({
    type: z.literal('drawSeating'),
    from: round.default(1),
    to: round.optional(),
  }),
  swapSeats: z.strictObject({
    type: z.literal('swapSeats'),
    round,
    a: z.strictObject({ table, seat }),
    b: z.strictObject({ table, seat }),
  }),
  /** Puts a player without a seat in this round on a seat, or empties it. */
  seatPlayer: z.strictObject({
    type: z.literal('seatPlayer'),
    ...place,
    seat,
    player: idSchema.nullable(),
  }),
  assignJudges: z.strictObject({
    type: z.literal('assignJudges'),
    ...place,
    judges: z.array(idSchema).max(3),
  }),

  // 3. Rounds and results
  startRound: z.strictObject({ type: z.literal('startRound'), round }),
  closeRound: z.strictObject({ type: z.literal('closeRound'), round }),
  /** By the organiser or the system: the game that is played at the table. */
  linkTable: z.strictObject({ type: z.literal('linkTable'), ...place, game: gameId }),
  /**
   * By the system (a game has ended or was corrected after its end: `game` and `revision` are named), the organiser or a
   * judge of the table. The system replaces its own earlier result; people use `replaceResult`.
   */
  enterResult: z.strictObject({
    type: z.literal('enterResult'),
    ...place,
    result: resultSchema,
    game: gameId.optional(),
    revision: z.int().min(0).optional(),
    /** Whoever gave a command in that game: none of them is the second person. */
    led: z.array(person).max(50).optional(),
  }),
  /** By the system: a correction has opened the ended game again; what it brought does not count until it ends anew. */
  withdrawResult: z.strictObject({
    type: z.literal('withdrawResult'),
    ...place,
    game: gameId,
    revision: z.int().min(0),
  }),
  /** By the organiser or a judge of the table. */
  replaceResult: z.strictObject({ type: z.literal('replaceResult'), ...place, result: resultSchema, reason }),
  /** By an organiser or any judge but whoever entered it. */
  verifyResult: z.strictObject({ type: z.literal('verifyResult'), ...place }),
  annulTable: z.strictObject({ type: z.literal('annulTable'), ...place, reason }),
  /** The game is played again, with the same seats: the old result falls away. */
  replayTable: z.strictObject({ type: z.literal('replayTable'), ...place, reason }),

  // 4. Standings
  /** A new version for the rounds from `from` on. */
  setFormula: z.strictObject({
    type: z.literal('setFormula'),
    formula: formulaSchema,
    from: round.default(1),
    reason,
  }),
  adjustPoints: z.strictObject({
    type: z.literal('adjustPoints'),
    player: idSchema,
    points: points.refine((value) => value !== 0, 'не 0 / not 0'),
    round: round.optional(),
    reason,
  }),
  /** A lot drawn by hand: the first of `order` is the highest. */
  recordLot: z.strictObject({
    type: z.literal('recordLot'),
    ...lotShape,
    order: z.array(idSchema).min(2).max(50),
    note: words.optional(),
  }),
  drawLot: z.strictObject({
    type: z.literal('drawLot'),
    ...lotShape,
    players: z.array(idSchema).min(2).max(50),
  }),

  // 5. Protests and decisions
  /** By a player or a judge of the table, or the organiser. */
  fileProtest: z.strictObject({ type: z.literal('fileProtest'), ...place, text: words }),
  decideProtest: z.strictObject({
    type: z.literal('decideProtest'),
    protest: z.int().min(1),
    verdict: z.enum(['upheld', 'rejected']),
    text: words,
    ...consequencesShape,
  }),
  setRuling: z.strictObject({ type: z.literal('setRuling'), ruling: z.string(), value: z.string(), reason }),

  // 6. Publication
  /** From round `from` on: the standings stand still, or the results are hidden too. */
  hide: z.strictObject({ type: z.literal('hide'), from: round, what: hiddenSchema }),
  reveal: z.strictObject({ type: z.literal('reveal') }),
  finishCup: z.strictObject({ type: z.literal('finishCup') }),
} as const;

export type CupCommand = {
  [K in keyof typeof commandSchemas]: z.infer<(typeof commandSchemas)[K]>;
}[keyof typeof commandSchemas];
export type CommandOf<T extends CupCommand['type']> = Extract<CupCommand, { type: T }>;
