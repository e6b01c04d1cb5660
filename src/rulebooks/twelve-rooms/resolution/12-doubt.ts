/** A.12, N.SERVANT.AS2: «Зародить сомнения» Служителя: the target feels guilt this turn. */
import { cite } from '../turn.js';
import { each, present } from './actions.js';
import { change, type Resolution } from './resolution.js';

export function doubt(r: Resolution): void {
  each(r, 'doubt', (_actor, { target }, line) => {
    if (!present(r, target, line)) return;
    r.emit({
      type: 'GuiltChanged',
      turn: r.number,
      player: target,
      kind: 'doubt',
      on: true,
      audience: 'master',
      clauses: cite('A.12', 'N.SERVANT.AS2'),
    });
    line.changes.push(change('doubt', { player: target, to: 'on' }));
  });
}
