/**
 * The one entry: a table in, a preview out. Nothing is committed here. The organiser's decisions are data; the same
 * table with the same decisions always gives the same preview and results.
 */
import { type Assembled, assemble, type DisputedCell, type Report, type TeamFacts } from './assemble';
import {
  applyNotes,
  checkAlike,
  checkPlaces,
  checkSeasonSum,
  computePlaces,
  creativeWinners,
  type MainSource,
  mainPoints,
  type Standing,
} from './check';
import { type Contradiction, contradiction } from './contradiction';
import type { Encoding } from './decode';
import { type Detected, detect, type Purpose } from './detect';
import { columnsOf, extract, type SkippedRow, type TeamRow } from './extract';
import type { Role } from './labels';
import type { ColumnMapping, MappedColumn } from './mapping';
import { type Candidate, cleanName, nameKey, nameMatcher, type SeasonTeam } from './names';
import { LIMITS, type RefusalCode, refusal, refuse, type TableRefusal, TableRefused } from './refusal';
import { type Cell, type Delimiter, type ReadTable, readTable, type Sheet, type TableInput } from './sheet';
import type { Hundredths, QuizResults, TeamResult } from './types';

/** What the organiser has decided about a table. */
export interface Decisions {
  /** Name as written → the season's team, or a new one. */
  names?: Record<string, string | { new: true }>;
  /** Ids of contradictions accepted as they are. */
  accepted?: string[];
  /** Cell → the value the organiser typed instead. */
  values?: Record<string, string>;
  /** Winners of the creative contest, instead of the marks of the table. */
  creative?: string[];
  /** Numbers of rows left out. */
  skipRows?: number[];
  /** Label of the game column to take from a table of a season. */
  game?: string;
}

export interface ImportOptions {
  /** Teams the season knows. */
  teams?: SeasonTeam[];
  /** Teams registered for this game: each that is missing is a contradiction. */
  registered?: string[];
  /** The mapping remembered for the season, or corrected by the organiser. */
  mapping?: ColumnMapping;
  /** Sheets of a workbook to read, in order; otherwise the first one with a table. */
  sheets?: string[];
  encoding?: Encoding;
  delimiter?: Delimiter;
  /** `cup` or `creative` for a table pasted on its own; see `mergeTables`. */
  purpose?: Purpose;
  decisions?: Decisions;
}

export type RowMatch =
  | { status: 'matched' | 'decided' | 'new'; candidates: [] }
  | { status: 'near'; candidates: Candidate[] };

/** One team of the preview. */
export interface PreviewRow {
  /** Rows of the table the team stands in. */
  rows: number[];
  nameRef: string;
  rawName: string;
  /** The name it has in the results. */
  team: string;
  match: RowMatch;
  place: number | null;
  placeSource: 'table' | 'computed' | 'none';
  outOfCompetition: boolean;
  main: Hundredths;
  mainSource: MainSource;
  cup: Hundredths;
  /** The cell of the cup points, when the table holds them. */
  cupRef?: string;
  creative: boolean;
  tours: Record<string, Hundredths>;
  questions?: Record<string, 0 | 1>;
  notes: string[];
  disputed: DisputedCell[];
}

export interface SheetInfo {
  name: string;
  rows: number;
  columns: number;
  used: boolean;
}

/** What the table says, what is wrong with it, and what it would give. */
export interface ImportPreview {
  purpose: Purpose;
  source: { format: ReadTable['format']; encoding?: Encoding; delimiter?: Delimiter };
  sheets: SheetInfo[];
  /** The mapping that was used: keep it for the season, or correct it and import again. */
  mapping: ColumnMapping;
  /** Every header found, with the role of each column and the cell of its label. */
  headers: { row: number; columns: MappedColumn[] }[];
  /** Columns of games, in a table of a season. */
  games: string[];
  /** The game taken from a table of a season. */
  game: string | null;
  rows: PreviewRow[];
  skipped: SkippedRow[];
  contradictions: Contradiction[];
  /** Contradictions accepted as they are, for the log. */
  accepted: Contradiction[];
  /** Values typed by the organiser, for the log. */
  corrections: { ref: string; was: string; now: string }[];
  /** Decisions that no longer concern anything in the table. */
  unusedDecisions: string[];
  /** Nothing is left open: the results may be committed. */
  ready: boolean;
  /** What the table gives under the decisions; provisional until `ready`. */
  results: QuizResults;
}

