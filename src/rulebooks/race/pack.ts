/**
 * A season as data: who races, over which cells, when, and with which numbers. Another season is another pack on the
 * same kernel.
 */
import { z } from 'zod';
import { zoneSchema } from '../../engine/zone.js';

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

/** What a cell does to whoever ends a move on it. */
export const markSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('free') }),
  /** The regulation leaves the mark to its picture: behaves as free, shown with a warning. */
  z.strictObject({ kind: z.literal('unspecified') }),
  z.strictObject({ kind: z.literal('skip') }),
  z.strictObject({ kind: z.literal('move'), by: z.int().refine((by) => by !== 0) }),
  z.strictObject({ kind: z.literal('offer'), offer: z.string(), side: z.int().nullable() }),
  z.strictObject({ kind: z.literal('roulette') }),
]);
export type Mark = z.infer<typeof markSchema>;

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

/** Modules that a season has, each with its parameters. */
interface SeasonModules {
  territory?: z.infer<typeof paintingSchema>;
  emigrants?: {
    /** How many games in a row a controlled team may miss before control is lost. */
    absences: number;
    auction: z.infer<typeof auctionSchema>;
  };
  fights?: Record<string, never>;
  offers?: {
    offers: Record<string, z.infer<typeof offerSchema>>;
    /** What a bound side gains or loses on its next move. */
    stake: { fulfilled: number; refused: number };
    /** What the author of the story gets for each story. */
    storyReward: number;
    /** The team of each side that goes into captivity, by side. */
    captives: Record<string, string>;
    captiveLeast: number;
  };
  proposals?: Record<string, never>;
  roulette?: Record<string, never>;
}

/** Marks that a ruling puts on cells in place of the pack's, as long as nobody has edited those. */
interface ContestedCells {
  ruling: string;
  value: string;
  cells: { cell: number; was: Mark['kind']; mark: Mark }[];
}

/** What every rulebook stores of a season; each adds fields of its own. */
const storedSchema = z.object(raceSchema);
export type StoredPack = z.infer<typeof storedSchema>;

/** A season as the engine reads it. */
export interface SeasonPack extends StoredPack {
  appointments: z.infer<typeof appointmentsSchema>;
  contested?: ContestedCells;
  modules: SeasonModules;
}
