/** The pack of a season of houses: the engine's own shape, with the modules this regulation has. */
import type { z } from 'zod';
import { seasonPackSchemaOf } from '../race/season-pack.js';
import { modules } from './modules.js';

export const packSchema = seasonPackSchemaOf(modules);
export type ThronesPack = z.infer<typeof packSchema>;
