/**
 * Everything a person (or a deadline) can ask of a game of «12 комнат», one schema a command.
 *
 * Who gives it: (p) a player, (m) the master, (s) the system at a deadline. Players are named by their ids p1, p2 … in the
 * order of sign-up, rooms by their numbers 1 … 12, kinds of rooms by `ROOM_KINDS`.
 */
import { z } from 'zod';
import { DIRECTIONS } from './geometry.js';
import { type ABILITIES, ACTIVE, ROLES, TEAMS } from './roles.js';
import { ROOM_KINDS } from './rooms.js';
import { nickSchema, roomSchema } from './setup.js';

const id = z.string().min(1).max(80);
const player = z.string().regex(/^p[1-9]\d?$/, 'p1, p2 …');
const reason = z.string().trim().min(1).max(1000);
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'YYYY-MM-DD');
const instant = z.iso.datetime({ offset: true });
const turn = z.int().min(1).max(99);
const kind = z.enum(ROOM_KINDS);
const map = z.array(kind).length(12);

/** A vote: a player, or «не судить» (G.4). */
export const voteSchema = z.union([player, z.literal('acquit')]);
export type Vote = z.infer<typeof voteSchema>;

const doorSchema = z.tuple([roomSchema, roomSchema]);

const onPlayer = <A extends keyof typeof ABILITIES>(ability: A) =>
  z.strictObject({ ability: z.literal(ability), target: player });

/** One use of an active ability (АС). */
export const actionSchema = z.discriminatedUnion('ability', [
  onPlayer('block'),
  onPlayer('hold'),
  /** N.STEWARD.AS1: how two players vote. */
  z.strictObject({
    ability: z.literal('dictate'),
    votes: z.array(z.strictObject({ voter: player, vote: voteSchema })).length(2),
  }),
  z.strictObject({ ability: z.literal('silence'), room: roomSchema }),
  onPlayer('heal'),
  z.strictObject({ ability: z.literal('swap'), targets: z.tuple([player, player]) }),
  onPlayer('deceive'),
  onPlayer('therapy'),
  onPlayer('doubt'),
  onPlayer('check'),
  /** P.OBSERVER.AS2: two doors, each between two neighbouring rooms. */
  z.strictObject({ ability: z.literal('doors'), doors: z.array(doorSchema).length(2) }),
  z.strictObject({ ability: z.literal('compare'), targets: z.tuple([player, player]) }),
  z.strictObject({ ability: z.literal('census'), room: roomSchema }),
  onPlayer('question'),
  onPlayer('route'),
]);
export type Action = z.infer<typeof actionSchema>;

/** One use of a special ability (УС). */
export const specialSchema = z.discriminatedUnion('ability', [
  z.strictObject({ ability: z.literal('forgive') }),
  z.strictObject({ ability: z.literal('redirect') }),
  onPlayer('inject'),
]);
export type SpecialAction = z.infer<typeof specialSchema>;

/** B.2 the armour, given to anybody for this turn; B.3 a prize won last turn. */
export const bonusSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('armour'), target: player }),
  z.strictObject({
    kind: z.literal('prize'),
    prize: id,
    /** Of a prize that is an armour: who wears it (oneself when left out). */
    target: player.optional(),
    /** Of a prize of the master's own making: how it is used. */
    note: z.string().trim().max(1000).optional(),
  }),
]);
export type Bonus = z.infer<typeof bonusSchema>;

export const PARTS = ['direction', 'actions', 'special', 'bonus', 'vote', 'mafkill'] as const;
export type Part = (typeof PARTS)[number];

/** B.3: what a prize does. `armour` and `votes` the engine carries out, `other` the master does by hand. */
export const prizeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('armour') }),
  /** So much more weight of the vote for the one turn. */
  z.strictObject({ kind: z.literal('votes'), extra: z.int().min(1).max(20) }),
  z.strictObject({ kind: z.literal('other'), text: z.string().trim().min(1).max(500) }),
]);
export type Prize = z.infer<typeof prizeSchema>;

export const contestSchema = z.strictObject({
  title: z.string().trim().min(1).max(200),
  rules: z.string().trim().min(1).max(4000),
  /** The prize is drawn among so many who sent their whole move first. */
  among: z.int().min(1).max(60),
  winners: z.int().min(1).max(10).default(1),
  prize: prizeSchema,
});
export type Contest = z.infer<typeof contestSchema>;

/**
 * What the master may set by hand, at any moment, always with a reason. `action`, `sitting` and `departure` overrule one
 * outcome of the open or closed turn when it is resolved; all others change the state at once.
 */
