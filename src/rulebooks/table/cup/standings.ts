/** 4.7, 4.11: the standings, computed purely from what a viewer may count; every number keeps its clause and version. */

import { outcomeOf } from './result.js';
import { bestMoveHits, extraOf, halfUp, isFirstVictim, linesOf, type PlayedGame } from './scoring.js';
import {
  byesOf,
  type CupState,
  type CupTable,
  countedOf,
  formulaFor,
  latestFormula,
  type Player,
  rulingOf,
} from './state.js';
import { order, type Place } from './ties.js';
import { cite } from './turn.js';
import type { Line, Measures, Row } from './view.js';

/** What counts for somebody: which rounds, and how many of the adjustments and lots. */
export interface Scope {
  round(round: number): boolean;
  adjustments: number;
  lots: number;
}

/** Whatever is entered and verified. */
const WHOLE: Scope = { round: () => true, adjustments: Infinity, lots: Infinity };

export function everything(cup: CupState): Row[] {
  return standings(cup, WHOLE);
}

/** 6.2: what the public counts. */
export function publicScope({ hiding }: CupState): Scope {
  if (!hiding) return WHOLE;
  const { from, adjustments, lots } = hiding;
  return { round: (round) => round < from, adjustments, lots };
}

interface Ledger {
  player: Player;
  games: PlayedGame[];
  lines: Line[];
}

export function standings(cup: CupState, scope: Scope): Row[] {
  const ledgers = new Map(cup.players.map((player) => [player.id, ledgerOf(cup, scope, player)]));
  if (rulingOf(cup, 'substitute.points') === 'heir') inherit(ledgers);
  const rows = [...ledgers.values()].map((ledger) => rowOf(cup, ledger, ledgers));
  const inside = rows.filter(({ outside }) => outside === null);
  const placed = placesOf(cup, scope, inside, ledgers);
  const byId = new Map(rows.map((row) => [row.player, row]));
  let place = 0;
  const sorted = placed.map(({ player, tie }, index): Row => {
    if (tie === null || tie.by !== null) place = index + 1;
    let last = index;
    while (placed[last + 1]?.tie?.by === null) last += 1;
    return { ...byId.get(player)!, place, placeTo: last + 1, tie };
  });
  const others = rows.filter(({ outside }) => outside !== null).sort((a, b) => b.points - a.points);
  return [...sorted, ...others];
}

