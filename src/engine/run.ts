/** A decision of many steps: each event is folded at once, so that the next step sees what the last one did. */
import type { Context, Decision, Refusal } from './contract.js';

/**
 * Works on a copy, made when the first event comes: the caller's state stays as it was, and a refusal costs no copy. A state
 * that is given away (`inPlace`) is not copied.
 */
export class Run<S, E> {
  readonly events: E[] = [];
  private own: boolean;
  private readonly given: boolean;

  constructor(
    public state: S,
    private readonly evolve: (state: S, event: E) => S,
    private readonly copy: (state: S) => S = structuredClone,
    context: Pick<Context, 'inPlace'> = {},
  ) {
    this.given = context.inPlace === true;
    this.own = this.given;
  }

  emit(event: E): void {
    if (!this.own) {
      this.state = this.copy(this.state);
      this.own = true;
    }
    this.events.push(event);
    this.state = this.evolve(this.state, event);
  }

  decision(refusal: Refusal | undefined): Decision<E, S> {
    if (!refusal) return { events: this.events, state: this.state };
    return this.given && this.events.length > 0 ? { refusal, spoilt: true } : { refusal };
  }
}
