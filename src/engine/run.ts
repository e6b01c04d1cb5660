/** A decision of many steps: each event is folded at once, so that the next step sees what the last one did. */
import type { Context, Decision, Refusal } from './contract.js';

/**
 * Works on a copy, made when the first event comes: the caller's state stays as it was, and a refusal costs no copy. A state
 * that is given away (`inPlace`) is not copied.
 */
export class Run<S, E> {
  readonly events: E[] = [];
  private own: boolean;

  constructor(
    public state: S,
    private readonly evolve: (state: S, event: E) => S,
    private readonly copy: (state: S) => S = structuredClone,
    context: Pick<Context, 'inPlace'> = {},
  ) {
    this.own = context.inPlace === true;
  }

  emit(event: E): void {
    if (!this.own) {
      this.state = this.copy(this.state);
      this.own = true;
    }
    this.events.push(event);
    this.state = this.evolve(this.state, event);
  }

  /** @throws when the command is refused after an event: the state may have been changed, and a refusal changes nothing */
  decision(refusal: Refusal | undefined): Decision<E, S> {
    if (!refusal) return { events: this.events, state: this.state };
    if (this.events.length > 0) throw new Error(`refused after an event: ${refusal.code}`);
    return { refusal };
  }
}
