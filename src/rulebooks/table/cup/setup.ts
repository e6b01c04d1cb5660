/** The pack of a cup (by which table rules it plays, how points are counted, what it presets) and the setup of one cup. */
import { z } from 'zod';
import { chosenRulings } from '../../../engine/rulings.js';
import { zoneSchema } from '../../../engine/zone.js';
import { rulings as tableRulings } from '../rulings.js';
import { formulaSchema } from './formula.js';
import { rulings } from './rulings.js';

const textSchema = z.strictObject({ ru: z.string().min(1), en: z.string().min(1) });

export const cupPackSchema = z.strictObject({
  id: z.string().min(1),
  version: z.string().min(1),
  title: textSchema,
  zone: zoneSchema,
  /** How the tables play: the name of a pack of the table rulebook, and what the cup rules otherwise. */
  table: z.strictObject({
    pack: z.enum(['vavt-cup-2017', 'sport-classic']),
    seats: z.int().min(4).max(20),
    rulings: chosenRulings(tableRulings),
  }),
  /** 4.6: version 1. */
  formula: formulaSchema,
  rulings: chosenRulings(rulings),
});
export type CupPack = z.infer<typeof cupPackSchema>;

export const setupSchema = z.strictObject({
  pack: cupPackSchema,
  rulings: chosenRulings(rulings),
});
export type CupSetup = z.infer<typeof setupSchema>;
