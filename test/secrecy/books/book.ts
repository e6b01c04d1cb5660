/**
 * Twins of any rulebook: a game goes on twice from one past, with the same luck, and the two differ only in what some people may
 * not know. What that is, and who they are, each rulebook's adapter says here, apart from the product.
 */
import type { Author, Command, Instant, Viewer } from '../../../src/engine/contract.js';
import type { Chance } from '../../support/chance.js';

export interface Input {
  at: Instant;
  author: Author;
  command: Command;
  /** Given in the game of the cup's table, not in the cup. */
  of?: 'table';
}

export interface Twins {
  /** The kind of hidden fact that differs. */
  kind: string;
  setup: unknown;
  /** Where the past was played with luck of its own. */
  id?: string;
  seed?: string;
  past: readonly Input[];
  /** A table of the cup whose game is opened after the past. */
  table?: { round: number; table: number };
  /** How the game goes on here and there. */
  one: readonly Input[];
  other: readonly Input[];
  /** What both have after it, seen by all who may watch. */
  after: readonly Input[];
  /** The moment of the last look. Deadlines up to it are carried out. */
  at: Instant;
  /** Those who may not know; each is asked everything. */
  blind: readonly Viewer[];
  /** What a curious person may try, legal or not. */
  probes: readonly Command[];
}

export interface Book {
  /** Kinds that every run must have. */
  kinds: readonly string[];
  /** Twins of one random game; none where it does not come to something hidden. */
  twins(chance: Chance): Twins[];
}

export const ORGANISER: Author = { kind: 'organiser' };
export const person = (id: string): Author & Viewer => ({ kind: 'person', person: id });
export const PUBLIC: Viewer = { kind: 'public' };
