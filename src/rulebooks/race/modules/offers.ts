/** Offers one cannot refuse: who is bound, what it costs, who profits. */

import type { Refusal } from '../../../engine/contract.js';
import { answerTo } from '../asks.js';
import type { CommandOf } from '../commands.js';
import { localText } from '../local.js';
import { modulesOf, packOf } from '../reading.js';
import { actingClan, organiserOnly, running } from '../seats.js';
import { clanIds, type GameState, type OfferState } from '../state.js';
import { controlledEmigrants } from '../teams.js';
import { appointmentsUntil } from '../times.js';
import type { OfferKind, Topic } from '../topics.js';
import type { Turn } from '../turn.js';
import { captiveFor, faultOfOwnOffer, settleCaptive } from './captive.js';

function topicOf(kind: string): Topic {
  return `offer.${kind as OfferKind}`;
}

/** What begins when a clan ends its move on the cell of an offer. */
export function makeOffers(turn: Turn, game: GameState, visitor: number, cell: number, key: string): void {
  const { offers, stake } = modulesOf(turn.state).offers!;
  const { kind, side } = offers[key]!;
  const own = visitor === side;
  const bound = kind === 'story' ? clanIds(turn.state).filter((clan) => clan !== side) : own ? [] : [visitor];
  for (const clan of bound) {
    const id = `${game.number}-${kind}-${clan}`;
    // Two clans landing on the story's cell in one game bind everybody once.
    if (turn.state.offers.some((offer) => offer.id === id)) continue;
    turn.emit({
      type: 'OfferMade',
      game: game.number,
      offer: id,
      kind,
      cell,
      visitor,
      clan,
      side,
      team: kind === 'captive' ? captiveFor(turn, game, clan) : null,
      clauses: turn.cite('offers', 'offers.cells', topicOf(kind)),
    });
    if (kind === 'surrender' && controlledEmigrants(turn.state, clan).length === 0) nobodyToGive(turn, id);
  }
  // The humour and the ode pay their clan whatever happens, even when it lands there itself, unless ruled otherwise.
  if ((kind === 'humour' || kind === 'ode') && side !== null) {
    if (own && turn.ruling('offer.ownCell') === 'nothing') return;
    reward(turn, `${game.number}-${kind}-${visitor}`, game.number, side, stake.fulfilled, kind, own);
  }
}

function reward(
  turn: Turn,
  offer: string,
  game: number,
  clan: number,
  amount: number,
  kind: string,
  own = false,
): void {
  turn.emit({
    type: 'OfferRewarded',
    offer,
    game,
    clan,
    amount,
    clauses: turn.cite(topicOf(kind)),
    ...(own ? { rulings: ['offer.ownCell'] as const satisfies string[] } : {}),
  });
}

/** No emigrants, so the stake is lost and the clan of the offer gains it. */
function nobodyToGive(turn: Turn, id: string): void {
  const offer = offerOf(turn, id);
  settle(turn, offer, false, true, '');
  reward(turn, id, offer.game, offer.side!, modulesOf(turn.state).offers!.stake.fulfilled, offer.kind);
}

/** The stake, for or against, on the bound clan's next move; the author of a story is paid for each. */
function settle(turn: Turn, offer: OfferState, fulfilled: boolean, auto: boolean, note: string): void {
  const { stake, storyReward } = modulesOf(turn.state).offers!;
  turn.emit({
    type: 'OfferSettled',
    offer: offer.id,
    game: offer.game,
    clan: offer.clan,
    fulfilled,
    amount: fulfilled ? stake.fulfilled : stake.refused,
    auto,
    note,
    clauses: turn.cite('offers.stake', topicOf(offer.kind)),
  });
  if (offer.kind === 'story' && fulfilled)
    reward(turn, offer.id, offer.game, offer.side!, storyReward, offer.kind);
  if (offer.kind === 'surrender' && fulfilled) {
    turn.emit({
      type: 'EmigrantsSurrendered',
      offer: offer.id,
      game: offer.game,
      from: offer.clan,
      to: offer.side!,
      teams: controlledEmigrants(turn.state, offer.clan).map((team) => team.team),
      clauses: turn.cite('offer.surrender'),
    });
  }
}

