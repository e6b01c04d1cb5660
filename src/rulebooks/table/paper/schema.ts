/**
 * What a paper protocol holds, as somebody types it in. Nothing here is checked against the rules: a number of a seat that is
 * not at the table, a vote of a dead player, a wrong winner are all typed as they stand on paper and then found by
 * `checkPaper`. What is not written is left out: who nominated, how many hands, who was killed, the time of a foul.
 */
import { z } from 'zod';
import { winnerSchema } from '../events.js';
import { ROLES } from '../setup.js';

/** A seat as written; one that does not exist is found, not refused. */
const seat = z.int().min(0).max(99);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const day = z.int().min(0).max(60);

/** Hands for one candidate: their number, who raised them, or both. Of the last candidate the number holds the silent ones. */
const handsSchema = z.strictObject({
  candidate: seat,
  votes: z.int().min(0).max(99).optional(),
  seats: z.array(seat).max(40).optional(),
});

const daySchema = z.strictObject({
  /** Who opened the day. */
  first: seat.optional(),
  /** In the order they were accepted. */
  nominations: z
    .array(z.strictObject({ seat, by: seat.optional(), withdrawn: z.boolean().optional() }))
    .max(60)
    .default([]),
  /** One row a round: the vote, the votes after a tie. */
  votes: z
    .array(z.strictObject({ hands: z.array(handsSchema).max(40) }))
    .max(20)
    .default([]),
  /** 4.12: hands for «all leave». */
  question: z
    .strictObject({
      count: z.int().min(0).max(99).optional(),
      seats: z.array(seat).max(40).optional(),
      passed: z.boolean().optional(),
    })
    .optional(),
  /** Who left by the vote or the question: nobody is `[]`; not written, it follows from the votes. */
  left: z.array(seat).max(20).optional(),
});

const checkSchema = z.strictObject({
  target: seat,
  /** The judge’s nod: is he the Sheriff (Don), is he black (Sheriff). */
  answer: z.boolean().optional(),
});

const nightSchema = z.strictObject({
  /** What each black player showed; null is nobody. */
  shots: z
    .array(z.strictObject({ seat, target: seat.nullable() }))
    .max(20)
    .optional(),
  /** One target of all, where single shots are not written; null is a miss. */
  target: seat.nullable().optional(),
  heal: seat.optional(),
  don: checkSchema.optional(),
  sheriff: checkSchema.optional(),
  /** null: nobody; not written, it follows from the shots. */
  killed: seat.nullable().optional(),
});

/** When something happened. `night` and `nightWords` are numbered by nights with shooting, the others by days. */
export const whenSchema = z.enum([
  'deal',
  'firstNight',
  'speeches',
  'vote',
  'tieSpeeches',
  'question',
  'lastWords',
  'night',
  'nightWords',
]);
export type When = z.infer<typeof whenSchema>;

const momentShape = {
  /** Number of the day or of the night; not written: unknown. */
  day: day.optional(),
  when: whenSchema.optional(),
  /** Votes of the day counted before it, where it fell among several. */
  round: z.int().min(0).max(20).optional(),
};

const foulSchema = z.strictObject({
  seat,
  ...momentShape,
  violation: z.int().min(1).max(15).optional(),
  technical: z.boolean().optional(),
  /** Local time. */
  at: time.optional(),
});

const removalSchema = z.strictObject({
  seat,
  cause: z.enum(['fouls', 'technical', 'judge']),
  ...momentShape,
});

export const paperSchema = z.strictObject({
  version: z.literal(1).default(1),
  /** Local date of the game. */
  date: z.iso.date().optional(),
  startedAt: time.optional(),
  judge: z.string().max(80).optional(),
  /** Whatever else stands on the sheet. */
  note: z.string().max(4000).optional(),
  /** Seat 1 first. */
  seats: z
    .array(z.strictObject({ name: z.string().max(60).default(''), role: z.enum(ROLES).nullable() }))
    .max(20),
  /** Night n with shooting follows day n; the first night, without shooting, has no row. */
  days: z.array(daySchema).max(60).default([]),
  nights: z.array(nightSchema).max(60).default([]),
  fouls: z.array(foulSchema).max(200).default([]),
  removals: z.array(removalSchema).max(20).default([]),
  bestMove: z.strictObject({ seat, named: z.array(seat).max(10) }).optional(),
  colours: z
    .array(
      z.strictObject({
        by: seat,
        day: day.optional(),
        colours: z
          .array(z.strictObject({ seat, side: z.enum(['red', 'black']) }))
          .min(1)
          .max(9),
      }),
    )
    .max(60)
    .default([]),
  /** Extra points in hundredths. */
  points: z
    .array(z.strictObject({ seat, points: z.int().min(-1000).max(1000) }))
    .max(20)
    .default([]),
  winner: winnerSchema.nullable().default(null),
  /** The fields of the sheet letter for letter, where it was typed in short marks. */
  sheet: z.record(z.string().max(60), z.string().max(4000)).optional(),
});
export type Paper = z.infer<typeof paperSchema>;
export type PaperDay = Paper['days'][number];
export type PaperNight = Paper['nights'][number];
export type PaperFoul = Paper['fouls'][number];
export type PaperRemoval = Paper['removals'][number];
/** As it is typed, before what is not written gets its empty value. */
export type PaperInput = z.input<typeof paperSchema>;
