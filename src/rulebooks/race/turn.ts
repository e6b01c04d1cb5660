/** What a decision works with: the state as it goes along, who asks and when, luck, and a way to record events. */

import type { Author, Context, Decision, Draws, Instant, Refusal } from '../../engine/contract.js';
import { Run } from '../../engine/run.js';
import { type Book, citeOf, clauseOfCell } from './book.js';
import type { SeasonEvent } from './events.js';
import { evolve } from './evolve.js';
import { rulingOf } from './reading.js';
import type { RefusalCode } from './refusals.js';
import type { RulingId } from './ruling-ids.js';
import { copyState, type SeasonState, seatOf } from './state.js';
import type { Topic } from './topics.js';

type Without<E, K extends string> = E extends unknown ? Omit<E, K> : never;

/** An event as a rule writes it: the moment is added by the turn. */
export type NewEvent = Without<SeasonEvent, 'at' | 'clauses' | 'rulings'> & {
  clauses: string[];
  rulings?: string[];
};

export class Turn {
  private readonly run: Run<SeasonState, SeasonEvent>;
  readonly author: Author;
  readonly at: Instant;
  readonly draws: Draws;

  constructor(
    readonly book: Book,
    state: SeasonState,
    context: Context,
  ) {
    this.author = context.author;
    this.at = context.at;
    this.draws = context.draws;
    this.run = new Run(state, evolve, copyState, context);
  }

  get state(): SeasonState {
    return this.run.state;
  }

  get events(): SeasonEvent[] {
    return this.run.events;
  }

  /** The event is the rule's own, made for this call: the moment is put into it, not into a copy. */
  emit(event: NewEvent): void {
    const whole = event as SeasonEvent;
    whole.at = this.at;
    this.run.emit(whole);
  }

  decision(refusal: Refusal | undefined): Decision<SeasonEvent, SeasonState> {
    return this.run.decision(refusal);
  }

  /** The clauses of the regulation being played that stand behind topics. */
  cite(...topics: Topic[]): string[] {
    return citeOf(this.book, topics);
  }

  /** The same about one cell: the clause that describes it stands with them. */
  citeCell(cell: number, ...topics: Topic[]): string[] {
    return [...new Set([...this.cite(...topics), ...clauseOfCell(this.book, cell)])];
  }

  /** A command that is not accepted: what is wrong, by which clause, in which field. */
  refuse(
    code: RefusalCode,
    topics: Topic[],
    more: { field?: string; params?: Record<string, string | number> } = {},
  ): Refusal {
    return { code, clauses: this.cite(...topics), ...more };
  }

  /** The label of a draw names the clause it is made by: `7.2:171:zeroing`. */
  label(topic: Topic, rest: string): string {
    const [clause] = this.cite(topic);
    return `${clause!.slice(this.book.id.length + 1)}:${rest}`;
  }

  ruling(id: RulingId): string {
    return rulingOf(this.state, id);
  }

  /** The person's seat, when the command comes from somebody who has one. */
  get seat(): SeasonState['seats'][number] | undefined {
    return this.author.kind === 'person' ? seatOf(this.state, this.author.person) : undefined;
  }

  get isOrganiser(): boolean {
    return this.author.kind === 'organiser';
  }

  /** How the log names whoever gave the command. */
  get person(): string {
    return this.author.kind === 'person' ? this.author.person : this.author.kind;
  }
}
