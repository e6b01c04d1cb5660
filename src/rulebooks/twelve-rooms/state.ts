/** The state of a game of «12 комнат»: the fold of its events. Plain data; integers only. */
import type { Instant } from '../../engine/contract.js';
import type { Action, Bonus, Contest, Effect, Part, Prize, SpecialAction, Vote } from './commands.js';
import type { EventOf } from './events.js';
import type { Direction } from './geometry.js';
import { type Ability, type Active, type Role, type Team, teamOfRole } from './roles.js';
import type { RoomKind } from './rooms.js';
import { type RulingId, rulings } from './rulings.js';
import type { TwelveRoomsPack } from './setup.js';
import type { Cause, Report, Results, StepTrace } from './shapes.js';

/** A role with everything that goes with it when roles are swapped. */
export interface Card {
  /** The player it was dealt to. */
  id: string;
  role: Role;
  /** Special abilities used up. */
  used: Ability[];
  lost: Ability[];
  /** N.DEPUTY.PS1: by whom each came. */
  inherited: { from: string; ability: Active }[];
  /** «Не садится с первого раза» has worked. */
  spared: boolean;
  /** Last targets of the abilities that may not be aimed at one player twice in a row. */
  last: Record<string, { turn: number; target: string }>;
}

export interface Stored {
  cause: Cause;
  by: string | null;
  turn: number;
}

export interface PlayerState {
  id: string;
  person: string;
  nick: string;
  /** Everybody who has held this seat, the present holder last. */
  persons: string[];
  wish: number | null;
  inGame: boolean;
  left: { turn: number; cause: Cause; room: RoomKind | null } | null;
  card: Card | null;
  originalRole: Role | null;
  /** 0 before the placing. */
  room: number;
  /** The turn in whose movement he came into his room; 0 at the start. */
  enteredTurn: number;
  weight: number;
  visited: number[];
  route: number[];
  guilt: boolean;
  reliefTurn: number;
  doubtTurn: number;
  /** Last turn of a false status, or 0. */
  falseUntil: number;
  /** Turns whose vote was missed. */
  absences: number[];
  stored: Stored[];
  immune: boolean;
  /** B.2: only half of the votes against him count. */
  halved: boolean;
  armour: 'none' | 'ready' | 'used';
  notebook: Record<string, { kind: RoomKind | null; text: string }>;
  guesses: {
    turn: number;
    at: Instant;
    room: number;
    guess: RoomKind;
    answer: 'right' | 'wrong';
    hint: RoomKind | null;
  }[];
  claims: { turn: number; at: Instant; right: boolean; first: boolean }[];
  reports: Report[];
  anonymous: { turn: number; at: Instant; text: string; images: string[] }[];
}

export interface MoveState {
  direction?: Direction;
  actions?: Action[];
  special?: SpecialAction | null;
  bonus?: Bonus | null;
  vote?: Vote;
  mafkill?: { target: string } | null;
  /** `seq` orders the parts of the whole turn, also those of one millisecond. */
  sent: { part: Part; at: Instant; seq: number }[];
}

export interface TurnState {
  number: number;
  stage: 'open' | 'paused' | 'closed' | 'resolved';
  date: string;
  openedAt: Instant;
  deadline: Instant;
  contest: Contest | null;
  moves: Record<string, MoveState>;
  seq: number;
  /** Anonymous messages not yet published, in the order of receipt. */
  anonymous: { player: string; at: Instant; text: string; images: string[] }[];
  /** Noons at which they were published. */
  batches: string[];
  forgiven: string[];
  overrides: Effect[];
  before: { rooms: RoomKind[]; players: { player: string; room: number; role: Role }[] } | null;
  trace: StepTrace[];
  reports: Report[];
}

export interface PastTurn {
  turn: number;
  at: Instant;
  results: Results;
  trace: StepTrace[];
  reports: Report[];
  before: NonNullable<TurnState['before']>;
  moves: Record<string, MoveState>;
}

export interface PrizeState {
  id: string;
  player: string;
  turn: number;
  what: Prize;
  used: boolean;
  note: string;
}

export interface PostState {
  id: string;
  kind: 'player' | 'master' | 'anonymous';
  at: Instant;
  author: string | null;
  turn: number | null;
  text: string;
  images: string[];
  hidden: boolean;
}

