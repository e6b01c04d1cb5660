/** The prisoner of an offer: a team of the clan on the cell is auctioned; its next game's points go to the winner. */

import type { Refusal } from '../../../engine/contract.js';
import { normalInstant } from '../../../engine/time.js';
import { answerTo } from '../asks.js';
import type { CommandOf } from '../commands.js';
import { localText } from '../local.js';
import { modulesOf } from '../reading.js';
import { actingClan, running } from '../seats.js';
import { type CaptiveState, cellsOf, type GameState, nextGame, type OfferState, ownerOf } from '../state.js';
import { teamKey } from '../team-key.js';
import { clanOfTeam, teamOf, teamsOf } from '../teams.js';
import type { Turn } from '../turn.js';
import { isVeiled } from '../veil.js';
import { faultOfBid, winningBid } from './emigrants.js';

/** The listed team of the clan, if it was at the game; otherwise the Triads' boss will name one. */
export function captiveFor(turn: Turn, game: GameState, clan: number): string | null {
  const listed = modulesOf(turn.state).offers!.captives[clan];
  const named = listed === undefined ? undefined : teamOf(turn.state, listed);
  // By the deal of the places the listed team may belong to another clan: then it is not this clan's to lose.
  const team = named && clanOfTeam(named) === clan ? named : undefined;
  const played = game.results!.teams.some((row) => team && teamKey(row.team) === teamKey(team.team));
  return team && played ? team.team : null;
}

/** An offer's own clan (or the organiser for it) may answer while it is open. */
export function faultOfOwnOffer(turn: Turn, offer: OfferState | undefined): Refusal | undefined {
  if (!offer || unknownTo(turn, offer)) return turn.refuse('no-such-offer', ['offers'], { field: 'offer' });
  if (offer.stage === 'settled') return turn.refuse('offer-settled', ['offers.stake'], { field: 'offer' });
  if (turn.isOrganiser) return;
  const acting = actingClan(turn, 'offers');
  if ('refusal' in acting) return acting.refusal;
  if (acting.clan !== offer.clan)
    return turn.refuse('other-clan', ['offers'], { field: 'offer', params: { clan: offer.clan } });
}

/** What a veiled day brought about is not known yet, and asking about it tells nothing. */
function unknownTo(turn: Turn, { game }: OfferState): boolean {
  return !turn.isOrganiser && isVeiled(turn.state, game);
}

/** The open captive offer, when the command comes from the clan that holds the prisoner or from the organiser. */
function heldBy(turn: Turn, id: string): { offer: OfferState; captive: CaptiveState } | { refusal: Refusal } {
  const found = captiveOffer(turn, id);
  if ('refusal' in found) return found;
  if (!turn.isOrganiser) {
    const { seat } = turn;
    if (seat?.role !== 'boss') return { refusal: turn.refuse('boss-only', ['offer.captive']) };
    if (seat.clan !== found.offer.side) {
      return {
        refusal: turn.refuse('other-clan', ['offer.captive'], {
          field: 'offer',
          params: { clan: found.offer.side! },
        }),
      };
    }
  }
  return found;
}

function captiveOffer(
  turn: Turn,
  id: string,
): { offer: OfferState; captive: CaptiveState } | { refusal: Refusal } {
  const refusal = running(turn, 'offer.captive');
  if (refusal) return { refusal };
  const offer = turn.state.offers.find((each) => each.id === id);
  if (!offer || unknownTo(turn, offer)) {
    return { refusal: turn.refuse('no-such-offer', ['offer.captive'], { field: 'offer' }) };
  }
  if (!offer.captive)
    return {
      refusal: turn.refuse('offer-other-kind', ['offer.captive'], {
        field: 'offer',
        params: { cell: offer.cell },
      }),
    };
  if (offer.stage === 'settled')
    return { refusal: turn.refuse('offer-settled', ['offer.captive'], { field: 'offer' }) };
  return { offer, captive: offer.captive };
}

