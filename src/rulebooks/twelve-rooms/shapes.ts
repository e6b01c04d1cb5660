/** Shapes that events and views share: what a turn resulted in, for whom. */
import { z } from 'zod';
import { PARTS, prizeSchema } from './commands.js';
import { ABILITIES, ROLES, TEAMS } from './roles.js';
import { ROOM_KINDS } from './rooms.js';

const player = z.string();
const room = z.int();
const kind = z.enum(ROOM_KINDS);
const abilities = Object.keys(ABILITIES) as [keyof typeof ABILITIES, ...(keyof typeof ABILITIES)[]];
export const abilitySchema = z.enum(abilities);
export const statusSchema = z.enum(['positive', 'negative']);

/** Why somebody left. `decree`: by the master's hand. */
export const causeSchema = z.enum(['vote', 'absence', 'mafkill', 'injection', 'gun', 'reluctant', 'decree']);
export type Cause = z.infer<typeof causeSchema>;

/**
 * Why an action or an outcome did not come about. `lost`: the ability is not there any more; `dead`: the actor has left at
 * an earlier step; `apart`: mafia on mafia in different rooms (M.7), or the kill's victim in another room.
 */
export const WHY = [
  'blocked',
  'isolated',
  'dead',
  'gone',
  'apart',
  'safeHealer',
  'lost',
  'nobodyHeals',
  'camerasRoom',
  'noVote',
  'protected',
  'immune',
  'healed',
  'armour',
  'cautious',
  'reliable',
  'stored',
  'held',
  'cocoa',
  'full',
  'corridor',
  'silenced',
  'notTeammate',
  'swapLimit',
  'swapRepeated',
  'occupied',
  'forgiven',
  'override',
] as const;
export type Why = (typeof WHY)[number];

/** One thing that changed: of a player or of a room, from what to what. */
export const changeSchema = z.strictObject({
  what: z.enum([
    'blocked',
    'held',
    'guilt',
    'relief',
    'doubt',
    'vote',
    'silenced',
    'counted',
    'sits',
    'stored',
    'unstored',
    'leaves',
    'protection',
    'warning',
    'healed',
    'healer',
    'role',
    'falseStatus',
    'abilityLost',
    'room',
    'weight',
    'gun',
    'report',
    'kind',
  ]),
  player: player.nullable(),
  room: room.nullable(),
  from: z.union([z.string(), z.int()]).nullable(),
  to: z.union([z.string(), z.int()]).nullable(),
});
export type Change = z.infer<typeof changeSchema>;

/** One line of the trace of a step: who did what to whom, whether it worked, why not, and what changed. */
export const lineSchema = z.strictObject({
  actor: player.nullable(),
  /** An ability, `vote`, `mafkill`, `direction`, or the rule at work by itself. */
  act: z.string(),
  targets: z.array(player),
  rooms: z.array(room),
  outcome: z.enum(['done', 'failed', 'stored', 'note']),
  why: z.enum(WHY).nullable(),
  clauses: z.array(z.string()).min(1),
  rulings: z.array(z.string()),
  changes: z.array(changeSchema),
});
export type Line = z.infer<typeof lineSchema>;

/** `step`: `A.1` … `A.21`, before them `start`, after them `end`. */
export const stepTraceSchema = z.strictObject({ step: z.string(), lines: z.array(lineSchema) });
export type StepTrace = z.infer<typeof stepTraceSchema>;

/** A vote as the results list it. `weight` only when the ruling shows it. */
const voteLine = z.strictObject({
  voter: player,
  vote: z.string(),
  /** Replaced by «Я сказал». */
  dictated: z.boolean(),
  /** Invalid, so turned against the voter (G.2). */
  invalid: z.boolean(),
  weight: z.int().nullable(),
});

export const detectorSchema = z.strictObject({
  /** How many of each status; who has which only when the ruling names them. */
  positive: z.int(),
  negative: z.int(),
  names: z.array(z.strictObject({ player, status: statusSchema })).nullable(),
});

/** The public results of a turn, as everybody reads them. Lists are in the order of players, never of events. */
export const resultsSchema = z.strictObject({
  turn: z.int(),
  vote: z.strictObject({
    /** Null when only sums are shown. */
    lines: z.array(voteLine).nullable(),
    /** Voters whose vote was replaced. */
    dictated: z.array(player),
    /** Sum for each, the largest first, `acquit` among them. */
    totals: z.array(z.strictObject({ vote: z.string(), sum: z.int() })),
    /** «Не судить» alone had the most. */
    acquitted: z.boolean(),
    sat: z.array(player),
  }),
  warned: z.array(player),
  /** Departures of the turn but those by vote; `room` names the room (M.10). */
  departures: z.array(z.strictObject({ player, cause: causeSchema, room: kind.nullable() })),
  /** Roles of those who left, when the ruling tells them. */
  roles: z.array(z.strictObject({ player, role: z.enum(ROLES) })).nullable(),
  /** Empty too when the room is no longer there: its absence would tell which room became a Passage. */
  cameras: z.array(player),
  detector: detectorSchema,
  loudspeaker: z.array(player),
  /** Rooms with more than two mafia players (M.5). */
  crowded: z.array(room),
  /** Rooms that became Passages (M.12). */
  transformed: z.array(room),
  contest: z
    .strictObject({ title: z.string(), winners: z.array(player), prize: prizeSchema, turn: z.int() })
    .nullable(),
  winner: z.enum(TEAMS).nullable(),
});
export type Results = z.infer<typeof resultsSchema>;

/** What an active ability told its owner. A failed one and one that finds nothing to tell look the same: `none`. */
export const findingSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none'), ability: abilitySchema }),
  z.strictObject({ kind: z.literal('role'), ability: abilitySchema, target: player, role: z.enum(ROLES) }),
  z.strictObject({
    kind: z.literal('doors'),
    ability: abilitySchema,
    doors: z.array(z.strictObject({ door: z.string(), players: z.array(player) })),
  }),
  z.strictObject({
    kind: z.literal('statuses'),
    ability: abilitySchema,
    targets: z.array(player),
    same: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('roles'), ability: abilitySchema, room, roles: z.array(z.enum(ROLES)) }),
  z.strictObject({ kind: z.literal('guilt'), ability: abilitySchema, target: player, found: z.boolean() }),
  z.strictObject({ kind: z.literal('route'), ability: abilitySchema, target: player, rooms: z.array(room) }),
]);
export type Finding = z.infer<typeof findingSchema>;

/** The private report of a player after a turn. */
export const reportSchema = z.strictObject({
  turn: z.int(),
  player,
  /** Where he is now. */
  room,
  weight: z.int(),
  role: z.enum(ROLES),
  findings: z.array(findingSchema),
  /** Won in the contest of the turn, for use in the next one. */
  prize: prizeSchema.nullable(),
});
export type Report = z.infer<typeof reportSchema>;

export const partSchema = z.enum(PARTS);