/** The bound clan's own word: where the clan decides, it settles the offer; elsewhere only a refusal does. */
export function answerOffer(
  turn: Turn,
  { offer: id, accept }: CommandOf<'answerOffer'>,
): Refusal | undefined {
  const offer = turn.state.offers.find((each) => each.id === id);
  const refusal = running(turn, 'offers') ?? askedNow(turn, id) ?? faultOfOwnOffer(turn, offer);
  if (refusal) return refusal;
  const { kind, cell } = offer!;
  if (kind === 'captive')
    return turn.refuse('offer-other-kind', ['offer.captive'], { field: 'offer', params: { cell } });
  if (kind === 'surrender' && accept && controlledEmigrants(turn.state, offer!.clan).length === 0) {
    return turn.refuse('nothing-to-give', ['offer.surrender'], { field: 'accept' });
  }
  turn.emit({
    type: 'OfferAnswered',
    offer: id,
    clan: offer!.clan,
    accept,
    person: turn.person,
    clauses: turn.cite('offers.stake', topicOf(kind)),
  });
  const clanDecides = kind === 'tribute' || kind === 'surrender';
  if (clanDecides || !accept) settle(turn, offerOf(turn, id), accept, false, '');
}

/** Once the day has stopped at an offer, its question is the one place to answer. */
function askedNow(turn: Turn, id: string): Refusal | undefined {
  const open = turn.state.asks.some((ask) => ask.ask === `offer:${id}`);
  return open
    ? turn.refuse('day-open', ['offers.stake'], { field: 'offer', params: { game: turn.state.day!.game } })
    : undefined;
}

/** The organiser judges whether the task was done. */
export function judgeOffer(
  turn: Turn,
  { offer: id, fulfilled, note }: CommandOf<'judgeOffer'>,
): Refusal | undefined {
  const offer = turn.state.offers.find((each) => each.id === id);
  const refusal =
    organiserOnly(turn, 'offers.stake') ??
    running(turn, 'offers.stake') ??
    askedNow(turn, id) ??
    (offer ? undefined : turn.refuse('no-such-offer', ['offers'], { field: 'offer' }));
  if (refusal) return refusal;
  if (offer!.kind === 'captive')
    return turn.refuse('offer-other-kind', ['offer.captive'], {
      field: 'offer',
      params: { cell: offer!.cell },
    });
  if (offer!.stage === 'settled') return turn.refuse('offer-settled', ['offers.stake'], { field: 'offer' });
  if (offer!.kind === 'surrender' && fulfilled && controlledEmigrants(turn.state, offer!.clan).length === 0) {
    return turn.refuse('nothing-to-give', ['offer.surrender'], { field: 'fulfilled' });
  }
  settle(turn, offer!, fulfilled, false, note ?? '');
}

/** Before the dice of the next game every earlier offer must be settled: what nobody has decided is asked now. */
export function settleOffers(turn: Turn, game: GameState): boolean {
  const open = turn.state.offers.filter((offer) => offer.stage === 'open' && offer.game !== game.number);
  // All questions of the step are asked at once.
  let waiting = false;
  for (const offer of open) {
    if (offer.kind === 'captive') {
      if (!settleCaptive(turn, game, offer)) waiting = true;
      continue;
    }
    if (offer.kind === 'surrender' && controlledEmigrants(turn.state, offer.clan).length === 0) {
      nobodyToGive(turn, offer.id);
      continue;
    }
    const answer = answerTo(
      turn,
      {
        ask: `offer:${offer.id}`,
        kind: 'choice',
        topic: 'offer',
        game: game.number,
        items: ['fulfilled', 'refused'],
        ties: false,
        facts: { offer: offer.id, clan: offer.clan, cell: offer.cell, kind: offer.kind },
      },
      'offers.stake',
      topicOf(offer.kind),
    );
    if (answer) settle(turn, offer, 'choice' in answer && answer.choice === 'fulfilled', false, '');
    else waiting = true;
  }
  return !waiting;
}

/** A boss sends his clan's offer until the appointed day; after it the author writes it himself. */
export function proposeOffer(turn: Turn, { clan, text }: CommandOf<'proposeOffer'>): Refusal | undefined {
  const until = appointmentsUntil(packOf(turn.state));
  if (turn.isOrganiser) {
    if (clan === undefined || !clanIds(turn.state).includes(clan)) {
      return turn.refuse('no-such-clan', ['proposals.until'], {
        field: 'clan',
        params: { clan: clan ?? '—' },
      });
    }
    turn.emit({
      type: 'OfferProposed',
      clan,
      text,
      person: turn.person,
      clauses: turn.cite('proposals.until'),
    });
    return;
  }
  const acting = actingClan(turn, 'proposals.until');
  if ('refusal' in acting) return acting.refusal;
  if (clan !== undefined && clan !== acting.clan)
    return turn.refuse('other-clan', ['proposals.until'], { field: 'clan', params: { clan } });
  if (turn.at >= until)
    return turn.refuse('appointments-over', ['proposals.until'], {
      params: { until: localText(turn.state, until) },
    });
  turn.emit({
    type: 'OfferProposed',
    clan: acting.clan,
    text,
    person: turn.person,
    clauses: turn.cite('proposals', 'proposals.until'),
  });
}

function offerOf(turn: Turn, id: string): OfferState {
  return turn.state.offers.find((offer) => offer.id === id)!;
}
