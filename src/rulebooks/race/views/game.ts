/** One game as a viewer sees it: its day, its painting window, the auction before it. */

import type { Viewer } from '../../../engine/contract.js';
import { hasLetters, lettersKnown, lettersUntil } from '../modules/letters.js';
import { paintingOpens } from '../modules/territory.js';
import { clanIds, type GameState, type LotState, type SeasonState } from '../state.js';
import type { GameView, JournalEntry, LotView } from '../view.js';
import { confidantOf } from './eyes.js';

export function gameView(
  state: SeasonState,
  game: GameState,
  viewer: Viewer,
  journal: JournalEntry[],
): GameView {
  return {
    number: game.number,
    date: game.date,
    startsAt: game.times.startsAt,
    reportAt: game.times.reportAt,
    stage: game.stage,
    order: [...game.order],
    ranks: game.ranks,
    report: game.report,
    painting: paintingView(state, game),
    auction: game.times.auction && {
      opensAt: game.times.auction.opensAt,
      closesAt: game.times.auction.closesAt,
      closed: game.lotsStage === 'closed',
      registered: game.registered,
      lots: game.lots.map(lotView),
    },
    after: game.after && { ...game.after },
    appeals: [...game.appeals],
    ...(hasLetters(state, game.number) ? { letters: lettersView(state, game, viewer) } : {}),
    journal,
  };
}

function lettersView(state: SeasonState, game: GameState, viewer: Viewer): NonNullable<GameView['letters']> {
  const letters = Object.entries(game.letters ?? {}).map(([clan, letter]) => ({
    clan: Number(clan),
    ...letter,
  }));
  const confidant = confidantOf(state, viewer);
  const known = lettersKnown(game, viewer);
  return {
    until: lettersUntil(state, game),
    open: game.stage === 'future' && state.phase === 'running',
    own: letters.find(({ clan }) => clan === confidant?.clan) ?? null,
    all: known ? letters : null,
    ...(viewer.kind === 'organiser' && !known ? { received: letters.length } : {}),
  };
}

function paintingView(state: SeasonState, game: GameState): GameView['painting'] {
  const { painting } = game.times;
  if (game.stage !== 'resolved' || !painting || state.winner?.game === game.number) return null;
  return {
    steps: painting.steps.map((step, index) => ({
      from: step.from,
      to: painting.steps[index + 1]?.from ?? painting.closesAt,
      clans: game.order.slice(0, step.clans),
    })),
    closesAt: painting.closesAt,
    closed: game.paintingClosed,
    clans: clanIds(state).map((clan) => ({
      clan,
      allowed: game.allowed[clan] ?? 0,
      used: game.used[clan] ?? 0,
      opensAt: paintingOpens(game, clan)!,
    })),
    anarchy: game.anarchy,
  };
}

function lotView(lot: LotState): LotView {
  const highest = lot.bids.at(-1);
  return {
    id: lot.id,
    number: lot.number,
    team: lot.team,
    highest: highest ? { clan: highest.clan, cells: highest.cells } : null,
    bids: [...lot.bids],
    closed: lot.closed,
    winner: lot.winner,
    paid: lot.paid,
  };
}
