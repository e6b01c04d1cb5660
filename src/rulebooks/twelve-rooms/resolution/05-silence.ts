/** A.5, N.STEWARD.AS2: «Молчать» Распорядителя: votes of those who stood in the room at the start of the turn do not count. */
import { each } from './actions.js';
import { change, type Resolution } from './resolution.js';

export function silence(r: Resolution): void {
  each(r, 'silence', (_actor, { room }, line) => {
    r.silenced.add(room);
    line.changes.push(change('silenced', { room, to: 'on' }));
  });
}
