/** The pack of a game of «12 комнат» and the setup of one. The map and the roles are secret: they are never in a setup. */
import { z } from 'zod';
import { chosenRulings } from '../../engine/rulings.js';
import { zoneSchema } from '../../engine/zone.js';
import { ROOMS } from './geometry.js';
import { rulings } from './rulings.js';

const textSchema = z.strictObject({ ru: z.string().min(1), en: z.string().min(1) });

export const packSchema = z.strictObject({
  id: z.string().min(1),
  version: z.string().min(1),
  title: textSchema,
  /** IANA name; the regulation's hours are Moscow's. */
  zone: zoneSchema,
  /** G.1: the hour of every deadline; the moment itself is late. */
  deadline: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'HH:MM'),
});
export type TwelveRoomsPack = z.infer<typeof packSchema>;

/** One line of visible signs: a break or a control sign would forge the lines of a report. */
export const nickSchema = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+$/u, 'одна строка видимых знаков / one line of visible signs');
export const roomSchema = z.int().min(1).max(ROOMS);

export const setupSchema = z.strictObject({
  pack: packSchema,
  /** Rulings that differ from their defaults; `turn.resolution` says whether turns resolve by themselves. */
  rulings: chosenRulings(rulings),
  /** Players signed up from the start, in this order: they become p1, p2 … */
  players: z
    .array(
      z.strictObject({ person: z.string().min(1).max(80), nick: nickSchema, wish: roomSchema.optional() }),
    )
    .max(60)
    .default([])
    .superRefine((players, context) => {
      for (const key of ['person', 'nick'] as const) {
        const seen = new Set<string>();
        players.forEach((player, index) => {
          const value = player[key].toLowerCase();
          if (seen.has(value))
            context.addIssue({ code: 'custom', path: [index, key], message: 'дважды / twice' });
          seen.add(value);
        });
      }
    }),
});
