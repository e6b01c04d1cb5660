/** A.11, N.SERVANT.AS1: «Терапия» Служителя: a teammate's guilt is not there this turn. */
import { cite } from '../turn.js';
import { each, present } from './actions.js';
import { change, type Resolution } from './resolution.js';

export function therapy(r: Resolution): void {
  each(r, 'therapy', (_actor, { target }, line) => {
    if (!present(r, target, line)) return;
    r.emit({
      type: 'GuiltChanged',
      turn: r.number,
      player: target,
      kind: 'relief',
      on: true,
      audience: 'master',
      clauses: cite('A.11', 'N.SERVANT.AS1'),
    });
    line.changes.push(change('relief', { player: target, to: 'on' }));
  });
}
