/**
 * Scenario files: a game written down as steps with what should come of each. YAML or JSON; the format is described in
 * docs/reference/scenarios.md. Two shapes of it: the file as written (`scenarioSchema`), and the steps after reading,
 * with instants instead of local times and with the shorthand spelled out (`Step`).
 */
import { z } from 'zod';
import type { Command, Instant } from '../engine/contract.js';

/** A clause number must be text: YAML reads a bare 6.10 as the number 6.1. */
const clauseId = z.string().min(1);
const args = z.record(z.string(), z.unknown());
const when = z.string().min(1);
const who = z.string().min(1);
const stepNumber = z.int().min(1);

const expectSchema = z.strictObject({
  refused: z
    .union([
      z.literal(true),
      z.strictObject({
        code: z.string().optional(),
        clause: clauseId.optional(),
        field: z.string().optional(),
      }),
    ])
    .optional(),
  events: z.array(z.looseObject({ type: z.string() })).optional(),
  absent: z.array(z.string()).optional(),
  /** Viewer → dotted path → value. */
  view: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});
export type Expect = z.infer<typeof expectSchema>;

export const commandStepSchema = z.strictObject({
  at: when,
  by: who,
  command: z.string().min(1),
  args: args.default({}),
  expect: expectSchema.default({}),
});

/** The three corrections; which one, its first field says. */
const replaceSchema = z.strictObject({
  replace: stepNumber,
  command: z.string().min(1).optional(),
  args: args.default({}),
  reason: z.string().min(1),
});
const removeSchema = z.strictObject({ remove: stepNumber, reason: z.string().min(1) });
const insertSchema = z.strictObject({
  insert: z.strictObject({ at: when, by: who, command: z.string().min(1), args: args.default({}) }),
  reason: z.string().min(1),
});
export const amendSchemas = { replace: replaceSchema, remove: removeSchema, insert: insertSchema };

export const amendStepSchema = z.strictObject({
  at: when,
  by: who.default('organiser'),
  amend: z.record(z.string(), z.unknown()),
  expect: expectSchema.default({}),
});

/** One draw: a number below a bound, or some of a list in a random order; and what came. */
const luckSchema = z.union([
  z.strictObject({ label: z.string(), below: z.int().min(1), result: z.int() }),
  z.strictObject({
    label: z.string(),
    of: z.array(z.unknown()),
    count: z.int(),
    result: z.array(z.unknown()),
  }),
]);
export type LuckEntry = z.infer<typeof luckSchema>;

/** The head of a file. Each step is checked by itself, so that a fault is told in the words of its own kind. */
export const scenarioSchema = z.strictObject({
  rulebook: z.string().min(1),
  /** The edition of the rulebook it was recorded with; absent in files written by hand. */
  version: z.string().optional(),
  title: z.string().default(''),
  clauses: z.array(clauseId).default([]),
  /** The id of the game, a part of every draw; absent in files written by hand. */
  game: z.string().min(1).default('scenario'),
  seed: z.union([z.string(), z.number()]).transform(String).default(''),
  /** What was drawn, by label, in the file of a game whose seed is still secret: these results come again. */
  draws: z.record(z.string(), z.union([z.int(), z.array(z.unknown())])).default({}),
  /** What was published of the seed when the game began. */
  commitment: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** Every draw in its order, in the file of a game that is over; `reglament verify draws` makes them again. */
  luck: z.array(luckSchema).optional(),
  rulings: z.record(z.string(), z.string()).default({}),
  setup: z
    .looseObject({ pack: z.unknown(), patch: z.record(z.string(), z.unknown()).optional() })
    .default({ pack: undefined }),
  steps: z.array(z.looseObject({})).min(1),
  /** The hash of the state after the last step. */
  expectHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
/** A file as it is written, for those who write files. */
export type ScenarioFile = z.input<typeof scenarioSchema>;

interface StepBase {
  /** From 1. */
  n: number;
  /** Where it begins in the file. */
  line: number;
  at: Instant;
  by: string;
  expect: Expect;
}
/** `command: null` is the pseudo command `advance`. */
export interface CommandStep extends StepBase {
  kind: 'command';
  command: Command | null;
}
export type Amendment =
  | { kind: 'replace'; target: number; command: Command }
  | { kind: 'remove'; target: number }
  | { kind: 'insert'; at: Instant; by: string; command: Command };
export interface AmendStep extends StepBase {
  kind: 'amend';
  change: Amendment;
  reason: string;
}
export type Step = CommandStep | AmendStep;

/** The pseudo command that only lets deadlines pass. */
export const ADVANCE = 'advance';
