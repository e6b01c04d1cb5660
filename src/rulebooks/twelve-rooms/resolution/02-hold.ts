/** A.2, N.GUARANTOR.AS2: «Останься» Поручителя: the target does not leave his room this turn. */
import { each, present } from './actions.js';
import { change, type Resolution } from './resolution.js';

export function hold(r: Resolution): void {
  each(r, 'hold', (_actor, { target }, line) => {
    if (!present(r, target, line)) return;
    r.held.add(target);
    line.changes.push(change('held', { player: target, to: 'on' }));
  });
}
