/** Spelling of team names, only to show which of the season's teams a typed name looks like. The server matches. */

export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/["'`«»“”„‟‘’‚]/g, '')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/\s+/g, '');
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

export type Likeness = { kind: 'same'; team: string } | { kind: 'near'; team: string } | { kind: 'new' };

export function likeness(name: string, teams: readonly string[]): Likeness {
  const key = nameKey(name);
  const same = teams.find((team) => nameKey(team) === key);
  if (same !== undefined) return { kind: 'same', team: same };
  const near = teams
    .map((team) => ({ team, apart: distance(key, nameKey(team)) }))
    .filter(({ apart }) => apart <= Math.min(3, Math.floor(key.length / 4)))
    .sort((a, b) => a.apart - b.apart)[0];
  return near ? { kind: 'near', team: near.team } : { kind: 'new' };
}
