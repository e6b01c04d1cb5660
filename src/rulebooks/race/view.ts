/** What one viewer sees of a season. Built from nothing for each viewer by `view()`; plain data only. */
import { z } from 'zod';
import { modifierSchema } from './events.js';
import {
  auctionSchema,
  layoutSchema,
  markSchema,
  momentSchema,
  paintingSchema,
  patternSchema,
  ROLES,
  textSchema,
} from './pack.js';

const clan = z.int();
const cell = z.int();
const instant = z.string();
const team = z.string();

const sideView = z.strictObject({
  id: clan,
  name: textSchema,
  short: textSchema,
  letter: z.string(),
  colour: z.string(),
  pattern: patternSchema,
});

export const boardView = z.strictObject({
  size: z.int(),
  sides: z.array(sideView),
  /** Where the cells lie, where the pack has drawn them. */
  layout: layoutSchema.optional(),
  cells: z.array(
    z.strictObject({ n: cell, mark: markSchema, owner: clan.nullable(), story: textSchema.optional() }),
  ),
  pawns: z.array(z.strictObject({ side: clan, cell })),
});

const clanView = z.strictObject({
  id: clan,
  name: textSchema,
  about: textSchema.nullable(),
  position: cell,
  /** Painted cells. */
  cells: z.int(),
  teams: z.array(z.strictObject({ team, kind: z.enum(['dealt', 'emigrant', 'mercenary', 'deserter']) })),
  /** Turns still to be skipped. */
  skips: z.int(),
  /** Roulette hangs over the next move. */
  roulette: z.boolean(),
  modifiers: z.array(modifierSchema),
  /** Holds the coin; left out where seasons have none. */
  coin: z.boolean().optional(),
  /** A wedding feast eats of the next move; whether the bridge means a skip now. */
  twins: z.strictObject({ feast: z.boolean(), refused: z.boolean() }).optional(),
  seats: z.array(z.strictObject({ person: z.string(), role: z.enum(ROLES), team: team.optional() })),
});

const teamView = z.strictObject({
  team,
  status: z.enum(['dealt', 'controlled', 'free', 'mercenary', 'deserter']),
  clan: clan.nullable(),
  /** Games missed in a row. */
  missed: z.int(),
  /** The side a deserter left. */
  former: clan.optional(),
});

/** One event of a journal: the event's own data; its text comes from `describe`. */
const journalEntry = z.strictObject({
  id: z.string(),
  step: z.enum([
    'season',
    'import',
    'order',
    'dice',
    'walks',
    'fights',
    'marks',
    'zeroing',
    'ranks',
    'report',
    'painting',
    'auction',
    'offers',
    'intrigues',
    'choices',
    'council',
  ]),
  at: instant,
  event: z.looseObject({ type: z.string(), clauses: z.array(z.string()) }),
});

const windowStep = z.strictObject({ from: instant, to: instant, clans: z.array(clan) });

const lotView = z.strictObject({
  id: z.string(),
  number: z.int(),
  team,
  highest: z.strictObject({ clan, cells: z.int() }).nullable(),
  bids: z.array(z.strictObject({ clan, cells: z.int(), at: instant })),
  closed: z.boolean(),
  winner: clan.nullable(),
  paid: z.array(cell),
});

const letterView = z.strictObject({ clan, ally: clan, target: clan, at: instant });

