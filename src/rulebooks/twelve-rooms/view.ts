/**
 * What one viewer sees of a game. Built from nothing for each viewer by `view()`; plain data only.
 *
 * Everybody gets the same public part. `me` is there for a player in the game or out of it, `mafia` for whoever is of the
 * mafia now, `master` for the master, `finale` for everybody once the game is over. Nothing in the public part, in `me` or in
 * `mafia` depends on what its reader may not know: two states that differ only in such facts give the same bytes.
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
import { storedSchema } from './events.js';
import { DIRECTIONS } from './geometry.js';
import { ACTIVE, ROLES, TEAMS } from './roles.js';
import { ROOM_KINDS } from './rooms.js';
import {
  abilitySchema,
  causeSchema,
  detectorSchema,
  partSchema,
  reportSchema,
  resultsSchema,
  statusSchema,
  stepTraceSchema,
} from './shapes.js';

const player = z.string();
const room = z.int();
const kind = z.enum(ROOM_KINDS);
const role = z.enum(ROLES);
const team = z.enum(TEAMS);
const turn = z.int();
const instant = z.string();
const text = z.string();
const images = z.array(z.string());

/** Why something cannot be chosen: a refusal as the command would get it. Null: it can. */
const why = z
  .strictObject({
    code: z.string(),
    clauses: z.array(z.string()),
    params: z.record(z.string(), z.union([z.string(), z.int()])),
  })
  .nullable();

const choice = <T extends z.ZodType>(value: T) => z.strictObject({ value, why });

const contestView = contestSchema;

const playerView = z.strictObject({
  id: player,
  nick: text,
  inGame: z.boolean(),
  /** When and how he left; the room only by mafia kill or by a room (M.10). */
  left: z.strictObject({ turn, cause: causeSchema, room: kind.nullable() }).nullable(),
  warnings: z.int(),
  /** After the end; before it only of those who left, when the ruling tells it. */
  role: role.nullable(),
  team: team.nullable(),
});

const postView = z.strictObject({
  /** The number of the post in the thread; it says nothing of the author. */
  id: z.string(),
  kind: z.enum(['player', 'master', 'anonymous']),
  at: instant,
  /** Null for an anonymous post and the master's. */
  author: player.nullable(),
  turn: turn.nullable(),
  text,
  images,
  /** Taken down: then text and images are empty. */
  hidden: z.boolean(),
});

const abilityChoice = z.strictObject({
  ability: abilitySchema,
  kind: z.enum(['active', 'special']),
  /** From a teammate who left (N.DEPUTY.PS1). */
  inherited: z.boolean(),
  why,
  /** Players it may be aimed at; empty for abilities that need none or a room. */
  players: z.array(choice(player)),
  /** Players whose pair is barred besides: swaps in force. */
  barredPairs: z.array(z.array(player)),
  /** Rooms it may be aimed at; doors are any two neighbouring rooms. */
  rooms: z.array(room),
});

const sent = z.strictObject({ part: partSchema, at: instant });

const partsView = z.strictObject({
  direction: z.enum(DIRECTIONS).nullable(),
  actions: z.array(actionSchema).nullable(),
  special: specialSchema.nullable(),
  bonus: bonusSchema.nullable(),
  vote: voteSchema.nullable(),
  mafkill: z.strictObject({ target: player }).nullable(),
});

const moveView = z.strictObject({
  turn,
  /** What was sent, with the moment the server got it: the receipt. */
  sent: z.array(sent),
  parts: partsView,
  /** Parts still missing for a whole move (M.3). */
  missing: z.array(partSchema),
  /** The moment of the last part, once the move is whole. */
  wholeAt: instant.nullable(),
});

/** The move form: what can be chosen, and of everything that cannot, why. Null when no turn is open. */
const formView = z.strictObject({
  turn,
  /** Parts as such: a part already sent has its reason. */
  parts: z.array(z.strictObject({ part: partSchema, why })),
  directions: z.array(choice(z.enum(DIRECTIONS))),
  abilities: z.array(abilityChoice),
  /** How many active abilities may be used this turn; null: any number. */
  activeLimit: z.int().nullable(),
  votes: z.array(choice(voteSchema)),
  /** Of a mafia player: whom he may kill; of others null. */
  mafkill: z.strictObject({ why, players: z.array(choice(player)) }).nullable(),
  bonuses: z.array(
    z.strictObject({
      kind: z.enum(['armour', 'prize']),
      prize: z.string().nullable(),
      what: prizeSchema.nullable(),
    }),
  ),
  guess: z.strictObject({ why, rooms: z.array(kind) }),
  claimMap: z.strictObject({ why }),
  anonymous: z.strictObject({ why }),
});

