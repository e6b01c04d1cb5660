/** What must hold in a table of results: totals add up, places agree with points, every team is there once. */
import type { Assembled, Report, TeamFacts } from './assemble';
import type { Note } from './extract';
import { alikePairs, nameKey } from './names';
import { formatPoints, parsePoints } from './points';
import type { Hundredths } from './types';

export type MainSource = 'total' | 'tours' | 'questions' | 'game' | 'missing';

const sum = (values: Iterable<Hundredths>): Hundredths => [...values].reduce((all, value) => all + value, 0);

/** Main points of a team: the total, else the sum of tours, else the sum of questions. Reports what does not add up. */
export function mainPoints(
  facts: TeamFacts,
  table: Assembled,
  report: Report,
): { value: Hundredths; source: MainSource } {
  const questionSum = sum([...facts.questions.values()].map((mark) => mark.points));
  const tourSum = sum([...facts.tours.values()].map((score) => score.value));
  checkCoverage(facts, table, report);
  checkParts(facts, report);
  if (facts.total) {
    const { value, ref } = facts.total;
    const compare = (other: Hundredths, of: 'tours' | 'questions'): void => {
      if (other !== value) report('total-mismatch', ref, { team: facts.team, total: value, sum: other, of });
    };
    if (facts.tours.size > 0) compare(tourSum, 'tours');
    if (facts.questions.size > 0) compare(questionSum, 'questions');
    return { value, source: 'total' };
  }
  if (facts.blankTotalRef) report('points-missing', facts.blankTotalRef, { team: facts.team });
  if (table.tours.length > 0) return { value: tourSum, source: 'tours' };
  if (table.questions.length > 0) return { value: questionSum, source: 'questions' };
  if (!facts.blankTotalRef) report('points-missing', facts.nameRef, { team: facts.team });
  return { value: 0, source: 'missing' };
}

/** A table with a row per tour: is every team in every tour? */
function checkCoverage(facts: TeamFacts, table: Assembled, report: Report): void {
  const questions = table.questions.filter((number) => !facts.questions.has(number));
  const tours = table.tours.filter((number) => !facts.tours.has(number));
  if (questions.length > 0) {
    report('tour-missing', facts.nameRef, {
      team: facts.team,
      what: 'questions',
      missing: ranges(questions),
    });
  }
  if (tours.length > 0) {
    report('tour-missing', facts.nameRef, { team: facts.team, what: 'tours', missing: ranges(tours) });
  }
}

/** 1, 2, 3, 7 → `1–3, 7`. */
export function ranges(numbers: readonly number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < numbers.length; ) {
    let j = i;
    while (numbers[j + 1] === (numbers[j] ?? 0) + 1) j += 1;
    parts.push(i === j ? String(numbers[i]) : `${numbers[i]}–${numbers[j]}`);
    i = j + 1;
  }
  return parts.join(', ');
}

/** The sum beside a part of the questions is either of that part or of everything so far. */
function checkParts(facts: TeamFacts, report: Report): void {
  for (const part of facts.parts) {
    const own = sum(part.questions.map((number) => facts.questions.get(number)?.points ?? 0));
    const last = Math.max(...part.questions);
    const soFar = sum(
      [...facts.questions].filter(([number]) => number <= last).map(([, mark]) => mark.points),
    );
    if (part.value !== own && part.value !== soFar) {
      report('total-mismatch', part.ref, { team: facts.team, total: part.value, sum: own, of: 'part' });
    }
  }
}

/** The season's sum of a team against its games. */
export function checkSeasonSum(facts: TeamFacts, report: Report): void {
  // The sums of a team in two rows are of two parts of its season.
  if (!facts.total || facts.rows.length > 1) return;
  const games = sum([...facts.games.values()].map((score) => score.value));
  if (games !== facts.total.value) {
    report('total-mismatch', facts.total.ref, {
      team: facts.team,
      total: facts.total.value,
      sum: games,
      of: 'games',
    });
  }
}

/** A team in the standings. */
export interface Standing {
  team: string;
  place: number;
  main: Hundredths;
  ref: string;
}

/**
 * Checks places against points and returns the places to use: a shared place written as the first of its span
 * (2, 2, 4) becomes the average (2.5, 2.5, 4). Places that contradict the points are reported and kept.
 */
export function checkPlaces(standings: readonly Standing[], report: Report): Map<string, number> {
  const groups = new Map<number, Standing[]>();
  for (const standing of [...standings].sort((a, b) => a.place - b.place)) {
    groups.set(standing.place, [...(groups.get(standing.place) ?? []), standing]);
  }
  const list = [...groups.values()];
  const places = new Map<string, number>();
  let expected = 1;
  list.forEach((group, i) => {
    const stated = group[0]?.place ?? 0;
    const next = list[i + 1]?.[0]?.place ?? Number.POSITIVE_INFINITY;
    const read = readGroup(group, stated, next, expected);
    for (const { team } of group) places.set(team, read.place);
    const ref = group[0]?.ref ?? '';
    if (read.start > expected) {
      const missing = Array.from({ length: read.start - expected }, (_, k) => expected + k);
      report('place-gap', ref, { places: ranges(missing) });
    }
    if (!read.fits) {
      report('place-shared', group[group.length - 1]?.ref ?? '', {
        place: stated,
        teams: group.map(({ team }) => `«${team}»`).join(', '),
        points: group.map(({ main }) => formatPoints(main)).join('; '),
      });
    }
    expected = Math.max(expected, read.end + 1);
  });
  list.slice(1).forEach((group, i) => {
    const better = (list[i] ?? []).reduce((least, one) => (one.main < least.main ? one : least));
    const worse = group.reduce((most, one) => (one.main > most.main ? one : most));
    if (worse.main <= better.main) return;
    report('place-order', worse.ref, {
      better: better.team,
      betterPlace: better.place,
      betterPoints: better.main,
      worse: worse.team,
      worsePlace: worse.place,
      worsePoints: worse.main,
    });
  });
  return places;
}

