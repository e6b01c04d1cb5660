/** Deadlines the season waits for. */

import type { Due } from '../../engine/contract.js';
import { rulingOf } from './reading.js';
import type { SeasonState } from './state.js';

export function due(state: SeasonState): Due[] {
  if (state.phase === 'setup') return [];
  const dues: Due[] = [];
  const automatic = rulingOf(state, 'report.auto') === 'schedule';
  for (const [index, game] of state.games.entries()) {
    const { number, times, stage, report, resolvedAt } = game;
    // A day resolved after the hour of its report is looked at first: the organiser publishes it.
    const inTime = resolvedAt !== null && resolvedAt < times.reportAt;
    if (inTime && automatic && !report) {
      dues.push({
        at: times.reportAt,
        key: `report:${number}`,
        command: { type: 'publishReport', game: number },
      });
    }
    if (state.phase === 'ended') continue;
    if (stage === 'resolved' && times.painting && !game.paintingClosed) {
      dues.push({
        at: times.painting.closesAt,
        key: `painting:${number}`,
        command: { type: 'closePainting', game: number },
      });
    }
    // Who is free and who is controlled is known only after the game before.
    if (times.auction && stage === 'future' && state.games[index - 1]!.stage === 'resolved') {
      if (game.lotsStage === 'none') {
        dues.push({
          at: times.auction.opensAt,
          key: `lots-open:${number}`,
          command: { type: 'openLots', game: number },
        });
      } else if (game.lotsStage === 'open') {
        dues.push({
          at: times.auction.closesAt,
          key: `lots-close:${number}`,
          command: { type: 'closeLots', game: number },
        });
      }
    }
  }
  if (state.phase === 'ended') return dues.concat(votes(state));
  for (const { id, captive } of state.offers) {
    if (captive && captive.closesAt !== null && !captive.closed) {
      dues.push({
        at: captive.closesAt,
        key: `captive:${id}`,
        command: { type: 'closeCaptiveAuction', offer: id },
      });
    }
  }
  return dues.concat(votes(state));
}

function votes(state: SeasonState): Due[] {
  return state.questions
    .filter((question) => question.stage === 'voting')
    .map((question) => ({
      at: question.closesAt!,
      key: `vote:${question.id}`,
      command: { type: 'closeVote', question: question.id },
    }));
}
