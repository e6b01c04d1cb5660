/** A.1, N.GUARANTOR.AS1: «Отдыхай» Поручителя: the target's active abilities fail this turn; special ones and the kill do not. */
import { each, present } from './actions.js';
import { change, type Resolution } from './resolution.js';

export function block(r: Resolution): void {
  each(r, 'block', (_actor, { target }, line) => {
    if (!present(r, target, line)) return;
    r.blocked.add(target);
    line.changes.push(change('blocked', { player: target, to: 'on' }));
  });
}