export type ImportOutcome = { preview: ImportPreview } | { refusal: TableRefusal };

/** Reads a table and checks it. Never throws for what the table holds: the outcome is a preview or a refusal. */
export async function importTable(input: TableInput, options: ImportOptions = {}): Promise<ImportOutcome> {
  try {
    const table = await readTable(input, options);
    return { preview: preview(table, options) };
  } catch (error) {
    if (error instanceof TableRefused) return { refusal: error.refusal };
    // A table that the reading was not prepared for is refused too; the organiser still has the other ways in.
    const reason = error instanceof Error ? error.message.slice(0, 120) : 'unknown';
    return { refusal: refusal('unreadable-workbook', { reason }) };
  }
}

const RESULT_ROLES: readonly Role[] = ['total', 'tour', 'question', 'game'];

function preview(table: ReadTable, options: ImportOptions): ImportPreview {
  const decisions = options.decisions ?? {};
  const { chosen, detected, corrections } = chooseSheets(table, options);
  const roles = new Set(detected.blocks.flatMap((block) => block.columns.map((column) => column.role)));
  const purpose = choosePurpose(roles, options.purpose ?? 'game', detected);
  const namesOnly = purpose === 'creative' && !roles.has('creative');
  const extracted = extract(detected, decisions.skipRows ?? [], namesOnly);

  const found: Contradiction[] = [];
  const ids = new Set<string>();
  const report: Report = (kind, ref, facts) => {
    const one = contradiction(kind, ref, facts);
    if (!ids.has(one.id)) found.push(one);
    ids.add(one.id);
    if (found.length > LIMITS.contradictions) {
      refuse('too-contradictory', { limit: LIMITS.contradictions, seen: labelsOf(detected) });
    }
  };
  // In a table of the cup or of the contest alone, a name with nothing beside it is a team that got nothing.
  const emptyRows = purpose === 'game' ? extracted.emptyRows : [];
  for (const { row, name, ref } of emptyRows) report('row-empty', ref, { team: cleanName(name), row });
  for (const { row, ref } of extracted.namelessRows) report('name-missing', ref, { row });

  const resolve = nameResolver(options.teams ?? [], decisions, report);
  const kept = dropRepeated(extracted.teamRows, resolve, extracted.skipped, report);
  const facts = assemble(kept, (row) => resolve(row).team, report);
  applyNotes(facts.teams, extracted.notes, report);
  const seasonNames = new Set((options.teams ?? []).map((team) => team.name));

  const game = facts.games.find((label) => label === decisions.game) ?? null;
  if (facts.games.length > 0 && game === null) {
    report('game-not-chosen', '', { games: facts.games.join(', ') });
  }
  const players =
    game === null ? facts.teams : facts.teams.filter((team) => team.games.has(game) || purpose !== 'game');
  checkAlike(players, seasonNames, report);

  const scored = players.map((team) => ({ facts: team, main: scoreOf(team, facts, purpose, game, report) }));
  if (facts.games.length > 0) for (const team of facts.teams) checkSeasonSum(team, report);
  const isPlayed = facts.games.length === 0 || game !== null;
  const placed = purpose === 'game' && isPlayed ? placeTeams(scored, facts.games.length > 0, report) : null;
  const winners = chooseWinners(players, purpose, namesOnly, decisions, report);
  if (purpose === 'game') checkRegistered(players, options, report);

  const rows = scored.map(({ facts: team, main }): PreviewRow => {
    const place = placed?.places.get(team.team) ?? null;
    return {
      rows: team.rows,
      nameRef: team.nameRef,
      rawName: team.rawName,
      team: team.team,
      match: resolve({ rawName: team.rawName, nameRef: team.nameRef }).match,
      place,
      placeSource: place === null ? 'none' : placed?.source === 'table' ? 'table' : 'computed',
      outOfCompetition: team.out,
      main: main.value,
      mainSource: main.source,
      cup: team.cup?.value ?? 0,
      ...(team.cup ? { cupRef: team.cup.ref } : {}),
      creative: winners.includes(team.team),
      tours: Object.fromEntries([...team.tours].map(([number, score]) => [String(number), score.value])),
      ...(facts.questions.length > 0 ? { questions: questionMarks(team, facts.questions) } : {}),
      notes: team.notes,
      disputed: team.disputed,
    };
  });

  const acceptedIds = new Set(decisions.accepted ?? []);
  const contradictions = found.map((one) => ({
    ...one,
    accepted: one.acceptable && acceptedIds.has(one.id),
  }));
  return {
    purpose,
    source: { format: table.format, encoding: table.encoding, delimiter: table.delimiter },
    sheets: table.sheets.map((sheet) => ({
      name: sheet.name,
      rows: sheet.rows.length,
      columns: sheet.rows[0]?.length ?? 0,
      used: chosen.includes(sheet),
    })),
    mapping: usedMapping(detected, chosen, table),
    headers: detected.blocks.map((block) => ({ row: block.header + 1, columns: block.columns })),
    games: facts.games,
    game,
    rows,
    skipped: extracted.skipped,
    contradictions,
    accepted: contradictions.filter((one) => one.accepted),
    corrections,
    unusedDecisions: unusedDecisions(decisions, contradictions, corrections, extracted.skipped),
    ready: rows.length > 0 && contradictions.every((one) => one.accepted),
    results: resultsOf(rows, winners, facts),
  };
}

