/** Team names: when two spellings are one team, and when they are only close enough to ask. */
import { distance } from 'fastest-levenshtein';

/** A team the season knows; `aliases` are spellings that the organiser has joined before. */
export interface SeasonTeam {
  name: string;
  aliases?: string[];
}

export interface Candidate {
  team: string;
  /** How many letters differ. */
  distance: number;
}

export type NameMatch =
  | { status: 'matched'; team: string; candidates: [] }
  | { status: 'near'; candidates: Candidate[] }
  | { status: 'new'; candidates: [] };

/** A name for showing: single spaces, no notes in brackets about the competition, no footnote stars. */
export function cleanName(raw: string): string {
  const text = raw.normalize('NFC').replace(/\s+/g, ' ').trim();
  const bare = text
    .replace(/\s*[([](?:не в зач[её]т|вне (?:конкурса|зач[её]та)|в\/к|н\/з)[^)\]]*[)\]]\s*/gi, ' ')
    .replace(/\s*\*+$/, '')
    .replace(/^\*+\s*/, '')
    .trim();
  return bare === '' ? text : bare;
}

/** Two names with one key are one team: case, ё/е, quotes and spaces do not count. */
export function nameKey(name: string): string {
  return cleanName(name)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/["'`«»“”„‟‘’‚′″]/g, '')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, '');
}

const LOOKALIKES: Record<string, string> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  i: 'і',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
};

/** A rougher key: no punctuation, Latin letters that look Cyrillic are Cyrillic. Never joins, only offers. */
function roughKey(key: string): string {
  const bare = key.replace(/[^\p{L}\p{N}]/gu, '');
  return [...bare].map((letter) => LOOKALIKES[letter] ?? letter).join('');
}

/** How far two names are: 0 means the same but for punctuation and look-alike letters. */
export function nameDistance(left: string, right: string): number {
  const a = nameKey(left);
  const b = nameKey(right);
  return Math.min(distance(a, b), distance(roughKey(a) || a, roughKey(b) || b));
}

function isNear(left: string, right: string, apart: number): boolean {
  const shorter = Math.min(left.length, right.length);
  if (apart === 0) return true;
  if (apart <= Math.min(4, Math.floor(shorter / 4))) return true;
  return shorter >= 4 && (left.startsWith(right) || right.startsWith(left));
}

/** Finds the season's team for a name: the same, near misses to ask about, or a new one. */
export function matchName(raw: string, teams: readonly SeasonTeam[]): NameMatch {
  const key = nameKey(raw);
  const same = teams.find((team) =>
    [team.name, ...(team.aliases ?? [])].some((name) => nameKey(name) === key),
  );
  if (same) return { status: 'matched', team: same.name, candidates: [] };
  const candidates = teams
    .map((team) => {
      const spellings = [team.name, ...(team.aliases ?? [])];
      const near = spellings.filter((name) => isNear(key, nameKey(name), nameDistance(raw, name)));
      return { team: team.name, distance: Math.min(...near.map((name) => nameDistance(raw, name))) };
    })
    .filter((candidate) => Number.isFinite(candidate.distance))
    .sort((a, b) => a.distance - b.distance || (a.team < b.team ? -1 : 1))
    .slice(0, 5);
  return candidates.length > 0 ? { status: 'near', candidates } : { status: 'new', candidates: [] };
}

/** Are two names of one table suspiciously alike (one or two letters apart)? */
export function areAlike(left: string, right: string): boolean {
  const a = nameKey(left);
  const b = nameKey(right);
  if (a === b) return false;
  if (Math.abs(a.length - b.length) > 4) return false;
  const apart = nameDistance(left, right);
  const shorter = Math.min(a.length, b.length);
  if (apart === 0) return true;
  return (apart === 1 && shorter >= 5) || (apart === 2 && shorter >= 10);
}
