/**
 * What can happen in a game of «12 комнат». Every event carries the clauses (and rulings) that produced it and the facts it
 * was made from. Events are for the log, which only the master may read; a viewer sees what `view` builds from nothing.
 * `audience` says who may ever learn of the event as such — before the end of the game: the public, the mafia, these players
 * only, or the master only. Views and notifications are tested against it.
 */
import { z } from 'zod';
import {
  actionSchema,
  bonusSchema,
  contestSchema,
  effectSchema,
  prizeSchema,
  specialSchema,
  voteSchema,
} from './commands.js';
import { DIRECTIONS } from './geometry.js';
import { ACTIVE, ROLES, TEAMS } from './roles.js';
import { ROOM_KINDS } from './rooms.js';
import {
  abilitySchema,
  causeSchema,
  detectorSchema,
  reportSchema,
  resultsSchema,
  stepTraceSchema,
} from './shapes.js';

const player = z.string();
const room = z.int();
const kind = z.enum(ROOM_KINDS);
const turn = z.int();
const instant = z.string();
const reason = z.string();
const images = z.array(z.string());
const by = z.enum(['draw', 'master']);

export const audienceSchema = z.union([
  z.enum(['public', 'mafia', 'master']),
  z.strictObject({ players: z.array(player) }),
]);
export type Audience = z.infer<typeof audienceSchema>;

function event<T extends string, S extends z.ZodRawShape>(type: T, shape: S) {
  return z.strictObject({
    type: z.literal(type),
    /** When the command behind it was received. */
    at: instant,
    audience: audienceSchema,
    clauses: z.array(z.string()).min(1),
    rulings: z.array(z.string()).optional(),
    draws: z.array(z.string()).optional(),
    ...shape,
  });
}

/** The parts of a move that one command brought; a part not named was not in it. */
export const partsSchema = z.strictObject({
  direction: z.enum(DIRECTIONS).optional(),
  actions: z.array(actionSchema).optional(),
  special: specialSchema.nullable().optional(),
  bonus: bonusSchema.nullable().optional(),
  vote: voteSchema.optional(),
  mafkill: z.strictObject({ target: player }).nullable().optional(),
});

/** A death or a sitting that waits in the Safe room until its player leaves it. */
export const storedSchema = z.strictObject({
  cause: causeSchema,
  by: player.nullable(),
  turn,
});

