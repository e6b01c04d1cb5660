/** The points a regulation may leave open that the engine asks about, with the values it understands. */
import type { Ruling, Text } from '../../engine/contract.js';
import type { ModuleName } from './topics.js';

interface Values {
  'order.absentClan': 'last' | 'skip';
  finish: 'reach' | 'exact';
  'jump.chain': 'off' | 'on';
  'move.negative': 'stay' | 'backward';
  'skip.modifiers': 'keep' | 'lapse';
  'council.decision': 'majority' | 'unanimous';
  'council.ballots': 'open' | 'secret';
  'report.auto': 'schedule' | 'manual';

  'rank.tie': 'order' | 'clanNumber';
  'paint.cells': 'any' | 'free31';
  'repaint.price': 'each' | 'once';
  bonusStep: 'plain' | 'full';
  'bonus.skipping': 'lost' | 'step';
  'emigrants.draw': 'any' | 'painted';
  'bid.shortfall': 'payRest' | 'void';
  'fight.measure': 'count' | 'share';
  'fight.rank': 'dense' | 'competition';
  peace: 'stay' | 'game';
  'offer.ownCell': 'rewards' | 'nothing';
  'captive.scope': 'points' | 'wholeTeam';
  'deserter.points': 'move' | 'quiz';
  'deserter.again': 'sinceReturn' | 'all';
  'twins.round': 'rest' | 'eaten';
  'twins.default': 'refuse' | 'marry';
  'intrigue.deadline': 'start' | 'eve';
  'intrigue.skipping': 'lost' | 'kept';
  'duel.loser': 'two' | 'eight';
}
export type RulingId = keyof Values;

/** Which of them are read by what; a module that is not here reads none. */
interface ReadBy {
  kernel:
    | ('order.absentClan' | 'finish' | 'jump.chain' | 'move.negative' | 'skip.modifiers')
    | ('council.decision' | 'council.ballots' | 'report.auto');
  territory: 'rank.tie' | 'paint.cells' | 'repaint.price' | 'bonusStep' | 'bonus.skipping';
  emigrants: 'emigrants.draw' | 'bid.shortfall';
  fights: 'fight.measure' | 'fight.rank' | 'peace';
  humour: 'offer.ownCell';
  ode: 'offer.ownCell';
  captive: 'captive.scope' | 'bid.shortfall';
  deserters: 'deserter.points' | 'deserter.again';
  twins: 'twins.round' | 'twins.default';
  intrigues: 'intrigue.deadline' | 'intrigue.skipping' | 'duel.loser';
}

/** The rulings of a rulebook with the modules `M`: every one the engine reads, with exactly the values it understands. */
export type RulingsOf<M extends ModuleName, Clause extends string> = {
  readonly [Id in ReadBy['kernel'] | ReadBy[M & keyof ReadBy]]: Ruling & {
    clauses: Clause[];
    values: Record<Values[Id], Text>;
    default: Values[Id];
  };
};