const meView = z.strictObject({
  player,
  nick: text,
  inGame: z.boolean(),
  /** The starting room he asked for. */
  wish: room.nullable(),
  /** Null before the roles are dealt. */
  role: role.nullable(),
  team: team.nullable(),
  abilities: z.array(
    z.strictObject({ ability: abilitySchema, inherited: z.boolean(), left: z.enum(['yes', 'used', 'lost']) }),
  ),
  /** Teammates who left and whose ability a deputy may still choose. */
  inheritances: z.array(z.strictObject({ from: player, abilities: z.array(z.enum(ACTIVE)) })),
  /** Where he is; null before the placing and after leaving. */
  room: room.nullable(),
  weight: z.int(),
  /** His rooms by turn, the starting room first. */
  route: z.array(room),
  /** He must post without letters and digits this turn (R.LAUGHTER). */
  picturesOnly: z.boolean(),
  move: moveView.nullable(),
  form: formView.nullable(),
  reports: z.array(reportSchema),
  guesses: z.array(
    z.strictObject({
      turn,
      at: instant,
      room,
      guess: kind,
      answer: z.enum(['right', 'wrong']),
      hint: kind.nullable(),
    }),
  ),
  /** B.2 attempts. */
  claims: z.array(z.strictObject({ turn, at: instant, answer: z.enum(['first', 'right', 'wrong']) })),
  /** Own anonymous messages with the moment of receipt; whether they came out the thread shows. */
  anonymous: z.array(z.strictObject({ turn, at: instant, text, images })),
  prizes: z.array(z.strictObject({ id: z.string(), turn, what: prizeSchema, used: z.boolean() })),
  armour: z.enum(['none', 'ready', 'used']),
  notebook: z.array(z.strictObject({ room, kind: kind.nullable(), text })),
});

const mafiaView = z.strictObject({
  mates: z.array(
    z.strictObject({
      player,
      role,
      inGame: z.boolean(),
      /** Null when he is out or nobody is placed yet. */
      room: room.nullable(),
      /** Players in the room with him (M.8). */
      company: z.array(player),
      regrouped: z.boolean(),
    }),
  ),
  /** The kill of the open turn, once its performer has sent it. */
  mafkill: z.strictObject({ performer: player, target: player.nullable(), at: instant }).nullable(),
  regroupUntil: instant.nullable(),
  posts: z.array(z.strictObject({ id: z.string(), at: instant, author: player, text })),
});

const askView = z.strictObject({
  id: z.string(),
  topic: z.enum(['protected', 'swapTeam']),
  turn,
  players: z.array(player),
  choices: z.array(z.string()),
  clauses: z.array(z.string()),
});

const masterPlayer = z.strictObject({
  id: player,
  person: text,
  nick: text,
  inGame: z.boolean(),
  wish: room.nullable(),
  role: role.nullable(),
  originalRole: role.nullable(),
  team: team.nullable(),
  status: statusSchema.nullable(),
  room: room.nullable(),
  enteredTurn: turn.nullable(),
  weight: z.int(),
  route: z.array(room),
  visited: z.array(room),
  guilt: z.boolean(),
  falseUntil: turn.nullable(),
  absences: z.int(),
  spared: z.boolean(),
  lost: z.array(abilitySchema),
  used: z.array(abilitySchema),
  inherited: z.array(z.enum(ACTIVE)),
  stored: z.array(storedSchema),
  immune: z.boolean(),
  halved: z.boolean(),
  armour: z.enum(['none', 'ready', 'used']),
  persons: z.array(text),
});

const masterMove = z.strictObject({
  player,
  sent: z.array(sent),
  parts: partsView,
  missing: z.array(partSchema),
  wholeAt: instant.nullable(),
});

const resolvedTurn = z.strictObject({
  turn,
  trace: z.array(stepTraceSchema),
  reports: z.array(reportSchema),
  /** Before the turn: where everybody stood and what each room was. */
  before: z.strictObject({
    rooms: z.array(kind),
    players: z.array(z.strictObject({ player, room, role })),
  }),
  moves: z.array(masterMove),
});