export const eventSchemas = {
  // Sign-up and start
  /** public */
  PlayerJoined: event('PlayerJoined', { player, person: z.string(), nick: z.string() }),
  /** players: the one */
  WishSet: event('WishSet', { player, room }),
  /** public */
  PlayerWithdrew: event('PlayerWithdrew', { player }),
  /** master */
  MapDealt: event('MapDealt', { rooms: z.array(kind), by }),
  /** master */
  RolesDealt: event('RolesDealt', { roles: z.record(player, z.enum(ROLES)), by }),
  /** master */
  ImmunityGranted: event('ImmunityGranted', { players: z.array(player), reason }),
  /** master. `drawn`: players without a wish. */
  PlayersPlaced: event('PlayersPlaced', { rooms: z.record(player, room), drawn: z.array(player) }),
  /** public */
  RegroupOpened: event('RegroupOpened', { until: instant }),
  /** mafia */
  Regrouped: event('Regrouped', { player, room }),
  /** public: the first report of cameras and detector */
  RegroupClosed: event('RegroupClosed', { cameras: z.array(player), detector: detectorSchema }),

  // Turns
  /** public */
  TurnsPlanned: event('TurnsPlanned', { dates: z.array(z.string()) }),
  TurnOpened: event('TurnOpened', {
    turn,
    date: z.string(),
    deadline: instant,
    contest: contestSchema.nullable(),
  }),
  ContestAnnounced: event('ContestAnnounced', { turn, contest: contestSchema }),
  /** public but for the reason, which is the master's */
  TurnExtended: event('TurnExtended', { turn, deadline: instant, reason }),
  TurnPaused: event('TurnPaused', { turn, reason }),
  TurnResumed: event('TurnResumed', { turn, deadline: instant, reason }),
  TurnClosed: event('TurnClosed', { turn }),

  // Players in a turn
  /** players: the one; a mafia kill: mafia. `seq` orders moves of one moment. */
  MoveSent: event('MoveSent', { turn, player, parts: partsSchema }),
  /** players: the one */
  RoomGuessed: event('RoomGuessed', {
    turn,
    player,
    guess: kind,
    room,
    answer: z.enum(['right', 'wrong']),
    hint: kind.nullable(),
  }),
  /** players: the one. `first`: it earned B.2. */
  MapClaimed: event('MapClaimed', {
    turn,
    player,
    rooms: z.array(kind),
    right: z.boolean(),
    first: z.boolean(),
  }),
  /** players: the one */
  Inherited: event('Inherited', { player, from: player, ability: z.enum(ACTIVE) }),
  /** players: the one */
  NoteSaved: event('NoteSaved', { player, room, kind: kind.nullable(), text: z.string() }),
  /** players: the one */
  AnonymousSent: event('AnonymousSent', { turn, player, text: z.string(), images }),
  /** public; player null: the master */
  Posted: event('Posted', { post: z.string(), player: player.nullable(), text: z.string(), images }),
  /** mafia */
  TeamPosted: event('TeamPosted', { post: z.string(), player, text: z.string() }),
  /** public but for the reason */
  PostHidden: event('PostHidden', { post: z.string(), reason }),
  /** master: it knows the authors. The public reads the posts in the drawn order. */
  AnonymousPublished: event('AnonymousPublished', {
    turn,
    posts: z.array(z.strictObject({ post: z.string(), author: player, text: z.string(), images })),
    /** Authors in the room of silence. */
    withheld: z.array(player),
  }),

  // The resolution of a turn, all of the master's
  DryRunMade: event('DryRunMade', {
    turn,
    trace: z.array(stepTraceSchema),
    results: resultsSchema,
    reports: z.array(reportSchema),
  }),
  StepTaken: event('StepTaken', { turn, trace: stepTraceSchema }),
  /** The ability counts as used: once-a-game ones are gone, the target is barred next turn where that matters. */
  AbilityUsed: event('AbilityUsed', { turn, player, ability: abilitySchema, target: player.nullable() }),
  AbilityLost: event('AbilityLost', { turn, player, ability: abilitySchema }),
  /** guilt: for good; relief and doubt: for this turn. */
  GuiltChanged: event('GuiltChanged', {
    turn,
    player,
    kind: z.enum(['guilt', 'relief', 'doubt']),
    on: z.boolean(),
  }),
  StatusFlipped: event('StatusFlipped', { turn, player, until: turn.nullable() }),
  RolesSwapped: event('RolesSwapped', { turn, players: z.array(player) }),
  /** «Не садится с первого раза» has worked. */
  ProtectionUsed: event('ProtectionUsed', { turn, player }),
  DepartureStored: event('DepartureStored', { turn, player, stored: storedSchema }),
  StoredCleared: event('StoredCleared', { turn, player }),
  /** `room`: the kind of room to name with it (M.10); `number`: where it was. */
  PlayerOut: event('PlayerOut', {
    turn,
    player,
    cause: causeSchema,
    by: player.nullable(),
    room: kind.nullable(),
    number: room.nullable(),
  }),
  Warned: event('Warned', { turn, player, count: z.int() }),
  /** `path`: rooms gone through, the last one is where he is; empty when he stays. */
  Moved: event('Moved', {
    turn,
    player,
    from: room,
    path: z.array(room),
    visited: z.array(room),
    weight: z.int(),
  }),
  GunEntered: event('GunEntered', { turn, player, count: z.int() }),
  /** Turns each room has stood empty, room 1 first. */
  RoomsCounted: event('RoomsCounted', { turn, empty: z.array(z.int()) }),
  RoomTransformed: event('RoomTransformed', { turn, room, from: kind }),
  ArmourUsed: event('ArmourUsed', { turn, player, target: player }),
  /** players: the winner */
  PrizeWon: event('PrizeWon', { turn, player, prize: z.string(), what: prizeSchema }),
  /** players: the one */
  ReportIssued: event('ReportIssued', { turn, player, report: reportSchema }),
  /** public */
  ResultsPublished: event('ResultsPublished', { turn, results: resultsSchema }),
  /** public */
  GameEnded: event('GameEnded', {
    turn,
    winner: z.enum(TEAMS).nullable(),
    how: z.enum(['aim', 'priority', 'decree']),
    /** Of the master's own end (G.9). */
    reason: reason.nullable(),
  }),

  // The master
  /** public */
  RulingSet: event('RulingSet', { ruling: z.string(), value: z.string(), reason }),
  /** master */
  AskRaised: event('AskRaised', {
    ask: z.string(),
    topic: z.enum(['protected', 'swapTeam']),
    turn,
    players: z.array(player),
    choices: z.array(z.string()),
  }),
  AskAnswered: event('AskAnswered', { ask: z.string(), choice: z.string(), reason }),
  Overridden: event('Overridden', { effect: effectSchema, reason }),
  /** public but for the person and the reason */
  PlayerReplaced: event('PlayerReplaced', { player, person: z.string(), nick: z.string(), reason }),
  AbsencesForgiven: event('AbsencesForgiven', { turn, players: z.array(player), reason }),
};

export type TwelveRoomsEvent = {
  [K in keyof typeof eventSchemas]: z.infer<(typeof eventSchemas)[K]>;
}[keyof typeof eventSchemas];
export type EventOf<T extends TwelveRoomsEvent['type']> = Extract<TwelveRoomsEvent, { type: T }>;
