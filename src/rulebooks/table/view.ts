/** What a viewer is given: one shape, built from nothing. Hidden things are null or absent for those who may not know. */
import { z } from 'zod';
import { effectSchema, openEffectSchema } from './commands.js';
import {
  causeSchema,
  nightStepSchema,
  quietSchema,
  stayedSchema,
  tallySchema,
  winnerSchema,
} from './events.js';
import { cupPlaceSchema, ROLES } from './setup.js';

const seat = z.int();
const role = z.enum(ROLES);
const side = z.enum(['red', 'black']);
export const phaseSchema = z.enum([
  'dealing',
  'firstNight',
  'speeches',
  'vote',
  'tieSpeeches',
  'question',
  'lastWords',
  'night',
  'ended',
]);

export const viewSchema = z.strictObject({
  title: z.strictObject({ ru: z.string(), en: z.string() }),
  pack: z.string(),
  zone: z.string(),
  /** The place in a cup, where the game is one of a cup. */
  cup: cupPlaceSchema.optional(),
  viewer: z.enum(['judge', 'seat', 'public']),
  phase: phaseSchema,
  day: z.int(),
  night: z.int(),
  /** Who is awake, as the judge says aloud; the script is the same whoever is alive. */
  script: z.strictObject({ steps: z.array(nightStepSchema), at: z.int() }).nullable(),
  seats: z.array(
    z.strictObject({
      n: seat,
      name: z.string(),
      alive: z.boolean(),
      left: z.strictObject({ cause: causeSchema, day: z.int(), night: z.int() }).nullable(),
      fouls: z.int(),
      technical: z.int(),
      owes: z.enum(['speech', 'half']).nullable(),
      hasCard: z.boolean(),
      /** Only for the judge, and for everybody after the end. */
      role: role.nullable(),
    }),
  ),
  /** Who sat there before, and when the other took the seat. */
  substitutes: z.array(
    z.strictObject({
      seat,
      former: z.string(),
      name: z.string(),
      at: z.string(),
      day: z.int(),
      night: z.int(),
      phase: phaseSchema,
    }),
  ),
  /** Face-down cards still on the tray. */
  cards: z.array(z.int()),
  order: z.array(seat),
  speaker: seat.nullable(),
  nominations: z.array(z.strictObject({ seat, by: seat })),
  /** The days so far: who opened, who was nominated by whom, what came of the vote. */
  days: z.array(
    z.strictObject({
      day: z.int(),
      first: seat,
      nominations: z.array(z.strictObject({ seat, by: seat, withdrawn: z.boolean() })),
      noVote: quietSchema.nullable(),
      stayed: z.strictObject({ seats: z.array(seat), why: stayedSchema }).nullable(),
    }),
  ),
  vote: z
    .strictObject({
      round: z.int(),
      candidates: z.array(seat),
      /** Whose turn it is to be voted on. */
      now: seat.nullable(),
      hands: z.array(z.strictObject({ candidate: seat, seats: z.array(seat).nullable(), count: z.int() })),
      /** Hands that have not been raised: they fall to the last candidate. */
      rest: z.int(),
    })
    .nullable(),
  question: z.array(seat).nullable(),
  votes: z.array(
    z.strictObject({ day: z.int(), round: z.int(), tally: tallySchema, leaders: z.array(seat) }),
  ),
  questions: z.array(
    z.strictObject({
      day: z.int(),
      seats: z.array(seat),
      count: z.int(),
      /** Who raised a hand; null when only the number is known. */
      hands: z.array(seat).nullable(),
      living: z.int(),
      passed: z.boolean(),
    }),
  ),
  voteCancelled: z.boolean(),
  departures: z.array(
    z.strictObject({
      seats: z.array(seat),
      cause: causeSchema,
      day: z.int(),
      night: z.int(),
      at: z.string(),
      clauses: z.array(z.string()),
      rulings: z.array(z.string()),
    }),
  ),
  /** What the judge did by hand before everybody; the reason, and what else he set, are his till the end. */
  byHand: z.array(z.strictObject({ effect: openEffectSchema, day: z.int(), night: z.int() })),
  bestMove: z.strictObject({ seat, named: z.array(seat) }).nullable(),
  timer: z
    .strictObject({
      seconds: z.int(),
      startedAt: z.string(),
      pausedAt: z.string().nullable(),
      paused: z.int(),
    })
    .nullable(),
  rulings: z.record(z.string(), z.string()),
  /** Set when the judge has announced it. */
  winner: z.strictObject({ winner: winnerSchema, team: z.array(seat) }).nullable(),
  /** A player at the seat. */
  me: z.strictObject({ seat, role: role.nullable() }).nullable(),
  /** What nobody else may know before the end. */
  secrets: z
    .strictObject({
      red: z.int(),
      black: z.int(),
      nights: z.array(
        z.strictObject({
          n: z.int(),
          shots: z.array(z.strictObject({ seat, target: seat.nullable() })).nullable(),
          target: seat.nullable(),
          healed: seat.nullable(),
          /** Whose seat the Doctor was. */
          doctor: seat.nullable(),
          checks: z.array(
            z.strictObject({
              by: z.enum(['don', 'sheriff']),
              seat,
              target: seat.nullable(),
              answer: z.boolean().nullable(),
            }),
          ),
          killed: seat.nullable(),
        }),
      ),
      bestMoveBlack: z.int().nullable(),
      points: z.array(z.strictObject({ n: seat, points: z.int() })),
      colours: z.array(
        z.strictObject({ by: seat, day: z.int(), colours: z.array(z.strictObject({ seat, side })) }),
      ),
      fouls: z.array(
        z.strictObject({
          seat,
          n: z.int(),
          at: z.string(),
          violation: z.int().nullable(),
          technical: z.boolean(),
          day: z.int(),
          night: z.int(),
          /** Votes of this day counted before it. */
          round: z.int(),
          phase: phaseSchema,
        }),
      ),
      /** What the judge set by hand, ruled and answered. */
      overrides: z.array(
        z.strictObject({ at: z.string(), effect: effectSchema, before: z.string(), reason: z.string() }),
      ),
      rulingChanges: z.array(
        z.strictObject({ ruling: z.string(), value: z.string(), reason: z.string(), at: z.string() }),
      ),
      answers: z.array(
        z.strictObject({ topic: z.string(), choice: z.string(), reason: z.string(), at: z.string() }),
      ),
      how: z.enum(['rules', 'question', 'stalemate', 'judge']).nullable(),
      startedAt: z.string().nullable(),
      endedAt: z.string().nullable(),
      /** The paper protocol this game was typed in from, as it was typed. */
      paper: z.record(z.string(), z.unknown()).nullable(),
    })
    .nullable(),
  judge: z
    .strictObject({
      /** What the rules have decided and the judge has not announced yet. */
      victory: z
        .strictObject({
          winner: winnerSchema,
          how: z.enum(['rules', 'question', 'stalemate', 'judge']),
          team: z.array(seat),
        })
        .nullable(),
      /** By which id each seat knows whoever may look from it, and who sat there before him. */
      places: z.array(
        z.strictObject({
          n: seat,
          person: z.string().nullable(),
          former: z.array(z.strictObject({ name: z.string(), person: z.string().nullable() })),
        }),
      ),
      /** Seats of whoever acts at this step of the night; empty when nobody does. */
      awake: z.array(seat),
      mayName: seat.nullable(),
      ask: z
        .strictObject({
          ask: z.string(),
          topic: z.enum(['killAll', 'stalemate']),
          seats: z.array(seat),
          choices: z.array(z.string()),
          clauses: z.array(z.string()),
        })
        .nullable(),
      answers: z.array(
        z.strictObject({ topic: z.string(), choice: z.string(), reason: z.string(), at: z.string() }),
      ),
      overrides: z.array(
        z.strictObject({ at: z.string(), kind: z.string(), before: z.string(), reason: z.string() }),
      ),
      rulingChanges: z.array(
        z.strictObject({ ruling: z.string(), value: z.string(), reason: z.string(), at: z.string() }),
      ),
      undo: z.strictObject({ step: z.int(), what: z.string() }).nullable(),
      redo: z.strictObject({ step: z.int(), what: z.string() }).nullable(),
    })
    .nullable(),
});
export type GameView = z.infer<typeof viewSchema>;
