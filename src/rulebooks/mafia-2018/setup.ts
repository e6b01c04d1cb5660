/** The pack of a «Мафия» season and the setup of one. */
import { z } from 'zod';
import { chosenRulings } from '../../engine/rulings.js';
import { momentSchema, raceSchema, textSchema } from '../race/pack.js';
import { rulings } from './rulings.js';

export const OFFER_KINDS = ['dress', 'story', 'humour', 'tribute', 'surrender', 'captive', 'ode'] as const;

/** An offer one cannot refuse (chapter 9). `kind` picks the conditions of 9.3.1–9.3.7. */
const offerSchema = z.strictObject({
  kind: z.enum(OFFER_KINDS),
  cell: z.int(),
  /** The clan that makes the offer; null: the author. */
  side: z.int().nullable(),
  title: textSchema,
  task: textSchema,
});

export const packSchema = z.strictObject({
  ...raceSchema,
  offers: z.record(z.string(), offerSchema),
  /** Both sides of the offer to the next move (9.2), and the owner's reward (9.3). */
  offerStake: z.int(),
  storyReward: z.int(),
  /** 9.3.6: the team of each clan that goes into captivity, by clan id. */
  captives: z.record(z.string(), z.string()),
  captiveLeast: z.int().min(1),
  /** 6.7: who may paint from when, relative to the game; `clans` is how many clans of the order. */
  painting: z.strictObject({
    steps: z.array(z.strictObject({ from: momentSchema, to: momentSchema, clans: z.int().min(0) })),
    /** 6.6: the close, relative to the next game. */
    close: momentSchema,
  }),
  /** 7.7: the auction of emigrants, relative to the next game. */
  auction: z.strictObject({ open: momentSchema, close: momentSchema }),
  /** 6.6 and 9.5: the last day for naming consiglieri and for sending offers; the moment is exclusive. */
  appointments: z.strictObject({ date: z.string(), time: z.string() }),
  /** 7.5: how many games in a row an emigrant team may miss before control is lost. */
  absences: z.int().min(1),
});
export type MafiaPack = z.infer<typeof packSchema>;

export const ROLES = ['boss', 'consigliere', 'member'] as const;
export type Role = (typeof ROLES)[number];

export const setupSchema = z.strictObject({
  pack: packSchema,
  /** Rulings that differ from their defaults. */
  rulings: chosenRulings(rulings),
  /** Seats taken from the start. */
  seats: z
    .array(z.strictObject({ person: z.string().min(1), clan: z.int().min(1), role: z.enum(ROLES) }))
    .default([]),
});
export type MafiaSetup = z.infer<typeof setupSchema>;
