/** A.4, N.STEWARD.AS1: «Я сказал» Распорядителя: two votes are replaced; the voters keep their own weights. */
import { each } from './actions.js';
import { change, type Resolution } from './resolution.js';

export function dictate(r: Resolution): void {
  each(r, 'dictate', (_actor, { votes }, line) => {
    for (const { voter, vote } of votes) {
      // Of two who command the same voter the later one has the last word.
      r.dictated.set(voter, vote);
      line.changes.push(change('vote', { player: voter, from: r.move(voter).vote ?? null, to: vote }));
    }
  });
}
