/**
 * A season as data: who races, over which cells, when, and with which numbers. Another season is another pack on the
 * same kernel.
 */
import { z } from 'zod';
import { zoneSchema } from '../../engine/zone.js';
import type { ModuleName, Topic } from './topics.js';

export const textSchema = z.strictObject({ ru: z.string().min(1), en: z.string().min(1) });

const dateSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'YYYY-MM-DD');
const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'HH:MM');

export const patternSchema = z.enum([
  'plain',
  'stripes',
  'dots',
  'checks',
  'waves',
  'crosses',
  'diagonal',
  'rings',
  'bricks',
  'stars',
]);

export const sideSchema = z.strictObject({
  id: z.int().min(1),
  name: textSchema,
  short: textSchema,
  letter: z.string().min(1).max(2),
  colour: z.string().regex(/^#[0-9a-f]{6}$/),
  pattern: patternSchema,
  /** What the side is about, for its card. */
  about: textSchema.optional(),
});

/** Sides are told apart by number, letter and name. */
function differ(sides: z.infer<typeof sideSchema>[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, side] of sides.entries()) {
    const marks = {
      id: `${side.id}`,
      letter: side.letter.toUpperCase(),
      'name.ru': side.name.ru,
      'name.en': side.name.en,
    };
    for (const [field, value] of Object.entries(marks)) {
      const key = `${field}:${value}`;
      if (seen.has(key))
        context.addIssue({ code: 'custom', path: [index, ...field.split('.')], message: 'дважды / twice' });
      seen.add(key);
    }
  }
}

/** What something adds to a move. */
const change = z.int().min(-99).max(99);

/** What a cell does to whoever ends a move on it. */
export const markSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  /** The regulation leaves the mark to its picture: behaves as free, shown with a warning. */
  z.strictObject({ kind: z.literal('unspecified') }),
  z.strictObject({ kind: z.literal('skip') }),
  z.strictObject({ kind: z.literal('move'), by: z.int().refine((by) => by !== 0) }),
  z.strictObject({ kind: z.literal('offer'), offer: z.string(), side: z.int().nullable() }),
  z.strictObject({ kind: z.literal('roulette') }),
  /** Back to cell 1. */
  z.strictObject({ kind: z.literal('restart') }),
  /** Added to the next move of whoever ends there. */
  z.strictObject({ kind: z.literal('change'), by: change.refine((by) => by !== 0) }),
  /** The seat of a side. */
  z.strictObject({ kind: z.literal('castle'), side: z.int() }),
  /** A choice: marry and go on from `to`, or refuse. */
  z.strictObject({ kind: z.literal('twins'), to: z.int().min(1) }),
  /** Gives a coin. */
  z.strictObject({ kind: z.literal('coin') }),
  /** Takes the coin and a name. */
  z.strictObject({ kind: z.literal('name') }),
]);
export type Mark = z.infer<typeof markSchema>;

/** The marks of modules; all others are on every board. */
const MARK_OF: Partial<Record<Mark['kind'], ModuleName>> = {
  offer: 'offers',
  roulette: 'roulette',
  restart: 'restart',
  change: 'changes',
  castle: 'castles',
  twins: 'twins',
  coin: 'coin',
  name: 'coin',
};

/** The module whose parameters a mark needs, if any. */
export function parametersOf(kind: Mark['kind']): keyof SeasonModules | null {
  const module = moduleOfMark(kind);
  return module && hasParameters(module) ? module : null;
}

/** What a mark does, by the topic of its clause. */
export const TOPIC_OF_MARK = {
  skip: 'skip',
  move: 'jump',
  offer: 'offers.mark',
  roulette: 'roulette.cells',
  restart: 'restart',
  change: 'changes',
  castle: 'castles',
  twins: 'twins',
  coin: 'coin',
  name: 'coin.name',
} as const satisfies Partial<Record<Mark['kind'], Topic>>;

/** The module a mark belongs to; null for those of every board. */
export function moduleOfMark(kind: Mark['kind']): ModuleName | null {
  return MARK_OF[kind] ?? null;
}

/** Whether a pack switches a module on by giving it parameters. */
export function hasParameters(module: ModuleName): module is keyof SeasonModules {
  return module in moduleSchemas;
}

/** The marks a season with the given modules may have. */
export function markSchemaOf(modules: readonly ModuleName[]): z.ZodType<Mark> {
  const allowed = markSchema.options.filter(({ shape }) => {
    const module = MARK_OF[shape.kind.value];
    return module === undefined || modules.includes(module);
  });
  return z.discriminatedUnion('kind', allowed as unknown as [(typeof allowed)[number]]);
}

/** A moment relative to a game's date, in the pack's zone: four days later at noon is `{ days: 4, time: '12:00' }`. */
export const momentSchema = z.strictObject({ days: z.int(), time: timeSchema });
export type Moment = z.infer<typeof momentSchema>;

export const gameSchema = z.strictObject({ number: z.int(), date: dateSchema });

