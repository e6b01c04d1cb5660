/** A.10, N.EXECUTOR.AS2: «Обман» Исполнителя: the status is the opposite in this turn and the next. */
import { cite } from '../turn.js';
import { each, present } from './actions.js';
import { change, type Resolution } from './resolution.js';

const TURNS = 2;

export function deceive(r: Resolution): void {
  each(r, 'deceive', (_actor, { target }, line) => {
    if (!present(r, target, line)) return;
    const { falseUntil } = r.player(target);
    const again = falseUntil >= r.number;
    if (again) line.rulings.push('deceive.again');
    const until = again && r.ruling('deceive.again') === 'cancel' ? null : r.number + TURNS - 1;
    r.emit({
      type: 'StatusFlipped',
      turn: r.number,
      player: target,
      until,
      audience: 'master',
      clauses: cite('A.10', 'N.EXECUTOR.AS2'),
      ...(again ? { rulings: ['deceive.again'] as const satisfies string[] } : {}),
    });
    line.changes.push(change('falseStatus', { player: target, from: again ? falseUntil : null, to: until }));
  });
}
