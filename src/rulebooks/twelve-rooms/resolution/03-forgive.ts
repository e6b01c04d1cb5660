/** A.3, N.SERVANT.US: «Всепрощение» Служителя: all guilt there is goes for good. */
import { cite } from '../turn.js';
import { each } from './actions.js';
import { change, type Resolution } from './resolution.js';

export function forgive(r: Resolution): void {
  each(r, 'forgive', (_actor, _action, line) => {
    for (const { id } of r.state.players.filter((player) => player.guilt)) {
      r.emit({
        type: 'GuiltChanged',
        turn: r.number,
        player: id,
        kind: 'guilt',
        on: false,
        audience: 'master',
        clauses: cite('A.3', 'N.SERVANT.US'),
      });
      line.changes.push(change('guilt', { player: id, from: 'on', to: 'off' }));
    }
  });
}
