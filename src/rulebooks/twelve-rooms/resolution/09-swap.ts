/** A.9, N.EXECUTOR.AS1: «Обмен» Исполнителя: two players in the game change roles with all that belongs to them. */
import { roleOf, swapsInForce } from '../state.js';
import { cite } from '../turn.js';
import { each, fail, present } from './actions.js';
import { change, type Resolution } from './resolution.js';

export function swap(r: Resolution): void {
  each(r, 'swap', (_actor, { targets: [a, b] }, line) => {
    if (!present(r, a, line) || !present(r, b, line)) return;
    const inForce = swapsInForce(r.state);
    line.rulings.push('swap.count');
    // A second executor's ability may have been sent in the same turn.
    if (inForce.length >= 2) {
      fail(line, 'swapLimit');
      return;
    }
    if (inForce.some(({ players }) => players.includes(a) && players.includes(b))) {
      fail(line, 'swapRepeated');
      return;
    }
    const before = [roleOf(r.player(a)), roleOf(r.player(b))] as const;
    r.emit({
      type: 'RolesSwapped',
      turn: r.number,
      players: [a, b],
      audience: 'master',
      clauses: cite('A.9', 'N.EXECUTOR.AS1'),
      rulings: ['swap.count'],
    });
    line.changes.push(change('role', { player: a, from: before[0], to: before[1] }));
    line.changes.push(change('role', { player: b, from: before[1], to: before[0] }));
  });
}
