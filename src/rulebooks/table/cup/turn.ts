/** What a decision works with: the cup as it goes along, who asks and when, luck, a way to record events. */
import type { Author, Context, Decision, Draws, Instant, Refusal } from '../../../engine/contract.js';
import { Run } from '../../../engine/run.js';
import type { ClauseId } from './clauses.js';
import type { CupEvent } from './events.js';
import { evolve } from './evolve.js';
import type { RefusalCode } from './refusals.js';
import type { RulingId, RulingValue } from './rulings.js';
import { type CupState, rulingOf } from './state.js';

type Without<E, K extends string> = E extends unknown ? Omit<E, K> : never;

/** A clause without the rulebook's name: `4.8`. A wrong one does not compile. */
export type Clause = ClauseId extends `mafia-cup:${infer Short}` ? Short : never;

/** An event as a rule writes it: the moment is added by the turn. */
export type NewEvent = Without<CupEvent, 'at' | 'clauses' | 'rulings'> & {
  clauses: string[];
  rulings?: RulingId[];
};

export function cite(...clauses: Clause[]): string[] {
  return clauses.map((clause) => `mafia-cup:${clause}`);
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
  private readonly run: Run<CupState, CupEvent>;

  constructor(state: CupState, context: Context) {
    this.author = context.author;
    this.at = context.at;
    this.draws = context.draws;
    this.run = new Run(state, evolve, structuredClone<CupState>, context);
  }

  get cup(): CupState {
    return this.run.state;
  }

  get events(): CupEvent[] {
    return this.run.events;
  }

  emit(event: NewEvent): void {
    this.run.emit({ ...event, at: this.at } as CupEvent);
  }

  decision(refusal: Refusal | undefined): Decision<CupEvent, CupState> {
    return this.run.decision(refusal);
  }

  ruling<Id extends RulingId>(id: Id): RulingValue<Id> {
    return rulingOf(this.cup, id);
  }
}
