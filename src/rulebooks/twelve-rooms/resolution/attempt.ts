/** The resolution of a turn from its first step to its last, on a copy. A question stops it: the turn stays as it was. */
import type { StepTrace } from '../shapes.js';
import { cite, Turn } from '../turn.js';
import { start } from './00-start.js';
import { type Question, Resolution } from './resolution.js';
import { conclude, type Ending } from './results.js';
import { STEPS } from './steps.js';

export interface Outcome extends Ending {
  /** The decision with all that happened in it. */
  trial: Turn;
  trace: StepTrace[];
}

/** What the turn comes to, or null when a question had to be asked; the question is then raised in `turn`. */
export function attempt(turn: Turn): Outcome | null {
  const trial = new Turn(turn.state, { author: turn.author, at: turn.at, draws: turn.draws });
  const r = new Resolution(trial);
  start(r);
  r.close('start', 'M.3');
  for (const [clause, step] of STEPS) {
    step(r);
    if (r.question) return raise(turn, r, r.question);
    r.close(clause, clause);
  }
  const ending = conclude(r);
  if ('question' in ending) return raise(turn, r, ending.question);
  return { ...ending, trial, trace: r.trace };
}

function raise(turn: Turn, r: Resolution, { clauses, ...question }: Question): null {
  turn.emit({
    type: 'AskRaised',
    ...question,
    turn: r.number,
    audience: 'master',
    clauses: cite(...clauses),
  });
  return null;
}
