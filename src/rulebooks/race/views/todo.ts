/** What a viewer has to do, and until when; the most urgent first. */
import type { Viewer } from '../../../engine/contract.js';
import { nameOfVoter, voterOfSeat } from '../councillors.js';
import { hasLetters, lettersUntil } from '../modules/letters.js';
import { paintingOpens } from '../modules/territory.js';
import { modulesOf } from '../reading.js';
import { cellsOf, lastGame, nextGame, type SeasonState, seatOf } from '../state.js';
import type { TodoView } from '../view.js';

export function todo(state: SeasonState, viewer: Viewer): TodoView[] {
  const items =
    viewer.kind === 'organiser'
      ? forOrganiser(state)
      : viewer.kind === 'person'
        ? forPerson(state, viewer.person)
        : [];
  const key = (item: TodoView): string => item.until ?? '9';
  return items.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

function item(key: TodoView['key'], more: Partial<TodoView> = {}): TodoView {
  return { key, game: null, ref: null, from: null, until: null, count: null, ...more };
}

function forOrganiser(state: SeasonState): TodoView[] {
  const undealt = modulesOf(state).blocks && Object.keys(state.teams).length === 0;
  if (state.phase === 'setup') return undealt ? [item('deal'), item('start')] : [item('start')];
  const items = undealt ? [item('deal', { until: state.games[0]!.times.startsAt })] : [];
  items.push(...state.asks.map((ask) => item('ask', { game: ask.game, ref: ask.ask })));
  for (const question of state.questions) {
    if (question.stage === 'escalated') items.push(item('jury', { ref: question.id }));
  }
  const next = state.phase === 'ended' ? undefined : nextGame(state);
  if (!next) return items;
  for (const offer of state.offers) {
    if (offer.stage === 'open' && offer.kind !== 'captive') {
      items.push(item('judge', { game: offer.game, ref: offer.id, until: next.times.startsAt }));
    }
  }
  if (next.times.auction && next.registered.length === 0 && next.lotsStage !== 'closed') {
    items.push(item('register', { game: next.number, until: next.times.auction.opensAt }));
  }
  if (state.asks.length === 0) items.push(item('results', { game: next.number, from: next.times.startsAt }));
  return items;
}

function forPerson(state: SeasonState, person: string): TodoView[] {
  const seat = seatOf(state, person);
  if (!seat || state.phase !== 'running') return [];
  const { clan, role } = seat;
  const items: TodoView[] = [];
  const voter = voterOfSeat(state, seat);
  for (const question of voter ? state.questions : []) {
    const voted = question.votes.map(nameOfVoter).includes(nameOfVoter(voter!));
    if (question.stage === 'voting' && !voted) {
      items.push(item('vote', { ref: question.id, until: question.closesAt }));
    }
  }
  if (role === 'member') return items;
  items.push(
    ...painting(state, clan),
    ...bidding(state, clan),
    ...offers(state, clan, role),
    ...owed(state, clan),
  );
  return items;
}

/** A choice of the own cell, and a letter before the next game. */
function owed(state: SeasonState, clan: number): TodoView[] {
  const next = nextGame(state);
  if (!next) return [];
  const choices = (state.choices ?? [])
    .filter((choice) => choice.clan === clan && choice.stage === 'open')
    .map(({ id, game }) => item('choice', { game, ref: id, until: next.times.startsAt }));
  const letter = hasLetters(state, next.number) && !next.letters?.[clan];
  return letter
    ? [...choices, item('letter', { game: next.number, until: lettersUntil(state, next) })]
    : choices;
}

function painting(state: SeasonState, clan: number): TodoView[] {
  const game = lastGame(state);
  if (!game?.times.painting || game.paintingClosed) return [];
  const left = (game.allowed[clan] ?? 0) - (game.used[clan] ?? 0);
  if (left <= 0) return [];
  return [
    item('paint', {
      game: game.number,
      from: paintingOpens(game, clan),
      until: game.times.painting.closesAt,
      count: left,
    }),
  ];
}

function bidding(state: SeasonState, clan: number): TodoView[] {
  const next = nextGame(state);
  if (!next?.times.auction || next.lotsStage !== 'open' || cellsOf(state, clan).length === 0) return [];
  return next.lots
    .filter((lot) => lot.bids.at(-1)?.clan !== clan)
    .map((lot) => item('bid', { game: next.number, ref: lot.id, until: next.times.auction!.closesAt }));
}

function offers(state: SeasonState, clan: number, role: string): TodoView[] {
  const until = nextGame(state)?.times.startsAt ?? null;
  return state.offers
    .filter((offer) => offer.stage === 'open')
    .flatMap((offer) => {
      const about = { game: offer.game, ref: offer.id };
      const { captive } = offer;
      if (!captive) {
        const waits = offer.clan === clan && offer.accepted === null;
        return waits ? [item('answerOffer', { ...about, until })] : [];
      }
      if (offer.side === clan && role === 'boss') {
        if (captive.team === null) return [item('nameCaptive', { ...about, until })];
        if (captive.closesAt === null) return [item('openCaptiveAuction', { ...about, until })];
        if (captive.closed && captive.winner !== null && captive.paid === null) {
          return [item('chooseCaptiveCells', { ...about, until, count: captive.price })];
        }
      }
      const bids = captive.closesAt !== null && !captive.closed && offer.clan !== clan && offer.side !== clan;
      return bids && captive.bids.at(-1)?.clan !== clan
        ? [item('bidCaptive', { ...about, until: captive.closesAt })]
        : [];
    });
}