export const raceSchema = {
  id: z.string().min(1),
  version: z.string().min(1),
  title: textSchema,
  /** IANA name: `Europe/Samara`. */
  zone: zoneSchema,
  sides: z.array(sideSchema).min(2).max(12).superRefine(differ),
  /** The finish cell. */
  size: z.int().min(10).max(999),
  /** Cells that are not free, by number. */
  marks: z.record(z.string(), markSchema),
  /** Cells whose marks were made up for a demonstration; shown as such. */
  invented: z.array(z.int()),
  games: z.array(gameSchema).min(1),
  dice: z.strictObject({
    mainDivisor: z.int().min(1),
    cupDivisor: z.int().min(1),
    least: z.int().min(0),
    creative: z.int(),
  }),
  /** When the report of a game comes out, relative to that game. */
  report: momentSchema,
  /** When a game begins and ends for the calendar. */
  gameTime: timeSchema,
};

export const OFFER_KINDS = ['dress', 'story', 'humour', 'tribute', 'surrender', 'captive', 'ode'] as const;

/** An offer one cannot refuse. `kind` picks its conditions. */
export const offerSchema = z.strictObject({
  kind: z.enum(OFFER_KINDS),
  cell: z.int(),
  /** The side that makes the offer; null: the author. */
  side: z.int().nullable(),
  title: textSchema,
  task: textSchema,
});

/** Who may paint from when, relative to the game; `clans` is how many sides of the order. */
export const paintingSchema = z.strictObject({
  steps: z.array(z.strictObject({ from: momentSchema, to: momentSchema, clans: z.int().min(0) })),
  /** The close, relative to the next game. */
  close: momentSchema,
});

/** The auction before a game, relative to it. */
export const auctionSchema = z.strictObject({ open: momentSchema, close: momentSchema });

/** The last day for naming deputies and for sending offers; the moment is exclusive. */
export const appointmentsSchema = z.strictObject({ date: z.string(), time: z.string() });

export const ROLES = ['boss', 'consigliere', 'member'] as const;
export type Role = (typeof ROLES)[number];

/** Modules that a season may have, each with its parameters. */
export const moduleSchemas = {
  territory: paintingSchema,
  emigrants: z.strictObject({
    /** How many games in a row a controlled team may miss before control is lost. */
    absences: z.int().min(1),
    auction: auctionSchema,
  }),
  fights: z.strictObject({}),
  offers: z.strictObject({
    offers: z.record(z.string(), offerSchema),
    /** What a bound side gains or loses on its next move. */
    stake: z.strictObject({ fulfilled: change, refused: change }),
    /** What the author of the story gets for each story. */
    storyReward: change,
    /** The team of each side that goes into captivity, by side. */
    captives: z.record(z.string(), z.string()),
    captiveLeast: z.int().min(1),
  }),
  proposals: z.strictObject({}),
  roulette: z.strictObject({}),
  /** Teams are dealt before the first game in blocks of so many places. */
  blocks: z.strictObject({ size: z.int().min(1) }),
  mercenaries: z.strictObject({
    /** The last game whose newcomers join at once; later ones are emigrants. Left out: all of them. */
    until: z.int().optional(),
  }),
  deserters: z.strictObject({
    /** The side deserters go over to. */
    side: z.int(),
    /** After how many missed games in a row. */
    absences: z.int().min(1),
    /** Divisors of the team's points: what that side gains at once, and what the team's own side loses later. */
    gain: z.int().min(1),
    loss: z.int().min(1),
  }),
  castles: z.strictObject({
    own: change,
    other: change,
    /** Whether every side must have one; a side that deserters go over to needs none. */
    every: z.boolean().optional(),
  }),
  /** `left`: of how many parts of the next move one is left after the feast. */
  twins: z.strictObject({ left: z.int().min(2).max(9) }),
  /** What a named side loses and the one that named it gains; what is owed without a coin. */
  coin: z.strictObject({ named: change, own: change, owed: change }),
  intrigues: z.strictObject({
    /** Numbers of the games before which letters are sent. */
    games: z.array(z.int()).min(1),
    /** A successful pact: for the target, and for each ally. */
    target: change,
    ally: change,
    /** For the sender whose ally wrote of somebody else. */
    failed: change,
    /** A duel: for the winner, and for the loser. */
    winner: change,
    loser: change,
  }),
};

/** Season packs switch modules on by giving them their parameters. */
export const modulesSchema = z.strictObject(moduleSchemas).partial();
type SeasonModules = z.infer<typeof modulesSchema>;

/** Marks that a ruling puts on cells in place of the pack's, as long as nobody has edited those. */
interface ContestedCells {
  ruling: string;
  value: string;
  cells: { cell: number; was: Mark['kind']; mark: Mark }[];
}

/** Where the cells lie on the picture of the board, in its own units. */
export const layoutSchema = z.strictObject({
  width: z.int().min(100).max(4000),
  height: z.int().min(100).max(4000),
  /** Centres of the cells, cell 1 first. */
  cells: z.array(z.strictObject({ n: z.int(), x: z.int(), y: z.int() })).max(999),
});

/** What every rulebook stores of a season; each adds fields of its own. */
const storedSchema = z.object(raceSchema);
export type StoredPack = z.infer<typeof storedSchema>;

/** A season as the engine reads it. */
export interface SeasonPack extends StoredPack {
  appointments: z.infer<typeof appointmentsSchema>;
  contested?: ContestedCells;
  /** What a cell tells whoever ends there, by number. */
  stories?: Record<string, z.infer<typeof textSchema>>;
  layout?: z.infer<typeof layoutSchema>;
  modules: SeasonModules;
  /** The modules this season has, where its pack chooses among those of its rulebook; left out: as `modules` says. */
  active?: readonly ModuleName[];
}