/** Puts the organiser's values in, chooses the sheets and finds the table in them. */
function chooseSheets(
  table: ReadTable,
  options: ImportOptions,
): { chosen: Sheet[]; detected: Detected; corrections: ImportPreview['corrections'] } {
  const purpose = options.purpose ?? 'game';
  const look = (sheets: Sheet[]): { detected: Detected; corrections: ImportPreview['corrections'] } => {
    const corrections: ImportPreview['corrections'] = [];
    const values = options.decisions?.values ?? {};
    const rows = sheets.flatMap((sheet) =>
      sheet.rows.map((row) =>
        row.map((cell): Cell => {
          const ref = sheets.length > 1 ? `${sheet.name}!${cell.ref}` : cell.ref;
          const now = Object.hasOwn(values, ref) ? values[ref] : undefined;
          if (now === undefined) return { ...cell, ref };
          corrections.push({ ref, was: cell.text, now });
          return { ref, text: now.trim() };
        }),
      ),
    );
    const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
    for (const row of rows) while (row.length < width) row.push({ ref: '', text: '' });
    return { detected: detect(rows, purpose, options.mapping), corrections };
  };
  const named = (names: readonly string[]): Sheet[] =>
    names.flatMap((name) => table.sheets.filter((sheet) => sheet.name === name));
  if (options.sheets && options.sheets.length > 0) {
    const missing = options.sheets.find((name) => named([name]).length === 0);
    if (missing !== undefined) {
      const sheets = table.sheets.map((sheet) => sheet.name).join(', ');
      refuse('no-such-sheet', { sheet: missing, sheets });
    }
    return found(named(options.sheets), look(named(options.sheets)));
  }
  const remembered = named(options.mapping?.sheets ?? []);
  if (remembered.length > 0 && remembered.length === options.mapping?.sheets?.length) {
    const looked = look(remembered);
    if (looked.detected.blocks.length > 0) return found(remembered, looked);
  }
  for (const sheet of table.sheets) {
    const looked = look([sheet]);
    if (looked.detected.blocks.length > 0) return found([sheet], looked);
  }
  return found(table.sheets.slice(0, 1), look(table.sheets.slice(0, 1)));
}

function found<T extends { detected: Detected }>(chosen: Sheet[], looked: T): { chosen: Sheet[] } & T {
  if (looked.detected.blocks.length === 0) refuseWith('no-team-column', looked.detected.rows);
  return { chosen, ...looked };
}

function refuseWith(code: Extract<RefusalCode, 'no-team-column'>, rows: Cell[][]): never {
  const filled = rows.map((row) => row.map((cell) => cell.text).filter((text) => text !== ''));
  const seen = filled
    .filter((row) => row.length > 0)
    .slice(0, 3)
    .map((row) => row.join(' | '))
    .join(' / ')
    .slice(0, 300);
  if (seen === '') refuse('empty', {});
  refuse(code, { seen });
}

