/** A.19, P.CARETAKER.AS2: «Кто здесь?» Смотрителя: the roles of everybody in a room after the movement; the room with cameras tells nothing. */
import { ROLES } from '../roles.js';
import { roleOf } from '../state.js';
import { each, fail } from './actions.js';
import { change, type Resolution } from './resolution.js';

export function census(r: Resolution): void {
  each(r, 'census', (actor, { ability, room }, line) => {
    if (r.kind(room) === 'cameras') {
      fail(line, 'camerasRoom', 'R.CAMERAS');
      return;
    }
    const inside = r.inside(room).map(roleOf);
    // In the order of the regulation, so that the order tells nothing.
    const roles = ROLES.flatMap((role) => inside.filter((found) => found === role));
    r.find(actor.id, { kind: 'roles', ability, room, roles });
    line.changes.push(change('report', { player: actor.id, to: roles.join(' ') }));
  });
}
