/** What the lab can play: a rulebook by the name of one of its packs, or a pack an author has just written. */
import type { Rulebook, Text } from '../engine/contract.js';
import { packs, rulebooks } from '../rulebooks/index.js';
import { concerns } from '../rulebooks/season/chapters.js';
import { checkPack } from '../rulebooks/season/check.js';
import { activeModules } from '../rulebooks/season/modules.js';
import type { SeasonFile } from '../rulebooks/season/pack.js';
import type { Played, Way } from './play.js';
import { playRooms, type RoomsSubject } from './rooms/play.js';
import { countSeason, playSeason, type SeasonSubject } from './season/play.js';
import { playTable, type TableSubject } from './table/play.js';

/** Plain data: it goes to worker threads and over the network. */
export type Subject = SeasonSubject | TableSubject | RoomsSubject;

/** Named packs, and the rulebook each belongs to. `mafia-2018` is played on the example board: its own has cells left open. */
const NAMED: Readonly<Record<string, { rulebook: string; pack: string }>> = {
  'mafia-2018': { rulebook: 'mafia-2018', pack: 'mafia-2018-example' },
  'thrones-2017': { rulebook: 'thrones-2017', pack: 'thrones-2017' },
  samovar: { rulebook: 'season', pack: 'samovar' },
  backyard: { rulebook: 'season', pack: 'backyard' },
  'vavt-cup-2017': { rulebook: 'vavt-cup-2017', pack: 'vavt-cup-2017' },
  'sport-classic': { rulebook: 'vavt-cup-2017', pack: 'sport-classic' },
  'twelve-rooms': { rulebook: 'twelve-rooms', pack: 'twelve-rooms' },
};

export const subjectNames: readonly string[] = Object.keys(NAMED);

export interface Sizes {
  /** Teams of a side of a season. */
  teams?: number;
  /** Players of a forum game. */
  players?: number;
}

const TEAMS = 3;
const PLAYERS = 14;

/** null: there is no such name. */
export function namedSubject(name: string, sizes: Sizes = {}): Subject | null {
  if (!Object.hasOwn(NAMED, name)) return null;
  const { rulebook, pack } = NAMED[name]!;
  return subjectOf(rulebook, packs[pack], sizes);
}

/** A pack of the editor. @returns what is wrong with it, or the subject */
export function packSubject(
  pack: unknown,
  sizes: Sizes = {},
): { subject: Subject } | { faults: { path: readonly (string | number)[]; text: Text }[] } {
  const faults = checkPack(pack);
  return faults.length > 0 ? { faults } : { subject: subjectOf('season', pack, sizes) };
}

function subjectOf(rulebook: string, pack: unknown, { teams = TEAMS, players = PLAYERS }: Sizes): Subject {
  if (rulebook === 'vavt-cup-2017') return { kind: 'table', rulebook, pack: pack as TableSubject['pack'] };
  if (rulebook === 'twelve-rooms')
    return { kind: 'rooms', rulebook, pack: pack as RoomsSubject['pack'], players };
  return { kind: 'season', rulebook, pack, teams };
}

export function rulebookOf({ rulebook }: Subject): Rulebook {
  return rulebooks[rulebook]!;
}

export function titleOf({ pack }: Subject): Text {
  return (pack as { title: Text }).title;
}

/** Clauses the engine carries out in such a game: what may fire. */
export function executedClauses(subject: Subject): string[] {
  const active = subject.rulebook === 'season' ? activeModules(subject.pack as SeasonFile) : null;
  return Object.entries(rulebookOf(subject).clauses)
    .filter(([id, { kind }]) => kind === 'executed' && (active === null || concerns(id, active)))
    .map(([id]) => id);
}

/** One game. Pure. */
export function playOne(subject: Subject, way: Way): Played {
  const rulebook = rulebookOf(subject);
  switch (subject.kind) {
    case 'season':
      return countSeason(playSeason(rulebook, subject, way));
    case 'table':
      return playTable(rulebook, subject, way);
    default:
      return playRooms(rulebook, subject, way);
  }
}
