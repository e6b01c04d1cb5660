/** Deadlines the season waits for. */

import type { Due } from '../../engine/contract.js';
import { rulingOf } from './reading.js';
import type { GameState, SeasonState } from './state.js';

export function due(state: SeasonState): Due[] {
  if (state.phase === 'setup') return [];
  const dues: Due[] = [];
  const automatic = rulingOf(state, 'report.auto') === 'schedule';
  let before: GameState | undefined;
  for (const game of state.games) {
    if (automatic) addReport(dues, game);
    if (state.phase !== 'ended') {
      addPainting(dues, game);
      // Who is free and who is controlled is known only after the game before.
      if (before?.stage === 'resolved') addAuction(dues, game);
    }
    before = game;
  }
  if (state.phase !== 'ended') addCaptives(dues, state);
  addVotes(dues, state);
  return dues;
}

/** A day resolved after the hour of its report is looked at first: the organiser publishes it. */
function addReport(dues: Due[], { number, times, report, resolvedAt }: GameState): void {
  if (report || resolvedAt === null || resolvedAt >= times.reportAt) return;
  dues.push({
    at: times.reportAt,
    key: `report:${number}`,
    command: { type: 'publishReport', game: number },
  });
}

function addPainting(dues: Due[], { number, times, stage, paintingClosed }: GameState): void {
  if (stage !== 'resolved' || paintingClosed || !times.painting) return;
  dues.push({
    at: times.painting.closesAt,
    key: `painting:${number}`,
    command: { type: 'closePainting', game: number },
  });
}

function addAuction(dues: Due[], { number, times, stage, lotsStage }: GameState): void {
  if (stage !== 'future' || lotsStage === 'closed' || !times.auction) return;
  const opens = lotsStage === 'none';
  dues.push({
    at: opens ? times.auction.opensAt : times.auction.closesAt,
    key: `${opens ? 'lots-open' : 'lots-close'}:${number}`,
    command: { type: opens ? 'openLots' : 'closeLots', game: number },
  });
}

function addCaptives(dues: Due[], { offers }: SeasonState): void {
  for (const { id, captive } of offers) {
    if (!captive || captive.closesAt === null || captive.closed) continue;
    dues.push({
      at: captive.closesAt,
      key: `captive:${id}`,
      command: { type: 'closeCaptiveAuction', offer: id },
    });
  }
}

function addVotes(dues: Due[], { questions }: SeasonState): void {
  for (const { id, stage, closesAt } of questions) {
    if (stage !== 'voting') continue;
    dues.push({ at: closesAt!, key: `vote:${id}`, command: { type: 'closeVote', question: id } });
  }
}
