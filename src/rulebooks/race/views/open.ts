/** Offers and questions as a viewer sees them. */
import { modulesOf, rulingOf } from '../reading.js';
import type { OfferState, QuestionState, SeasonState } from '../state.js';
import type { OfferView, QuestionView } from '../view.js';

/** What the bound clan wins or loses; the captive's clan does neither. */
export function stakeOf(state: SeasonState, kind: string): number {
  return kind === 'captive' ? 0 : modulesOf(state).offers!.stake.fulfilled;
}

export function offerView(state: SeasonState, offer: OfferState): OfferView {
  const { title, task } = modulesOf(state).offers!.offers[offer.kind]!;
  const { captive } = offer;
  return {
    id: offer.id,
    kind: offer.kind,
    title,
    task,
    cell: offer.cell,
    game: offer.game,
    clan: offer.clan,
    side: offer.side,
    stake: stakeOf(state, offer.kind),
    stage: offer.stage,
    accepted: offer.accepted,
    fulfilled: offer.fulfilled,
    captive: captive && {
      team: captive.team,
      mustName: captive.mustName,
      closesAt: captive.closesAt,
      bids: [...captive.bids],
      winner: captive.winner,
      price: captive.price,
      paid: captive.paid,
      closed: captive.closed,
    },
  };
}

/** With secret ballots nobody sees a vote before the close but the clan that gave it. */
export function questionView(
  state: SeasonState,
  question: QuestionState,
  seat: SeasonState['seats'][number] | undefined,
): QuestionView {
  const hidden = question.stage === 'voting' && rulingOf(state, 'council.ballots') === 'secret';
  const own = question.votes.filter(
    (vote) => vote.clan === seat?.clan && (vote.team === undefined || vote.team === seat?.team),
  );
  return {
    id: question.id,
    text: question.text,
    game: question.game,
    person: question.person,
    clan: question.clan,
    stage: question.stage,
    choices: question.choices,
    closesAt: question.closesAt,
    voted: question.votes.map((vote) => vote.clan),
    votes: hidden ? (own.length > 0 ? own : null) : [...question.votes],
    decision: question.decision,
    jury: question.jury,
  };
}
