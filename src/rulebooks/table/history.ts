/** I.2: undo and redo. Both are entries of their own: nothing is erased, and a step that is not the last is not undone. */
import type { Numbers } from '../../engine/contract.js';
import { judgeOnly } from './access.js';
import type { CommandOf, TableCommand } from './commands.js';
import type { TableEvent } from './events.js';
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

/** What an undone step, a foul taken back or moved goes by. */
export const numbers: Numbers<TableCommand, TableEvent> = {
  fields: {
    undo: { field: 'step', kind: 'step' },
    redo: { field: 'step', kind: 'step' },
    takeFoul: { field: 'foul', kind: 'foul' },
    moveFoul: { field: 'foul', kind: 'foul' },
  },
  given(event, kind) {
    if (kind === 'step') return event.step;
    return event.type === 'FoulGiven' ? event.n : null;
  },
  gone: (command) =>
    'foul' in command
      ? refuse('no-such-foul', ['V.total'], { field: 'foul', params: { foul: command.foul as number } })
      : refuse('step-gone', ['I.2'], { field: 'step' }),
};

function moved(last: Step): Record<string, string | number> {
  return { step: last.step, what: whatOf(last) };
}
