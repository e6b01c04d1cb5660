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

interface Forms {
  key: string;
  rough: string;
}

function formsOf(name: string): Forms {
  const key = nameKey(name);
  return { key, rough: roughKey(key) || key };
}

/** How far two names are: 0 means the same but for punctuation and look-alike letters. */
function apart(a: Forms, b: Forms): number {
  if (a.rough === b.rough) return 0;
  // Names of this length are no names; comparing them letter by letter would take long.
  if (Math.max(a.key.length, b.key.length) > 100) return Number.POSITIVE_INFINITY;
  return Math.min(distance(a.key, b.key), distance(a.rough, b.rough));
}

function isNear(a: Forms, b: Forms, letters: number): boolean {
  const shorter = Math.min(a.key.length, b.key.length);
  if (letters === 0 || letters <= Math.min(4, Math.floor(shorter / 4))) return true;
  return shorter >= 4 && (a.key.startsWith(b.key) || b.key.startsWith(a.key));
}

/** Makes the finder of the season's team for a name: the same, near misses to ask about, or a new one. */
export function nameMatcher(teams: readonly SeasonTeam[]): (raw: string) => NameMatch {
  const spellings = teams.flatMap((team) =>
    [team.name, ...(team.aliases ?? [])].map((name) => ({ team: team.name, ...formsOf(name) })),
  );
  const byKey = new Map<string, string>();
  for (const { key, team } of spellings) if (!byKey.has(key)) byKey.set(key, team);
  return (raw) => {
    const forms = formsOf(raw);
    const same = byKey.get(forms.key);
    if (same !== undefined) return { status: 'matched', team: same, candidates: [] };
    const nearest = new Map<string, number>();
    for (const spelling of spellings) {
      const letters = apart(forms, spelling);
      if (!isNear(forms, spelling, letters)) continue;
      nearest.set(spelling.team, Math.min(letters, nearest.get(spelling.team) ?? letters));
    }
    const candidates = [...nearest]
      .map(([team, letters]) => ({ team, distance: letters }))
      .sort((a, b) => a.distance - b.distance || (a.team < b.team ? -1 : 1))
      .slice(0, 5);
    return candidates.length > 0 ? { status: 'near', candidates } : { status: 'new', candidates: [] };
  };
}

/** Finds the season's team for one name. */
export function matchName(raw: string, teams: readonly SeasonTeam[]): NameMatch {
  return nameMatcher(teams)(raw);
}

/** Pairs of names of one table that are suspiciously alike: one or two letters apart. Gives their positions. */
export function alikePairs(names: readonly string[]): [number, number][] {
  const forms = names.map(formsOf);
  const pairs: [number, number][] = [];
  forms.forEach((second, j) => {
    forms.slice(0, j).forEach((first, i) => {
      if (first.key !== second.key && areAlike(first, second)) pairs.push([i, j]);
    });
  });
  return pairs;
}

function areAlike(a: Forms, b: Forms): boolean {
  if (a.rough === b.rough) return true;
  const shorter = Math.min(a.key.length, b.key.length);
  const allowed = shorter >= 10 ? 2 : shorter >= 5 ? 1 : 0;
  if (allowed === 0 || Math.abs(a.rough.length - b.rough.length) > allowed) return false;
  return apart(a, b) <= allowed;
}
