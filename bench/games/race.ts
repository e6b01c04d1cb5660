/**
 * A race of six sides over 262 cells as one writes it by hand: a plain state changed in place, no clauses, no log, and of the
 * season's chapters only those that the bench plays: dice, moves, marks, owners' bonuses, ranks, painting.
 */
export type RaceMark = { kind: 'skip' } | { kind: 'move'; by: number } | { kind: 'roulette' };

export interface RaceRow {
  team: string;
  place: number;
  /** Points × 100. */
  main: number;
  cup: number;
}

export type RaceMove =
  | { type: 'startSeason' }
  | { type: 'enterResults'; game: number; teams: RaceRow[]; creative: string[] }
  | { type: 'publishReport'; game: number }
  | { type: 'paint'; game: number; clan: number; cells: number[] }
  | { type: 'closePainting'; game: number }
  | { type: 'openLots'; game: number }
  | { type: 'closeLots'; game: number };

/** What happens, told by one who keeps a log of it: no reasons and no numbers behind it, but enough to fold the race anew. */
export type RaceEvent =
  | RaceMove
  | { type: 'dealt'; clans: Record<string, number> }
  | { type: 'ordered'; order: number[] }
  | { type: 'thrown'; clan: number; dice: number }
  | { type: 'sat'; clan: number }
  | { type: 'walked' | 'jumped' | 'stepped'; clan: number; to: number }
  | { type: 'bonus'; owner: number; cell: number }
  | { type: 'marked'; clan: number; mark: 'skip' | 'roulette' }
  | { type: 'ranked'; clans: number[] }
  | { type: 'resolved'; game: number }
  | { type: 'won'; clan: number };

export interface Race {
  phase: 'setup' | 'running' | 'ended';
  marks: Record<number, RaceMark>;
  /** Clan of each team; empty before the first game. */
  clanOf: Record<string, number>;
  /** By clan − 1. */
  positions: number[];
  skips: number[];
  roulette: boolean[];
  /** By cell − 1; 0 is nobody. */
  owners: number[];
  /** The game whose results came last. */
  game: number;
  games: number;
  allowed: number[];
  painting: boolean;
  reports: number[];
  lots: boolean;
  winner: number | null;
}

export const CELLS = 262;
export const CLANS = 6;
export const FIRST_GAME = 170;

export const RACE_MARKS: Record<number, RaceMark> = {};
for (let cell = 9; cell < CELLS; cell += 9)
  RACE_MARKS[cell] =
    cell % 4 === 0
      ? { kind: 'skip' }
      : cell % 3 === 0
        ? { kind: 'move', by: cell % 2 ? 4 : -5 }
        : { kind: 'roulette' };
for (const [cell, mark] of Object.entries(RACE_MARKS))
  if (mark.kind === 'move' && RACE_MARKS[Number(cell) + mark.by]) delete RACE_MARKS[Number(cell)];

export function newRace(games = 10): Race {
  return {
    phase: 'setup',
    marks: RACE_MARKS,
    clanOf: {},
    positions: new Array<number>(CLANS).fill(0),
    skips: new Array<number>(CLANS).fill(0),
    roulette: new Array<boolean>(CLANS).fill(false),
    owners: new Array<number>(CELLS).fill(0),
    game: FIRST_GAME - 1,
    games,
    allowed: new Array<number>(CLANS).fill(0),
    painting: false,
    reports: [],
    lots: false,
    winner: null,
  };
}

/**
 * Changes the race by one move.
 * @param log where everything that happens is told, if anybody keeps it
 * @returns false, and changes nothing, when the rules do not allow it
 */
export function playRace(race: Race, move: RaceMove, log?: RaceEvent[]): boolean {
  if (move.type === 'enterResults') return enterResults(race, move, log);
  const allowed = enter(race, move);
  if (allowed) log?.push(move);
  return allowed;
}

function enter(race: Race, move: Exclude<RaceMove, { type: 'enterResults' }>): boolean {
  switch (move.type) {
    case 'startSeason':
      if (race.phase !== 'setup') return false;
      race.phase = 'running';
      return true;
    case 'publishReport':
      if (move.game !== race.game || race.reports.includes(move.game)) return false;
      race.reports.push(move.game);
      return true;
    case 'paint':
      return paint(race, move);
    case 'closePainting':
      if (!race.painting || move.game !== race.game) return false;
      race.painting = false;
      return true;
    case 'openLots':
    case 'closeLots': {
      const open = move.type === 'openLots';
      if (race.lots === open || move.game !== race.game + 1) return false;
      race.lots = open;
      return true;
    }
  }
}