const gameView = z.strictObject({
  number: z.int(),
  date: z.string(),
  startsAt: instant,
  reportAt: instant,
  stage: z.enum(['future', 'asking', 'resolved']),
  /** Clans in the order of this game; empty before. */
  order: z.array(clan),
  ranks: z.array(z.strictObject({ clan, sum: z.int(), rank: z.int(), cells: z.int() })),
  report: z.strictObject({ revision: z.int(), at: instant }).nullable(),
  painting: z
    .strictObject({
      steps: z.array(windowStep),
      closesAt: instant,
      closed: z.boolean(),
      clans: z.array(z.strictObject({ clan, allowed: z.int(), used: z.int(), opensAt: instant })),
      anarchy: z.array(clan),
    })
    .nullable(),
  auction: z
    .strictObject({
      opensAt: instant,
      closesAt: instant,
      closed: z.boolean(),
      registered: z.array(team),
      lots: z.array(lotView),
    })
    .nullable(),
  /** Positions by clan id and owners by cell (index 0 is cell 1, 0 = unpainted) when the game day was resolved and when its painting closed. */
  after: z
    .strictObject({ positions: z.array(z.int()), owners: z.array(z.int()), ownersPainted: z.array(z.int()) })
    .nullable(),
  appeals: z.array(z.string()),
  /** Letters before this game, where it has them: the viewer's own, and all of them once they are known. */
  letters: z
    .strictObject({
      until: instant,
      open: z.boolean(),
      own: letterView.nullable(),
      all: z.array(letterView).nullable(),
      /** How many have come; for the organiser, while they are sealed. */
      received: z.int().optional(),
    })
    .optional(),
  journal: z.array(journalEntry),
});

const askView = z.strictObject({
  id: z.string(),
  kind: z.enum(['order', 'choice']),
  topic: z.string(),
  game: z.int(),
  items: z.array(z.string()),
  ties: z.boolean(),
  facts: z.record(z.string(), z.union([z.string(), z.int()])),
  clauses: z.array(z.string()),
});

const offerView = z.strictObject({
  id: z.string(),
  kind: z.string(),
  title: textSchema,
  task: textSchema,
  cell,
  game: z.int(),
  clan,
  side: clan.nullable(),
  /** Won or lost on the next move; 0 where nothing is. */
  stake: z.int(),
  /** open: waits for the clan or the judge; settled: the stake is decided. */
  stage: z.enum(['open', 'settled']),
  accepted: z.boolean().nullable(),
  fulfilled: z.boolean().nullable(),
  /** A prisoner's offer only. */
  captive: z
    .strictObject({
      team: team.nullable(),
      /** True when the listed team was absent and the Triads' boss must name one. */
      mustName: z.boolean(),
      closesAt: instant.nullable(),
      bids: z.array(z.strictObject({ clan, cells: z.int(), at: instant })),
      winner: clan.nullable(),
      price: z.int(),
      paid: z.array(cell).nullable(),
      closed: z.boolean(),
    })
    .nullable(),
});

const questionView = z.strictObject({
  id: z.string(),
  text: z.string(),
  game: z.int().nullable(),
  person: z.string(),
  clan: clan.nullable(),
  stage: z.enum(['raised', 'voting', 'decided', 'escalated', 'jury']),
  choices: z.array(z.string()),
  closesAt: instant.nullable(),
  /** How many bosses have voted; the votes themselves while the ballots are open or after the close. */
  voted: z.array(clan),
  votes: z.array(z.strictObject({ clan, choice: z.int(), team: team.optional() })).nullable(),
  decision: z.int().nullable(),
  jury: z.string().nullable(),
});

const rulingView = z.strictObject({
  id: z.string(),
  value: z.string(),
  isDefault: z.boolean(),
  changes: z.array(z.strictObject({ value: z.string(), reason: z.string(), by: z.string(), at: instant })),
});

/** Something this viewer has to do, and by when. */
const todoView = z.strictObject({
  key: z.enum([
    'start',
    'results',
    'ask',
    'judge',
    'register',
    'paint',
    'bid',
    'answerOffer',
    'nameCaptive',
    'openCaptiveAuction',
    'bidCaptive',
    'chooseCaptiveCells',
    'vote',
    'consigliere',
    'jury',
    'deal',
    'choice',
    'letter',
    'wait',
  ]),
  game: z.int().nullable(),
  /** The ask, offer, lot or question it is about. */
  ref: z.string().nullable(),
  from: instant.nullable(),
  until: instant.nullable(),
  count: z.int().nullable(),
});

const choiceView = z.strictObject({
  id: z.string(),
  kind: z.enum(['twins', 'name']),
  game: z.int(),
  clan,
  cell,
  options: z.array(z.string()),
  option: z.string().nullable(),
  stage: z.enum(['open', 'made', 'lapsed']),
  /** The beginning of the next game; null when it is settled. */
  until: instant.nullable(),
});

