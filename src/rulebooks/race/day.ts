/**
 * The game day: from an accepted quiz table to the ranks, in the fixed order of steps. It stops where a
 * question must be answered first and goes on from there.
 */

import type { Refusal } from '../../engine/contract.js';
import { answerTo, faultOfAnswer, flat } from './asks.js';
import type { CommandOf } from './commands.js';
import { sharedPlaces, sideOfPlace, wholePlaces } from './deal.js';
import { nearestToFinish } from './finish.js';
import { localText } from './local.js';
import { markFinalCells } from './marks.js';
import { holdFeasts, settleChoices } from './modules/choices.js';
import { chargeDeserters, desert, returnDeserters } from './modules/deserters.js';
import { arriveEmigrants, loseControl, zeroCells } from './modules/emigrants.js';
import { resolveFights } from './modules/fights.js';
import { resolveIntrigues } from './modules/intrigues.js';
import { joinMercenaries } from './modules/mercenaries.js';
import { settleOffers } from './modules/offers.js';
import { rankClans } from './modules/territory.js';
import { throwDiceOfAll, walkAll } from './moves.js';
import { orderOfSides, sharedBest } from './order.js';
import type { SeasonPack } from './pack.js';
import { modulesOf } from './reading.js';
import { organiserOnly, running } from './seats.js';
import { clanIds, clanOf, type GameState, gameOf, nextGame } from './state.js';
import { teamKey } from './team-key.js';
import { competing, rowsByClan } from './teams.js';
import type { Turn } from './turn.js';

/** A step of the day: false when it has stopped at a question. */
type Step = (turn: Turn, game: GameState) => boolean;

const STEPS: Step[] = [
  deal,
  when('emigrants', arriveEmigrants),
  when('mercenaries', joinMercenaries),
  when('emigrants', loseControl),
  when('deserters', returnDeserters),
  when('deserters', desert),
  settleChoices,
  when('offers', settleOffers),
  setOrder,
  throwDiceOfAll,
  when('intrigues', resolveIntrigues),
  when('twins', holdFeasts),
  walkAll,
  when('fights', resolveFights),
  finishDay,
];

/** A step of a module: passed over by seasons that do not have it. */
function when(module: keyof SeasonPack['modules'], step: Step): Step {
  return (turn, game) => !modulesOf(turn.state)[module] || step(turn, game);
}

export function enterResults(turn: Turn, command: CommandOf<'enterResults'>): Refusal | undefined {
  const refusal = organiserOnly(turn, 'results') ?? running(turn, 'calendar') ?? faultOfTable(turn, command);
  if (refusal) return refusal;
  const { game, results, accepted, source } = command;
  turn.emit({
    type: 'ResultsEntered',
    game,
    teams: results.teams.map(({ team, place, main, cup, questions }) => ({
      team: turn.state.teams[teamKey(team)]?.team ?? team,
      place: place === null ? null : Math.round(place * 100),
      main,
      cup,
      ...(questions ? { questions } : {}),
    })),
    creative: results.creative,
    questionCount: results.questionCount ?? lastQuestion(results.teams),
    accepted,
    ...(source ? { source } : {}),
    clauses: turn.cite('results', 'day'),
  });
  resolveDay(turn);
}

/** The highest number of a question that a team has an answer to; 0 when the table has no questions. */
function lastQuestion(teams: CommandOf<'enterResults'>['results']['teams']): number {
  let last = 0;
  for (const { questions = {} } of teams)
    for (const number of Object.keys(questions)) last = Math.max(last, Number(number));
  return last;
}

function faultOfTable(turn: Turn, { game, results }: CommandOf<'enterResults'>): Refusal | undefined {
  const { state } = turn;
  const named = gameOf(state, game);
  if (!named) return turn.refuse('no-such-game', ['calendar'], { field: 'game', params: { game } });
  if (modulesOf(state).blocks && Object.keys(state.teams).length === 0) {
    return turn.refuse('not-dealt', ['dealing'], { field: 'game' });
  }
  if (state.day) return turn.refuse('day-open', ['day'], { field: 'game', params: { game: state.day.game } });
  const next = nextGame(state)!;
  if (next.number !== game)
    return turn.refuse('other-game-next', ['day'], { field: 'game', params: { next: next.number } });
  if (turn.at < next.times.startsAt) {
    return turn.refuse('too-early', ['results'], {
      field: 'game',
      params: { game, startsAt: localText(state, next.times.startsAt) },
    });
  }
  const seen = new Set<string>();
  for (const [index, row] of results.teams.entries()) {
    const key = teamKey(row.team);
    if (seen.has(key))
      return turn.refuse('team-twice', ['dice.sum'], {
        field: `results.teams.${index}.team`,
        params: { team: row.team },
      });
    seen.add(key);
  }
  for (const [index, team] of results.creative.entries()) {
    if (!seen.has(teamKey(team))) {
      return turn.refuse('creative-unknown', ['dice.sum'], {
        field: `results.creative.${index}`,
        params: { team },
      });
    }
  }
  if (results.teams.every((row) => row.place === null))
    return turn.refuse('nobody-competes', ['order'], { field: 'results.teams' });
}

export function answerAsk(turn: Turn, { ask, answer, reason }: CommandOf<'answerAsk'>): Refusal | undefined {
  const open = turn.state.asks.find((each) => each.ask === ask);
  const refusal =
    organiserOnly(turn, 'council') ??
    (open ? faultOfAnswer(turn, open, answer) : turn.refuse('no-such-ask', ['council'], { field: 'ask' }));
  if (refusal) return refusal;
  turn.emit({ type: 'AskAnswered', ask, answer, reason: reason ?? '', clauses: open!.clauses });
  resolveDay(turn);
}

