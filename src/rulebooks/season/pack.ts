/**
 * A season pack, format 1: a whole season as one piece of data that an organiser writes in the editor, hands on as a file and
 * a running season keeps. The schema is its documentation; `check.ts` says in words what is wrong with a pack.
 */
import { z } from 'zod';
import {
  appointmentsSchema,
  hasParameters,
  layoutSchema,
  markSchemaOf,
  moduleSchemas,
  raceSchema,
  type SeasonPack,
  sideSchema,
  textSchema,
} from '../race/pack.js';
import type { ModuleName } from '../race/topics.js';
import { activeModules, modules } from './modules.js';

/** The only format there is; a later one will be converted from this. */
export const FORMAT = 1;

const dateText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'YYYY-MM-DD');

/** How the dates of the games were counted; left out where they were written by hand. */
export const calendarSchema = z.strictObject({
  first: dateText,
  /** A game every so many days. */
  every: z.int().min(1).max(60),
  games: z.int().min(1).max(100),
  /** Dates on which there is no game; the next one comes on the next date of the row. */
  skip: z.array(dateText).max(100),
  firstNumber: z.int().min(0).max(9999),
});
export type Calendar = z.infer<typeof calendarSchema>;

/** Modules of which the pack says only whether they are on. */
const switches = { restart: z.strictObject({}), changes: z.strictObject({}), conclave: z.strictObject({}) };

const packModulesSchema = z.strictObject({ ...moduleSchemas, ...switches }).partial();

/** The fields alone; what they mean together is checked by `faultsOfSeason`. */
export const packShape = z.strictObject({
  format: z.literal(FORMAT),
  ...raceSchema,
  sides: z.array(sideSchema).min(2).max(12),
  marks: z.record(z.string(), markSchemaOf(modules)),
  appointments: appointmentsSchema,
  calendar: calendarSchema.optional(),
  /** What a cell tells whoever ends there, by number. */
  stories: z.record(z.string(), textSchema).optional(),
  layout: layoutSchema.optional(),
  /** Rulings that this season takes otherwise than by default. */
  rulings: z.record(z.string(), z.string()),
  modules: packModulesSchema,
});
export type SeasonFile = z.infer<typeof packShape>;

/** The pack as the season engine reads it. */
export function seasonPack(file: SeasonFile): SeasonPack {
  const { format: _, calendar: __, rulings: ___, modules: given, ...race } = file;
  const withParameters = Object.entries(given).filter(([name]) => hasParameters(name as ModuleName));
  return {
    ...race,
    modules: Object.fromEntries(withParameters) as SeasonPack['modules'],
    active: activeModules(file),
  };
}