export const effectSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('kill'), player }),
  /** Back in the game, where he left it or in `room`. */
  z.strictObject({ kind: z.literal('revive'), player, room: roomSchema.optional() }),
  /** A role as if dealt so from the start: it counts as the original one too. */
  z.strictObject({ kind: z.literal('role'), player, role: z.enum(ROLES) }),
  z.strictObject({ kind: z.literal('room'), player, room: roomSchema }),
  z.strictObject({ kind: z.literal('weight'), player, weight: z.int().min(0).max(99) }),
  z.strictObject({ kind: z.literal('guilt'), player, guilty: z.boolean() }),
  /** Last turn of a false status; null takes it off. */
  z.strictObject({ kind: z.literal('falseStatus'), player, until: turn.nullable() }),
  z.strictObject({ kind: z.literal('absences'), player, count: z.int().min(0).max(9) }),
  /** Deaths waiting in the Safe room are forgotten. */
  z.strictObject({ kind: z.literal('clearStored'), player }),
  z.strictObject({ kind: z.literal('map'), room: roomSchema, to: kind }),
  z.strictObject({ kind: z.literal('ability'), player, ability: id, has: z.boolean() }),
  /** The action of a player passes or fails whatever the rules say. */
  z.strictObject({ kind: z.literal('action'), turn, player, ability: id, passes: z.boolean() }),
  /** Exactly these sit after the vote of the turn. */
  z.strictObject({ kind: z.literal('sitting'), turn, players: z.array(player).max(60) }),
  /** This player leaves (by decree, at the end of the turn) or does not leave whatever happens in the turn. */
  z.strictObject({ kind: z.literal('departure'), turn, player, leaves: z.boolean() }),
]);
export type Effect = z.infer<typeof effectSchema>;

const text = z.string().trim().max(4000);
/** Pictures are named by the hash under which the server keeps them. */
const images = z
  .array(z.string().regex(/^[0-9a-f]{16,64}$/))
  .max(10)
  .default([]);

