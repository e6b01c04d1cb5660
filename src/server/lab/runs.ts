/** Runs of the lab on the server: one at a time, gone with whoever asked for it. */
import { ApiProblem } from '../problems.js';

export class LabRuns {
  private running: AbortController | null = null;

  stopAll(): void {
    this.running?.abort();
  }

  /** Takes the place of the one run, until `done` is called. @throws ApiProblem `too-many-requests` */
  begin(): { stop: AbortController; done(): void } {
    if (this.running) throw new ApiProblem('too-many-requests');
    const stop = new AbortController();
    this.running = stop;
    return {
      stop,
      done: () => {
        if (this.running === stop) this.running = null;
      },
    };
  }
}
