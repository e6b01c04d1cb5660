/** Lists of the rulebook that forms offer. Typed by it, so a wrong or a missing name does not compile. */
import type { Part } from '../../../../rulebooks/twelve-rooms/commands.js';
import type { Ability, Role, Team } from '../../../../rulebooks/twelve-rooms/roles.js';
import type { RoomKind } from '../../../../rulebooks/twelve-rooms/rooms.js';

const inOrder = <K extends string>(all: Record<K, number>): K[] =>
  (Object.entries(all) as [K, number][]).sort((a, b) => a[1] - b[1]).map(([key]) => key);

export const KINDS = inOrder<RoomKind>({
  safe: 1,
  isolated: 2,
  reluctant: 3,
  inverse: 4,
  detector: 5,
  cocoa: 6,
  cameras: 7,
  gun: 8,
  loudspeaker: 9,
  laughter: 10,
  silence: 11,
  passage: 12,
});

export const ROLES_LIST = inOrder<Role>({
  steward: 1,
  guarantor: 2,
  executor: 3,
  servant: 4,
  deputy: 5,
  observer: 6,
  saviour: 7,
  caretaker: 8,
  guardian: 9,
  investigator: 10,
  mafioso: 11,
  civilian: 12,
  neutral: 13,
});

/** Roles of which there is at most one in a usual game. */
export const NAMED_ROLES = ROLES_LIST.slice(0, 10);

export const ABILITY_LIST = inOrder<Ability>({
  block: 1,
  hold: 2,
  forgive: 3,
  dictate: 4,
  silence: 5,
  redirect: 6,
  heal: 7,
  swap: 8,
  deceive: 9,
  therapy: 10,
  doubt: 11,
  inject: 12,
  check: 13,
  doors: 14,
  compare: 15,
  census: 16,
  question: 17,
  route: 18,
});

export const PART_LIST = inOrder<Part>({
  direction: 1,
  actions: 2,
  special: 3,
  bonus: 4,
  vote: 5,
  mafkill: 6,
});

export const TEAM_LIST = inOrder<Team>({ peaceful: 1, mafia: 2, neutral: 3 });
