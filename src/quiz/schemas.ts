/** What comes back from the organiser's screen, checked before it is used: a mapping and decisions. */
import { z } from 'zod';
import type { Decisions } from './import';
import { ROLES } from './labels';
import type { ColumnMapping } from './mapping';
import { LIMITS } from './refusal';

const short = z.string().max(500);

const mappedColumn = z.strictObject({
  index: z
    .int()
    .min(0)
    .max(LIMITS.rows - 1),
  label: short,
  role: z.enum(ROLES),
  number: z.int().min(1).max(9999).optional(),
});

/** A remembered or corrected mapping. */
export const columnMappingSchema: z.ZodType<ColumnMapping> = z.strictObject({
  version: z.literal(1),
  transposed: z.boolean(),
  sheets: z.array(short).max(LIMITS.parts).optional(),
  headers: z
    .array(
      z.strictObject({
        labels: z.array(short).max(LIMITS.rows),
        columns: z.array(mappedColumn).max(LIMITS.rows),
      }),
    )
    .max(200),
});

/** The organiser's decisions about one table. */
export const decisionsSchema: z.ZodType<Decisions> = z.strictObject({
  names: z.record(short, z.union([short, z.strictObject({ new: z.literal(true) })])).optional(),
  accepted: z.array(z.string().max(60)).max(LIMITS.cells).optional(),
  values: z.record(short, short).optional(),
  creative: z.array(short).max(LIMITS.rows).optional(),
  skipRows: z.array(z.int().min(1)).max(LIMITS.rows).optional(),
  game: short.optional(),
});