export interface GameState {
  pack: TwelveRoomsPack;
  phase: 'signup' | 'dealt' | 'regroup' | 'running' | 'ended';
  rulings: Record<string, string>;
  rulingChanges: { ruling: string; value: string; reason: string; at: Instant }[];
  /** In the order of sign-up. */
  players: PlayerState[];
  /** Number of the last seat given: ids are never used again. */
  lastPlayer: number;
  /** Kinds of the rooms, room 1 first; empty before the map is dealt. */
  rooms: RoomKind[];
  originalRooms: RoomKind[];
  emptyTurns: number[];
  gun: { count: number; last: string | null };
  swaps: { players: [string, string]; turn: number }[];
  regroupUntil: Instant | null;
  regrouped: string[];
  start: { at: Instant; cameras: string[]; detector: Results['detector'] } | null;
  planned: string[];
  turn: TurnState | null;
  /** Resolved turns. Never changed, only added to. */
  past: PastTurn[];
  thread: PostState[];
  teamPosts: { id: string; at: Instant; author: string; text: string }[];
  /** Since when each player reads the mafia's room: number of posts before him. */
  teamSince: Record<string, number>;
  /** Authors of published anonymous posts, by post. */
  authors: Record<string, string>;
  prizes: PrizeState[];
  /** B.2 has been earned. */
  mapSolved: boolean;
  asks: Omit<EventOf<'AskRaised'>, 'type' | 'at' | 'audience' | 'rulings' | 'draws'>[];
  answers: { ask: string; choice: string; reason: string; at: Instant }[];
  overrides: { at: Instant; effect: Effect; reason: string }[];
  decisions: { at: Instant; what: string; reason: string }[];
  dryRun: { at: Instant; turn: number; trace: StepTrace[]; results: Results; reports: Report[] } | null;
  winner: { team: Team | null; how: 'aim' | 'priority' | 'decree'; turn: number } | null;
}

/** A copy that a decision may work on: past turns and posts never change in place, so they are shared. */
export function copyState(state: GameState): GameState {
  const { pack, past, thread, teamPosts, dryRun, players, turn, ...rest } = state;
  return {
    pack,
    past: [...past],
    thread: [...thread],
    teamPosts: [...teamPosts],
    dryRun,
    players: players.map(copyPlayer),
    turn: turn && copyTurn(turn),
    ...structuredClone(rest),
  };
}

/** Reports, guesses and the like are only ever added to. */
function copyPlayer(player: PlayerState): PlayerState {
  const { card } = player;
  return {
    ...player,
    persons: [...player.persons],
    card: card && {
      ...card,
      used: [...card.used],
      lost: [...card.lost],
      inherited: [...card.inherited],
      last: { ...card.last },
    },
    visited: [...player.visited],
    route: [...player.route],
    absences: [...player.absences],
    stored: [...player.stored],
    notebook: { ...player.notebook },
    guesses: [...player.guesses],
    claims: [...player.claims],
    reports: [...player.reports],
    anonymous: [...player.anonymous],
  };
}

function copyTurn(turn: TurnState): TurnState {
  return {
    ...turn,
    moves: Object.fromEntries(
      Object.entries(turn.moves).map(([id, move]) => [id, { ...move, sent: [...move.sent] }]),
    ),
    anonymous: [...turn.anonymous],
    batches: [...turn.batches],
    forgiven: [...turn.forgiven],
    overrides: [...turn.overrides],
    trace: [...turn.trace],
    reports: [...turn.reports],
  };
}

/** The value in force of a ruling. */
export function rulingOf(state: GameState, id: RulingId): string {
  return state.rulings[id] ?? rulings[id].default;
}

export function findPlayer(state: GameState, id: string): PlayerState | undefined {
  return state.players.find((player) => player.id === id);
}

export function playerOf(state: GameState, id: string): PlayerState {
  return findPlayer(state, id)!;
}

export function playerOfPerson(state: GameState, person: string): PlayerState | undefined {
  return state.players.find((player) => player.person === person);
}

export function roleOf(player: PlayerState): Role {
  return player.card?.role ?? 'civilian';
}

/** The side of the role he has now: who he acts with. */
export function teamOf(player: PlayerState): Team {
  return teamOfRole(roleOf(player));
}

export function isMafia(player: PlayerState): boolean {
  return player.card !== null && teamOf(player) === 'mafia';
}

export function kindOf(state: GameState, room: number): RoomKind {
  return state.rooms[room - 1] ?? 'passage';
}

export function inRoom(state: GameState, room: number): PlayerState[] {
  return state.players.filter((player) => player.inGame && player.room === room);
}

/** Swaps that take one of the two places there are (N.EXECUTOR.AS1). */
export function swapsInForce(state: GameState): GameState['swaps'] {
  if (rulingOf(state, 'swap.count') === 'always') return state.swaps;
  return state.swaps.filter(({ players }) => players.every((id) => playerOf(state, id).inGame));
}

/** Numbered for each player by himself: an id must not tell how many prizes others have. */
export function nextPrizeId(state: GameState, player: string): string {
  return `${player}-prize-${state.prizes.filter((prize) => prize.player === player).length + 1}`;
}

export function newPlayer(id: string, person: string, nick: string, wish: number | null): PlayerState {
  return {
    id,
    person,
    nick,
    persons: [person],
    wish,
    inGame: true,
    left: null,
    card: null,
    originalRole: null,
    room: 0,
    enteredTurn: 0,
    weight: 1,
    visited: [],
    route: [],
    guilt: false,
    reliefTurn: 0,
    doubtTurn: 0,
    falseUntil: 0,
    absences: [],
    stored: [],
    immune: false,
    halved: false,
    armour: 'none',
    notebook: {},
    guesses: [],
    claims: [],
    reports: [],
    anonymous: [],
  };
}
