/**
 * What can happen at a table. Every event carries the clauses (and rulings) that produced it, and `step`: the entry of the
 * judge it belongs to, which undo takes back as a whole. Events are for the log, which only the judge may read.
 */
import { z } from 'zod';
import { effectSchema } from './commands.js';
import { ROLES } from './setup.js';

const seat = z.int();
const seats = z.array(seat);
const reason = z.string();
const role = z.enum(ROLES);
const day = z.int();
const night = z.int();
export const causeSchema = z.enum(['vote', 'question', 'night', 'fouls', 'technical', 'judge']);
export type Cause = z.infer<typeof causeSchema>;
export const nightStepSchema = z.enum(['mafia', 'doctor', 'don', 'sheriff']);
export type NightStep = z.infer<typeof nightStepSchema>;
export const winnerSchema = z.enum(['red', 'black', 'draw']);
export type Winner = z.infer<typeof winnerSchema>;
export const quietSchema = z.enum(['none', 'single', 'cancelled', 'struck']);
/** Why a split brought nothing: see the rulings of 4.12. */
export const stayedSchema = z.enum([
  'question',
  'killAll',
  'splitOnFour',
  'splitOnNine',
  'noBreak',
  'toTalk',
  'removed',
]);
const topicSchema = z.enum(['killAll', 'stalemate']);
export const tallySchema = z.array(
  z.strictObject({
    candidate: seat,
    votes: z.int(),
    /** Who raised a hand; null when only the number is known. */
    seats: seats.nullable(),
    /** 4.9: silent hands among the votes. */
    silent: z.int(),
  }),
);

function event<T extends string, S extends z.ZodRawShape>(type: T, shape: S) {
  return z.strictObject({
    type: z.literal(type),
    /** When the command behind it was received. */
    at: z.string(),
    step: z.int(),
    clauses: z.array(z.string()).min(1),
    rulings: z.array(z.string()).optional(),
    draws: z.array(z.string()).optional(),
    ...shape,
  });
}

export const eventSchemas = {
  SeatsDrawn: event('SeatsDrawn', { order: seats, by: z.enum(['draw', 'judge']) }),
  CardDrawn: event('CardDrawn', { seat, card: z.int(), role }),
  RolesEntered: event('RolesEntered', { roles: z.record(z.string(), role) }),
  /** `person`: null when nobody may look from the seat with a device of his own. */
  PlayerSubstituted: event('PlayerSubstituted', {
    seat,
    name: z.string(),
    person: z.string().nullable(),
    reason,
  }),
  FirstNightStarted: event('FirstNightStarted', { steps: z.array(nightStepSchema) }),
  NightStepStarted: event('NightStepStarted', { what: nightStepSchema, seconds: z.int() }),

  DayStarted: event('DayStarted', { day, first: seat, order: seats }),
  /** `penalty`: what the third foul costs. */
  SpeechStarted: event('SpeechStarted', {
    seat,
    seconds: z.int(),
    penalty: z.enum(['silent', 'short']).nullable(),
  }),
  Nominated: event('Nominated', { seat, by: seat }),
  NominationRefused: event('NominationRefused', { seat, by: seat, spent: z.boolean() }),
  NominationWithdrawn: event('NominationWithdrawn', { seat, by: seat }),
  NoVote: event('NoVote', { day, why: quietSchema }),

  VoteOpened: event('VoteOpened', { day, round: z.int(), candidates: seats }),
  HandsShown: event('HandsShown', { candidate: seat, seats: seats.nullable(), count: z.int() }),
  VoteCounted: event('VoteCounted', { day, round: z.int(), tally: tallySchema, leaders: seats }),
  TieSpeechesStarted: event('TieSpeechesStarted', { seats, seconds: z.int() }),
  QuestionPut: event('QuestionPut', { seats, living: z.int() }),
  QuestionCounted: event('QuestionCounted', {
    seats,
    count: z.int(),
    hands: seats.nullable(),
    living: z.int(),
    passed: z.boolean(),
  }),
  /** The leaders of a vote stay. */
  AllStayed: event('AllStayed', { seats, why: stayedSchema }),

  NightStarted: event('NightStarted', { night, steps: z.array(nightStepSchema) }),
  ShotTaken: event('ShotTaken', {
    shots: z.array(z.strictObject({ seat, target: seat.nullable() })),
    target: seat.nullable(),
  }),
  Healed: event('Healed', { seat, target: seat.nullable() }),
  Checked: event('Checked', {
    by: z.enum(['don', 'sheriff']),
    seat,
    target: seat.nullable(),
    /** Whether the target is the Sheriff (for the Don) or black (for the Sheriff). */
    answer: z.boolean().nullable(),
  }),
  NightResolved: event('NightResolved', {
    night,
    target: seat.nullable(),
    healed: seat.nullable(),
    killed: seat.nullable(),
    /** The victim may name the best move. */
    mayName: z.boolean(),
  }),
  BestMoveNamed: event('BestMoveNamed', { seat, named: seats, black: z.int() }),
  ColoursRecorded: event('ColoursRecorded', {
    by: seat,
    colours: z.array(z.strictObject({ seat, side: z.enum(['red', 'black']) })),
  }),

  PlayersLeft: event('PlayersLeft', { seats, cause: causeSchema, red: z.int(), black: z.int() }),
  LastWordStarted: event('LastWordStarted', {
    seat,
    seconds: z.int(),
    rest: seats,
    after: z.enum(['night', 'day']),
  }),
  LastWordsEnded: event('LastWordsEnded', { cut: z.boolean() }),
  /** `team`: all of the winning side, those who left included; empty for a draw. */
  VictoryReached: event('VictoryReached', {
    winner: winnerSchema,
    how: z.enum(['rules', 'question', 'stalemate', 'judge']),
    team: seats,
    red: z.int(),
    black: z.int(),
  }),
  GameEnded: event('GameEnded', { winner: winnerSchema, team: seats }),

  /** `n` names the foul; `count` is how many of its kind the seat has now. */
  FoulGiven: event('FoulGiven', {
    seat,
    n: z.int(),
    violation: z.int().nullable(),
    technical: z.boolean(),
    count: z.int(),
  }),
  FoulTaken: event('FoulTaken', { seat, n: z.int(), reason }),
  FoulMoved: event('FoulMoved', { from: seat, seat, n: z.int(), count: z.int(), reason }),
  /** The vote that a removal cancels is the one under way or the next. */
  VoteCancelled: event('VoteCancelled', { seat: seat.nullable(), when: z.enum(['now', 'next']) }),

  TimerPaused: event('TimerPaused', {}),
  TimerResumed: event('TimerResumed', { paused: z.int() }),
  TimeAdded: event('TimeAdded', { seconds: z.int() }),

  RulingSet: event('RulingSet', { ruling: z.string(), value: z.string(), reason }),
  AskRaised: event('AskRaised', {
    ask: z.string(),
    topic: topicSchema,
    seats,
    choices: z.array(z.string()),
  }),
  AskAnswered: event('AskAnswered', {
    ask: z.string(),
    topic: topicSchema,
    choice: z.string(),
    reason,
  }),
  /** `before`: what stood there. */
  Overridden: event('Overridden', { effect: effectSchema, before: z.string(), reason }),
  Undone: event('Undone', { undid: z.int(), what: z.string() }),
  Redone: event('Redone', { redid: z.int(), what: z.string() }),
};

export type TableEvent = {
  [K in keyof typeof eventSchemas]: z.infer<(typeof eventSchemas)[K]>;
}[keyof typeof eventSchemas];
export type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { type: T }>;
