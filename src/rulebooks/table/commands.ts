/**
 * Everything that can be asked of a table, one schema a command. All are the judge's, but for `drawCard`: a player draws
 * his own card. Seats are numbers from 1; `null` is a shot, a heal or a check that was shown to nobody.
 */
import { z } from 'zod';
import { personIdSchema, playerNameSchema, ROLES } from './setup.js';

export const seatSchema = z.int().min(1).max(20);
const seat = seatSchema;
const reason = z.string().trim().min(1).max(1000);
const step = z.int().min(1);
const role = z.enum(ROLES);

/** Hands: the seats that raised them, or only how many there were. */
const handsShape = {
  seats: z.array(seat).max(20).optional(),
  count: z.int().min(0).max(20).optional(),
};

/** V.1 – V.15. */
export const violationSchema = z.int().min(1).max(15);

/** What the judge does by hand before the eyes of the whole table. */
export const openEffectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('revive'), seat }),
  z.strictObject({ kind: z.literal('remove'), seat }),
  z.strictObject({ kind: z.literal('cancelVote') }),
  z.strictObject({ kind: z.literal('phase'), to: z.enum(['day', 'vote', 'night']) }),
]);

/** What the judge may set by hand, at any moment, always with a reason. */
export const effectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('role'), seat, role }),
  /** How many fouls the seat has now; nobody leaves by it. */
  z.strictObject({ kind: z.literal('fouls'), seat, count: z.int().min(0).max(4) }),
  ...openEffectSchema.options,
  z.strictObject({ kind: z.literal('winner'), winner: z.enum(['red', 'black', 'draw']) }),
  /** Closed points, in hundredths: nobody but the judge sees them before the end. */
  z.strictObject({ kind: z.literal('points'), seat, points: z.int().min(-1000).max(1000) }),
]);
export type Effect = z.infer<typeof effectSchema>;

export const commandSchemas = {
  // Before the game
  /** By lot, or in the order drawn by hand: the present seats, as they sit from now on. */
  drawSeats: z.strictObject({ type: z.literal('drawSeats'), order: z.array(seat).optional() }),
  drawCard: z.strictObject({ type: z.literal('drawCard'), seat, card: z.int().min(1).max(20) }),
  enterRoles: z.strictObject({
    type: z.literal('enterRoles'),
    roles: z.record(z.string().regex(/^[1-9]\d?$/), role),
  }),

  /**
   * Somebody else takes a seat as it is, with its card and its fouls. `person`: whoever may look from it with a device of his
   * own from now on, an id never used for anybody else; nobody may when it is left out.
   */
  substitute: z.strictObject({
    type: z.literal('substitute'),
    seat,
    name: playerNameSchema,
    person: personIdSchema.optional(),
    reason,
  }),

  // The course of the game
  /** The next step: of the script of the night, the next speaker, the next last word. */
  next: z.strictObject({ type: z.literal('next') }),
  /** To the end of this night or of these speeches: whoever is left passes. */
  endPhase: z.strictObject({ type: z.literal('endPhase') }),
  nominate: z.strictObject({ type: z.literal('nominate'), seat, by: seat.optional() }),
  withdraw: z.strictObject({ type: z.literal('withdraw'), by: seat.optional() }),
  hands: z.strictObject({ type: z.literal('hands'), candidate: seat, ...handsShape }),
  closeVote: z.strictObject({ type: z.literal('closeVote') }),
  /** 4.12: hands for «all leave». */
  question: z.strictObject({ type: z.literal('question'), ...handsShape }),

  // Night
  /** One target of all, or what each living black seat showed. */
  shoot: z.strictObject({
    type: z.literal('shoot'),
    target: seat.nullable().optional(),
    shots: z.record(z.string().regex(/^[1-9]\d?$/), seat.nullable()).optional(),
  }),
  heal: z.strictObject({ type: z.literal('heal'), target: seat.nullable() }),
  check: z.strictObject({
    type: z.literal('check'),
    by: z.enum(['don', 'sheriff']),
    target: seat.nullable(),
  }),
  bestMove: z.strictObject({ type: z.literal('bestMove'), seats: z.array(seat).min(1).max(3) }),
  /** Colours left for the protocol. */
  record: z.strictObject({
    type: z.literal('record'),
    by: seat,
    colours: z
      .array(z.strictObject({ seat, side: z.enum(['red', 'black']) }))
      .min(1)
      .max(9),
  }),

  // Fouls
  foul: z.strictObject({
    type: z.literal('foul'),
    seat,
    violation: violationSchema.optional(),
    technical: z.boolean().optional(),
  }),
  takeFoul: z.strictObject({ type: z.literal('takeFoul'), foul: step, reason: reason.optional() }),
  moveFoul: z.strictObject({ type: z.literal('moveFoul'), foul: step, to: seat, reason: reason.optional() }),

  // The judge
  pauseTimer: z.strictObject({ type: z.literal('pauseTimer') }),
  resumeTimer: z.strictObject({ type: z.literal('resumeTimer') }),
  addTime: z.strictObject({ type: z.literal('addTime'), seconds: z.int().min(1).max(600) }),
  override: z.strictObject({ type: z.literal('override'), effect: effectSchema, reason }),
  setRuling: z.strictObject({ type: z.literal('setRuling'), ruling: z.string(), value: z.string(), reason }),
  answerAsk: z.strictObject({
    type: z.literal('answerAsk'),
    ask: z.string().min(1).max(80),
    choice: z.string().min(1).max(80),
    reason: reason.optional(),
  }),
  /** The judge announces what the rules have decided; then everything is open. */
  confirmWinner: z.strictObject({ type: z.literal('confirmWinner') }),
  /** `step`: the last step as the judge saw it. */
  undo: z.strictObject({ type: z.literal('undo'), step }),
  redo: z.strictObject({ type: z.literal('redo'), step }),
} as const;

export type TableCommand = {
  [K in keyof typeof commandSchemas]: z.infer<(typeof commandSchemas)[K]>;
}[keyof typeof commandSchemas];
export type CommandOf<T extends TableCommand['type']> = Extract<TableCommand, { type: T }>;
