/** What a decision works with: the state as it goes along, who asks and when, luck, and a way to record events. */
import type { Author, Draws, Instant, Refusal } from '../../engine/contract.js';
import { Run } from '../../engine/run.js';
import type { ClauseId } from './clauses.js';
import type { MafiaEvent } from './events.js';
import { evolve } from './evolve.js';
import type { RefusalCode } from './refusals.js';
import { type RulingId, rulings } from './rulings.js';
import { copyState, type SeasonState, seatOf } from './state.js';

type Without<E, K extends string> = E extends unknown ? Omit<E, K> : never;

/** A clause without the rulebook's name: `6.4`. A wrong one does not compile. */
export type Clause = ClauseId extends `mafia-2018:${infer Short}` ? Short : never;

/** An event as a rule writes it: the moment is added by the turn. */
export type NewEvent = Without<MafiaEvent, 'at' | 'clauses' | 'rulings'> & {
  clauses: string[];
  rulings?: RulingId[];
};

export function cite(...clauses: Clause[]): string[] {
  return clauses.map((clause) => `mafia-2018:${clause}`);
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
  private readonly run: Run<SeasonState, MafiaEvent>;

  constructor(
    state: SeasonState,
    readonly author: Author,
    readonly at: Instant,
    readonly draws: Draws,
  ) {
    this.run = new Run(state, evolve, copyState);
  }

  get state(): SeasonState {
    return this.run.state;
  }

  get events(): MafiaEvent[] {
    return this.run.events;
  }

  emit(event: NewEvent): void {
    this.run.emit({ ...event, at: this.at } as MafiaEvent);
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

/** The value in force of a ruling. */
export function rulingOf(state: SeasonState, id: RulingId): string {
  return state.rulings[id] ?? rulings[id].default;
}