/** How a group of teams with one stated place lies among the places: its span, and whether it may. */
function readGroup(
  group: readonly Standing[],
  stated: number,
  next: number,
  expected: number,
): { place: number; start: number; end: number; fits: boolean } {
  const count = group.length;
  const equal = group.every(({ main }) => main === group[0]?.main);
  const start = stated - (count - 1) / 2;
  const isAverage = Number.isInteger(start) && start >= expected && start + count <= Math.ceil(next);
  if (isAverage && (count === 1 || start === expected || !Number.isInteger(stated))) {
    return { place: stated, start, end: start + count - 1, fits: equal };
  }
  if (Number.isInteger(stated) && stated >= expected && next >= stated + count) {
    return {
      place: equal ? stated + (count - 1) / 2 : stated,
      start: stated,
      end: stated + count - 1,
      fits: equal,
    };
  }
  const first = Math.max(expected, Math.floor(stated));
  return { place: stated, start: first, end: Math.floor(stated), fits: false };
}

/** Places by points for a table that states none; equal points share the average place. */
export function computePlaces(teams: readonly { team: string; main: Hundredths }[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const { team, main } of teams) {
    const above = teams.filter((other) => other.main > main).length;
    const equal = teams.filter((other) => other.main === main).length;
    places.set(team, above + (equal + 1) / 2);
  }
  return places;
}

const WON = /^(?:\+|да|yes|y|x|х|v|✓|✔|победа|победител[ьи]|winner|won)$/i;
const LOST = /^(?:[-–—−]|нет|no|n)$/i;

/** Winners of the creative contest by the marks of the table; by the highest score where scores are given. */
export function creativeWinners(teams: readonly TeamFacts[], report: Report): string[] {
  const scores = new Map<string, Hundredths>();
  for (const facts of teams) {
    if (!facts.creative) continue;
    const { text, ref } = facts.creative;
    const points = parsePoints(text);
    if (WON.test(text)) scores.set(facts.team, 100);
    else if (points.ok) scores.set(facts.team, points.value);
    else if (!LOST.test(text)) {
      report('not-a-number', ref, { team: facts.team, column: 'творческий конкурс', value: text });
    }
  }
  const best = Math.max(0, ...scores.values());
  return [...scores].filter(([, value]) => best > 0 && value === best).map(([team]) => team);
}

/** Pairs of teams of one table whose names are suspiciously alike; teams the season knows are not doubted. */
export function checkAlike(teams: readonly TeamFacts[], known: ReadonlySet<string>, report: Report): void {
  for (const [i, j] of alikePairs(teams.map(({ team }) => team))) {
    const [first, second] = [teams[i], teams[j]];
    if (!first || !second || (known.has(first.team) && known.has(second.team))) continue;
    report('names-alike', second.nameRef, { first: first.team, second: second.team });
  }
}

const simple = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/["'`«»“”„]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Finds the teams a note outside the table speaks of: by name, or by the footnote stars they share with it. */
export function applyNotes(teams: readonly TeamFacts[], notes: readonly Note[], report: Report): void {
  for (const note of notes) {
    let rest = ` ${simple(note.text)} `;
    const named: TeamFacts[] = [];
    const byLength = [...teams].sort((a, b) => b.rawName.length - a.rawName.length);
    for (const facts of byLength) {
      if (nameKey(facts.team).length < 3 && !isQuoted(note.text, facts.team)) continue;
      const names = [simple(facts.team), simple(facts.rawName)].filter((name) => name !== '');
      const found = names.find((name) => standsAlone(rest, name));
      if (!found) continue;
      named.push(facts);
      rest = rest.split(found).join(' ');
    }
    const stars = /^\s*(\*+)/.exec(note.text)?.[1];
    if (named.length === 0 && stars) {
      named.push(...teams.filter((facts) => (/(?<!\*)(\*+)\s*$/.exec(facts.rawName)?.[1] ?? '') === stars));
    }
    if (named.length === 0) report('note-unclear', note.ref, { note: note.text });
    for (const facts of named) {
      facts.out = true;
      if (!facts.notes.includes(note.text)) facts.notes.push(note.text);
    }
  }
}

function isQuoted(note: string, team: string): boolean {
  return ['«»', '""', '“”', '„“'].some((pair) => note.includes(`${pair[0]}${team}${pair[1]}`));
}

function standsAlone(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = `${text[at - 1] ?? ''}${text[at + name.length] ?? ''}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}