export function nameCaptive(turn: Turn, { offer: id, team }: CommandOf<'nameCaptive'>): Refusal | undefined {
  const held = heldBy(turn, id);
  if ('refusal' in held) return held.refusal;
  // Once the day has stopped at the prisoner's name, its question is the one place to answer.
  if (turn.state.asks.some((ask) => ask.ask === askOf(held.offer))) {
    return turn.refuse('day-open', ['offer.captive'], {
      field: 'offer',
      params: { game: turn.state.day!.game },
    });
  }
  if (!held.captive.mustName)
    return turn.refuse('captive-named', ['offer.captive'], {
      field: 'team',
      params: { team: held.captive.team! },
    });
  const own = teamsOf(turn.state, held.offer.clan).map((each) => each.team);
  const named = own.find((each) => teamKey(each) === teamKey(team));
  if (!named)
    return turn.refuse('captive-other-team', ['offer.captive'], {
      field: 'team',
      params: { teams: own.join(', ') },
    });
  turn.emit({
    type: 'CaptiveNamed',
    offer: id,
    clan: held.offer.clan,
    team: named,
    clauses: turn.cite('offer.captive'),
  });
}

/** The Triads' boss sets the auction; it must end before the game whose points are sold. */
export function openCaptiveAuction(
  turn: Turn,
  { offer: id, closesAt }: CommandOf<'openCaptiveAuction'>,
): Refusal | undefined {
  const held = heldBy(turn, id);
  if ('refusal' in held) return held.refusal;
  const { captive } = held;
  if (captive.team === null) return turn.refuse('captive-not-named', ['offer.captive'], { field: 'offer' });
  if (captive.closesAt !== null)
    return turn.refuse('captive-already-open', ['offer.captive'], { field: 'offer' });
  const closes = normalInstant(closesAt);
  const until = nextGame(turn.state)!.times.startsAt;
  if (closes <= turn.at || closes > until) {
    return turn.refuse('captive-time', ['offer.captive'], {
      field: 'closesAt',
      params: { until: localText(turn.state, until) },
    });
  }
  turn.emit({
    type: 'CaptiveAuctionOpened',
    offer: id,
    team: captive.team,
    closesAt: closes,
    clauses: turn.cite('offer.captive'),
  });
}

export function bidCaptive(turn: Turn, { offer: id, cells }: CommandOf<'bidCaptive'>): Refusal | undefined {
  const found = captiveOffer(turn, id);
  if ('refusal' in found) return found.refusal;
  const acting = actingClan(turn, 'offer.captive');
  if ('refusal' in acting) return acting.refusal;
  const { clan } = acting;
  const { offer, captive } = found;
  if (clan === offer.clan || clan === offer.side)
    return turn.refuse('captive-own', ['offer.captive'], { field: 'offer' });
  if (captive.closesAt === null || captive.closed || turn.at >= captive.closesAt) {
    return turn.refuse('captive-not-open', ['offer.captive'], { field: 'offer' });
  }
  const fault = faultOfBid(
    turn,
    clan,
    cells,
    captive.bids,
    modulesOf(turn.state).offers!.captiveLeast,
    `captive:${id}`,
  );
  if (fault) return { ...fault, clauses: turn.cite('offer.captive') };
  turn.emit({
    type: 'CaptiveBid',
    offer: id,
    clan,
    cells,
    person: turn.person,
    clauses: turn.cite('offer.captive'),
  });
}

export function closeCaptiveAuction(
  turn: Turn,
  { offer: id }: CommandOf<'closeCaptiveAuction'>,
): Refusal | undefined {
  if (turn.author.kind !== 'system') return turn.refuse('system-only', ['offer.captive']);
  const captive = turn.state.offers.find((each) => each.id === id)?.captive;
  if (!captive || captive.closesAt === null || captive.closed)
    return turn.refuse('no-such-offer', ['offer.captive'], { field: 'offer' });
  sell(turn, id);
}

function sell(turn: Turn, id: string): void {
  const { captive } = turn.state.offers.find((each) => each.id === id)!;
  const { team, bids } = captive!;
  const { bid, short } = winningBid(turn, bids);
  turn.emit({
    type: 'CaptiveSold',
    offer: id,
    team: team!,
    winner: bid?.clan ?? null,
    price: bid?.cells ?? 0,
    bids: bids.length,
    clauses: turn.cite('offer.captive'),
    ...(short ? { rulings: ['bid.shortfall'] as const satisfies string[] } : {}),
  });
}

