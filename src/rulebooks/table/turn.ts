/** What a decision works with: the state as it goes along, who asks (I.2: the judge) and when, luck, a way to record events. */
import type { Author, Context, Decision, Draws, Instant, Refusal } from '../../engine/contract.js';
import { Run } from '../../engine/run.js';
import { type ClauseId, clauses } from './clauses.js';
import type { TableEvent } from './events.js';
import { evolve } from './evolve.js';
import type { RefusalCode } from './refusals.js';
import type { RulingId, RulingValue } from './rulings.js';
import { copyState, type GameState, rulingOf, type Table } from './state.js';

type Without<E, K extends string> = E extends unknown ? Omit<E, K> : never;

/** A clause without the rulebook's name: `4.12`. A wrong one does not compile. */
export type Clause = ClauseId extends `vavt-cup-2017:${infer Short}` ? Short : never;

/** An event as a rule writes it: the moment and the step are added by the turn. */
export type NewEvent = Without<TableEvent, 'at' | 'step' | 'clauses' | 'rulings'> & {
  clauses: string[];
  rulings?: RulingId[];
};

/** What begins when a rule is done: chapters do not know each other, the course of the game joins them. */
export type Then = 'day' | 'vote' | 'night' | 'dawn';
export type Outcome = Refusal | Then | undefined;

/** Every clause with the rulebook's name before it; joined anew for each event, they would be its dearest part. */
const FULL_IDS = Object.fromEntries(
  Object.keys(clauses).map((id) => [id.slice(id.indexOf(':') + 1), id]),
) as Record<Clause, string>;

export function cite(...clauses: Clause[]): string[] {
  const cited: string[] = clauses;
  for (let n = 0; n < cited.length; n++) cited[n] = FULL_IDS[clauses[n]!];
  return cited;
}

/** A command that is not accepted: what is wrong, by which clause, in which field. */
export function refuse(
  code: RefusalCode,
  clauses: Clause[],
  more: { field?: string; params?: Record<string, string | number> } = {},
): Refusal {
  return { code, clauses: cite(...clauses), ...more };
}

export class Turn {
  readonly author: Author;
  readonly at: Instant;
  readonly draws: Draws;
  readonly step: number;
  private readonly run: Run<GameState, TableEvent>;

  constructor(state: GameState, context: Context) {
    this.author = context.author;
    this.at = context.at;
    this.draws = context.draws;
    this.step = state.lastStep + 1;
    this.run = new Run(state, evolve, copyState, context);
  }

  get state(): GameState {
    return this.run.state;
  }

  get table(): Table {
    return this.run.state.table;
  }

  get events(): TableEvent[] {
    return this.run.events;
  }

  /** The event is the rule's own, made for this call: moment and step are put into it, not into a copy. */
  emit(event: NewEvent): void {
    const whole = event as TableEvent;
    whole.at = this.at;
    whole.step = this.step;
    this.run.emit(whole);
  }

  decision(refusal: Refusal | undefined): Decision<TableEvent, GameState> {
    return this.run.decision(refusal);
  }

  ruling<Id extends RulingId>(id: Id): RulingValue<Id> {
    return rulingOf(this.table, id);
  }
}
