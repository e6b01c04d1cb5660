/** Territory, emigrants and offers: what their events change. */

import type { EventOf } from '../events.js';
import {
  type CaptiveState,
  clanOf,
  gameOf,
  type LotState,
  type OfferState,
  type SeasonState,
} from '../state.js';
import { teamKey } from '../team-key.js';
import type { Handlers } from './handlers.js';

export const territory: Handlers<
  | 'Painted'
  | 'PaintingClosed'
  | 'TeamsRegistered'
  | 'LotsOpened'
  | 'BidPlaced'
  | 'LotClosed'
  | 'LotsClosed'
  | 'OfferProposed'
  | 'OfferMade'
  | 'OfferAnswered'
  | 'OfferSettled'
  | 'OfferRewarded'
  | 'CountHandedOver'
  | 'EmigrantsSurrendered'
  | 'CaptiveNamed'
  | 'CaptiveAuctionOpened'
  | 'CaptiveBid'
  | 'CaptiveSold'
  | 'CaptiveCellsChosen'
  | 'CaptivePointsMoved'
> = {
  Painted(state, { game, clan, cells, price, clauses }) {
    const played = gameOf(state, game)!;
    for (const { cell } of cells) state.owners[cell - 1] = clan;
    played.used[clan] = (played.used[clan] ?? 0) + cells.length;
    if (price > 0) {
      played.repaintPaid.push(clan);
      clanOf(state, clan).modifiers.push({ amount: -price, source: 'repaint', game, clauses });
    }
  },
  PaintingClosed(state, { game, anarchy }) {
    const played = gameOf(state, game)!;
    played.paintingClosed = true;
    played.anarchy = anarchy;
    played.after!.ownersPainted = [...state.owners];
  },

  TeamsRegistered(state, { game, teams }) {
    gameOf(state, game)!.registered = teams;
  },
  LotsOpened(state, { game, lots }) {
    const next = gameOf(state, game)!;
    next.lotsStage = 'open';
    for (const { lot, number, team } of lots) {
      next.lots.push({ id: lot, number, team, bids: [], closed: false, winner: null, price: 0, paid: [] });
      state.teams[teamKey(team)] ??= { team, home: null, control: null, missed: 0 };
    }
  },
  BidPlaced(state, { game, lot, clan, cells, at }) {
    lotOf(state, game, lot).bids.push({ clan, cells, at });
  },
  LotClosed(state, { game, lot, team, winner, price, paid }) {
    Object.assign(lotOf(state, game, lot), { closed: true, winner, price, paid });
    for (const cell of paid) state.owners[cell - 1] = 0;
    if (winner !== null) Object.assign(state.teams[teamKey(team)]!, { control: winner, missed: 0 });
  },
  LotsClosed(state, { game }) {
    gameOf(state, game)!.lotsStage = 'closed';
  },

  OfferProposed(state, { clan, text }) {
    state.proposals = [...state.proposals.filter((proposal) => proposal.clan !== clan), { clan, text }];
  },
  OfferMade: offerMade,
  OfferAnswered(state, { offer, accept }) {
    offerOf(state, offer).accepted = accept;
  },
  OfferSettled(state, { offer, game, clan, fulfilled, amount, clauses }) {
    const made = offerOf(state, offer);
    made.stage = 'settled';
    made.fulfilled = fulfilled;
    if (made.kind === 'tribute' && fulfilled) made.handover = 'due';
    if (amount !== 0) clanOf(state, clan).modifiers.push({ amount, source: 'offer', game, clauses });
  },
  OfferRewarded(state, { game, clan, amount, clauses }) {
    clanOf(state, clan).modifiers.push({ amount, source: 'offerReward', game, clauses });
  },
  CountHandedOver(state, { game, offer, from, to, cells, bonus, clauses }) {
    const played = gameOf(state, game)!;
    played.allowed[from] = (played.allowed[from] ?? 0) - cells;
    played.allowed[to] = (played.allowed[to] ?? 0) + cells;
    offerOf(state, offer).handover = 'done';
    clanOf(state, to).modifiers.push({ amount: bonus, source: 'tribute', game, clauses });
  },
  EmigrantsSurrendered(state, { to, teams }) {
    for (const team of teams) state.teams[teamKey(team)]!.control = to;
  },
  CaptiveNamed(state, { offer, team }) {
    Object.assign(captiveOf(state, offer), { team, mustName: false });
  },
  CaptiveAuctionOpened(state, { offer, closesAt }) {
    captiveOf(state, offer).closesAt = closesAt;
  },
  CaptiveBid(state, { offer, clan, cells, at }) {
    captiveOf(state, offer).bids.push({ clan, cells, at });
  },
  CaptiveSold(state, { offer, winner, price }) {
    Object.assign(captiveOf(state, offer), { closed: true, winner, price });
  },
  CaptiveCellsChosen(state, { offer, to, cells }) {
    captiveOf(state, offer).paid = cells;
    for (const cell of cells) state.owners[cell - 1] = to;
  },
  CaptivePointsMoved(state, { offer, team, to }) {
    state.day!.captives[teamKey(team)] = to;
    offerOf(state, offer).stage = 'settled';
    captiveOf(state, offer).closed = true;
  },
};

function offerMade(
  state: SeasonState,
  { offer, kind, cell, game, clan, side, team }: EventOf<'OfferMade'>,
): void {
  state.offers.push({
    id: offer,
    kind,
    cell,
    game,
    clan,
    side,
    stage: 'open',
    accepted: null,
    fulfilled: null,
    handover: 'none',
    captive:
      kind === 'captive'
        ? {
            team,
            mustName: team === null,
            closesAt: null,
            bids: [],
            closed: false,
            winner: null,
            price: 0,
            paid: null,
          }
        : null,
  });
}

function lotOf(state: SeasonState, game: number, id: string): LotState {
  return gameOf(state, game)!.lots.find((lot) => lot.id === id)!;
}

function offerOf(state: SeasonState, id: string): OfferState {
  return state.offers.find((offer) => offer.id === id)!;
}

function captiveOf(state: SeasonState, id: string): CaptiveState {
  return offerOf(state, id).captive!;
}
