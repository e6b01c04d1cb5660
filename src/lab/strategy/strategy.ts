/**
 * A strategy: how people of a game decide. Each part is a plug-in for one family of games and gets only what the person who
 * decides may know. Chance comes from outside, by label: the same question in the same game is answered alike.
 */
import type { Text } from '../../engine/contract.js';
import type { Side, Role as TableRole } from '../../rulebooks/table/setup.js';
import type { Action, SpecialAction } from '../../rulebooks/twelve-rooms/commands.js';
import type { Direction } from '../../rulebooks/twelve-rooms/geometry.js';
import type { Ability } from '../../rulebooks/twelve-rooms/roles.js';
import type { Chance } from '../chance.js';

export interface Strategy {
  id: string;
  title: Text;
  about: Text;
  season: SeasonMind;
  table: TableMind;
  rooms: RoomsMind;
}

/** The board as everybody sees it. */
export interface Board {
  /** Last cell. */
  size: number;
  positions: readonly { side: number; cell: number; owned: number }[];
  /** Cells that nobody has painted. */
  free: readonly number[];
}

/** Decisions of the head of a side. */
export interface SeasonMind {
  /** One of `options`; null: no answer in time. `ahead`: cells that the choice `marry` leads on. */
  choose(
    me: number,
    about: { kind: string; options: readonly string[]; ahead: number },
    chance: Chance,
  ): string | null;
  /** null: no answer in time. */
  acceptOffer(me: number, about: { kind: string; gain: number }, chance: Chance): boolean | null;
  /** At most `count` of the free cells. */
  paint(me: number, board: Board, count: number, chance: Chance): number[];
  /** Cells for a team that joins; 0: no bid. `highest`: what another side has bid so far. */
  bid(me: number, board: Board, highest: number, chance: Chance): number;
  /** A secret letter; null: none. */
  letter(me: number, board: Board, chance: Chance): { ally: number; target: number } | null;
}

/** A living player of a table and what he knows. */
export interface Player {
  seat: number;
  role: TableRole;
  /** Seats of the same black team; empty for red. */
  mates: readonly number[];
  /** What his checks have told: the side of a seat, or for the Don whether it is the Sheriff. */
  known: Readonly<Record<number, Side | 'sheriff'>>;
}

/** The table as everybody sees it. */
export interface Table {
  day: number;
  living: readonly number[];
  nominees: readonly number[];
  /** Sides that somebody has told the whole table from his checks, by seat. */
  claims: Readonly<Record<number, Side>>;
  /** Chance that is the same for all who ask under this label in this game. */
  shared(label: string): Chance;
}

export interface TableMind {
  /** Share of speeches in which somebody earns a foul. */
  fouls: number;
  /** Whether the speaker tells the table who he is and what his checks have told him. */
  opens(me: Player, table: Table): boolean;
  /** Whom the speaker nominates; null: nobody. */
  nominate(me: Player, table: Table, chance: Chance): number | null;
  /** The candidate he raises his hand for; null: none. Whoever shows none counts for the last. */
  vote(me: Player, table: Table, candidates: readonly number[], chance: Chance): number | null;
  /** Whether all leaders of a tie should leave. */
  allLeave(me: Player, table: Table, leaders: readonly number[], chance: Chance): boolean;
  shoot(me: Player, table: Table, chance: Chance): number | null;
  heal(me: Player, table: Table, self: boolean, chance: Chance): number | null;
  /** The Don looks for the Sheriff, the Sheriff for black. */
  check(me: Player, table: Table, chance: Chance): number | null;
}

/** A living player of «12 комнат» and what he knows. */
export interface Guest {
  id: string;
  room: number;
  mafia: boolean;
  /** Living players of the same mafia, himself left out. */
  mates: readonly string[];
  /** Active abilities he still has, in the order of the regulation. */
  active: readonly Ability[];
  special: readonly Ability[];
  /** How many active ones he may use in a turn. */
  limit: number;
  /** Who is in his room, himself left out. */
  company: readonly string[];
}

export interface House {
  turn: number;
  living: readonly string[];
  /** Most voted against in the turn before; null at the start. */
  blamed: string | null;
  shared(label: string): Chance;
}

export interface RoomsMove {
  direction: Direction;
  vote: string;
  actions: Action[];
  special: SpecialAction | null;
  /** Of a mafia player who performs the kill; null: nobody. */
  kill: string | null;
}

export interface RoomsMind {
  move(me: Guest, house: House, chance: Chance): RoomsMove;
}
