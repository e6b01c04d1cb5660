/** The game day: what its events change. */

import { modulesOf } from '../reading.js';
import { clanOf, gameOf, type SeasonState } from '../state.js';
import { teamKey } from '../team-key.js';
import { drawVeil, liftVeil } from '../veil.js';
import type { Handlers } from './handlers.js';

export const day: Handlers<
  | 'ResultsEntered'
  | 'TeamsDealt'
  | 'EmigrantsArrived'
  | 'ControlLost'
  | 'AskRaised'
  | 'AskAnswered'
  | 'AppealRecorded'
  | 'OrderSet'
  | 'DiceThrown'
  | 'TurnSkipped'
  | 'Walked'
  | 'Jumped'
  | 'OwnerBonus'
  | 'BonusStepped'
  | 'NotMoved'
  | 'SeasonEnded'
  | 'FightHeld'
  | 'PeaceMade'
  | 'SkipEarned'
  | 'RouletteHit'
  | 'CellsZeroed'
  | 'RanksSet'
  | 'DayResolved'
  | 'ReportPublished'
> = {
  ResultsEntered(state, { game, teams, creative, questionCount }) {
    drawVeil(state, game);
    const played = gameOf(state, game)!;
    played.results = { teams, creative, questionCount };
    played.stage = 'asking';
    const present = new Set(teams.map((row) => teamKey(row.team)));
    for (const [key, team] of Object.entries(state.teams))
      team.missed = present.has(key) || !isCounted(state, key) ? 0 : team.missed + 1;
    state.day = {
      game,
      from: positionsOf(state),
      dice: [],
      gone: [],
      bonus: {},
      moved: [],
      rolled: [],
      captives: {},
    };
  },
  TeamsDealt(state, { deals }) {
    for (const { team, clan } of deals)
      state.teams[teamKey(team)] = { team, home: clan, control: null, missed: 0 };
  },
  EmigrantsArrived(state, { teams }) {
    for (const team of teams) state.teams[teamKey(team)] = { team, home: null, control: null, missed: 0 };
  },
  ControlLost(state, { team }) {
    state.teams[teamKey(team)]!.control = null;
  },
  AskRaised(state, { ask, kind, topic, game, items, ties, facts, clauses }) {
    state.asks.push({ ask, kind, topic, game, items, ties, facts, clauses });
  },
  AskAnswered(state, { ask, answer }) {
    state.asks = state.asks.filter((open) => open.ask !== ask);
    state.answers[ask] = answer;
  },
  AppealRecorded(state, { game, text }) {
    gameOf(state, game)!.appeals.push(text);
  },

  OrderSet(state, { game, order }) {
    gameOf(state, game)!.order = order.map((place) => place.clan);
  },
  DiceThrown(state, event) {
    state.day!.dice.push(event);
    const clan = clanOf(state, event.clan);
    clan.modifiers = [];
    clan.roulette = false;
  },
  TurnSkipped(state, { clan, left, lapsed }) {
    clanOf(state, clan).skips = left;
    if (lapsed) {
      Object.assign(clanOf(state, clan), { modifiers: [], roulette: false });
      delete clanOf(state, clan).feast;
    }
    state.day!.gone.push(clan);
  },
  Walked(state, { clan, from, to }) {
    clanOf(state, clan).position = to;
    state.day!.gone.push(clan);
    if (from !== to) markMoved(state, clan);
  },
  Jumped(state, { clan, to }) {
    clanOf(state, clan).position = to;
  },
  OwnerBonus(state, { owner, how }) {
    if (how === 'added') state.day!.bonus[owner] = (state.day!.bonus[owner] ?? 0) + 1;
  },
  BonusStepped(state, { clan, to }) {
    clanOf(state, clan).position = to;
    markMoved(state, clan);
  },
  NotMoved(state, { clan }) {
    state.day!.gone.push(clan);
  },
  SeasonEnded(state, { game, winner, how }) {
    state.phase = 'ended';
    state.winner = { clan: winner, game, how };
  },

  FightHeld(state, { cell, sides }) {
    for (const { clan, to } of sides) {
      if (to === cell) continue;
      clanOf(state, clan).position = to;
      markMoved(state, clan);
      state.day!.rolled.push(clan);
    }
  },
  PeaceMade(state, { game, cell, clans }) {
    for (const [index, a] of clans.entries()) {
      for (const b of clans.slice(index + 1))
        state.peace.push({ cell, game, clans: [Math.min(a, b), Math.max(a, b)] });
    }
  },
  SkipEarned(state, { clan }) {
    clanOf(state, clan).skips += 1;
  },
  RouletteHit(state, { clan }) {
    clanOf(state, clan).roulette = true;
  },
  CellsZeroed(state, { hit }) {
    for (const { cell } of hit) state.owners[cell - 1] = 0;
  },
  RanksSet(state, { game, ranks }) {
    const played = gameOf(state, game)!;
    played.ranks = ranks;
    played.allowed = {};
    played.used = {};
    for (const { clan, cells } of ranks) {
      played.allowed[clan] = cells;
      played.used[clan] = 0;
    }
  },
  DayResolved(state, { game, at }) {
    const played = gameOf(state, game)!;
    played.stage = 'resolved';
    // A question that something else has settled meanwhile goes with its day.
    state.asks = state.asks.filter((open) => open.game !== game);
    played.resolvedAt = at;
    const owners = [...state.owners];
    played.after = {
      positions: state.pack.sides.map((side) => clanOf(state, side.id).position),
      owners,
      ownersPainted: owners,
    };
    state.day = null;
  },
  ReportPublished(state, { game, revision, at }) {
    gameOf(state, game)!.report = { revision, at };
    liftVeil(state, game);
  },
};

/** By clan id. */
function positionsOf({ clans }: SeasonState): Record<string, number> {
  const positions: Record<string, number> = {};
  for (const id in clans) positions[id] = clans[id]!.position;
  return positions;
}

/** Whoever leaves a cell leaves his peace there: when he comes back, he fights again. */
function markMoved(state: SeasonState, clan: number): void {
  state.peace = state.peace.filter((pair) => !pair.clans.includes(clan));
  if (!state.day!.moved.includes(clan)) state.day!.moved.push(clan);
}

/** Where teams can desert, their absences count from the first game they came to. */
function isCounted(state: SeasonState, key: string): boolean {
  if (!modulesOf(state).deserters) return true;
  return state.games.some(({ results }) => results?.teams.some(({ team }) => teamKey(team) === key));
}
