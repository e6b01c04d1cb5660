/**
 * A decision of many steps: each event is applied to a working copy at once, so that the next step sees what the last
 * one did, and the caller's state stays untouched. The copy is made when the first event comes: a refusal costs none.
 */
export class Run<S, E> {
  readonly events: E[] = [];
  private copied = false;

  constructor(
    public state: S,
    private readonly evolve: (state: S, event: E) => S,
    private readonly copy: (state: S) => S = structuredClone,
  ) {}

  emit(event: E): void {
    if (!this.copied) {
      this.state = this.copy(this.state);
      this.copied = true;
    }
    this.events.push(event);
    this.state = this.evolve(this.state, event);
  }
}