const numbersView = z
  .strictObject({
    /** What a creative contest won adds to the move. */
    creative: z.int(),
    /** What the points of the main table and of the cup are divided by, and the least a die may be. */
    dice: z.strictObject({ main: z.int(), cup: z.int(), least: z.int() }),
    /** When a game begins, `19:00`, and when its report comes out, relative to its date. */
    gameTime: z.string(),
    report: momentSchema,
    /** Places in a block of the dealing. */
    blocks: z.strictObject({ size: z.int() }),
    /** The last game whose newcomers join at once; null: every game. */
    mercenaries: z.strictObject({ until: z.int().nullable() }),
    /** The side they go to, after how many games missed in a row, and the divisors of its gain and of the other side's loss. */
    deserters: z.strictObject({ side: clan, absences: z.int(), gain: z.int(), loss: z.int() }),
    /** Windows relative to the game, the close relative to the next one. */
    territory: paintingSchema,
    /** After how many games missed in a row control is lost, and when the auction before a game lasts. */
    emigrants: z.strictObject({ absences: z.int(), auction: auctionSchema }),
    offers: z.strictObject({
      fulfilled: z.int(),
      refused: z.int(),
      captiveLeast: z.int(),
      /** To the host for each story. */
      storyReward: z.int(),
    }),
    castles: z.strictObject({ own: z.int(), other: z.int() }),
    twins: z.strictObject({ left: z.int() }),
    coin: z.strictObject({ named: z.int(), own: z.int(), owed: z.int() }),
    intrigues: z.strictObject({
      /** Before which games letters are sent. */
      games: z.array(z.int()),
      target: z.int(),
      ally: z.int(),
      failed: z.int(),
      winner: z.int(),
      /** As ruled for this season. */
      loser: z.int(),
    }),
  })
  .partial();

export const viewSchema = z.strictObject({
  phase: z.enum(['setup', 'running', 'ended']),
  /** How the sides and their people are called; clans where it is left out. */
  vocabulary: z.enum(['houses', 'squads']).optional(),
  title: textSchema,
  /** The modules a season from a pack has; only their clauses concern it. */
  modules: z.array(z.string()).optional(),
  zone: z.string(),
  /** Cells whose marks were made up for a demonstration. */
  invented: z.array(cell),
  board: boardView,
  clans: z.array(clanView),
  teams: z.array(teamView),
  games: z.array(gameView),
  /** The game whose results are expected next, or null. */
  nextGame: z.int().nullable(),
  asks: z.array(askView),
  offers: z.array(offerView),
  /** What the offers of this season ask, whether anybody has met them yet or not. */
  offerTexts: z.array(
    z.strictObject({
      kind: z.string(),
      side: clan.nullable(),
      stake: z.int(),
      title: textSchema,
      task: textSchema,
    }),
  ),
  /** What the pack says in numbers of the modules this season has; screens tell it before it happens. */
  numbers: numbersView.optional(),
  /** Choices on cells, where the season has such cells. */
  choices: z.array(choiceView).optional(),
  /** A game day that is kept back until its report; for the organiser only. */
  veiled: z.int().optional(),
  proposals: z.array(z.strictObject({ clan, text: z.string() })),
  questions: z.array(questionView),
  rulings: z.array(rulingView),
  /** Events outside the game days. */
  journal: z.array(journalEntry),
  appointmentsUntil: instant,
  winner: z.strictObject({ clan, game: z.int(), how: z.enum(['finish', 'calendar']) }).nullable(),
  me: z.strictObject({ person: z.string(), clan, role: z.enum(ROLES), team: team.optional() }).nullable(),
  todo: z.array(todoView),
});

export type SeasonView = z.infer<typeof viewSchema>;
export type GameView = SeasonView['games'][number];
export type SeasonNumbers = NonNullable<SeasonView['numbers']>;
export type ClanView = SeasonView['clans'][number];
export type OfferView = SeasonView['offers'][number];
export type QuestionView = SeasonView['questions'][number];
export type AskView = SeasonView['asks'][number];
export type LotView = z.infer<typeof lotView>;
export type ChoiceView = z.infer<typeof choiceView>;
export type TodoView = SeasonView['todo'][number];
export type JournalEntry = GameView['journal'][number];
export type JournalStep = JournalEntry['step'];