const masterView = z.strictObject({
  /** Room 1 first. `original`: as dealt. */
  map: z.array(
    z.strictObject({
      room,
      kind,
      original: kind,
      players: z.array(player),
      emptyTurns: z.int(),
    }),
  ),
  players: z.array(masterPlayer),
  /** Who has sent what in the open or closed turn. */
  moves: z.array(masterMove),
  gun: z.strictObject({ count: z.int(), last: player.nullable() }),
  swaps: z.array(z.strictObject({ players: z.array(player), turn })),
  asks: z.array(askView),
  answers: z.array(z.strictObject({ ask: z.string(), choice: z.string(), reason: text, at: instant })),
  overrides: z.array(z.strictObject({ at: instant, effect: effectSchema, reason: text })),
  /** Other decisions with a written reason, oldest first. */
  decisions: z.array(z.strictObject({ at: instant, what: text, reason: text })),
  /** The last dry run of the closed turn, unless something has changed since. */
  dryRun: z
    .strictObject({
      at: instant,
      turn,
      trace: z.array(stepTraceSchema),
      results: resultsSchema,
      reports: z.array(reportSchema),
    })
    .nullable(),
  turns: z.array(resolvedTurn),
  pendingAnonymous: z.array(
    z.strictObject({ author: player, at: instant, text, images, comesOut: z.boolean() }),
  ),
  anonymousAuthors: z.array(z.strictObject({ post: z.string(), author: player })),
  planned: z.array(z.string()),
  prizes: z.array(
    z.strictObject({ id: z.string(), player, turn, what: prizeSchema, used: z.boolean(), note: text }),
  ),
  claims: z.array(z.strictObject({ player, turn, at: instant, answer: z.enum(['first', 'right', 'wrong']) })),
});

/** After the end everything is open (authors of anonymous posts by ruling). */
const finaleView = z.strictObject({
  winner: team.nullable(),
  how: z.enum(['aim', 'priority', 'decree']),
  originalMap: z.array(kind),
  players: z.array(z.strictObject({ id: player, role, originalRole: role, route: z.array(room) })),
  turns: z.array(resolvedTurn),
  mafiaPosts: mafiaView.shape.posts,
  anonymousAuthors: z.array(z.strictObject({ post: z.string(), author: player })).nullable(),
});

const rulingView = z.strictObject({
  id: z.string(),
  value: z.string(),
  isDefault: z.boolean(),
  changes: z.array(z.strictObject({ value: z.string(), reason: text, at: instant })),
});

/** Something this viewer has to do, and by when. */
const todoView = z.strictObject({
  key: z.enum([
    'join',
    'wish',
    'regroup',
    'move',
    'vote',
    'inherit',
    'dealMap',
    'dealRoles',
    'openRegroup',
    'openTurn',
    'resume',
    'dryRun',
    'resolve',
    'ask',
    'wait',
  ]),
  turn: turn.nullable(),
  ref: z.string().nullable(),
  until: instant.nullable(),
});

export const viewSchema = z.strictObject({
  phase: z.enum(['signup', 'dealt', 'regroup', 'running', 'ended']),
  title: z.strictObject({ ru: text, en: text }),
  zone: text,
  /** The open or last turn. `closed`: the deadline is over, the results are not out. */
  turn: z
    .strictObject({
      number: turn,
      stage: z.enum(['open', 'paused', 'closed', 'resolved']),
      openedAt: instant,
      deadline: instant,
      contest: contestView.nullable(),
    })
    .nullable(),
  regroupUntil: instant.nullable(),
  planned: z.array(z.string()),
  players: z.array(playerView),
  /** The first report, after the regrouping. */
  start: z.strictObject({ at: instant, cameras: z.array(player), detector: detectorSchema }).nullable(),
  /** The results of each turn, oldest first. */
  results: z.array(z.strictObject({ at: instant, results: resultsSchema })),
  thread: z.array(postView),
  rulings: z.array(rulingView),
  winner: z
    .strictObject({ team: team.nullable(), how: z.enum(['aim', 'priority', 'decree']), turn })
    .nullable(),
  me: meView.nullable(),
  mafia: mafiaView.nullable(),
  master: masterView.nullable(),
  finale: finaleView.nullable(),
  todo: z.array(todoView),
});

export type GameView = z.infer<typeof viewSchema>;
export type MeView = NonNullable<GameView['me']>;
export type FormView = NonNullable<MeView['form']>;
export type MafiaView = NonNullable<GameView['mafia']>;
export type MasterView = NonNullable<GameView['master']>;
export type FinaleView = NonNullable<GameView['finale']>;
export type WhyView = z.infer<typeof why>;
export type TodoView = GameView['todo'][number];
