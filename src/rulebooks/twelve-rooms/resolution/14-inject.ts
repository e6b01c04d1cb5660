/** A.14, P.SAVIOUR.US: «Препарат» Спасителя: a deadly injection; a peaceful victim costs him his healing for good. */
import { each } from './actions.js';
import { strike } from './leaving.js';
import type { Resolution } from './resolution.js';

export function inject(r: Resolution): void {
  each(r, 'inject', (actor, { target }, line) => {
    line.rulings.push('inject.limit');
    strike(r, { victim: target, cause: 'injection', by: actor.id, clause: 'P.SAVIOUR.US' }, line);
  });
}