/** 4.8: groups of those whom nothing parts. */
export function sharedPlaces(rows: readonly Row[]): string[][] {
  const groups = new Map<number, string[]>();
  for (const { place, player } of rows) {
    if (place !== null) groups.set(place, [...(groups.get(place) ?? []), player]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

function ledgerOf(cup: CupState, scope: Scope, player: Player): Ledger {
  const games = gamesOf(cup, scope, player.id);
  const victim = {
    times: games.filter(isFirstVictim).length,
    played: games.length,
    planned: cup.plan?.rounds ?? 0,
  };
  const ofGames = games.flatMap((game) => linesOf(game, victim));
  return {
    player,
    games,
    lines: [
      ...ofGames,
      ...drawsByAnnulment(cup, scope, player.id),
      ...byeLines(cup, scope, player.id, ofGames, games.length),
      ...adjustmentLines(cup, scope, player.id),
    ].sort((a, b) => (a.round ?? Infinity) - (b.round ?? Infinity) || 0),
  };
}

/** The counted tables of the scope, with their places. */
function* tablesOf(cup: CupState, scope: Scope): Generator<{ round: number; n: number; table: CupTable }> {
  for (const [r, { tables }] of cup.rounds.entries()) {
    if (!scope.round(r + 1)) continue;
    for (const [t, table] of tables.entries()) yield { round: r + 1, n: t + 1, table };
  }
}

function gamesOf(cup: CupState, scope: Scope, player: string): PlayedGame[] {
  return [...tablesOf(cup, scope)].flatMap(({ round, n, table }) => {
    const result = countedOf(table);
    const seat = result?.seats.find((each) => each.player === player);
    return result && seat ? [{ round, table: n, result, seat, version: formulaFor(cup, round) }] : [];
  });
}

/** Ruling `annulled`: a draw for all who sat there. */
function drawsByAnnulment(cup: CupState, scope: Scope, player: string): Line[] {
  if (rulingOf(cup, 'annulled') !== 'draw') return [];
  return [...tablesOf(cup, scope)].flatMap(({ round, n, table }): Line[] => {
    if (table.annulled === null || !table.seats.includes(player)) return [];
    const { version, formula } = formulaFor(cup, round);
    return [
      {
        kind: 'outcome',
        points: formula.draw.citizen,
        round,
        table: n,
        clauses: cite('3.6', '4.1'),
        rulings: ['annulled'],
        version,
        facts: { role: 'citizen', outcome: 'draw' },
      },
    ];
  });
}

/** Ruling `bye`: the average of one's games for each closed round without a seat. */
function byeLines(
  cup: CupState,
  scope: Scope,
  player: string,
  lines: readonly Line[],
  games: number,
): Line[] {
  if (games === 0 || rulingOf(cup, 'bye') !== 'average') return [];
  const sum = sumOf(lines);
  return cup.rounds.flatMap(({ status }, index): Line[] => {
    const round = index + 1;
    if (status !== 'closed' || !scope.round(round) || !byesOf(cup, round).includes(player)) return [];
    return [
      {
        kind: 'bye',
        points: halfUp(sum, games),
        round,
        table: null,
        clauses: cite('2.7', '4.11'),
        rulings: ['bye'],
        version: null,
        facts: { sum, games },
      },
    ];
  });
}

function adjustmentLines(cup: CupState, scope: Scope, player: string): Line[] {
  return cup.adjustments
    .filter((each, index) => {
      const counted = each.round === null ? index < scope.adjustments : scope.round(each.round);
      return counted && each.player === player;
    })
    .map(({ points, round, reason, protest }) => ({
      kind: 'adjustment',
      points,
      round,
      table: null,
      clauses: protest === null ? cite('4.10') : cite('4.10', '5.2'),
      rulings: [],
      version: null,
      facts: { reason },
    }));
}

/** Ruling `substitute.points` = heir: the whole sum of the one replaced, and what he had himself inherited. */
function inherit(ledgers: ReadonlyMap<string, Ledger>): void {
  const totals = new Map<string, number>();
  const totalOf = (id: string): number => {
    const known = totals.get(id);
    if (known !== undefined) return known;
    const { player, lines } = ledgers.get(id)!;
    const own = sumOf(lines);
    const heritage = player.replaces ? totalOf(player.replaces.player) : 0;
    totals.set(id, own + heritage);
    return own + heritage;
  };
  const heirs = [...ledgers.values()].filter(({ player }) => player.replaces !== null);
  const inherited = heirs.map(({ player }) => totalOf(player.replaces!.player));
  for (const [index, { player, lines }] of heirs.entries()) {
    lines.push({
      kind: 'inherited',
      points: inherited[index]!,
      round: null,
      table: null,
      clauses: cite('1.4', '4.11'),
      rulings: ['substitute.points'],
      version: null,
      facts: { player: player.replaces!.player },
    });
  }
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0);
}

function rowOf(cup: CupState, { player, games, lines }: Ledger, ledgers: ReadonlyMap<string, Ledger>): Row {
  const measures = measuresOf(games, lines);
  for (const each of heritage(cup, player, ledgers)) addTo(measures, measuresOf(each.games, each.lines));
  const rounds = new Map<number, number>();
  for (const { round, points } of lines)
    if (round !== null) rounds.set(round, (rounds.get(round) ?? 0) + points);
  return {
    place: null,
    placeTo: null,
    player: player.id,
    points: measures.points,
    measures,
    byRound: [...rounds].sort(([a], [b]) => a - b).map(([round, points]) => ({ round, points })),
    lines,
    tie: null,
    outside: outsideOf(cup, player, measures.games),
  };
}

/** Ruling `substitute.points` = heir: those whose score goes on, the last replaced first. */
function heritage(cup: CupState, player: Player, ledgers: ReadonlyMap<string, Ledger>): Ledger[] {
  if (player.replaces === null || rulingOf(cup, 'substitute.points') !== 'heir') return [];
  const before = ledgers.get(player.replaces.player)!;
  return [before, ...heritage(cup, before.player, ledgers)];
}

/** Points are in the lines already; everything else that is counted goes on too. */
function addTo(measures: Measures, more: Measures): void {
  for (const key of Object.keys(measures) as (keyof Measures)[])
    if (key !== 'points') measures[key] += more[key];
}

function measuresOf(games: readonly PlayedGame[], lines: readonly Line[]): Measures {
  const total = (value: (game: PlayedGame) => number): number =>
    games.reduce((sum, game) => sum + value(game), 0);
  const won = games.filter(({ result, seat }) => outcomeOf(result.winner, seat) === 'win');
  const outcomes = lines.filter(({ kind }) => kind === 'outcome');
  return {
    points: sumOf(lines),
    plain: sumOf(outcomes),
    wins: won.length,
    firstVictim: games.filter(isFirstVictim).length,
    bestMove: total(bestMoveHits),
    extra: total(extraOf),
    fouls: total(({ seat }) => seat.fouls),
    keyWins: won.filter(({ seat: { role } }) => role === 'don' || role === 'sheriff').length,
    games: outcomes.length,
  };
}

/** Why somebody has no place. */
function outsideOf(cup: CupState, player: Player, games: number): Row['outside'] {
  const substitutes = rulingOf(cup, 'substitute.points');
  if (player.replacedBy !== null && (substitutes === 'heir' || games === 0)) return 'replaced';
  if (player.replaces !== null && substitutes === 'none') return 'substitute';
  const gone = player.absences.some(({ to }) => to === null);
  if (gone && (games === 0 || rulingOf(cup, 'withdrawn.place') === 'outside')) return 'withdrawn';
  return games < latestFormula(cup).formula.leastGames ? 'games' : null;
}

function placesOf(
  cup: CupState,
  scope: Scope,
  rows: readonly Row[],
  ledgers: ReadonlyMap<string, Ledger>,
): Place[] {
  const { ties } = latestFormula(cup).formula;
  const facts = {
    games: pointsByGame(cup, scope, ledgers),
    lots: cup.lots.filter(({ use }, index) => use === 'tie' && index < scope.lots),
  };
  const sums = [...new Set(rows.map(({ points }) => points))].sort((a, b) => b - a);
  return sums.flatMap((sum) =>
    order(
      rows.filter(({ points }) => points === sum),
      ties,
      facts,
    ),
  );
}

/** Points of everybody who sat there, game by game. */
function pointsByGame(
  cup: CupState,
  scope: Scope,
  ledgers: ReadonlyMap<string, Ledger>,
): ReadonlyMap<string, number>[] {
  return [...tablesOf(cup, scope)].flatMap(({ round, n, table }) => {
    const result = countedOf(table);
    if (!result) return [];
    return [
      new Map(
        result.seats.map(({ player }) => [
          player,
          sumOf(ledgers.get(player)!.lines.filter((line) => line.round === round && line.table === n)),
        ]),
      ),
    ];
  });
}