/** A table with only cup or contest columns is taken for what it is; one with no results at all is refused. */
function choosePurpose(roles: ReadonlySet<Role>, wanted: Purpose, detected: Detected): Purpose {
  if (wanted === 'creative' || (wanted === 'cup' && roles.has('cup'))) return wanted;
  if (wanted === 'game') {
    if (RESULT_ROLES.some((role) => roles.has(role))) return 'game';
    if (roles.has('cup')) return 'cup';
    if (roles.has('creative')) return 'creative';
  }
  return refuse('no-results', { seen: labelsOf(detected) });
}

function labelsOf(detected: Detected): string {
  const labels = detected.blocks.flatMap((block) => block.columns.map((column) => column.label));
  return labels
    .filter((label) => label !== '')
    .join(', ')
    .slice(0, 300);
}

type Resolved = { team: string; match: RowMatch };

/** Decides whose row it is: the organiser's word first, then the season's names; near misses are asked about. */
function nameResolver(
  teams: readonly SeasonTeam[],
  decisions: Decisions,
  report: Report,
): (row: Pick<TeamRow, 'rawName' | 'nameRef'>) => Resolved {
  const matching = nameMatcher(teams);
  const known = new Map<string, Resolved>();
  const spelling = new Map<string, string>();
  const decided = new Map(Object.entries(decisions.names ?? {}));
  const decidedByKey = new Map([...decided].map(([raw, to]) => [nameKey(raw), to]));
  const canonical = (name: string): string => {
    const key = nameKey(name);
    const first = spelling.get(key) ?? name;
    spelling.set(key, first);
    return first;
  };
  const find = (rawName: string, nameRef: string): Resolved => {
    const word = decided.get(rawName) ?? decidedByKey.get(nameKey(rawName));
    if (typeof word === 'string') {
      const match = matching(word);
      const team = match.status === 'matched' ? match.team : cleanName(word);
      return { team: canonical(team), match: { status: 'decided', candidates: [] } };
    }
    const name = cleanName(rawName);
    if (word) return { team: canonical(name), match: { status: 'decided', candidates: [] } };
    const match = matching(rawName);
    if (match.status === 'matched') {
      return { team: canonical(match.team), match: { status: 'matched', candidates: [] } };
    }
    const team = canonical(name);
    if (match.status === 'near') {
      const candidates = match.candidates.map((candidate) => `«${candidate.team}»`).join(', ');
      report('name-near', nameRef, { team: name, candidates });
    }
    return { team, match };
  };
  return ({ rawName, nameRef }) => {
    const key = nameKey(rawName);
    const resolved = known.get(key) ?? find(rawName, nameRef);
    known.set(key, resolved);
    return resolved;
  };
}

/** The second row of a team under the same header (and tour) is reported; but for a table of a season, it is left out. */
function dropRepeated(
  rows: TeamRow[],
  resolve: (row: TeamRow) => Resolved,
  skipped: SkippedRow[],
  report: Report,
): TeamRow[] {
  const seen = new Map<string, TeamRow>();
  return rows.filter((row) => {
    const { team } = resolve(row);
    const key = JSON.stringify([team, row.block.labels, row.tour ?? null]);
    const first = seen.get(key);
    if (!first) {
      seen.set(key, row);
      return true;
    }
    const isSeason = columnsOf(row.block, 'game').length > 0;
    const twice = { team, firstRow: first.row, row: row.row, spelling: row.rawName };
    report('team-twice', row.nameRef, { ...twice, handling: isSeason ? 'joined' : 'skipped' });
    if (isSeason) return true;
    skipped.push({ row: row.row, why: 'twice', text: row.rawName });
    return false;
  });
}

function scoreOf(
  team: TeamFacts,
  table: Assembled,
  purpose: Purpose,
  game: string | null,
  report: Report,
): { value: Hundredths; source: MainSource } {
  if (purpose !== 'game') return { value: 0, source: 'missing' };
  if (table.games.length === 0) return mainPoints(team, table, report);
  const value = game === null ? undefined : team.games.get(game)?.value;
  return value === undefined ? { value: 0, source: 'missing' } : { value, source: 'game' };
}

