/** Emigrants: teams that were not at the first game. */

import type { Refusal } from '../../../engine/contract.js';
import type { CommandOf } from '../commands.js';
import { localText } from '../local.js';
import { modulesOf } from '../reading.js';
import { actingClan, futureGame, organiserOnly, running } from '../seats.js';
import {
  type Bid,
  cellsOf,
  clanIds,
  clanOf,
  type GameState,
  gameOf,
  type LotState,
  ownerOf,
} from '../state.js';
import { teamKey } from '../team-key.js';
import { freeRows, teamOf } from '../teams.js';
import type { Turn } from '../turn.js';
import { mercenariesJoin } from './mercenaries.js';
import { pledgedCells } from './pledges.js';

/** Whoever turns up later is an emigrant. */
export function arriveEmigrants(turn: Turn, game: GameState): boolean {
  if (mercenariesJoin(turn.state, game)) return true;
  const teams = game.results!.teams.map((row) => row.team).filter((team) => !teamOf(turn.state, team));
  if (teams.length > 0)
    turn.emit({
      type: 'EmigrantsArrived',
      game: game.number,
      teams,
      clauses: turn.cite('emigrants.newcomers', 'emigrants'),
    });
  return true;
}

/** Control over emigrants that missed two games in a row is gone; the cells paid for them stay gone. */
export function loseControl(turn: Turn, game: GameState): boolean {
  const { teams } = turn.state;
  const { absences } = modulesOf(turn.state).emigrants!;
  for (const { team, control, missed } of Object.values(teams)) {
    if (control === null || missed < absences) continue;
    turn.emit({
      type: 'ControlLost',
      game: game.number,
      team,
      clan: control,
      missed,
      clauses: turn.cite('emigrants.absent'),
    });
  }
  return true;
}

/** Free emigrants zero as many cells as they have main points, drawn between the last clan and the finish. */
export function zeroCells(turn: Turn, game: GameState): void {
  const { state } = turn;
  const rows = freeRows(state, game);
  const points = Math.floor(rows.reduce((sum, row) => sum + row.main, 0) / 100);
  if (points <= 0) return;
  const from = Math.max(1, Math.min(...clanIds(state).map((clan) => clanOf(state, clan).position)));
  const to = state.pack.size;
  const range = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const onlyPainted = turn.ruling('emigrants.draw') === 'painted';
  const pool = onlyPainted ? range.filter((cell) => ownerOf(state, cell) !== null) : range;
  const label = turn.label('emigrants.zeroing', `${game.number}:zeroing`);
  const drawn = turn.draws.sample(label, pool, points);
  turn.emit({
    type: 'CellsZeroed',
    game: game.number,
    teams: rows.map(({ team, main }) => ({ team, main })),
    count: points,
    from,
    to,
    drawn,
    hit: drawn
      .filter((cell) => ownerOf(state, cell) !== null)
      .map((cell) => ({ cell, owner: ownerOf(state, cell) })),
    clauses: turn.cite('emigrants.zeroing', 'emigrants.range'),
    rulings: ['emigrants.draw'],
    draws: [label],
  });
}

/** The organiser lists who has registered for the next game; late entries open lots of their own. */
export function registerTeams(turn: Turn, { game, teams }: CommandOf<'registerTeams'>): Refusal | undefined {
  const future = futureGame(turn, game, 'emigrants.auction');
  const refusal =
    organiserOnly(turn, 'emigrants.auction') ??
    running(turn, 'emigrants.auction') ??
    ('refusal' in future ? future.refusal : undefined);
  if (refusal) return refusal;
  const next = gameOf(turn.state, game)!;
  if (!next.times.auction) return turn.refuse('no-auction', ['emigrants.auction'], { field: 'game' });
  const seen = new Set<string>();
  for (const [index, team] of teams.entries()) {
    const key = teamKey(team);
    if (seen.has(key))
      return turn.refuse('team-twice', ['emigrants.auction'], { field: `teams.${index}`, params: { team } });
    seen.add(key);
  }
  const { closesAt } = next.times.auction;
  if (turn.at >= closesAt)
    return turn.refuse('auction-closed', ['emigrants.auction'], {
      params: { closesAt: localText(turn.state, closesAt) },
    });
  turn.emit({ type: 'TeamsRegistered', game, teams, clauses: turn.cite('emigrants.auction') });
  if (next.lotsStage === 'open') {
    withdrawLots(turn, game, seen);
    openNewLots(turn, game);
  }
}

export function openLots(turn: Turn, { game }: CommandOf<'openLots'>): Refusal | undefined {
  const refusal = clockOnly(turn, game, 'none');
  if (refusal) return refusal;
  openNewLots(turn, game);
}

/** Only the clock opens and closes lots, and only of a game that is waiting for it. */
function clockOnly(turn: Turn, game: number, stage: 'none' | 'open'): Refusal | undefined {
  const found = gameOf(turn.state, game);
  const waits = found?.stage === 'future' && found.times.auction !== null && found.lotsStage === stage;
  return turn.author.kind === 'system' && waits
    ? undefined
    : turn.refuse('system-only', ['emigrants.auction']);
}

