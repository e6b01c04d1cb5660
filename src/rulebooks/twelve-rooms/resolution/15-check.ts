/** A.15, P.CARETAKER.AS1: «Личина» Смотрителя: the role the target has now, after swaps. */
import { roleOf } from '../state.js';
import { checkable, each } from './actions.js';
import { change, type Resolution } from './resolution.js';

export function check(r: Resolution): void {
  each(r, 'check', (actor, { ability, target }, line) => {
    if (!checkable(r, target, line)) return;
    const role = roleOf(r.player(target));
    r.find(actor.id, { kind: 'role', ability, target, role });
    line.changes.push(change('report', { player: actor.id, to: role }));
  });
}
