/** A.21, P.OBSERVER.AS1: «Путевой лист» Наблюдателя: where the target was after each of his last three moves, and before them. */
import { checkable, each } from './actions.js';
import { change, type Resolution } from './resolution.js';

const MOVES = 3;

export function route(r: Resolution): void {
  each(r, 'route', (actor, { ability, target }, line) => {
    if (!checkable(r, target, line)) return;
    const rooms = r.player(target).route.slice(-(MOVES + 1));
    r.find(actor.id, { kind: 'route', ability, target, rooms });
    line.changes.push(change('report', { player: actor.id, to: rooms.join(' ') }));
  });
}
