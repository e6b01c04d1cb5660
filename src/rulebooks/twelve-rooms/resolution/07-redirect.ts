/** A.7, P.CARETAKER.US: «Знакомство» Смотрителя: whatever healing comes at the next step goes to him. */
import { each } from './actions.js';
import { change, type Resolution } from './resolution.js';

export function redirect(r: Resolution): void {
  each(r, 'redirect', (actor, _action, line) => {
    r.redirect = actor.id;
    line.changes.push(change('healer', { player: actor.id, to: 'on' }));
  });
}
