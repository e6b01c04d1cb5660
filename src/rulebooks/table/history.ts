/** I.2: undo and redo. Both are entries of their own: nothing is erased, and a step that is not the last is not undone. */
import { judgeOnly } from './access.js';
import type { CommandOf } from './commands.js';
import type { Step } from './state.js';
import { whatOf } from './steps.js';
import { cite, type Outcome, refuse, type Turn } from './turn.js';

export function undo(turn: Turn, { step }: CommandOf<'undo'>): Outcome {
  const refusal = judgeOnly(turn);
  if (refusal) return refusal;
  const last = turn.state.steps.at(-1);
  if (!last) return refuse('nothing-to-undo', ['I.2']);
  if (last.step !== step) return refuse('moved-on', ['I.2'], { field: 'step', params: moved(last) });
  turn.emit({ type: 'Undone', undid: step, what: whatOf(last), clauses: cite('I.2') });
}

export function redo(turn: Turn, { step }: CommandOf<'redo'>): Outcome {
  const refusal = judgeOnly(turn);
  if (refusal) return refusal;
  const last = turn.state.undone.at(-1);
  if (!last) return refuse('nothing-to-redo', ['I.2']);
  if (last.step !== step) return refuse('moved-on', ['I.2'], { field: 'step', params: moved(last) });
  turn.emit({ type: 'Redone', redid: step, what: whatOf(last), clauses: cite('I.2') });
}

function moved(last: Step): Record<string, string | number> {
  return { step: last.step, what: whatOf(last) };
}