/** Places of the table, checked; or places by points, when the table states none (or states those of a season). */
function placeTeams(
  scored: readonly { facts: TeamFacts; main: { value: Hundredths } }[],
  isSeason: boolean,
  report: Report,
): { source: 'table' | 'computed'; places: Map<string, number> } {
  const competing = scored.filter(({ facts }) => !facts.out);
  if (isSeason || !scored.some(({ facts }) => facts.place)) {
    const teams = competing.map(({ facts, main }) => ({ team: facts.team, main: main.value }));
    return { source: 'computed', places: computePlaces(teams) };
  }
  const standings: Standing[] = [];
  for (const { facts, main } of competing) {
    if (!facts.place) {
      report('place-missing', facts.blankPlaceRef ?? facts.nameRef, { team: facts.team });
    } else if (facts.place.value !== null) {
      standings.push({ team: facts.team, place: facts.place.value, main: main.value, ref: facts.place.ref });
    }
  }
  return { source: 'table', places: checkPlaces(standings, report) };
}

function chooseWinners(
  teams: readonly TeamFacts[],
  purpose: Purpose,
  namesOnly: boolean,
  decisions: Decisions,
  report: Report,
): string[] {
  if (decisions.creative) {
    return decisions.creative.flatMap((name) => {
      const team = teams.find((facts) => nameKey(facts.team) === nameKey(name));
      if (!team) report('creative-unknown', '', { team: name });
      return team ? [team.team] : [];
    });
  }
  const byPlace = teams.filter((facts) => facts.place?.value === 1).map((facts) => facts.team);
  const all = teams.map((facts) => facts.team);
  const winners =
    namesOnly && purpose === 'creative'
      ? byPlace.length > 0
        ? byPlace
        : all
      : creativeWinners(teams, report);
  if (winners.length > 1) {
    report('creative-several', '', { teams: winners.map((team) => `«${team}»`).join(', ') });
  }
  return winners;
}

function checkRegistered(teams: readonly TeamFacts[], options: ImportOptions, report: Report): void {
  const present = new Set(teams.map((facts) => nameKey(facts.team)));
  const matching = nameMatcher(options.teams ?? []);
  for (const name of options.registered ?? []) {
    const match = matching(name);
    const team = match.status === 'matched' ? match.team : name;
    if (!present.has(nameKey(team))) report('team-absent', '', { team });
  }
}

function questionMarks(facts: TeamFacts, questions: readonly number[]): Record<string, 0 | 1> {
  return Object.fromEntries(
    questions.map((number) => [String(number), facts.questions.get(number)?.taken ?? 0] as const),
  );
}

function usedMapping(detected: Detected, chosen: Sheet[], table: ReadTable): ColumnMapping {
  const headers: ColumnMapping['headers'] = [];
  for (const { labels, columns } of detected.blocks) {
    const shape = JSON.stringify(labels);
    if (!headers.some((header) => JSON.stringify(header.labels) === shape)) headers.push({ labels, columns });
  }
  const sheets = table.sheets.length > 1 ? { sheets: chosen.map((sheet) => sheet.name) } : {};
  return { version: 1, transposed: detected.transposed, ...sheets, headers };
}

function unusedDecisions(
  decisions: Decisions,
  contradictions: readonly Contradiction[],
  corrections: ImportPreview['corrections'],
  skipped: readonly SkippedRow[],
): string[] {
  const accepted = (decisions.accepted ?? []).filter((id) => !contradictions.some((one) => one.id === id));
  const values = Object.keys(decisions.values ?? {}).filter(
    (ref) => !corrections.some((one) => one.ref === ref),
  );
  const rows = (decisions.skipRows ?? []).filter((row) => !skipped.some((one) => one.row === row));
  return [...accepted, ...values, ...rows.map(String)];
}

function resultsOf(rows: readonly PreviewRow[], creative: string[], table: Assembled): QuizResults {
  const teams = rows.map(
    ({ team, place, main, cup, questions }): TeamResult => ({
      team,
      place,
      main,
      cup,
      ...(questions ? { questions } : {}),
    }),
  );
  const last = table.questions[table.questions.length - 1];
  return { teams, creative, ...(last === undefined ? {} : { questionCount: last }) };
}
