/** What a decision works with: the state as it goes along, who asks and when, luck, and a way to record events. */
import type { Author, Context, Decision, Draws, Instant, Refusal } from '../../engine/contract.js';
import { Run } from '../../engine/run.js';
import type { ClauseId } from './clauses.js';
import type { Audience, TwelveRoomsEvent } from './events.js';
import { evolve } from './evolve.js';
import type { RefusalCode } from './refusals.js';
import type { RulingId } from './rulings.js';
import { copyState, type GameState, type PlayerState, playerOfPerson, rulingOf } from './state.js';

type Without<E, K extends string> = E extends unknown ? Omit<E, K> : never;

/** A clause without the rulebook's name: `G.4`. A wrong one does not compile. */
export type Clause = ClauseId extends `twelve-rooms:${infer Short}` ? Short : never;

/** An event as a rule writes it: the moment is added by the turn. */
export type NewEvent = Without<TwelveRoomsEvent, 'at' | 'clauses' | 'rulings' | 'audience'> & {
  audience: Audience;
  clauses: string[];
  rulings?: RulingId[];
};

export function cite(...clauses: Clause[]): string[] {
  return clauses.map((clause) => `twelve-rooms:${clause}`);
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
  private readonly run: Run<GameState, TwelveRoomsEvent>;

  constructor(state: GameState, context: Context) {
    this.author = context.author;
    this.at = context.at;
    this.draws = context.draws;
    this.run = new Run(state, evolve, copyState, context);
  }

  get state(): GameState {
    return this.run.state;
  }

  get events(): TwelveRoomsEvent[] {
    return this.run.events;
  }

  emit(event: NewEvent): void {
    this.run.emit({ ...event, at: this.at } as TwelveRoomsEvent);
  }

  decision(refusal: Refusal | undefined): Decision<TwelveRoomsEvent, GameState> {
    return this.run.decision(refusal);
  }

  /** What a trial that began from this very state has come to. */
  adopt(trial: Turn): void {
    this.run.events.push(...trial.events);
    this.run.state = trial.state;
  }

  ruling(id: RulingId): string {
    return rulingOf(this.state, id);
  }

  /** The player's seat, when the command comes from somebody who holds one. */
  get player(): PlayerState | undefined {
    return this.author.kind === 'person' ? playerOfPerson(this.state, this.author.person) : undefined;
  }

  get isMaster(): boolean {
    return this.author.kind === 'organiser';
  }
}
