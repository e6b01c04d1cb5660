/**
 * What can happen in a season. Every event carries the clauses (and rulings) that produced it and the numbers it
 * was made from, so that "why?" needs nothing else.
 */
import { type ZodType, z } from 'zod';
import { answerSchema, decreeSchema } from './commands.js';
import { markSchema, ROLES } from './pack.js';
import { ofModules } from './schemas.js';
import type { ModuleName } from './topics.js';

const clan = z.int();
const game = z.int();
const cell = z.int();
const team = z.string();
const clauses = z.array(z.string()).min(1);
const instant = z.string();
/** Points × 100. */
const points = z.int();

function event<T extends string, S extends z.ZodRawShape>(type: T, shape: S) {
  return z.strictObject({
    type: z.literal(type),
    /** When the command behind it was received. */
    at: instant,
    clauses,
    rulings: z.array(z.string()).optional(),
    draws: z.array(z.string()).optional(),
    ...shape,
  });
}

const ownedCell = z.strictObject({ cell, owner: clan.nullable() });

/** A change of the next move: its amount and where it comes from. */
export const modifierSchema = z.strictObject({
  amount: z.int(),
  /** offer | offerReward | repaint | tribute | decree */
  source: z.string(),
  game,
  clauses,
});

export const eventSchemas = {
  // The season and its people
  SeasonStarted: event('SeasonStarted', {}),
  CellSet: event('CellSet', { cell, mark: markSchema }),
  RulingSet: event('RulingSet', {
    ruling: z.string(),
    value: z.string(),
    reason: z.string(),
    by: z.enum(['organiser', 'council', 'jury']),
  }),
  Rescheduled: event('Rescheduled', { game, date: z.string(), reason: z.string() }),
  SeatAssigned: event('SeatAssigned', {
    person: z.string(),
    clan,
    role: z.enum(ROLES),
    team: team.optional(),
  }),
  SeatRemoved: event('SeatRemoved', { person: z.string() }),
  Decreed: event('Decreed', { effect: decreeSchema, reason: z.string() }),

  // The game day: import and teams
  ResultsEntered: event('ResultsEntered', {
    game,
    teams: z.array(
      z.strictObject({
        team,
        place: points.nullable(),
        main: points,
        cup: points,
        questions: z.record(z.string(), z.int()).optional(),
      }),
    ),
    creative: z.array(team),
    questionCount: z.int(),
    accepted: z.array(z.strictObject({ id: z.string(), text: z.string() })),
    source: z.string().optional(),
  }),
  TeamsDealt: event('TeamsDealt', { game, deals: z.array(z.strictObject({ team, place: z.int(), clan })) }),
  EmigrantsArrived: event('EmigrantsArrived', { game, teams: z.array(team) }),
  ControlLost: event('ControlLost', { game, team, clan, missed: z.int() }),
  AskRaised: event('AskRaised', {
    ask: z.string(),
    kind: z.enum(['order', 'choice']),
    /** Which case it is: sharedPlaces | sharedBest | fight | offer | emigrantPayment … */
    topic: z.string(),
    game,
    items: z.array(z.string()),
    /** For kind `order`: whether several items may share a place. */
    ties: z.boolean(),
    facts: z.record(z.string(), z.union([z.string(), z.int()])),
  }),
  AskAnswered: event('AskAnswered', { ask: z.string(), answer: answerSchema, reason: z.string() }),
  AppealRecorded: event('AppealRecorded', { game, text: z.string() }),

  /** A newcomer joins one of the sides `among` which the lot was drawn. */
  MercenaryJoined: event('MercenaryJoined', { game, team, clan, among: z.array(clan) }),
  /** `gain` goes to the new side at once, `loss` from the former one with its next move. */
  TeamDeserted: event('TeamDeserted', {
    game,
    team,
    from: clan,
    to: clan,
    missed: z.int(),
    /** Main and cup points earned so far, × 100. */
    main: points,
    cup: points,
    gain: z.int(),
    loss: z.int(),
  }),
  TeamReturned: event('TeamReturned', { game, team, from: clan, to: clan, skipCancelled: z.boolean() }),
  DeserterCharged: event('DeserterCharged', { game, team, clan, amount: z.int() }),

  // The game day: order, dice, moves
  OrderSet: event('OrderSet', {
    game,
    order: z.array(z.strictObject({ clan, team: team.nullable(), place: points.nullable() })),
  }),
  DiceThrown: event('DiceThrown', {
    game,
    clan,
    teams: z.array(z.strictObject({ team, main: points, cup: points })),
    divisors: z.strictObject({ main: z.int(), cup: z.int() }),
    mainSum: points,
    /** Roulette: the result taken out before the division. */
    removed: z.strictObject({ team, main: points }).nullable(),
    main: z.int(),
    cupSum: points,
    cup: z.int(),
    creative: z.int(),
    modifiers: z.array(modifierSchema),
    total: z.int(),
  }),
  /** What a wedding feast leaves of the points of a move. */
  FeastHeld: event('FeastHeld', { game, clan, total: z.int(), left: z.int() }),
  LetterSent: event('LetterSent', { game, clan, ally: clan, target: clan, person: z.string() }),
  IntrigueResolved: event('IntrigueResolved', {
    game,
    outcome: z.enum(['success', 'failed', 'duel', 'none']),
    /** The senders it is about. */
    clans: z.array(clan),
    ally: clan.nullable(),
    target: clan.nullable(),
    /** The compared totals of a duel: the sender's and the target's. */
    totals: z.array(z.int()).nullable(),
    changes: z.array(z.strictObject({ clan, amount: z.int(), how: z.enum(['added', 'lost', 'kept']) })),
    /** Set when a person decided. */
    ask: z.string().nullable(),
  }),
  /** `lapsed`: what was carried to this move is lost with it (ruling skip.modifiers). */
  TurnSkipped: event('TurnSkipped', { game, clan, left: z.int(), lapsed: z.boolean() }),
  Walked: event('Walked', { game, clan, from: cell, to: cell, total: z.int(), bonus: z.int() }),
  Jumped: event('Jumped', { game, clan, from: cell, to: cell, by: z.int() }),
  /** `added` to a move still to come, one `step` at once, or `lost` by a clan that skips. */
  OwnerBonus: event('OwnerBonus', {
    game,
    owner: clan,
    visitor: clan,
    cell,
    how: z.enum(['added', 'step', 'lost']),
  }),
  BonusStepped: event('BonusStepped', { game, clan, from: cell, to: cell }),
  NotMoved: event('NotMoved', { game, clan }),
  SeasonEnded: event('SeasonEnded', { game, winner: clan, how: z.enum(['finish', 'calendar']) }),

  // Fights
  FightHeld: event('FightHeld', {
    game,
    cell,
    /** Question numbers compared: of 17, 1 and 18 those that were played. */
    criteria: z.array(z.int()),
    sides: z.array(
      z.strictObject({
        clan,
        /** Per criterion: how many of the clan's teams took it, of how many. */
        taken: z.array(z.int()),
        teams: z.int(),
        place: z.int(),
        immune: z.boolean(),
        to: cell,
      }),
    ),
    /** Set when the organiser gave the order because the table has no questions. */
    ask: z.string().nullable(),
  }),
  PeaceMade: event('PeaceMade', {
    game,
    cell,
    clans: z.array(clan),
    why: z.enum(['equal', 'immunity', 'edge']),
  }),

  // Marks of the final cells
  SkipEarned: event('SkipEarned', { game, clan, cell }),
  RouletteHit: event('RouletteHit', { game, clan, cell }),
  OfferMade: event('OfferMade', {
    game,
    offer: z.string(),
    kind: z.string(),
    cell,
    /** Who landed. */
    visitor: clan,
    /** Whom it binds. */
    clan,
    side: clan.nullable(),
    team: team.nullable(),
  }),

  NextMoveChanged: event('NextMoveChanged', { game, clan, cell, amount: z.int() }),
  CastleReached: event('CastleReached', { game, clan, cell, owner: clan, amount: z.int() }),
  CoinGiven: event('CoinGiven', { game, clan, cell }),
  CoinOwed: event('CoinOwed', { game, clan, cell, amount: z.int() }),
  ChoiceOpened: event('ChoiceOpened', {
    choice: z.string(),
    kind: z.enum(['twins', 'name']),
    game,
    clan,
    cell,
    options: z.array(z.string()),
  }),
  /** `auto`: nobody answered in time. */
  ChoiceMade: event('ChoiceMade', {
    choice: z.string(),
    kind: z.enum(['twins', 'name']),
    game,
    clan,
    option: z.string(),
    /** Where the side goes on from. */
    to: cell.nullable(),
    changes: z.array(z.strictObject({ clan, amount: z.int() })),
    auto: z.boolean(),
    person: z.string(),
  }),
  ChoiceLapsed: event('ChoiceLapsed', { choice: z.string(), kind: z.enum(['twins', 'name']), game, clan }),

  // Zeroing, ranks
  CellsZeroed: event('CellsZeroed', {
    game,
    teams: z.array(z.strictObject({ team, main: points })),
    count: z.int(),
    from: cell,
    to: cell,
    drawn: z.array(cell),
    hit: z.array(ownedCell),
  }),
  RanksSet: event('RanksSet', {
    game,
    ranks: z.array(z.strictObject({ clan, sum: points, rank: z.int(), cells: z.int() })),
  }),
  CountHandedOver: event('CountHandedOver', {
    game,
    offer: z.string(),
    from: clan,
    to: clan,
    cells: z.int(),
    bonus: z.int(),
  }),
  DayResolved: event('DayResolved', { game }),
  ReportPublished: event('ReportPublished', { game, revision: z.int() }),

  // Territory
  Painted: event('Painted', {
    game,
    clan,
    cells: z.array(ownedCell),
    price: z.int(),
    at: instant,
    person: z.string(),
  }),
  PaintingClosed: event('PaintingClosed', { game, anarchy: z.array(clan) }),

  // Emigrants
  TeamsRegistered: event('TeamsRegistered', { game, teams: z.array(team) }),
  LotsOpened: event('LotsOpened', {
    game,
    lots: z.array(z.strictObject({ lot: z.string(), number: z.int(), team })),
  }),
  BidPlaced: event('BidPlaced', {
    game,
    lot: z.string(),
    clan,
    cells: z.int(),
    at: instant,
    person: z.string(),
  }),
  LotClosed: event('LotClosed', {
    game,
    lot: z.string(),
    team,
    winner: clan.nullable(),
    price: z.int(),
    paid: z.array(cell),
  }),
  LotsClosed: event('LotsClosed', { game }),

  // Offers
  OfferProposed: event('OfferProposed', { clan, text: z.string(), person: z.string() }),
  OfferAnswered: event('OfferAnswered', { offer: z.string(), clan, accept: z.boolean(), person: z.string() }),
  /** The stake to the bound clan's next move. `auto`: decided by the rule itself. */
  OfferSettled: event('OfferSettled', {
    offer: z.string(),
    game,
    clan,
    fulfilled: z.boolean(),
    amount: z.int(),
    auto: z.boolean(),
    note: z.string(),
  }),
  OfferRewarded: event('OfferRewarded', { offer: z.string(), game, clan, amount: z.int() }),
  EmigrantsSurrendered: event('EmigrantsSurrendered', {
    offer: z.string(),
    game,
    from: clan,
    to: clan,
    teams: z.array(team),
  }),
  CaptiveNamed: event('CaptiveNamed', { offer: z.string(), clan, team }),
  CaptiveAuctionOpened: event('CaptiveAuctionOpened', { offer: z.string(), team, closesAt: instant }),
  CaptiveBid: event('CaptiveBid', {
    offer: z.string(),
    clan,
    cells: z.int(),
    at: instant,
    person: z.string(),
  }),
  CaptiveSold: event('CaptiveSold', {
    offer: z.string(),
    team,
    winner: clan.nullable(),
    price: z.int(),
    bids: z.int(),
  }),
  CaptiveCellsChosen: event('CaptiveCellsChosen', {
    offer: z.string(),
    from: clan,
    to: clan,
    cells: z.array(cell),
    chosenBy: z.enum(['side', 'draw']),
  }),
  CaptivePointsMoved: event('CaptivePointsMoved', { offer: z.string(), game, team, from: clan, to: clan }),

  // The council
  QuestionRaised: event('QuestionRaised', {
    question: z.string(),
    text: z.string(),
    game: game.nullable(),
    person: z.string(),
    clan: clan.nullable(),
  }),
  VoteOpened: event('VoteOpened', {
    question: z.string(),
    choices: z.array(z.string()),
    closesAt: instant,
    ruling: z.strictObject({ id: z.string(), values: z.array(z.string()) }).nullable(),
  }),
  VoteCast: event('VoteCast', {
    question: z.string(),
    clan,
    choice: z.int(),
    person: z.string(),
    team: team.optional(),
  }),
  VoteClosed: event('VoteClosed', {
    question: z.string(),
    tally: z.array(z.int()),
    decision: z.int().nullable(),
  }),
  QuestionEscalated: event('QuestionEscalated', { question: z.string() }),
  JuryAnswered: event('JuryAnswered', {
    question: z.string(),
    answer: z.string(),
    choice: z.int().nullable(),
  }),
};

