/** A.16, P.OBSERVER.AS2: «Устройство» Наблюдателя: cameras hang over two doors before anybody moves; what they saw comes with the movement. */
import { doorOf } from '../geometry.js';
import { each } from './actions.js';
import type { Resolution } from './resolution.js';

export function doors(r: Resolution): void {
  each(r, 'doors', (actor, action) => {
    r.cameras.push({ actor: actor.id, doors: action.doors.map(([a, b]) => doorOf(a, b)) });
  });
}
