/** A.18, P.GUARDIAN.AS: «По бумагам» Блюстителя: the statuses of two others, as they are after the movement. */
import { statusOf } from '../status.js';
import { checkable, each } from './actions.js';
import { change, type Resolution } from './resolution.js';

export function compare(r: Resolution): void {
  each(r, 'compare', (actor, { ability, targets }, line) => {
    if (!targets.every((target) => checkable(r, target, line))) return;
    const [a, b] = targets.map((target) => statusOf(r.state, r.player(target), r.number));
    const same = a === b;
    r.find(actor.id, { kind: 'statuses', ability, targets, same });
    line.changes.push(change('report', { player: actor.id, to: same ? 'same' : 'different' }));
  });
}
