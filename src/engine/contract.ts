/**
 * What a rulebook is. A rulebook is data (clauses, rulings, schemas) and pure functions: it never touches
 * the clock, the disk, the network or chance except through the `Context` it is handed.
 */
import type { ZodType } from 'zod';

/** A text in the two languages of the product; Russian first. */
export interface Text {
  ru: string;
  en: string;
}
export type Lang = keyof Text;

/** UTC instant, ISO 8601 with milliseconds and `Z`: `2018-01-21T08:00:00.000Z`. Strings compare in time order. */
export type Instant = string;

/**
 * One clause of a regulation. `kind`: `executed` by the engine, carried out by a `screen` or a `schedule`, or
 * `informative` prose that binds nobody.
 */
export interface Clause {
  kind: 'executed' | 'screen' | 'schedule' | 'informative';
  /** What the clause demands, in the product's own words. */
  summary: Text;
  /** Where its code stands, relative to src/. */
  code: string;
  /** The screen a person meets it on (route or component), where there is one. */
  screen?: string;
}

/** A point the regulation leaves open: a named option with a default, the other sensible values and a reason. */
export interface Ruling {
  clauses: string[];
  title: Text;
  reason: Text;
  values: Record<string, Text>;
  default: string;
}

/**
 * Who gives a command. `seat` is a shorthand of scenarios for "whoever holds this seat"; the rulebook resolves a
 * person's seat from its own state.
 */
export type Author =
  | { kind: 'organiser'; person?: string }
  | { kind: 'person'; person: string }
  | { kind: 'system' };

/** Who looks. A view is built from nothing for exactly one viewer. */
export type Viewer =
  | { kind: 'organiser'; person?: string }
  /** `borrowed`: whoever steers the game looks through this person's eyes; what is sealed from him stays so. */
  | { kind: 'person'; person: string; borrowed?: true }
  | { kind: 'public' };

export interface Command {
  type: string;
  [field: string]: unknown;
}

/** Common part of every event. `clauses` is never empty: every number has a reason. */
export interface EventBase {
  type: string;
  /** When the command behind it was received. */
  at: Instant;
  clauses: string[];
  rulings?: string[];
  /** Labels of the draws this event used; present exactly when luck decided something in it. */
  draws?: string[];
}

/** Why a command was not accepted. It costs nothing: state unchanged, nothing logged. */
export interface Refusal {
  code: string;
  clauses: string[];
  /** The field of the command at fault, as a path: `cells.2`. */
  field?: string;
  /** Facts for the text of the refusal, among them what would be accepted. */
  params?: Record<string, string | number>;
}

/**
 * `state`: what the events have made of the state, where the decision has folded them already. `spoilt`: the command was
 * refused when events had been folded into a state that was given away; that state is good for nothing any more.
 */
export type Decision<E, S = never> = { events: E[]; state?: S } | { refusal: Refusal; spoilt?: true };

/** Keyed luck: the same label gives the same result whatever else was corrected. */
export interface Draws {
  /** Uniform integer 0 … bound−1. */
  int(label: string, bound: number): number;
  /** The first `count` of a random permutation of `items`, without repetition. */
  sample<T>(label: string, items: readonly T[], count: number): T[];
}

export interface Context {
  author: Author;
  /** The moment the server received the command. */
  at: Instant;
  draws: Draws;
  /** The state is given away: the decision may fold its events into it instead of into a copy. */
  inPlace?: boolean;
}

/** A deadline the rulebook waits for: at `at`, the system submits `command` once; `key` is unique in a game. */
export interface Due {
  at: Instant;
  key: string;
  command: Command;
}

/** How a rulebook counts what its inputs make. Kinds are its own words: `step`, `foul`. */
export interface Numbers<C extends Command = Command, E extends EventBase = EventBase> {
  /** Type of a command → its field that holds such a number, and of which kind. */
  fields: Readonly<Record<string, { field: string; kind: string }>>;
  /** The number of this kind that an event gives to what it makes; null when it makes no such thing. */
  given(event: E, kind: string): number | null;
  /** What the command names is no longer there. */
  gone(command: C): Refusal;
}

export interface Rulebook<
  S = unknown,
  C extends Command = Command,
  E extends EventBase = EventBase,
  V = unknown,
> {
  id: string;
  /** An edition. A fix that changes outcomes is a new edition. */
  version: string;
  title: Text;
  /** Even that, when and how often something was recorded is a secret: viewers are told only of changes they see. */
  secret?: boolean;
  /**
   * One device at a time leads a game: it carries the rulebook and the log, decides entries by itself while the network is
   * away, and sends them later. An entry then bears the time it was made instead of the time it arrived. Nothing may be
   * `sealed` from whoever leads.
   */
  led?: boolean;
  /** Once a game has ended everybody who may watch it may go through its log: nothing in it is secret any more. */
  openAtEnd?: boolean;
  clauses: Record<string, Clause>;
  rulings: Record<string, Ruling>;
  setupSchema: ZodType;
  /** One schema per command type; the schema includes the `type` literal. */
  commandSchemas: Record<string, ZodType>;
  /** One schema per event type, for the reference and for checking stored logs. */
  eventSchemas: Record<string, ZodType>;
  viewSchema: ZodType;
  /** The setup stays as it was given: nothing of it is changed, now or by any later event. */
  init(setup: unknown): S;
  /** Leaves the state as it is, unless the context gives it away. */
  decide(state: S, command: C, context: Context): Decision<E, S>;
  /**
   * May update the state in place; returns the state to use from now on. The event may become a part of the state and stays
   * a part of the history, so neither this nor a later event changes anything in it.
   */
  evolve(state: S, event: E): S;
  due(state: S): Due[];
  /** True once the game is over for good: its seed may be revealed. */
  ended(state: S): boolean;
  view(state: S, viewer: Viewer): V;
  /** Scenario shorthand (`clan:2`, `clan:2:consigliere`) → author, or null when nobody holds that seat. */
  author(state: S, name: string): Author | null;
  /** Scenario shorthand → viewer, or null when there is no such viewer. */
  viewer(state: S, name: string): Viewer | null;
  /** Whether what a command says is still sealed, even from whoever steers the game: the log then tells only its type. */
  sealed?(state: S, command: C): boolean;
  /** Types of commands that answer a question at which the rules have stopped. */
  answers?: readonly string[];
  /** Where commands name by a number what an earlier input has made: a correction may give that another number. */
  numbers?: Numbers<C, E>;
  /** Scenario shorthand for an id that only the state knows (`@first`, `@lot:Команда`) → the id, or null. */
  reference?(state: S, name: string): string | null;
  /** The text of a refusal, in both languages. */
  refusalText(refusal: Refusal): Text;
}