/** The Triads' boss picks the cells of the price from the winner's own. */
export function chooseCaptiveCells(
  turn: Turn,
  { offer: id, cells }: CommandOf<'chooseCaptiveCells'>,
): Refusal | undefined {
  const held = heldBy(turn, id);
  if ('refusal' in held) return held.refusal;
  const { offer, captive } = held;
  if (!captive.closed || captive.winner === null || captive.paid !== null) {
    return turn.refuse('captive-nothing-due', ['offer.captive'], { field: 'offer' });
  }
  const { winner } = captive;
  const count = Math.min(captive.price, cellsOf(turn.state, winner).length);
  const wrong = cells.findIndex(
    (cell, index) => ownerOf(turn.state, cell) !== winner || cells.indexOf(cell) !== index,
  );
  if (wrong !== -1 || cells.length !== count) {
    const field = wrong === -1 ? 'cells' : `cells.${wrong}`;
    return turn.refuse('captive-cells', ['offer.captive'], { field, params: { count, clan: winner } });
  }
  hand(turn, offer, winner, cells, 'side');
}

function hand(
  turn: Turn,
  offer: OfferState,
  from: number,
  cells: number[],
  chosenBy: 'side' | 'draw',
  label?: string,
): void {
  turn.emit({
    type: 'CaptiveCellsChosen',
    offer: offer.id,
    from,
    to: offer.side!,
    cells,
    chosenBy,
    clauses: turn.cite('offer.captive'),
    ...(label ? { draws: [label] } : {}),
  });
}

/**
 * With the next game's results: cells that nobody chose are drawn, and the team's points move to the winner or, without
 * bids, to the Triads. False when a team has still to be named.
 */
export function settleCaptive(turn: Turn, game: GameState, offer: OfferState): boolean {
  const captive = offer.captive!;
  if (captive.team === null && teamsOf(turn.state, offer.clan).length === 0) {
    nobodyToSell(turn, offer);
    return true;
  }
  const team = captive.team ?? nameNow(turn, game, offer);
  if (team === null) return false;
  // A postponed or advanced game may find the auction still open: it ends with the game.
  if (captive.closesAt !== null && !captive.closed) sell(turn, offer.id);
  const { winner, paid, price } = turn.state.offers.find((each) => each.id === offer.id)!.captive!;
  if (winner !== null && paid === null) {
    const own = cellsOf(turn.state, winner);
    const label = turn.label('offer.captive', `${offer.id}:cells`);
    hand(turn, offer, winner, turn.draws.sample(label, own, price), 'draw', label);
  }
  turn.emit({
    type: 'CaptivePointsMoved',
    offer: offer.id,
    game: game.number,
    team,
    from: offer.clan,
    to: winner ?? offer.side!,
    clauses: turn.cite('offer.captive'),
    rulings: ['captive.scope'],
  });
  return true;
}

/** A clan without teams has nobody to lose: the offer comes to nothing. */
function nobodyToSell(turn: Turn, { id, game, clan }: OfferState): void {
  turn.emit({
    type: 'OfferSettled',
    offer: id,
    game,
    clan,
    fulfilled: false,
    amount: 0,
    auto: true,
    note: '',
    clauses: turn.cite('offer.captive'),
  });
}

function askOf({ id }: OfferState): string {
  return `captive:${id}`;
}

function nameNow(turn: Turn, game: GameState, offer: OfferState): string | null {
  const items = teamsOf(turn.state, offer.clan).map((team) => team.team);
  const answer = answerTo(
    turn,
    {
      ask: askOf(offer),
      kind: 'choice',
      topic: 'captive',
      game: game.number,
      items,
      ties: false,
      facts: { offer: offer.id, clan: offer.clan, cell: offer.cell },
    },
    'offer.captive',
  );
  if (!answer || !('choice' in answer)) return null;
  turn.emit({
    type: 'CaptiveNamed',
    offer: offer.id,
    clan: offer.clan,
    team: answer.choice,
    clauses: turn.cite('offer.captive'),
  });
  return answer.choice;
}
