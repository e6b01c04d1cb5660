/**
 * A decision of many steps: each event is applied to a working copy at once, so that the next step sees what the last
 * one did, and the caller's state stays untouched.
 */
export class Run<S, E> {
  readonly events: E[] = [];
  state: S;

  constructor(
    state: S,
    private readonly evolve: (state: S, event: E) => S,
  ) {
    this.state = structuredClone(state);
  }

  emit(event: E): void {
    this.events.push(event);
    this.state = this.evolve(this.state, structuredClone(event));
  }
}