function enterResults(
  race: Race,
  move: Extract<RaceMove, { type: 'enterResults' }>,
  log: RaceEvent[] | undefined,
): boolean {
  const { game, teams, creative } = move;
  if (race.phase !== 'running' || game !== race.game + 1) return false;
  const seen = new Set<string>();
  for (const { team } of teams) {
    if (seen.has(team)) return false;
    seen.add(team);
  }
  for (const team of creative) if (!seen.has(team)) return false;
  log?.push(move);
  if (game === FIRST_GAME) {
    for (const { team, place } of teams) race.clanOf[team] = ((place - 1) % CLANS) + 1;
    log?.push({ type: 'dealt', clans: race.clanOf });
  }
  race.game = game;

  const main = new Array<number>(CLANS).fill(0);
  const cup = new Array<number>(CLANS).fill(0);
  const largest = new Array<number>(CLANS).fill(0);
  const best = new Array<number>(CLANS).fill(1000);
  for (const row of teams) {
    const c = race.clanOf[row.team]! - 1;
    main[c]! += row.main;
    cup[c]! += row.cup;
    if (row.main > largest[c]!) largest[c] = row.main;
    if (row.place < best[c]!) best[c] = row.place;
  }
  const order = [0, 1, 2, 3, 4, 5].sort((a, b) => best[a]! - best[b]!);
  log?.push({ type: 'ordered', order: order.map((c) => c + 1) });
  const dice = new Array<number>(CLANS).fill(-1);
  for (const c of order) {
    if (race.skips[c]! > 0) continue;
    const sum = main[c]! - (race.roulette[c] ? largest[c]! : 0);
    const won = creative.some((team) => race.clanOf[team] === c + 1);
    dice[c] = Math.max(1, Math.floor(sum / 1000)) + Math.max(1, Math.floor(cup[c]! / 200)) + (won ? 2 : 0);
    race.roulette[c] = false;
    log?.push({ type: 'thrown', clan: c + 1, dice: dice[c]! });
  }
  const moved = new Array<boolean>(CLANS).fill(false);
  const gone = new Array<boolean>(CLANS).fill(false);
  const bonus = new Array<number>(CLANS).fill(0);
  for (const c of order) {
    if (race.winner !== null) break;
    gone[c] = true;
    if (dice[c]! < 0) {
      race.skips[c]! -= 1;
      log?.push({ type: 'sat', clan: c + 1 });
      continue;
    }
    step(race, c, dice[c]! + bonus[c]!, 'walked', log);
    moved[c] = true;
    if (race.winner !== null) break;
    const mark = race.marks[race.positions[c]!];
    if (mark?.kind === 'move') {
      race.positions[c] = Math.max(1, race.positions[c]! + mark.by);
      log?.push({ type: 'jumped', clan: c + 1, to: race.positions[c]! });
    }
    const owner = race.owners[race.positions[c]! - 1]! - 1;
    if (owner < 0 || owner === c || dice[owner]! < 0) continue;
    log?.push({ type: 'bonus', owner: owner + 1, cell: race.positions[c]! });
    if (!gone[owner]) bonus[owner]! += 1;
    else {
      step(race, owner, 1, 'stepped', log);
      moved[owner] = true;
    }
  }
  if (race.winner === null) finishDay(race, order, moved, main, log);
  else race.phase = 'ended';
  log?.push({ type: 'resolved', game });
  return true;
}

function finishDay(
  race: Race,
  order: number[],
  moved: boolean[],
  main: number[],
  log: RaceEvent[] | undefined,
): void {
  for (const c of order) {
    const kind = moved[c] ? race.marks[race.positions[c]!]?.kind : undefined;
    if (kind !== 'skip' && kind !== 'roulette') continue;
    if (kind === 'skip') race.skips[c]! += 1;
    else race.roulette[c] = true;
    log?.push({ type: 'marked', clan: c + 1, mark: kind });
  }
  const ranked = [0, 1, 2, 3, 4, 5].sort(
    (a, b) => main[b]! - main[a]! || order.indexOf(a) - order.indexOf(b),
  );
  for (const [index, c] of ranked.entries()) race.allowed[c] = index + 1;
  log?.push({ type: 'ranked', clans: ranked.map((c) => c + 1) });
  race.painting = race.game < FIRST_GAME + race.games - 1;
  if (race.painting) return;
  race.phase = 'ended';
  race.winner = order.reduce((a, b) => (race.positions[b]! > race.positions[a]! ? b : a)) + 1;
  log?.push({ type: 'won', clan: race.winner });
}

function step(
  race: Race,
  c: number,
  by: number,
  type: 'walked' | 'stepped',
  log: RaceEvent[] | undefined,
): void {
  race.positions[c] = Math.min(CELLS, race.positions[c]! + by);
  log?.push({ type, clan: c + 1, to: race.positions[c]! });
  if (race.positions[c] !== CELLS) return;
  race.winner = c + 1;
  log?.push({ type: 'won', clan: c + 1 });
}

function paint(race: Race, { game, clan, cells }: Extract<RaceMove, { type: 'paint' }>): boolean {
  if (race.phase !== 'running' || !race.painting || game !== race.game) return false;
  if (cells.length === 0 || cells.length > race.allowed[clan - 1]!) return false;
  for (const [index, cell] of cells.entries())
    if (cell < 1 || cell > CELLS || race.owners[cell - 1] !== 0 || cells.indexOf(cell) !== index)
      return false;
  for (const cell of cells) race.owners[cell - 1] = clan;
  race.allowed[clan - 1]! -= cells.length;
  return true;
}
