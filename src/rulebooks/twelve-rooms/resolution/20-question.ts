/** A.20, P.INVESTIGATOR.AS: «Допрос» Дознавателя: guilt as it is after the movement; in the cocoa room it is not found. */
import { guiltFound } from '../status.js';
import { checkable, each } from './actions.js';
import { change, type Resolution } from './resolution.js';

export function question(r: Resolution): void {
  each(r, 'question', (actor, { ability, target }, line) => {
    if (!checkable(r, target, line)) return;
    const player = r.player(target);
    const found = guiltFound(r.state, player, r.number);
    if (r.kind(player.room) === 'cocoa') line.clauses.push('R.COCOA');
    r.find(actor.id, { kind: 'guilt', ability, target, found });
    line.changes.push(change('report', { player: actor.id, to: found ? 'found' : 'not found' }));
  });
}