/** A team that is no longer registered is not sold: its lot closes and the bids are free again. */
function withdrawLots(turn: Turn, game: number, registered: ReadonlySet<string>): void {
  for (const { id, team, closed } of gameOf(turn.state, game)!.lots) {
    if (closed || registered.has(teamKey(team))) continue;
    turn.emit({
      type: 'LotClosed',
      game,
      lot: id,
      team,
      winner: null,
      price: 0,
      paid: [],
      clauses: turn.cite('emigrants.auction'),
    });
  }
}

/** One numbered lot per registered emigrant team that nobody controls. */
function openNewLots(turn: Turn, game: number): void {
  const { registered, lots } = gameOf(turn.state, game)!;
  const teams = registered.filter((name) => {
    const team = teamOf(turn.state, name);
    const free = !team || (team.home === null && team.control === null);
    return free && !lots.some((lot) => !lot.closed && teamKey(lot.team) === teamKey(name));
  });
  const numbered = teams.map((name, index) => {
    const number = lots.length + index + 1;
    // Named by its team: a correction of the registration must not move a bid to another one.
    return { lot: `${game}${teamKey(name)}`, number, team: teamOf(turn.state, name)?.team ?? name };
  });
  turn.emit({
    type: 'LotsOpened',
    game,
    lots: numbered,
    clauses: turn.cite('emigrants.back', 'emigrants.auction'),
  });
}

/** In place of a forum topic (mafia-2018:7.8): the last highest bid wins; cells pledged in other lots cannot be bid again. */
export function bid(turn: Turn, { lot, cells }: CommandOf<'bid'>): Refusal | undefined {
  const acting = actingClan(turn, 'emigrants.auction');
  if ('refusal' in acting) return acting.refusal;
  const refusal = running(turn, 'emigrants.auction');
  if (refusal) return refusal;
  const game = turn.state.games.find((each) => each.lots.some((open) => open.id === lot));
  const offered = game?.lots.find((open) => open.id === lot);
  // Behind a veil nobody may know yet what is up for sale.
  if (!game || !offered || turn.state.veil) {
    return turn.refuse('no-such-lot', ['emigrants.auction'], { field: 'lot' });
  }
  const closesAt = game.times.auction!.closesAt;
  if (offered.closed || turn.at >= closesAt) {
    return turn.refuse('auction-closed', ['emigrants.auction'], {
      field: 'lot',
      params: { closesAt: localText(turn.state, closesAt) },
    });
  }
  const fault = faultOfBid(turn, acting.clan, cells, offered.bids, 1, `lot:${lot}`);
  if (fault) return { ...fault, clauses: turn.cite('emigrants.auction') };
  turn.emit({
    type: 'BidPlaced',
    game: game.number,
    lot,
    clan: acting.clan,
    cells,
    person: turn.person,
    clauses: turn.cite('emigrants.bids', 'emigrants.auction'),
  });
}

/** A bid beats the highest and stays within the clan's cells that are not pledged elsewhere. */
export function faultOfBid(
  turn: Turn,
  clan: number,
  cells: number,
  bids: readonly Bid[],
  least: number,
  pledge: string,
): Refusal | undefined {
  const needed = Math.max(least, (bids.at(-1)?.cells ?? 0) + 1);
  if (cells < needed)
    return turn.refuse('bid-too-low', ['emigrants.auction'], { field: 'cells', params: { least: needed } });
  const free = cellsOf(turn.state, clan).length - pledgedCells(turn.state, clan, pledge);
  if (cells > free)
    return turn.refuse('bid-too-high', ['emigrants.auction'], { field: 'cells', params: { free } });
}

/** At the close each winner pays with cells drawn from his own and gets the team. */
export function closeLots(turn: Turn, { game }: CommandOf<'closeLots'>): Refusal | undefined {
  const refusal = clockOnly(turn, game, 'open');
  if (refusal) return refusal;
  for (const lot of gameOf(turn.state, game)!.lots) if (!lot.closed) closeLot(turn, game, lot);
  turn.emit({ type: 'LotsClosed', game, clauses: turn.cite('emigrants.auction') });
}

/**
 * The bid that wins at the close. A clan may have lost cells since it bid: by the ruling `payRest` it pays what it has, by
 * `void` its bid counts for nothing and the one before it stands.
 */
export function winningBid(turn: Turn, bids: readonly Bid[]): { bid: Bid | undefined; short: boolean } {
  const payable = (bid: Bid): boolean => cellsOf(turn.state, bid.clan).length >= bid.cells;
  const highest = bids.at(-1);
  const short = highest !== undefined && !payable(highest);
  return { bid: short && turn.ruling('bid.shortfall') === 'void' ? bids.findLast(payable) : highest, short };
}

function closeLot(turn: Turn, game: number, lot: LotState): void {
  const { bid, short } = winningBid(turn, lot.bids);
  const label = turn.label('emigrants.price', `${game}:lot:${lot.number}`);
  turn.emit({
    type: 'LotClosed',
    game,
    lot: lot.id,
    team: lot.team,
    winner: bid?.clan ?? null,
    price: bid?.cells ?? 0,
    paid: bid ? turn.draws.sample(label, cellsOf(turn.state, bid.clan), bid.cells) : [],
    clauses: bid ? turn.cite('emigrants.price', 'emigrants.auction') : turn.cite('emigrants.auction'),
    ...(short ? { rulings: ['bid.shortfall'] as const satisfies string[] } : {}),
    ...(bid ? { draws: [label] } : {}),
  });
}
