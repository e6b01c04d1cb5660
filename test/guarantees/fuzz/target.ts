/** What is fuzzed: a target makes inputs out of one seed and throws `Found` where the product does not stand them. */
import type { Chance } from '../../support/chance.js';

/** Something the product must not do, with the input that made it do so. */
export class Found extends Error {
  constructor(
    what: string,
    readonly input: unknown,
    cause?: unknown,
  ) {
    super(what, { cause });
  }
}

/** One batch: a world made of a seed, and inputs put to it one after the other. */
export interface Batch {
  /** Puts one more input. @throws Found */
  next(): void | Promise<void>;
  /** Ways in which inputs were answered, for the report: refusal by field, events, status. */
  readonly outcomes: ReadonlySet<string>;
  close?(): Promise<void>;
}

export interface Target {
  name: string;
  /** Inputs of a batch in a full run. */
  batch: number;
  /** Processor time one input may take, in milliseconds. */
  most: number;
  start(chance: Chance): Batch | Promise<Batch>;
}