export const commandSchemas = {
  // Sign-up
  /** (p) `wish`: the room he would like to begin in; nobody but the master learns it. */
  join: z.strictObject({ type: z.literal('join'), nick: nickSchema, wish: roomSchema.optional() }),
  /** (p) Until the roles are dealt. */
  setWish: z.strictObject({ type: z.literal('setWish'), room: roomSchema }),
  /** (p) himself, (m) `player`: whoever is out of reach or was written in by mistake. Until the roles are dealt. */
  leave: z.strictObject({ type: z.literal('leave'), player: player.optional() }),
  /** (m) */
  addPlayer: z.strictObject({
    type: z.literal('addPlayer'),
    person: id,
    nick: nickSchema,
    wish: roomSchema.optional(),
  }),

  // Dealing
  /** (m) Each kind once, room 1 first; left out: a recorded draw. */
  dealMap: z.strictObject({ type: z.literal('dealMap'), rooms: map.optional() }),
  /**
   * (m) Closes the sign-up. `roles`: who is who, for everybody. Else a recorded draw of `composition` (as many as players);
   * without it the ten named roles and civilians.
   */
  dealRoles: z.strictObject({
    type: z.literal('dealRoles'),
    roles: z.record(player, z.enum(ROLES)).optional(),
    composition: z.array(z.enum(ROLES)).min(2).max(60).optional(),
  }),
  /** (m) B.1: nobody of these leaves in the first two turns. Until turn 1 opens. */
  grantImmunity: z.strictObject({
    type: z.literal('grantImmunity'),
    players: z.array(player).min(1).max(60),
    reason,
  }),
  /** (m) Everybody stands in the room of his wish (a recorded draw without one); mafia may change rooms until then. */
  openRegroup: z.strictObject({ type: z.literal('openRegroup'), until: instant }),
  /** (p) A mafia player's other starting room; the last word before the close counts. */
  regroup: z.strictObject({ type: z.literal('regroup'), room: roomSchema }),
  /** (s, or m earlier) Publishes the first report of cameras and detector. */
  closeRegroup: z.strictObject({ type: z.literal('closeRegroup') }),

  // Turns
  /** (m) Days of the next turns: each opens with the results of the one before. */
  planTurns: z.strictObject({ type: z.literal('planTurns'), dates: z.array(date).max(60) }),
  /** (m) The deadline is the pack's hour on that day. */
  openTurn: z.strictObject({ type: z.literal('openTurn'), date, contest: contestSchema.optional() }),
  /** (m) A contest for a turn that opened by plan, before anybody has sent his whole move. */
  announceContest: z.strictObject({ type: z.literal('announceContest'), turn, contest: contestSchema }),
  /** (m) Before the deadline; `until` is the new one. */
  extendTurn: z.strictObject({ type: z.literal('extendTurn'), turn, until: instant, reason }),
  /** (m) Before the deadline: the clock stops, nothing is taken in. */
  pauseTurn: z.strictObject({ type: z.literal('pauseTurn'), turn, reason }),
  resumeTurn: z.strictObject({ type: z.literal('resumeTurn'), turn, until: instant, reason }),
  /** (s) At the deadline; with `turn.resolution: deadline` the turn is resolved at once. */
  closeTurn: z.strictObject({ type: z.literal('closeTurn'), turn }),
  /** (m) Resolves a closed turn for the master's eyes only; anything that changes the game makes it stale. */
  dryRun: z.strictObject({ type: z.literal('dryRun'), turn }),
  /** (m) Resolves and publishes; needs a fresh dry run. */
  resolveTurn: z.strictObject({ type: z.literal('resolveTurn'), turn }),

  // The move of a player
  /**
   * (p) Any parts together or one by one; a part once accepted stands (G.1). All parts of one command are taken or refused
   * together. `actions: []` and `special: null` say «nothing this turn».
   */
  sendMove: z.strictObject({
    type: z.literal('sendMove'),
    turn,
    direction: z.enum(DIRECTIONS).optional(),
    actions: z.array(actionSchema).max(8).optional(),
    special: specialSchema.nullable().optional(),
    bonus: bonusSchema.nullable().optional(),
    vote: voteSchema.optional(),
    /** Of the performer only; null: no kill. */
    mafkill: z.strictObject({ target: player }).nullable().optional(),
  }),
  /** (p) M.6, from turn 2; answered at once in `me.guesses`. */
  guessRoom: z.strictObject({ type: z.literal('guessRoom'), turn, room: kind }),
  /** (p) B.2: the whole initial map, room 1 first. */
  claimMap: z.strictObject({ type: z.literal('claimMap'), rooms: map }),
  /** (p) N.DEPUTY.PS1: one active ability of a teammate who has left. */
  inherit: z.strictObject({ type: z.literal('inherit'), from: player, ability: z.enum(ACTIVE) }),
  /** (p) A page of the private map notebook. */
  saveNote: z.strictObject({
    type: z.literal('saveNote'),
    room: roomSchema,
    kind: kind.nullable(),
    text: z.string().max(1000),
  }),

  // Words
  /** (p) G.3, one a turn. */
  postAnonymous: z.strictObject({ type: z.literal('postAnonymous'), turn, text, images }),
  /** (p, m) The public thread under one's own name; those who left may write too (G.7). */
  post: z.strictObject({ type: z.literal('post'), text, images }),
  /** (p) The mafia's room. */
  postTeam: z.strictObject({ type: z.literal('postTeam'), text: text.min(1) }),
  /** (m) G.7, G.8, G.10: a post of the thread taken down. */
  hidePost: z.strictObject({ type: z.literal('hidePost'), post: id, reason }),
  /** (s) With `anonymous.moment: noon`. */
  publishAnonymous: z.strictObject({ type: z.literal('publishAnonymous'), turn, date }),

  // The master
  setRuling: z.strictObject({ type: z.literal('setRuling'), ruling: id, value: id, reason }),
  answerAsk: z.strictObject({
    type: z.literal('answerAsk'),
    ask: id,
    choice: id,
    reason: z.string().max(1000).optional(),
  }),
  override: z.strictObject({ type: z.literal('override'), effect: effectSchema, reason }),
  /** The substitute takes everything over: role, statuses, weight, position, sent parts. */
  replacePlayer: z.strictObject({
    type: z.literal('replacePlayer'),
    player,
    person: id,
    nick: nickSchema,
    reason,
  }),
  /** A missing vote of that turn is no offence; of a turn already resolved the warning is taken back. */
  forgiveAbsences: z.strictObject({
    type: z.literal('forgiveAbsences'),
    turn,
    /** Left out: everybody. */
    players: z.array(player).min(1).max(60).optional(),
    reason,
  }),
  /** A prize by hand, for the use in that turn. */
  awardPrize: z.strictObject({ type: z.literal('awardPrize'), player, turn, prize: prizeSchema, reason }),
  /** G.9 and deadlocks: null is nobody's victory. */
  endGame: z.strictObject({ type: z.literal('endGame'), winner: z.enum(TEAMS).nullable(), reason }),
};

export type TwelveRoomsCommand = {
  [K in keyof typeof commandSchemas]: z.infer<(typeof commandSchemas)[K]>;
}[keyof typeof commandSchemas];
export type CommandOf<T extends TwelveRoomsCommand['type']> = Extract<TwelveRoomsCommand, { type: T }>;