export type SeasonEvent = {
  [K in keyof typeof eventSchemas]: z.infer<(typeof eventSchemas)[K]>;
}[keyof typeof eventSchemas];
export type EventOf<T extends SeasonEvent['type']> = Extract<SeasonEvent, { type: T }>;

/** Events of modules; all others belong to every season. */
const MODULE_OF: Partial<Record<SeasonEvent['type'], ModuleName | readonly ModuleName[]>> = {
  EmigrantsArrived: 'emigrants',
  ControlLost: 'emigrants',
  OwnerBonus: 'territory',
  BonusStepped: 'territory',
  FightHeld: 'fights',
  PeaceMade: 'fights',
  RouletteHit: 'roulette',
  OfferMade: 'offers',
  CellsZeroed: 'emigrants',
  RanksSet: 'territory',
  CountHandedOver: 'tribute',
  Painted: 'territory',
  PaintingClosed: 'territory',
  TeamsRegistered: 'emigrants',
  LotsOpened: 'emigrants',
  BidPlaced: 'emigrants',
  LotClosed: 'emigrants',
  LotsClosed: 'emigrants',
  OfferProposed: 'proposals',
  OfferAnswered: 'offers',
  OfferSettled: 'offers',
  OfferRewarded: ['story', 'humour', 'surrender', 'ode'],
  EmigrantsSurrendered: 'surrender',
  CaptiveNamed: 'captive',
  CaptiveAuctionOpened: 'captive',
  CaptiveBid: 'captive',
  CaptiveSold: 'captive',
  CaptiveCellsChosen: 'captive',
  CaptivePointsMoved: 'captive',
  MercenaryJoined: 'mercenaries',
  TeamDeserted: 'deserters',
  TeamReturned: 'deserters',
  DeserterCharged: 'deserters',
  FeastHeld: 'twins',
  LetterSent: 'intrigues',
  IntrigueResolved: 'intrigues',
  NextMoveChanged: 'changes',
  CastleReached: 'castles',
  CoinGiven: 'coin',
  CoinOwed: 'coin',
  ChoiceOpened: ['twins', 'coin'],
  ChoiceMade: ['twins', 'coin'],
  ChoiceLapsed: 'coin',
};

/** The events of a season with the given modules. */
export function eventSchemasOf(modules: readonly ModuleName[]): Record<string, ZodType> {
  return ofModules(eventSchemas, MODULE_OF, modules);
}