function resolveDay(turn: Turn): void {
  const game = turn.state.day!.game;
  for (const step of STEPS) {
    if (!step(turn, gameOf(turn.state, game)!)) return;
  }
}

/** The teams of the first game are dealt by their places, round and round. */
function deal(turn: Turn, game: GameState): boolean {
  const { state } = turn;
  if (game !== state.games[0] || game.order.length > 0) return true;
  if (Object.keys(state.teams).length > 0 || modulesOf(state).blocks) return true;
  const placed = competing(game).map((row) => ({ team: row.team, place: row.place! }));
  const orders = new Map<number, string[]>();
  // All questions of the step are asked at once.
  let waiting = false;
  for (const group of sharedPlaces(placed)) {
    const place = group[0]!.place;
    const answer = answerTo(
      turn,
      {
        ask: `deal:${game.number}:${place}`,
        kind: 'order',
        topic: 'sharedPlaces',
        game: game.number,
        items: group.map((row) => row.team),
        ties: false,
        facts: { place },
      },
      'dealing',
    );
    if (answer) orders.set(place, flat(answer));
    else waiting = true;
  }
  if (waiting) return false;
  const clans = clanIds(state);
  const deals = wholePlaces(placed, (group) => orders.get(group[0]!.place)!).map(({ team, place }) => ({
    team,
    place,
    clan: sideOfPlace(place, clans),
  }));
  turn.emit({ type: 'TeamsDealt', game: game.number, deals, clauses: turn.cite('dealing') });
  return true;
}

/** The clan with the best placed team of this game moves first. */
function setOrder(turn: Turn, game: GameState): boolean {
  if (game.order.length > 0) return true;
  const rows = rowsByClan(turn.state, game);
  const bests = clanIds(turn.state).map((clan) => {
    const own = rows.get(clan) ?? [];
    const best = own.find((row) => own.every(({ place }) => row.place! <= place!));
    return { side: clan, team: best?.team ?? null, place: best?.place ?? null };
  });
  const ranks = new Map<number, number>();
  let waiting = false;
  for (const group of sharedBest(bests)) {
    const answer = answerTo(
      turn,
      {
        ask: `order:${game.number}:${group.map((best) => best.side).join('-')}:${group[0]!.place}`,
        kind: 'order',
        topic: 'sharedBest',
        game: game.number,
        items: group.map((best) => String(best.side)),
        ties: false,
        facts: { place: group[0]!.place! },
      },
      'order',
    );
    if (!answer) {
      waiting = true;
      continue;
    }
    flat(answer).forEach((side, index) => {
      ranks.set(Number(side), index);
    });
  }
  if (waiting) return false;
  const order = orderOfSides(bests, (best) => ranks.get(best.side) ?? 0);
  const absent = bests.some((best) => best.place === null);
  turn.emit({
    type: 'OrderSet',
    game: game.number,
    order: order.map(({ side, team, place }) => ({ clan: side, team, place })),
    clauses: turn.cite('order'),
    ...(absent ? { rulings: ['order.absentClan'] as const satisfies string[] } : {}),
  });
  return true;
}

/** What follows the fights: marks of the final cells, zeroing, ranks, and the season's end with its last game. */
function finishDay(turn: Turn, game: GameState): boolean {
  const { state } = turn;
  if (state.phase === 'running') {
    markFinalCells(turn, game);
    chargeDeserters(turn, game);
    if (modulesOf(state).emigrants) zeroCells(turn, game);
    if (modulesOf(state).territory) rankClans(turn, game);
    if (game.number === state.games.at(-1)!.number) {
      const winner = nearestToFinish(game.order, (clan) => clanOf(turn.state, clan).position);
      turn.emit({
        type: 'SeasonEnded',
        game: game.number,
        winner,
        how: 'calendar',
        clauses: turn.cite('calendar'),
      });
    }
  }
  turn.emit({ type: 'DayResolved', game: game.number, clauses: turn.cite('day') });
  return true;
}

/** An appeal against the quiz result is kept on record and moves nothing. */
export function recordAppeal(turn: Turn, { game, text }: CommandOf<'recordAppeal'>): Refusal | undefined {
  const refusal = organiserOnly(turn, 'results');
  if (refusal) return refusal;
  if (!gameOf(turn.state, game)?.results)
    return turn.refuse('not-resolved', ['results'], { field: 'game', params: { game } });
  turn.emit({ type: 'AppealRecorded', game, text, clauses: turn.cite('results') });
}

/** The report of a game; published again, it is a new revision. */
export function publishReport(turn: Turn, { game }: CommandOf<'publishReport'>): Refusal | undefined {
  if (turn.author.kind === 'person') return turn.refuse('organiser-only', ['report']);
  const reported = gameOf(turn.state, game);
  if (reported?.stage !== 'resolved')
    return turn.refuse('not-resolved', ['report'], { field: 'game', params: { game } });
  turn.emit({
    type: 'ReportPublished',
    game,
    revision: (reported.report?.revision ?? 0) + 1,
    clauses: turn.cite('report'),
    ...(turn.author.kind === 'system' ? { rulings: ['report.auto'] as const satisfies string[] } : {}),
  });
}
