/** Joins a table of the cup or of the creative contest, pasted on its own, to the table of the game by team name. */
import { type Contradiction, contradiction } from './contradiction';
import type { ImportPreview, PreviewRow } from './import';
import { nameKey } from './names';
import { formatPoints } from './points';

/**
 * Adds the cup points and the winners of `extra` to the preview `main`. What is open in either table stays open; a
 * team of `extra` that is not in `main`, and points that disagree, are contradictions of their own. `accepted` holds
 * the ids the organiser accepts among those.
 */
export function mergeTables(
  main: ImportPreview,
  extra: ImportPreview,
  accepted: string[] = [],
): ImportPreview {
  const found: Contradiction[] = [];
  const rows = main.rows.map((row): PreviewRow => ({ ...row }));
  const find = (team: string): PreviewRow | undefined =>
    rows.find((row) => nameKey(row.team) === nameKey(team));

  for (const row of extra.rows) {
    const target = find(row.team);
    if (!target) {
      found.push(contradiction('extra-team-absent', row.nameRef, { team: row.team }));
    } else if (row.cupRef !== undefined && target.cupRef === undefined) {
      target.cup = row.cup;
      target.cupRef = row.cupRef;
    } else if (row.cupRef !== undefined && row.cup !== target.cup) {
      const first = formatPoints(target.cup);
      const second = formatPoints(row.cup);
      const facts = { team: target.team, column: 'Кубок Лиги', first, second, firstRef: target.cupRef ?? '' };
      found.push(contradiction('values-disagree', row.cupRef, facts));
    }
  }

  const before = main.results.creative;
  const added = extra.results.creative.flatMap((team) => find(team)?.team ?? []);
  const creative = before.length > 0 ? before : added;
  if (before.length > 0 && added.length > 0 && before.join('\n') !== added.join('\n')) {
    const both = [...new Set([...before, ...added])].map((team) => `«${team}»`).join(', ');
    const facts = {
      team: both,
      column: 'творческий конкурс',
      first: before.join(', '),
      second: added.join(', '),
    };
    found.push(contradiction('values-disagree', '', { ...facts, firstRef: '' }));
  }
  for (const row of rows) row.creative = creative.includes(row.team);

  const own = found.map((one) => ({ ...one, accepted: one.acceptable && accepted.includes(one.id) }));
  const contradictions = [...main.contradictions, ...extra.contradictions, ...own];
  const cups = new Map(rows.map((row) => [row.team, row.cup]));
  return {
    ...main,
    rows,
    contradictions,
    accepted: contradictions.filter((one) => one.accepted),
    corrections: [...main.corrections, ...extra.corrections],
    unusedDecisions: [...main.unusedDecisions, ...extra.unusedDecisions],
    ready: main.ready && extra.rows.length > 0 && contradictions.every((one) => one.accepted),
    results: {
      ...main.results,
      teams: main.results.teams.map((team) => ({ ...team, cup: cups.get(team.team) ?? team.cup })),
      creative,
    },
  };
}
