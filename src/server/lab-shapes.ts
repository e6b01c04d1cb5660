/** Shapes of the lab's part of the API. The web imports the types. */
import { z } from 'zod';
import { packCheckBody } from './shapes.js';

const textShape = z.object({ ru: z.string(), en: z.string() });

/** What can be played: `kind` says which sizes matter. */
export const labMenuShape = z.object({
  subjects: z.array(
    z.object({
      name: z.string(),
      title: textShape,
      kind: z.enum(['season', 'table', 'rooms']),
      /** Names its rulings in `rulings`. */
      rulebook: z.string(),
    }),
  ),
  strategies: z.array(z.object({ id: z.string(), title: textShape, about: textShape })),
  /** By rulebook. */
  rulings: z.record(
    z.string(),
    z.array(
      z.object({
        id: z.string(),
        title: textShape,
        values: z.array(z.object({ value: z.string(), title: textShape })),
        default: z.string(),
      }),
    ),
  ),
  mostGames: z.int(),
});
export type LabMenu = z.infer<typeof labMenuShape>;

export const labBody = z.object({
  /** A name of the menu, or a pack as the editor keeps it. */
  name: z.string().max(80).optional(),
  pack: packCheckBody.shape.pack.optional(),
  games: z.int().min(1).max(5000),
  seed: z.string().min(1).max(80).default('1').describe('The same seed plays the same games'),
  strategy: z.string().max(40).default('simple'),
  teams: z.int().min(1).max(8).default(3).describe('Of a season: teams a side has at the first game'),
  players: z.int().min(10).max(40).default(14).describe('Of a forum game'),
  ruling: z
    .object({ id: z.string().max(80), value: z.string().max(80) })
    .nullish()
    .describe('Played a second time with this ruling'),
});
export type LabBody = z.input<typeof labBody>;

const barShape = z.object({
  value: z.number(),
  low: z.number().optional(),
  high: z.number().optional(),
  text: textShape,
});
const sectionShape = z.object({
  id: z.string(),
  title: textShape,
  note: textShape,
  kind: z.enum(['share', 'change', 'number', 'list']),
  head: z.array(textShape),
  lines: z.array(
    z.object({
      label: textShape,
      colour: z.string().optional(),
      bar: barShape.optional().describe('Left out: in the table only'),
      cells: z.array(textShape),
    }),
  ),
});
export type LabSection = z.infer<typeof sectionShape>;

export const labResultShape = z.object({
  title: textShape,
  /** What was played, in one line. */
  foot: textShape,
  games: z.int(),
  asked: z.int(),
  sections: z.array(sectionShape),
  /** A text for a post, by format, and the whole as a table. */
  report: z.object({ vk: textShape, telegram: textShape, markdown: textShape, bbcode: textShape }),
  csv: textShape,
  /** Sections whose plots stand on the picture beside the text. */
  picture: z.array(z.string()),
});
export type LabResult = z.infer<typeof labResultShape>;

/** A line of the answer: how far it is, or what it has come to so far; `last` when there is no more. */
export const labLineShape = z.union([
  z.object({ done: z.int(), total: z.int() }),
  z.object({ result: labResultShape, last: z.boolean() }),
  z.object({ problem: z.string() }),
]);
export type LabLine = z.infer<typeof labLineShape>;

const words = z.string().max(400);
/** Charts as the browser has drawn them, to be made into a PNG. */
export const labPictureBody = z.object({
  theme: z.enum(['light', 'dark']).default('light'),
  foot: words.default(''),
  charts: z
    .array(
      z.object({
        title: words,
        kind: z.enum(['share', 'change', 'number']),
        bars: z
          .array(
            z.object({
              label: words,
              value: z.number(),
              low: z.number().optional(),
              high: z.number().optional(),
              colour: z
                .string()
                .regex(/^#[0-9a-f]{6}$/)
                .optional(),
              text: z.string().max(40),
            }),
          )
          .min(1)
          .max(60),
      }),
    )
    .min(1)
    .max(12),
});
export type LabPicture = z.input<typeof labPictureBody>;
